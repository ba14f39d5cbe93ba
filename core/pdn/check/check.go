// Package check holds the rules of PDN: it says what is wrong with games that were read, a file for each subject.
package check

import (
	"pbn/core/diag"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/source"
)

// Checker checks the games of a file, one after another. Between them it keeps what is said once of a file. Reset makes it ready.
type Checker struct {
	reader *game.Reader
	diags  *diag.List
	text   textChecks
	tags   tagChecks
	kinds  kindChecks
	moves  moveChecks
	// setups are the positions among the moves, where somebody asks for them.
	setups diag.Tally
}

// Finder is as much of a Checker as says what is wrong with how games are written, and with their moves. Its zero is ready.
type Finder struct{ moves moveChecks }

// Game says what was found in a game of a text while it was read.
func (f *Finder) Game(t *source.Text, g *game.Game, diags *diag.List) {
	reportFaults(t, g, diags)
	f.moves.game(t, g, diags)
}

// Reset prepares for the games that a reader reads, and keeps the memory of the checker. Findings go to diags.
func (c *Checker) Reset(reader *game.Reader, diags *diag.List) {
	*c = Checker{
		reader: reader, diags: diags, text: newTextChecks(diags), tags: tagChecks{near: c.tags.near},
		moves: moveChecks{walker: c.moves.walker, wanted: c.moves.wanted[:0]},
	}
}

// Game checks a game of a text, the one that was read last.
func (c *Checker) Game(t *source.Text, g *game.Game) {
	c.text.game(t, g, c.reader.Items())
	c.tags.game(t, g, c.diags)
	c.kinds.game(t, g, c.diags)
	checkPositions(t, g, c.diags)
	c.setupsOf(t, g)
	reportFaults(t, g, c.diags)
	c.text.escapes(t, g, c.reader.FirstGuess)
	c.moves.game(t, g, c.diags)
	checkResult(t, g, c.diags)
}

// File checks what concerns the whole file, after its games.
func (c *Checker) File() {
	c.text.end()
	c.kinds.end(c.diags)
	if c.setups.Count > 0 {
		rules.NewForPrograms.FindElsewhere(c.diags, 0, c.setups.First).Say(rules.More{More: c.setups.More()})
	}
}

// setupsOf reports the setups that only give the turn to a side (S-5), and counts all of them (S-6).
func (c *Checker) setupsOf(t *source.Text, g *game.Game) {
	for i := range g.Setups {
		s := &g.Setups[i]
		at := g.Items.Span(int(s.Item), t.Bytes)
		if s.IsNull {
			rules.NullMove.Find(c.diags, at)
		}
		if c.diags.SeverityOf(rules.SetupCompatibility) != diag.Off {
			c.setups.Add(t, at)
		}
	}
}
