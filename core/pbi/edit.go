package pbi

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/report"
	"pbn/core/source"
)

// Change is what a caller wants of a file: a problem has other fields, or is removed, or one is added.
type Change struct {
	// Problem is the number of a problem, from 1. A problem is added after that of the number, and first of all after 0.
	Problem int
	// To is what the problem is to be, or the new one; nil where it is removed. Fields that stay as they are keep their bytes.
	To *record.Problem
	// Adds asks for a new problem.
	Adds bool
}

// EditResult is a file with edits.
type EditResult struct {
	// Bytes are those of the file, with the edits unless Refused has something.
	Bytes []byte
	// Changes are what was changed, in the order of the file; empty where nothing was.
	Changes []FileChange
	// Refused are the errors that the edits would bring.
	Refused []mend.Refusal
	// Report is what Validate says of Bytes.
	Report *report.Report
}

// FileChange is one thing that was changed.
type FileChange struct {
	// Problem is the number of the problem; of one that was added, that of the one before it.
	Problem int
	// Field is the name of the field, "version" for that of the file; "" where the whole problem was added, removed or written anew.
	Field string
	// Edit is the number of the edit that asked for it.
	Edit int
	// Before and After are what was and what is, as the file has it.
	Before, After string
	// Places are the bytes of the file in place of which the texts come.
	Places []diag.Edit
}

// Edit makes edits in a file; every other byte stays, and what is written has the file's encoding and line ends. The edits are made together
// or not at all: where one of them brings an error that the file does not have, nothing is changed. The error is a [mend.EditError].
func Edit(file []byte, named source.Encoding, edits []Change, options Options) (*EditResult, error) {
	e := &editor{edits: edits, ofProblem: map[int][]int{}, lineEnd: habits.PBI.Open(file, named).Text().LineEnd()}
	for i := range edits {
		e.ofProblem[edits[i].Problem] = append(e.ofProblem[edits[i].Problem], i)
	}
	before := Validate(habits.PBI.Open(file, named), options)
	e.lines(habits.PBI.Open(file, named))
	for i := range edits {
		if edits[i].Problem < 0 || edits[i].Problem > before.Games || edits[i].Problem == 0 && !edits[i].Adds {
			member := "problem"
			if edits[i].Adds {
				member = "after"
			}
			return nil, mend.ErrNoGame(i, member, edits[i].Problem, before)
		}
	}
	if e.err != nil {
		return nil, e.err
	}
	if e.splices.Len() == 0 {
		return &EditResult{Bytes: file, Report: before}, nil
	}
	out := e.splices.Write(file, before.Text.Encoding)
	after := Validate(habits.PBI.Open(out, named), options)
	if refused := e.refused(before, after); len(refused) > 0 {
		return &EditResult{Bytes: file, Refused: refused, Report: before}, nil
	}
	if i := e.firstLost(habits.PBI.Open(out, named)); i >= 0 {
		return nil, mend.ErrEdit(e.splices.First(), ": problem "+strconv.Itoa(i+1)+" would not be read as it is meant; mend the file first")
	}
	return &EditResult{Bytes: out, Changes: e.changes, Report: after}, nil
}

// editor makes edits.
type editor struct {
	edits     []Change
	ofProblem map[int][]int
	lineEnd   string
	splices   mend.Splices
	changes   []FileChange
	// wanted are the problems that should be read from the result, as lines.
	wanted []string
	// version is where the version 1.1 is, unless the file has another one, or it was changed.
	version source.Span
	err     error
}

// lines goes over the lines of a file.
func (e *editor) lines(file *source.Stream) {
	var r record.Reader
	r.Reset(file)
	first := true
	for t, line := r.Next(); line != nil; t, line = r.Next() {
		switch line.Kind {
		case record.MarkerLine:
			if m, _ := record.ReadMarker(t, line.Span); record.MeantVersion(string(t.Slice(m.Version))) == "1.1" {
				e.version = m.Version
			}
		case record.RecordLine:
			if first {
				e.add(t, 0, line.Span.Start)
			}
			first = false
			e.problem(t, line.Record)
			e.add(t, line.Record.Number, line.End.End)
		}
	}
	if t := file.Text(); first && !r.IsForeign() {
		e.add(t, 0, len(t.Bytes))
	}
}

// add adds the problems that come after one, at an offset.
func (e *editor) add(t *source.Text, after, at int) {
	for _, i := range e.ofProblem[after] {
		if e.edits[i].Adds && e.want(i) {
			e.needs(t, i)
			line := e.edits[i].To.AppendLine(nil)
			e.splice(t, i, after, "", source.Span{Start: at, End: at}, string(line[:len(line)-1])+e.lineEnd)
		}
	}
}

// want notes what is to be read of the problem of an edit, and reports whether it can be written.
func (e *editor) want(i int) bool {
	to := e.edits[i].To
	if to == nil {
		e.fail(i, ".to is missing: there is no problem to add")
		return false
	}
	read, field, why := normal(to)
	if why != "" {
		e.fail(i, "."+field.String()+" "+why)
		return false
	}
	e.wanted = append(e.wanted, string(read.AppendLine(nil)))
	return true
}

func (e *editor) fail(i int, why string) {
	if e.err == nil {
		e.err = mend.ErrEdit(i, why)
	}
}

// needs writes version 1.2 where an edit needs it (M-6).
func (e *editor) needs(t *source.Text, i int) {
	if e.edits[i].To.Needs12() && e.version.Start < e.version.End {
		e.splice(t, i, e.edits[i].Problem, "version", e.version, "1.2")
		e.version = source.Span{}
	}
}

// problem makes the edits of a problem.
func (e *editor) problem(t *source.Text, r *record.Record) {
	changed := -1
	old := r.Problem(t)
	for _, i := range e.ofProblem[r.Number] {
		if e.edits[i].Adds {
			continue
		}
		if changed >= 0 {
			e.fail(i, " is of what another edit changes")
			return
		}
		changed = i
	}
	switch {
	case changed < 0:
		e.wanted = append(e.wanted, string(old.AppendLine(nil)))
	case e.edits[changed].To == nil:
		_, next := t.EndOfLine(r.Span.End)
		e.splice(t, changed, r.Number, "", source.Span{Start: r.Span.Start, End: next}, "")
	case e.want(changed):
		e.needs(t, changed)
		e.change(t, changed, r, old)
	}
}

// change writes the fields of a problem that differ, or the whole line where it has not nine fields.
func (e *editor) change(t *source.Text, i int, r *record.Record, old *record.Problem) {
	to := e.edits[i].To
	if r.Colons != int(record.Comment) || r.HasHash {
		line := to.AppendLine(nil)
		e.splice(t, i, r.Number, "", r.Span, string(line[:len(line)-1]))
		return
	}
	for f := range record.FieldCount {
		if text := string(to.AppendField(nil, f)); text != string(old.AppendField(nil, f)) {
			e.splice(t, i, r.Number, f.String(), r.Fields[f], text)
		}
	}
}

// splice puts a text into the file: in place of a field of a problem, of a whole one, or beside it.
func (e *editor) splice(t *source.Text, i, problem int, field string, at source.Span, text string) {
	places, why := mend.Placed(t, []diag.Splice{{Start: at.Start, End: at.End, Text: text}}, "where the problem is")
	if why != "" {
		e.fail(i, why)
	}
	e.splices.AddPlaced(i, places)
	e.changes = append(e.changes, FileChange{
		Problem: problem, Field: field, Edit: i, Before: withoutEnd(t.Decode(at)), After: withoutEnd(text), Places: places,
	})
}

// withoutEnd returns a line without its end.
func withoutEnd(line string) string { return strings.TrimRight(line, "\r\n\u0085\u2028") }

// refused returns the errors of the result that the file does not have.
func (e *editor) refused(before, after *report.Report) (refused []mend.Refusal) {
	e.splices.NewErrors(before, after, func(d *diag.Diagnostic, edits []int) {
		refused = append(refused, mend.Refusal{Diagnostic: *d, Edits: edits})
	})
	return refused
}

// firstLost returns the index of the first problem that is not read back as it was given, or -1.
func (e *editor) firstLost(file *source.Stream) int {
	lost, n := -1, 0
	Parse(file, func(t *source.Text, r *record.Record) {
		read := r.Problem(t)
		if lost < 0 && (n >= len(e.wanted) || e.wanted[n] != string(read.AppendLine(nil))) {
			lost = n
		}
		n++
	})
	if lost < 0 && n < len(e.wanted) {
		return n
	}
	return lost
}
