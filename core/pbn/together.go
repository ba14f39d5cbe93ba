package pbn

import (
	"bytes"
	"io"

	"pbn/core/chunks"
	"pbn/core/pbn/check"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/together"
)

// The verbs on all cores: a file is read in chunks, and what is said of it and written is the same as where it is read as one. A chunk whose
// games inherit from those before it (4.8) is read after them.

// Report is what was said so far.
func (r *reading) Report() *report.Report { return r.report }

// Begin begins a chunk.
func (r *reading) Begin(chunk *source.Stream) {
	r.games = &game.Reader{}
	r.begin(chunk, check.WholeFile)
	r.games.Follow(*r.head)
}

// All reads the games that are left.
func (r *reading) All(part *source.Stream) {
	if r.all(part); r.head == nil {
		head := r.games.Head()
		r.head = &head
	}
}

// GoOn makes it read another part of the file.
func (r *reading) GoOn(part *source.Stream) {
	r.games.GoOn(part)
	if c, checks := r.checks.(*checking); checks {
		c.checker.Leave()
	}
}

// MayJoin reports whether it would find in the games that follow what another reading has found.
func (r *reading) MayJoin(next *reading) bool {
	if !r.games.MayJoin(next.games) {
		return false
	}
	c, checks := r.checks.(*checking)
	return !checks || c.checker.MayJoin(&next.checks.(*checking).checker)
}

// Join takes over what another reading has found.
func (r *reading) Join(next *reading) {
	r.games.Join(next.games)
	if c, checks := r.checks.(*checking); checks {
		n := next.checks.(*checking)
		if c.checker.Join(&n.checker); c.compared != nil {
			c.compared.Join(n.compared)
		}
	}
	for rule, n := range next.report.Counts {
		r.report.Counts[rule] += n
	}
}

// readTogether reads the parts of a file, in chunks unless it is a document.
func (r *reading) readTogether(p parts, one func() together.Part[*reading], by chunks.Size) *report.Report {
	if p.refused || p.stopped != nil || p.kind() != check.WholeFile {
		return r.read(p)
	}
	r.report.Diagnostics.EndGame(p.whole.Text(), 0, "", nil)
	r.open()
	defer r.close()
	r.begin(p.whole, check.WholeFile)
	in := together.File[*reading]{Whole: r, Start: "[", Not: `"#`, Size: by, BeginsAlone: true, One: func() together.Part[*reading] {
		next := one()
		if next.Of.head = r.head; next.Of.checks != nil {
			next.Of.checks.(*checking).isLater = true
		}
		return next
	}}
	last, err := in.Read(p.whole)
	if r.report.Err = err; err == nil {
		r.end(last)
	}
	return r.whole(last, p.is)
}

// ParseTogether is [Parse] on all cores. visit gets the games that cannot be read in chunks, and those of each chunk come to what one returns.
func ParseTogether(file *source.Stream, visit func(*source.Text, *game.Game), one func() chunks.Part[game.Game], by chunks.Size) *report.Report {
	open := func(visit func(*source.Text, *game.Game)) *reading {
		return &reading{report: report.New(rules.OfReading, rules.Label), visit: func(text *source.Text, g *game.Game) error {
			visit(text, g)
			return nil
		}}
	}
	r := open(visit)
	return r.readTogether(r.parts(file), func() together.Part[*reading] {
		of := one()
		return together.Part[*reading]{Of: open(of.Visit), Take: of.Take}
	}, by)
}

// ValidateTogether is [Validate] on all cores, without what a solver has found.
func ValidateTogether(file *source.Stream, options Options, by chunks.Size) *report.Report {
	one := func() together.Part[*reading] {
		r := options.reading()
		return together.Part[*reading]{Of: &r}
	}
	r := one().Of
	return r.readTogether(r.parts(file), one, by)
}

// ExportTogether is [ExportTo] on all cores.
func ExportTogether(to io.Writer, file *source.Stream, options export.Options, by chunks.Size) *report.Report {
	r := exporting(options)
	return r.exportParts(to, r.parts(file), options, func(p parts) *report.Report {
		return r.readTogether(p, func() together.Part[*reading] {
			made, of := &bytes.Buffer{}, exporting(options)
			of.checks = &checking{writer: export.NewWriter(made, options, &of.report.Diagnostics)}
			return together.Part[*reading]{Of: &of, Take: func(int) error {
				_, err := made.WriteTo(to)
				return err
			}}
		}, by)
	})
}
