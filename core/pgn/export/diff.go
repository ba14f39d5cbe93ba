package export

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/source"
)

// compare compares a game with what was written for it. isText says that something of it was written as text, which other rules report.
func (d *differences) compare(o *output, options *Options, isText bool) {
	d.output, d.text, d.game, d.reduced = o, o.text, o.game, options.Reduced
	is := d.source()
	if fen := d.game.Tag(tags.FEN); d.reduced && d.severity == 0 && fen != nil && hasStart(d.text, d.game) {
		rules.PositionInReduced.Find(d.diags, fen.TextSpan())
	}
	if bytes.Equal(is, o.words.Bytes) || !o.isPlain && d.text.DecodeBytes(is) == string(o.words.Bytes) {
		return
	}
	clear(d.first[:])
	d.omitted(options)
	d.tags()
	d.lines.read(d, isText)
	if d.reduced && d.first[leftOut].count > 0 {
		for _, of := range [...]difference{lineHasRoom, lineLength, numberTooMany, numberMissing} {
			d.first[of].count = 0
		}
	}
	d.orOther(is, isText)
	d.reportAll(is, isText)
}

// orOther notes the first place where the white space differs, where no other difference was found and nothing else differs.
func (d *differences) orOther(is []byte, isText bool) {
	for of := range d.first {
		if d.first[of].count > 0 {
			return
		}
	}
	now := d.output.words.Bytes
	if isText || d.output.encoding != UTF8 && !d.output.isPlain {
		return
	}
	at, differsAt := 0, -1
	for n := 0; ; {
		a, b := skipBlanks(is, at), skipBlanks(now, n)
		if differsAt < 0 && string(is[at:a]) != string(now[n:b]) {
			differsAt = at
		}
		if at, n = a, b; at == len(is) || n == len(now) {
			break
		}
		if is[at] != now[n] {
			return
		}
		at++
		n++
	}
	start := d.game.Span.End - len(is) + max(0, differsAt)
	d.find(blanks, source.Span{Start: start, End: min(start+1, d.game.Span.End)}, 0)
}

// omitted finds what the options leave out.
func (d *differences) omitted(o *Options) {
	g, whole := d.game, o.whole()
	if whole.NoEscapes || whole.NoComments || whole.NoNAGs {
		for k := range g.Items.Items {
			kind := g.Items.Items[k].Kind
			isComment := kind == item.BraceComment || kind == item.LineComment
			if whole.NoEscapes && kind == item.Escape || whole.NoComments && isComment || whole.NoNAGs && (kind == item.NAG || kind == item.Suffix) {
				d.find(leftOut, g.Items.Span(k, d.text.Bytes), 0)
			}
		}
	}
	for i := range g.Variations {
		if whole.NoVariations {
			d.find(leftOut, g.Items.Span(int(g.Variations[i].Item), d.text.Bytes), 0)
		}
	}
	for i := range g.Commands {
		if c := &g.Commands[i]; o.NoClocks && (c.Kind >= game.Clock && c.Kind <= game.Timestamp) {
			d.find(leftOut, c.Whole.Span(), 0)
		}
	}
}

// reportAll reports the differences of a game. The first of them has the edit that gives the game export format, if nothing is lost by it.
func (d *differences) reportAll(is []byte, isText bool) {
	hasFix := d.severity != 0 || isText || d.losesTag()
	for of := range differenceCount {
		p := &d.first[of]
		if p.count == 0 || d.diags.AddMore(kinds[of].Rule(), d.severity) {
			continue
		}
		e := kinds[of].FindAs(d.diags, d.severity, p.span)
		if !e.IsKept() {
			continue
		}
		facts := rules.InGame{More: p.count - 1}
		if of == lineLength {
			facts.Length = p.what
		} else if as := d.as(of, p); as != "" {
			facts.As = e.Text(as)
		}
		e.Say(facts)
		if !hasFix && (d.first[leftOut].count == 0 || of == leftOut) {
			hasFix = true
			at, text := d.edit(is)
			e.Part(at, text)
		}
	}
}

// losesTag reports whether a tag pair is left out that says something else than the first of its name.
func (d *differences) losesTag() bool {
	if d.first[secondTag].count == 0 {
		return false
	}
	names := map[string]string{}
	for i := range d.game.Tags {
		t := &d.game.Tags[i]
		name, value := t.Name(d.text), t.Text(d.text)
		if first, has := names[name]; has && first != value {
			return true
		}
		names[name] = value
	}
	return false
}

// edit returns what makes of the game what was written: the part of it that differs, and the text in its place.
func (d *differences) edit(is []byte) (at source.Span, text string) {
	now := d.output.words.Bytes
	at = source.Span{Start: d.game.Span.End - len(is), End: d.game.Span.End}
	if source.LeadingASCII(is) < len(is) && !d.text.Encoding.IsUnicode() {
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

// as returns how export format has what differs.
func (d *differences) as(of difference, p *place) string {
	switch of {
	case notSAN:
		d.replay.Begin(d.game)
		return string(d.replay.AppendSAN(nil, int(p.what)))
	case numberMissing, numberForm:
		return string(appendNumber(nil, d.game, int(p.what)))
	case suffix:
		return "$" + string('0'+rune(p.what))
	case tagsMissing:
		return d.missing()
	case tagForm:
		t := &d.game.Tags[p.what]
		return "[" + t.Name(d.text) + " " + diag.Short(`"`+t.Text(d.text)+`"`) + "]"
	case tagTooLate:
		return d.game.Tags[p.what].Name(d.text)
	}
	return ""
}
