package plain

import (
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/source"
)

// controlCharacters reports control characters.
func controlCharacters(t *source.Text, span source.Span, items *item.Game, rules *Rules, diags *diag.List) {
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
			if edit, ok, safe := blankOut(t, run, items.WhereIs(run.Start), rules); ok {
				e.Say(BlankForCharacter{IsSafe: safe, IsNone: edit.Text == ""}).Part(edit.Span(), edit.Text)
			}
		}
	}
}

// discouraged reports, once a file, a character from 160 to 191 in a string or a comment. In each encoding they are the same
// characters with other bytes.
func (c *Checks) discouraged(t *source.Text, span source.Span, items *item.Game) {
	if c.discouragedTold {
		return
	}
	for at := span.Start; at < span.End; at = t.CharacterEnd(at) {
		next := slices.IndexFunc(t.Bytes[at:span.End], func(b byte) bool { return b >= utf8.RuneSelf })
		if next < 0 {
			return
		}
		if at += next; t.Bytes[at] < 0xA0 || t.Bytes[at] > 0xC2 {
			continue
		}
		character := source.Span{Start: at, End: t.CharacterEnd(at)}
		r, _ := utf8.DecodeRuneInString(t.Decode(character))
		if r < 0xA0 || r > 0xBF {
			continue
		}
		switch items.WhereIs(at) {
		case item.InString, item.InComment:
			c.discouragedTold = true
			c.rules.DiscouragedCharacter.Find(c.diags, character)
			return
		}
	}
}

// forbidden returns the length of the control character at an offset, in bytes; 0 if it is another character or a tab.
func forbidden(t *source.Text, at int) int {
	c := t.Bytes[at]
	if c < ' ' && c != '\t' && c != '\v' && c != '\n' && c != '\r' || c == 127 {
		return 1
	}
	return t.Encoding.HighControl(t.Bytes[at:])
}

// blankOut returns the edit that writes a space for control characters, or removes them at the end of the file; ok is false if there is
// none. A line that has nothing else keeps them: as an empty line it could begin a new game. So does unexpected text, which they do not
// separate.
func blankOut(t *source.Text, run source.Span, in item.Where, rules *Rules) (edit diag.Splice, ok, safe bool) {
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
	case start > 0 && !source.IsLineEnd(t.Bytes[start-1]) && forbidden(t, start-1) == 0,
		end < len(t.Bytes) && !source.IsLineEnd(t.Bytes[end]) && forbidden(t, end) == 0:
		// A string's value may be read otherwise then; between tokens, not all that reads as white space is it for every purpose.
		high := slices.ContainsFunc(t.Slice(run), func(c byte) bool { return c >= utf8.RuneSelf })
		edit.Text = " "
		return edit, true, in != item.InString && !(in == item.InSpace && high) && rules.IsSafeBlank(t, run)
	case t.Complete && end == len(t.Bytes):
		return edit, true, true
	}
	return edit, false, false
}

func isSpaceOrTab(c byte) bool { return c == ' ' || c == '\t' || c == '\v' }
