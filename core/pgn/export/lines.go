package export

import (
	"bytes"
	"slices"

	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// opens begins a variation. It returns the last item that was written.
func (w *moveWriter) opens(k int) (last int) {
	if w.variation == len(w.game.Variations) || int(w.game.Variations[w.variation].Item) != k {
		return k
	}
	v := &w.game.Variations[w.variation]
	switch first := w.firstOf(w.variation); {
	case v.First == v.End:
		// What is in it belongs to the move before.
		w.variation++
		return k
	case v.Of < 0 || first < 0 || w.isJudged && (w.game.Moves[first].Flags|w.game.Moves[v.Of].Flags)&game.Word != 0:
		return w.asText(k, w.endOf(k))
	}
	if w.options.NoVariations {
		return w.leaveOut(k, w.endOf(k))
	}
	w.open = append(w.open, int32(w.variation))
	w.variation++
	words := &w.output.Words
	words.Begin()
	words.Bytes = append(words.Bytes, '(')
	words.End()
	words.GoOn()
	w.needsNumber = true
	w.nagsBefore()
	return k
}

// firstOf returns the first move of a variation that is its own, and not of one in it that replaces nothing; -1 if it has none.
func (w *moveWriter) firstOf(variation int) (move int32) {
	list := w.game.Variations
	v := &list[variation]
	first := v.First
	for i := variation + 1; i < len(list) && first < v.End; i++ {
		switch in := &list[i]; {
		case in.First < first: // it is inside of one before it
		case in.Of < 0 && in.First == first && in.Item < w.itemOf(first):
			first = in.End
		default:
			return first
		}
	}
	if first >= v.End {
		return -1
	}
	return first
}

// itemOf returns the item of a move; the end of the items after the last one.
func (w *moveWriter) itemOf(move int32) uint32 {
	if int(move) == len(w.game.Moves) {
		return uint32(len(w.items))
	}
	return w.game.Moves[move].Item
}

// close ends the variation that was opened last.
func (w *moveWriter) close() {
	w.output.Words.Attach(')')
	w.open = w.open[:len(w.open)-1]
	w.needsNumber = true
}

// closeAll ends the variations that are open: at the end, or where the marker has ended the game (ledger 8.2.5-e).
func (w *moveWriter) closeAll() {
	for len(w.open) > 0 {
		w.close()
	}
}

// endOf returns the last item of the variation that begins with an item; where it is not closed before the marker of the game, the last
// before that.
func (w *moveWriter) endOf(k int) int {
	if i := &w.items[k]; i.Flags&item.Broken == 0 && (int(w.game.Marker)-1 < k || w.game.Marker-1 > i.Val) {
		return int(i.Val)
	}
	return w.beforeMarker(k)
}

// beforeMarker returns the last item before the marker of the game, or the last one where that is missing or before an item.
func (w *moveWriter) beforeMarker(k int) int {
	marker := int(w.game.Marker) - 1
	switch {
	case marker <= k:
		return len(w.items) - 1
	case w.isMove(marker): // the marker is glued to it
		return marker
	}
	return marker - 1
}

// isMove reports whether an item is a move.
func (w *moveWriter) isMove(k int) bool {
	if w.items[k].Kind != scan.Move {
		return false
	}
	_, found := slices.BinarySearchFunc(w.game.Moves, uint32(k), func(m game.Move, k uint32) int { return int(m.Item) - int(k) })
	return found
}

// illegal writes the rest of a line as text, from the illegal move on at an item, with its number (ledger 8.2-b). It returns the last item.
func (w *moveWriter) illegal(k int) (last int) {
	if n := len(w.open); n > 0 {
		open := int(w.game.Variations[w.open[n-1]].Item)
		if last = w.endOf(open); w.items[last].Kind == item.Close && int(w.items[last].Val) == open {
			last--
		}
	} else {
		last = w.beforeMarker(k)
	}
	first := k
	for first > 0 && w.items[first-1].Kind == item.Junk && isPeriods(w.output.Text.Bytes[w.items[first-1].Start:w.items[first-1].End]) {
		first--
	}
	if first > 0 && w.items[first-1].Kind == item.Number {
		return w.asText(first-1, last)
	}
	return w.asText(k, last)
}

// isPeriods reports whether a text has nothing but periods.
func isPeriods(text []byte) bool { return len(bytes.Trim(text, ".")) == 0 }

// asText writes items as the text of a comment, and takes what is in them out of the lists. It returns the last of them.
func (w *moveWriter) asText(first, last int) int {
	w.hidden = append(w.hidden, hiddenItems{first, last})
	w.skip(last)
	w.asComment(first, last)
	return last
}

// leaveOut leaves items out. It returns the last of them.
func (w *moveWriter) leaveOut(first, last int) int {
	w.hidden = append(w.hidden, hiddenItems{first, last})
	w.skip(last)
	return last
}

// skip takes what is up to an item out of the lists.
func (w *moveWriter) skip(last int) {
	g := w.game
	for w.move < len(g.Moves) && int(g.Moves[w.move].Item) <= last {
		w.move++
	}
	for w.variation < len(g.Variations) && int(g.Variations[w.variation].Item) <= last {
		w.variation++
	}
	for w.text < len(g.Texts) && int(g.Texts[w.text].First) <= last {
		w.text++
	}
}

// asComment writes the text of items as a comment.
func (w *moveWriter) asComment(first, last int) {
	w.isText = true
	if !w.options.NoComments && w.output.TextOf(first, last) {
		w.needsNumber = true
	}
}

// unexpected writes the next text that has no place in the moves as a comment, unless it only looks like a blank, belongs to the move before
// it, or is a mark around games (ledger 7-p). It returns its last item.
func (w *moveWriter) unexpected() (last int) {
	t := &w.game.Texts[w.text]
	w.text++
	first := int(t.First)
	last = int(t.Last)
	raw := w.output.Text.Bytes[w.items[first].Start:w.items[last].End]
	switch {
	case t.IsPart:
		if last == first+2 && string(w.bytesOf(first+1)) == "=" {
			w.asComment(first+1, first+1)
		}
		return last
	case first == last && w.items[first].Kind == item.Close, game.IsFence(raw), game.IsOnlySpace(w.output.Text, raw):
		return last
	}
	if skipped := len(raw) - len(bytes.TrimLeft(raw, "} \t\r\n")); raw[0] == '}' && skipped > 0 {
		if skipped < len(raw) {
			w.rest(first, last, skipped)
		}
		return last
	}
	w.asComment(first, last)
	return last
}

// rest writes the text of items without so many bytes at their start.
func (w *moveWriter) rest(first, last, skipped int) {
	if w.options.NoComments {
		return
	}
	start := int(w.items[first].Start) + skipped
	if w.output.TextAt(source.Span{Start: start, End: int(w.items[last].End)}) {
		w.needsNumber = true
	}
}

func (w *moveWriter) bytesOf(k int) []byte {
	return w.output.Text.Bytes[w.items[k].Start:w.items[k].End]
}

// looseResult writes the text of a result that is read as "*" because it gives each side something else, as "0-0" (ledger 8.2.6-f).
func (w *moveWriter) looseResult(k int) {
	if _, state := values.ReadResult(w.output.Text.Decode(w.game.Items.Span(k, w.output.Text.Bytes))); state == values.Bad && !w.isMove(k) {
		w.asComment(k, k)
	}
}

// resultTag writes the value of the tag Result as a comment where it is no result (ledger 8.1.1.7-a).
func (w *moveWriter) resultTag() {
	t := w.game.Tag(tags.Result)
	if t == nil || w.options.NoComments {
		return
	}
	raw := w.output.Text.Slice(t.TextSpan())
	if _, state := values.ReadResult(raw); state != values.Bad || len(raw) == 0 || len(raw) == 1 && values.SaysNothing(string(raw)) {
		return
	}
	if w.output.TextAt(t.TextSpan()) {
		w.needsNumber = true
	}
}
