// Package check holds the rules that need more than reading: a file for each chapter of the standard.
package check

import (
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/rules"
	"pbn/core/source"
)

// encodingRules has the rule for each encoding, except Latin-1.
var encodingRules = [...]diag.Rule{
	source.UTF8: rules.TextUTF8, source.UTF16LE: rules.TextUTF16, source.UTF16BE: rules.TextUTF16,
	source.Windows1252: rules.TextWindows1252,
}

// textChecks checks the characters and the lines of the games of a file.
type textChecks struct {
	kind  Kind
	diags *diag.List
	// Whether the encoding, and a character that is discouraged, were reported.
	encodingTold, discouragedTold bool
	long                          longLines
}

// encoding reports, once a file, an encoding that is not the standard's, at the first character that shows it (2.2).
func (c *textChecks) encoding(t *source.Text, span source.Span) {
	if c.encodingTold || t.Encoding == source.Latin1 || c.kind == Embedded {
		return
	}
	rule := encodingRules[t.Encoding]
	limit := byte(0xFF)
	if t.Encoding == source.Windows1252 {
		limit = 0x9F // the others are the same in Latin-1
	}
	at := slices.IndexFunc(t.Slice(span), func(c byte) bool { return c >= utf8.RuneSelf && c <= limit })
	switch {
	case at < 0 && rule == rules.TextUTF16:
		at = 0
	case at < 0:
		return
	}
	c.encodingTold = true
	at += span.Start
	if c.diags.Find(rule, 0, source.Span{Start: at, End: t.CharacterEnd(at)}) {
		c.diags.Said().Tell(t.Encoding.String())
	}
}

// check checks the characters, the tokens and the lines of a game (2.2, 2.3, 3.2).
func (c *textChecks) check(t *source.Text, span source.Span, items *item.Game) {
	if items.Bytes&item.High != 0 || t.Encoding > source.UTF8 {
		c.encoding(t, span)
	}
	if items.Bytes&(item.High|item.Control) != 0 {
		controlCharacters(t, span, items, c.diags)
	}
	if items.Bytes&item.High != 0 {
		c.discouraged(t, span, items)
	}
	var longTokens []source.Span
	if items.Bytes&(item.Tab|item.Control) != 0 || items.Longest > maxToken {
		longTokens = tokens(t, items, c.diags)
	}
	if items.Longest > goodLine {
		c.lines(t, span, longTokens)
	}
}

func controlCharacters(t *source.Text, span source.Span, items *item.Game, diags *diag.List) {
	for at := span.Start; at < span.End; at++ {
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
			edit, ok, safe := blankOut(t, run, items.WhereIs(run.Start))
			if diags.Find(rules.TextControlCharacter, 0, run, rules.Flag(safe)) && ok {
				diags.Said().Part(edit.Span(), edit.Text)
			}
		}
	}
}

// discouraged reports, once a file, a character from 160 to 191 that stands where it may stand (2.2). They are the same in
// each encoding but for their bytes.
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
			c.diags.Find(rules.TextDiscouragedCharacter, 0, character)
			return
		}
	}
}

// forbidden is the length of the control character at a place that the standard does not allow; 0 where there is none.
func forbidden(t *source.Text, at int) int {
	c := t.Bytes[at]
	if c < ' ' && c != '\t' && c != '\v' && c != '\n' && c != '\r' || c == 127 {
		return 1
	}
	return t.Encoding.HighControl(t.Bytes[at:])
}
