package api

import (
	"pbn/core/amend"
	"pbn/core/diag"
	"pbn/core/options"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
	"pbn/core/wire"
)

// How games of chess and of draughts are written and edited.

// optionParameters are the options of a writer.
func optionParameters[O any](names []options.Option[O]) (all []parameter) {
	for _, option := range names {
		all = append(all, parameter{Name: option.Name, Values: option.Values, Also: option.Also})
	}
	return all
}

// optionsOf returns the options that a request has; their values have been looked at.
func optionsOf[O any](read func(chosen map[string]string) (O, string), chosen map[string]string) O {
	o, wrong := read(chosen)
	if wrong != "" {
		panic(wrong)
	}
	return o
}

// exporting returns what writes files with the options of a writer. limit limits what is written, and returns its encoding.
func exporting[O any](
	read func(chosen map[string]string) (O, string), write func(*source.Stream, O) ([]byte, *report.Report), limit func(o *O, most int) scribe.Encoding,
) func(file *source.Stream, chosen map[string]string, most int) (out []byte, charset string, r *report.Report) {
	return func(file *source.Stream, chosen map[string]string, most int) ([]byte, string, *report.Report) {
		o := optionsOf(read, chosen)
		charset := charsetOf[limit(&o, most)]
		out, r := write(file, o)
		return out, charset, r
	}
}

// charsetOf has the characters that the encodings of export have.
var charsetOf = map[scribe.Encoding]string{scribe.UTF8: "utf-8", scribe.Latin1: "iso-8859-1", scribe.ASCII: "us-ascii"}

// changesOfGames is what edits of games do.
const changesOfGames = "tags, moves, comments and the like set, added or removed"

// editsOf is the parameter with edits, whose type has a name in the package.
func editsOf(name string) parameter {
	return parameter{Name: edits.Name, About: "the JSON of " + name + `[], as in [{"game":1,"tag":"Site","value":"Paris"}]`, required: true, isJSON: true,
		schema: object{"type": "array", "items": object{"type": "object", "required": []string{"game"}}}}
}

// editing returns what makes edits that are given as JSON: what reads them, makes them, and writes what was changed.
func editing(
	read func(json []byte) ([]amend.Edit, error), made func(file []byte, in source.Encoding, edits []amend.Edit, severities map[diag.Rule]diag.Severity) (*amend.Outcome, error),
	h *source.Habits, write func(w *wire.Writer, o wire.Options, made *amend.Outcome),
) func(file []byte, o wire.Options, severities map[diag.Rule]diag.Severity, json []byte) (editResult, error) {
	return func(file []byte, o wire.Options, severities map[diag.Rule]diag.Severity, json []byte) (editResult, error) {
		wanted, err := read(json)
		if err != nil {
			return editResult{}, err
		}
		of, err := made(file, o.Named(h), wanted, severities)
		if err != nil {
			return editResult{}, err
		}
		var w wire.Writer
		w.Open('{')
		write(&w, o, of)
		w.Close('}')
		e := editResult{out: of.Bytes, json: w.Out, report: of.Report, changes: len(of.Changes)}
		if len(of.Refused) > 0 {
			e.refused = of.Refused[0].Diagnostic.Message
		}
		return e, nil
	}
}
