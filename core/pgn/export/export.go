// Package export writes games in export format: the one form that every program can read (3.2).
package export

import (
	"errors"
	"io"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// ErrTooLong ends the writing if it would exceed Options.Most.
var ErrTooLong = errors.New("the export is longer than it may be")

// Writer writes one game after another. It reports what cannot be written as it was read.
type Writer struct {
	options Options
	to      io.Writer
	err     error
	written int // bytes, of all games
	// isUTF8 reports whether all that was written as Latin-1 happens to be UTF-8, hasHigh whether it is more than ASCII.
	isUTF8, hasHigh bool
	output          output
	tags            tagWriter
	moves           moveWriter
	// differences are those of the games from what is written for them.
	differences differences
	// collation has the games where they are put in order: they are written at the end.
	collation collation
}

// NewWriter makes a writer, which holds one game at a time. What it cannot write goes to diags.
func NewWriter(to io.Writer, options Options, diags *diag.List) *Writer {
	w := &Writer{}
	w.Reset(to, options, diags)
	return w
}

// Reset prepares for another file, and keeps the memory of the writer.
func (w *Writer) Reset(to io.Writer, options Options, diags *diag.List) {
	w.options, w.to, w.err, w.written = options.whole(), to, nil, 0
	w.output.reset(options.Encoding, diags)
	w.output.noClocks = options.NoClocks
	w.isUTF8, w.hasHigh = true, false
	w.differences.diags = nil
}

// Source says where to report how games differ from what is written for them.
type Source struct {
	// Diags receives the differences if a file is checked as export format, Changes if it is written and need not have export format before.
	// Either may be nil.
	Diags, Changes *diag.List
}

// From begins a source: the games that follow are compared with what is written for them.
func (w *Writer) From(s Source) {
	d := &w.differences
	d.diags, d.severity = s.Diags, 0
	if s.Diags == nil {
		d.diags, d.severity = s.Changes, diag.Info
	}
}

// ResetToCompare prepares for a file that is only compared with what would be written: nothing is written.
func (w *Writer) ResetToCompare(reduced bool) {
	w.Reset(nil, Options{Reduced: reduced}, &diag.List{Severities: map[diag.Rule]diag.Severity{rules.TextUnmappable: diag.Off}})
}

// Game writes a game of a text, which items were made of, with the empty line after it. After an error nothing more is written.
func (w *Writer) Game(text *source.Text, g *game.Game) error {
	o := &w.output
	o.begin(text, g)
	if !w.options.NoEscapes {
		o.escapes()
	}
	result := resultOf(text, g)
	w.tags.write(o, g, result, w.options.Reduced)
	o.emptyLine()
	w.moves.write(o, g, result, &w.options)
	o.emptyLine()
	if w.differences.diags != nil {
		w.differences.compare(o, &w.options, w.moves.isText)
	}
	if w.options.Order == Collate {
		w.collation.add(text, g, result, o.words.Bytes)
		return w.err
	}
	return w.flush()
}

// Close ends the file, which is empty if there was no game. Games that are put in order are written now.
//
// Latin-1 text can happen to be valid UTF-8, and would be read as that. An escape line at the end prevents it: it has a byte that is not
// UTF-8.
func (w *Writer) Close() error {
	w.collation.sort()
	for i := range w.collation.games {
		w.output.words.Bytes = append(w.output.words.Bytes[:0], w.collation.games[i].written...)
		if err := w.flush(); err != nil {
			return err
		}
	}
	w.collation.games = nil
	if w.hasHigh && w.isUTF8 {
		w.output.words.Reset()
		w.output.line([]byte(latin1Line))
		return w.flush()
	}
	return w.err
}

const latin1Line = "% This file is ISO 8859-1, not UTF-8: \u00FF"

// NeedsUTF8 returns the first word of what was written, as it was before any character of it was replaced, that only UTF-8 keeps as it is;
// "" where Latin-1 does, too.
func (w *Writer) NeedsUTF8() string { return w.output.needsUTF8 }

// flush writes out the bytes of the game.
func (w *Writer) flush() error {
	bytes := w.output.words.Bytes
	if w.options.Encoding == Latin1 && source.LeadingASCII(bytes) < len(bytes) {
		w.hasHigh, w.isUTF8 = true, w.isUTF8 && utf8.Valid(bytes)
	}
	if w.written += len(bytes); w.err == nil && w.options.Most > 0 && w.written > w.options.Most {
		w.err = ErrTooLong
	}
	if w.err == nil && w.to != nil {
		_, w.err = w.to.Write(bytes)
	}
	return w.err
}

// escapes writes the escape lines of the game, each on a line of its own (chapter 6). They come before the first tag.
func (o *output) escapes() {
	items := o.game.Items.Items
	for k := range items {
		if items[k].Kind == item.Escape {
			span := o.game.Items.Span(k, o.text.Bytes)
			if text := o.fit(o.text.Slice(span), inEscape, span); string(text) != latin1Line {
				o.line(text)
			}
		}
	}
}
