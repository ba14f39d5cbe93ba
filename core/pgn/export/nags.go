package export

import (
	"slices"
	"strconv"

	"pbn/core/pgn/game"
)

// nagsOf writes the NAGs of a move in their order, each once; those of a place before it are written where its line begins (ledger 8.2.4-b).
func (w *moveWriter) nagsOf(move int32) {
	list := w.game.NAGs
	w.nags = w.nags[:0]
	for ; w.nag < len(list) && list[w.nag].Move <= move; w.nag++ {
		if n := &list[w.nag]; n.Move == move && !n.Before && n.Number != 0 && !w.isHidden(int(n.Item)) {
			w.nags = append(w.nags, *n)
		}
	}
	w.writeNAGs()
}

// nagsBefore writes the NAGs at the start of the variation that begins with the next move.
func (w *moveWriter) nagsBefore() {
	list := w.game.NAGs
	w.nags = w.nags[:0]
	for i := w.nag; i < len(list) && int(list[i].Move) <= w.move; i++ {
		if n := &list[i]; int(n.Move) == w.move && n.Before && n.Number != 0 && !w.isHidden(int(n.Item)) {
			w.nags = append(w.nags, *n)
		}
	}
	w.writeNAGs()
}

// fewNAGs is up to how many NAGs are sorted one by one.
const fewNAGs = 16

// writeNAGs writes the NAGs that were collected.
func (w *moveWriter) writeNAGs() {
	nags := w.nags
	if len(nags) == 0 || w.options.NoNAGs {
		return
	}
	if len(nags) > fewNAGs {
		slices.SortStableFunc(nags, func(a, b game.NAG) int { return int(a.Number) - int(b.Number) })
	} else {
		for i := 1; i < len(nags); i++ {
			for k := i; k > 0 && nags[k-1].Number > nags[k].Number; k-- {
				nags[k-1], nags[k] = nags[k], nags[k-1]
			}
		}
	}
	words := &w.output.Words
	for i := range nags {
		if i > 0 && nags[i].Number == nags[i-1].Number {
			continue
		}
		words.Begin()
		words.Bytes = strconv.AppendInt(append(words.Bytes, '$'), int64(nags[i].Number), 10)
		words.End()
	}
	w.needsNumber = true
}

// isHidden reports whether an item was written as text.
func (w *moveWriter) isHidden(k int) bool {
	if len(w.hidden) == 0 {
		return false
	}
	_, found := slices.BinarySearchFunc(w.hidden, k, func(h hiddenItems, k int) int {
		switch {
		case h.last < k:
			return -1
		case h.first > k:
			return 1
		}
		return 0
	})
	return found
}
