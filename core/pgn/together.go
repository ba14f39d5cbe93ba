package pgn

import (
	"io"

	"pbn/core/chunks"
	"pbn/core/diag"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/together"
)

// The verbs on all cores: a file is read in chunks, and what is said of it and written is the same as where it is read as one.

// Report is what was said so far.
func (r *reading) Report() *report.Report { return r.report }

// Begin begins a chunk.
func (r *reading) Begin(chunk *source.Stream) {
	r.games.IsPart = true
	r.begin(chunk)
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
		if c.checker.Join(&n.checker); c.writer != nil {
			c.writer.Join(n.writer)
		}
	}
}

// readTogether reads a file in chunks.
func (r *reading) readTogether(file *source.Stream, one func() together.Part[*reading], by chunks.Size) *report.Report {
	if is := foreign(file.Text()); is != nil {
		return r.notPGN(file, is)
	}
	r.Begin(file)
	in := together.File[*reading]{Whole: r, One: one, Start: `[Event "`, Size: by}
	last, err := in.Read(file)
	if r.report.Err = err; err != nil {
		return r.report
	}
	r.games.End()
	if r.end(last); r.report.Err != nil {
		return r.report
	}
	return r.whole(last)
}

// ParseTogether is [Parse] on all cores. visit gets the games that cannot be read in chunks, and those of each chunk come to what one returns.
func ParseTogether(file *source.Stream, visit func(*source.Text, *game.Game), one func() chunks.Part[game.Game], by chunks.Size) *report.Report {
	return visitTogether(file, visit, one, false, by)
}

// ParseTagsTogether is [ParseTags] on all cores.
func ParseTagsTogether(file *source.Stream, visit func(*source.Text, *game.Game), one func() chunks.Part[game.Game], by chunks.Size) *report.Report {
	return visitTogether(file, visit, one, true, by)
}

func visitTogether(file *source.Stream, visit func(*source.Text, *game.Game), one func() chunks.Part[game.Game], skipsMoves bool, by chunks.Size) *report.Report {
	open := func(visit func(*source.Text, *game.Game)) *reading {
		return &reading{
			report: report.New(rules.OfReading, rules.Label), skipsMoves: skipsMoves,
			visit: func(text *source.Text, g *game.Game, _ *diag.List, _ int) { visit(text, g) },
		}
	}
	return open(visit).readTogether(file, together.Parsing(open, one), by)
}

// ValidateTogether is [Validate] on all cores.
func ValidateTogether(file *source.Stream, options Options, by chunks.Size) *report.Report {
	one := func() together.Part[*reading] {
		r := options.reading()
		return together.Part[*reading]{Of: &r}
	}
	return one().Of.readTogether(file, one, by)
}

// ExportTogether is [ExportTo] on all cores, of games that are not put in order.
func ExportTogether(to io.Writer, file *source.Stream, options export.Options, by chunks.Size) *report.Report {
	whole, w := exporting(to, options)
	return closed(whole.readTogether(file, together.Writing(to, func(to io.Writer) *reading {
		of, _ := exporting(to, options)
		return of
	}), by), w)
}
