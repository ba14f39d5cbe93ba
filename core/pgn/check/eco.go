package check

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/openings"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// checkECO checks whether a position of the main line has the code of the ECO tag (9.4.1-b). The code of any will do: lists of openings go on to
// different depths.
func checkECO(t *source.Text, g *game.Game, table *openings.Table, diags *diag.List) {
	tag := g.Tag(tags.ECO)
	if tag == nil || g.Variant != game.Standard || g.Start != initial {
		return
	}
	value := tag.Value(t)
	if !value.Understood() {
		return
	}
	opening, move := openingOf(g, table, values.ECO(value))
	if move < 0 {
		return
	}
	at, last := tag.TextSpan(), g.Items.Items[g.Moves[move].Item]
	if e := rules.ECOOfOtherMoves.Find(diags, at).Beside(source.Span{Start: int(last.Start), End: int(last.End)}); e.IsKept() {
		e.Say(rules.OpeningOfMoves{ECO: e.Text(opening.ECO), Name: e.Text(opening.Name)}).Part(at, opening.ECO)
	}
}

// openingOf returns the opening of the main line, and the last move that brought it; -1 where a position of the line has the code that is
// claimed, or none has a name.
func openingOf(g *game.Game, table *openings.Table, claimed string) (found openings.Opening, move int) {
	p, line := g.Start, mainLine{game: g}
	move = -1
	for k := 0; k < len(g.Moves) && int(g.Moves[k].Ply) <= table.Plies(); k++ {
		if !line.has(int32(k)) {
			k = int(g.Variations[line.next].End) - 1
			continue
		}
		if g.Moves[k].Flags&game.Word != 0 {
			break
		}
		var u chess.Undo
		p.Do(g.Moves[k].Move, &u)
		if o, ok := table.At(&p); ok {
			if o.ECO == claimed {
				return o, -1
			}
			found, move = o, k
		}
	}
	return found, move
}
