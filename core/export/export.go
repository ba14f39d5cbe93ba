// Package export writes games in export format: the one form that every program can read (2.1).
package export

import (
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
)

// Options of the writer.
type Options struct {
	// ASCII writes "?" for every character that is not ASCII (2.2), where Latin-1 is the default.
	ASCII bool
}

// Writer writes one game after another. What cannot be written as it was read goes to the diagnostics.
type Writer struct {
	options Options
	diags   *diag.List
	text    *source.Text // that the spans of the game refer to
	out     []byte
	column  int // of the line that was begun
	games   int
	// values are what was written last for each tag, and what "#" then inherits (4.8).
	values map[string]string
}

// NewWriter makes a writer.
func NewWriter(options Options, diags *diag.List) *Writer {
	return &Writer{options: options, diags: diags, values: map[string]string{}}
}

// Bytes ends the file and is what was written: Latin-1, lines that end with CRLF. Without a game it is empty.
//
// Latin-1 text can, by chance, be valid UTF-8, and would then be read as that (ledger 2.2-e). An escape line at the end,
// which nothing but its bytes means, makes it Latin-1 again.
func (w *Writer) Bytes() []byte {
	if slices.ContainsFunc(w.out, func(c byte) bool { return c >= utf8.RuneSelf }) && source.Detect(w.out) == source.UTF8 {
		w.line("% This file is ISO 8859-1, not UTF-8: \u00FF", source.Span{})
	}
	return w.out
}

// Game writes a game of a text; between two games stands an empty line (3).
func (w *Writer) Game(text *source.Text, g *game.Game) {
	w.text = text
	if w.games == 0 {
		w.line("% PBN 2.1", source.Span{})
		w.line("% EXPORT", source.Span{})
	} else {
		w.out = append(w.out, '\r', '\n')
	}
	w.games++
	w.comments(g.Start)
	w.endLine()
	w.mandatory(g)
	w.supplemental(g)
	w.auction(g)
	w.play(g)
	w.sections(g)
	w.escapes(g.End)
}
