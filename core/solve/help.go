package solve

import "pbn/core/chess"

// helper searches helpmates: lines of so many plies that end with mate of the side that does not make the last one.
type helper struct {
	s        *search
	branches int
	lines    int
	isCut    bool
}

// has reports whether there is a line of exactly so many plies.
func (h *helper) has(plies int) bool {
	s := h.s
	if plies == 1 {
		_, ok := s.matesNow()
		return ok
	}
	if !s.visit() {
		return false
	}
	// A position may be met with more and with fewer plies left.
	key := s.p.Key() + uint64(plies)*0xD1B54A32D192ED03
	if at := s.memory.find(key); at != nil {
		return at.wins > 0
	}
	var list chess.Moves
	is := false
	for _, m := range s.p.Moves(&list) {
		if is = h.leads(m, plies); is || s.isStopped() {
			break
		}
	}
	if s.isStopped() {
		return is
	}
	at := s.memory.keep(key, uint8(plies))
	if at.fails = uint8(plies); is {
		at.wins, at.fails = uint8(plies), 0
	}
	return is
}

// leads reports whether a move is the first of a line of so many plies.
func (h *helper) leads(m chess.Move, plies int) bool {
	var u chess.Undo
	h.s.p.Do(m, &u)
	is := h.has(plies - 1)
	h.s.p.TakeBack(m, &u)
	return is
}

// all returns the lines of so many plies.
func (h *helper) all(plies int, isRoot bool) (branches []Branch) {
	s := h.s
	var list chess.Moves
	var u chess.Undo
	moves := s.p.Moves(&list)
	if plies == 1 {
		moves = s.p.Checking(&list)
	}
	for i, m := range moves {
		if isRoot {
			s.rootDone, s.rootAll = i, len(moves)
		}
		branch := Branch{Move: m, SAN: s.p.SAN(m)}
		s.p.Do(m, &u)
		branch.SAN |= s.p.Mark()
		is := plies == 1 && !s.p.HasMove()
		if plies > 1 && h.has(plies-1) {
			branch.Replies = h.all(plies-1, false)
			is = len(branch.Replies) > 0
		}
		s.p.TakeBack(m, &u)
		if is {
			if branches = append(branches, branch); plies == 1 {
				h.lines++
			}
			h.branches--
		}
		if h.isCut = h.isCut || h.branches < 0; h.isCut || s.isStopped() {
			break
		}
	}
	return branches
}

// solveHelp solves a helpmate.
func solveHelp(s *search, r *Result, o Options) {
	h := &helper{s: s, branches: o.Branches}
	plies := r.Stipulation.plies()
	for n := 2 - plies&1; n < plies && r.ShortIn == 0; n += 2 {
		if h.has(n) {
			r.ShortIn = (n + 1) / 2
			r.Short = h.all(n, false)
		}
	}
	h.lines = 0
	r.Solutions = h.all(plies, true)
	r.Count, r.End = h.lines, s.end
	r.Verdict = verdictOfLines(r, h.isCut)
	if o.SetPlay && plies > 1 && plies&1 == 0 {
		if p, ok := withTurn(&s.p, s.p.Turn^1); ok {
			before := s.p
			s.p = p
			r.SetPlay = h.all(plies-1, false)
			s.p = before
		}
	}
	r.IsCut = h.isCut || s.isStopped()
}

func verdictOfLines(r *Result, isCut bool) Verdict {
	meant := r.Stipulation.Solutions
	switch {
	case r.ShortIn > 0:
		return ShortSolution
	case meant > 0 && r.Count > meant:
		return Cooked
	case r.End != Finished || isCut:
		return NotFinished
	case r.Count == 0:
		return NoSolution
	case r.Count < meant:
		return FewerSolutions
	case meant > 0 || r.Count == 1:
		return Sound
	}
	return SeveralSolutions
}
