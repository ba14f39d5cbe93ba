// Package wire is what crosses to JavaScript: the results of the verbs as JSON, appended by hand. js/src/pbn/types is its
// documentation.
package wire

import (
	"pbn/core"
	"pbn/core/diag"
	"pbn/core/export"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
)

// Options are what a caller may say of a file before it is read.
type Options struct {
	// Encoding is a label such as "utf-8"; "" detects it.
	Encoding string
	// From and Count are which games of a file are wanted: Count games from the game From on, which counts from 1. Zero is
	// the first game, and all games.
	From, Count int
	// AsExport and Severities are those of [core.Options].
	AsExport   bool
	Severities map[diag.Rule]diag.Severity
	// Packed asks for the lists of games that are long as flat arrays.
	Packed bool
	// Text asks for the diagnostics as text too.
	Text *Rendering
	// LongestGame bounds a game of a file that comes piece by piece, in bytes of text; 0 is 512 MiB.
	LongestGame int
	// Most bounds the JSON of games that Parse makes at once, in bytes; 0 is 128 MiB. Only a single game may be longer.
	Most int
	// apart leaves the diagnostics out of a report: they are given out before it.
	apart bool
}

// Rendering is how diagnostics become text.
type Rendering struct {
	// Path names the file.
	Path string
	// Color marks severities, places and fixes with the escape sequences of ANSI.
	Color bool
}

func (o Options) checking() core.Options {
	return core.Options{AsExport: o.AsExport, Severities: o.Severities}
}

func (o Options) open(file []byte) *source.Stream {
	named, _ := source.EncodingOf(o.Encoding)
	return source.Open(file, named)
}

func (o Options) wants(number int) bool {
	return number >= o.From && (o.Count <= 0 || number-max(o.From, 1) < o.Count)
}

// most bounds the JSON of games: a small file can mean a long answer, since games inherit. A caller goes on with the game that
// comes next.
func (o Options) most() int {
	if o.Most > 0 {
		return o.Most
	}
	return 128 << 20
}

// Parse is the JSON of PbnFile, or what it is unpacked from.
func Parse(file []byte, options Options) []byte {
	json, _ := ParseFrom(options.open(file), options)
	return json
}

// ParseFrom is Parse of a file that was opened before; what the options say of its encoding does not count. The error is why it
// could not be read to its end.
func ParseFrom(file *source.Stream, options Options) (json []byte, err error) {
	w := writer{packed: options.Packed}
	w.open('{')
	w.name("games")
	w.open('[')
	first, next := len(w.out), 0
	r := core.Parse(file, func(t *source.Text, g *game.Game) {
		if !options.wants(g.Number) || next > 0 {
			return
		}
		before := len(w.out)
		w.game(t, g)
		if len(w.out) > options.most() && before > first {
			w.out, next = w.out[:before], g.Number
		}
	})
	w.close(']')
	if next > 0 {
		w.intField("next", next)
	}
	w.report(options, r)
	w.close('}')
	return w.out, r.Err
}

// Validate is the JSON of Validation.
func Validate(file []byte, options Options) []byte {
	return options.report(core.Validate(options.open(file), options.checking()))
}

// Export is the file in export format, and the JSON of Exported except its bytes.
func Export(file []byte, options Options, as export.Options) (bytes, json []byte) {
	bytes, r := core.Export(options.open(file), as)
	return bytes, options.exported(r)
}

// ExportDocument is Export of the blocks of a document.
func ExportDocument(file []byte, options Options, as export.Options) (bytes, json []byte) {
	named, _ := source.EncodingOf(options.Encoding)
	bytes, r := core.ExportDocument(file, named, as)
	return bytes, options.exported(r)
}

// Exported is what is said of an export as JSON: Exported without its bytes.
func Exported(r *core.Report) []byte { return Options{}.exported(r) }

// exported is the JSON of Exported, except its bytes.
func (o Options) exported(r *core.Report) []byte {
	var w writer
	w.open('{')
	w.report(o, r)
	w.text(o.Text, r)
	counts := r.ChangeCounts()
	w.list("changes", len(counts), func(i int) {
		w.open('{')
		w.stringField("rule", rules.Name(counts[i].Rule))
		w.stringField("change", rules.Of(counts[i].Rule).Change)
		w.intField("count", counts[i].Count)
		w.close('}')
	})
	w.list("changed", o.listed(len(r.Changes.Items)), func(i int) { w.diagnostic(&r.Changes, i) })
	w.close('}')
	return w.out
}

// Report is a report as JSON.
func Report(r *core.Report) []byte { return Options{}.reading(r) }

// reading is a report as JSON. What only reads has no text of diagnostics, and read.wasm so has not what renders them.
func (o Options) reading(r *core.Report) []byte {
	var w writer
	w.open('{')
	w.report(o, r)
	w.close('}')
	return w.out
}

// report is a report as JSON, with the text that the options ask for.
func (o Options) report(r *core.Report) []byte {
	var w writer
	w.open('{')
	w.report(o, r)
	w.text(o.Text, r)
	w.close('}')
	return w.out
}

// listed is how many of n diagnostics stand in a report.
func (o Options) listed(n int) int {
	if o.apart {
		return 0
	}
	return n
}

// text writes the diagnostics as text, where that is wanted.
func (w *writer) text(as *Rendering, r *core.Report) {
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

// report writes the members of Validation.
func (w *writer) report(o Options, r *core.Report) {
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
	w.list("diagnostics", o.listed(len(r.Diagnostics.Items)), func(i int) { w.diagnostic(&r.Diagnostics, i) })
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

func (w *writer) diagnostic(of *diag.List, number int) {
	d := &of.Items[number]
	row := of.Rules(d.Rule)
	w.open('{')
	w.stringField("rule", row.Name)
	w.stringField("severity", d.Severity.String())
	w.stringField("message", d.Message)
	w.span("span", d.Range)
	w.intField("game", d.Game)
	w.filledField("board", d.Board)
	w.stringField("section", row.Section)
	if len(d.Related) > 0 {
		w.list("related", len(d.Related), func(i int) {
			w.open('{')
			w.stringField("message", d.Related[i].Message)
			w.span("span", d.Related[i].Range)
			w.close('}')
		})
	}
	if len(d.Fixes) > 0 {
		w.list("fixes", len(d.Fixes), func(i int) { w.fix(&d.Fixes[i]) })
	}
	w.close('}')
}

func (w *writer) fix(f *diag.Fix) {
	w.open('{')
	w.stringField("title", f.Title)
	w.boolField("safe", f.Safe)
	w.list("edits", len(f.Edits), func(i int) {
		w.open('{')
		w.span("span", f.Edits[i].Range)
		w.stringField("text", f.Edits[i].Text)
		w.close('}')
	})
	w.close('}')
}

func (w *writer) span(name string, r source.Range) {
	w.name(name)
	w.open('{')
	w.position("start", r.Start)
	w.position("end", r.End)
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
