// Package tree has what is written around the moves of games in any notation that has variations: lines in parentheses, comments, glyphs,
// and text, each with the move that it belongs to. It knows neither moves nor the words of a notation.
package tree

// Variation is a line in parentheses.
type Variation struct {
	// Item is the number of the item of its left parenthesis, the value of which is that of the right one, unless that is missing.
	Item uint32
	// Of is the number of the move that it replaces; -1 where there is none.
	Of int32
	// Its moves, and those of the variations in it, are those from First up to End.
	First, End int32
}

// Comment is a comment.
type Comment struct {
	Item uint32
	// Move is the number of the move that it belongs to; -1 for the start of the game.
	Move int32
	// Before is set where it comes before its move, which then is the first one of a variation.
	Before bool
	// AfterEnd is set where it comes after the marker.
	AfterEnd bool
}

// Text is items in a row that are not one of the others.
type Text struct {
	// First and Last are the numbers of its items.
	First, Last uint32
	// Move and Before are as those of a comment.
	Move   int32
	Before bool
	// IsPart is set where it belongs to its move: "e.p.", "(Q)", "mate", "(=)".
	IsPart bool
}

// NAG is a numeric annotation glyph, or what means the same: a suffix, as "!?".
type NAG struct {
	Item uint32
	// Move and Before are as those of a comment.
	Move   int32
	Number int32
	Before bool
}

// SuffixNAG returns the NAG of a suffix of one or two characters, the first in the low byte.
func SuffixNAG(marks uint32) int32 {
	switch marks {
	case '!':
		return 1
	case '?':
		return 2
	case '!' | '!'<<8:
		return 3
	case '?' | '?'<<8:
		return 4
	case '!' | '?'<<8:
		return 5
	}
	return 6
}
