package api

import (
	"pbn/core/amend"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pdn"
	"pbn/core/pdn/answers"
	"pbn/core/pdn/docs"
	"pbn/core/pdn/export"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
)

// ofDraughts is PDN.
var ofDraughts = notationVerbs{
	name: "pdn", label: "PDN", types: "Pdn",
	contentType: pdn.Embedded.Types[0],
	longGame:    "No game of draughts is that long: look there whether this is a PDN file, and whether each game ends with a star or its result.",
	habits:      habits.PDN,
	rules:       rules.All(),
	rows:        rules.Of,
	page:        docs.Explain,

	formats: []string{"import", "export"},
	writer:  optionParameters(export.OptionNames),
	edits:   editsOf("PdnEdit"),
	changes: changesOfGames,

	tooLong: export.ErrTooLong,
	parse:   answers.ParseFrom,
	validate: func(file *source.Stream, as string, severities map[diag.Rule]diag.Severity) *report.Report {
		return pdn.Validate(file, pdn.Options{As: formatsOfDraughts[as], Severities: severities})
	},
	export: exporting(export.Named, pdn.Export, func(o *export.Options, most int) scribe.Encoding {
		o.Most = most
		return o.Encoding
	}),
	mend: func(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) *mend.Result {
		return pdn.Mend(file, named, pdn.Options{Severities: severities})
	},
	document: func(file []byte, named source.Encoding, chosen map[string]string, within limitsOf) ([]byte, *report.Report) {
		options := optionsOf(export.Named, chosen)
		options.Most = within.most
		return pdn.ExportDocumentWithin(file, named, options, pdn.Bounds{Until: within.until, LongestGame: within.longest})
	},
	edit: editing(answers.ReadEdits, func(file []byte, in source.Encoding, edits []amend.Edit, severities map[diag.Rule]diag.Severity) (*amend.Outcome, error) {
		return pdn.Edit(file, in, edits, pdn.Options{Severities: severities})
	}, habits.PDN, answers.WriteEdited),
	report:   answers.ReportOf,
	exported: answers.ExportReport,
	applied:  answers.AppliedReport,
}

// formatsOfDraughts are what a file may be checked as.
var formatsOfDraughts = map[string]pdn.Format{"export": pdn.ExportFormat}
