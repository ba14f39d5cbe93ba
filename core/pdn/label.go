package pdn

import (
	"sort"
	"strconv"

	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/source"
)

// longestMove is how many bytes of a move a label has.
const longestMove = 16

// moveAt returns the move at a place in a game, or the last one before it, as people name it: "12... 19-23"; "" before the first.
func moveAt(text *source.Text, g *game.Game, at source.Span) string {
	items := g.Items.Items
	k := sort.Search(len(g.Moves), func(k int) bool { return int(items[g.Moves[k].Item].Start) > at.Start }) - 1
	if k < 0 {
		return ""
	}
	m := &g.Moves[k]
	word := g.SpanOf(k)
	word.End = min(word.End, word.Start+longestMove)
	first := draughts.White
	if g.Board != nil {
		first = g.Board.Variant().Start
	}
	periods := ". "
	if isBlack := m.Flags&game.Black != 0; isBlack != (first == draughts.Black) {
		periods = "... "
	}
	return strconv.Itoa(int(m.Number)) + periods + text.Decode(word)
}
