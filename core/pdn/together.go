package pdn

import (
	"bytes"
	"io"

	"pbn/core/chunks"
	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/together"
)

// The verbs on all cores: a file is read in chunks, and what is said of it and written is the same as where it is read as one.

// Report is what was said so far.
func (r *reading) Report() *report.Report { return r.report }

// Begin begins a chunk.
func (r *reading) Begin(chunk *source.Stream) {
	r.begin(chunk)
	r.games.ComesLater()
}

// All reads the games that are left.
func (r *reading) All(part *source.Stream) { r.all(part) }

// GoOn makes it read another part of the file.
func (r *reading) GoOn(part *source.Stream) { r.games.GoOn(part) }

// MayJoin reports whether it would find in the games that follow what another reading has found.
func (r *reading) MayJoin(next *reading) bool {
	if !r.games.MayJoin(&next.games) {
		return false
	}
	c, checks := r.checks.(*checking)
	return !checks || c.checker.MayJoin(&next.checks.(*checking).checker)
}

// Join takes over what another reading has found.
func (r *reading) Join(next *reading) {
	r.games.Join(&next.games)
	if c, checks := r.checks.(*checking); checks {
		n := next.checks.(*checking)
		if c.checker.Join(&n.checker); c.compared != nil {
			c.compared.Join(n.compared)
		}
	}
}

// readTogether reads a file in chunks.
func (r *reading) readTogether(file *source.Stream, one func() together.Part[*reading], by chunks.Size) *report.Report {
	text := file.Text()
	if isForeign(text) {
		return r.notPDN(file)
	}
	r.begin(file)
	in := together.File[*reading]{Whole: r, One: one, Start: startOf(text), Size: by}
	last, err := in.Read(file)
	if r.report.Err = err; err != nil {
		return r.report
	}
	if r.end(last, r.report.Games > 0); r.report.Err != nil {
		return r.report
	}
	return r.whole(last)
}

// startOf returns how the first tag pair of a file begins. Those of its other games mostly do as well.
func startOf(text *source.Text) string {
	for line := range bytes.Lines(bytes.TrimPrefix(text.Bytes, []byte("\uFEFF"))) {
		if quote := bytes.IndexByte(line, '"'); line[0] == '[' && quote > 0 {
			return string(line[:quote+1])
		}
	}
	return `[Event "`
}

// ParseTogether is [Parse] on all cores. visit gets the games that cannot be read in chunks, and those of each chunk come to what one returns.
func ParseTogether(file *source.Stream, visit func(*source.Text, *game.Game), one func() chunks.Part[game.Game], by chunks.Size) *report.Report {
	return unchecked(visit).readTogether(file, together.Parsing(unchecked, one), by)
}

// ParseFoundTogether is ParseTogether with the diagnostics of [ParseEach].
func ParseFoundTogether(file *source.Stream, visit func(*source.Text, *game.Game), one func() chunks.Part[game.Game], by chunks.Size) *report.Report {
	open := func(visit func(*source.Text, *game.Game)) *reading {
		r := unchecked(visit)
		r.checks = &finding{}
		return r
	}
	return open(visit).readTogether(file, together.Parsing(open, one), by)
}

// ValidateTogether is [Validate] on all cores.
func ValidateTogether(file *source.Stream, options Options, by chunks.Size) *report.Report {
	one := func() together.Part[*reading] {
		r, _ := newReading(options, nil)
		return together.Part[*reading]{Of: r}
	}
	return one().Of.readTogether(file, one, by)
}

// ExportTogether is [ExportTo] on all cores.
func ExportTogether(to io.Writer, file *source.Stream, options export.Options, by chunks.Size) *report.Report {
	whole, w := exporting(to, options)
	return closed(whole.readTogether(file, together.Writing(to, func(to io.Writer) *reading {
		of, _ := exporting(to, options)
		return of
	}), by), w)
}
