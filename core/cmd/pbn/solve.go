package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"runtime"
	"slices"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/source"
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

// strain returns the denomination of a column in a table of results.
func strain(column int) bridge.Denomination { return bridge.NoTrump - bridge.Denomination(column) }

func solve(s *shell, l *line.Line) (exit, error) {
	limit, err := limitOf(l)
	if err != nil {
		return failed, err
	}
	return s.eachFile(l.Names, frame{}, func(of *input) (exit, error) {
		file, from, err := wholeAsPBN(of, "solvedDeals")
		if err != nil {
			return failed, err
		}
		solved := optima.Solve(pbn.Bytes(file), optima.Options{Only: optima.Tables, Limit: limit, Workers: runtime.GOMAXPROCS(0)})
		name, result := answers.Printable(of.path), fine
		report := pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) {
			number := strconv.Itoa(g.Number)
			if why := solved.Refused[g.Number]; why != nil {
				of.err.WriteString(notSolved(name, g.Number, why.Error()))
				result = foundErrors
			}
			found := solved.Games[g.Number]
			if found.Tricks == nil {
				return
			}
			of.out.WriteString(line.Say("solvedGame", "path", name, "game", number) + "\n")
			writeTable(of, found.Tricks)
			if score := optima.Score(g, found.Tricks); score != "" {
				of.out.WriteString("  " + line.Say("solvedScore", "score", score) + "\n")
			}
		})
		if report.Err != nil {
			return failed, report.Err
		}
		if from != nil {
			report = from.Report
		}
		if err := of.foreign(report); err != nil {
			return failed, err
		}
		of.err.WriteString(leftUnsolved(name, solved.Left))
		if of.out.Len()+of.err.Len() == 0 {
			of.err.WriteString(nothingSolved(name, report))
		}
		return max(result, exitOf(report)), nil
	}), nil
}

// writeTable writes a row for each declarer.
func writeTable(of *input, tricks *bridge.DoubleDummy) {
	const columns = 5
	of.out.WriteString("   ")
	for column := range columns {
		fmt.Fprintf(&of.out, "%3s", strain(column))
	}
	for seat := range bridge.NoSeat {
		of.out.WriteString("\n  " + seat.String())
		for column := range columns {
			fmt.Fprintf(&of.out, "%3d", tricks[seat][strain(column)])
		}
	}
	of.out.WriteString("\n")
}

// notSolved says why a game stays as it is, and leftUnsolved how many games a limit has left.
func notSolved(name string, game int, why string) string {
	return "pbn: " + line.Say("notSolved", "path", name, "game", strconv.Itoa(game), "reason", why) + "\n"
}

func leftUnsolved(name string, games int) string {
	if games == 0 {
		return ""
	}
	return "pbn: " + line.Say("leftUnsolved", "path", name, "games", answers.Counted(games, "game")) + "\n"
}

// nothingSolved says why there is nothing else to say of a file.
func nothingSolved(name string, r *pbn.Report) string {
	why := line.Say("noDeal")
	if r.Games == 0 && len(r.Diagnostics.Items) > 0 {
		why = answers.Printable(r.Diagnostics.Items[0].Message)
	}
	return "pbn: " + name + ": " + why + "\n"
}

func optimum(s *shell, l *line.Line) (exit, error) {
	limit, err := limitOf(l)
	if err != nil {
		return failed, err
	}
	options := optima.Options{Limit: limit, Workers: runtime.GOMAXPROCS(0)}
	if l.Is("check") {
		return checkOptimum(s, l, options)
	}
	if l.Value("only") == "all" {
		options.Only = optima.All
	}
	return writeEach(s, l, func(of *input, to io.Writer) (string, *pbn.Report, error) {
		file, from, err := wholeAsPBN(of, "solvedDeals")
		if err == nil {
			err = refuseInPlace(l, from)
		}
		if err != nil {
			return "", nil, err
		}
		filled := optima.Fill(file, source.Automatic, options)
		report := filled.Edited.Report
		if from != nil && report.Games == 0 {
			report = from.Report
		}
		if err := of.foreign(report); err != nil {
			return "", nil, err
		}
		if _, err := to.Write(filled.Edited.Bytes); err != nil {
			return "", nil, err
		}
		name := answers.Printable(of.path)
		said := line.Say("filled", "path", name, "tags", answers.Counted(filled.Tags, "tag"), "games", answers.Counted(filled.Games, "game")) + "\n"
		for _, number := range slices.Sorted(maps.Keys(filled.Why)) {
			said += notSolved(name, number, answers.Printable(filled.Why[number]))
		}
		return said + leftUnsolved(name, filled.Left), report, nil
	}, pbnName)
}

// checkOptimum reports where tags of files are not what the solver finds, by the rules for that and no others.
func checkOptimum(s *shell, l *line.Line, options optima.Options) (exit, error) {
	if l.Is("output") || l.Is("in-place") {
		return failed, line.Mistake(line.Say("checkWrites"))
	}
	options.Only = optima.Check
	severities := map[diag.Rule]diag.Severity{}
	for _, rule := range rules.All() {
		if rule != rules.OptimumPlay && rule != rules.OptimumResult && rule != rules.OptimumScore {
			severities[rule] = diag.Off
		}
	}
	as := textFormat(l, os.Stdout)
	return s.eachFile(l.Names, as.frame, func(of *input) (exit, error) {
		file, _, err := wholeAsPBN(of, "solvedDeals")
		if err != nil {
			return failed, err
		}
		solved := optima.Solve(pbn.Bytes(file), options)
		r := pbn.Validate(pbn.Bytes(file), pbn.Options{Severities: severities, Solved: solved.Games})
		if err := of.foreign(r); err != nil {
			return failed, err
		}
		of.out.Write(as.file(of.path, r))
		of.err.WriteString(leftUnsolved(answers.Printable(of.path), solved.Left))
		if len(r.Diagnostics.Items) > 0 {
			return foundErrors, nil
		}
		return fine, nil
	}), nil
}
