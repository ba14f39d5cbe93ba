package export

import (
	"bytes"

	"pbn/core/item"
	"pbn/core/pgn/game"
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
	words := &w.output.words
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
	for i := variation + 1; i < len(list) && list[i].Of < 0 && list[i].First == first && list[i].Item < w.itemOf(first); i++ {
		if first = list[i].End; first >= v.End {
			return -1
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
	w.output.words.Attach(')')
	w.open = w.open[:len(w.open)-1]
	w.needsNumber = true
}

// endOf returns the last item of the variation that begins with an item; where it is not closed, the last before the marker of the game.
func (w *moveWriter) endOf(k int) int {
	if w.items[k].Flags&item.Broken == 0 {
		return int(w.items[k].Val)
	}
	return w.beforeMarker(k)
}

// beforeMarker returns the last item before the marker of the game, or the last one where that is missing or before an item.
func (w *moveWriter) beforeMarker(k int) int {
	if marker := int(w.game.Marker) - 1; marker > k {
		return marker - 1
	}
	return len(w.items) - 1
}

// illegal writes the rest of a line as text, from the illegal move on at an item, with its number (ledger 8.2-b). It returns the last item.
func (w *moveWriter) illegal(k int) (last int) {
	if n := len(w.open); n > 0 {
		open := int(w.game.Variations[w.open[n-1]].Item)
		if last = w.endOf(open); w.items[open].Flags&item.Broken == 0 {
			last--
		}
	} else {
		last = w.beforeMarker(k)
	}
	first := k
	for first > 0 && w.items[first-1].Kind == item.Junk && isPeriods(w.output.text.Bytes[w.items[first-1].Start:w.items[first-1].End]) {
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
	if !w.options.NoComments && w.output.textOf(first, last) {
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
	raw := w.output.text.Bytes[w.items[first].Start:w.items[last].End]
	switch {
	case t.IsPart:
		if last == first+2 && string(w.bytesOf(first+1)) == "=" {
			w.asComment(first+1, first+1)
		}
		return last
	case first == last && w.items[first].Kind == item.Close, game.IsFence(raw), game.IsOnlySpace(w.output.text, raw):
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
	if w.output.textAt(source.Span{Start: start, End: int(w.items[last].End)}) {
		w.needsNumber = true
	}
}

func (w *moveWriter) bytesOf(k int) []byte {
	return w.output.text.Bytes[w.items[k].Start:w.items[k].End]
}

// looseResult writes the text of a result that is read as "*" because it gives each side something else, as "0-0" (ledger 8.2.6-f).
func (w *moveWriter) looseResult(k int) {
	if _, state := values.ReadResult(w.output.text.Decode(w.game.Items.Span(k, w.output.text.Bytes))); state == values.Bad && w.isNoMove(k) {
		w.asComment(k, k)
	}
}

// isNoMove reports whether the last move that was written is not the one that an item is.
func (w *moveWriter) isNoMove(k int) bool {
	return w.move == 0 || int(w.game.Moves[w.move-1].Item) != k
}

// resultTag writes the value of the tag Result as a comment where it is no result (ledger 8.1.1.7-a).
func (w *moveWriter) resultTag() {
	t := w.game.Tag(tags.Result)
	if t == nil || w.options.NoComments {
		return
	}
	raw := w.output.text.Slice(t.TextSpan())
	if _, state := values.ReadResult(raw); state != values.Bad || len(raw) == 0 || len(raw) == 1 && values.SaysNothing(string(raw)) {
		return
	}
	if w.output.textAt(t.TextSpan()) {
		w.needsNumber = true
	}
}

// clocksOf returns the commands of a comment that are clocks and times of the players.
func (w *moveWriter) clocksOf(k int) (clocks []game.Command) {
	for i := w.command; i < len(w.game.Commands) && int(w.game.Commands[i].Item) == k; i++ {
		switch w.game.Commands[i].Kind {
		case game.Clock, game.GameTime, game.MoveTime, game.MoveClock, game.Timestamp:
			clocks = append(clocks, w.game.Commands[i])
		}
	}
	return clocks
}
