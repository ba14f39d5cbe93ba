package answers

import (
	"io"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseJob makes the games.
func ParseJob(options Options) *wire.Job {
	return newJob(options, func(j *wire.Job, file *source.Stream) *report.Report {
		var w wire.Writer
		var form packed
		return pbn.Parse(file, func(t *source.Text, g *game.Game) {
			if options.wants(g.Number) {
				w.Out, form.told.news.Out = j.Out.Games, j.Out.News
				writeLine(&w, &form, t, g)
				j.Out.Games, j.Out.News = w.Out, form.told.news.Out
				j.Pause()
			}
		})
	}, Options.reading)
}

// CheckedJob makes the games as ParseJob does, each with its diagnostics, and checks them as ValidateJob does.
func CheckedJob(options Options) *wire.Job {
	return newJob(options, func(j *wire.Job, file *source.Stream) *report.Report {
		var w wire.Writer
		var form packed
		return pbn.ParseAndValidate(file, options.checking(), func(t *source.Text, g *game.Game, found *diag.List, from int) {
			if options.wants(g.Number) {
				w.Out, form.told.news.Out = j.Out.Games, j.Out.News
				writeCheckedLine(&w, &form, t, g, found, from)
				j.Out.Games, j.Out.News = w.Out, form.told.news.Out
				j.Pause()
			}
		})
	}, Options.report)
}

// writeCheckedLine is writeLine with the diagnostics of the game, which are those of a list from a number on.
func writeCheckedLine(w *wire.Writer, p *packed, t *source.Text, g *game.Game, found *diag.List, from int) {
	writeGame(w, p, t, g)
	w.Out = w.Out[:len(w.Out)-len("}")]
	w.List("diagnostics", len(found.Items)-from, func(i int) { wire.WriteDiagnostic(w, found.Rules, rules.Label, &found.Items[from+i]) })
	w.Out = append(w.Out, "}\n"...)
}

// ValidateJob checks.
func ValidateJob(options Options) *wire.Job {
	return newJob(options, func(j *wire.Job, file *source.Stream) *report.Report {
		checking := options.checking()
		checking.Each = options.giving(j)
		return pbn.Validate(file, checking)
	}, Options.report)
}

// ExportJob makes the file in export format.
func ExportJob(options Options, as export.Options) *wire.Job {
	return newJob(options, func(j *wire.Job, file *source.Stream) *report.Report {
		return pbn.ExportEach(writeTo(func(b []byte) {
			j.Out.Bytes = append(j.Out.Bytes, b...)
			j.Pause()
		}), file, as, options.giving(j))
	}, Options.exported)
}

// giving returns a function that gives the diagnostics of a game out, so that they take no memory until the file has ended; nil where they
// become text then.
func (o Options) giving(j *wire.Job) func(*report.Report) {
	if o.Text != nil {
		return nil
	}
	const atOnce = 32 // a crossing to JavaScript for each game would take longer
	return func(r *report.Report) {
		if len(r.Diagnostics.Items) >= atOnce || len(r.Changes.Items) >= atOnce {
			j.Give(r)
		}
	}
}

type writeTo func(b []byte)

func (w writeTo) Write(b []byte) (int, error) {
	w(b)
	return len(b), nil
}

// newJob makes a job of a verb, and of what it says of a file when that has been read.
func newJob(options Options, run func(j *wire.Job, file *source.Stream) *report.Report, said func(Options, *report.Report) []byte) *wire.Job {
	options.apart = true
	open := func(pieces io.Reader) *source.Stream {
		named, _ := source.EncodingOf(options.Encoding)
		file := source.NewStream(pieces, named)
		file.LimitGames(options.LongestGame)
		if options.Text == nil {
			file.Unshown()
		}
		return file
	}
	return wire.NewJob(open, run, func(r *report.Report) []byte { return said(options, r) })
}
