// Package convert makes of files of games what others read: lists of positions, FEN and EPD; a table of their tags, CSV; the moves as UCI has
// them, for engines; and of lists of positions games. It says what the form has no place for.
package convert

import (
	"io"
	"strconv"

	"pbn/core/cells"
	"pbn/core/chess"
	"pbn/core/lists"
	"pbn/core/pgn"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/source"
)

// Form is what a file of games becomes.
type Form uint8

// The forms.
const (
	FEN Form = iota // a position a line (16.1)
	EPD             // a position a line, with its number and clock, the game, and the move that was played in it (16.2)
	CSV             // a row a game (RFC 4180), after a row of names
	UCI             // a line a game: "position startpos moves e2e4 e7e5"
	PGN             // of a file of positions: a game each, see [FromPositions]
)

// FormNames are the names of the forms.
var FormNames = []string{FEN: "fen", EPD: "epd", CSV: "csv", UCI: "uci", PGN: "pgn"}

// Options says what a file becomes.
type Options struct {
	To Form
	// Positions are those that FEN and EPD have.
	Positions lists.Positions
	// Distinct leaves out a position that came before, in this game or another: the same men, turn, castling and captures in passing. The
	// positions so far are in memory, as numbers.
	Distinct bool
	// Form is how positions are written.
	Form chess.FENForm
	// Columns are those of CSV: names of tags, or "number", "plies" and "end", which says mate, stalemate or a dead position. None is
	// [DefaultColumns].
	Columns []string
	// Notation is what a file of positions is that becomes PGN, and AsComments leaves all its moves in comments.
	Notation   epd.Notation
	AsComments bool
}

// DefaultColumns are the columns of CSV for who names none: the seven tags, and what most files of today have besides.
var DefaultColumns = []string{
	"number", "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo", "BlackElo", "ECO", "Opening", "plies", "end",
}

// Convert writes a file in a form. It reads a game at a time. The error of the writer is that of the report.
func Convert(to io.Writer, file *source.Stream, o Options) *lists.Result {
	if o.To == PGN {
		return FromPositions(to, file, o.Notation, o.AsComments, export.Options{})
	}
	c := &converter{options: o}
	if len(c.options.Columns) == 0 {
		c.options.Columns = DefaultColumns
	}
	c.made.Begin(to, o.Distinct)
	if o.To == CSV {
		c.made.Out = cells.AppendRow(c.made.Out, c.options.Columns)
	}
	return lists.Read(&c.made, file, pgn.Parse, c.game, lostNames[:], c.lost[:])
}

// lossKind is what a form may have no place for.
type lossKind uint8

const (
	lostWords lossKind = iota
	lostStarts
	lostVariations
	lostComments
	lostNAGs
	lostNulls
	lostTags
	lostKinds
)

var lostNames = [lostKinds]string{
	lostWords: "moves that are not legal", lostStarts: "games whose start is not known", lostVariations: "variations",
	lostComments: "comments", lostNAGs: "glyphs", lostNulls: "null moves", lostTags: "tags again",
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
		return
	}
	c.mainLine(g)
	if c.options.To == UCI {
		c.moves(g)
	} else {
		c.positions(text, g)
	}
}

// mainLine finds the moves of the main line up to the first that is not legal, and counts what the form has no place for.
func (c *converter) mainLine(g *game.Game) {
	c.line = c.line[:0]
	last := int32(-1)
	if !g.HasStart || g.Variant == game.Other {
		c.lost[lostStarts]++
		return
	}
	end := int32(0) // of the variations so far
	v := 0
	for k := range g.Moves {
		for v < len(g.Variations) && g.Variations[v].First <= int32(k) {
			end = max(end, g.Variations[v].End)
			v++
		}
		m := &g.Moves[k]
		switch isMain := int32(k) >= end && m.Parent == last; {
		case m.Flags&game.Word != 0:
			c.lost[lostWords]++
		case isMain:
			last = int32(k)
			c.line = append(c.line, last)
		}
	}
	for i := range g.Variations {
		if g.Variations[i].First < g.Variations[i].End {
			c.lost[lostVariations]++
		}
	}
	c.lost[lostComments] += len(g.Comments)
	c.lost[lostNAGs] += len(g.NAGs)
}

// moves writes a game as UCI tells it to an engine.
func (c *converter) moves(g *game.Game) {
	if !g.HasStart || g.Variant == game.Other {
		return
	}
	c.made.Out = append(c.made.Out, "position "...)
	if fen := chess.AppendFENAs(nil, &g.Start, c.options.Form); string(fen) == chess.Initial {
		c.made.Out = append(c.made.Out, "startpos"...)
	} else {
		c.made.Out = append(append(c.made.Out, "fen "...), fen...)
	}
	for i, k := range c.line {
		if i == 0 {
			c.made.Out = append(c.made.Out, " moves"...)
		}
		c.made.Out = append(c.made.Out, ' ')
		if m := g.Moves[k].Move; m == chess.Null {
			c.made.Out = append(c.made.Out, "0000"...)
		} else {
			c.made.Out = chess.AppendCoordinates(c.made.Out, m, g.Variant == game.Chess960)
		}
	}
	c.made.Out = append(c.made.Out, '\n')
	c.made.Result.Lines++
}

// positions writes positions of a game, a line each.
func (c *converter) positions(text *source.Text, g *game.Game) {
	if !g.HasStart || g.Variant == game.Other {
		return
	}
	var u chess.Undo
	p := g.Start
	label := ""
	if c.options.To == EPD {
		label = labelOf(text, g)
	}
	for i := -1; i < len(c.line); i++ {
		if i >= 0 {
			p.Do(g.Moves[c.line[i]].Move, &u)
		}
		if !c.options.Positions.Has(i+1, len(c.line)) || c.made.IsSeen(p.Key()) {
			continue
		}
		c.made.Result.Lines++
		if c.options.To == FEN {
			c.made.Out = append(chess.AppendFENAs(c.made.Out, &p, c.options.Form), '\n')
			continue
		}
		next := chess.NoMove
		if i+1 < len(c.line) {
			next = g.Moves[c.line[i+1]].Move
		}
		c.record(&p, next, label)
		c.made.Flush()
	}
}

// record writes a position as EPD, with the operations in the order of their names.
func (c *converter) record(p *chess.Position, next chess.Move, label string) {
	out := chess.AppendFieldsAs(c.made.Out, p, c.options.Form)
	out = strconv.AppendInt(append(out, " fmvn "...), int64(p.Number), 10)
	out = strconv.AppendInt(append(out, "; hmvc "...), int64(p.Clock), 10)
	out = append(out, ';')
	if label != "" {
		out = append(append(append(out, ` id "`...), label...), `";`...)
	}
	if next != chess.NoMove && next != chess.Null {
		out = append(p.MarkedSAN(next).Append(append(out, " sm "...)), ';')
	}
	c.made.Out = append(out, '\n')
}
