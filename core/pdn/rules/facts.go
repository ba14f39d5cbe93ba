package rules

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/source"
)

// How facts are said that are values of other packages.
var (
	side     = diag.FactType{Size: 1, Say: saySide}
	encoding = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return source.Encoding(value).String() }}
	number   = diag.FactType{Size: 4, Say: sayNumber}
	counted  = diag.FactType{Size: 1, Say: sayCount}
)

// saySide returns the name of a side, or of the one against it.
func saySide(value uint32, how string) string {
	if (draughts.Color(value) == draughts.Black) == (how == "enemy") {
		return "White"
	}
	return "Black"
}

// NumberOf returns the fact that is the number of a move; of a second player's it has three periods.
func NumberOf(n int, isSecond bool) int32 {
	fact := int32(n) << 1
	if isSecond {
		fact++
	}
	return fact
}

// sayNumber returns a number as "12." or "12...".
func sayNumber(value uint32, _ string) string {
	text := strconv.Itoa(int(value >> 1))
	if value&1 != 0 {
		return text + "..."
	}
	return text + "."
}

// sayCount returns a small number as a word.
func sayCount(value uint32, _ string) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
	if int(value) < len(words) {
		return words[value]
	}
	return strconv.Itoa(int(value))
}

// More is what is said once of a file: how many more such places there are.
type More struct{ More int32 }

var more = []diag.Fact{{Name: "More", Is: &diag.Number}}

// Text is a text that a fix writes.
type Text struct{ Text diag.Text }

var text = []diag.Fact{{Name: "Text", Is: &diag.Words}}

const writeText = "Write {Text}"
