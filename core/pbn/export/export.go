// Package export writes games in export format: the one form that every program can read (2.1).
package export

import (
	"errors"
	"io"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// ErrTooLong ends the writing if it would exceed Options.Most.
var ErrTooLong = errors.New("the export is longer than it may be")

// Writer writes one game after another. It reports what cannot be written as it was read, and how the output differs from a source (see
// From).
type Writer struct {
	options Options
	to      io.Writer
	err     error
	output  output
	written int // bytes, of all games
	games   int
	// tagPairs is how many tag pairs of the game were written.
	tagPairs int
	// isUTF8 reports whether all that was written happens to be UTF-8.
	isUTF8   bool
	last     lastValues
	standing standing
	// restored has the tags that standing restores in the game, by name.
	restored map[string]*game.Tag
	// addsTime reports whether a time after the date is written even if the game inherits a value of the Time tag.
	addsTime bool

	// begins reports whether the next game is the first of its source.
	begins bool
	// version is the version of PBN that is written: an older one only if a file of that version is compared.
	version     string
	differences differences
	ofTags      tagDifferences
	ofMoves     moveDifferences
	ofRows      rowDifferences

	// Memory that is used again for each game.
	added        []*game.Tag
	others       []int32
	turns, stars []int32
	inOrder      []int32
	words        []string
	line         []byte
	annotations  []game.Annotation
}

// lineEnd ends each line (2.3).
const lineEnd = "\r\n"

// NewWriter makes a writer, which holds one game at a time.
func NewWriter(to io.Writer, options Options, diags *diag.List) *Writer {
	w := &Writer{}
	w.Reset(to, options, diags)
	return w
}

// Reset prepares for another file, and keeps the memory of the writer.
func (w *Writer) Reset(to io.Writer, options Options, diags *diag.List) {
	*w = Writer{
		to: to, options: options, isUTF8: true, begins: true, version: "2.1",
		output: output{encoding: options.Encoding, diags: diags, lines: linesOf(options.Encoding, w.output.lines.Bytes[:0])},
		added:  w.added, others: w.others, turns: w.turns, stars: w.stars, inOrder: w.inOrder, words: w.words, line: w.line, annotations: w.annotations,
		differences: differences{found: w.differences.found}, ofTags: w.ofTags, ofRows: w.ofRows,
	}
}

// ResetToCompare prepares for a file that is only compared with what would be written: nothing is written.
func (w *Writer) ResetToCompare() {
	ignored := &diag.List{Severities: map[diag.Rule]diag.Severity{rules.TextUnmappable: diag.Off, rules.TextLineTooLong: diag.Off}}
	w.Reset(nil, Options{}, ignored)
}

// Game writes a game of a text; between two games there is an empty line (3). isPart reports whether a blank line cut the game off from the
// one before it. After an error nothing more is written.
func (w *Writer) Game(text *source.Text, g *game.Game, isPart bool) error {
	w.output.begin(text, w.differences.source.Reader)
	w.output.first = g.Tags[0].Span()
	if w.differences.decide(); w.differences.isOn() {
		w.compareFrom(g, isPart)
	}
	if w.games == 0 {
		header := w.header()
		w.output.line(header[0], source.Span{})
		if w.options.claimsExport() {
			w.output.line(header[1], source.Span{})
		}
	} else {
		w.output.lines.Bytes = append(w.output.lines.Bytes, lineEnd...)
	}
	if w.addsTime = w.options.Inherit == Resolve || w.last.replacesTime(g); w.addsTime {
		g.MoveTime()
	}
	w.games++
	w.tagPairs = 0
	w.restored = w.standing.restore(g, w.options.Missing == Fill, &w.differences)
	w.comments(g.Start, ofText, 0)
	w.output.lines.End()
	w.mandatory(g)
	w.supplemental(g)
	w.auction(g)
	w.play(g)
	w.sections(g)
	w.output.escapes(g.End)
	if w.differences.isOn() {
		w.ofTags.endGame(&w.differences)
		w.differences.endGame()
	}
	return w.flush()
}

// header returns the lines that a file in export format begins with (2.4).
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
	w.differences.beginGame(w.output.text, g, isPart)
	w.differences.layout(lines)
}

// Close ends the file, which is empty if there was no game.
//
// Latin-1 text can happen to be valid UTF-8, and would be read as that (ledger 2.2-e). An escape line at the end prevents it: it has a byte
// that is not UTF-8.
func (w *Writer) Close() error {
	if w.output.lines.HasHigh && w.isUTF8 && w.options.Encoding != plain.UTF8 {
		w.output.line("% This file is ISO 8859-1, not UTF-8: \u00FF", source.Span{})
	}
	return w.flush()
}

// NeedsUTF8 returns the first word of what was written, as it was before any character of it was replaced, that only UTF-8 keeps as it is;
// "" where Latin-1 does, too.
func (w *Writer) NeedsUTF8() string { return w.output.needsUTF8 }

// flush writes out the bytes of the game.
func (w *Writer) flush() error {
	w.isUTF8 = w.isUTF8 && (!w.output.lines.HasHigh || utf8.Valid(w.output.lines.Bytes))
	if w.written += len(w.output.lines.Bytes); w.err == nil && w.options.Most > 0 && w.written > w.options.Most {
		w.err = ErrTooLong
	}
	if w.err == nil && len(w.output.lines.Bytes) > 0 && w.to != nil {
		_, w.err = w.to.Write(w.output.lines.Bytes)
	}
	w.output.lines.Bytes = w.output.lines.Bytes[:0]
	return w.err
}

// From begins a source: the games that follow are compared with it.
func (w *Writer) From(s Source) {
	d := &w.differences
	*d = differences{source: s, found: d.found, last: d.last, changed: d.changed}
	w.ofTags.reset()
	w.begins = true
}

// EndFile reports what is known only at the end of a source.
func (w *Writer) EndFile() {
	d := &w.differences
	if d.lineEnds > 0 {
		rules.LineEnds.FindElsewhere(d.diags, d.severity, d.lineEnd).Say(rules.FirstPlace{Of: several(d.lineEnds)})
	}
	if d.separator.Range.Start.Line > 0 && !d.source.Embedded && d.severity == diag.Info {
		rules.EmptyLineAtEnd.FindElsewhere(d.diags, d.severity, d.separator)
	}
}

// NextFile begins another file, whose games inherit nothing from those before.
func (w *Writer) NextFile() {
	s := &w.standing
	if s.values == nil {
		s.values, s.given = map[string]string{}, map[string]bool{}
	}
	s.newFile, w.last.ofManyFiles = true, true
}

// Follow makes it write games of a file that come after others, which another writer writes: it has begun with the file.
func (w *Writer) Follow() { w.games, w.begins = 1, false }

// Join takes over what is known of the games that follow, which another writer has written elsewhere, and which inherit nothing from those before.
func (w *Writer) Join(next *Writer) {
	w.output.lines.HasHigh, w.isUTF8 = w.output.lines.HasHigh || next.output.lines.HasHigh, w.isUTF8 && next.isUTF8
	if w.output.needsUTF8 == "" {
		w.output.needsUTF8 = next.output.needsUTF8
	}
	w.written += next.written
	w.last.join(&next.last)
	d, later := &w.differences, &next.differences
	if d.lineEnds == 0 {
		d.lineEnd = later.lineEnd
	}
	d.lineEnds += later.lineEnds
	d.separator = later.separator
}
