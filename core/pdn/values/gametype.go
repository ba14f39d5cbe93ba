package values

import (
	"strconv"

	"pbn/core/draughts"
)

// GameType is what the tag GameType says: which game it is, and on what board (V-1).
type GameType struct {
	Number int
	// The rest is as the text has it, or where it has only a number, as the table has it (V-2); it is zero for a number that has no row.
	Start         draughts.Color
	Width, Height int
	Notation      byte // 'A' for letters, 'N' for numbers, 'S' for the short notation of chess
	Corner        int  // of the first square, as who begins sees the board: 0 bottom left, 1 bottom right, 2 top left, 3 top right
	Inverted      bool // the bottom left corner is not played on
}

// Laws is what this project knows of the laws of a game.
type Laws uint8

// The kinds.
const (
	NoDraughts Laws = iota // chess and other games
	Unknown                // a number that is reserved (V-8)
	NotYet                 // draughts whose laws nobody has confirmed: Turkish and Thai (V-11)
	Judged                 // draughts with laws
	OfTheMoves             // the laws of the moves, not those of the result: lidraughts' own games
)

// The numbers of games that have no row in the table of draughts, by their meaning in the table of the standard.
const (
	turkish       = 30
	thai          = 31
	othello       = 50
	firstDraughts = 20
	breakthrough  = 96
	frysk         = 97
	antidraughts  = 98
	fromPosition  = 99
	longestNumber = 4 // digits of a number of a game, or of a side of a board
)

// Known returns what is known of the laws of the game.
func (g GameType) Known() Laws {
	switch n := g.Number; {
	case n < firstDraughts || n == othello:
		return NoDraughts
	case n == turkish || n == thai:
		return NotYet
	case n >= breakthrough && n <= fromPosition:
		return OfTheMoves
	}
	if _, ok := draughts.Numbered(g.Number); ok {
		return Judged
	}
	return Unknown
}

// row returns the row of the table of draughts whose laws the game has.
func (g GameType) row() (v draughts.Variant, ok bool) {
	number := g.Number
	switch number {
	case breakthrough, antidraughts, fromPosition:
		number = 20
	case frysk:
		number = 40
	}
	return draughts.Numbered(number)
}

// Variant returns the variant of draughts, on the board that the text says (V-6): the laws, the separator and the results are those of the
// table. ok is false for a game that has no laws here; Thai draughts has some. isOwnBoard is false where there is no such board, and the
// variant's own one is taken.
func (g GameType) Variant() (v draughts.Variant, isOwnBoard, ok bool) {
	row, ok := g.row()
	if !ok {
		return row, false, false
	}
	v = row
	v.Start, v.Width, v.Height, v.Letters, v.Corner, v.Inverted = g.Start, g.Width, g.Height, g.Notation == 'A', g.Corner, g.Inverted
	if v == row {
		return v, true, true
	}
	if _, isOwnBoard = draughts.New(v); !isOwnBoard {
		return row, false, true
	}
	return v, true, true
}

// full returns what a number alone stands for (V-2).
func full(number int) GameType {
	g := GameType{Number: number}
	if number == 0 {
		return GameType{0, draughts.White, 8, 8, 'S', 0, false}
	}
	if number == turkish {
		return GameType{turkish, draughts.White, 8, 8, 'A', 0, false}
	}
	if row, ok := g.row(); ok {
		g.Start, g.Width, g.Height, g.Notation, g.Corner, g.Inverted = row.Start, row.Width, row.Height, 'N', row.Corner, row.Inverted
		if row.Letters {
			g.Notation = 'A'
		}
	}
	return g
}

// Numbered returns the game that a number alone stands for (V-2).
func Numbered(number int) GameType { return full(number) }

// IsFull reports whether the attributes are those of the table, so that the number says it all.
func (g GameType) IsFull() bool { return g == full(g.Number) }

// ReadGameType reads a value of the tag. Its state is Standard, also of a text with attributes that need not be there; Odd where only the
// number can be read, which the game then is; Silent of "" and "?"; else Bad.
func ReadGameType(text string) (g GameType, state State) {
	if SaysNothing(text) {
		return g, Silent
	}
	r := fields{rest: text}
	number, ok := r.number()
	if !ok {
		return g, Bad
	}
	g = full(number)
	if r.rest == "" {
		return g, Standard
	}
	if own, ok := r.attributes(number); ok {
		return own, Standard
	}
	return g, Odd
}

// AppendGameType appends a value of the tag: the number alone where the rest is that of the table (V-2).
func AppendGameType(out []byte, g GameType) []byte {
	out = strconv.AppendInt(out, int64(g.Number), 10)
	if g.IsFull() || g.Width == 0 {
		return out
	}
	out = append(out, ',', "WB"[g.Start&1], ',')
	out = append(strconv.AppendInt(out, int64(g.Width), 10), ',')
	out = append(strconv.AppendInt(out, int64(g.Height), 10), ',', g.Notation, '0'+byte(g.Corner&3), ',', '0')
	if g.Inverted {
		out[len(out)-1] = '1'
	}
	return out
}

// fields reads fields with commas between them.
type fields struct{ rest string }

// number reads digits.
func (r *fields) number() (n int, ok bool) {
	at := 0
	for at < len(r.rest) && at < longestNumber && r.rest[at]-'0' <= 9 {
		n = 10*n + int(r.rest[at]-'0')
		at++
	}
	r.rest = r.rest[at:]
	return n, at > 0 && (r.rest == "" || r.rest[0] == ',')
}

// one reads a comma and a byte that is one of some.
func (r *fields) one(of string) (c byte, ok bool) {
	if len(r.rest) < 2 || r.rest[0] != ',' {
		return 0, false
	}
	c, r.rest = r.rest[1], r.rest[2:]
	for i := range len(of) {
		if of[i] == c {
			return c, true
		}
	}
	return 0, false
}

// comma reads a comma.
func (r *fields) comma() (ok bool) {
	if ok = r.rest != "" && r.rest[0] == ','; ok {
		r.rest = r.rest[1:]
	}
	return ok
}

// attributes reads what comes after the number.
func (r *fields) attributes(number int) (g GameType, ok bool) {
	g.Number = number
	start, ok := r.one("WB")
	if !ok || !r.comma() {
		return g, false
	}
	if start == 'B' {
		g.Start = draughts.Black
	}
	if g.Width, ok = r.number(); !ok || !r.comma() {
		return g, false
	}
	if g.Height, ok = r.number(); !ok {
		return g, false
	}
	if g.Notation, ok = r.one("ANS"); !ok || r.rest == "" || r.rest[0] < '0' || r.rest[0] > '3' {
		return g, false
	}
	g.Corner, r.rest = int(r.rest[0]-'0'), r.rest[1:]
	if r.rest == "" {
		return g, true
	}
	inverted, ok := r.one("01")
	g.Inverted = inverted == '1'
	return g, ok && r.rest == ""
}

// names are what games are called in the tag Variant, in small letters.
var names = [...]struct {
	name   string
	number int
}{
	{"standard", 20}, {"international draughts", 20}, {"american/english", 21}, {"american checkers", 21}, {"checkers", 21},
	{"english draughts", 21}, {"italian draughts", 22}, {"american pool", 23}, {"pool checkers", 23}, {"american pool checkers", 23},
	{"spanish draughts", 24}, {"russian draughts", 25}, {"brazilian draughts", 26}, {"canadian draughts", 27}, {"portuguese draughts", 28},
	{"czech draughts", 29}, {"turkish", turkish}, {"turkish draughts", turkish}, {"thai draughts", thai}, {"frisian draughts", 40},
	{"breakthrough", breakthrough}, {"frysk!", frysk}, {"frysk", frysk}, {"antidraughts", antidraughts}, {"from position", fromPosition},
}

// NamedGame returns the game that the tag Variant names, as programs write it; its case does not count.
func NamedGame(name string) (g GameType, ok bool) {
	for i := range draughts.Variants {
		if v := &draughts.Variants[i]; isSame(v.Name, name) {
			return full(v.Number), true
		}
	}
	for _, one := range names {
		if isSame(one.name, name) {
			return full(one.number), true
		}
	}
	return GameType{}, false
}

// isSame reports whether a text is another that is written in small letters of ASCII, whatever its case.
func isSame(small, text string) bool {
	if len(small) != len(text) {
		return false
	}
	for i := range len(text) {
		c := text[i]
		if c >= 'A' && c <= 'Z' {
			c |= 0x20
		}
		if c != small[i] {
			return false
		}
	}
	return true
}
