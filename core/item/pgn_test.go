package item_test

import (
	"strings"

	"pbn/core/item"
	"pbn/core/item/itemtest"
)

// move is the kind of a move in the notations of these tests.
const move = item.FirstOwn

// pgn is as much of Portable Game Notation as its scanner needs.
var pgn = item.Movetext{
	Tags: item.NewTags(tellingRows("Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "WhiteElo", "ECO"),
		`[Event "`, `[Site "`, `[White "`),
	Read: readSAN, Move: move, Bytes: "+#=-:_",
}

// tellingRows are rows of tags, the first seven of which tell games apart, except the date.
func tellingRows(names ...string) (rows []item.Row) {
	for i, name := range names {
		row := item.Row{Name: name, Number: uint8(i + 1)}
		if i < 7 && name != "Date" {
			row.Telling = 1 << i
		}
		rows = append(rows, row)
	}
	return rows
}

// chess and draughts are what is tested of the two notations.
var chess, draughts = notation(&pgn), notation(&pdn)

func notation(of *item.Movetext) itemtest.Notation {
	return itemtest.Notation{NewScanner: of.NewScanner, IsASCII: func(i *item.Item) bool {
		switch i.Kind {
		case move:
			return i.Flags&item.Odd == 0
		case item.Number, item.Open, item.Close, item.Marker, item.NAG, item.Suffix:
			return true
		}
		return false
	}}
}

// textOf returns the bytes of a word.
func textOf(word uint64, length int) string {
	text := make([]byte, length)
	for i := range text {
		text[i] = byte(word >> (8 * i))
	}
	return string(text)
}

// marker returns the number of a result among others.
func marker(text string, results ...string) (val uint32, ok bool) {
	for i, result := range results {
		if text == result {
			return uint32(i), true
		}
	}
	return 0, false
}

// readSAN reads a word in standard algebraic notation: the value of a move is its square, from 1.
func readSAN(word uint64, length int) (val uint32, kind item.Kind) {
	text := textOf(word, length)
	if result, ok := marker(text, "*", "1-0", "0-1", "1/2-1/2"); ok {
		return result, item.Marker
	}
	text = strings.TrimRight(text, "+#")
	switch text {
	case "O-O", "O-O-O", "--":
		return 0, move
	}
	if before, piece, promotes := strings.Cut(text, "="); promotes {
		if len(piece) != 1 || !strings.Contains("NBRQ", piece) {
			return 0, item.None
		}
		text = before
	}
	text = strings.TrimLeft(text, "NBRQK")
	n := len(text) - 2
	if n < 0 || len(text) < length-4 || text[n] < 'a' || text[n] > 'h' || text[n+1] < '1' || text[n+1] > '8' {
		return 0, item.None
	}
	if from := strings.TrimSuffix(text[:n], "x"); len(from) > 2 || strings.Trim(from, "abcdefgh12345678") != "" {
		return 0, item.None
	}
	return uint32(text[n]-'a')*8 + uint32(text[n+1]-'0'), move
}
