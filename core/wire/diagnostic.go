package wire

import (
	"pbn/core/diag"
	"pbn/core/source"
)

// WriteDiagnostic writes a diagnostic of a rule of a table; label is the name that its label has there.
func WriteDiagnostic(w *Writer, rules diag.Table, label string, d *diag.Diagnostic) {
	row := rules(d.Rule)
	w.Open('{')
	w.StringField("rule", row.Name)
	w.StringField("severity", d.Severity.String())
	w.StringField("message", d.Message)
	WriteSpan(w, "span", d.Place.Range)
	w.IntField("game", d.Game)
	w.FilledField(label, d.Label)
	w.StringField("section", row.Section)
	if len(d.Related) > 0 {
		w.List("related", len(d.Related), func(i int) {
			w.Open('{')
			w.StringField("message", d.Related[i].Message)
			WriteSpan(w, "span", d.Related[i].Place.Range)
			w.Close('}')
		})
	}
	if len(d.Fixes) > 0 {
		w.List("fixes", len(d.Fixes), func(i int) { writeFix(w, &d.Fixes[i]) })
	}
	w.Close('}')
}

// WriteUnplaced writes the members of a diagnostic whose places are in a text that nobody has.
func WriteUnplaced(w *Writer, rules diag.Table, label string, d *diag.Diagnostic) {
	row := rules(d.Rule)
	w.StringField("rule", row.Name)
	w.StringField("severity", d.Severity.String())
	w.StringField("message", d.Message)
	w.IntField("game", d.Game)
	w.FilledField(label, d.Label)
	w.StringField("section", row.Section)
}

func writeFix(w *Writer, f *diag.Fix) {
	w.Open('{')
	w.StringField("title", f.Title)
	w.BoolField("safe", f.Safe)
	w.List("edits", len(f.Edits), func(i int) {
		w.Open('{')
		WriteSpan(w, "span", f.Edits[i].Place.Range)
		w.StringField("text", f.Edits[i].Text)
		w.Close('}')
	})
	w.Close('}')
}

// WriteSpan writes a member of an object that is a range of a file.
func WriteSpan(w *Writer, name string, r source.Range) {
	w.Name(name)
	w.Open('{')
	writePosition(w, "start", r.Start)
	writePosition(w, "end", r.End)
	w.Close('}')
}

func writePosition(w *Writer, name string, p source.Position) {
	w.Name(name)
	w.Open('{')
	w.IntField("byte", p.Byte)
	w.IntField("line", p.Line)
	w.IntField("column", p.Column)
	w.IntField("utf16", p.UTF16)
	w.Close('}')
}
