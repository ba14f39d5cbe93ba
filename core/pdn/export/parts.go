package export

import (
	"slices"
	"strconv"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/scribe"
	"pbn/core/source"
)

// moveWriter writes the moves of games, with what is said of them. It walks over the items by a plan.
type moveWriter struct {
	output  *scribe.Output
	options *Options
	facts   *facts
	game    *game.Game
	items   []item.Item
	plan    plan
	// ranges are the items that are left to write: the rest of the game, and of the variations that come later than they were written.
	ranges []itemRange
	// due are variations that are written as soon as what is said of their move was.
	due []lateVariation
	// open are the numbers of the variations that are open.
	open []int32
	// body is the first item after the tag pairs, marker the item that ends the game; none before that was reached.
	body, marker int
	spelling     spelling
	// needsNumber is set where a move of the second player has its number, because something came between.
	needsNumber bool
	// any is set where the main line has got a move that begins a game, isText where anything was written as the text of a comment.
	any, isText bool
}

// itemRange are items, from one up to another, of a variation that comes late or else none.
type itemRange struct {
	at, to int
	late   int32
}

func (w *moveWriter) escape(k int) {
	if !w.options.NoEscapes {
		escape(w.output, k)
	}
}

// lateOf returns the variations that are written after a move.
func (w *moveWriter) lateOf(n int32) []lateVariation {
	if w.options.NoVariations {
		return nil
	}
	return w.plan.lateOf(n)
}

// isSecond reports whether a move is one of the player who does not begin the game.
func isSecond(g *game.Game, m *game.Move) bool {
	first := draughts.White
	if g.Board != nil {
		first = g.Board.Variant().Start
	}
	return (m.Flags&game.Black != 0) != (first == draughts.Black)
}

// appendNumber appends the number of a move: 1. of the first player, 1... of the second.
func appendNumber(out []byte, m *game.Move, isSecond bool) []byte {
	out = strconv.AppendInt(out, int64(m.Number), 10)
	if isSecond {
		return append(out, "..."...)
	}
	return append(out, '.')
}

// close ends the variation that was opened last.
func (w *moveWriter) close() {
	w.output.Words.Attach(')')
	w.open = w.open[:len(w.open)-1]
	w.needsNumber = true
}

// closeAll ends the variations that are open: at the end, or where the marker has ended the game.
func (w *moveWriter) closeAll() {
	for len(w.open) > 0 {
		w.close()
	}
}

// endOf returns the last item of a variation, its right parenthesis or what comes before the marker of the game.
func (w *moveWriter) endOf(variation int32) int {
	if end := w.plan.variations[variation].end; end >= 0 {
		return int(end)
	}
	return w.lastOfMoves()
}

// lastOfMoves returns the last item before the marker, or of all.
func (w *moveWriter) lastOfMoves() int {
	if w.game.Marker > 0 {
		return int(w.game.Marker) - 2
	}
	return len(w.items) - 1
}

// asComment writes the text of items as a comment.
func (w *moveWriter) asComment(first, last int) {
	w.isText = true
	if !w.options.NoComments && w.output.TextOf(first, last) {
		w.needsNumber = true
	}
}

// textAt writes a part of the text as a comment.
func (w *moveWriter) textAt(span source.Span) {
	w.isText = true
	if !w.options.NoComments && w.output.TextAt(span) {
		w.needsNumber = true
	}
}

// isOutside reports whether an item is before the first tag pair or after the end of the game.
func (w *moveWriter) isOutside(k int) bool {
	return k < w.body || w.game.Marker > 0 && k >= int(w.game.Marker)
}

// beginsGame reports whether a move is known as one by its bytes alone: where no tag pair comes before it, a game begins with such a move.
func beginsGame(move []byte) bool {
	if len(move) > 8 {
		return false
	}
	var word uint64
	for i, c := range move {
		word |= uint64(c) << (8 * i)
	}
	return draughts.Word(word, len(move)) != 0
}

// hasSetup reports whether a position is set up in a variation that begins with an item.
func (w *moveWriter) hasSetup(k int, variation int32) bool {
	setups := w.game.Setups
	if len(setups) == 0 {
		return false
	}
	i, _ := slices.BinarySearchFunc(setups, k, func(s game.Setup, k int) int { return int(s.Item) - k })
	return i < len(setups) && int(setups[i].Item) <= w.endOf(variation)
}
