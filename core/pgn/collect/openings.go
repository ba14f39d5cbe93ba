package collect

import (
	"pbn/core/chess"
	"pbn/core/openings"
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/source"
	"pbn/core/where"
)

// initial is the position in which games begin.
var initial, _, _, _ = chess.ReadFEN(chess.Initial)

// OpeningOf returns the opening of a game by its moves: that of the last position of the main line that has a name. ok is false where none has
// one, and of games that begin elsewhere or are of another kind of chess.
func OpeningOf(g *game.Game, table *openings.Table) (found openings.Opening, ok bool) {
	if g.Variant != game.Standard || g.Start != initial {
		return found, false
	}
	var moves []chess.Move
	for k := range g.MainLine() {
		if len(moves) == table.Plies() || g.Moves[k].Flags&game.Word != 0 {
			break
		}
		moves = append(moves, g.Moves[k].Move)
	}
	return table.Of(moves)
}

// withOpenings returns what a game has in a field, with its opening by a table where its tags do not say it.
func withOpenings(table *openings.Table) func(*source.Text, *game.Game, int) where.Value {
	return func(text *source.Text, g *game.Game, field int) where.Value {
		v := valueOf(text, g, field)
		tag := rows[field].tag
		if v.Given || tag != tags.ECO && tag != tags.Opening {
			return v
		}
		found, ok := OpeningOf(g, table)
		switch {
		case !ok:
			return v
		case tag == tags.ECO:
			return where.TextValue(found.ECO)
		}
		return where.TextValue(found.Name)
	}
}
