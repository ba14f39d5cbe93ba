package pgn

import (
	"bytes"
	"io"

	"pbn/core/chunks"
	"pbn/core/diag"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// The verbs on all cores: a file is read in chunks, and what is said of it and written is the same as where it is read as one.

// part is a chunk that was read by itself.
type part struct {
	of   *reading
	file *source.Stream
	// take takes what was made of its games; nil where nothing is. So many games come before.
	take func(before int) error
}

// together is a file that is read in chunks.
type together struct {
	// whole has what is known of the parts that were joined, and one returns what reads a part.
	whole *reading
	one   func() *part
	file  *source.Stream
	last  *source.Stream // the part that was read last
}

// read reads a file.
func (t *together) read(file *source.Stream, by chunks.Size) *report.Report {
	r := t.whole
	if is := foreign(file.Text()); is != nil {
		return r.notPGN(file, is)
	}
	r.games.IsPart, t.file, t.last = true, file, file
	r.begin(file)
	in := chunks.Reading[*part]{Start: `[Event "`, Size: by, Read: t.chunk, Join: t.join, GoOn: t.goOn}
	if r.report.Err = in.File(file); r.report.Err != nil {
		return r.report
	}
	r.games.End()
	if r.end(t.last); r.report.Err != nil {
		return r.report
	}
	return r.whole(t.last)
}

// chunk reads a chunk by itself.
func (t *together) chunk(file *source.Stream) *part {
	p := t.one()
	p.file, p.of.games.IsPart = file, true
	p.of.begin(file)
	p.of.all(file)
	return p
}

// join takes over what was read of the next chunk.
func (t *together) join(next *part) (ok bool, err error) {
	r, of := t.whole, next.of
	if !r.games.MayJoin(&of.games) || !mayJoin(r.checks, of.checks) {
		return false, nil
	}
	before := r.report.Games
	r.games.Join(&of.games)
	join(r.checks, of.checks)
	r.report.Diagnostics.Join(&of.report.Diagnostics, before)
	r.report.Changes.Join(&of.report.Changes, before)
	r.report.Games += of.report.Games
	t.last = next.file
	if next.take != nil {
		err = next.take(before)
	}
	return true, err
}

// goOn reads a part of the file with what is known of those before it.
func (t *together) goOn(file *source.Stream) error {
	t.last = file
	t.whole.games.GoOn(file)
	if file != t.file {
		file.Until(t.file.Stopped)
	}
	t.whole.all(file)
	return t.whole.report.Err
}

func mayJoin(checks, next gameChecks) bool {
	if checks == nil {
		return true
	}
	return checks.(*checking).checker.MayJoin(&next.(*checking).checker)
}

func join(checks, next gameChecks) {
	if checks == nil {
		return
	}
	c, n := checks.(*checking), next.(*checking)
	if c.checker.Join(&n.checker); c.writer != nil {
		c.writer.Join(n.writer)
	}
}

// ParseTogether is [Parse] on all cores. visit gets the games that cannot be read in chunks, and those of each chunk come to what one returns.
func ParseTogether(file *source.Stream, visit func(*source.Text, *game.Game), one func() chunks.Part[game.Game], by chunks.Size) *report.Report {
	open := func(visit func(*source.Text, *game.Game)) *reading {
		return &reading{report: report.New(rules.OfReading, rules.Label), visit: func(text *source.Text, g *game.Game, _ *diag.List, _ int) { visit(text, g) }}
	}
	t := together{whole: open(visit), one: func() *part {
		of := one()
		return &part{of: open(of.Visit), take: of.Take}
	}}
	return t.read(file, by)
}

// ValidateTogether is [Validate] on all cores.
func ValidateTogether(file *source.Stream, options Options, by chunks.Size) *report.Report {
	one := func() *part {
		r := options.reading()
		return &part{of: &r}
	}
	t := together{whole: one().of, one: one}
	return t.read(file, by)
}

// ExportTogether is [ExportTo] on all cores, of games that are not put in order.
func ExportTogether(to io.Writer, file *source.Stream, options export.Options, by chunks.Size) *report.Report {
	one := func(to io.Writer) (*reading, *export.Writer) {
		r := &reading{report: report.New(rules.Of, rules.Label)}
		w := export.NewWriter(to, options, &r.report.Diagnostics)
		r.checks = &checking{writer: w}
		return r, w
	}
	whole, w := one(to)
	t := together{whole: whole, one: func() *part {
		made := &bytes.Buffer{}
		of, _ := one(made)
		return &part{of: of, take: func(int) error {
			_, err := made.WriteTo(to)
			return err
		}}
	}}
	report := t.read(file, by)
	if err := w.Close(); report.Err == nil {
		report.Err = err
	}
	report.NeedsUTF8 = w.NeedsUTF8()
	return report
}
