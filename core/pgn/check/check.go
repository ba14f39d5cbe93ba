// Package check holds the rules that need more than reading: a file for each subject.
package check

import (
	"pbn/core/diag"
	"pbn/core/openings"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// Checker checks the games of a file, one after another. Between them it keeps what is said once of a file. Reset makes it ready.
type Checker struct {
	reader *game.Reader
	diags  *diag.List
	// openings is the table of openings, where the rule that compares with it is wanted.
	openings *openings.Table
	text     plain.Checks
	tags     tagChecks

	positions positionChecks
	numbers   numberChecks
	// annotations has what is said once of the file.
	annotations annotationChecks
}

// Reset prepares for the games that a reader reads, and keeps the memory of the checker. asExport says that the file is to have export format.
// Findings go to diags. table gives the table of openings, and is called where that is needed; it may be nil.
func (c *Checker) Reset(reader *game.Reader, asExport bool, table func() *openings.Table, diags *diag.List) {
	of := &textRules
	if asExport {
		of = &exportTextRules
	}
	*c = Checker{
		reader: reader, diags: diags, text: plain.NewChecks(of, false, diags), tags: c.tags,
		positions: positionChecks{diags: diags}, numbers: c.numbers,
	}
	c.tags.reset(diags)
	if table != nil && diags.SeverityOf(rules.TagECO) != diag.Off {
		c.openings = table()
	}
}

// Game checks a game of a text, the one that was read last.
func (c *Checker) Game(t *source.Text, g *game.Game) {
	c.text.Game(t, g.Span, c.reader.Items())
	c.tags.game(t, g)
	if c.openings != nil {
		checkECO(t, g, c.openings, c.diags)
	}
	checkComments(t, g, c.diags)
	c.positions.game(t, g)
	c.numbers.game(t, g, c.diags)
	c.annotations.game(t, g, c.diags)
	checkVariations(t, g, c.diags)
	checkClocks(t, g, c.diags)
	checkResult(t, g, c.diags)
}

// File checks what concerns the whole file, after its games.
func (c *Checker) File() {
	c.text.End()
	c.tags.end()
	c.positions.end()
	c.annotations.end(c.diags)
}
