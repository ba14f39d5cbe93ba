// Package export writes games in export format: the one form that every program can read (2.1).
package export

import (
	"errors"
	"io"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
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

// Writer writes one game after another. What cannot be written as it was read goes to the diagnostics; what differs from a source is told
// to that (see From).
type Writer struct {
	options Options
	diags   *diag.List
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

	// begins reports whether the next game is the first of its source.
	begins bool
	// version is the one that is written: an older one only where a file that says so is compared with what would be written.
	version     string
	differences differences

	// What is used again for each game.
	tags         []*game.Tag
	turns, stars []*game.Move
	inOrder      []*game.Section
	words        []string
	annotations  []game.Annotation
}

// lineEnd ends each line (2.3).
const lineEnd = "\r\n"

// NewWriter makes a writer. It writes one game at a time, so that it holds no more than the largest.
func NewWriter(to io.Writer, options Options, diags *diag.List) *Writer {
	w := &Writer{}
	w.Reset(to, options, diags)
	return w
}

// Reset makes it the writer of another file, in the memory that it has.
func (w *Writer) Reset(to io.Writer, options Options, diags *diag.List) {
	*w = Writer{
		to: to, options: options, diags: diags, isUTF8: true, begins: true, version: "2.1",
		out: w.out[:0], tags: w.tags, turns: w.turns, stars: w.stars, inOrder: w.inOrder, words: w.words, annotations: w.annotations,
		differences: differences{found: w.differences.found, longest: w.differences.longest, rows: w.differences.rows},
	}
}

// ResetToCompare makes it the writer of a file that is only compared with what would be written: nothing is.
func (w *Writer) ResetToCompare() {
	unheard := &diag.List{Severities: map[diag.Rule]diag.Severity{rules.TextUnmappable: diag.Off, rules.TextLineTooLong: diag.Off}}
	w.Reset(nil, Options{}, unheard)
}

// Game writes a game of a text; between two games there is an empty line (3). isPart reports whether a blank line cut the game off from the
// one before it. After an error nothing more is written.
func (w *Writer) Game(text *source.Text, g *game.Game, isPart bool) error {
	w.text = text
	if w.differences.decide(); w.differences.isOn() {
		w.compareFrom(g, isPart)
	}
	if w.games == 0 {
		header := w.header()
		w.line(header[0], source.Span{})
		if w.options.claimsExport() {
			w.line(header[1], source.Span{})
		}
	} else {
		w.out = append(w.out, lineEnd...)
	}
	if w.options.Inherit == Resolve {
		g.MoveTime()
	}
	w.games++
	w.tagPairs = 0
	w.restored = w.restore(g)
	w.comments(g.Start, ofText, 0)
	w.endLine()
	w.mandatory(g)
	w.supplemental(g)
	w.auction(g)
	w.play(g)
	w.sections(g)
	w.escapes(g.End)
	if w.differences.isOn() {
		w.differences.endGame()
	}
	return w.flush()
}

// header are the lines that a file in export format begins with (2.4).
func (w *Writer) header() [2]string { return [...]string{"% PBN " + w.version, "% EXPORT"} }

// compareFrom begins to compare a game.
func (w *Writer) compareFrom(g *game.Game, isPart bool) {
	if version := w.differences.source.Reader.Version; w.to == nil && (version == "1.0" || version == "2.0") {
		w.version = version
	}
	var header [2]string
	lines := header[:0]
	if w.begins {
		header = w.header()
		lines = header[:]
	}
	w.begins = false
	w.differences.beginGame(w.text, g, isPart, lines)
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
	if w.err == nil && len(w.out) > 0 && w.to != nil {
		_, w.err = w.to.Write(w.out)
	}
	w.out = w.out[:0]
	return w.err
}
