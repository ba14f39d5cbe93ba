package mend

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

// Judge knows which fixes of a game can be trusted.
type Judge struct {
	// FirstGuess returns the first part of the game that was read by a guess.
	FirstGuess func() source.Span
	// WritesGuess reports whether the fixes of a rule write down what was guessed.
	WritesGuess func(diag.Rule) bool
	// LongestLine is the number of characters that every line may have, before a line end of one character; 0 where lines may be of any
	// length.
	LongestLine int

	text *source.Text
	// isPart reports that the game is a part of the one before it.
	isPart bool
	guess  source.Span // what FirstGuess returned, once asked
	asked  bool
}

// Begin begins a game of a text. isPart says that it is a part of the one before it.
func (j *Judge) Begin(text *source.Text, isPart bool) {
	j.text, j.isPart, j.asked = text, isPart, false
}

// Trusts reports whether a fix adds no error. One may that changes what was read by a guess, or makes a line too long; in a part of a
// game any may.
func (j *Judge) Trusts(rule diag.Rule, place source.Span, fix []diag.Splice) bool {
	if j.isPart {
		return false
	}
	if !j.asked {
		j.guess, j.asked = j.FirstGuess(), true
	}
	sureTo := j.guess.Start
	if j.WritesGuess(rule) {
		sureTo = j.guess.End
	} else if place.End > sureTo {
		return false
	}
	return !diag.EndAfter(fix, sureTo) && (j.LongestLine == 0 || !makesLongLine(j.text, fix, j.LongestLine))
}

// makesLongLine reports whether edits may make a line too long, or two such lines of one. It looks no further than a line may
// be long.
func makesLongLine(t *source.Text, edits []diag.Splice, longest int) bool {
	characters := utf8.RuneCount
	if !t.Encoding.IsUnicode() {
		characters = func(text []byte) int { return len(text) }
	}
	growth := 0
	for _, e := range edits {
		growth += grows(e, characters(t.Bytes[e.Start:e.End]))
	}
	for _, e := range edits {
		before, after := characters(lineBefore(t.Bytes, e.Start, longest)), characters(lineAfter(t.Bytes, e.End, longest))
		replaced := characters(t.Bytes[e.Start:e.End])
		wasLong := !hasLineEnd(string(t.Bytes[e.Start:e.End])) && before+replaced+after > longest
		if !hasLineEnd(e.Text) {
			if !wasLong && before+utf8.RuneCountInString(e.Text)+after+growth-grows(e, replaced) > longest {
				return true
			}
			continue
		}
		text := []byte(e.Text)
		first, last := utf8.RuneCount(lineAfter(text, 0, longest)), utf8.RuneCount(lineBefore(text, len(text), longest))
		if wasLong || before+first > longest || last+after > longest {
			return true
		}
		for line := range strings.FieldsFuncSeq(e.Text, isLineEnd) {
			if utf8.RuneCountInString(line) > longest {
				return true
			}
		}
	}
	return false
}

// grows is by how many characters an edit makes its line longer that replaces so many.
func grows(e diag.Splice, replaced int) int {
	if hasLineEnd(e.Text) {
		return 0
	}
	return max(0, utf8.RuneCountInString(e.Text)-replaced)
}

// mostBytes is how many bytes one character more than the longest line can have.
func mostBytes(longest int) int { return (longest + 1) * utf8.UTFMax }

// lineBefore is the part of a line before an offset, cut off where it is longer than a line may be.
func lineBefore(text []byte, offset, longest int) []byte {
	from := max(0, offset-mostBytes(longest))
	from += bytes.LastIndexByte(text[from:offset], '\n') + 1
	from += bytes.LastIndexByte(text[from:offset], '\r') + 1
	return text[from:offset]
}

// lineAfter is the part of a line after an offset, cut off where it is longer than a line may be.
func lineAfter(text []byte, offset, longest int) []byte {
	rest := text[offset:min(len(text), offset+mostBytes(longest))]
	for _, lineEnd := range [...]byte{'\n', '\r'} {
		if i := bytes.IndexByte(rest, lineEnd); i >= 0 {
			rest = rest[:i]
		}
	}
	return rest
}

func hasLineEnd(text string) bool { return strings.ContainsAny(text, "\r\n") }

func isLineEnd(r rune) bool { return r == '\r' || r == '\n' }
