package export

import (
	"slices"

	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/values"
	"pbn/core/scribe"
)

// write writes the moves of a game and what ends it.
func (w *moveWriter) write(o *scribe.Output, g *game.Game, f *facts, options *Options) {
	w.output, w.options, w.facts, w.game, w.items = o, options, f, g, g.Items.Items
	w.spelling.begin(o.Text, g, f)
	w.plan.of(g, &w.spelling)
	w.needsNumber, w.any, w.isText = true, false, false
	w.open, w.due, w.marker, w.body = w.open[:0], w.due[:0], int(g.Marker)-1, bodyOf(g)
	w.ranges = append(w.ranges[:0], itemRange{0, len(w.items), none})
	for len(w.ranges) > 0 {
		w.next()
	}
	w.closeAll()
	if f.beside != values.Open && !options.NoComments {
		o.Braces([]byte(f.beside.String()))
	}
	o.Words.Begin()
	o.Words.Bytes = append(o.Words.Bytes, f.marker(options)...)
	o.Words.End()
}

// bodyOf returns the first item after the tag pairs.
func bodyOf(g *game.Game) (k int) {
	for left := g.Items.Tags; left > 0; k++ {
		if g.Items.Items[k].Kind == item.Tag {
			left--
		}
	}
	return k
}

// next writes the next items, or begins the variations that are due.
func (w *moveWriter) next() {
	top := len(w.ranges) - 1
	r := w.ranges[top]
	switch {
	case len(w.due) > 0 && (r.at >= r.to || !w.isNote(r.at)):
		for _, v := range slices.Backward(w.due) {
			w.ranges = append(w.ranges, itemRange{int(w.game.Variations[v.variation].Item), int(w.plan.variations[v.variation].end) + 1, v.variation})
		}
		w.due = w.due[:0]
	case r.at >= r.to:
		w.ranges = w.ranges[:top]
	default:
		for isFirst := true; isFirst || r.at < r.to && len(w.due) == 0; isFirst = false {
			r.at = w.item(r.at, r.late)
			if w.marker >= 0 && r.at > w.marker && r.late == none {
				w.closeAll()
				w.marker = none
			}
		}
		w.ranges[top].at = r.at
	}
}

// isNote reports whether an item is said of the move before it.
func (w *moveWriter) isNote(k int) bool {
	switch w.items[k].Kind {
	case item.NAG, item.Suffix, item.BraceComment, item.None:
		return w.plan.roles[k].kind != aText
	}
	return false
}

// item writes an item, and returns the first one after what was written.
func (w *moveWriter) item(k int, late int32) (after int) {
	switch r := w.plan.roles[k]; r.kind {
	case aMove:
		return w.moveAt(int(r.number))
	case aText:
		return w.unexpected(int(r.number))
	case aVariation:
		return w.opens(k, r.number, late)
	case closing:
		if n := len(w.open); n > 0 && w.open[n-1] == r.number {
			w.close()
		}
	case aNAG:
		return w.nag(k, int(r.number))
	case aSetup:
		w.setup(int(r.number))
	default:
		w.plainItem(k)
	}
	return k + 1
}

// plainItem writes an item that has no role: a comment or a line after a percent sign; numbers come with their moves.
func (w *moveWriter) plainItem(k int) {
	switch w.items[k].Kind {
	case item.BraceComment, item.LineComment:
		if !w.options.NoComments && w.output.Comment(k) {
			w.needsNumber = true
		}
	case item.Escape:
		if k >= w.body {
			w.escape(k)
		}
	}
}

// moveAt writes a move with its number, where it has one, and its strength.
func (w *moveWriter) moveAt(n int) (after int) {
	m := &w.game.Moves[n]
	if m.Flags&game.Word != 0 && !w.spelling.isToken(n) {
		return w.restAsText(n)
	}
	words := &w.output.Words
	if isSecond := isSecond(w.game, m); !isSecond || w.needsNumber {
		words.Begin()
		words.Bytes = appendNumber(words.Bytes, m, isSecond)
		words.End()
	}
	words.Begin()
	start := len(words.Bytes)
	words.Bytes = w.spelling.append(words.Bytes, n)
	w.any = w.any || len(w.open) == 0 && beginsGame(words.Bytes[start:])
	if len(w.game.NAGs) > 0 && !w.options.NoNAGs {
		words.Bytes = w.strength(words.Bytes, int32(n))
	}
	words.End()
	w.needsNumber = false
	w.due = append(w.due, w.lateOf(int32(n))...)
	return int(m.Last) + 1
}

// opens begins a variation. It returns the next item.
func (w *moveWriter) opens(k int, number, late int32) (after int) {
	v := &w.game.Variations[number]
	switch {
	case v.First == v.End && !w.hasSetup(k, number):
		return k + 1 // what is in it belongs to the move before
	case w.options.NoVariations:
		return w.endOf(number) + 1
	case late != number && w.plan.variations[number].end >= 0 && w.plan.isLate(w.game, number):
		return int(w.plan.variations[number].end) + 1
	case !w.plan.hasToken(w.game, number):
		return w.textTo(k, w.endOf(number), int(v.First))
	}
	w.open = append(w.open, number)
	words := &w.output.Words
	words.Begin()
	words.Bytes = append(words.Bytes, '(')
	words.End()
	words.GoOn()
	w.needsNumber = true
	return k + 1
}
