package solve

import "pbn/core/chess"

// DefaultMemory is the memory of a solver, in bytes, where nobody says it.
const DefaultMemory = 16 << 20

// Limits are what a search may take; a limit of 0 is none.
type Limits struct {
	Nodes uint64 // positions that are visited
	// Time is how long it may take, by Clock, in the units of that.
	Time  int64
	Clock func() int64
}

// Options are what is wanted besides the solution.
type Options struct {
	Limits Limits
	// Tries are moves that fail to at most so many replies; 0 is no tries.
	Tries   int
	SetPlay bool
	// Branches are how many branches the trees may have together; 0 is [UsualBranches].
	Branches int
	// KeepRights takes the position as it says: castling is allowed where its FEN says so, and nowhere else. Without it castling is allowed
	// unless it can be proved that it is not, as in problems.
	KeepRights bool
}

// UsualBranches are how many branches trees have where nobody says it.
const UsualBranches = 20000

// Progress is how far a solver is: Done of All first moves are decided.
type Progress struct {
	Nodes     uint64
	Done, All int
}

// End is how a search ended.
type End uint8

// The ends.
const (
	Finished End = iota
	NodesSpent
	TimeSpent
	Aborted
)

// Verdict is what is proved of a problem.
type Verdict uint8

// The verdicts.
const (
	NotFinished Verdict = iota // a limit came first, and nothing is known
	Sound                      // one solution, or as many as are meant
	Cooked                     // more solutions than are meant
	NoSolution
	ShortSolution    // it can be solved in fewer moves
	SeveralSolutions // of a helpmate, which does not say how many are meant
	FewerSolutions   // of a helpmate that says how many are meant
)

// Result is what was found.
type Result struct {
	Stipulation Stipulation
	Position    chess.Position // as it was solved
	Notes       []Note
	Verdict     Verdict
	// Solutions are the keys, or the first moves of a helpmate. Count is how many keys or, in helpmates, lines there are.
	Solutions []Branch
	Count     int
	// ShortIn is in how many moves it can be solved, 0 if not in fewer than are demanded; Solutions are then those of direct mates and selfmates
	// in so few moves, while helpmates have the lines in Short.
	ShortIn int
	Short   []Branch
	Tries   []Branch
	SetPlay []Branch
	// Duals are how many defences of solutions have several continuations of full length.
	Duals int
	Nodes uint64
	// End is how the search for solutions ended. IsCut says that the trees, tries or set play are not complete.
	End   End
	IsCut bool
}

// Solver solves one problem at a time. It is not safe for use by several goroutines at the same time.
type Solver struct {
	// Poll, if it is not nil, is called about each millisecond. The search ends where it returns false.
	Poll   func(Progress) bool
	search search
}

// New returns a solver that remembers positions in at most so many bytes; 0 is [DefaultMemory]. How many they are changes how long a search
// takes, never its result.
func New(memory int) *Solver {
	if memory <= 0 {
		memory = DefaultMemory
	}
	s := &Solver{}
	s.search.memory = newMemory(memory)
	return s
}

// Solve solves a problem. ok is false, and fault says why, where the position has no legal moves to speak of.
func (s *Solver) Solve(p *chess.Position, st Stipulation, o Options) (r *Result, fault chess.PositionFault, ok bool) {
	r = &Result{Stipulation: st}
	r.Position, r.Notes = prepare(p, st, o.KeepRights)
	if fault, is := chess.Unplayable(&r.Position); is {
		return nil, fault, false
	}
	if o.Branches <= 0 {
		o.Branches = UsualBranches
	}
	s.search.p = r.Position
	s.search.begin(o.Limits, s.Poll)
	if st.Kind == Help {
		solveHelp(&s.search, r, o)
	} else {
		solveForced(&s.search, r, o)
	}
	r.Nodes = s.search.nodes
	return r, fault, true
}

// Unplayable returns why a problem cannot be solved whose position has no legal moves to speak of; is reports whether it is one.
func Unplayable(p *chess.Position, st Stipulation, o Options) (fault chess.PositionFault, is bool) {
	prepared, _ := prepare(p, st, o.KeepRights)
	return chess.Unplayable(&prepared)
}

// solveForced solves a direct mate or a selfmate.
func solveForced(s *search, r *Result, o Options) {
	f := forcing{s, r.Stipulation.Kind == Self}
	moves := r.Stipulation.Moves
	for n := 1; n < moves && r.ShortIn == 0; n++ {
		if f.wins(n) {
			r.ShortIn, moves = n, n
		}
	}
	b := &builder{f: f, branches: o.Branches}
	keys, tries := f.roots(moves, o.Tries)
	r.Count, r.End = len(keys), s.end
	r.Verdict = verdictOfKeys(r)
	for _, m := range keys {
		if branch, whole := b.attack(m, moves-1); whole {
			r.Solutions = append(r.Solutions, branch)
		} else {
			r.Solutions = append(r.Solutions, b.bare(m))
		}
	}
	r.Duals = b.duals
	for _, m := range tries {
		if branch, whole := b.attack(m, moves-1); whole {
			r.Tries = append(r.Tries, branch)
		}
	}
	if o.SetPlay && moves > 1 && !s.p.IsCheck() {
		var u chess.Undo
		s.p.Do(chess.Null, &u)
		r.SetPlay = b.setPlay(moves - 1)
		s.p.TakeBack(chess.Null, &u)
	}
	r.IsCut = b.isCut
}

func verdictOfKeys(r *Result) Verdict {
	switch {
	case r.ShortIn > 0:
		return ShortSolution
	case r.Count > 1:
		return Cooked
	case r.End != Finished:
		return NotFinished
	case r.Count == 1:
		return Sound
	}
	return NoSolution
}

// roots returns the moves that reach the aim as the first of so many, and those that fail to at most so many replies.
func (f *forcing) roots(moves, most int) (keys, tries []chess.Move) {
	s := f.s
	var list chess.Moves
	all := s.p.Moves(&list)
	s.rootDone, s.rootAll = 0, len(all)
	for _, m := range all {
		switch refutations := f.refutations(m, moves-1, most); {
		case s.isStopped():
			return keys, tries
		case refutations == 0:
			keys = append(keys, m)
		case refutations <= most:
			tries = append(tries, m)
		}
		s.rootDone++
	}
	return keys, tries
}

// refutations counts the replies that refute a move, up to one more than most.
func (f *forcing) refutations(m chess.Move, left, most int) (n int) {
	s := f.s
	var u chess.Undo
	s.p.Do(m, &u)
	defer s.p.TakeBack(m, &u)
	switch reply := f.refutation(left); {
	case reply == chess.NoMove:
		return 0
	case most == 0 || reply == none || left == 0 && !f.isSelf:
		return most + 1
	}
	var list chess.Moves
	for _, reply := range s.p.Moves(&list) {
		if !f.isMet(reply, left) {
			if n++; n > most || s.isStopped() {
				return n
			}
		}
	}
	return n
}
