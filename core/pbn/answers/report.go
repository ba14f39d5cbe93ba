package answers

import (
	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/wire"
)

// exported is the JSON of Exported, except its bytes.
func (o Options) exported(r *report.Report) []byte {
	var w wire.Writer
	w.Open('{')
	writeReport(&w, o, r)
	writeText(&w, o.Text, r)
	if r.NeedsUTF8 != "" {
		w.StringField("needsUTF8", r.NeedsUTF8)
	}
	writeChanges(&w, r)
	w.List("changed", o.listed(len(r.Changes.Items)), func(i int) { wire.WriteDiagnostic(&w, r.Changes.Rules, r.Label, &r.Changes.Items[i]) })
	w.Close('}')
	return w.Out
}

// writeChanges writes what an export changed, by kind.
func writeChanges(w *wire.Writer, r *report.Report) {
	counts := r.ChangeCounts()
	w.List("changes", len(counts), func(i int) {
		w.Open('{')
		w.StringField("rule", rules.Name(counts[i].Rule))
		w.StringField("change", rules.Of(counts[i].Rule).Change)
		w.IntField("count", counts[i].Count)
		w.Close('}')
	})
}

// reading is a report as JSON. What only reads has no text of diagnostics, and read.wasm so has not what renders them.
func (o Options) reading(r *report.Report) []byte {
	var w wire.Writer
	w.Open('{')
	writeReport(&w, o, r)
	w.Close('}')
	return w.Out
}

// report is a report as JSON, with the text that the options ask for.
func (o Options) report(r *report.Report) []byte {
	var w wire.Writer
	w.Open('{')
	writeReport(&w, o, r)
	writeText(&w, o.Text, r)
	w.Close('}')
	return w.Out
}

// writeText writes the diagnostics as text, where that is wanted.
func writeText(w *wire.Writer, as *Rendering, r *report.Report) {
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

// writeReport writes the members of Validation.
func writeReport(w *wire.Writer, o Options, r *report.Report) {
	w.StringField("encoding", r.Text.Encoding.String())
	w.StringField("version", r.Version)
	w.BoolField("claimsExport", r.ClaimsExport)
	w.IntField("gameCount", r.Games)
	if r.Blocks > 0 {
		w.IntField("blockCount", r.Blocks)
	}
	writeCounts(w, r)
	w.List("diagnostics", o.listed(len(r.Diagnostics.Items)), func(i int) { wire.WriteDiagnostic(w, r.Diagnostics.Rules, r.Label, &r.Diagnostics.Items[i]) })
	writeOmitted(w, r, false)
	if o.Was != "" {
		w.StringField("from", o.Was)
	}
}

// writeCounts writes how many diagnostics there are of each severity.
func writeCounts(w *wire.Writer, r *report.Report) {
	w.Name("counts")
	w.Open('{')
	for _, s := range diag.Severities {
		w.IntField(s.String(), r.Diagnostics.Count(s))
	}
	w.Close('}')
}

// writeOmitted writes how many diagnostics of each rule are not listed.
func writeOmitted(w *wire.Writer, r *report.Report, errorsOnly bool) {
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
