package pgn

import (
	"pbn/core/pgn/check"
	"pbn/core/pgn/game"
	"pbn/core/report"
	"pbn/core/source"
)

// checking checks the games of files.
type checking struct {
	as      Format
	checker check.Checker
}

func (c *checking) begin(r *report.Report, games *game.Reader) {
	c.checker.Reset(games, c.as != ImportFormat, &r.Diagnostics)
}

func (c *checking) game(text *source.Text, g *game.Game) error {
	c.checker.Game(text, g)
	return nil
}

func (c *checking) end() { c.checker.File() }
