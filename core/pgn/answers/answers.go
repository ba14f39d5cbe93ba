// Package answers is what crosses to JavaScript: the results of the verbs as JSON, appended by hand, and games as numbers and text.
// js/src/pgn/types is its documentation.
package answers

import (
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// writeReport writes the members of a report, with the diagnostics, or with none of them.
func writeReport(w *wire.Writer, r *report.Report, withFound bool) {
	w.StringField("encoding", r.Text.Encoding.String())
	w.IntField("gameCount", r.Games)
	wire.WriteCounts(w, r)
	w.Name("diagnostics")
	w.Open('[')
	if withFound {
		writeList(w, r.Label, &r.Diagnostics, 0)
	}
	w.Close(']')
	wire.WriteOmitted(w, r, false)
}

// writeFound writes the diagnostics of a list from a number on.
func writeFound(w *wire.Writer, found *diag.List, from int) { writeList(w, rules.Label, found, from) }

// writeList is writeFound with the name that the labels have.
func writeList(w *wire.Writer, label string, found *diag.List, from int) {
	for i := from; i < len(found.Items); i++ {
		wire.WriteDiagnostic(w, found.Rules, label, &found.Items[i])
	}
}

// reportJSON is the JSON of PgnReport.
func reportJSON(r *report.Report, withFound bool) []byte {
	var w wire.Writer
	w.Open('{')
	writeReport(&w, r, withFound)
	w.Close('}')
	return w.Out
}

// ParsePacked is what a job of [ParseJob] makes of a file.
func ParsePacked(file []byte, o Options) wire.Out {
	var p packer
	r := o.parse(o.Wire.Open(habits.PGN, file), func(t *source.Text, g *game.Game, _ *diag.List, _ int) {
		if o.wants(g) {
			p.pack(t, g, &o, nil)
		}
	})
	return wire.Out{Games: p.out, Report: reportJSON(r, true)}
}
