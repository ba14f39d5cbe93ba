// Package game turns the items of a game of draughts into typed data: its tags, the variant that it is, and a flat list of its moves with
// their variations, each made by the laws of the variant. What is wrong with the text and with the moves is kept as values.
package game

import (
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
	"pbn/core/tree"
)

// Game is a game. It is valid until the next one is read: its lists are used again. Nothing in it has a text of its own: texts are those of
// its items.
type Game struct {
	// Number is the game's number in the file, from 1.
	Number int
	// Span is where it is, in bytes of the text that was read with it.
	Span source.Span
	// Items are what it was built from.
	Items *item.Game
	// Tags are its tag pairs in the order of the text: see [Game.Tag].
	Tags []Tag
	// firsts have, by the tag, the number from 1 in Tags of the one that counts.
	firsts [tags.Count]int32
	// Kind says which game it is, and how that is known.
	Kind Kind
	// Board is the board of the variant; nil where no laws apply, in which case all moves are words.
	Board *draughts.Board
	// Start is the position before the first move. HasStart is false if there is no board or if the FEN cannot be read: then moves are words
	// up to a setup.
	Start    draughts.Position
	HasStart bool
	// StartFaults are the faults of the tag FEN, with places in the text of its value.
	StartFaults []draughts.FENFault
	// Moves are the moves of the main line and of all variations, in the order of the text.
	Moves []Move
	// Variations are in the order of the text.
	Variations []tree.Variation
	// Setups are the positions among the moves, in the order of the text; SetupFaults what is wrong with them.
	Setups      []Setup
	SetupFaults []SetupFault
	// Comments, NAGs and Commands are sorted by the moves that they belong to, and those of a move are in the order of the text.
	Comments []tree.Comment
	NAGs     []tree.NAG
	Commands []Command
	// Texts is what means nothing among the moves, and what belongs to the move before it, in the order of the text. Every word and every
	// sign of the game is a move, a number, a NAG, a setup, the marker, or in one of them.
	Texts []tree.Text
	// Result is what the marker says or, where that is a star, which only ends the game, the tag.
	Result values.Result
	// Ending is what the marker says; Open where it is a star, or missing.
	Ending values.Result
	// Marker is the number from 1 of the item that ends the game; 0 where the marker is missing.
	Marker uint32
	// End is how the main line ends on the board; NoEnd where it is not known.
	End draughts.End
	// Faults are what is wrong, in the order in which it was found; Illegal is why moves are not legal, the first of each line.
	Faults  []Fault
	Illegal []Illegal
}

// Kind is which game of draughts a game is.
type Kind struct {
	// From says how that is known.
	From Source
	// Type is what the tag GameType says, or the number that was found; TypeState how it could be read: Bad of a game without the tag.
	Type      values.GameType
	TypeState values.State
	// Known says what is known of its laws.
	Known values.Laws
	// Variant is the row of the table, with the board that the tag says; its number is 0 where no laws apply.
	Variant draughts.Variant
	// Whole are the numbers of the variants by whose laws the whole main line is legal, where the game was replayed to find that out.
	// [values.GameType] has Portuguese draughts beside Spanish ones.
	Whole []int
}

// Source is how it is known which game it is.
type Source uint8

// The sources.
const (
	NoSource     Source = iota // it is not known
	FromGameType               // the tag GameType
	FromVariant                // the tag Variant
	FromReplay                 // the moves are legal by these laws, the furthest of all (V-9)
	AgainstBoard               // the tag GameType, but not its board: the game is legal on that of the table (V-7)
	AgainstType                // the moves, against the tag GameType (V-10)
)

// Move is a move of the main line or of a variation. It has no text of its own: that is the text of its items.
type Move struct {
	// Item and Last are the numbers of its first and last item, from 0.
	Item, Last uint32
	// NumberItem is the number from 1 of the item of the number before it; 0 if it has none.
	NumberItem uint32
	// Number is the number of the move, counted from the start of the game; the second player's has that of the move before it.
	Number uint32
	// Parent is the number of the move before it in its line; -1 at the start.
	Parent int32
	// Setup is the number of the setup that it is made from; -1 where it is made from the position after its parent.
	Setup int32
	// Ply is how many moves its line has from the start of the game up to it: 1 for the first.
	Ply   uint32
	Flags Flags
	// Move is what it does; of a word it has no pieces, and From and To are no squares.
	Move draughts.Move
}

// Flags say more of a move.
type Flags uint16

// The flags.
const (
	Starts    Flags = 1 << iota // a variation begins with it
	Canonical                   // it is written short, as PDN 3.0 demands; a long one may be, too
	Black                       // Black makes it
	Long                        // it is written with more than two squares
	Turned                      // its letters are those of who sits on the other side of the board
	Chosen                      // its squares are those of several captures, of which this one was taken: see Ambiguous
	Word                        // it is kept as text: it is not legal, or cannot be read, or comes after such a move, or no laws apply
)

// Setup is a position among the moves (S-1).
type Setup struct {
	Item uint32
	// Move and Before are as those of a comment: it stands after a move of its line, or before the first one of a variation.
	Move   int32
	Before bool
	// IsNull is set where it only gives the turn to who it says (S-5). IsRead is false where it cannot be read; what comes after it in its
	// line is not judged. IsFEN is set where it is a FEN at all, whatever that says.
	IsNull, IsRead, IsFEN bool
	// Value is where the FEN is, without its quotes.
	Value source.ShortSpan
	// Position is what is on the board after it.
	Position draughts.Position
}

// SetupFault is a fault of a FEN among the moves, with its place in the text of the value.
type SetupFault struct {
	Setup int32
	Fault draughts.FENFault
}

// Illegal is why a move is not legal.
type Illegal struct {
	Move   int32
	Reason draughts.Reason
}
