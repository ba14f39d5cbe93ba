package olive

import (
	"slices"
	"sort"
	"strings"

	"pbn/core/pbi"
	"pbn/core/pbi/record"
	"pbn/core/source"
)

// problemOf makes a problem of an entry.
func problemOf(n *node, lost *losses) *record.Problem {
	p := &record.Problem{Stipulation: stipulationOf(n)}
	for _, name := range n.get("authors").texts() {
		if name != "" {
			p.Names = append(p.Names, oneLine(name))
		}
	}
	var notes []string
	for _, text := range n.get("comments").texts() {
		notes = append(notes, clean(text))
	}
	p.Used = sourceOf(n.get("source"), n, lost)
	for _, reprint := range n.get("reprints").list {
		if s := sourceOf(reprint, &node{}, lost); s != (record.Source{}) {
			p.Referenced = append(p.Referenced, s)
		}
	}
	notes = append(notes, awardsOf(n, p)...)
	notes = append(notes, men(n.get("algebraic"), p, lost)...)
	if keywords := n.get("keywords").texts(); len(keywords) > 0 {
		notes = append(notes, record.KeywordsLine+strings.Join(keywords, "; "))
	}
	if twins := n.get("twins"); len(twins.keys) > 0 {
		notes = append(notes, record.TwinsLine+twinsOf(twins))
	}
	solution(clean(n.get("solution").text), p, &notes)
	takeNotes(p, notes)
	for _, key := range n.keys {
		switch key {
		case "algebraic", "authors", "comments", "source", "reprints", "award", "stipulation", "options", "intended-solutions", "twins", "keywords",
			"solution", "date", "issue", "source-id", "distinction":
		case "glyphs":
			lost[lostGlyphs]++
		case "foreignids":
			lost[lostIDs]++
		default:
			lost[lostUnknown]++
		}
	}
	return p
}

// clean returns a text without the characters that no text of PBI has.
func clean(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "\u2028", "\n"), "\uFEFF", "")
}

func oneLine(text string) string { return strings.ReplaceAll(clean(text), "\n", " ") }

// stipulationOf returns the stipulation with how many solutions it has and the conditions, which change what is asked:
// "h#2 (2 solutions), Circe".
func stipulationOf(n *node) string {
	text := n.get("stipulation").text
	switch intended := n.get("intended-solutions").text; {
	case intended == "":
	case strings.Contains(intended, "."):
		text += " " + intended
	default:
		text += " (" + intended + " solutions)"
	}
	for _, option := range n.get("options").texts() {
		text += ", " + option
	}
	return oneLine(text)
}

// details are the parts of a source that PBI has no place for, as they are kept after its title: "(volume 3; issue 50)".
var details = []string{"volume", "issue", "round", "date", "page"}

// sourceOf makes a source. Old files have a name alone there, and what belongs to it in the entry.
func sourceOf(n, entry *node, lost *losses) (s record.Source) {
	name, found := cutDetails(oneLine(n.get("name").text + n.text))
	for _, detail := range details[:3] {
		if text := oneLine(n.get(detail).text + entry.get(detail).text); text != "" {
			found[detail] = text
		}
	}
	s.Title = withDetails(name, found, details[:3])
	s.Number = oneLine(n.get("problemid").text + entry.get("source-id").text)
	if s.Date = dateOf(n.get("date")) + dateOf(entry.get("date")); s.Date == "" {
		s.Date = found["date"]
	}
	if s.Page = oneLine(n.get("pagenumber").text); s.Page == "" {
		s.Page = found["page"]
	}
	if len(n.get("comments").list) > 0 || n.get("variant").text != "" {
		lost[lostSourceComments]++
	}
	return s
}

// cutDetails returns a title without the details after it, and these.
func cutDetails(title string) (name string, found map[string]string) {
	found = map[string]string{}
	at := strings.LastIndexByte(title, '(')
	if at < 0 || !strings.HasSuffix(title, ")") {
		return title, found
	}
	last := ""
	for part := range strings.SplitSeq(title[at+1:len(title)-1], "; ") {
		detail, text, _ := strings.Cut(part, " ")
		switch {
		case slices.Contains(details, detail):
			found[detail], last = text, detail
		case last == "":
			return title, map[string]string{}
		default:
			found[last] += "; " + part
		}
	}
	return strings.TrimSpace(title[:at]), found
}

// withDetails returns a title with some of the details after it.
func withDetails(title string, found map[string]string, which []string) string {
	var more []string
	for _, detail := range which {
		if found[detail] != "" {
			more = append(more, detail+" "+found[detail])
		}
	}
	if len(more) == 0 {
		return title
	}
	return strings.TrimSpace(title + " (" + strings.Join(more, "; ") + ")")
}

// dateOf returns a date as 1926-07-05, with as much of it as is known.
func dateOf(n *node) string {
	text := oneLine(n.text + n.get("year").text)
	for _, part := range []string{n.get("month").text, n.get("day").text} {
		if part == "" {
			break
		}
		text += "-" + "0"[:max(0, 2-len(part))%2] + part
	}
	return text
}

// awardsOf takes the award, and returns what of it is kept in comments.
func awardsOf(n *node, p *record.Problem) (notes []string) {
	award := n.get("award")
	tourney := award.get("tourney")
	number, rank := cutNumber(oneLine(award.get("distinction").text + n.get("distinction").text))
	a := record.Award{Number: number, Rank: rank, Tourney: oneLine(tourney.get("name").text + tourney.text), Date: dateOf(tourney.get("date"))}
	if a != (record.Award{}) {
		p.Awards = []record.Award{a}
	}
	if judges := award.get("judges").texts(); len(judges) > 0 {
		notes = append(notes, record.JudgesLine+strings.Join(judges, "; "))
	}
	return notes
}

// cutNumber returns the number that a distinction begins with, and the rest: "1" and "Pr" of "1 Pr"; "1st Prize" has none.
func cutNumber(distinction string) (number, rank string) {
	number, rank, ok := strings.Cut(distinction, " ")
	if !ok || !isNumber(number) {
		return "", distinction
	}
	return number, rank
}

func isNumber(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// men makes a board. Where there are fairy pieces it returns what is kept in comments.
func men(algebraic *node, p *record.Problem, lost *losses) (notes []string) {
	if len(algebraic.keys) == 0 {
		return nil
	}
	var squares [64]byte
	isFairy := false
	for _, color := range algebraic.keys {
		for _, man := range algebraic.get(color).texts() {
			if len(man) != 3 || strings.IndexByte("KQRBSP", man[0]) < 0 || man[1] < 'a' || man[1] > 'h' || man[2] < '1' || man[2] > '8' ||
				color != "white" && color != "black" {
				isFairy = true
				continue
			}
			letter := man[0]
			if color == "black" {
				letter += 'a' - 'A'
			}
			squares[8*int('8'-man[2])+int(man[1]-'a')] = letter
		}
	}
	if isFairy {
		lost[lostFairy]++
		var sides []string
		for _, color := range algebraic.keys {
			sides = append(sides, color+" "+strings.Join(algebraic.get(color).texts(), ", "))
		}
		return []string{record.PiecesLine + strings.Join(sides, "; ")}
	}
	p.Position = boardOf(&squares)
	return nil
}

// boardOf returns a board in its shortest form.
func boardOf(squares *[64]byte) string {
	var out []byte
	for row := range 8 {
		if row > 0 {
			out = append(out, '/')
		}
		for _, man := range squares[8*row : 8*row+8] {
			if man == 0 {
				man = '1'
			}
			out = append(out, man)
		}
	}
	board := record.ReadBoard(string(out))
	return board.Normal()
}

// twinsOf returns the twins as books write them: "b) Sa1=Q; c) …".
func twinsOf(twins *node) string {
	keys := append([]string(nil), twins.keys...)
	sort.Strings(keys)
	for i, key := range keys {
		keys[i] = key + ") " + oneLine(twins.get(key).text)
	}
	return strings.Join(keys, "; ")
}

// keyOf returns the key that a solution begins with: "Rh1-b1" of "1.Rh1-b1 !"; "" where it does not begin so.
func keyOf(solution string) string {
	rest, is := strings.CutPrefix(lineOf(solution), "1.")
	if !is {
		return ""
	}
	key, after, is := strings.Cut(rest, "!")
	if key = strings.TrimSpace(key); !is || strings.ContainsAny(key, " .?(") || strings.HasPrefix(after, "?") {
		return ""
	}
	return key
}

// bareKey is a solution that has nothing but a key.
func bareKey(key string) string { return "1." + key + " !" }

// solution takes the key of a solution, and the rest to the comment.
func solution(text string, p *record.Problem, notes *[]string) {
	p.Keymove = keyOf(text)
	if text != "" && text != bareKey(p.Keymove) {
		*notes = append(*notes, record.SolutionLine+text)
	}
}

// takeNotes makes the comment, and takes from the notes what has a field in PBI.
func takeNotes(p *record.Problem, notes []string) {
	var kept []string
	for _, note := range notes {
		for _, line := range splitNote(note) {
			switch word, text, _ := strings.Cut(line, ": "); word + ": " {
			case boardLine:
				p.Position = text
			case keyLine:
				p.Keymove = text
			case statusLine:
				p.Status = text
			case awardLine:
				p.Awards = append(p.Awards, awardOf(text))
			default:
				kept = append(kept, line)
			}
		}
	}
	p.Comment = strings.Join(kept, "\n")
}

// splitNote returns the lines of a note; a solution is one.
func splitNote(note string) []string {
	if strings.HasPrefix(note, record.SolutionLine) {
		return []string{note}
	}
	return strings.Split(note, "\n")
}

// awardOf reads an award as PBI has it.
func awardOf(text string) (a record.Award) {
	pbi.Parse(pbi.Bytes([]byte("\uFEFF#PBI 1.2\n:::::"+text+":::\n")), func(t *source.Text, r *record.Record) {
		if awards := r.Problem(t).Awards; len(awards) > 0 {
			a = awards[0]
		}
	})
	return a
}
