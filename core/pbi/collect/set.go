package collect

import (
	"strings"

	"pbn/core/pbi/record"
)

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
