package main

import (
	"io"
	"os"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/solving"
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

func solve(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	limit, err := limitOf(l)
	if err != nil {
		return kit.Failed, err
	}
	options, end := onAllCores(optima.Options{Only: solving.Tables, Limit: limit})
	defer end()
	return s.EachFile(l.Names, func(of *kit.Input) (kit.Exit, error) {
		file, named, from, err := wholeAsPBN(of, words.Say("solvedDeals"))
		if err != nil {
			return kit.Failed, err
		}
		solved := optima.Solve(habits.PBN.Open(file, named), options)
		name, result := wire.Printable(of.Name), kit.Fine
		report := pbn.Parse(habits.PBN.Open(file, named), func(_ *source.Text, g *game.Game) {
			number := strconv.Itoa(g.Number)
			if why := solved.Refused[g.Number]; why != nil {
				of.Err.WriteString(notSolved(name, g.Number, why.Error()))
				result = kit.FoundErrors
			}
			found := solved.Games[g.Number]
			if found.Tricks == nil {
				return
			}
			of.Out.WriteString(words.Say("solvedGame", "path", name, "game", number) + "\n")
			writeTable(of, found.Tricks)
			if score := solving.Score(g, found.Tricks); score != "" {
				of.Out.WriteString("  " + words.Say("solvedScore", "score", score) + "\n")
			}
		})
		if report.Err != nil {
			return kit.Failed, report.Err
		}
		if from != nil {
			report = from.Report
		}
		if err := of.Foreign(report); err != nil {
			return kit.Failed, err
		}
		of.Err.WriteString(leftUnsolved(name, solved.Left))
		if of.Out.Len()+of.Err.Len() == 0 {
			of.Err.WriteString(nothingSolved(name, report))
		}
		return max(result, kit.ExitOf(report)), nil
	}), nil
}

// writeTable writes a row for each declarer.
func writeTable(of *kit.Input, tricks *bridge.DoubleDummy) {
	const columns = 5
	cell := func(text string) { of.Out.WriteString("   "[len(text):] + text) }
	of.Out.WriteString("   ")
	for column := range columns {
		cell(strain(column).String())
	}
	for seat := range bridge.NoSeat {
		of.Out.WriteString("\n  " + seat.String())
		for column := range columns {
			cell(strconv.Itoa(tricks[seat][strain(column)]))
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
	result := s.EachFile(l.Names, func(of *kit.Input) (kit.Exit, error) {
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
		of.Count(r)
		if len(r.Diagnostics.Items) > 0 {
			return kit.FoundErrors, nil
		}
		return kit.Fine, nil
	})
	s.WriteSum(l)
	return result, nil
}
