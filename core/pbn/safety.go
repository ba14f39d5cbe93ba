package pbn

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// safety tells which fixes of a game can be trusted.
type safety struct {
	text  *source.Text
	items *item.Game
	// isPart tells that the game is a part of the one before it.
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
	return !diag.EndAfter(fix, sureTo) && !makesLongLine(s.text.Bytes, fix)
}

// longestLine is the number of bytes that every line may have, before a line end of one character (2.3).
const longestLine = source.MaxLine + 1

// makesLongLine reports whether edits may make a line too long, or two such lines of one. It looks no further than a line may
// be long.
func makesLongLine(text []byte, edits []diag.Splice) bool {
	growth := 0
	for _, e := range edits {
		growth += grows(e)
	}
	for _, e := range edits {
		before, after := lengthBefore(text, e.Start), lengthAfter(text, e.End)
		replaced := text[e.Start:e.End]
		wasLong := !hasLineEnd(string(replaced)) && before+len(replaced)+after > longestLine
		if !hasLineEnd(e.Text) {
			if !wasLong && before+len(e.Text)+after+growth-grows(e) > longestLine {
				return true
			}
			continue
		}
		if wasLong || before+lengthAfter([]byte(e.Text), 0) > longestLine || lengthBefore([]byte(e.Text), len(e.Text))+after > longestLine {
			return true
		}
		for line := range strings.FieldsFuncSeq(e.Text, isLineEnd) {
			if len(line) > longestLine {
				return true
			}
		}
	}
	return false
}

// grows is by how many bytes an edit makes its line longer.
func grows(e diag.Splice) int {
	if hasLineEnd(e.Text) {
		return 0
	}
	return max(0, len(e.Text)-(e.End-e.Start))
}

// lengthBefore is how many bytes of a line are before an offset, up to one more than a line may have.
func lengthBefore(text []byte, offset int) int {
	from := max(0, offset-longestLine-1)
	from += bytes.LastIndexByte(text[from:offset], '\n') + 1
	from += bytes.LastIndexByte(text[from:offset], '\r') + 1
	return offset - from
}

// lengthAfter is how many bytes of a line are after an offset, up to one more than a line may have.
func lengthAfter(text []byte, offset int) int {
	rest := text[offset:min(len(text), offset+longestLine+1)]
	for _, lineEnd := range [...]byte{'\n', '\r'} {
		if i := bytes.IndexByte(rest, lineEnd); i >= 0 {
			rest = rest[:i]
		}
	}
	return len(rest)
}

func hasLineEnd(text string) bool { return strings.ContainsAny(text, "\r\n") }

func isLineEnd(r rune) bool { return r == '\r' || r == '\n' }
