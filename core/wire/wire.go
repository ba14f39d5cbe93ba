// Package wire is what crosses to JavaScript: the results of the verbs as JSON, appended by hand. js/src/types.ts is its
// documentation.
package wire

import (
	"pbn/core"
	"pbn/core/diag"
	"pbn/core/export"
	"pbn/core/game"
	"pbn/core/source"
)

// Window is which games of a file are wanted: Count games from the game From on, which counts from 1. Zero is the first
// game, and all games.
type Window struct{ From, Count int }

func (w Window) has(number int) bool {
	return number >= w.From && (w.Count <= 0 || number < max(w.From, 1)+w.Count)
}

// most bounds the JSON of games, in bytes: a small file can stand for much, since games inherit. A caller goes on with the
// game that comes next.
const most = 128 << 20

// Parse is the JSON of PbnFile.
func Parse(file []byte, wanted Window) []byte {
	var w writer
	w.open('{')
	w.name("games")
	w.open('[')
	next := 0
	r := core.Parse(file, func(t *source.Text, g *game.Game) {
		switch {
		case !wanted.has(g.Number) || next > 0:
		case len(w.out) > most:
			next = g.Number
		default:
			w.game(t, g)
		}
	})
	w.close(']')
	if next > 0 {
		w.intField("next", next)
	}
	w.report(r)
	w.close('}')
	return w.out
}

// Validate is the JSON of Validation.
func Validate(file []byte) []byte { return Report(core.Validate(file)) }

// Export is the file in export format, and the JSON of Validation.
func Export(file []byte, options export.Options) (bytes, json []byte) {
	bytes, r := core.Export(file, options)
	return bytes, Report(r)
}

// Report is a report as JSON.
func Report(r *core.Report) []byte {
	var w writer
	w.open('{')
	w.report(r)
	w.close('}')
	return w.out
}

// report writes the members of Validation.
func (w *writer) report(r *core.Report) {
	w.stringField("encoding", r.Text.Encoding.String())
	w.stringField("version", r.Version)
	w.boolField("claimsExport", r.ClaimsExport)
	w.intField("gameCount", r.Games)
	w.name("counts")
	w.open('{')
	for s := range diag.Severity(diag.Severities) {
		w.intField(s.String(), r.Diagnostics.Count(s))
	}
	w.close('}')
	w.list("diagnostics", len(r.Diagnostics.Items), func(i int) { w.diagnostic(r.Text, &r.Diagnostics.Items[i]) })
	w.name("omitted")
	w.open('[')
	for _, rule := range diag.Rules() {
		if n := r.Diagnostics.Omitted(rule); n > 0 {
			w.open('{')
			w.stringField("rule", rule.String())
			w.stringField("severity", rule.Info().Severity.String())
			w.intField("count", n)
			w.close('}')
		}
	}
	w.close(']')
}

func (w *writer) diagnostic(t *source.Text, d *diag.Diagnostic) {
	w.open('{')
	w.stringField("rule", d.Rule.String())
	w.stringField("severity", d.Severity().String())
	w.stringField("message", d.Message)
	w.span("span", t, d.Span)
	w.intField("game", d.Game)
	w.filledField("board", d.Board)
	w.stringField("section", d.Rule.Info().Section)
	if len(d.Related) > 0 {
		w.list("related", len(d.Related), func(i int) {
			w.open('{')
			w.stringField("message", d.Related[i].Message)
			w.span("span", t, d.Related[i].Span)
			w.close('}')
		})
	}
	w.close('}')
}

func (w *writer) span(name string, t *source.Text, s source.Span) {
	w.name(name)
	w.open('{')
	w.position("start", t.Position(s.Start))
	w.position("end", t.Position(s.End))
	w.close('}')
}

func (w *writer) position(name string, p source.Position) {
	w.name(name)
	w.open('{')
	w.intField("byte", p.Byte)
	w.intField("line", p.Line)
	w.intField("column", p.Column)
	w.intField("utf16", p.UTF16)
	w.close('}')
}
