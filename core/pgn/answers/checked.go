package answers

import (
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// What the verbs answer that check a file, and write it. A module that only reads games links none of this.

// Validate is the JSON of PgnValidation.
func Validate(file []byte, o wire.Options, check pgn.Options) []byte {
	return played.CheckReport(pgn.Validate(o.Open(habits.PGN, file), check), o, true)
}

// ValidateJob checks.
func ValidateJob(o wire.Options, check pgn.Options) *wire.Job {
	return wire.NewJob(o, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		check.Each = j.Giving(o)
		return pgn.Validate(file, check)
	}, played.JobReport)
}

// CheckedJob makes the games, each with its diagnostics, and checks them as ValidateJob does.
func CheckedJob(o Options, check pgn.Options) *wire.Job {
	if o.TagsOnly {
		return FoundJob(o)
	}
	return wire.NewJob(o.Wire, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		var p packer
		var list played.Findings
		return pgn.ParseAndValidate(file, check, func(t *source.Text, g *game.Game, found *diag.List, from int) {
			if o.wants(g) {
				p.to.Out = j.Out.Games
				p.pack(t, g, &o, list.Of(rules.Label, found, from))
				j.Out.Games = p.to.Out
				j.Pause()
			}
		})
	}, played.JobReport)
}

// Export is the file in export format, and the JSON of PgnExported except its bytes.
func Export(file []byte, o wire.Options, as export.Options) (bytes, json []byte) {
	bytes, r := pgn.Export(o.Open(habits.PGN, file), as)
	return bytes, played.ExportReport(r, o, true)
}

// ExportJob makes the file in export format.
func ExportJob(o wire.Options, as export.Options) *wire.Job {
	return wire.NewJob(o, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		return pgn.ExportEach(j, file, as, j.Giving(o))
	}, func(r *report.Report, o wire.Options) []byte { return played.ExportReport(r, o, false) })
}

// Apply returns the file with fixes, each a list of edits. A text with a character that the file's encoding lacks is an error, unless it
// may become "?".
func Apply(file []byte, o wire.Options, check pgn.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
	return wire.Applied(file, o.Open(habits.PGN, file).Text().Encoding, fixes, mayReplace, func(out []byte) *report.Report {
		return pgn.Validate(o.Open(habits.PGN, out), check)
	})
}

// Mend returns the file with all safe fixes.
func Mend(file []byte, o wire.Options, check pgn.Options) *mend.Result {
	return pgn.Mend(file, o.Named(habits.PGN), check)
}

// AppliedReport is the JSON of PgnApplied except its bytes.
func AppliedReport(mended *mend.Result, o wire.Options) []byte {
	return wire.AppliedReport(played.CheckReport(mended.Report, o, true), mended)
}
