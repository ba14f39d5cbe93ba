// Package scan reads Portable Game Notation into items. It adds to those that notations share the tags of PGN, and how the words of its
// movetext become numbers.
package scan

import (
	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
)

// Move is the kind of a move; its value is a [chess.Pattern], 0 of a word that is Odd and of the move of a pawn in long form.
const Move = item.FirstOwn

// NewScanner makes a scanner of PGN.
func NewScanner() *item.Scanner { return movetext.NewScanner() }

var movetext = item.Movetext{
	Tags: item.NewTags(item.RowsOf(int(tags.Count), row), `[Event "`, `[Site "`, `[White "`),
	Read: read, Move: Move, Bytes: "+#=-:_@",
}

// row returns the name of a tag, and whether it tells games apart.
func row(number int) (name string, tells bool) {
	of := tags.Tag(number).Row()
	return of.Name, of.TellsGames
}

// read reads a word: a move in SAN, a null move, or a marker.
func read(word uint64, length int) (val uint32, kind item.Kind) {
	switch word {
	case '*':
		return uint32(values.Unknown), item.Marker
	case 0x302D31: // 1-0
		return uint32(values.WhiteWins), item.Marker
	case 0x312D30: // 0-1
		return uint32(values.BlackWins), item.Marker
	case 0x322F312D322F31: // 1/2-1/2
		return uint32(values.Drawn), item.Marker
	case 0x2D2D: // --
		return uint32(chess.IsNull), Move
	}
	if val = uint32(chess.Word(word, length)); val == 0 && !isPawnMove(word, length) {
		return 0, item.None
	}
	return val, Move
}

// isPawnMove reports whether a word may be the move of a pawn in long form: e2-e4, e2e4. It has no pattern, but a game begins with it.
func isPawnMove(word uint64, length int) bool {
	isSquare := func(at int) bool {
		file, rank := byte(word>>(8*at))-'a', byte(word>>(8*at+8))-'1'
		return file < 8 && rank < 8
	}
	switch length {
	case len("e2e4"):
		return isSquare(0) && isSquare(2)
	case len("e2-e4"):
		return isSquare(0) && byte(word>>16) == '-' && isSquare(3)
	}
	return false
}
