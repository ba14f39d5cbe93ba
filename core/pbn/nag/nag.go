// Package nag has the meaning of numeric annotation glyphs: in English, or in any language that a file has the texts for (3.7).
package nag

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// Texts has what the NAGs mean, by their value; "" if no text is known.
type Texts [256]string

// English returns the meanings that the standard gives, without its remarks about suffixes. It gives none for the values from 15 on.
func English() *Texts {
	return &Texts{
		"no annotation",
		"good call",
		"poor call",
		"very good call",
		"very poor call",
		"speculative call",
		"questionable call",
		"good card",
		"poor card",
		"very good card",
		"very poor card",
		"speculative card",
		"questionable card",
		"call has been corrected manually",
		"card has been corrected manually",
	}
}

// Error says which line of a file of texts cannot be read, and why.
type Error struct {
	// Line counts from 1.
	Line    int
	Message string
}

func (e *Error) Error() string { return "line " + strconv.Itoa(e.Line) + ": " + e.Message }

const example = "as in “1 good call”."

// Read reads a file of texts such as pbn_eng.nag: in each line a value, a space and its text. More white space, empty
// lines, escape lines and a dollar sign before the value are fine. The error is an [*Error].
func Read(file []byte) (*Texts, error) {
	text := habits.PBN.Text(file, source.Automatic)
	decoded := strings.ReplaceAll(strings.TrimPrefix(text.DecodeBytes(text.Bytes), "\uFEFF"), "\r\n", "\n")
	var texts Texts
	var readIn [len(texts)]int
	number := 0
	for line := range strings.SplitSeq(strings.ReplaceAll(decoded, "\r", "\n"), "\n") {
		number++
		wrong := func(message string) (*Texts, error) { return nil, &Error{number, diag.Quote(line) + message} }
		word, meaning := cut(line)
		if word == "" || strings.HasPrefix(line, "%") {
			continue
		}
		value, err := strconv.ParseUint(strings.TrimPrefix(word, "$"), 10, 8)
		switch {
		case err != nil:
			return wrong(" does not begin with a number from 0 to 255; write the number, a space and the text, " + example)
		case meaning == "":
			return wrong(" has no text after the number; write the number, a space and the text, " + example)
		case readIn[value] > 0:
			return wrong(" gives " + strconv.Itoa(int(value)) + " a text again, after line " + strconv.Itoa(readIn[value]) +
				"; keep one of the two lines.")
		}
		texts[value], readIn[value] = meaning, number
	}
	return &texts, nil
}

// cut splits a line at the white space after its first word. Control characters count as white space (2.2).
func cut(line string) (word, rest string) {
	blank := func(r rune) bool { return r <= ' ' }
	line = strings.TrimFunc(line, blank)
	end := strings.IndexFunc(line, blank)
	if end < 0 {
		return line, ""
	}
	return line[:end], strings.TrimLeftFunc(line[end:], blank)
}
