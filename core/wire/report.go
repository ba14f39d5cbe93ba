package wire

import (
	"pbn/core/diag"
	"pbn/core/report"
)

// ReadReport is the JSON of what is said of a file that was only read. It has no text of diagnostics: so a module that only reads does not
// have what renders them.
func ReadReport(r *report.Report, o Options) []byte {
	var w Writer
	w.Open('{')
	WriteReport(&w, r, &o)
	w.Close('}')
	return w.Out
}

// CheckReport is the JSON of what is said of a file that was checked, with the text that the options ask for.
func CheckReport(r *report.Report, o Options) []byte {
	var w Writer
	w.Open('{')
	WriteReport(&w, r, &o)
	WriteText(&w, r, o.Text)
	w.Close('}')
	return w.Out
}

// ExportReport is the JSON of what is said of an export, or of a file that was converted, without its bytes.
func ExportReport(r *report.Report, o Options) []byte {
	var w Writer
	w.Open('{')
	WriteReport(&w, r, &o)
	WriteText(&w, r, o.Text)
	w.FilledField("needsUTF8", r.NeedsUTF8)
	WriteChanges(&w, r)
	w.List("changed", o.listed(len(r.Changes.Items)), func(i int) { WriteDiagnostic(&w, r.Changes.Rules, r.Label, &r.Changes.Items[i]) })
	w.Close('}')
	return w.Out
}

// WriteChanges writes what an export changed, by kind.
func WriteChanges(w *Writer, r *report.Report) {
	counts := r.ChangeCounts()
	w.List("changes", len(counts), func(i int) {
		row := r.Changes.Rules(counts[i].Rule)
		w.Open('{')
		w.StringField("rule", row.Name)
		w.StringField("change", row.Change)
		w.IntField("count", counts[i].Count)
		w.Close('}')
	})
}

// WriteText writes the diagnostics as text, unless as is nil.
func WriteText(w *Writer, r *report.Report, as *Rendering) {
	if as == nil {
		return
	}
	w.StringField("text", string(appendDiagnostics(nil, *as, r)))
}

func appendDiagnostics(out []byte, as Rendering, r *report.Report) []byte {
	rendering := diag.Rendering{Rules: r.Diagnostics.Rules, Path: as.Path, Color: as.Color}
	for i := range r.Diagnostics.Items {
		if d := &r.Diagnostics.Items[i]; !as.ErrorsOnly || d.Severity == diag.Error {
			out = rendering.Append(out, r.Text, d)
		}
	}
	return out
}

// WriteReport writes the members that all reports have.
func WriteReport(w *Writer, r *report.Report, o *Options) {
	w.StringField("encoding", r.Text.Encoding.String())
	w.StringField("version", r.Version)
	w.BoolField("claimsExport", r.ClaimsExport)
	w.IntField("gameCount", r.Games)
	if r.Blocks > 0 {
		w.IntField("blockCount", r.Blocks)
	}
	WriteCounts(w, r)
	w.List("diagnostics", o.listed(len(r.Diagnostics.Items)), func(i int) {
		WriteDiagnostic(w, r.Diagnostics.Rules, r.Label, &r.Diagnostics.Items[i])
	})
	WriteOmitted(w, r, false)
	w.FilledField("from", o.Was)
}

// WriteCounts writes how many diagnostics there are of each severity.
func WriteCounts(w *Writer, r *report.Report) {
	w.Name("counts")
	w.Open('{')
	for _, s := range diag.Severities {
		w.IntField(s.String(), r.Diagnostics.Count(s))
	}
	w.Close('}')
}

// WriteOmitted writes how many diagnostics of each rule are not listed.
func WriteOmitted(w *Writer, r *report.Report, errorsOnly bool) {
	w.Name("omitted")
	w.Open('[')
	for rule := range diag.Rule(diag.MostRules) {
		n := r.Diagnostics.Omitted(rule)
		if n == 0 {
			continue
		}
		if severity := r.Diagnostics.SeverityOf(rule); !errorsOnly || severity == diag.Error {
			w.Open('{')
			w.StringField("rule", r.Diagnostics.Rules(rule).Name)
			w.StringField("severity", severity.String())
			w.IntField("count", n)
			w.Close('}')
		}
	}
	w.Close(']')
}
