// Package export writes games in export format: the one form that every program can read (2.1).
package export

import (
	"errors"
	"io"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/tags"
)

// Encoding is what the characters of the output are written in.
type Encoding uint8

// The encodings. UTF8 keeps every character, for programs that want it; it is not export format.
const (
	Latin1 Encoding = iota
	ASCII           // Latin1 with "?" for every character that is not ASCII (2.2)
	UTF8
)

// Inherit is what becomes of "#" and "##" (4.8).
type Inherit uint8

// Keep writes them as they stand; Resolve writes the values that they stand for, in each game that inherits them: of "##" those
// of the standard's own tags.
const (
	Keep Inherit = iota
	Resolve
)

// Missing is what becomes of a mandatory tag that a game does not have (3.4).
type Missing uint8

// Fill writes it with what follows from the game, else "?" or ""; Omit leaves it out, which is not export format.
const (
	Fill Missing = iota
	Omit
)

// Options of the writer. The zero value is export format.
type Options struct {
	Encoding Encoding
	Inherit  Inherit
	Missing  Missing
	// Unclaimed leaves the line "% EXPORT" out (2.4), whatever the others are.
	Unclaimed bool
	// Most bounds what is written, in bytes; 0 is no bound. A game that would go beyond ends the writing with ErrTooLong.
	Most int
}

// ErrTooLong ends the writing where it would go beyond Options.Most.
var ErrTooLong = errors.New("the export is longer than it may be")

// claimsExport reports whether what is written has export format, and says so (2.4).
func (o Options) claimsExport() bool { return o.Encoding != UTF8 && o.Missing == Fill && !o.Unclaimed }

// Writer writes one game after another. What cannot be written as it was read goes to the diagnostics, what only is written
// otherwise to the changes.
type Writer struct {
	options Options
	diags   *diag.List
	changes *diag.List
	to      io.Writer
	err     error
	text    *source.Text // that the spans of the game refer to
	out     []byte       // of the game that is written
	written int          // bytes, of all games
	column  int          // of the line that was begun, in characters
	games   int
	// tagPairs are those of the game that were written.
	tagPairs int
	// Whether a byte above 127 was written, and whether all that was is, by chance, UTF-8.
	nonASCII, isUTF8 bool
	// values are what was written last for each tag, and what "#" then inherits (4.8).
	values   tags.ByName[string]
	standing standing
	// restored are those of the game.
	restored map[string]*game.Tag

	// What is used again for each game.
	tags         []*game.Tag
	turns, stars []*game.Move
	ordered      []*game.Section
	words        []string
}

// NewWriter makes a writer. It writes one game at a time, so that it holds no more than the largest.
func NewWriter(to io.Writer, options Options, diags, changes *diag.List) *Writer {
	w := &Writer{}
	w.Reset(to, options, diags, changes)
	return w
}

// Reset makes it the writer of another file, in the memory that it has.
func (w *Writer) Reset(to io.Writer, options Options, diags, changes *diag.List) {
	*w = Writer{
		to: to, options: options, diags: diags, changes: changes, isUTF8: true,
		out: w.out[:0], tags: w.tags, turns: w.turns, stars: w.stars, ordered: w.ordered, words: w.words,
	}
}

// Game writes a game of a text; between two games stands an empty line (3). Behind an error nothing more is written.
func (w *Writer) Game(text *source.Text, g *game.Game) error {
	w.text = text
	if w.games == 0 {
		w.line("% PBN 2.1", source.Span{})
		if w.options.claimsExport() {
			w.line("% EXPORT", source.Span{})
		}
	} else {
		w.out = append(w.out, '\r', '\n')
	}
	if w.options.Inherit == Resolve {
		g.MoveTime()
	}
	w.games++
	w.tagPairs = 0
	w.restored = w.restore(g)
	w.comments(g.Start)
	w.endLine()
	w.mandatory(g)
	w.supplemental(g)
	w.auction(g)
	w.play(g)
	w.sections(g)
	w.escapes(g.End)
	return w.flush()
}

// Close ends the file; without a game that is empty.
//
// Latin-1 text can, by chance, be valid UTF-8, and would then be read as that (ledger 2.2-e). An escape line at the end,
// which nothing but its bytes means, makes it Latin-1 again.
func (w *Writer) Close() error {
	if w.nonASCII && w.isUTF8 && w.options.Encoding != UTF8 {
		w.line("% This file is ISO 8859-1, not UTF-8: \u00FF", source.Span{})
	}
	return w.flush()
}

// flush hands on what was written.
func (w *Writer) flush() error {
	w.isUTF8 = w.isUTF8 && (!w.nonASCII || utf8.Valid(w.out))
	if w.written += len(w.out); w.err == nil && w.options.Most > 0 && w.written > w.options.Most {
		w.err = ErrTooLong
	}
	if w.err == nil && len(w.out) > 0 {
		_, w.err = w.to.Write(w.out)
	}
	w.out = w.out[:0]
	return w.err
}
