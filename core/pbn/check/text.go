// Package check holds the rules that need more than reading: a file for each subject.
package check

import (
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// encodingKinds has what is found of each encoding, except Latin-1.
var encodingKinds = [...]diag.Kind[rules.OtherEncoding]{
	source.UTF8: rules.TextInUTF8, source.UTF16LE: rules.TextInUTF16, source.UTF16BE: rules.TextInUTF16,
	source.Windows1252: rules.TextInWindows1252,
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
	kind := encodingKinds[t.Encoding]
	limit := byte(0xFF)
	if t.Encoding == source.Windows1252 {
		limit = 0x9F // the others are the same in Latin-1
	}
	at := slices.IndexFunc(t.Slice(span), func(c byte) bool { return c >= utf8.RuneSelf && c <= limit })
	switch {
	case at < 0 && kind == rules.TextInUTF16:
		at = 0
	case at < 0:
		return
	}
	c.encodingTold = true
	at += span.Start
	kind.Find(c.diags, source.Span{Start: at, End: t.CharacterEnd(at)}).Say(rules.OtherEncoding{Encoding: t.Encoding})
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
