package collect

import (
	"strings"

	"pbn/core/mend"
	"pbn/core/pbi"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/source"
)

// Field is a field of a problem, with the text that it is to have; "" takes it out.
type Field struct{ Name, Text string }

// SetFields writes fields into a problem, which has no other, as the desk hands it on: its lines are without the first one of a file. Where errors
// would come of it, these are refused, and nothing is changed. The error is a [mend.EditError].
func SetFields(text []byte, in source.Encoding, fields []Field) (changed []byte, refused []mend.Refusal, err error) {
	const first = newest + "\n"
	file := append([]byte(first), text...)
	var to *record.Problem
	pbi.Parse(habits.PBI.Open(file, in), func(t *source.Text, r *record.Record) { to = r.Problem(t) })
	for i, f := range fields {
		if why := Set(to, f.Name, f.Text); why != "" {
			return nil, nil, mend.ErrEdit(i, why)
		}
	}
	made, err := pbi.Edit(file, in, []pbi.Change{{Problem: 1, To: to}}, pbi.Options{})
	if err != nil {
		return nil, nil, err
	}
	return made.Bytes[len(first):], made.Refused, nil
}

// Set gives a problem another text in a field; "" takes it out. Where the field cannot be written, why ends a sentence about it.
func Set(p *record.Problem, field, text string) (why string) {
	switch strings.ToLower(field) {
	case "author":
		p.Names = nil
		for name := range strings.SplitSeq(text, ";") {
			if name = strings.TrimSpace(name); name != "" {
				p.Names = append(p.Names, name)
			}
		}
	case "position":
		p.Position = text
	case "stipulation":
		p.Stipulation = text
	case "source":
		p.Used.Title = text
	case "sourcenumber":
		p.Used.Number = text
	case "date":
		p.Used.Date = text
	case "page":
		p.Used.Page = text
	case "keymove":
		p.Keymove = text
	case "status":
		p.Status = signOf(text)
	case "comment":
		p.Comment = text
	default:
		return "it is not one of author, position, stipulation, source, sourcenumber, date, page, keymove, status, comment"
	}
	return ""
}

// signOf returns the sign of a status that is given by its name.
func signOf(name string) string {
	for _, s := range statusNames {
		if strings.EqualFold(s.name, name) {
			return s.sign
		}
	}
	return name
}
