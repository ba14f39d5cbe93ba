package item_test

import (
	"strconv"
	"strings"

	"pbn/core/item"
)

// pdn is as much of Portable Draughts Notation as its scanner needs.
var pdn = item.Movetext{
	Tags: item.NewTags(tellingRows("Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "FEN"),
		`[Event "`, `[White "`),
	Read: readSquares, Move: move, Bytes: "-:", PercentAnywhere: true, Setups: true,
}

// readSquares reads a word as squares, of numbers or of letters, with separators between them: the value of a move is how many there are.
func readSquares(word uint64, length int) (val uint32, kind item.Kind) {
	text := textOf(word, length)
	if result, ok := marker(text, "*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0"); ok {
		return result, item.Marker
	}
	squares := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("-x:", r) })
	if len(squares) < 2 || len(strings.Join(squares, "-")) != length {
		return 0, item.None
	}
	for _, square := range squares {
		n, err := strconv.Atoi(square)
		isNumber := err == nil && n >= 1 && n <= 72
		isPair := len(square) == 2 && square[0] >= 'a' && square[0] <= 'h' && square[1] >= '1' && square[1] <= '8'
		if !isNumber && !isPair {
			return 0, item.None
		}
	}
	return uint32(len(squares)), move
}
