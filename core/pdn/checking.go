package pdn

import (
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pdn/check"
	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
)

// newReading returns a reading that checks, and what checks.
func newReading(o Options, visit Visitor) (*reading, *checking) {
	c := &checking{}
	r := &reading{report: report.New(rules.Of, rules.Label), checks: c, each: o.Each, visit: visit}
	r.report.Diagnostics.Severities, r.report.Diagnostics.Most = o.Severities, o.Most
	if o.As != ImportFormat {
		c.compared = &export.Writer{}
		c.compared.ResetToCompare()
		c.compared.From(scribe.Source{Diags: &r.report.Diagnostics})
	}
	return r, c
}

// checking checks the games of files, and writes them where they are exported.
type checking struct {
	checker check.Checker
	// before is called with each game before it is written, unless it is nil; its error ends the reading.
	before func(*source.Text, *game.Game) error
	// compared writes the games, or compares them with what it would write; nil where nobody wants that.
	compared *export.Writer
	judge    mend.Judge
	trusts   diag.Trust
}

func (c *checking) begin(r *report.Report, games *game.Reader) {
	c.checker.Reset(games, &r.Diagnostics)
	c.judge = mend.Judge{FirstGuess: games.FirstGuess, WritesGuess: func(diag.Rule) bool { return false }}
	c.trusts = c.judge.Trusts
}

func (c *checking) game(text *source.Text, g *game.Game) error {
	c.checker.Game(text, g)
	if c.before != nil {
		if err := c.before(text, g); err != nil {
			return err
		}
	}
	if c.compared == nil {
		return nil
	}
	return c.compared.Game(text, g)
}

func (c *checking) trust(text *source.Text) diag.Trust {
	c.judge.Begin(text, false)
	return c.trusts
}

func (c *checking) end() { c.checker.File() }
