package record

import (
	"strings"

	"pbn/core/source"
)

// Problem is what a record says, as texts.
type Problem struct {
	Names []string
	// Position is a board with S for the knight, in its shortest form where it can be read; "" where the problem is no position.
	Position    string
	Stipulation string
	Used        Source
	Referenced  []Source
	Awards      []Award
	Keymove     string
	Status      string
	Comment     string
}

// Source is where a problem is printed. Nothing in it need be a number or a date.
type Source struct{ Number, Title, Date, Page string }

// Award is what a problem was awarded in a tourney.
type Award struct{ Number, Rank, Tourney, Date string }

// Problem returns what a record says. Empty items of lists are left out.
func (r *Record) Problem(t *source.Text) *Problem {
	p := &Problem{
		Stipulation: r.Text(t, Stipulation), Keymove: r.Text(t, Keymove), Status: r.Text(t, Status), Comment: r.Text(t, Comment),
		Used: Source(texts(t, &r.Used)),
	}
	if r.HasPosition {
		p.Position = string(AppendBoard(nil, &r.Position))
	}
	if !r.HasPosition || r.Board.Rest != "" {
		p.Position = r.Text(t, Position)
	}
	for _, name := range r.Names {
		if text := Text(t, name); text != "" {
			p.Names = append(p.Names, text)
		}
	}
	for i := range r.Referenced {
		if s := Source(texts(t, &r.Referenced[i])); s != (Source{}) {
			p.Referenced = append(p.Referenced, s)
		}
	}
	for i := range r.Awards {
		if texts := texts(t, &r.Awards[i]); texts != (fourTexts{}) {
			p.Awards = append(p.Awards, Award{texts.Number, texts.Title, texts.Date, texts.Page})
		}
	}
	return p
}

// fourTexts are the texts of subfields, by the names that they have in a source.
type fourTexts struct{ Number, Title, Date, Page string }

func texts(t *source.Text, s *Subfields) fourTexts {
	return fourTexts{Text(t, s.Parts[0]), Text(t, s.Parts[1]), Text(t, s.Parts[2]), Text(t, s.Parts[3])}
}

// AppendLine appends the line of a problem as export writes it.
func (p *Problem) AppendLine(out []byte) []byte {
	for f := range FieldCount {
		if f > 0 {
			out = append(out, ':')
		}
		out = p.AppendField(out, f)
	}
	return append(out, '\n')
}

// AppendField appends a field of a problem as export writes it.
func (p *Problem) AppendField(out []byte, f Field) []byte {
	switch f {
	case Names:
		return p.appendNames(out)
	case UsedSource:
		if p.Used == (Source{}) {
			return out
		}
		return p.Used.append(out, f)
	case ReferencedSources:
		for i, s := range p.Referenced {
			if i > 0 {
				out = append(out, ';')
			}
			out = s.append(out, f)
		}
		return out
	case Awards:
		for i, a := range p.Awards {
			if i > 0 {
				out = append(out, ';')
			}
			out = Source{a.Number, a.Rank, a.Tourney, a.Date}.append(out, f)
		}
		return out
	}
	return AppendText(out, f, p.text(f))
}

// text returns a field that is one text.
func (p *Problem) text(f Field) string {
	switch f {
	case Position:
		return p.Position
	case Stipulation:
		return p.Stipulation
	case Keymove:
		return p.Keymove
	case Status:
		return p.Status
	}
	return p.Comment
}

// appendNames appends the names. A number sign at the beginning of a line would make a comment of it.
func (p *Problem) appendNames(out []byte) []byte {
	start := len(out)
	for i, name := range p.Names {
		if i > 0 {
			out = append(out, ';')
		}
		if name, isHash := strings.CutPrefix(name, "#"); isHash && len(out) == start {
			out = AppendText(AppendEscape(out, '#'), Names, name)
			continue
		}
		out = AppendText(out, Names, name)
	}
	return out
}

func (s Source) append(out []byte, f Field) []byte {
	out = AppendText(out, f, s.Number)
	out = AppendText(append(out, '|'), f, s.Title)
	out = AppendText(append(out, '|'), f, s.Date)
	return AppendText(append(out, '|'), f, s.Page)
}

// Needs12 reports whether a problem has what version 1.1 does not have (M-6).
func (p *Problem) Needs12() bool { return p.Keymove != "" || p.Status != "" }

// WithoutMarks returns a comment line as export writes it: byte for byte, without byte order marks.
func WithoutMarks(text string) string { return strings.ReplaceAll(text, byteOrderMark, "") }
