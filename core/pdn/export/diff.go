package export

import (
	"pbn/core/diag"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/scribe"
	"pbn/core/source"
)

// compare compares a game with what a writer has written for it.
func (d *differences) compare(w *Writer, g *game.Game) {
	d.writer, d.text, d.game = w, w.output.Text, g
	if d.at.First == nil {
		d.at.First = make([]scribe.Place, differenceCount)
	}
	differs := d.at.Begin(&w.output, g.Span)
	if g.Span.Start == 0 && d.text.HasByteOrderMark() && d.text.Encoding == source.UTF8 {
		differs = true
		d.find(byteOrderMark, source.Span{End: len("\uFEFF")}, 0)
	}
	if !differs {
		return
	}
	d.tags()
	d.lines.read(d, w.moves.isText)
	if at, ok := d.at.OtherWhite(); ok && !w.moves.isText {
		d.find(blanks, at, 0)
	}
	d.report()
}

// report reports the differences of a game. The first of them has the edit that gives the game its form, if nothing is lost by it.
func (d *differences) report() {
	loses := d.writer.moves.isText || d.losesTag()
	scribe.Report(&d.at, kinds, func(of int, p *scribe.Place, e diag.Entry[rules.InGame]) rules.InGame {
		facts := rules.InGame{More: p.Count - 1}
		if difference(of) == lineLength {
			facts.Length = p.What
		} else if as := d.as(difference(of), int(p.What)); as != "" {
			facts.As = e.Text(as)
		}
		return facts
	}, func(of int) bool {
		return !loses && (d.at.First[byteOrderMark].Count == 0 || difference(of) == byteOrderMark)
	})
}

// losesTag reports whether a tag pair is left out that says something else than the first of its name.
func (d *differences) losesTag() bool {
	if !d.hasDuplicates() {
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

// hasDuplicates reports whether the game has two tag pairs of one name.
func (d *differences) hasDuplicates() bool {
	for i := range d.game.Tags {
		if d.game.Tags[i].Flags&game.Duplicate != 0 {
			return true
		}
	}
	return false
}

// as returns how what differs is written.
func (d *differences) as(of difference, what int) string {
	w := d.writer
	switch of {
	case leadingZero, longCapture, otherNotation, otherSign:
		return string(w.moves.spelling.append(nil, what))
	case numberMissing, numberForm:
		m := &d.game.Moves[what]
		return string(appendNumber(nil, m, isSecond(d.game, m)))
	case strengthElsewhere:
		if what > 0 {
			return "$" + string('0'+rune(what))
		}
	case tagForm:
		t := &d.game.Tags[what]
		return "[" + t.Name(d.text) + " " + diag.Short(`"`+t.Text(d.text)+`"`) + "]"
	case tagTooLate:
		return d.game.Tags[what].Name(d.text)
	case gameTypeForm, resultType, otherFEN, gameTypeAdded, resultAdded:
		return d.value(of, what)
	}
	return ""
}
