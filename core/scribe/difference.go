package scribe

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/source"
)

// Differences compare games with what is written for them. Whether there is any difference, the bytes say; what it is, the text of the game.
// Each way to differ is reported once a game, at the first place, with the number of places.
type Differences struct {
	Diags *diag.List // nil where nobody wants to know
	// Severity is that of a change, or 0 where a file is checked as what is written.
	Severity diag.Severity
	Output   *Output
	// First has the first place of each way to differ.
	First []Place
	span  source.Span // of the game
}

// Place is the first place of a difference in a game, with what its sentence needs, and how many there are.
type Place struct {
	Span  source.Span
	What  int32
	Count int32
}

// Source says where to report how games differ from what is written for them.
type Source struct {
	// Diags receives the differences if a file is checked as what is written, Changes if it is written and need not have that form before.
	// Either may be nil.
	Diags, Changes *diag.List
}

// From begins a source.
func (d *Differences) From(s Source) {
	d.Diags, d.Severity = s.Diags, 0
	if s.Diags == nil {
		d.Diags, d.Severity = s.Changes, diag.Info
	}
}

// Begin begins a game of a text, and reports whether its text differs from what was written.
func (d *Differences) Begin(o *Output, span source.Span) (differs bool) {
	d.Output, d.span = o, span
	is := d.Source()
	clear(d.First)
	return !bytes.Equal(is, o.Words.Bytes) && (o.IsPlain || o.Text.DecodeBytes(is) != string(o.Words.Bytes))
}

// Find notes a difference; what is a number that its sentence needs.
func (d *Differences) Find(of int, at source.Span, what int) {
	p := &d.First[of]
	if p.Count++; p.Count == 1 {
		p.Span, p.What = at, int32(what)
	}
}

// Source returns the text of the game, without the byte order mark.
func (d *Differences) Source() []byte {
	is := d.Output.Text.Slice(d.span)
	if d.span.Start == 0 && d.Output.Text.HasByteOrderMark() {
		is = is[len("\uFEFF"):]
	}
	return is
}

// OtherWhite returns the first place where the white space of the game differs from what was written; ok is false where anything else differs,
// or where a difference was found before.
func (d *Differences) OtherWhite() (at source.Span, ok bool) {
	for of := range d.First {
		if d.First[of].Count > 0 {
			return at, false
		}
	}
	o, is := d.Output, d.Source()
	now := o.Words.Bytes
	if o.Encoding != UTF8 && !o.IsPlain {
		return at, false
	}
	place, differsAt := 0, -1
	for n := 0; ; {
		a, b := SkipBlanks(is, place), SkipBlanks(now, n)
		if differsAt < 0 && string(is[place:a]) != string(now[n:b]) {
			differsAt = place
		}
		if place, n = a, b; place == len(is) || n == len(now) {
			break
		}
		if is[place] != now[n] {
			return at, false
		}
		place++
		n++
	}
	start := d.span.End - len(is) + max(0, differsAt)
	return source.Span{Start: start, End: min(start+1, d.span.End)}, true
}

// Edit returns what makes of the game what was written: the part of it that differs, and the text in its place.
func (d *Differences) Edit() (at source.Span, text string) {
	is, now := d.Source(), d.Output.Words.Bytes
	at = source.Span{Start: d.span.End - len(is), End: d.span.End}
	if source.LeadingASCII(is) < len(is) && !d.Output.Text.Encoding.IsUnicode() {
		return at, string(now)
	}
	n := 0
	for n < len(is) && n < len(now) && is[n] == now[n] && now[n] < 0x80 {
		n++
	}
	is, now = is[n:], now[n:]
	at.Start += n
	for len(is) > 0 && len(now) > 0 && is[len(is)-1] == now[len(now)-1] && now[len(now)-1] < 0x80 {
		is, now = is[:len(is)-1], now[:len(now)-1]
		at.End--
	}
	return at, string(now)
}

// Report reports the differences of the game, each as a finding of its kind with its facts. The first that may have it has the edit that
// makes of the game what was written.
func Report[F any](d *Differences, kinds []diag.Kind[F], facts func(of int, p *Place, e diag.Entry[F]) F, mayEdit func(of int) bool) {
	hasEdit := d.Severity != 0
	for of := range d.First {
		p := &d.First[of]
		if p.Count == 0 || d.Diags.AddMore(kinds[of].Rule(), d.Severity) {
			continue
		}
		e := kinds[of].FindAs(d.Diags, d.Severity, p.Span)
		if !e.IsKept() {
			continue
		}
		e.Say(facts(of, p, e))
		if !hasEdit && mayEdit(of) {
			hasEdit = true
			at, text := d.Edit()
			e.Part(at, text)
		}
	}
}
