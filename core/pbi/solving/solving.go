// Package solving compares problems of files with what the solver finds: whether they have a solution, one key, none in fewer moves, and whether
// keymove and status say so.
package solving

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/solve"
	"pbn/core/source"
)

// Options limit what is solved.
type Options struct {
	// Moves are those of the longest problems that are solved; 0 is three.
	Moves int
	// Nodes limits each search; 0 is ten million. A problem that would take more is not judged.
	Nodes uint64
}

// Checker solves the problems of a file.
type Checker struct {
	options Options
	solver  *solve.Solver
}

// New returns a checker. Its method Check is for the options of a file: see [pbn/core/pbi.Options].
func New(options Options) *Checker {
	if options.Moves == 0 {
		options.Moves = 3
	}
	if options.Nodes == 0 {
		options.Nodes = 10_000_000
	}
	return &Checker{options: options, solver: solve.New(0)}
}

// Check solves a direct mate, and reports what differs. Other problems are not solved.
func (c *Checker) Check(t *source.Text, r *record.Record, found *diag.List) {
	if r.Aim.Kind != record.DirectMate {
		return
	}
	if result := c.solve(r, 1); result != nil {
		Compare(t, r, result, found)
	}
}

// Compare reports what of a direct mate differs from what was found by solving it. Of other problems, and where it is not decided, it says
// nothing.
func Compare(t *source.Text, r *record.Record, result *solve.Result, found *diag.List) {
	if r.Aim.Kind != record.DirectMate || result.Verdict == solve.NotFinished {
		return
	}
	if r.Has(record.Status) {
		status(t, r, result, found)
	} else {
		verdict(r, result, found)
	}
	keymove(t, r, result, found)
}

// Solution solves a problem, and returns its solution with variations; nil where the solver does not know its kind, it is too long, or
// takes more than the limit of nodes, and where there is no solution of full length.
func (c *Checker) Solution(r *record.Record) *solve.Result {
	result := c.solve(r, mostBranches)
	if result == nil || result.ShortIn > 0 || len(result.Solutions) == 0 {
		return nil
	}
	return result
}

// mostBranches are how many branches a solution has that is written.
const mostBranches = 1000

// solve solves a problem, with so many branches at most.
func (c *Checker) solve(r *record.Record, branches int) *solve.Result {
	kind, known := solvers[r.Aim.Kind]
	if !r.HasPosition || !known || r.Aim.Moves > c.options.Moves {
		return nil
	}
	st := solve.Stipulation{Kind: kind, Moves: r.Aim.Moves, HasHalf: r.Aim.HasHalf}
	result, _, ok := c.solver.Solve(&r.Position, st, solve.Options{Limits: solve.Limits{Nodes: c.options.Nodes}, Branches: branches})
	if !ok || result.Verdict == solve.NotFinished {
		return nil
	}
	return result
}

// solvers are the kinds of problems that are solved.
var solvers = map[record.AimKind]solve.Kind{record.DirectMate: solve.Direct, record.HelpMate: solve.Help, record.SelfMate: solve.Self}

// signs are the statuses of verdicts, and kinds what is said where there is another one.
var (
	signs = map[solve.Verdict]string{solve.Sound: "!", solve.Cooked: "*", solve.NoSolution: "+", solve.ShortSolution: "$"}
	kinds = map[solve.Verdict]diag.Kind[rules.Keys]{
		solve.Sound: rules.StatusOfSound, solve.Cooked: rules.StatusOfCooked, solve.NoSolution: rules.StatusOfNone, solve.ShortSolution: rules.StatusOfShort,
	}
)

// status compares the status with a verdict. One that says that something else is wrong, or nothing that is defined, is not judged.
func status(t *source.Text, r *record.Record, result *solve.Result, found *diag.List) {
	says := r.Text(t, record.Status)
	isJudged := false
	for _, sign := range signs {
		isJudged = isJudged || sign == says
	}
	if isJudged && says != signs[result.Verdict] {
		say(kinds[result.Verdict].Find(found, r.Fields[record.Status]), result)
	}
}

// verdict reports what is wrong with a problem without a status.
func verdict(r *record.Record, result *solve.Result, found *diag.List) {
	at := r.Fields[record.Position]
	switch result.Verdict {
	case solve.Cooked:
		say(rules.Cooked.Find(found, at), result)
	case solve.NoSolution:
		say(rules.NoKey.Find(found, at), result)
	case solve.ShortSolution:
		say(rules.ShortMate.Find(found, at), result)
	}
}

// keymove compares the keymove with the keys of a problem that has some. A keymove that cannot be read is not judged.
func keymove(t *source.Text, r *record.Record, result *solve.Result, found *diag.List) {
	if result.Verdict != solve.Sound && result.Verdict != solve.Cooked {
		return
	}
	key := record.ReadKey(&result.Position, record.Text(t, r.Fields[record.Keymove]))
	if key == chess.NoMove || r.Text(t, record.Status) == "?" {
		return
	}
	for i := range result.Solutions {
		if result.Solutions[i].Move == key {
			return
		}
	}
	say(rules.WrongKey.Find(found, r.Fields[record.Keymove]), result)
}

// mostKeys are how many keys a finding names.
const mostKeys = 5

// say gives a finding the keys, in the letters of problemists.
func say(e diag.Entry[rules.Keys], result *solve.Result) {
	if !e.IsKept() {
		return
	}
	text := ""
	for i, one := range result.Solutions[:min(mostKeys, len(result.Solutions))] {
		if i > 0 {
			text += ", "
		}
		text += string(solve.Letters.Append(nil, one.SAN))
	}
	if len(result.Solutions) > mostKeys {
		text += " …"
	}
	moves := result.Stipulation.Moves
	if result.ShortIn > 0 {
		moves = result.ShortIn
	}
	e.Say(rules.Keys{Count: int32(len(result.Solutions)), Moves: int32(moves), Keys: e.Text(text)})
}
