package pbn

import (
	"pbn/core/pbn/check"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/report"
	"pbn/core/source"
)

// gameChecks are what [checking] does. A program that only parses makes none, and so links neither the checks nor the writer.
type gameChecks interface {
	// begin begins a file, or a block of a document.
	begin(r *report.Report, games *game.Reader, kind check.Kind)
	// game checks a game, and writes it where the file is exported. Its error is that of the writer.
	game(text *source.Text, g *game.Game) error
	// isPart reports whether the game that was checked last is a part of the one before it, which a blank line has cut off.
	isPart() bool
	// end ends the file.
	end()
}

// checking checks the games of files, compares them with export format where they must have it, and writes them where they are exported.
type checking struct {
	writer   *export.Writer // nil where nothing is exported
	games    *game.Reader
	source   export.Source
	checker  check.Checker
	comparer export.Writer  // of what is checked as export format, and not exported
	compared *export.Writer // that of the file: either of the two, or nil
	isLater  bool           // whether the games come after others of their file
}

func (c *checking) begin(r *report.Report, games *game.Reader, kind check.Kind) {
	c.games, c.compared = games, c.writer
	c.checker.Reset(games, kind, &r.Diagnostics)
	c.source = export.Source{Reader: games, Embedded: kind == check.Embedded, Diags: &r.Diagnostics, Counts: r.Counts}
	if c.writer != nil {
		c.source.Changes = &r.Changes
		c.writer.From(c.source)
		c.follow(c.writer)
	}
}

func (c *checking) follow(w *export.Writer) {
	if c.isLater {
		w.Follow()
	}
}

func (c *checking) game(text *source.Text, g *game.Game) error {
	c.checker.Game(text, g)
	if c.compared == nil && c.games.IsExport() {
		c.compared = &c.comparer
		c.compared.ResetToCompare()
		c.compared.From(c.source)
		c.follow(c.compared)
	}
	if c.compared == nil {
		return nil
	}
	return c.compared.Game(text, g, c.checker.IsPart())
}

func (c *checking) isPart() bool { return c.checker.IsPart() }

func (c *checking) end() {
	if c.compared != nil {
		c.compared.EndFile()
	}
	c.checker.File()
}
