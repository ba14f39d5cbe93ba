package export

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/scribe"
)

// compare compares a game with what was written for it. isText says that something of it was written as text, which other rules report.
func (d *differences) compare(o *output, g *game.Game, options *Options, isText bool) {
	d.output, d.text, d.game, d.reduced = o, o.Text, g, options.Reduced
	if d.at.First == nil {
		d.at.First = make([]scribe.Place, differenceCount)
	}
	differs := d.at.Begin(o, d.game.Span)
	if fen := d.game.Tag(tags.FEN); d.reduced && d.at.Severity == 0 && fen != nil && hasStart(d.text, d.game) {
		rules.PositionInReduced.Find(d.at.Diags, fen.TextSpan())
	}
	if !differs {
		return
	}
	d.omitted(options)
	d.tags()
	d.lines.read(d, isText)
	if d.reduced && d.at.First[leftOut].Count > 0 {
		for _, of := range [...]difference{lineHasRoom, lineLength, numberTooMany, numberMissing} {
			d.at.First[of].Count = 0
		}
	}
	if !isText {
		if at, ok := d.at.OtherWhite(); ok {
			d.find(blanks, at, 0)
		}
	}
	d.reportAll(isText)
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
func (d *differences) reportAll(isText bool) {
	loses := isText || d.losesTag()
	scribe.Report(&d.at, kinds, func(of int, p *scribe.Place, e diag.Entry[rules.InGame]) rules.InGame {
		facts := rules.InGame{More: p.Count - 1}
		if difference(of) == lineLength {
			facts.Length = p.What
		} else if as := d.as(difference(of), p); as != "" {
			facts.As = e.Text(as)
		}
		return facts
	}, func(of int) bool { return !loses && (d.at.First[leftOut].Count == 0 || difference(of) == leftOut) })
}

// losesTag reports whether a tag pair is left out that says something else than the first of its name.
func (d *differences) losesTag() bool {
	if d.at.First[secondTag].Count == 0 {
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

// as returns how export format has what differs.
func (d *differences) as(of difference, p *scribe.Place) string {
	switch of {
	case notSAN:
		d.replay.Begin(d.game)
		return string(d.replay.AppendSAN(nil, int(p.What)))
	case numberMissing, numberForm:
		return string(appendNumber(nil, d.game, int(p.What)))
	case suffix:
		return "$" + string('0'+rune(p.What))
	case tagsMissing:
		return d.missing()
	case tagForm:
		t := &d.game.Tags[p.What]
		return "[" + t.Name(d.text) + " " + diag.Short(`"`+t.Text(d.text)+`"`) + "]"
	case tagTooLate:
		return d.game.Tags[p.What].Name(d.text)
	}
	return ""
}
