package check

import (
	"bytes"
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

// controlCharacters reports characters that the standard does not allow (2.2).
func controlCharacters(t *source.Text, span source.Span, items *item.Game, diags *diag.List) {
	onlyHigh := items.Bytes&item.Control == 0
	for at := span.Start; at < span.End; at++ {
		if onlyHigh {
			at += source.BelowDEL(t.Bytes[at:span.End])
		}
		if at += t.Encoding.FirstControl(t.Bytes[at:span.End]); at == span.End {
			return
		}
		end := at
		for end < span.End && forbidden(t, end) > 0 {
			end += forbidden(t, end)
		}
		if end > at {
			run := source.Span{Start: at, End: end}
			at = end - 1
			e := rules.ControlCharacter.Find(diags, run)
			if !e.IsKept() {
				continue
			}
			if edit, ok, safe := blankOut(t, run, items.WhereIs(run.Start)); ok {
				e.Say(rules.BlankForCharacter{IsSafe: safe, IsNone: edit.Text == ""}).Part(edit.Span(), edit.Text)
			}
		}
	}
}

// discouraged reports, once a file, a character from 160 to 191 in a string or a comment (2.2). In each encoding they are the same
// characters with other bytes.
func (c *textChecks) discouraged(t *source.Text, span source.Span, items *item.Game) {
	if c.discouragedTold {
		return
	}
	for at := span.Start; at < span.End; at = t.CharacterEnd(at) {
		next := slices.IndexFunc(t.Bytes[at:span.End], func(b byte) bool { return b >= 0xA0 && b <= 0xC2 })
		if next < 0 {
			return
		}
		at += next
		character := source.Span{Start: at, End: t.CharacterEnd(at)}
		r, _ := utf8.DecodeRuneInString(t.Decode(character))
		if r < 0xA0 || r > 0xBF {
			continue
		}
		switch items.WhereIs(at) {
		case item.InString, item.InComment:
			c.discouragedTold = true
			rules.DiscouragedCharacter.Find(c.diags, character)
			return
		}
	}
}

// forbidden returns the length of the control character at an offset, in bytes; 0 if there is none, or if the standard allows it.
func forbidden(t *source.Text, at int) int {
	c := t.Bytes[at]
	if c < ' ' && c != '\t' && c != '\v' && c != '\n' && c != '\r' || c == 127 {
		return 1
	}
	return t.Encoding.HighControl(t.Bytes[at:])
}

// blankOut returns the edit that writes a space for control characters, or removes them at the end of the file; ok is false if there is none.
// A line that has nothing else keeps them: as a semi-empty line it would begin a new game. So does unexpected text, which they do not
// separate.
func blankOut(t *source.Text, run source.Span, in item.Where) (edit diag.Splice, ok, safe bool) {
	if in == item.InJunk {
		return edit, false, false
	}
	edit = diag.Splice{Start: run.Start, End: run.End}
	start, end := run.Start, run.End
	for start > 0 && isSpaceOrTab(t.Bytes[start-1]) {
		start--
	}
	for end < len(t.Bytes) && isSpaceOrTab(t.Bytes[end]) {
		end++
	}
	switch {
	case start > 0 && !source.IsLineEnd(t.Bytes[start-1]) && forbidden(t, start-1) == 0, end < len(t.Bytes) && !source.IsLineEnd(t.Bytes[end]) && forbidden(t, end) == 0:
		// A string's value may be read otherwise then; between tokens, not all that reads as white space is it for every purpose.
		high := slices.ContainsFunc(t.Slice(run), func(c byte) bool { return c >= utf8.RuneSelf })
		edit.Text = " "
		return edit, true, in != item.InString && !(in == item.InSpace && high) && !wouldBeginGame(t, run) && !isInMarkup(t, run.Start) && !isAtFileStart(t, run.Start)
	case t.Complete && end == len(t.Bytes):
		return edit, true, true
	}
	return edit, false, false
}

// isInMarkup reports whether an offset may be inside a tag of HTML: with a space in place of a control character such a tag can
// become a container of PBN (6.2), and what is outside of it no PBN any more.
func isInMarkup(t *source.Text, offset int) bool {
	const longestTag = 1024 // no file has a longer one, and a longer look back would cost too much
	before := t.Bytes[max(0, offset-longestTag):offset]
	i := bytes.LastIndexAny(before, "<>")
	return i >= 0 && before[i] == '<'
}

// isAtFileStart reports whether an offset is before the first tag of a file, where a space can make it look like a file of another
// format, as in "% RBN".
func isAtFileStart(t *source.Text, offset int) bool {
	const longestStart = 4096 // as much as tells the format of a file
	return offset < longestStart && t.Position(0).Byte == 0 && bytes.IndexByte(t.Bytes[:offset], '[') < 0
}

// wouldBeginGame reports whether, with a space in the place of run, its line begins as a game does, which ends an open comment
// (ledger 3.8-a).
func wouldBeginGame(t *source.Text, run source.Span) bool {
	const longest = len(`[Board`)
	line := t.Bytes[max(0, run.Start-longest-1):run.Start]
	line = line[bytes.LastIndexAny(line, "\r\n")+1:]
	return run.End < len(t.Bytes) && scan.BeginsGame(append(slices.Clone(line), ' ', t.Bytes[run.End]))
}

func isSpaceOrTab(c byte) bool { return c == ' ' || c == '\t' || c == '\v' }
