package api

import (
	"pbn/core/amend"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/openings/known"
	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/docs"
	"pbn/core/pgn/export"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
)

// ofChess is PGN.
var ofChess = notationVerbs{
	name: "pgn", label: "PGN", types: "Pgn",
	contentType: "application/vnd.chess-pgn",
	longGame:    "No game of chess is that long: look there whether this is a PGN file, and whether each game ends with its result.",
	habits:      habits.PGN,
	rules:       rules.All(),
	rows:        rules.Of,
	page:        docs.Explain,

	formats: []string{"import", "export", "reduced"},
	writer:  optionParameters(export.OptionNames),
	edits:   editsOf("PgnEdit"),
	changes: changesOfGames,

	tooLong: export.ErrTooLong,
	parse:   answers.ParseFrom,
	validate: func(file *source.Stream, as string, severities map[diag.Rule]diag.Severity) *report.Report {
		return pgn.Validate(file, pgn.Options{As: formats[as], Severities: severities, Openings: known.Table})
	},
	export: exporting(export.Named, pgn.Export, chessLimits),
	mend: func(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) *mend.Result {
		return pgn.Mend(file, named, pgn.Options{Severities: severities, Openings: known.Table})
	},
	document: func(file []byte, named source.Encoding, chosen map[string]string, within limitsOf) ([]byte, *report.Report) {
		options := optionsOf(export.Named, chosen)
		options.Most = within.most
		return pgn.ExportDocumentWithin(file, named, options, pgn.Bounds{Until: within.until, LongestGame: within.longest})
	},
	edit: editing(answers.ReadEdits, func(file []byte, in source.Encoding, edits []amend.Edit, severities map[diag.Rule]diag.Severity) (*amend.Outcome, error) {
		return pgn.Edit(file, in, edits, pgn.Options{Severities: severities})
	}, habits.PGN, answers.WriteEdited),
	report:   answers.ReportOf,
	exported: answers.ExportReport,
	applied:  answers.AppliedReport,
}

// formats are what a file may be checked as.
var formats = map[string]pgn.Format{"export": pgn.ExportFormat, "reduced": pgn.ReducedFormat}

// chessLimits limits what is written, and returns its encoding.
func chessLimits(o *export.Options, most int) scribe.Encoding {
	o.Most = most
	return o.Encoding
}
