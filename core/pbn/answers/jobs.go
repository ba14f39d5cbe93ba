package answers

import (
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseJob makes the games.
func ParseJob(o wire.Options) *wire.Job {
	return wire.NewJob(o, habits.PBN, func(j *wire.Job, file *source.Stream) *report.Report {
		var w wire.Writer
		var form packedForm
		return pbn.Parse(file, func(t *source.Text, g *game.Game) {
			if o.Wants(g.Number) {
				w.Out, form.dictionary.news.Out = j.Out.Games, j.Out.News
				writeLine(&w, &form, t, g)
				j.Out.Games, j.Out.News = w.Out, form.dictionary.news.Out
				j.Pause()
			}
		})
	}, wire.ReadReport)
}

// CheckedJob makes the games as ParseJob does, each with its diagnostics, and checks them as ValidateJob does.
func CheckedJob(o wire.Options, check pbn.Options) *wire.Job {
	return wire.NewJob(o, habits.PBN, func(j *wire.Job, file *source.Stream) *report.Report {
		var w wire.Writer
		var form packedForm
		return pbn.ParseAndValidate(file, check, func(t *source.Text, g *game.Game, found *diag.List, from int) {
			if o.Wants(g.Number) {
				w.Out, form.dictionary.news.Out = j.Out.Games, j.Out.News
				writeCheckedLine(&w, &form, t, g, found, from)
				j.Out.Games, j.Out.News = w.Out, form.dictionary.news.Out
				j.Pause()
			}
		})
	}, wire.CheckReport)
}

// writeCheckedLine is writeLine with the diagnostics of the game, which are those of a list from a number on.
func writeCheckedLine(w *wire.Writer, p *packedForm, t *source.Text, g *game.Game, found *diag.List, from int) {
	writeGame(w, p, t, g)
	w.Out = w.Out[:len(w.Out)-len("}")]
	w.List("diagnostics", len(found.Items)-from, func(i int) {
		wire.WriteDiagnostic(w, found.Rules, rules.Label, &found.Items[from+i])
	})
	w.Out = append(w.Out, "}\n"...)
}

// ValidateJob checks.
func ValidateJob(o wire.Options, check pbn.Options) *wire.Job {
	return wire.NewJob(o, habits.PBN, func(j *wire.Job, file *source.Stream) *report.Report {
		check.Each = j.Giving(o)
		return pbn.Validate(file, check)
	}, wire.CheckReport)
}

// ExportJob makes the file in export format.
func ExportJob(o wire.Options, as export.Options) *wire.Job {
	return wire.NewJob(o, habits.PBN, func(j *wire.Job, file *source.Stream) *report.Report {
		return pbn.ExportEach(j, file, as, j.Giving(o))
	}, wire.ExportReport)
}
