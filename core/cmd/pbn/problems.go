package main

import (
	"strconv"
	"strings"
	"sync"
	"time"

	"pbn/core/chess"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/solve"
	"pbn/core/solve/answers"
	"pbn/core/source"
	"pbn/core/wire"
)

// usualSeconds is how long a problem is solved where nobody says it.
const usualSeconds = 60

// problems are what solves the problems of files of PBI, EPD and FENs.
type problems struct {
	// solvers are those that work on files, several at the same time; each has 64 MiB, which no file of bridge needs.
	solvers sync.Pool
	// numbers are those of the problems that are solved; nil are all.
	numbers desk.Numbers
	// stipulation is that of the command line, the zero value without one; a record's own, its dm, comes first.
	stipulation solve.Stipulation
	options     solve.Options
}

// newProblems returns what solves problems as a command line says.
func newProblems(l *line.Line) (*problems, error) {
	p := &problems{solvers: sync.Pool{New: func() any { return solve.New(64 << 20) }}}
	if l.Is("games") {
		var err error
		if p.numbers, err = desk.ReadNumbers(l.Value("games")); err != nil {
			return nil, line.Mistake("--games: " + err.Error())
		}
	}
	if text := l.Value("stipulation"); l.Is("stipulation") {
		var fault solve.Fault
		if p.stipulation, fault = solve.Parse(text); fault != solve.NoFault {
			return nil, line.Mistake(words.Say(stipulationFaults[fault], "given", text))
		}
	}
	seconds := usualSeconds
	for _, option := range []struct {
		name string
		to   *int
	}{{"seconds", &seconds}, {"tries", &p.options.Tries}} {
		if !l.Is(option.name) {
			continue
		}
		var err error
		if *option.to, err = l.Number(option.name); err != nil {
			return nil, err
		}
	}
	p.options.SetPlay, p.options.KeepRights = l.Is("set-play"), l.Is("keep-rights")
	p.options.Limits = solve.Limits{Time: int64(seconds) * int64(time.Second), Clock: func() int64 { return time.Now().UnixNano() }}
	return p, nil
}

var stipulationFaults = map[solve.Fault]string{solve.Unknown: "unknownStipulation", solve.TooLong: "longStipulation"}

// problem is a position with what was found of it, or why nothing was.
type problem struct {
	// line is that of the file; 0 where the file has no line for each, so that number, from 1, says which it is.
	line   int
	number int
	name   string
	fen    string
	// letters are those of the men where moves are written.
	letters *chess.Language
	result  *solve.Result
	why     string
}

// solveFile solves the positions of a file.
func (p *problems) solveFile(of *kit.Input) (kit.Exit, error) {
	var all []problem
	solver := p.solvers.Get().(*solve.Solver)
	defer p.solvers.Put(solver)
	r := epd.Parse(games(of), kindOf(of), func(t *source.Text, record *epd.Record) {
		if number := len(all) + 1; p.numbers.Has(number) {
			all = append(all, p.solve(t, record, solver))
		}
	})
	return p.say(of, all, r)
}

// say says of a file what was found of its problems.
func (p *problems) say(of *kit.Input, all []problem, r *report.Report) (kit.Exit, error) {
	if r.Err != nil {
		return kit.Failed, r.Err
	}
	if err := of.Foreign(r); err != nil {
		return kit.Failed, err
	}
	of.JSON = kit.ObjectOf(of, func(w *wire.Writer) {
		w.List("problems", len(all), func(i int) { all[i].writeJSON(w) })
	})
	result := kit.ExitOf(r)
	for i := range all {
		if all[i].result == nil {
			of.Err.WriteString(words.Say("notSolvedProblem", "path", wire.Printable(of.Name), "where", all[i].where(), "why", all[i].why) + "\n")
			result = kit.FoundErrors
			continue
		}
		all[i].writeText(of)
	}
	return result, nil
}

// where says which of the file it is.
func (p *problem) where() string {
	if p.line == 0 {
		return words.Say("atNumber", "number", strconv.Itoa(p.number))
	}
	return words.Say("atLine", "line", strconv.Itoa(p.line))
}

// solve solves the position of a record.
func (p *problems) solve(t *source.Text, r *epd.Record, solver *solve.Solver) problem {
	one := problem{line: r.Line, letters: chess.English}
	if id := r.Find(epd.ID); id != nil && len(r.Of(id)) > 0 {
		one.name = r.Of(id)[0].Text(t)
	}
	if !r.HasPosition {
		one.why = words.Say("noPosition")
		return one
	}
	one.fen = string(chess.AppendFEN(nil, &r.Position))
	stipulation := p.stipulation
	if dm := r.Find(epd.DM); dm != nil && len(r.Of(dm)) > 0 {
		if n, ok := r.Of(dm)[0].Number(t); ok {
			var fault solve.Fault
			text := "#" + strconv.Itoa(int(n))
			if stipulation, fault = solve.Parse(text); fault != solve.NoFault {
				one.why = words.Say(stipulationFaults[fault], "given", text)
				return one
			}
		}
	}
	if stipulation == (solve.Stipulation{}) {
		one.why = words.Say("noStipulation")
		return one
	}
	one.decide(solver, &r.Position, stipulation, p.options)
	return one
}

// decide solves a position.
func (p *problem) decide(solver *solve.Solver, position *chess.Position, stipulation solve.Stipulation, options solve.Options) {
	result, fault, ok := solver.Solve(position, stipulation, options)
	if !ok {
		p.why = rules.WhyNoMoves(position, fault)
		return
	}
	p.result = result
}

// writeText writes what was found for people.
func (p *problem) writeText(of *kit.Input) {
	r := p.result
	head := r.Stipulation.String()
	if p.name != "" {
		head = p.name + ", " + head
	}
	of.Out.WriteString(words.Say("solvedProblem", "path", wire.Printable(of.Name), "where", p.where(), "name", wire.Printable(head), "verdict", verdictSaid(r)) + "\n")
	for text := range strings.Lines(string(r.AppendText(nil, p.letters))) {
		of.Out.WriteString("  " + text)
	}
	for _, note := range r.Notes {
		of.Out.WriteString("  " + words.Say(noteWords[note.Kind], "square", note.Square.String()) + "\n")
	}
	if r.IsCut {
		of.Out.WriteString("  " + words.Say("solutionCut") + "\n")
	}
}

// verdictSaid says what was proved.
func verdictSaid(r *solve.Result) string {
	return words.Say(verdicts[r.Verdict], "count", strconv.Itoa(r.Count), "moves", strconv.Itoa(r.ShortIn), "solutions", strconv.Itoa(r.Stipulation.Solutions))
}

var verdicts = [...]string{
	solve.NotFinished:      "verdictNotFinished",
	solve.Sound:            "verdictSound",
	solve.Cooked:           "verdictCooked",
	solve.NoSolution:       "verdictNone",
	solve.ShortSolution:    "verdictShort",
	solve.SeveralSolutions: "verdictSeveral",
	solve.FewerSolutions:   "verdictFewer",
}

var noteWords = [...]string{
	solve.CastlingAssumed:  "noteCastlingAssumed",
	solve.CastlingExcluded: "noteCastlingExcluded",
	solve.PassingProved:    "notePassingProved",
	solve.PassingGiven:     "notePassingGiven",
	solve.PassingUnproved:  "notePassingUnproved",
	solve.TurnChanged:      "noteTurnChanged",
}

// writeJSON writes what was found as JSON.
func (p *problem) writeJSON(w *wire.Writer) {
	w.Open('{')
	if p.line > 0 {
		w.IntField("line", p.line)
	}
	if p.number > 0 {
		w.IntField("problem", p.number)
	}
	w.FilledField("id", p.name)
	w.FilledField("fen", p.fen)
	w.FilledField("why", p.why)
	if p.result != nil {
		answers.Write(w, p.result, p.letters)
	}
	w.Close('}')
}
