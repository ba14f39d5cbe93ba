// Package export writes games in export format: the one form that every program can read (3.2).
package export

import (
	"io"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/scribe"
	"pbn/core/source"
)

// ErrTooLong ends the writing if it would exceed Options.Most.
var ErrTooLong = scribe.ErrTooLong

// Writer writes one game after another. It reports what cannot be written as it was read.
type Writer struct {
	options Options
	file    scribe.File
	output  output
	tags    tagWriter
	moves   moveWriter
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
	w.options = options.whole()
	w.file.Reset(to, options.Most)
	reset(&w.output, &options, diags)
	w.differences.at.Diags = nil
}

// Source says where to report how games differ from what is written for them.
type Source = scribe.Source

// From begins a source: the games that follow are compared with what is written for them.
func (w *Writer) From(s Source) { w.differences.at.From(s) }

// ResetToCompare prepares for a file that is only compared with what would be written: nothing is written.
func (w *Writer) ResetToCompare(reduced bool) {
	w.Reset(nil, Options{Reduced: reduced}, &diag.List{Severities: map[diag.Rule]diag.Severity{rules.TextUnmappable: diag.Off}})
}

// Game writes a game of a text, which items were made of, with the empty line after it. After an error nothing more is written.
func (w *Writer) Game(text *source.Text, g *game.Game) error {
	o := &w.output
	o.Begin(text, g.Items)
	if !w.options.NoEscapes {
		escapes(o)
	}
	result := resultOf(text, g)
	w.tags.write(o, g, result, w.options.Reduced)
	o.EmptyLine()
	w.moves.write(o, g, result, &w.options)
	o.EmptyLine()
	if w.differences.at.Diags != nil {
		w.differences.compare(o, g, &w.options, w.moves.isText)
	}
	if w.options.Order == Collate {
		w.collation.add(text, g, result, o.Words.Bytes)
		return w.file.Err()
	}
	return w.file.Write(o)
}

// Close ends the file, which is empty if there was no game. Games that are put in order are written now.
func (w *Writer) Close() error {
	w.collation.sort()
	for i := range w.collation.games {
		w.output.Words.Bytes = append(w.output.Words.Bytes[:0], w.collation.games[i].written...)
		if err := w.file.Write(&w.output); err != nil {
			return err
		}
	}
	w.collation.games = nil
	return w.file.Close(&w.output)
}

// NeedsUTF8 returns the first word of what was written, as it was before any character of it was replaced, that only UTF-8 keeps as it is;
// "" where Latin-1 does, too.
func (w *Writer) NeedsUTF8() string { return w.output.NeedsUTF8 }

// escapes writes the escape lines of the game, each on a line of its own (chapter 6). They come before the first tag.
func escapes(o *output) {
	items := o.Items.Items
	for k := range items {
		if items[k].Kind == item.Escape {
			span := o.Items.Span(k, o.Text.Bytes)
			if text := o.Fit(o.Text.Slice(span), inEscape, span); string(text) != scribe.Latin1Line {
				o.Line(text)
			}
		}
	}
}
