package pgntest

import (
	"bytes"
	"testing"

	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/source"
)

// TestFile: all games are read without a finding, all of their moves are legal and in the standard's form, and a seed gives the same bytes.
func TestFile(t *testing.T) {
	for kind, most := range map[Kind]int{Plain: 12, Lichess: 40, Annotated: 26} {
		file := File(kind, 200_000, 1)
		if !bytes.Equal(file, File(kind, 200_000, 1)) || bytes.Equal(file, File(kind, 200_000, 2)) {
			t.Errorf("%d: a file is not made by its seed", kind)
		}
		moves, variations := 0, 0
		r := pgn.Parse(pgn.Bytes(file), func(text *source.Text, g *game.Game) {
			variations += len(g.Variations)
			for i := range g.Moves {
				if moves++; g.Moves[i].Flags&game.Canonical == 0 || g.Moves[i].Flags&game.Word != 0 {
					t.Fatalf("%d: game %d has the move %s", kind, g.Number, text.Slice(g.Items.Span(int(g.Moves[i].Item), text.Bytes)))
				}
			}
		})
		t.Logf("%d: %d games, %d moves, %d variations, %d bytes", kind, r.Games, moves, variations, len(file))
		if len(r.Diagnostics.Items) > 0 || r.Games < 20 || len(file)/moves > most || (variations > 0) != (kind == Annotated) {
			t.Errorf("%d: %d games, %d moves, %d variations, %v", kind, r.Games, moves, variations, r.Diagnostics.Items)
		}
	}
}
