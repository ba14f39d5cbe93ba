// Package game turns the items of a game into typed data: its tags, and a flat list of its moves with their variations, each made by the laws
// of chess.
package game

import (
	"pbn/core/chess"
	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// Game is a game. It is valid until the next one is read.
type Game struct {
	// Number is the game's number in the file, from 1.
	Number int
	// Span is where it is, in bytes of the text that was read with it.
	Span source.Span
	// Start is the position that the first move is made from.
	Start chess.Position
	// Moves are the moves of the main line and of all variations, in the order of the text.
	Moves []Move
	// Result is what the marker says.
	Result scan.Result
}

// Move is a move of the main line or of a variation. It has no text of its own: that is the text of its item.
type Move struct {
	// Item is the number of its item, from 0.
	Item uint32
	// Parent is the number of the move before it in its line; -1 at the start.
	Parent int32
	Move   chess.Move
	Flags  Flags
}

// Flags say more of a move.
type Flags uint16

// The flags.
const (
	Starts    Flags = 1 << iota // a variation begins with it
	Canonical                   // it is written as export format has it
	Check
	Mate
)
