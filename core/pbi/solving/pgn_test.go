package solving

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbi"
	"pbn/core/pbi/convert"
	"pbn/core/pgn"
	"pbn/core/pgn/export"
)

// TestSolutionsAsGames: a game has the solution as its moves, with variations, all of them legal.
func TestSolutionsAsGames(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{sound + "Rh1-b1::", "\n1. Rb1 {zugzwang} 1... a4 (1... Ka7 2. Qxa5#) 2. Qxa4#\n*\n"},
		{cooked + "Rf1-f7::", "\n1. Qg7 {threatens 2. Rf8#} (1. Rf7 {threatens 2. Qf8#, 2. Qh8#}) (1. Qh7 {threatens 2. Rf8#})\n*\n"},
		{":1R6/8/8/8/8/8/k1K5/8:h#1:a|||:::::", "\n1... Ka1 2. Ra8#\n*\n"},
		{none + "::", "\n\n*\n"},
		{"::#2:a|||:::::", ""},
		{":k7/8/1K6/8/8/8/8/7R:+:a|||:::Rh8::", "1. Rh8# *"},
		{":k7/8/1K6/8/8/8/8/7R:#1:a|||:::Rg1::", "{Key: Rg1}\n1. Rh8#"},
	} {
		if got := games(t, head+c.line+"\n"); !strings.Contains(got, c.want) {
			t.Errorf("%s becomes\n%s", c.line, got)
		}
	}
}

// games returns the problems of a file as games, which have to be legal.
func games(t *testing.T, file string) string {
	t.Helper()
	var out bytes.Buffer
	written := convert.Convert(&out, pbi.Bytes([]byte(file)), convert.Options{To: convert.PGN, Solution: New(Options{}).Solution})
	_, r := pgn.Export(pgn.Bytes(out.Bytes()), export.Options{})
	if written.Lines > 0 && (r.Games != written.Lines || r.Diagnostics.Count(diag.Error)+r.Diagnostics.Count(diag.Warning) > 0) {
		t.Errorf("%d of %d, %+v\n%s", r.Games, written.Lines, r.Diagnostics.Items, out.String())
	}
	return out.String()
}
