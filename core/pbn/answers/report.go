package answers

import (
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/rules"
)

// exported is the JSON of Exported, except its bytes.
func (o Options) exported(r *pbn.Report) []byte {
	var w writer
	w.open('{')
	writeReport(&w, o, r)
	writeText(&w, o.Text, r)
	counts := r.ChangeCounts()
	w.list("changes", len(counts), func(i int) {
		w.open('{')
		w.stringField("rule", rules.Name(counts[i].Rule))
		w.stringField("change", rules.Of(counts[i].Rule).Change)
		w.intField("count", counts[i].Count)
		w.close('}')
	})
	w.list("changed", o.listed(len(r.Changes.Items)), func(i int) { writeDiagnostic(&w, &r.Changes, i) })
	w.close('}')
	return w.out
}

// reading is a report as JSON. What only reads has no text of diagnostics, and read.wasm so has not what renders them.
func (o Options) reading(r *pbn.Report) []byte {
	var w writer
	w.open('{')
	writeReport(&w, o, r)
	w.close('}')
	return w.out
}

// report is a report as JSON, with the text that the options ask for.
func (o Options) report(r *pbn.Report) []byte {
	var w writer
	w.open('{')
	writeReport(&w, o, r)
	writeText(&w, o.Text, r)
	w.close('}')
	return w.out
}

// writeText writes the diagnostics as text, where that is wanted.
func writeText(w *writer, as *Rendering, r *pbn.Report) {
	if as == nil {
		return
	}
	var text []byte
	rendering := diag.Rendering{Rules: rules.Of, Path: as.Path, Color: as.Color}
	for i := range r.Diagnostics.Items {
		text = rendering.Append(text, r.Text, &r.Diagnostics.Items[i])
	}
	w.stringField("text", string(text))
}

// writeReport writes the members of Validation.
func writeReport(w *writer, o Options, r *pbn.Report) {
	w.stringField("encoding", r.Text.Encoding.String())
	w.stringField("version", r.Version)
	w.boolField("claimsExport", r.ClaimsExport)
	w.intField("gameCount", r.Games)
	if r.Blocks > 0 {
		w.intField("blockCount", r.Blocks)
	}
	w.name("counts")
	w.open('{')
	for _, s := range diag.Severities {
		w.intField(s.String(), r.Diagnostics.Count(s))
	}
	w.close('}')
	w.list("diagnostics", o.listed(len(r.Diagnostics.Items)), func(i int) { writeDiagnostic(w, &r.Diagnostics, i) })
	w.name("omitted")
	w.open('[')
	for _, rule := range rules.All() {
		if n := r.Diagnostics.Omitted(rule); n > 0 {
			w.open('{')
			row := r.Diagnostics.Rules(rule)
			w.stringField("rule", row.Name)
			w.stringField("severity", row.Severity.String())
			w.intField("count", n)
			w.close('}')
		}
	}
	w.close(']')
}

func writeDiagnostic(w *writer, of *diag.List, number int) {
	d := &of.Items[number]
	row := of.Rules(d.Rule)
	w.open('{')
	w.stringField("rule", row.Name)
	w.stringField("severity", d.Severity.String())
	w.stringField("message", d.Message)
	writeSpan(w, "span", d.Range)
	w.intField("game", d.Game)
	w.filledField("board", d.Board)
	w.stringField("section", row.Section)
	if len(d.Related) > 0 {
		w.list("related", len(d.Related), func(i int) {
			w.open('{')
			w.stringField("message", d.Related[i].Message)
			writeSpan(w, "span", d.Related[i].Range)
			w.close('}')
		})
	}
	if len(d.Fixes) > 0 {
		w.list("fixes", len(d.Fixes), func(i int) { writeFix(w, &d.Fixes[i]) })
	}
	w.close('}')
}

func writeFix(w *writer, f *diag.Fix) {
	w.open('{')
	w.stringField("title", f.Title)
	w.boolField("safe", f.Safe)
	w.list("edits", len(f.Edits), func(i int) {
		w.open('{')
		writeSpan(w, "span", f.Edits[i].Range)
		w.stringField("text", f.Edits[i].Text)
		w.close('}')
	})
	w.close('}')
}
