// Package convert makes of files of problems what others read: lists of positions as FEN and EPD, games of PGN, input for the solver Popeye,
// tables as CSV, diagrams for LaTeX; and of lists of positions problems. It says what the form has no place for.
package convert

import (
	"io"

	"pbn/core/chess"
	"pbn/core/lists"
	"pbn/core/pbi"
	"pbn/core/pbi/record"
	"pbn/core/solve"
	"pbn/core/source"
)

// Form is what a file of problems becomes.
type Form uint8

// The forms.
const (
	FEN    Form = iota // a position a line
	EPD                // a position a line, with the key, the number of moves, and who made it
	PGN                // a game each, with the key as its move
	Popeye             // input for the solver Popeye
	CSV                // a row a problem, after a row of names
	LaTeX              // diagrams for the package diagram
)

// FormNames are the names of the forms.
var FormNames = []string{FEN: "fen", EPD: "epd", PGN: "pgn", Popeye: "popeye", CSV: "csv", LaTeX: "latex"}

// losses counts what a form has no place for.
type losses [lossKinds]int

// lossKind is what a form may have no place for.
type lossKind uint8

const (
	lostProblems lossKind = iota
	lostAims
	lostKeys
	lostReadableKeys
	lostReferences
	lostAwards
	lostStatuses
	lostComments
	lostSources
	lostAuthors
	lostLines
	lossKinds
)

var lossNames = [lossKinds]string{
	lostProblems: "problems without a position", lostAims: "problems with a stipulation that the form does not know",
	lostKeys: "keymoves that are no legal move", lostReadableKeys: "keymoves", lostReferences: "referenced sources", lostAwards: "awards", lostStatuses: "statuses",
	lostComments: "comments", lostSources: "sources", lostAuthors: "authors", lostLines: "lines that are no position",
}

// entry is a problem that is converted.
type entry struct {
	record  *record.Record
	problem *record.Problem
	// position is that of the record, with the rights to castle that problems have: where king and rook are at home.
	position chess.Position
	key      chess.Move // what its keymove says, or NoMove
	solution *solve.Result
}

// forms write a problem each; ok is false where the form has no place for it. begin and end are what is around all of them.
var forms = [...]struct {
	write      func(out []byte, e *entry, lost *losses) (more []byte, ok bool)
	begin, end string
	// between is what is between two problems.
	between string
}{
	FEN:    {write: writeFEN},
	EPD:    {write: writeEPD},
	PGN:    {write: writePGN, between: "\n"},
	Popeye: {write: writePopeye, begin: "BeginProblem\n", between: "NextProblem\n", end: "EndProblem\n"},
	CSV:    {write: writeCSV, begin: columns},
	LaTeX:  {write: writeLaTeX, begin: latexBegin, between: "\n", end: latexEnd},
}

// Options says what a file becomes.
type Options struct {
	To Form
	// Solution returns the solution of a problem, which a game of PGN then has as its moves; nil where it is not known. Without it a game has
	// the key that the file says.
	Solution func(*record.Record) *solve.Result
}

// Convert writes a file of PBI in a form. It reads a problem at a time. The error of the writer is that of the report.
func Convert(to io.Writer, file *source.Stream, o Options) *lists.Result {
	form := o.To
	c := &converter{to: to, form: form, solution: o.Solution}
	c.out = append(c.out, forms[form].begin...)
	r := &lists.Result{Report: pbi.Parse(file.Until(func() error { return c.err }), c.record)}
	if r.Report.Err == nil && c.lines > 0 {
		c.out = append(c.out, forms[form].end...)
		c.flush(0)
	}
	if r.Report.Err == nil {
		r.Report.Err = c.err
	}
	r.Lines, r.Lost = c.lines, lists.Losses(lossNames[:], c.lost[:])
	return r
}

// converter writes problems.
type converter struct {
	to    io.Writer
	form  Form
	out   []byte
	lines int
	lost  losses
	err   error

	solution func(*record.Record) *solve.Result
}

// most is how much is written at once.
const most = 1 << 16

// flush writes what is longer than some bytes.
func (c *converter) flush(than int) {
	if len(c.out) > than && c.err == nil {
		_, c.err = c.to.Write(c.out)
		c.out = c.out[:0]
	}
}

// record writes a record.
func (c *converter) record(t *source.Text, r *record.Record) {
	e := entry{record: r, problem: r.Problem(t)}
	if r.HasPosition {
		e.position = r.WithRights()
		if e.problem.Keymove != "" {
			e.key = record.ReadKey(&e.position, e.problem.Keymove)
		}
		if c.solution != nil && c.form == PGN {
			e.solve(c.solution(r))
		}
	}
	start := len(c.out)
	if c.lines > 0 {
		c.out = append(c.out, forms[c.form].between...)
	}
	out, ok := forms[c.form].write(c.out, &e, &c.lost)
	if !ok {
		c.out = c.out[:start]
		return
	}
	c.out = out
	c.lines++
	c.flush(most)
}
