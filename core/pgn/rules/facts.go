package rules

import (
	"strconv"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/source"
)

// How facts are said that are values of other packages.
var (
	square     = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return chess.Square(value).String() }}
	man        = diag.FactType{Size: 1, Say: sayMan}
	encoding   = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return source.Encoding(value).String() }}
	moveNumber = diag.FactType{Size: 4, Say: sayMoveNumber}
)

var kinds = [...]string{"man", "pawn", "knight", "bishop", "rook", "queen", "king"}

var sides = [...]string{"White", "Black"}

// sayMan returns what a man is, whose it is, or who is against it.
func sayMan(value uint32, how string) string {
	p := chess.Piece(value)
	switch how {
	case "side":
		return sides[p.Color()&1]
	case "enemy":
		return sides[p.Color()&1^1]
	}
	return kinds[p.Kind()]
}

// NumberOf returns the fact that is the number of a move of a side.
func NumberOf(number int, side chess.Color) int32 { return int32(number)<<1 | int32(side&1) }

// sayMoveNumber returns a number as "12." or "12...".
func sayMoveNumber(value uint32, _ string) string {
	number := strconv.Itoa(int(value >> 1))
	if value&1 != 0 {
		return number + "..."
	}
	return number + "."
}

// MoveInOtherForm is a move that is written in another way than SAN has it, and how that writes it. Its second place, if it has one, is the
// move that what was found belongs to.
type MoveInOtherForm struct {
	Move    diag.Text
	IsGuess bool // whether a part of the move was guessed, so that a person has to say whether it is meant
	Waits   bool // whether the text beside it has to be mended first
}

var moveInOtherForm = []diag.Fact{{Name: "Move", Is: &diag.Words}, {Name: "IsGuess", Is: &diag.Flag}, {Name: "Waits", Is: &diag.Flag}}

const writeIt = "Write {Move}"

// EndOfGame is a marker that ends the game once it is mended.
type EndOfGame struct {
	IsSafe bool // whether nothing after it would then be read as a part of the next game
}

var endOfGame = []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}}
