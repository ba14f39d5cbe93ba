package main

import (
	"io"
	"os"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/dd/tricks"
	"pbn/core/diag"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/solving"
	"pbn/core/pbn/values"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// limitOf returns how many boards are to be solved; 0 is all.
func limitOf(l *line.Line) (int, error) {
	if !l.Is("limit") {
		return 0, nil
	}
	limit, err := l.Number("limit")
	if err == nil && limit == 0 {
		err = line.Mistake(line.Say("fromOne", "option", "--limit", "given", "0"))
	}
	return limit, err
}

// onAllCores has games solved on all cores; end comes after them.
func onAllCores(options optima.Options) (with optima.Options, end func()) {
	options.Workers, options.Elsewhere, end = kit.Threads()
	return options, end
}

// strain returns the denomination of a column in a table of results.
func strain(column int) bridge.Denomination { return bridge.NoTrump - bridge.Denomination(column) }

func solveFiles(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	limit, err := limitOf(l)
	if err != nil {
		return kit.Failed, err
	}
	options, end := onAllCores(optima.Options{Only: solving.Tables, Limit: limit})
	defer end()
	unsaid := unsaidIn(l)
	problems, err := newProblems(l)
	if err != nil {
		return kit.Failed, err
	}
	return s.EachReport(l, func(of *kit.Input) (kit.Exit, error) {
		switch of.Notation() {
		case &ofPositions:
			return problems.solveFile(of)
		case &ofProblems:
			return problems.solveProblems(l, of)
		}
		file, named, from, err := wholeAsPBN(of, words.Say("solvedDeals"))
		if err != nil {
			return kit.Failed, err
		}
		found := optima.Solve(habits.PBN.Open(file, named), options)
		solved, r := solvedGames(habits.PBN.Open(file, named), &found, unsaid)
		if r.Err != nil {
			return kit.Failed, r.Err
		}
		if from != nil {
			r = from.Report
		}
		if err := of.Foreign(r); err != nil {
			return kit.Failed, err
		}
		of.JSON = kit.ObjectOf(of, func(w *wire.Writer) {
			w.List("games", len(solved), func(i int) { solved[i].writeJSON(w) })
			w.IntField("left", found.Left)
		})
		name := wire.Printable(of.Name)
		for i := range solved {
			solved[i].writeText(of, name)
		}
		of.Err.WriteString(leftUnsolved(name, found.Left))
		if of.Out.Len()+of.Err.Len() == 0 {
			of.Err.WriteString(nothingSolved(name, r))
		}
		result := kit.ExitOf(r)
		if len(found.Refused) > 0 {
			result = kit.FoundErrors
		}
		return result, nil
	}), nil
}

// unsaidIn returns what the command line says of games that do not say who deals or is vulnerable.
func unsaidIn(l *line.Line) solving.Unsaid {
	dealer, _ := values.ReadSeat(l.Value("dealer"))
	vulnerable, _ := values.ReadVulnerability(l.Value("vulnerable"))
	return solving.Unsaid{Dealer: dealer, Vulnerable: vulnerable}
}

// solvedGame is a game with what was found for it: its tricks, or why there is nothing.
type solvedGame struct {
	number   int
	board    string
	tricks   *bridge.DoubleDummy
	why      error
	par      bridge.Par
	knowsPar bool
}

// solvedGames returns the games of a file for which something was found.
func solvedGames(file *source.Stream, found *optima.Solutions, unsaid solving.Unsaid) (games []solvedGame, r *report.Report) {
	r = pbn.Parse(file, func(_ *source.Text, g *game.Game) {
		of := solvedGame{number: g.Number, tricks: found.Games[g.Number].Tricks, why: found.Refused[g.Number]}
		of.board, _ = g.Known("Board")
		if of.tricks != nil {
			of.par, of.knowsPar = solving.Par(g, of.tricks, unsaid)
		}
		if of.tricks != nil || of.why != nil {
			games = append(games, of)
		}
	})
	return games, r
}

// writeText writes what was found for people.
func (g *solvedGame) writeText(of *kit.Input, name string) {
	if g.tricks == nil {
		of.Err.WriteString(notSolved(name, g.number, g.why.Error()))
		return
	}
	of.Out.WriteString(words.Say("solvedGame", "path", name, "game", strconv.Itoa(g.number)) + "\n")
	writeTable(of, g.tricks)
	if g.knowsPar {
		of.Out.WriteString("  " + words.Say("solvedScore", "score", g.par.String()) + "\n")
	}
}

// writeJSON writes it as the package has it, in DoubleDummy.
func (g *solvedGame) writeJSON(w *wire.Writer) {
	w.Open('{')
	w.IntField("game", g.number)
	w.FilledField("board", g.board)
	if g.tricks == nil {
		w.StringField("why", g.why.Error())
	} else {
		w.Name("tricks")
		tricks.Write(w, g.tricks)
	}
	if g.knowsPar {
		w.Name("par")
		tricks.WritePar(w, g.par, g.tricks)
	}
	w.Close('}')
}

// writeTable writes a row for each declarer.
func writeTable(of *kit.Input, won *bridge.DoubleDummy) {
	const columns = 5
	cell := func(text string) { of.Out.WriteString("   "[len(text):] + text) }
	of.Out.WriteString("   ")
	for column := range columns {
		cell(strain(column).String())
	}
	for seat := range bridge.NoSeat {
		of.Out.WriteString("\n  " + seat.String())
		for column := range columns {
			cell(strconv.Itoa(won[seat][strain(column)]))
		}
	}
	of.Out.WriteString("\n")
}

// notSolved says why a game stays as it is, and leftUnsolved how many games a limit has left.
func notSolved(name string, game int, why string) string {
	return words.Message(words.Say("notSolved", "path", name, "game", strconv.Itoa(game), "reason", why))
}

func leftUnsolved(name string, games int) string {
	if games == 0 {
		return ""
	}
	return words.Message(words.Say("leftUnsolved", "path", name, "games", wire.Counted(games, "game")))
}

// nothingSolved says why there is nothing else to say of a file.
func nothingSolved(name string, r *report.Report) string {
	why := words.Say("noDeal")
	if r.Games == 0 && len(r.Diagnostics.Items) > 0 {
		why = wire.Printable(r.Diagnostics.Items[0].Message)
	}
	return words.Message(name + ": " + why)
}

func optimum(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	limit, err := limitOf(l)
	if err != nil {
		return kit.Failed, err
	}
	options, end := onAllCores(optima.Options{Limit: limit})
	defer end()
	if l.Is("check") {
		return checkOptimum(s, l, options)
	}
	if l.Value("only") == "all" {
		options.Only = solving.All
	}
	return s.WriteEach(l, func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
		file, named, from, err := wholeAsPBN(of, words.Say("solvedDeals"))
		if err == nil {
			err = refuseInPlace(l, from)
		}
		if err != nil {
			return "", nil, err
		}
		filled, solved := optima.Fill(file, named, options)
		report := filled.Edited.Report
		if from != nil && report.Games == 0 {
			report = from.Report
		}
		if err := of.Foreign(report); err != nil {
			return "", nil, err
		}
		if _, err := to.Write(filled.Edited.Bytes); err != nil {
			return "", nil, err
		}
		of.JSON = kit.ObjectOf(of, func(w *wire.Writer) {
			answers.WriteEdited(w, wire.Options{Was: from.Name()}, filled.Edited)
			answers.WriteFilled(w, filled)
			w.IntField("left", solved.Left)
		})
		name := wire.Printable(of.Name)
		tags, games := filled.Count()
		said := words.Say("filled", "path", name, "tags", wire.Counted(tags, "tag"), "games", wire.Counted(games, "game")) + "\n"
		for _, g := range filled.Games {
			if g.Why != "" {
				said += notSolved(name, g.Number, wire.Printable(g.Why))
			}
		}
		return said + leftUnsolved(name, solved.Left), report, nil
	}, pbnName)
}

// checkOptimum reports where tags of files are not what the solver finds, by the rules for that and no others.
func checkOptimum(s *kit.Shell, l *line.Line, options optima.Options) (kit.Exit, error) {
	if l.Is("output") || l.Is("in-place") {
		return kit.Failed, line.Mistake(line.Say("checkWrites"))
	}
	options.Only = solving.Check
	severities := map[diag.Rule]diag.Severity{}
	for _, rule := range rules.All() {
		if rule != rules.OptimumPlay && rule != rules.OptimumResult && rule != rules.OptimumScore {
			severities[rule] = diag.Off
		}
	}
	text := kit.TextFor(l, os.Stdout)
	result := s.EachReport(l, func(of *kit.Input) (kit.Exit, error) {
		file, named, _, err := wholeAsPBN(of, words.Say("solvedDeals"))
		if err != nil {
			return kit.Failed, err
		}
		solved := optima.Solve(habits.PBN.Open(file, named), options)
		r := pbn.Validate(habits.PBN.Open(file, named), pbn.Options{Severities: severities, Solved: solved.Games})
		if err := of.Foreign(r); err != nil {
			return kit.Failed, err
		}
		of.Out.Write(text(of.Name, r))
		of.Err.WriteString(leftUnsolved(wire.Printable(of.Name), solved.Left))
		of.JSON = func() []byte { return wire.FileReport(of.Name, r, l.Is("quiet")) }
		of.Count(r)
		if len(r.Diagnostics.Items) > 0 {
			return kit.FoundErrors, nil
		}
		return kit.Fine, nil
	})
	if l.Value("format") != "json" {
		kit.WriteSum(s, l)
	}
	return result, nil
}
