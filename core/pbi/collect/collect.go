// Package collect hands the problems of PBI to the desk: their fields, and what makes one repeat another.
package collect

import (
	"pbn/core/chess"
	"pbn/core/desk"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/report"
	"pbn/core/source"
)

// The places of the likenesses.
const (
	sameProblem = iota
	samePosition
)

// Problems hands the problems of PBI to the desk: those with a board, unless that is nil.
func Problems(board *chess.Position) *desk.Notation {
	return &desk.Notation{
		Fields: Fields,
		Likenesses: []desk.Likeness{
			sameProblem:  {Name: "problem", Meaning: "the same position and the same stipulation"},
			samePosition: {Name: "position", Meaning: "the same position"},
		},
		AreLines: true,
		Header:   header, AllGiveHeaders: true,
		Read: func(file *source.Stream, visit func(*desk.Game) error) *report.Report {
			return read(file, board, visit)
		},
	}
}

// problem is one that was read, with its bytes. It waits for the next one, so that what comes after the last one is not lost.
type problem struct {
	number      int
	text        []byte
	in          source.Encoding
	said        *record.Problem
	aim         record.Aim
	position    chess.Position
	hasPosition bool
	// white and black are how many men they have.
	white, black int
}

// header divides the bytes before the first problem: its first line and its comment lines. What is made of several files has the version that
// has all fields (M-6), and the comment lines of all of them before the first problem (C-3).
func header(text []byte, isFirst, isLone bool) (header, rest []byte) {
	var lines record.Reader
	file := habits.PBI.Open(text, source.UTF8)
	if lines.Reset(file); isFirst && !isLone {
		header = []byte(newest + file.Text().LineEnd())
	}
	at := 0
	for t, line := lines.Next(); line != nil; t, line = lines.Next() {
		whole := t.Bytes[line.Span.Start:line.End.End]
		isMarker := line.Kind == record.MarkerLine || line.Kind == record.SecondMarker
		switch {
		case line.Kind == record.CommentLine || isMarker && isLone:
			header = append(header, whole...)
		case line.Kind == record.EmptyLine && !isLone:
			rest = append(rest, whole...)
		case !isMarker:
			return header, append(rest, text[at:]...)
		}
		at = line.End.End
	}
	return header, append(rest, text[at:]...)
}

// newest is the first line of a file of the newest version.
const newest = "#PBI 1.2"

// appendKey appends what a problem has in a likeness. One without a position is like no other.
func (p *problem) appendKey(key []byte, likeness int) []byte {
	if !p.hasPosition {
		return key
	}
	key = record.AppendBoard(key, &p.position)
	if likeness == sameProblem {
		key = append(append(key, '\n'), stipulationOf(p)...)
	}
	return key
}

// stipulationOf returns the stipulation as most files write it.
func stipulationOf(p *problem) string {
	if p.aim.Form != "" {
		return p.aim.Form
	}
	return p.said.Stipulation
}

// ReadBoard reads the board that problems are to have, as PBI has it or as a FEN, of which the board alone counts. Where it is neither, faults are
// those of a FEN.
func ReadBoard(text string) (board chess.Position, faults []chess.FENFault, ok bool) {
	if board, ok = record.PositionOf(text); ok {
		return board, nil, true
	}
	board, faults, _, ok = chess.ReadFEN(text)
	return board, faults, ok
}

// finds reports whether a problem has a board.
func (p *problem) finds(board *chess.Position) bool {
	if board == nil {
		return true
	}
	return p.hasPosition && string(record.AppendBoard(nil, board)) == string(record.AppendBoard(nil, &p.position))
}
