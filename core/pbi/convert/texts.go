package convert

import (
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/pbi/record"
)

// writePGN writes a problem as a game: the authors as White, the stipulation as Black, the key as its only move. What has no tag is in a
// comment before it.
func writePGN(out []byte, e *entry, lost *losses) ([]byte, bool) {
	if !e.record.HasPosition {
		lost[lostProblems]++
		return out, false
	}
	p := e.problem
	date := "????.??.??"
	if y := record.Year(p.Used.Date); y > 0 {
		date = strconv.Itoa(y) + ".??.??"
	}
	for _, tag := range [][2]string{
		{"Event", or(p.Used.Title, "?")}, {"Site", "?"}, {"Date", date}, {"Round", or(p.Used.Number, "-")},
		{"White", or(strings.Join(p.Names, "; "), "?")}, {"Black", or(p.Stipulation, "?")}, {"Result", "*"},
		{"FEN", string(chess.AppendFEN(nil, &e.position))}, {"SetUp", "1"},
	} {
		value := strings.ReplaceAll(strings.ReplaceAll(inLine(tag[1]), `\`, `\\`), `"`, `\"`)
		out = append(append(append(append(append(out, '['), tag[0]...), ` "`...), value...), "\"]\n"...)
	}
	out = append(out, '\n')
	if text := comment(e); text != "" {
		out = append(append(append(out, '{'), strings.ReplaceAll(inLine(text), "}", ")")...), "}\n"...)
	}
	switch {
	case e.solution != nil:
		m := movetext{out: out, black: int(e.position.Turn & 1)}
		m.line(e.solution.Solutions, 0)
		out = append(m.out, '\n')
	case e.key != chess.NoMove:
		m := movetext{out: out, black: int(e.position.Turn & 1)}
		m.move(e.position.MarkedSAN(e.key), 0, true)
		out = append(m.out, ' ')
	}
	lost[lostStatuses] += count(p.Status != "")
	return append(out, "*\n"...), true
}

func or(text, instead string) string {
	if text == "" {
		return instead
	}
	return text
}

// comment returns what of a problem no tag of a game has.
func comment(e *entry) string {
	p := e.problem
	var parts []string
	add := func(name, text string) {
		if text != "" {
			parts = append(parts, name+": "+text)
		}
	}
	if p.Used.Date != "" && p.Used.Date != strconv.Itoa(record.Year(p.Used.Date)) {
		add("Date", p.Used.Date)
	}
	add("Page", p.Used.Page)
	for _, a := range p.Awards {
		add("Award", awardText(a))
	}
	for _, s := range p.Referenced {
		add("Also in", sourceText(s))
	}
	if e.key == chess.NoMove || e.solution != nil && !e.hasKey() {
		add("Key", p.Keymove)
	}
	add("Comment", p.Comment)
	return strings.Join(parts, "; ")
}

// writePopeye writes a problem as Popeye reads it.
func writePopeye(out []byte, e *entry, lost *losses) ([]byte, bool) {
	p, aim := e.problem, e.record.Aim
	switch {
	case !e.record.HasPosition:
		lost[lostProblems]++
		return out, false
	case aim.Kind == record.OtherAim || aim.Moves == 0 && !aim.HasHalf || aim.Form == "" && aim.Kind != record.HelpMate:
		lost[lostAims]++
		return out, false
	}
	line := func(command, text string) {
		if text != "" {
			out = append(append(append(append(out, command...), ' '), strings.TrimSpace(inLine(text))...), '\n')
		}
	}
	line("Author", strings.Join(p.Names, "; "))
	line("Origin", sourceText(p.Used))
	for _, a := range p.Awards {
		line("Award", awardText(a))
	}
	out = append(out, "Pieces\n"...)
	out = appendMen(append(out, "  White"...), &e.position, chess.White)
	out = appendMen(append(out, "\n  Black"...), &e.position, chess.Black)
	out = append(append(append(out, "\nStipulation "...), popeyeAim(aim)...), '\n')
	lost[lostReferences] += len(p.Referenced)
	lost[lostReadableKeys] += count(p.Keymove != "")
	lost[lostStatuses] += count(p.Status != "")
	lost[lostComments] += count(p.Comment != "")
	return out, true
}

// popeyeAim returns a stipulation as Popeye has it.
func popeyeAim(aim record.Aim) string {
	text := [...]string{record.DirectMate: "#", record.HelpMate: "h#", record.SelfMate: "s#", record.ReflexMate: "r#"}[aim.Kind] + strconv.Itoa(aim.Moves)
	if aim.HasHalf {
		text += ".5"
	}
	return text
}

// appendMen appends the men of a side, kings first, with a blank before each: " Ke1 Qd1".
func appendMen(out []byte, p *chess.Position, color chess.Color) []byte {
	for kind := chess.King; kind >= chess.Pawn; kind-- {
		for s := range chess.Square(64) {
			if p.On(s) == kind.Of(color) {
				out = append(append(append(out, ' '), " PSBRQK"[kind]), s.String()...)
			}
		}
	}
	return out
}

// What is around the diagrams of a document.
const (
	latexBegin = "\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n\\usepackage{diagram}\n\n\\begin{document}\n\n"
	latexEnd   = "\n\\putsol\n\n\\end{document}\n"
)

// writeLaTeX writes a diagram of the package diagram, with its solution at the end of the document.
func writeLaTeX(out []byte, e *entry, lost *losses) ([]byte, bool) {
	if !e.record.HasPosition {
		lost[lostProblems]++
		return out, false
	}
	p := e.problem
	out = append(out, "\\begin{diagram}%\n"...)
	command := func(name, text string) {
		if text != "" {
			out = append(append(append(append(append(out, "  \\"...), name...), '{'), text...), "}%\n"...)
		}
	}
	command("author", latexText(strings.Join(p.Names, "; ")))
	command("sourcenr", latexText(p.Used.Number))
	command("source", latexText(p.Used.Title))
	command("year", latexText(p.Used.Date))
	for _, a := range p.Awards[:min(1, len(p.Awards))] {
		command("award", latexText(strings.TrimSpace(a.Number+" "+a.Rank)))
		command("tournament", latexText(sourceText(record.Source{Title: a.Tourney, Date: a.Date})))
	}
	command("pieces", latexMen(&e.position))
	command("stipulation", latexText(p.Stipulation))
	if key := strings.TrimSpace(p.Keymove); key != "" {
		command("solution", latexText("1."+key+"!"))
	}
	command("comment", latexText(p.Comment))
	lost[lostReferences] += len(p.Referenced)
	lost[lostAwards] += max(0, len(p.Awards)-1)
	lost[lostStatuses] += count(p.Status != "")
	return append(out, "\\end{diagram}%\n"...), true
}

// latexMen returns the men as the package diagram has them: letters of German, w and s (schwarz) before them.
func latexMen(p *chess.Position) string {
	var out []string
	for _, color := range []chess.Color{chess.White, chess.Black} {
		for kind := chess.King; kind >= chess.Pawn; kind-- {
			for s := range chess.Square(64) {
				if p.On(s) == kind.Of(color) {
					out = append(out, string("ws"[color])+string(" BSLTDK"[kind])+s.String())
				}
			}
		}
	}
	return strings.Join(out, ", ")
}

var latexSigns = strings.NewReplacer(
	`\`, `\textbackslash{}`, `{`, `\{`, `}`, `\}`, `#`, `\#`, `$`, `\$`, `%`, `\%`, `&`, `\&`, `_`, `\_`, `~`, `\textasciitilde{}`, `^`, `\textasciicircum{}`,
)

// latexText returns a text without anything that LaTeX takes for a command.
func latexText(text string) string { return latexSigns.Replace(inLine(text)) }
