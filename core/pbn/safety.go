package pbn

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// safety knows which fixes of a game can be trusted.
type safety struct {
	text  *source.Text
	items *item.Game
	// isPart reports that the game is a part of the one before it.
	isPart bool

	guess   source.Span // the first part of the game that was read by a guess, once guessed
	guessed bool
}

// trusts reports whether a fix adds no error. One may that changes what was read by a guess, or makes a line too long; in a part of a
// game any may.
func (s *safety) trusts(rule diag.Rule, place source.Span, fix []diag.Splice) bool {
	if s.isPart {
		return false
	}
	if !s.guessed {
		s.guess, s.guessed = s.items.FirstGuess(s.text.Bytes), true
	}
	sureTo := s.guess.Start
	if rule == rules.SyntaxUnterminatedString || rule == rules.SyntaxUnclosedTag {
		sureTo = s.guess.End // their fixes write down what was guessed
	} else if place.End > sureTo {
		return false
	}
	return !diag.EndAfter(fix, sureTo) && !makesLongLine(s.text, fix)
}

const (
	// longestLine is the number of characters that every line may have, before a line end of one character (2.3).
	longestLine = source.MaxLine + 1
	// mostBytes is how many bytes one character more than that can have.
	mostBytes = (longestLine + 1) * utf8.UTFMax
)

// makesLongLine reports whether edits may make a line too long, or two such lines of one. It looks no further than a line may
// be long.
func makesLongLine(t *source.Text, edits []diag.Splice) bool {
	characters := utf8.RuneCount
	if t.Encoding < source.UTF8 {
		characters = func(text []byte) int { return len(text) }
	}
	growth := 0
	for _, e := range edits {
		growth += grows(e, characters(t.Bytes[e.Start:e.End]))
	}
	for _, e := range edits {
		before, after := characters(lineBefore(t.Bytes, e.Start)), characters(lineAfter(t.Bytes, e.End))
		replaced := characters(t.Bytes[e.Start:e.End])
		wasLong := !hasLineEnd(string(t.Bytes[e.Start:e.End])) && before+replaced+after > longestLine
		if !hasLineEnd(e.Text) {
			if !wasLong && before+utf8.RuneCountInString(e.Text)+after+growth-grows(e, replaced) > longestLine {
				return true
			}
			continue
		}
		text := []byte(e.Text)
		if wasLong || before+utf8.RuneCount(lineAfter(text, 0)) > longestLine || utf8.RuneCount(lineBefore(text, len(text)))+after > longestLine {
			return true
		}
		for line := range strings.FieldsFuncSeq(e.Text, isLineEnd) {
			if utf8.RuneCountInString(line) > longestLine {
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

// lineBefore is the part of a line before an offset, cut off where it is longer than a line may be.
func lineBefore(text []byte, offset int) []byte {
	from := max(0, offset-mostBytes)
	from += bytes.LastIndexByte(text[from:offset], '\n') + 1
	from += bytes.LastIndexByte(text[from:offset], '\r') + 1
	return text[from:offset]
}

// lineAfter is the part of a line after an offset, cut off where it is longer than a line may be.
func lineAfter(text []byte, offset int) []byte {
	rest := text[offset:min(len(text), offset+mostBytes)]
	for _, lineEnd := range [...]byte{'\n', '\r'} {
		if i := bytes.IndexByte(rest, lineEnd); i >= 0 {
			rest = rest[:i]
		}
	}
	return rest
}

func hasLineEnd(text string) bool { return strings.ContainsAny(text, "\r\n") }

func isLineEnd(r rune) bool { return r == '\r' || r == '\n' }
