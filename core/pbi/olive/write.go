package olive

import (
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/pbi/record"
)

// appendEntry appends a problem as an entry of Olive, with the keys in the order that Olive has.
func appendEntry(out []byte, r *record.Record, p *record.Problem) []byte {
	s := sectionsOf(p)
	w := writer{append(out, "---\n"...)}
	w.men(r, p, &s)
	w.list("authors", p.Names)
	w.award(p, &s)
	if p.Status != "" {
		s.notes = append(s.notes, statusLine+p.Status)
	}
	if p.Keymove != keyOf(s.solution) {
		s.notes = append(s.notes, keyLine+p.Keymove)
	}
	if text := strings.Join(s.notes, "\n"); text != "" {
		w.list("comments", []string{text})
	}
	stipulation, intended, options := cutStipulation(p.Stipulation)
	w.text("intended-solutions", intended)
	w.list("keywords", s.keywords)
	w.list("options", options)
	w.reprints(p.Referenced)
	w.text("solution", s.solution)
	if p.Used != (record.Source{}) {
		w.line("source:")
		w.source("  ", p.Used)
	}
	w.line("stipulation: " + quoted(stipulation))
	if len(s.twins) > 0 {
		w.line("twins:")
		for _, twin := range s.twins {
			w.text("  "+twin[0], twin[1])
		}
	}
	return w.out
}

// sections are what is kept in the comment of a problem: see the words that begin lines.
type sections struct {
	notes            []string // what stays a comment
	keywords, judges []string
	twins            [][2]string
	pieces, solution string
}

// sectionsOf parts the comment of a problem.
func sectionsOf(p *record.Problem) (s sections) {
	text := p.Comment
	switch before, after, has := strings.Cut("\n"+text, "\n"+solutionLine); {
	case has:
		s.solution = after
		text = strings.TrimPrefix(before, "\n")
	case bareKey(p.Keymove) != bareKey("") && keyOf(bareKey(p.Keymove)) == p.Keymove:
		s.solution = bareKey(p.Keymove)
	}
	if text == "" {
		return s
	}
	for _, line := range strings.Split(text, "\n") {
		word, text, _ := strings.Cut(line, ": ")
		switch twins, areTwins := cutTwins(text); word + ": " {
		case keywordsLine:
			s.keywords = strings.Split(text, "; ")
		case judgesLine:
			s.judges = strings.Split(text, "; ")
		case piecesLine:
			s.pieces = text
		case twinsLine:
			if s.twins = twins; !areTwins {
				s.notes = append(s.notes, line)
			}
		default:
			s.notes = append(s.notes, line)
		}
	}
	return s
}

// cutTwins reads twins as books write them.
func cutTwins(text string) (twins [][2]string, ok bool) {
	for twin := range strings.SplitSeq(text, "; ") {
		key, what, is := strings.Cut(twin, ") ")
		if !is || key == "" || strings.Trim(key, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return nil, false
		}
		twins = append(twins, [2]string{key, what})
	}
	return twins, true
}

// cutStipulation parts a stipulation with how many solutions it has and conditions, as stipulationOf joins them.
func cutStipulation(text string) (stipulation, intended string, options []string) {
	first, rest, has := strings.Cut(text, ", ")
	if has {
		options = strings.Split(rest, ", ")
	}
	stipulation = first
	if base, number, is := strings.Cut(first, " ("); is && strings.HasSuffix(number, " solutions)") {
		stipulation, intended = base, strings.TrimSuffix(number, " solutions)")
	} else if base, number, is := strings.Cut(first, " "); is && strings.Trim(number, "0123456789.") == "" && strings.Contains(number, ".") {
		stipulation, intended = base, number
	}
	if record.ReadAim(stipulation).Form != stipulation {
		return text, "", nil
	}
	return stipulation, intended, options
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
func (w *writer) men(r *record.Record, p *record.Problem, s *sections) {
	var sides [2][]string
	names := [2]string{"white", "black"}
	if p.Position != "" && s.pieces != "" {
		s.notes = append(s.notes, piecesLine+s.pieces)
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
		s.notes = append(s.notes, boardLine+p.Position)
		return
	case s.pieces != "":
		w.line("algebraic:")
		for side := range strings.SplitSeq(s.pieces, "; ") {
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
func (w *writer) award(p *record.Problem, s *sections) {
	awards := p.Awards
	if len(awards) > 0 && isSimple(awards[0]) {
		a := awards[0]
		w.line("award:")
		w.text("  distinction", strings.TrimSpace(a.Number+" "+a.Rank))
		w.list("  judges", s.judges)
		if a.Tourney+a.Date != "" {
			w.line("  tourney:")
			w.date("    ", a.Date)
			w.text("    name", a.Tourney)
		}
		awards = awards[1:]
	} else if len(s.judges) > 0 {
		s.notes = append(s.notes, judgesLine+strings.Join(s.judges, "; "))
	}
	for _, a := range awards {
		one := record.Problem{Awards: []record.Award{a}}
		s.notes = append(s.notes, awardLine+string(one.AppendField(nil, record.Awards)))
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
