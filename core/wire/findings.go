package wire

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// Findings is what was found in a file, and what an export changed, as it crosses: numbers, and the texts that they refer to. JavaScript makes
// objects of what is read of it, in js/src/host/findings.ts: most of it nobody reads.
type Findings struct {
	// Texts is JSON, with commas between. Each text has the number of those before it, of the whole job. The first is the name that labels
	// have.
	Texts []byte
	// Lists are the lists of the report. Of each diagnostic there are numbers, each in four bytes, the lowest first: how many there are, this
	// one included; Order; the texts of rule, severity and section; message, game, label, or 0 where there is none; the span. If there is more:
	// how many related places there are; of each its message and span; of each fix its title, doubled, and one more if it is safe, how many
	// edits it has, and their texts and spans. A span is of two positions, a position of byte, line, column and UTF-16 unit.
	Lists [lists][]byte
}

// The lists of a report.
const (
	Diagnostics = iota
	Changed
	lists
)

func listsOf(r *report.Report) [lists]*diag.List {
	return [...]*diag.List{Diagnostics: &r.Diagnostics, Changed: &r.Changes}
}

func (f *Findings) size() int {
	return len(f.Texts) + len(f.Lists[Diagnostics]) + len(f.Lists[Changed])
}

// emptied returns the memory of what has crossed.
func (f *Findings) emptied() Findings {
	return Findings{f.Texts[:0], [...][]byte{f.Lists[Diagnostics][:0], f.Lists[Changed][:0]}}
}

// packer packs diagnostics.
type packer struct {
	texts   Writer
	numbers [lists][]uint32
	// told is how many texts were told, and known has the numbers of those that may come again, which are so many bytes.
	told       uint32
	known      map[string]uint32
	knownBytes int
	rows       [lists][diag.MostRules]rowTexts
	severities [diag.Info + 1]uint32
	// The last label, which the findings of a game share.
	label       string
	labelNumber uint32
}

// rowTexts are the numbers of what is told of a rule; zero where it was not yet.
type rowTexts struct{ name, section uint32 }

// What is remembered of texts, since a long file has ever new ones: they are told again when they come after others of so many bytes. A long one
// hardly comes again.
const (
	mostKnown    = 1 << 18
	longestKnown = 1 << 9
)

// size is how many bytes are to cross.
func (p *packer) size() int {
	return len(p.texts.Out) + 4*(len(p.numbers[Diagnostics])+len(p.numbers[Changed]))
}

// add adds a diagnostic of a rule of a table; label is the name that its label has.
func (p *packer) add(list int, rules diag.Table, label string, d *diag.Diagnostic) {
	if p.told == 0 {
		p.text(label)
	}
	row := &p.rows[list][d.Rule]
	if row.name == 0 {
		of := rules(d.Rule)
		row.name, row.section = p.text(of.Name), p.text(of.Section)
	}
	severity := &p.severities[d.Severity]
	if *severity == 0 {
		*severity = p.text(d.Severity.String())
	}
	if d.Label != p.label {
		if p.label, p.labelNumber = d.Label, 0; d.Label != "" {
			p.labelNumber = p.text(d.Label)
		}
	}
	out := p.numbers[list]
	start := len(out)
	out = append(out, 0, d.Order, row.name, *severity, row.section, p.text(d.Message), uint32(d.Game), p.labelNumber)
	out = appendRange(out, &d.Place.Range)
	if len(d.Related)+len(d.Fixes) > 0 {
		out = append(out, uint32(len(d.Related)))
		for i := range d.Related {
			out = appendRange(append(out, p.text(d.Related[i].Message)), &d.Related[i].Place.Range)
		}
		for i := range d.Fixes {
			out = p.appendFix(out, &d.Fixes[i])
		}
	}
	out[start] = uint32(len(out) - start)
	p.numbers[list] = out
}

func (p *packer) appendFix(out []uint32, f *diag.Fix) []uint32 {
	title := 2 * p.text(f.Title)
	if f.Safe {
		title++
	}
	out = append(out, title, uint32(len(f.Edits)))
	for i := range f.Edits {
		out = appendRange(append(out, p.text(f.Edits[i].Text)), &f.Edits[i].Place.Range)
	}
	return out
}

// A copy of it at each call would make a module some kB larger.
//
//go:noinline
func appendRange(out []uint32, r *source.Range) []uint32 {
	s, e := &r.Start, &r.End
	return append(out, uint32(s.Byte), uint32(s.Line), uint32(s.Column), uint32(s.UTF16), uint32(e.Byte), uint32(e.Line), uint32(e.Column), uint32(e.UTF16))
}

// text returns the number of a text, which is told where it is not known.
//
//go:noinline
func (p *packer) text(text string) uint32 {
	if number, is := p.known[text]; is {
		return number
	}
	number := p.told
	p.told++
	p.texts.String(text)
	if len(text) > longestKnown {
		return number
	}
	if p.knownBytes += len(text); p.knownBytes > mostKnown || p.known == nil {
		p.known, p.knownBytes = map[string]uint32{}, len(text)
	}
	p.known[text] = number
	return number
}

// handOver makes what was packed what crosses next.
func (p *packer) handOver(to *Findings) {
	to.Texts = append(to.Texts[:0], p.texts.Out...)
	p.texts.Out = p.texts.Out[:0]
	for i, numbers := range p.numbers {
		out := slices.Grow(to.Lists[i][:0], 4*len(numbers))[:4*len(numbers)]
		for k, n := range numbers {
			into := out[4*k:][:4]
			into[0], into[1], into[2], into[3] = byte(n), byte(n>>8), byte(n>>16), byte(n>>24)
		}
		to.Lists[i], p.numbers[i] = out, numbers[:0]
	}
}
