// Package lists has what the making of lines and rows of games has in common, in any notation: which positions of a game are wanted, what came
// before, what a form has no place for, and the writing of it piece by piece.
package lists

import (
	"io"

	"pbn/core/report"
	"pbn/core/source"
)

// Positions are those of a game that become a line each.
type Positions uint8

// The positions.
const (
	Plies Positions = iota // those after each move of the main line
	Final                  // the last one of the main line
	First                  // that which the game begins with
)

// PositionNames are the names of the choices of positions.
var PositionNames = []string{Plies: "plies", Final: "end", First: "start"}

// Has reports whether the position after so many moves of so many is one of them.
func (p Positions) Has(moves, of int) bool {
	switch p {
	case Plies:
		return moves > 0
	case Final:
		return moves == of
	}
	return moves == 0
}

// Loss is how much a form has no place for.
type Loss struct {
	What  string
	Count int
}

// Result is what was made of a file.
type Result struct {
	// Report is that of reading.
	Report *report.Report
	// Lines are how many positions, rows or lines there are, without the names of columns, and Dropped how many came before.
	Lines, Dropped int
	// Lost has what the form has no place for, as far as there was something.
	Lost []Loss
}

// Maker makes the lines of a file.
type Maker struct {
	// Out is what was made and is not written yet.
	Out    []byte
	Result Result
	to     io.Writer
	err    error
	seen   map[uint64]struct{} // nil where nothing is dropped
}

// most is how much is written at once.
const most = 1 << 16

// Begin prepares for a file. distinct drops positions that came before: those so far are then in memory, as numbers.
func (m *Maker) Begin(to io.Writer, distinct bool) {
	m.to = to
	if distinct {
		m.seen = map[uint64]struct{}{}
	}
}

// Flush writes what was made once that is much.
func (m *Maker) Flush() {
	if len(m.Out) > most {
		m.flush()
	}
}

func (m *Maker) flush() {
	if m.err == nil && len(m.Out) > 0 {
		_, m.err = m.to.Write(m.Out)
	}
	m.Out = m.Out[:0]
}

// IsSeen reports whether a position came before, by its key, where those are dropped.
func (m *Maker) IsSeen(key uint64) bool {
	if m.seen == nil {
		return false
	}
	_, isSeen := m.seen[key]
	if isSeen {
		m.Result.Dropped++
	} else {
		m.seen[key] = struct{}{}
	}
	return isSeen
}

// Read reads the file, by what hands each game to a function, and writes what is made of it; names are those of what was lost, by the places of
// counts. The error of the writer is that of the report, and ends the reading.
func Read[G any](m *Maker, file *source.Stream, parse func(*source.Stream, func(*source.Text, *G)) *report.Report, game func(*source.Text, *G), names []string, counts []int) *Result {
	m.Result.Report = parse(file.Until(func() error { return m.err }), func(text *source.Text, g *G) {
		if m.err == nil {
			game(text, g)
			m.Flush()
		}
	})
	if m.flush(); m.Result.Report.Err == nil {
		m.Result.Report.Err = m.err
	}
	m.Result.Lost = Losses(names, counts)
	return &m.Result
}

// Losses returns what was lost, as far as there was something; names are those of the places of counts.
func Losses(names []string, counts []int) (lost []Loss) {
	for i, count := range counts {
		if count > 0 {
			lost = append(lost, Loss{names[i], count})
		}
	}
	return lost
}
