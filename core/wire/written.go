package wire

import (
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/report"
)

// WrittenReport is the JSON of games that a caller gave and that were written, without the bytes. place returns where in what was given a
// diagnostic of the report is, "" of what is in no game.
func WrittenReport(r *report.Report, place func(*diag.Diagnostic) string) []byte {
	var w Writer
	w.Open('{')
	w.IntField("gameCount", r.Games)
	WriteCounts(&w, r)
	w.List("diagnostics", len(r.Diagnostics.Items), func(i int) {
		d := &r.Diagnostics.Items[i]
		w.Open('{')
		WriteUnplaced(&w, r.Diagnostics.Rules, r.Label, d)
		w.FilledField("place", place(d))
		w.Close('}')
	})
	WriteOmitted(&w, r, false)
	WriteChanges(&w, r)
	w.Close('}')
	return w.Out
}

// WriteEdits writes the member with the edits of a change.
func WriteEdits(w *Writer, edits []diag.Edit) {
	w.List("edits", len(edits), func(i int) {
		w.Open('{')
		WriteSpan(w, "span", edits[i].Place.Range)
		w.StringField("text", edits[i].Text)
		w.Close('}')
	})
}

// WriteRefused writes the member with the errors that edits would bring, each with the edits that it is of; there is none without errors.
func WriteRefused(w *Writer, rules diag.Table, label string, refused []mend.Refusal) {
	if len(refused) == 0 {
		return
	}
	w.List("refused", len(refused), func(i int) {
		w.Open('{')
		WriteUnplaced(w, rules, label, &refused[i].Diagnostic)
		w.Name("by")
		Ints(w, refused[i].Edits)
		w.Close('}')
	})
}
