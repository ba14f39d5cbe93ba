// Package convert makes of files of games of draughts what others read: lists of positions, as FEN of PDN, and a table of their tags, CSV. It
// says what the form has no place for.
package convert

import (
	"io"
	"strconv"

	"pbn/core/cells"
	"pbn/core/draughts"
	"pbn/core/lists"
	"pbn/core/pdn"
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/source"
)

// Form is what a file of games becomes.
type Form uint8

// The forms.
const (
	FEN Form = iota // a position a line (F-1)
	CSV             // a row a game (RFC 4180), after a row of names
)

// FormNames are the names of the forms.
var FormNames = []string{FEN: "fen", CSV: "csv"}

// SquareNames are the names of the ways in which squares are written.
var SquareNames = []string{"variant", "numeric", "algebraic"}

// Squares are the forms of FEN of these ways.
var Squares = [...]draughts.FENForm{0, draughts.Numbers, draughts.Letters}

// Options says what a file becomes.
type Options struct {
	To Form
	// Positions are those that FEN has.
	Positions lists.Positions
	// Distinct leaves out a position that came before, in this game or another of the variant: the same pieces and turn.
	Distinct bool
	// Form is how positions are written.
	Form draughts.FENForm
	// Columns are those of CSV: names of tags, or "number", "variant", "plies" and "end". None is [DefaultColumns].
	Columns []string
}

// DefaultColumns are the columns of CSV for who names none.
var DefaultColumns = []string{
	"number", "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteRating", "BlackRating", "variant", "plies", "end",
}

// Convert writes a file in a form. It reads a game at a time. The error of the writer is that of the report.
func Convert(to io.Writer, file *source.Stream, o Options) *lists.Result {
	c := &converter{options: o}
	if len(c.options.Columns) == 0 {
		c.options.Columns = DefaultColumns
	}
	c.made.Begin(to, o.Distinct)
	if o.To == CSV {
		c.made.Out = cells.AppendRow(c.made.Out, c.options.Columns)
	}
	return lists.Read(&c.made, file, pdn.Parse, c.game, lostNames[:], c.lost[:])
}

// lossKind is what a form may have no place for.
type lossKind uint8

const (
	lostWords lossKind = iota
	lostStarts
	lostVariations
	lostComments
	lostNAGs
	lostTags
	lostKinds
)

var lostNames = [lostKinds]string{
	lostWords: "moves that are not legal", lostStarts: "games whose start is not known", lostVariations: "variations",
	lostComments: "comments", lostNAGs: "glyphs", lostTags: "tags again",
}

// converter writes games.
type converter struct {
	made    lists.Maker
	options Options
	lost    [lostKinds]int
	cells   []string
	line    []int32 // the moves of the main line that are legal
}

// game writes a game.
func (c *converter) game(text *source.Text, g *game.Game) {
	if c.options.To == CSV {
		c.row(text, g)
	} else {
		c.positions(g)
	}
}

// positions writes positions of a game, a line each.
func (c *converter) positions(g *game.Game) {
	if !g.HasStart {
		c.lost[lostStarts]++
		return
	}
	c.mainLine(g)
	p := g.Start
	var u draughts.Undo
	for i := range len(c.line) + 1 {
		if i > 0 {
			m := &g.Moves[c.line[i-1]]
			if m.Setup >= 0 {
				p = g.Setups[m.Setup].Position
			}
			p.Do(&m.Move, &u)
		}
		if !c.options.Positions.Has(i, len(c.line)) || c.made.IsSeen(p.Key()^uint64(g.Kind.Variant.Number)) {
			continue
		}
		c.made.Result.Lines++
		c.made.Out = append(draughts.AppendFENAs(c.made.Out, g.Board, &p, c.options.Form), '\n')
		c.made.Flush()
	}
}

// mainLine finds the moves of the main line up to the first that is not legal, and counts what the form has no place for.
func (c *converter) mainLine(g *game.Game) {
	c.line = c.line[:0]
	for k := range g.MainLine() {
		if g.Moves[k].Flags&game.Word != 0 {
			break
		}
		c.line = append(c.line, int32(k))
	}
	for k := range g.Moves {
		if g.Moves[k].Flags&game.Word != 0 {
			c.lost[lostWords]++
		}
	}
	c.lost[lostVariations] += len(g.Variations)
	c.lost[lostComments] += len(g.Comments)
	c.lost[lostNAGs] += len(g.NAGs)
}

// row writes the row of a game.
func (c *converter) row(text *source.Text, g *game.Game) {
	c.cells = c.cells[:0]
	for _, column := range c.options.Columns {
		c.cells = append(c.cells, cellOf(text, g, column))
	}
	for i := range g.Tags {
		if g.Tags[i].Flags&game.Duplicate != 0 {
			c.lost[lostTags]++
		}
	}
	c.made.Out = cells.AppendRow(c.made.Out, c.cells)
	c.made.Result.Lines++
}

// ends are what the column "end" says.
var ends = [...]string{draughts.NoEnd: "", draughts.NoPieces: "no pieces", draughts.NoMoves: "no moves"}

// cellOf returns what a game has in a column.
func cellOf(text *source.Text, g *game.Game, column string) string {
	switch column {
	case "number":
		return strconv.Itoa(g.Number)
	case "variant":
		return g.Kind.Variant.Name
	case "end":
		return ends[g.End]
	case "plies":
		if last := g.LastOfMainLine(); last >= 0 {
			return strconv.Itoa(int(g.Moves[last].Ply))
		}
		return "0"
	}
	value := ""
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Flags&game.Duplicate == 0 && t.Name(text) == column {
			value = t.Text(text)
			break
		}
	}
	if column == tags.Result.String() && value == "" {
		return g.Result.String()
	}
	return value
}
