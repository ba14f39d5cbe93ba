package main

import (
	"os"
	"strings"

	"pbn/core/chess"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/pbi"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/pbi/solving"
	"pbn/core/solve"
	"pbn/core/source"
)

// solveProblems solves the problems of a file of PBI or Olive, and compares keymove and status of direct mates with what is found.
func (p *problems) solveProblems(l *line.Line, of *kit.Input) (kit.Exit, error) {
	file, err := asProblems(of)
	if err != nil {
		return kit.Failed, err
	}
	solver := p.solvers.Get().(*solve.Solver)
	defer p.solvers.Put(solver)
	var all []problem
	hasLines := !of.Is(oliveName)
	r := pbi.Validate(file, pbi.Options{Severities: onlySolutions(hasLines), Check: func(t *source.Text, r *record.Record, found *diag.List) {
		if !p.numbers.Has(r.Number) {
			return
		}
		one := p.solveProblem(t, r, solver)
		if hasLines {
			one.line = r.Line
		}
		if one.result != nil {
			solving.Compare(t, r, one.result, found)
		}
		all = append(all, one)
	}})
	result, err := p.say(of, all, r)
	if err == nil && len(r.Diagnostics.Items) > 0 {
		of.Err.Write(kit.TextFor(l, os.Stderr)(of.Name, r))
	}
	return result, err
}

// onlySolutions are the severities that leave out all rules but those of solutions; those, too, where the places in what was read are no places
// of the file.
func onlySolutions(hasLines bool) map[diag.Rule]diag.Severity {
	off := map[diag.Rule]diag.Severity{}
	for _, rule := range rules.All() {
		if !hasLines || rule < rules.SolutionCook || rule > rules.SolutionStatus {
			off[rule] = diag.Off
		}
	}
	return off
}

// solveProblem solves the problem of a record.
func (p *problems) solveProblem(t *source.Text, r *record.Record, solver *solve.Solver) problem {
	said := r.Problem(t)
	one := problem{number: r.Number, name: nameOf(said), letters: &solve.Letters}
	if !r.HasPosition {
		one.why = words.Say("noPosition")
		return one
	}
	one.fen = string(chess.AppendFEN(nil, &r.Position))
	stipulation := p.stipulation
	switch parsed, fault := solve.Parse(said.Stipulation); {
	case fault == solve.NoFault:
		stipulation = parsed
	case stipulation != (solve.Stipulation{}):
	case said.Stipulation == "":
		one.why = words.Say("noDemand")
		return one
	default:
		one.why = words.Say(stipulationFaults[fault], "given", said.Stipulation)
		return one
	}
	one.decide(solver, &r.Position, stipulation, p.options)
	return one
}

// nameOf is what people know a problem by: who composed it, and where it was printed.
func nameOf(p *record.Problem) string {
	var parts []string
	for _, part := range []string{strings.Join(p.Names, " & "), p.Used.Title, p.Used.Date} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, ", ")
}
