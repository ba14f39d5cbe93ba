package answers

import (
	"pbn/core/embed"
	"pbn/core/mend"
	"pbn/core/pbi"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Validate is the JSON of PbiValidation.
func Validate(file []byte, o wire.Options, check pbi.Options) []byte {
	return played.CheckReport(pbi.Validate(o.Open(habits.PBI, file), check), o, true)
}

// ReportOf is the JSON of PbiValidation of what was said of a file.
func ReportOf(r *report.Report, o wire.Options) []byte { return played.CheckReport(r, o, true) }

// ValidateJob checks.
func ValidateJob(o wire.Options, check pbi.Options) *wire.Job {
	return wire.NewJob(o, habits.PBI, func(j *wire.Job, file *source.Stream) *report.Report {
		check.Each = j.Giving(o)
		return pbi.Validate(file, check)
	}, played.JobReport)
}

// Apply returns the file with fixes, each a list of edits. A text with a character that the file's encoding lacks is an error, unless it
// may become "?".
func Apply(file []byte, o wire.Options, check pbi.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
	return wire.Applied(file, o.Open(habits.PBI, file).Text().Encoding, fixes, mayReplace, func(out []byte) *report.Report {
		return pbi.Validate(o.Open(habits.PBI, out), check)
	})
}

// Mend returns the file with all safe fixes.
func Mend(file []byte, o wire.Options, check pbi.Options) *mend.Result {
	return pbi.Mend(file, o.Named(habits.PBI), check)
}

// AppliedReport is the JSON of PbiApplied except its bytes.
func AppliedReport(mended *mend.Result, o wire.Options) []byte {
	return wire.AppliedReport(ReportOf(mended.Report, o), mended)
}

// Export is the file in export format, and the JSON of PbiExported except its bytes.
func Export(file []byte, o wire.Options, as export.Options) (bytes, json []byte) {
	bytes, r := pbi.Export(o.Open(habits.PBI, file), as)
	return bytes, ExportReport(r, o)
}

// ExportReport is the JSON of PbiExported, except its bytes, of what was said of an export.
func ExportReport(r *report.Report, o wire.Options) []byte { return played.ExportReport(r, o, true) }

// ExportJob makes the file in export format.
func ExportJob(o wire.Options, as export.Options) *wire.Job {
	return wire.NewJob(o, habits.PBI, func(j *wire.Job, file *source.Stream) *report.Report {
		return pbi.ExportEach(j, file, as, j.Giving(o))
	}, func(r *report.Report, o wire.Options) []byte { return played.ExportReport(r, o, false) })
}

// Blocks is the JSON of the blocks of PBI in a document: an array of Block.
func Blocks(file []byte, o wire.Options) []byte {
	return embed.JSON(pbi.Blocks(file, o.Named(habits.PBI)))
}
