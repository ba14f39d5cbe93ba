package pdn

import (
	"pbn/core/diag"
	"pbn/core/pdn/check"
	"pbn/core/pdn/game"
	"pbn/core/report"
	"pbn/core/source"
)

// finding says of games what was found while they were read, and no more.
type finding struct {
	found  *diag.List
	finder check.Finder
}

func (f *finding) begin(r *report.Report, _ *game.Reader) { f.found = &r.Diagnostics }

func (f *finding) game(text *source.Text, g *game.Game) error {
	f.finder.Game(text, g, f.found)
	return nil
}

func (*finding) trust(*source.Text) diag.Trust { return nil }

func (*finding) end() {}
