package collect

import (
	"slices"

	"pbn/core/chess"
	"pbn/core/desk"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
)

// reader hands the problems of a file to the desk, each once the next one is there.
type reader struct {
	board *chess.Position
	visit func(*desk.Game) error
	// last is the problem that waits; nil before the first one.
	last *problem
	// before are the lines since the last problem.
	before []byte
	game   desk.Game
}

// read reads a file for the desk.
func read(file *source.Stream, board *chess.Position, visit func(*desk.Game) error) *report.Report {
	r := reader{board: board, visit: visit}
	r.game.Values = func(field, _ int) where.Value { return rows[field].of(r.last) }
	r.game.AppendKey = func(key []byte, likeness int) []byte { return r.last.appendKey(key, likeness) }
	done := report.New(rules.Of, rules.Label)
	done.Err = r.lines(file)
	if r.last != nil {
		done.Games = r.last.number
	}
	done.Text = file.Text()
	if err := file.Err(); err != nil {
		done.Err = err
	}
	return done
}

// lines reads all lines. What comes after the last problem belongs to it.
func (r *reader) lines(file *source.Stream) error {
	var of record.Reader
	of.Reset(file)
	for t, line := of.Next(); line != nil; t, line = of.Next() {
		if line.Number == 1 {
			r.before = slices.Clone(t.Bytes[:line.Span.Start]) // a byte order mark
		}
		r.before = append(r.before, t.Bytes[line.Span.Start:line.End.End]...)
		if line.Kind != record.RecordLine {
			continue
		}
		if err := r.hand(t); err != nil {
			return err
		}
		r.take(t, line.Record)
		if err := file.Stopped(); err != nil {
			return err
		}
	}
	if r.last == nil {
		return nil
	}
	r.last.text = append(r.last.text, r.before...)
	return r.hand(file.Text())
}

// take keeps a problem with the lines before it.
func (r *reader) take(t *source.Text, of *record.Record) {
	r.last = &problem{
		number: of.Number, text: r.before, in: t.Encoding.InMemory(),
		said: of.Problem(t), aim: of.Aim, position: of.Position, hasPosition: of.HasPosition,
	}
	r.last.white, r.last.black = of.Men()
	r.before = nil
}

// hand hands the problem that waits to the desk.
func (r *reader) hand(t *source.Text) error {
	if r.last == nil {
		return nil
	}
	g := &r.game
	g.Number, g.Text, g.In, g.Found = r.last.number, r.last.text, r.last.in, r.last.finds(r.board)
	g.UTF8 = func() string { return t.DecodeBytes(r.last.text) }
	return r.visit(g)
}
