package pgn

import (
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/openings"
	"pbn/core/pgn/check"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// checking checks the games of files, and writes them where they are exported.
type checking struct {
	as Format
	// openings gives the table of openings; nil where nobody has it.
	openings func() *openings.Table
	writer   *export.Writer // nil where nothing is exported
	checker  check.Checker
	judge    *mend.Judge
	trusts   diag.Trust
	// comparer is of what is checked as export format, and not exported; compared is either of the two, or nil.
	comparer export.Writer
	compared *export.Writer
}

func (c *checking) begin(r *report.Report, games *game.Reader) {
	c.checker.Reset(games, c.as != ImportFormat, c.openings, &r.Diagnostics)
	c.judge = &mend.Judge{
		FirstGuess:  games.FirstGuess,
		WritesGuess: func(rule diag.Rule) bool { return rule == rules.SyntaxUnescapedQuote || rule == rules.SyntaxBadEscape },
	}
	c.trusts = c.judge.Trusts
	switch c.compared = c.writer; {
	case c.writer != nil:
		c.writer.From(export.Source{Changes: &r.Changes})
	case c.as != ImportFormat:
		c.compared = &c.comparer
		c.compared.ResetToCompare(c.as == ReducedFormat)
		c.compared.From(export.Source{Diags: &r.Diagnostics})
	}
}

func (c *checking) trust(text *source.Text) diag.Trust {
	c.judge.Begin(text, false)
	return c.trusts
}

func (c *checking) game(text *source.Text, g *game.Game) error {
	c.checker.Game(text, g)
	if c.compared == nil {
		return nil
	}
	return c.compared.Game(text, g)
}

func (c *checking) end() { c.checker.File() }
