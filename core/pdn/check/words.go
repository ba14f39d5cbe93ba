package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/source"
)

// replace says what a place should be, and offers to write it.
func replace(e diag.Entry[rules.Text], at source.Span, text string) {
	if e.IsKept() {
		e.Say(rules.Text{Text: e.Text(text)}).Part(at, text)
	}
}

func isBlank(c byte) bool { return c <= ' ' }

// plainMove returns a move with the characters of the standard (L-4 to L-6).
func plainMove(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '‐' && r <= '―' || r == '−':
			return '-'
		case r == '×':
			return 'x'
		case r >= 'A' && r <= 'Z':
			return r | 0x20
		}
		return r
	}, text)
}

// firstOf returns the first thing of a game that is no comment.
func firstOf(t *source.Text, g *game.Game) source.Span {
	for k := range g.Items.Items {
		if i := &g.Items.Items[k]; i.Kind != item.None && !i.Kind.IsCommentary() {
			return g.Items.Span(k, t.Bytes)
		}
	}
	return source.Span{Start: g.Span.Start, End: g.Span.Start}
}

// nameOf returns the name of a variant in a sentence: those that are called after a people have a capital letter.
func nameOf(number int) string {
	v, ok := draughts.Numbered(number)
	switch {
	case number == turkish:
		return "Turkish"
	case !ok:
		return "unknown"
	case number == 20 || number == 23 || number == 41:
		return v.Name
	}
	return strings.ToUpper(v.Name[:1]) + v.Name[1:]
}

// turkish is the number of a variant that has no row, since its laws are not known here.
const turkish = 30
