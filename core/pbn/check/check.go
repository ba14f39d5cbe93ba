package check

import (
	"slices"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// Checker checks the games of a file, one after another. Between them it keeps what a later game is compared with. Reset makes it ready.
type Checker struct {
	// Solved has what a solver found for games, by their numbers, with which they are compared. Reset keeps it.
	Solved map[int]bridge.Solution
	// Fills says that a writer fills in the tags that follow from the auction: nobody misses them then. Reset keeps it.
	Fills bool

	reader     *game.Reader
	diags      *diag.List
	text       plain.Checks
	parts      partChecks
	dealIDs    dealIDs
	tableForms tableForms
	near       plain.NearNames
	scorings   scorings
	optimum    optimum.Comparer
	rotations  rotations

	// The memory that each game is checked in.
	doubts doubts
	played cards
	table  table
}

// Kind is the kind of file that a checker checks.
type Kind uint8

// The kinds. The encoding of a document is not a fault of the PBN that is embedded in it.
const (
	WholeFile Kind = iota
	Embedded
)

// Reset prepares for the games that a reader reads, and keeps the memory of the checker. Findings go to diags.
func (c *Checker) Reset(reader *game.Reader, kind Kind, diags *diag.List) {
	*c = Checker{
		Solved: c.Solved, Fills: c.Fills, reader: reader, diags: diags,
		text: plain.NewChecks(&textRules, kind == Embedded, diags), parts: partChecks{diags: diags},
		tableForms: tableForms{known: c.tableForms.known}, near: c.near, scorings: c.scorings, table: table{space: c.table.space},
	}
}

// Game checks a game of a text, the one that was read last.
func (c *Checker) Game(t *source.Text, g *game.Game) {
	diags, items := c.diags, c.reader.Items()
	c.text.Game(t, g.Span, items)
	c.parts.check(t, g, items)
	checkTags(t, g, &c.near, diags)
	c.dealIDs.check(t, g, diags)
	by := c.scorings.find(g)
	reportUnknownScoring(g, by, diags)
	checkDeal(g, diags)
	c.rotations.check(t, g, by, diags)
	passedOut(g, diags)
	compareScore(g, by, diags)
	compareHistory(g, diags)
	solved := c.Solved[g.Number]
	compareOptimum(g, by, solved.Tricks, diags)
	c.moves(t, g)
	reportSections(g, diags)
	checkTables(t, g, by, &c.table, &c.tableForms, c.parts.isPart, diags)
	c.optimum.Game(g, solved, diags)
}

// IsPart reports whether a blank line has cut the game that was checked last off from the one before it.
func (c *Checker) IsPart() bool { return c.parts.isPart }

var versions = []string{"", "1.0", "2.0", "2.1"}

// File checks what concerns the whole file, after its games: its long lines, the rotation of its boards and its version (2.3, 2.4, 3.4.11).
func (c *Checker) File() {
	r := c.reader
	c.text.End()
	c.rotations.end(c.diags)
	if !slices.Contains(versions, r.Version) {
		e := rules.UnknownVersion.FindElsewhere(c.diags, 0, r.VersionPlace)
		e.Say(rules.VersionOfFile{Version: e.Text(r.Version)})
	}
}
