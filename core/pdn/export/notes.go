package export

import (
	"bytes"
	"slices"
	"strings"

	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/source"
	"pbn/core/tree"
)

// strength appends the first sign such as "!?" that a move has. The others are written as NAGs where they are.
func (w *moveWriter) strength(out []byte, move int32) []byte {
	nags := w.game.NAGs
	i, _ := slices.BinarySearchFunc(nags, move, func(n tree.NAG, move int32) int { return int(n.Move - move) })
	for ; i < len(nags) && nags[i].Move == move; i++ {
		k := int(nags[i].Item)
		if nags[i].Before || w.items[k].Kind != item.Suffix {
			continue
		}
		w.plan.roles[k] = role{}
		sign := w.output.Text.Slice(w.signSpan(k))
		if k > 0 && w.items[k-1].Kind == item.Open && w.plan.roles[k-1].kind == aText {
			return append(append(append(out, '('), sign...), ')')
		}
		return append(out, sign...)
	}
	return out
}

// signSpan returns where the sign is that begins with an item: several in a row may be one.
func (w *moveWriter) signSpan(k int) source.Span {
	last := k
	if next := k + 1; next < len(w.items) && w.items[next].Kind == item.Suffix && w.plan.roles[next].kind == aText {
		last = int(w.game.Texts[w.plan.roles[next].number].Last)
	}
	return source.Span{Start: int(w.items[k].Start), End: int(w.items[last].End)}
}

// nag writes a NAG, or a sign that is not directly behind its move.
func (w *moveWriter) nag(k, number int) (after int) {
	n := &w.game.NAGs[number]
	if w.options.NoNAGs {
		return k + 1
	}
	i := &w.items[k]
	if i.Kind == item.Suffix && n.Number == 0 {
		w.textAt(w.signSpan(k))
		return k + 1
	}
	var digits []byte
	if i.Kind == item.NAG {
		digits = bytes.TrimLeft(w.output.Text.Bytes[i.Start+1:i.End], "0")
		if len(digits) == 0 {
			digits = []byte("0")
		}
	} else {
		digits = append(digits, byte('0'+n.Number))
	}
	words := &w.output.Words
	words.Begin()
	words.Bytes = append(append(words.Bytes, '$'), digits...)
	words.End()
	return k + 1
}

// restAsText writes the rest of a line as text, from a move on that nobody can read, with its number. It returns the next item.
func (w *moveWriter) restAsText(n int) (after int) {
	g := w.game
	m := &g.Moves[n]
	first, last := int(m.Item), w.lastOfMoves()
	if m.NumberItem > 0 {
		first = int(m.NumberItem) - 1
	}
	if open := len(w.open); open > 0 {
		if end := w.plan.variations[w.open[open-1]].end; end >= 0 {
			last = int(end) - 1
		}
	}
	return w.textTo(first, max(last, int(m.Last)), n)
}

// textTo writes items as the text of a comment; n is the first move that may be in them. It returns the next item. Variations that come before
// them and replace a move in them are written, too.
func (w *moveWriter) textTo(first, last, n int) (after int) {
	g := w.game
	for k := first; k <= last; k++ {
		if w.items[k].Kind == item.Escape {
			w.escape(k)
		}
	}
	w.asComment(first, last)
	for ; n < len(g.Moves) && int(g.Moves[n].Item) <= last; n++ {
		for _, v := range w.lateOf(int32(n)) {
			if int(g.Variations[v.variation].Item) < first {
				w.due = append(w.due, v)
			}
		}
	}
	return last + 1
}

// unexpected writes text that has no place in the moves as a comment (L-17), unless it belongs to the move before it, or is nothing: a mark
// of a forum (L-18), a lone parenthesis (G-9) or brace, white space, or a separator of no game. It returns the next item.
func (w *moveWriter) unexpected(n int) (after int) {
	t := &w.game.Texts[n]
	first, last := int(t.First), int(t.Last)
	after = last + 1
	if t.IsPart {
		return after
	}
	raw := w.output.Text.Bytes[w.items[first].Start:w.items[last].End]
	isOne := first == last
	switch {
	case isOne && w.items[first].Kind == item.Close, isOne && w.items[first].Kind == item.Marker && w.isOutside(first), game.IsMarks(raw), isEscape(raw):
		return after
	}
	if strings.TrimSpace(w.output.Text.DecodeBytes(raw)) == "" {
		return after
	}
	if skipped := len(raw) - len(bytes.TrimLeft(raw, "} \t\r\n")); raw[0] == '}' {
		if skipped < len(raw) {
			w.textAt(source.Span{Start: int(w.items[first].Start) + skipped, End: int(w.items[last].End)})
		}
		return after
	}
	w.asComment(first, last)
	return after
}

// isEscape reports whether a text is \r, \n or \t as programs write it that meant white space (E-f).
func isEscape(text []byte) bool {
	return len(text) == len(`\r`) && text[0] == '\\' && strings.IndexByte("rnt", text[1]) >= 0
}

// setup writes a position among the moves.
func (w *moveWriter) setup(n int) {
	s := &w.game.Setups[n]
	words := &w.output.Words
	words.Begin()
	if form, ok := appendSetup(words.Bytes, w.output, w.game, s, w.facts); ok {
		words.Bytes = form
	} else {
		putSetup(w.output, int(s.Item))
	}
	words.EndHigh()
	w.needsNumber = true
}
