package core

import (
	"pbn/core/check"
	"pbn/core/diag"
	"pbn/core/export"
	"pbn/core/game"
	"pbn/core/source"
)

// Report is what is known of a file after its games were read.
type Report struct {
	Text         *source.Text
	Version      string // from "% PBN 2.1", "" where the file does not say (2.4)
	ClaimsExport bool   // whether it says "% EXPORT" (2.4)
	Games        int
	// Diagnostics are in the order of the file.
	Diagnostics diag.List
}

// Parse reads a file and hands each game, with the text that its spans refer to, to visit. The diagnostics are those of
// reading alone.
func Parse(file []byte, visit func(*source.Text, *game.Game)) *Report {
	return read(file, false, visit)
}

// Validate reads a file and checks it as import format.
func Validate(file []byte) *Report {
	return read(file, true, func(*source.Text, *game.Game) {})
}

// Export reads and checks a file and writes it in export format: Latin-1 and CRLF, whatever the file has. Without a game
// nothing is written.
func Export(file []byte, options export.Options) ([]byte, *Report) {
	var written diag.List
	w := export.NewWriter(options, &written)
	r := read(file, true, func(text *source.Text, g *game.Game) {
		w.Game(text, g)
		written.EndGame(g.Number, board(g))
	})
	out := w.Bytes()
	r.Diagnostics.Join(&written)
	r.Diagnostics.Sort()
	return out, r
}

// Explain is the page of a rule, as Markdown; ok is false where there is no such rule.
func Explain(rule string) (page string, ok bool) { return diag.Explain(rule) }

func read(file []byte, checked bool, visit func(*source.Text, *game.Game)) *Report {
	if format, ok := foreign(file); ok {
		return notPBN(source.New(file), "This is "+format+", not PBN.")
	}
	r := &Report{Text: source.New(file)}
	if checked {
		check.Encoding(r.Text, &r.Diagnostics)
	}
	r.Diagnostics.EndGame(0, "")
	games := game.NewReader(r.Text, &r.Diagnostics)
	for g, ok := games.Next(); ok; g, ok = games.Next() {
		if checked {
			check.Game(r.Text, g, &r.Diagnostics)
		}
		r.Diagnostics.EndGame(g.Number, board(g))
		r.Games = g.Number
		visit(r.Text, g)
	}
	if r.Games == 0 {
		return notPBN(r.Text, nothingFound(r.Text))
	}
	r.Version, r.ClaimsExport = games.Version, games.ClaimsExport
	if checked {
		check.File(games, &r.Diagnostics)
		r.Diagnostics.EndGame(0, "")
	}
	r.Diagnostics.Sort()
	return r
}

// board is the game's Board for its diagnostics, cut short where it is no board number.
func board(g *game.Game) string {
	value, _ := g.Known("Board")
	return diag.Short(value)
}
