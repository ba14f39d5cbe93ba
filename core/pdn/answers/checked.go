package answers

import (
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pdn"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Validate is the JSON of PdnValidation.
func Validate(file []byte, o wire.Options, check pdn.Options) []byte {
	return played.CheckReport(pdn.Validate(o.Open(habits.PDN, file), check), o, true)
}

// ReportOf is the JSON of PdnValidation of what was said of a file.
func ReportOf(r *report.Report, o wire.Options) []byte { return played.CheckReport(r, o, true) }

// ValidateJob checks.
func ValidateJob(o wire.Options, check pdn.Options) *wire.Job {
	return wire.NewJob(o, habits.PDN, func(j *wire.Job, file *source.Stream) *report.Report {
		check.Each = j.Giving(o)
		return pdn.Validate(file, check)
	}, played.JobReport)
}

// CheckedJob makes the games, each with its diagnostics, and checks them as ValidateJob does.
func CheckedJob(o Options, check pdn.Options) *wire.Job {
	return wire.NewJob(o.Wire, habits.PDN, func(j *wire.Job, file *source.Stream) *report.Report {
		var p packer
		var list played.Findings
		return pdn.ParseAndValidate(file, check, func(t *source.Text, g *game.Game, found *diag.List, from int) {
			p.give(j, t, g, &o, list.Of(rules.Label, found, from))
		})
	}, played.JobReport)
}

// Apply returns the file with fixes, each a list of edits. A text with a character that the file's encoding lacks is an error, unless it
// may become "?".
func Apply(file []byte, o wire.Options, check pdn.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
	return wire.Applied(file, o.Open(habits.PDN, file).Text().Encoding, fixes, mayReplace, func(out []byte) *report.Report {
		return pdn.Validate(o.Open(habits.PDN, out), check)
	})
}

// Mend returns the file with all safe fixes.
func Mend(file []byte, o wire.Options, check pdn.Options) *mend.Result {
	return pdn.Mend(file, o.Named(habits.PDN), check)
}

// AppliedReport is the JSON of PdnApplied except its bytes.
func AppliedReport(mended *mend.Result, o wire.Options) []byte {
	return wire.AppliedReport(ReportOf(mended.Report, o), mended)
}
