package api

import (
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbi"
	"pbn/core/pbi/answers"
	"pbn/core/pbi/docs"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ofProblems is PBI, which has no options of the writer.
var ofProblems = notationVerbs{
	name: "pbi", label: "PBI", types: "Pbi", list: "problems",
	contentType: pbi.Embedded.Types[0],
	longGame:    "No chess problem is that long: look there whether this is a PBI file, and whether each problem is a line.",
	habits:      habits.PBI,
	rules:       rules.All(),
	rows:        rules.Of,
	page:        docs.Explain,

	formats: []string{"import", "export"},
	changes: "problems changed, added or removed",
	edits: parameter{Name: edits.Name, About: `the JSON of PbiEdit[], as in [{"problem":1,"set":{"status":"!"}}]`, required: true, isJSON: true,
		schema: object{"type": "array", "items": object{"type": "object"}}},

	tooLong: export.ErrTooLong,
	parse:   answers.ParseFrom,
	validate: func(file *source.Stream, as string, severities map[diag.Rule]diag.Severity) *report.Report {
		return pbi.Validate(file, pbi.Options{AsExport: as == "export", Severities: severities})
	},
	export: func(file *source.Stream, _ map[string]string, most int) ([]byte, string, *report.Report) {
		out, r := pbi.Export(file, export.Options{Most: most})
		return out, source.UTF8.String(), r
	},
	mend: func(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) *mend.Result {
		return pbi.Mend(file, named, pbi.Options{Severities: severities})
	},
	document: func(file []byte, named source.Encoding, _ map[string]string, within limitsOf) ([]byte, *report.Report) {
		return pbi.ExportDocumentWithin(file, named, export.Options{Most: within.most}, pbi.Bounds{Until: within.until, LongestGame: within.longest})
	},
	edit:     editProblems,
	report:   answers.ReportOf,
	exported: answers.ExportReport,
	applied:  answers.AppliedReport,
}

// editProblems makes edits that are given as JSON.
func editProblems(file []byte, o wire.Options, severities map[diag.Rule]diag.Severity, json []byte) (e editResult, err error) {
	wanted, err := answers.ReadEdits(json, o.Open(habits.PBI, file))
	if err != nil {
		return e, err
	}
	made, err := pbi.Edit(file, o.Named(habits.PBI), wanted, pbi.Options{Severities: severities})
	if err != nil {
		return e, err
	}
	var w wire.Writer
	w.Open('{')
	answers.WriteEdited(&w, o, made)
	w.Close('}')
	e = editResult{out: made.Bytes, json: w.Out, report: made.Report, changes: len(made.Changes)}
	if len(made.Refused) > 0 {
		e.refused = made.Refused[0].Diagnostic.Message
	}
	return e, nil
}
