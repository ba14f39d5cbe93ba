// Package answers is what crosses to JavaScript: the results of the verbs as JSON, appended by hand. js/src/pbi/types is its documentation.
package answers

import (
	"io"
	"strings"

	"pbn/core/chunks"
	"pbn/core/diag"
	"pbn/core/pbi"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// comments are the comment lines of a file.
type comments []string

// add adds a line, without the number sign that it begins with.
func (c *comments) add(text string) { *c = append(*c, strings.TrimPrefix(text, "#")) }

// write writes the members of a report of a file that was read: PbiRead.
func (c *comments) write(w *wire.Writer, r *report.Report, withFound bool) {
	played.WriteReport(w, r, withFound)
	w.StringField("version", r.Version)
	w.List("comments", len(*c), func(i int) { w.String((*c)[i]) })
}

// report is the JSON of PbiRead.
func (c *comments) report(r *report.Report, withFound bool) []byte {
	var w wire.Writer
	w.Open('{')
	c.write(&w, r, withFound)
	w.Close('}')
	return w.Out
}

// ParseLines is what a job of [ParseJob] makes of a file.
func ParseLines(file []byte, o wire.Options) wire.Out {
	var w wire.Writer
	var c comments
	r := pbi.ParseCommented(o.Open(habits.PBI, file), c.add, func(t *source.Text, one *record.Record) {
		if o.Wants(one.Number) {
			writeProblem(&w, t, one)
			w.Close('}')
			w.Out = append(w.Out, '\n')
		}
	})
	return wire.Out{Games: w.Out, Report: c.report(r, true)}
}

// ParseJob makes the problems: JSON of PbiProblem, each with a line end after it.
func ParseJob(o wire.Options) *wire.Job {
	var c comments
	return wire.NewJob(o, habits.PBI, func(j *wire.Job, file *source.Stream) *report.Report {
		return pbi.ParseCommented(file, c.add, func(t *source.Text, one *record.Record) {
			if o.Wants(one.Number) {
				addProblem(j, t, one, nil, 0)
			}
		})
	}, func(r *report.Report, _ wire.Options) []byte { return c.report(r, false) })
}

// CheckedJob makes the problems, each with its diagnostics, and checks them as [ValidateJob] does.
func CheckedJob(o wire.Options, check pbi.Options) *wire.Job {
	var c comments
	check.Comment = c.add
	return wire.NewJob(o, habits.PBI, func(j *wire.Job, file *source.Stream) *report.Report {
		return pbi.ParseAndValidate(file, check, func(t *source.Text, one *record.Record, found *diag.List, from int) {
			if o.Wants(one.Number) {
				addProblem(j, t, one, found, from)
			}
		})
	}, func(r *report.Report, _ wire.Options) []byte { return c.report(r, false) })
}

// addProblem adds a problem to what a job has made, with its diagnostics, unless found is nil.
func addProblem(j *wire.Job, t *source.Text, one *record.Record, found *diag.List, from int) {
	w := wire.Writer{Out: j.Out.Games}
	writeProblem(&w, t, one)
	if found != nil {
		w.Name("diagnostics")
		w.Open('[')
		played.WriteList(&w, rules.Label, found, from)
		w.Close(']')
	}
	w.Close('}')
	j.Out.Games = append(w.Out, '\n')
	j.Pause()
}

// ParseFrom is the JSON of PbiFile of a file that was opened before; what the options say of its encoding does not count. Where it would be
// longer than they allow, it ends before a problem, whose number is the member next. The error is why the file could not be read to its end, or
// [export.ErrTooLong].
func ParseFrom(file *source.Stream, o wire.Options) (json []byte, err error) {
	list := wire.NewGameList("problems", o.MostGames())
	var c comments
	r := pbi.ParseCommented(file, c.add, func(t *source.Text, one *record.Record) {
		if o.Wants(one.Number) {
			list.Game(one.Number, func() {
				writeProblem(&list.W, t, one)
				list.W.Close('}')
			})
		}
	})
	if !list.End() {
		return nil, export.ErrTooLong
	}
	c.write(&list.W, r, true)
	list.W.Close('}')
	return list.Whole(), r.Err
}

// ParseTo writes the JSON of PbiFile as [played.Document] has it.
func ParseTo(to io.Writer, file *source.Stream, lines bool) (*report.Report, error) {
	var w wire.Writer
	var c comments
	d := played.Document{List: "problems", Lines: lines, Parse: func(file *source.Stream, written func()) *report.Report {
		return pbi.ParseCommented(file, c.add, func(t *source.Text, one *record.Record) {
			writeProblem(&w, t, one)
			written()
		})
	}, Report: func(w *wire.Writer, r *report.Report) { c.write(w, r, true) }}
	return d.WriteTo(to, file, &w)
}

// ParseTogether is [ParseTo] on all cores. form gives the JSON of a problem another form; it is called for several at the same time.
func ParseTogether(to io.Writer, file *source.Stream, lines bool, form func([]byte) []byte, by chunks.Size) (*report.Report, error) {
	var c comments
	d := played.Together[record.Record]{List: "problems", Lines: lines, Form: form, Report: func(w *wire.Writer, r *report.Report) { c.write(w, r, true) }}
	d.Game = func(w *wire.Writer) func(*source.Text, *record.Record) bool {
		return func(t *source.Text, one *record.Record) bool {
			writeProblem(w, t, one)
			return true
		}
	}
	d.Parse = func(file *source.Stream, visit func(*source.Text, *record.Record), one func() chunks.Part[record.Record], by chunks.Size) *report.Report {
		return pbi.ParseTogether(file, c.add, visit, one, by)
	}
	return d.WriteTo(to, file, by)
}
