package pgn

import (
	"sort"
	"strconv"

	"pbn/core/chess"
	"pbn/core/pgn/game"
	"pbn/core/source"
)

// longestMove is how many bytes of a move a label has.
const longestMove = 16

// moveAt returns the move at a place in a game, or the last one before it, as people name it: "12... Nf6"; "" before the first.
func moveAt(text *source.Text, g *game.Game, at source.Span) string {
	items := g.Items.Items
	k := sort.Search(len(g.Moves), func(k int) bool { return int(items[g.Moves[k].Item].Start) > at.Start }) - 1
	if k < 0 {
		return ""
	}
	i := &items[g.Moves[k].Item]
	word := source.Span{Start: int(i.Start), End: min(int(i.End), int(i.Start)+longestMove)}
	number, of := g.Turn(k)
	periods := ". "
	if of == chess.Black {
		periods = "... "
	}
	return strconv.Itoa(number) + periods + text.Decode(word)
}
