// Package game turns the items of a game into typed data: its tags, and a flat list of its moves with their variations, each made by the
// laws of chess. What is wrong with the text and with the moves becomes findings.
package game

import (
	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
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
	// Tags are its tag pairs in the order of the text; those without quotes are among them: see [Game.Tag].
	Tags []Tag
	// firsts have, by the tag, the number from 1 in Tags of the one that counts.
	firsts [tags.Count]int32
	// Variant says by which laws the moves are judged.
	Variant Variant
	// Start is the position before the first move. HasStart is false if the FEN cannot be read, in which case Start is the initial position, or
	// if it does not have one king of each side: then all moves are words.
	Start    chess.Position
	HasStart bool
	// StartFaults are the faults of the FEN, with places in the text of its value.
	StartFaults []chess.FENFault
	// Moves are the moves of the main line and of all variations, in the order of the text.
	Moves []Move
	// Variations are in the order of the text.
	Variations []Variation
	// Comments, NAGs and Commands are sorted by the moves that they belong to, and those of a move are in the order of the text.
	Comments []Comment
	NAGs     []NAG
	Commands []Command
	// Texts is what means nothing among the moves, and what belongs to the move before it, in the order of the text. Every word and every
	// sign of the game is a move, a NAG, the marker, or in one of them.
	Texts []Text
	// Result is what the marker says, or else what there is to know: the tag, or the final position (8.2.6-a).
	Result values.Result
	// Marker is the number from 1 of the item that ends the game; 0 where the marker is missing.
	Marker uint32
	// End is how the main line ends on the board.
	End chess.End
}

// Move is a move of the main line or of a variation. It has no text of its own: that is the text of its item.
type Move struct {
	// Item is the number of its item, from 0.
	Item uint32
	// Parent is the number of the move before it in its line; -1 at the start.
	Parent int32
	// Ply is how many moves its line has from the start of the game up to it: 1 for the first.
	Ply uint32
	// Move is what it does; [chess.NoMove] for a word.
	Move  chess.Move
	Flags Flags
}

// Flags say more of a move.
type Flags uint16

// The flags.
const (
	Starts    Flags = 1 << iota // a variation begins with it
	Canonical                   // it is written as export format has it
	Check
	Mate
	Word // it is kept as text: it is not legal, or cannot be read, or comes after such a move, or the laws of chess do not apply
)

// What is around the moves: lines in parentheses (8.2.5), comments (chapter 5), text, and numeric annotation glyphs (8.2.4).
type (
	Variation = tree.Variation
	Comment   = tree.Comment
	Text      = tree.Text
	NAG       = tree.NAG
)

// Variant is a kind of chess.
type Variant uint8

// The variants.
const (
	Standard Variant = iota
	Chess960
	Other // one that is not played by the laws of chess: the moves are words (ledger 8.2-g)
)
