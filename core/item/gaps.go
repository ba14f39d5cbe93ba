package item

import (
	"iter"
	"sort"

	"pbn/core/source"
)

// Gaps returns the white space between the items of a game, and between the parts of its tag pairs, where there is any.
func (g *Game) Gaps(text []byte) iter.Seq[source.Span] {
	return func(yield func(source.Span) bool) {
		at := g.Start
		upTo := func(part source.Span) bool {
			gap := source.Span{Start: at, End: part.Start}
			at = max(at, part.End)
			return gap.Start >= gap.End || yield(gap)
		}
		var parts []source.Span
		for k := 0; k < len(g.Items); k++ {
			span := g.Span(k, text)
			if g.Items[k].Flags&Spread == 0 {
				if !upTo(span) {
					return
				}
				continue
			}
			p := g.Pair(k, text)
			parts = append(parts[:0], source.Span{Start: p.Whole.Start, End: p.Whole.Start + 1}, p.Name, p.Value)
			if p.IsClosed {
				parts = append(parts, source.Span{Start: p.Whole.End - 1, End: p.Whole.End})
			}
			for k+1 < len(g.Items) && g.Items[k+1].Flags&Inside != 0 {
				k++
				parts = append(parts, g.Span(k, text))
			}
			sort.Slice(parts, func(i, k int) bool { return parts[i].Start < parts[k].Start })
			for _, part := range parts {
				if !upTo(part) {
					return
				}
			}
		}
		upTo(source.Span{Start: g.End, End: g.End})
	}
}

// Space is what a piece of white space is.
type Space uint8

// The kinds of white space.
const (
	Blanks        Space = iota // on a line, and control characters
	LineEnd                    // one
	SemiEmptyLine              // with its line end
)

// Spaces returns the pieces of a gap.
func Spaces(text *source.Text, gap source.Span) iter.Seq2[Space, source.Span] {
	return func(yield func(Space, source.Span) bool) {
		t := text.Bytes
		first := 0
		if text.HasByteOrderMark() {
			first = len("\uFEFF")
		}
		end := 0
		for at := max(gap.Start, min(first, gap.End)); at < gap.End; at = end {
			c := t[at]
			kind := Blanks
			isLineStart := at <= first || syntax[t[at-1]]&lineEnd != 0
			isEmpty := false
			if isLineStart && syntax[c]&(lineBlank|lineEnd) != 0 {
				end, isEmpty = semiEmptyEnd(t, at)
			}
			if isEmpty {
				kind = SemiEmptyLine
			} else if syntax[c]&lineEnd != 0 {
				kind, end = LineEnd, pastLineEnd(t, at)
			} else if end = syntax.Run(t, at, blank); end == at {
				end = at + max(1, text.Encoding.HighControl(t[at:]))
			}
			if !yield(kind, source.Span{Start: at, End: end}) {
				return
			}
		}
	}
}

// GapAfter returns the white space after the last item.
func (g *Game) GapAfter(text []byte) source.Span {
	return source.Span{Start: min(g.lastEnd(text), g.End), End: g.End}
}

// LinesAfter returns the semi-empty lines that the game ends with; the span is empty, at its end, where it has none.
func (g *Game) LinesAfter(text *source.Text) (lines source.Span) {
	after := g.GapAfter(text.Bytes)
	if gap := text.Slice(after); after.Start > g.Start && (string(gap) == "\n\n" || string(gap) == "\r\n\r\n") {
		return source.Span{Start: after.Start + len(gap)/2, End: g.End} // as after most games
	}
	lines = source.Span{Start: g.End, End: g.End}
	for kind, span := range Spaces(text, after) {
		switch {
		case kind != SemiEmptyLine:
			lines.Start = g.End
		case lines.Start == g.End:
			lines.Start = span.Start
		}
	}
	return lines
}
