package solve

import "pbn/core/chess"

// search is a position that is searched, and what the search may take.
type search struct {
	p      chess.Position
	memory memory
	limits Limits
	poll   func(Progress) bool
	// nodes are the positions that were visited; when they are as many as question says, the limits are looked at.
	nodes, question uint64
	began           int64
	end             End
	rootDone        int
	rootAll         int
	// killers are the moves that refuted last, by the number of moves left; history is how often a move, by the kind of man and where it goes,
	// settled a position.
	killers [2][16]chess.Move
	history [2][1 << 9]uint32
}

// every is how many positions are visited between two questions, about a millisecond.
const every = 1 << 13

func (s *search) begin(limits Limits, poll func(Progress) bool) {
	s.limits, s.poll = limits, poll
	s.nodes, s.question, s.end = 0, 0, Finished
	s.rootDone, s.rootAll = 0, 0
	s.killers, s.history = [2][16]chess.Move{}, [2][1 << 9]uint32{}
	s.memory.clear()
	if limits.Clock != nil {
		s.began = limits.Clock()
	}
	s.ask()
}

// visit counts a position. It reports whether the search goes on; once it does not, nothing that it returns says anything.
func (s *search) visit() bool {
	if s.isStopped() {
		return false
	}
	if s.nodes++; s.nodes >= s.question {
		s.ask()
	}
	return !s.isStopped()
}

// isStopped reports whether the search has come to a limit, or was told to stop.
func (s *search) isStopped() bool { return s.end != Finished }

func (s *search) ask() {
	l := &s.limits
	s.question = s.nodes + every
	if l.Nodes > 0 {
		s.question = min(s.question, l.Nodes+1)
	}
	switch {
	case s.isStopped():
	case l.Nodes > 0 && s.nodes > l.Nodes:
		s.end = NodesSpent
	case l.Time > 0 && l.Clock != nil && l.Clock()-s.began >= l.Time:
		s.end = TimeSpent
	case s.poll != nil && !s.poll(Progress{s.nodes, s.rootDone, s.rootAll}):
		s.end = Aborted
	}
}

// matesNow reports whether the side on turn can mate by a move, and returns it.
func (s *search) matesNow() (mate chess.Move, ok bool) {
	if !s.visit() {
		return chess.NoMove, false
	}
	var list chess.Moves
	var u chess.Undo
	for _, m := range s.p.Checking(&list) {
		s.p.Do(m, &u)
		is := !s.p.HasMove()
		if s.p.TakeBack(m, &u); is {
			return m, true
		}
	}
	return chess.NoMove, false
}

// settles notes that a move settled a position from which so many moves are left.
func (s *search) settles(m chess.Move, left int) {
	c := s.p.Turn & 1
	s.killers[c][left&15] = m
	s.history[c][s.historyOf(m)] += 1 << (2 * min(left, 6))
}

func (s *search) historyOf(m chess.Move) int {
	return int(s.p.On(m.From()).Kind())<<6 | int(m.To())
}
