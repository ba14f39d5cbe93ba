package convert

import (
	"strconv"
	"strings"

	"pbn/core/cells"
	"pbn/core/chess"
	"pbn/core/pbi/record"
)

// writeFEN writes a position as FEN.
func writeFEN(out []byte, e *entry, lost *losses) ([]byte, bool) {
	if !e.record.HasPosition {
		lost[lostProblems]++
		return out, false
	}
	lost[lostAuthors] += count(len(e.problem.Names) > 0)
	lost[lostReadableKeys] += count(e.problem.Keymove != "")
	loseSources(e.problem, lost)
	loseRest(e.problem, lost)
	return append(chess.AppendFEN(out, &e.position), '\n'), true
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// loseSources counts sources that a form has no place for, and loseRest what is after the stipulation and the sources.
func loseSources(p *record.Problem, lost *losses) {
	lost[lostSources] += count(p.Used != record.Source{})
}

func loseRest(p *record.Problem, lost *losses) {
	lost[lostReferences] += len(p.Referenced)
	lost[lostAwards] += len(p.Awards)
	lost[lostStatuses] += count(p.Status != "")
	lost[lostComments] += count(p.Comment != "")
}

// writeEPD writes a position with operations, in the order of their names: the key, the authors, the stipulation, the source and the comment,
// in how many moves there is a mate, and the number of the problem.
func writeEPD(out []byte, e *entry, lost *losses) ([]byte, bool) {
	if !e.record.HasPosition {
		lost[lostProblems]++
		return out, false
	}
	p := e.problem
	out = chess.AppendFields(out, &e.position)
	if e.key != chess.NoMove {
		out = e.position.MarkedSAN(e.key).Append(append(out, " bm "...))
		out = append(out, ';')
	}
	for i, text := range []string{strings.Join(p.Names, "; "), p.Stipulation, sourceText(p.Used), p.Comment} {
		if text != "" {
			out = append(strconv.AppendInt(append(out, " c"...), int64(i), 10), ` "`...)
			out = append(append(out, inString(text)...), `";`...)
		}
	}
	if aim := e.record.Aim; aim.Kind == record.DirectMate {
		out = append(strconv.AppendInt(append(out, " dm "...), int64(aim.Moves), 10), ';')
	}
	out = append(strconv.AppendInt(append(out, ` id "`...), int64(e.record.Number), 10), `";`...)
	lost[lostKeys] += count(p.Keymove != "" && e.key == chess.NoMove)
	lost[lostReferences] += len(p.Referenced)
	lost[lostAwards] += len(p.Awards)
	lost[lostStatuses] += count(p.Status != "")
	return append(out, '\n'), true
}

// inString returns a text as a string of EPD can have it: in one line, without quotes.
func inString(text string) string { return strings.ReplaceAll(inLine(text), `"`, "'") }

// inLine returns a text in one line.
func inLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7F || r == '\u0085' || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, text)
}

// sourceText returns a source as people write it: "68, White: Sam Loyd, 1962, p. 14".
func sourceText(s record.Source) string {
	parts := make([]string, 0, 4)
	for _, part := range []string{s.Number, s.Title, s.Date} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	if s.Page != "" {
		parts = append(parts, "p. "+s.Page)
	}
	return strings.Join(parts, ", ")
}

// awardText returns an award as people write it: "1 Pr, Problem, 1960".
func awardText(a record.Award) string {
	rank := strings.TrimSpace(a.Number + " " + a.Rank)
	return sourceText(record.Source{Number: rank, Title: a.Tourney, Date: a.Date})
}

// columns are the names of the columns of CSV.
const columns = "problem,authors,position,stipulation,white,black,number,title,date,page,year,referenced,awards,keymove,status,comment\r\n"

// writeCSV writes a row: the fields of a problem, how many men each side has, and the year of its source.
func writeCSV(out []byte, e *entry, _ *losses) ([]byte, bool) {
	p := e.problem
	white, black, year := "", "", ""
	if e.record.HasPosition {
		ofWhite, ofBlack := e.record.Men()
		white, black = strconv.Itoa(ofWhite), strconv.Itoa(ofBlack)
	}
	if y := record.Year(p.Used.Date); y > 0 {
		year = strconv.Itoa(y)
	}
	var references, awards []string
	for _, s := range p.Referenced {
		references = append(references, sourceText(s))
	}
	for _, a := range p.Awards {
		awards = append(awards, awardText(a))
	}
	return cells.AppendRow(out, []string{
		strconv.Itoa(e.record.Number), strings.Join(p.Names, "; "), p.Position, p.Stipulation, white, black,
		p.Used.Number, p.Used.Title, p.Used.Date, p.Used.Page, year,
		strings.Join(references, "; "), strings.Join(awards, "; "), p.Keymove, p.Status, p.Comment,
	}), true
}
