package olive

import (
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/pbi/record"
)

// appendEntry appends a problem as an entry of Olive, with the keys in the order that Olive has.
func appendEntry(out []byte, r *record.Record, p *record.Problem) []byte {
	s := p.Sections()
	if !s.HasSolution && bareKey(p.Keymove) != bareKey("") && keyOf(bareKey(p.Keymove)) == p.Keymove {
		s.Solution = bareKey(p.Keymove)
	}
	w := writer{append(out, "---\n"...)}
	w.men(r, p, &s)
	w.list("authors", p.Names)
	w.award(p, &s)
	if p.Status != "" {
		s.Remark = append(s.Remark, statusLine+p.Status)
	}
	if p.Keymove != keyOf(s.Solution) {
		s.Remark = append(s.Remark, keyLine+p.Keymove)
	}
	if text := strings.Join(s.Remark, "\n"); text != "" {
		w.list("comments", []string{text})
	}
	stipulation, intended, options := record.CutStipulation(p.Stipulation)
	w.text("intended-solutions", intended)
	w.list("keywords", s.Keywords)
	w.list("options", options)
	w.reprints(p.Referenced)
	w.text("solution", s.Solution)
	if p.Used != (record.Source{}) {
		w.line("source:")
		w.source("  ", p.Used)
	}
	w.line("stipulation: " + quoted(stipulation))
	if len(s.Twins) > 0 {
		w.line("twins:")
		for _, twin := range s.Twins {
			w.text("  "+twin[0], twin[1])
		}
	}
	return w.out
}

// writer writes an entry.
type writer struct{ out []byte }

func (w *writer) line(text string) { w.out = append(append(w.out, text...), '\n') }

// text writes a text after a key, unless it is empty.
func (w *writer) text(key, text string) {
	if text != "" {
		w.line(key + ": " + quoted(text))
	}
}

// list writes texts after a key, unless there are none.
func (w *writer) list(key string, texts []string) {
	if len(texts) == 0 {
		return
	}
	w.line(key + ":")
	for _, text := range texts {
		w.line(strings.Repeat(" ", len(key)-len(strings.TrimLeft(key, " "))) + "- " + quoted(text))
	}
}

// quoted returns a text as YAML has it in double quotes. A word of letters needs none.
func quoted(text string) string {
	if isWord(text) {
		return text
	}
	out := []byte{'"'}
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			out = append(out, '\\', byte(r))
		case r == '\n':
			out = append(out, `\n`...)
		case r < ' ' || r == 0x7F || r >= 0x80 && r < 0xA0 || r == '\u2028' || r == '\u2029' || r == '\uFEFF':
			digits := "000" + strconv.FormatInt(int64(r), 16)
			out = append(append(out, `\u`...), digits[len(digits)-4:]...)
		default:
			out = append(out, string(r)...)
		}
	}
	return string(append(out, '"'))
}

// isWord reports whether a text is one word of letters that YAML takes for nothing else.
func isWord(text string) bool {
	if text == "" || strings.Trim(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ12345678") != "" || text[0] < 'A' || text[0] > 'Z' {
		return false
	}
	switch strings.ToLower(text) {
	case "y", "n", "yes", "no", "on", "off", "true", "false", "null":
		return false
	}
	return true
}

// men writes the position. One that cannot be read is kept in the comment.
func (w *writer) men(r *record.Record, p *record.Problem, s *record.Sections) {
	var sides [2][]string
	names := [2]string{"white", "black"}
	if p.Position != "" && s.Pieces != "" {
		s.Remark = append(s.Remark, record.PiecesLine+s.Pieces)
	}
	switch {
	case r.HasPosition && r.Board.Rest == "":
		for kind := chess.King; kind >= chess.Pawn; kind-- {
			for at := range chess.Square(64) {
				if man := r.Position.On(at); man != 0 && man.Kind() == kind {
					side := man.Color() & 1
					sides[side] = append(sides[side], string(" PSBRQK"[kind])+at.String())
				}
			}
		}
	case p.Position != "":
		s.Remark = append(s.Remark, boardLine+p.Position)
		return
	case s.Pieces != "":
		w.line("algebraic:")
		for side := range strings.SplitSeq(s.Pieces, "; ") {
			name, men, _ := strings.Cut(side, " ")
			w.list("  "+name, strings.Split(men, ", "))
		}
		return
	default:
		return
	}
	w.line("algebraic:")
	for side := len(sides) - 1; side >= 0; side-- {
		if len(sides[side]) > 0 {
			w.line("  " + names[side] + ": [" + strings.Join(sides[side], ", ") + "]")
		}
	}
}

// award writes the first award, if it has the form of Olive; others are kept in the comment.
func (w *writer) award(p *record.Problem, s *record.Sections) {
	awards := p.Awards
	if len(awards) > 0 && isSimple(awards[0]) {
		a := awards[0]
		w.line("award:")
		w.text("  distinction", strings.TrimSpace(a.Number+" "+a.Rank))
		w.list("  judges", s.Judges)
		if a.Tourney+a.Date != "" {
			w.line("  tourney:")
			w.date("    ", a.Date)
			w.text("    name", a.Tourney)
		}
		awards = awards[1:]
	} else if len(s.Judges) > 0 {
		s.Remark = append(s.Remark, record.JudgesLine+strings.Join(s.Judges, "; "))
	}
	for _, a := range awards {
		one := record.Problem{Awards: []record.Award{a}}
		s.Remark = append(s.Remark, awardLine+string(one.AppendField(nil, record.Awards)))
	}
}

// isSimple reports whether an award comes back from Olive as it is.
func isSimple(a record.Award) bool {
	number, rank := cutNumber(strings.TrimSpace(a.Number + " " + a.Rank))
	return number == a.Number && rank == a.Rank && (a.Date == "" || isDate(a.Date))
}

// isDate reports whether a date has the form 1926, 1926-07 or 1926-07-05.
func isDate(text string) bool {
	parts := strings.Split(text, "-")
	for i, part := range parts {
		if !isNumber(part) || len(part) != [...]int{4, 2, 2, 0}[min(i, 3)] || i == 0 && part[0] == '0' || part == "00" {
			return false
		}
	}
	return true
}

// date writes a date that isDate knows.
func (w *writer) date(indent, text string) {
	if text == "" {
		return
	}
	w.line(indent + "date:")
	names := []string{"year", "month", "day"}
	parts := strings.Split(text, "-")
	for i := len(parts) - 1; i >= 0; i-- {
		w.line(indent + "  " + names[i] + ": " + strings.TrimLeft(parts[i], "0"))
	}
}

// source writes a source. A date and a page of another form are kept after its name.
func (w *writer) source(indent string, s record.Source) {
	name, found := cutDetails(s.Title)
	if found["date"]+found["page"] != "" {
		name, found = s.Title, map[string]string{}
	}
	kept := map[string]string{}
	if isDate(s.Date) {
		w.date(indent, s.Date)
	} else {
		kept["date"] = s.Date
	}
	w.text(indent+"issue", found["issue"])
	if !isNumber(s.Page) {
		kept["page"] = s.Page
	}
	w.text(indent+"name", withDetails(name, kept, details))
	if isNumber(s.Page) {
		w.line(indent + "pagenumber: " + s.Page)
	}
	w.text(indent+"problemid", s.Number)
	w.text(indent+"round", found["round"])
	w.text(indent+"volume", found["volume"])
}

// reprints writes referenced sources, each an item of a list.
func (w *writer) reprints(all []record.Source) {
	if len(all) == 0 {
		return
	}
	w.line("reprints:")
	for _, s := range all {
		start := len(w.out)
		w.source("  ", s)
		w.out[start] = '-'
	}
}
