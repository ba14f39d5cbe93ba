// Package nag has the meanings of numeric annotation glyphs, NAGs (chapter 10), and the signs that books and programs write for them.
package nag

import "strings"

// Kind is what a NAG is about (chapter 10).
type Kind uint8

// The kinds. The standard reserves the numbers from 140 on; programs use some of them, which have a meaning here.
const (
	Null     Kind = iota // 0, which means nothing
	Move                 // 1 to 9, the move just played
	Position             // 10 to 135
	Time                 // 136 to 139, time pressure
	Reserved             // 140 to 255
)

// The first number of each kind.
const (
	firstMove     = 1
	firstPosition = 10
	firstTime     = 136
	FirstReserved = 140
)

// KindOf returns the kind of a NAG.
func KindOf(nag uint8) Kind {
	switch {
	case nag < firstMove:
		return Null
	case nag < firstPosition:
		return Move
	case nag < firstTime:
		return Position
	case nag < FirstReserved:
		return Time
	}
	return Reserved
}

// Meaning returns what a NAG means: in the words of the standard, without its remarks about suffixes, or as programs use the number that it
// reserves; "" where none of them does.
func Meaning(nag uint8) string {
	switch {
	case nag < firstOfSides:
		return alone[nag]
	case nag < FirstReserved:
		meaning := ofSides[(nag-firstOfSides)/2]
		if nag%2 == 0 {
			return meaning
		}
		return ofBlack(meaning)
	}
	for i := range inUse {
		if row := &inUse[i]; row.nag == nag {
			return row.meaning
		}
	}
	return ""
}

// ofBlack returns the meaning of the NAG after one that begins with White, in which the two have changed places.
func ofBlack(meaning string) string {
	meaning = strings.TrimPrefix(meaning, white)
	if before, after, has := strings.Cut(meaning, black); has {
		meaning = before + white + after
	}
	return black + meaning
}

const white, black = "White", "Black"

// alone are the meanings of the NAGs that are not of one side.
var alone = [firstOfSides]string{
	"null annotation",
	"good move",
	"poor move",
	"very good move",
	"very poor move",
	"speculative move",
	"questionable move",
	"forced move (all others lose quickly)",
	"singular move (no reasonable alternatives)",
	"worst move",
	"drawish position",
	"equal chances, quiet position",
	"equal chances, active position",
	"unclear position",
}

const firstOfSides = 14

// ofSides are the meanings of the NAGs from 14 on, of which the even ones are of White, and each one after it is the same of Black. The
// standard prints 84 to 87 for 94 to 97 (ledger 10-e).
var ofSides = [...]string{
	"White has a slight advantage",
	"White has a moderate advantage",
	"White has a decisive advantage",
	"White has a crushing advantage (Black should resign)",
	"White is in zugzwang",
	"White has a slight space advantage",
	"White has a moderate space advantage",
	"White has a decisive space advantage",
	"White has a slight time (development) advantage",
	"White has a moderate time (development) advantage",
	"White has a decisive time (development) advantage",
	"White has the initiative",
	"White has a lasting initiative",
	"White has the attack",
	"White has insufficient compensation for material deficit",
	"White has sufficient compensation for material deficit",
	"White has more than adequate compensation for material deficit",
	"White has a slight center control advantage",
	"White has a moderate center control advantage",
	"White has a decisive center control advantage",
	"White has a slight kingside control advantage",
	"White has a moderate kingside control advantage",
	"White has a decisive kingside control advantage",
	"White has a slight queenside control advantage",
	"White has a moderate queenside control advantage",
	"White has a decisive queenside control advantage",
	"White has a vulnerable first rank",
	"White has a well protected first rank",
	"White has a poorly protected king",
	"White has a well protected king",
	"White has a poorly placed king",
	"White has a well placed king",
	"White has a very weak pawn structure",
	"White has a moderately weak pawn structure",
	"White has a moderately strong pawn structure",
	"White has a very strong pawn structure",
	"White has poor knight placement",
	"White has good knight placement",
	"White has poor bishop placement",
	"White has good bishop placement",
	"White has poor rook placement",
	"White has good rook placement",
	"White has poor queen placement",
	"White has good queen placement",
	"White has poor piece coordination",
	"White has good piece coordination",
	"White has played the opening very poorly",
	"White has played the opening poorly",
	"White has played the opening well",
	"White has played the opening very well",
	"White has played the middlegame very poorly",
	"White has played the middlegame poorly",
	"White has played the middlegame well",
	"White has played the middlegame very well",
	"White has played the ending very poorly",
	"White has played the ending poorly",
	"White has played the ending well",
	"White has played the ending very well",
	"White has slight counterplay",
	"White has moderate counterplay",
	"White has decisive counterplay",
	"White has moderate time control pressure",
	"White has severe time control pressure",
}

// inUse are the meanings that programs give the numbers that the standard reserves (ledger 10-c): ChessPad and Scid those below 200, Scid
// the diagrams, ChessBase those from 238 on.
var inUse = [...]struct {
	nag     uint8
	meaning string
}{
	{140, "with the idea"},
	{141, "aimed against"},
	{142, "better is"},
	{143, "worse is"},
	{144, "equivalent is"},
	{145, "editor’s remark"},
	{146, "novelty"},
	{147, "weak point"},
	{148, "endgame"},
	{149, "line"},
	{150, "diagonal"},
	{151, "White has a pair of bishops"},
	{152, "Black has a pair of bishops"},
	{153, "bishops of opposite color"},
	{154, "bishops of same color"},
	{190, "etc."},
	{191, "doubled pawns"},
	{192, "isolated pawn"},
	{193, "connected pawns"},
	{194, "hanging pawns"},
	{195, "backward pawn"},
	{Diagram, "diagram"},
	{221, "diagram from Black’s side"},
	{238, "space advantage"},
	{239, "file"},
	{240, "diagonal"},
	{241, "center"},
	{242, "kingside"},
	{243, "queenside"},
	{244, "weak point"},
	{245, "ending"},
	{246, "pair of bishops"},
	{247, "bishops of opposite color"},
	{248, "bishops of same color"},
	{249, "connected pawns"},
	{250, "isolated pawns"},
	{251, "doubled pawns"},
	{252, "passed pawn"},
	{253, "pawn majority"},
	{254, "with"},
	{255, "without"},
}

// Diagram is the NAG that programs write where a diagram belongs.
const Diagram = 220
