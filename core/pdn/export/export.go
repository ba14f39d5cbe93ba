// Package export writes games as PDN 3.0 has them for writing: the one form that every program can read.
package export

import (
	"io"

	"pbn/core/diag"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/scribe"
	"pbn/core/source"
)

// ErrTooLong ends the writing if it would exceed Options.Most.
var ErrTooLong = scribe.ErrTooLong

// Writer writes one game after another. It reports what cannot be written as it was read.
type Writer struct {
	options Options
	file    scribe.File
	output  scribe.Output
	facts   facts
	tags    tagWriter
	moves   moveWriter
	// differences are those of the games from what is written for them.
	differences differences
}

// Reset prepares for another file, and keeps the memory of the writer, which holds one game at a time. What it cannot write goes to diags.
func (w *Writer) Reset(to io.Writer, options Options, diags *diag.List) {
	w.options = options
	w.file.Reset(to, options.Most)
	o := &w.output
	o.IsClock = nil
	if options.NoClocks {
		o.IsClock = game.IsClock
	}
	o.Lose = func(characters string, at source.Span) {
		if e := rules.LostCharacters.Find(diags, at); e.IsKept() {
			e.Say(rules.Characters{All: e.Text(diag.Short(characters))})
		}
	}
	o.Reset(options.Encoding, habits.WrapLine)
	w.differences.at.Diags = nil
}

// From begins a source: the games that follow are compared with what is written for them.
func (w *Writer) From(s scribe.Source) { w.differences.at.From(s) }

// ResetToCompare prepares for a file that is only compared with what would be written: nothing is written.
func (w *Writer) ResetToCompare() {
	w.Reset(nil, Options{}, &diag.List{Severities: map[diag.Rule]diag.Severity{rules.TextUnmappable: diag.Off}})
}

// Game writes a game of a text, which items were made of, with the empty line after it. After an error nothing more is written.
func (w *Writer) Game(text *source.Text, g *game.Game) error {
	o := &w.output
	o.Begin(text, g.Items)
	w.facts.of(text, g, &w.options)
	if w.write(g); !w.tags.any && !w.moves.any {
		// Nothing would show that there is a game.
		w.facts.needsTag = true
		o.Words.Reset()
		w.write(g)
	}
	if w.differences.at.Diags != nil {
		w.differences.compare(w, g)
	}
	return w.file.Write(o)
}

// write writes a game.
func (w *Writer) write(g *game.Game) {
	o := &w.output
	if !w.options.NoEscapes {
		escapes(o, g)
	}
	if w.tags.write(o, g, &w.facts, &w.options); w.tags.any {
		o.EmptyLine()
	}
	w.moves.write(o, g, &w.facts, &w.options)
	o.EmptyLine()
}

// Close ends the file, which is empty if there was no game.
func (w *Writer) Close() error { return w.file.Close(&w.output) }

// NeedsUTF8 returns the first word of what was written, as it was before any character of it was replaced, that only UTF-8 keeps as it is;
// "" where Latin-1 does, too.
func (w *Writer) NeedsUTF8() string { return w.output.NeedsUTF8 }
