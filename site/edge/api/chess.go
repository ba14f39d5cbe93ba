package api

import (
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
	"pbn/core/wire"
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
	edits: parameter{Name: edits.Name, About: `the JSON of PgnEdit[], as in [{"game":1,"tag":"Site","value":"Paris"}]`, required: true, isJSON: true,
		schema: object{"type": "array", "items": object{"type": "object", "required": []string{"game"}}}},

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
	edit: func(file []byte, o wire.Options, severities map[diag.Rule]diag.Severity, json []byte) (editResult, error) {
		made, err := answers.Edits(file, o, pgn.Options{Severities: severities}, json)
		if err != nil {
			return editResult{}, err
		}
		e := editResult{out: made.Bytes, json: answers.EditedReport(o, made), report: made.Report, changes: len(made.Changes)}
		if len(made.Refused) > 0 {
			e.refused = made.Refused[0].Diagnostic.Message
		}
		return e, nil
	},
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
