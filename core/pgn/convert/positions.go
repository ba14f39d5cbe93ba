package convert

import (
	"io"
	"strings"

	"pbn/core/chess"
	"pbn/core/lists"
	"pbn/core/pgn"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/export"
	"pbn/core/pgn/spell"
	"pbn/core/source"
)

// FromPositions writes each position of a file of EPD or FENs as a game of PGN in export format that begins with it, with the id as the tag
// Event. As moves it has the predicted variation (pv), or else the supplied move (sm), or else the best moves (bm), the second and those
// after it as variations; where asComments is set, none. All other operations are in a comment before the first move, as EPD has them, with
// a parenthesis for a right brace, which would end it. Positions that cannot be read are left out, and counted. The report is that of reading the positions. The error of the writer is
// that of the report.
func FromPositions(to io.Writer, file *source.Stream, notation epd.Notation, asComments bool, o export.Options) *lists.Result {
	var games []*spell.Game
	result := &lists.Result{}
	unread := 0
	out := &batches{to: to, options: o}
	result.Report = epd.Parse(file.Until(func() error { return out.err }), notation, func(text *source.Text, r *epd.Record) {
		if !r.HasPosition {
			unread++
			return
		}
		result.Lines++
		games = append(games, gameOf(text, r, asComments))
		if len(games) == batch {
			out.write(games)
			games = games[:0]
		}
	})
	out.write(games)
	if result.Report.Err == nil {
		result.Report.Err = out.err
	}
	if unread > 0 {
		result.Lost = append(result.Lost, lists.Loss{What: "positions that cannot be read", Count: unread})
	}
	return result
}

// batch is how many games are written at once.
const batch = 256

// batches writes games, some at a time.
type batches struct {
	to      io.Writer
	options export.Options
	err     error
}

func (b *batches) write(games []*spell.Game) {
	if b.err != nil || len(games) == 0 {
		return
	}
	at := 0
	_, b.err = pgn.Write(b.to, func() (*spell.Game, error) {
		if at == len(games) {
			return nil, nil
		}
		at++
		return games[at-1], nil
	}, b.options, true)
}

// gameOf returns the game of a position.
func gameOf(text *source.Text, r *epd.Record, asComments bool) *spell.Game {
	g := &spell.Game{Start: string(chess.AppendFENAs(nil, &r.Position, chess.CastlingFiles)), Result: "*"}
	if !chess.IsChess960(&r.Position) {
		g.Start = string(chess.AppendFEN(nil, &r.Position))
	}
	used := epd.Other
	if !asComments {
		used = movesOf(text, r, g)
	}
	var rest []string
	for i := range r.Operations {
		o := &r.Operations[i]
		isOf := o.Flags&epd.Duplicate == 0
		switch {
		case isOf && o.Opcode == epd.ID && g.Tags == nil && o.To-o.From == 1:
			g.Tags = []spell.Tag{{Name: "Event", Value: clean(r.Of(o)[0].Text(text))}}
		case isOf && (o.Opcode == epd.FMVN || o.Opcode == epd.HMVC):
		case isOf && used != epd.Other && o.Opcode == used:
		default:
			rest = append(rest, operationText(text, r, o))
		}
	}
	if len(rest) > 0 {
		g.Comments = []spell.Comment{{Text: clean(harmless.Replace(strings.Join(rest, " ")))}}
	}
	return g
}

// harmless keeps a text from ending a comment, and from being a command in it.
var harmless = strings.NewReplacer("}", ")", "[%", "[ %")

// operationText returns an operation as text.
func operationText(text *source.Text, r *epd.Record, o *epd.Operation) string {
	out := o.Name(text)
	operands := r.Of(o)
	for i := range operands {
		out += " " + text.Decode(operands[i].Span())
	}
	return out + ";"
}

// clean returns a text on one line, without what a tag or a comment cannot have.
func clean(text string) string {
	return strings.TrimSpace(strings.Map(func(c rune) rune {
		if c < ' ' || c == 0x7F {
			return ' '
		}
		return c
	}, text))
}

// movesOf gives a game the moves of one of the operations, and returns which; Other where none has moves that are all legal.
func movesOf(text *source.Text, r *epd.Record, g *spell.Game) epd.Opcode {
	for _, opcode := range [...]epd.Opcode{epd.PV, epd.SM, epd.BM} {
		o := r.Find(opcode)
		if o == nil || o.From == o.To || !areMoves(r.Of(o)) {
			continue
		}
		for i, operand := range r.Of(o) {
			m := spell.Move{Word: operand.Text(text)}
			if opcode == epd.BM && i > 0 {
				m.Opens, m.Closes = 1, 1
			}
			g.Moves = append(g.Moves, m)
		}
		return opcode
	}
	return epd.Other
}

// areMoves reports whether operands are legal moves.
func areMoves(operands []epd.Operand) bool {
	for i := range operands {
		if operands[i].Kind != epd.Move || operands[i].Move == chess.NoMove {
			return false
		}
	}
	return true
}
