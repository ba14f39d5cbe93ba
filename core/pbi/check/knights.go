package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// knightChecks find out whether all of a file writes the knight N, which one fix then mends (P-5).
type knightChecks struct {
	diags *diag.List
	// hasS reports whether a position has an S, hasOdd whether one with an N cannot be mended by itself.
	hasS, hasOdd bool
	boards       []mendedBoard
}

// mendedBoard is where a board is that writes the knight N, and what it should be.
type mendedBoard struct {
	at   diag.Place
	text string
}

// withS returns a board with S for the knight; ok is false where it has an S already, so that N may be another piece.
func withS(board string) (text string, ok bool) {
	return strings.NewReplacer("N", "S", "n", "s").Replace(board), !strings.ContainsAny(board, "Ss")
}

// board takes the board of a record.
func (c *knightChecks) board(t *source.Text, b *record.Board, p places) {
	switch {
	case c.hasS || c.hasOdd:
	case strings.ContainsAny(b.Text, "Ss"):
		c.hasS, c.boards = true, nil
	case b.Fault != record.Knight:
	case !p.exact || len(c.boards) == diag.MostParts:
		c.hasOdd, c.boards = true, nil
	default:
		text, _ := withS(b.Text)
		c.boards = append(c.boards, mendedBoard{diag.PlaceIn(t, p.at(0, len(b.Text))), text})
	}
}

// end offers to mend all of the file, of which each record has been reported.
func (c *knightChecks) end(head diag.Place) {
	if len(c.boards) < 2 || c.diags.OnlyFixes() {
		return
	}
	e := rules.EnglishKnights.FindElsewhere(c.diags, diag.Info, head).Say(rules.Count{Count: int32(len(c.boards))})
	for _, b := range c.boards {
		e.PartElsewhere(b.at, b.text)
	}
}
