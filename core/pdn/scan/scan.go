// Package scan reads Portable Draughts Notation into items. It adds to those that notations share the tags of PDN, and how the words of its
// movetext become numbers.
package scan

import (
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
)

// Move is the kind of a move; its value is what [draughts.Word] has packed. It is Odd where the word is no move of two or three squares in at
// most eight bytes: [draughts.Parse] reads longer captures, and what is left are dialects, and words that are no moves.
const Move = item.FirstOwn

// NewScanner makes a scanner of PDN.
func NewScanner() *item.Scanner { return movetext.NewScanner() }

var movetext = item.Movetext{
	Tags: item.NewTags(item.RowsOf(int(tags.Count), row), `[Event "`, `[Site "`, `[White "`),
	Read: read, Move: Move, Bytes: "-:", PercentAnywhere: true, Setups: true,
}

// row returns the name of a tag, and whether it tells games apart.
func row(number int) (name string, tells bool) {
	of := tags.Tag(number).Row()
	return of.Name, of.TellsGames
}

// read reads a word: a move, or a result, which ends a game (X-3, L-15). 1-1 is a draw: no variant has a move from a square to itself.
func read(word uint64, length int) (val uint32, kind item.Kind) {
	if length > 8 {
		return 0, item.None
	}
	var text [8]byte
	for i := range length {
		text[i] = byte(word >> (8 * i))
	}
	if r, ok := values.StandardResult(string(text[:length])); ok {
		return uint32(r), item.Marker
	}
	if val = draughts.Word(word, length); val == 0 {
		return 0, item.None
	}
	return val, Move
}
