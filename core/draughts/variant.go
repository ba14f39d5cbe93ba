package draughts

// Order is what a variant demands of captures: only those of the greatest worth may be played (D-8, D-9).
type Order uint8

// The orders. What is named first counts first.
const (
	AnyCapture    Order = iota
	MostPieces          // the most pieces
	MostKings           // the most pieces, then the most kings among them
	ItalianOrder        // the most pieces, then with a king, then the most kings, then those that take a king earlier
	KingBeforeMan       // with a king before with a man
	ByValue             // a man is worth 1, a king a little less than 2; then with a king
)

// Laws are how the pieces of a variant move and capture.
type Laws struct {
	Flying        bool // kings go any way along a line (D-2)
	Backwards     bool // men capture backwards, too (D-3)
	Passing       bool // a man that reaches the last row within a capture goes on as a king (D-11)
	KingsSafe     bool // a man may not take a king (D-5)
	Straight      bool // captures go along ranks and files, too (D-4)
	LandsNext     bool // a king lands on the square just behind what it takes
	LeavesAtOnce  bool // what was taken blocks nothing any more; elsewhere it stays to the end of the move (D-10)
	Order         Order
	MostKingMoves int // so often in a row the same king may move without a capture while its side has men; 0 for any (D-12)
	Draws         DrawLaws
}

// DrawLaws are after what a game is drawn (D-13). Where the sources of a variant give no number, there is none.
type DrawLaws struct {
	Repetition bool // a position for the third time
	KingMoves  int  // moves of each side with kings alone and without a capture; 0 for any
	// FewPieces reports that a game ends after 16 moves of each side with a lone king against three pieces, and after 5 against two or one,
	// of which one is a king.
	FewPieces bool
}

// Variant is a variant of draughts: what the tag GameType says of it, and its laws.
type Variant struct {
	Number        int // of the tag GameType
	Name          string
	Start         Color // who begins
	Width, Height int   // of the board, from 4 to 12
	// Letters reports that moves are written as c3-d4. In these variants, too, squares have numbers: from the top left as White sees the
	// board (F-9).
	Letters bool
	// Corner is where the first square is, 1 or a1, as who begins sees the board: 0 bottom left, 1 bottom right, 2 top left, 3 top right.
	Corner    int
	Inverted  bool // the bottom left corner, as who begins sees it, is not played on
	Separator byte // between the squares of a capture
	TwoPoints bool // results are 2-0, 1-1 and 0-2
	Rows      int  // of men at the start
	Laws      Laws
}

// international are the laws of FMJD's Annex 1, which others have taken over.
var international = Laws{Flying: true, Backwards: true, Order: MostPieces, Draws: DrawLaws{Repetition: true, KingMoves: 25, FewPieces: true}}

var (
	spanish = Laws{Flying: true, Order: MostKings}
	russian = Laws{Flying: true, Backwards: true, Passing: true, Draws: DrawLaws{KingMoves: 15}}
)

// Variants are the variants, in the order of their numbers. Of 23 it is American pool checkers; unified and Jamaican pool checkers have the
// same laws and other first squares.
var Variants = [...]Variant{
	{20, "international", White, 10, 10, false, 2, false, 'x', true, 4, international},
	{21, "english", Black, 8, 8, false, 1, false, 'x', false, 3, Laws{Draws: DrawLaws{KingMoves: 40}}},
	{22, "italian", White, 8, 8, false, 2, true, 'x', false, 3, Laws{KingsSafe: true, Order: ItalianOrder, Draws: DrawLaws{KingMoves: 40}}},
	{23, "pool", Black, 8, 8, false, 1, false, 'x', false, 3, Laws{Flying: true, Backwards: true}},
	{24, "spanish", White, 8, 8, false, 1, true, 'x', false, 3, spanish},
	{25, "russian", White, 8, 8, true, 0, false, ':', false, 3, russian},
	{26, "brazilian", White, 8, 8, true, 0, false, 'x', false, 3, international},
	{27, "canadian", White, 12, 12, false, 2, false, 'x', true, 5, international},
	{28, "portuguese", White, 8, 8, false, 1, true, 'x', false, 3, spanish},
	{29, "czech", White, 8, 8, true, 0, false, 'x', false, 3, Laws{Flying: true, Order: KingBeforeMan}},
	{31, "thai", Black, 8, 8, false, 2, false, '-', false, 2, Laws{Flying: true, LandsNext: true, LeavesAtOnce: true}},
	{40, "frisian", White, 10, 10, false, 2, false, 'x', false, 4,
		Laws{Flying: true, Backwards: true, Straight: true, Order: ByValue, MostKingMoves: 3}},
	{41, "spantsiretti", White, 10, 8, true, 0, false, ':', false, 3, russian},
}

// Numbered returns the variant with a number of the tag GameType.
func Numbered(number int) (v Variant, ok bool) {
	for _, v := range Variants {
		if v.Number == number {
			return v, true
		}
	}
	return Variant{}, false
}

// Named returns the variant with a name of the table, such as "russian".
func Named(name string) (v Variant, ok bool) {
	for _, v := range Variants {
		if v.Name == name {
			return v, true
		}
	}
	return Variant{}, false
}
