package check

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
)

// Checker checks the games of a file, one after another, and keeps between them what a later game is compared with. It is ready to use
// after Reset.
type Checker struct {
	reader     *game.Reader
	diags      *diag.List
	text       textChecks
	parts      partChecks
	dealIDs    dealIDs
	tableForms tableForms
	near       nearNames

	// What each game is checked in.
	doubts doubts
	played cards
	table  table
}

// Kind is what a checker checks.
type Kind uint8

// The kinds. A document has an encoding of its own, which is no fault of the PBN that is embedded in it.
const (
	WholeFile Kind = iota
	Embedded
)

// Reset makes it the checker, in the memory that it has, of the games that a reader reads; what it finds fault with goes to diags.
func (c *Checker) Reset(reader *game.Reader, kind Kind, diags *diag.List) {
	*c = Checker{
		reader: reader, diags: diags, text: textChecks{kind: kind, diags: diags}, parts: partChecks{diags: diags}, tableForms: c.tableForms, near: c.near, table: table{space: c.table.space},
	}
}

// Game checks the game of a text that was read last.
func (c *Checker) Game(t *source.Text, g *game.Game) {
	diags, items := c.diags, c.reader.Items()
	c.text.check(t, g.Span, items)
	c.parts.check(t, g, items)
	eachTag(g, &c.near, diags)
	c.dealIDs.check(t, g, diags)
	players(t, g, diags)
	unknownScoring(g, diags)
	deal(g, diags)
	rotated(g, diags)
	passedOut(g, diags)
	scoreMismatch(g, diags)
	historyVulnerable(g, diags)
	optimum(g, diags)
	c.moves(t, g)
	sections(g, diags)
	tables(t, g, &c.table, &c.tableForms, c.parts.isPart, diags)
}

// IsPart reports whether the game that was checked last is a part of the one before it, which a blank line has cut off.
func (c *Checker) IsPart() bool { return c.parts.isPart }

var versions = []string{"", "1.0", "2.0", "2.1"}

// File checks what a whole file says of itself, after its games were read (2.4).
func (c *Checker) File() {
	r := c.reader
	c.text.longLines()
	if !slices.Contains(versions, r.Version) {
		if c.diags.FindElsewhere(rules.FileUnknownVersion, 0, r.VersionPlace) {
			c.diags.Said().Tell(r.Version)
		}
	}
}
