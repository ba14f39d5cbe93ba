package solve

import "pbn/core/chess"

// forcing searches direct mates and selfmates: the side on turn reaches the aim, whatever the other side does.
type forcing struct {
	s      *search
	isSelf bool
}

// wins reports whether the side on turn reaches the aim in at most so many of its moves.
func (f *forcing) wins(moves int) bool {
	s := f.s
	if !f.isSelf {
		if mate, ok := s.matesNow(); ok || moves == 1 {
			if ok && moves > 1 {
				s.settles(mate, moves)
			}
			return ok
		}
	}
	if !s.visit() {
		return false
	}
	known := chess.NoMove
	if at := s.memory.find(s.p.Key()); at != nil {
		if at.wins > 0 && int(at.wins) <= moves {
			return true
		}
		if int(at.fails) >= moves {
			return false
		}
		known = chess.Move(at.best)
	}
	var list chess.Moves
	o := sorter{moves: s.p.Moves(&list)}
	s.attacks(&o, known, moves)
	for i := range o.moves {
		m := o.next(i)
		if !f.forces(m, moves) {
			if s.isStopped() {
				return false
			}
			continue
		}
		s.settles(m, moves)
		at := s.memory.keep(s.p.Key(), uint8(moves))
		at.wins, at.best = uint8(moves), uint16(m)
		return true
	}
	if !s.isStopped() {
		s.memory.keep(s.p.Key(), uint8(moves)).fails = uint8(moves)
	}
	return false
}

// forces reports whether a move reaches the aim, as the first of at most so many.
func (f *forcing) forces(m chess.Move, moves int) bool {
	var u chess.Undo
	f.s.p.Do(m, &u)
	is := f.refutation(moves-1) == chess.NoMove
	f.s.p.TakeBack(m, &u)
	return is && !f.s.isStopped()
}

// refutation returns a reply after which the other side does not reach the aim in so many more moves, or [none] where it does not although
// there is no reply; NoMove says that it does.
func (f *forcing) refutation(left int) chess.Move {
	s := f.s
	if !s.visit() {
		return none
	}
	var list chess.Moves
	o := sorter{moves: s.p.Moves(&list)}
	if len(o.moves) == 0 {
		if f.isReached() {
			return chess.NoMove
		}
		return none
	}
	if left == 0 && !f.isSelf {
		return o.moves[0]
	}
	s.defences(&o, left)
	for i := range o.moves {
		m := o.next(i)
		if !f.isMet(m, left) {
			if !s.isStopped() {
				s.settles(m, left)
			}
			return m
		}
	}
	return chess.NoMove
}

// none is what refutes where there is no move that does.
const none = chess.Null

// isReached reports whether a position in which the side on turn has no move reaches the aim: a mate, but of the right side.
func (f *forcing) isReached() bool { return f.s.p.IsCheck() && !f.isSelf }

// isMet reports whether a reply of the other side is of no avail.
func (f *forcing) isMet(m chess.Move, left int) bool {
	s := f.s
	var u chess.Undo
	s.p.Do(m, &u)
	is := f.isSelf && s.p.IsMate()
	if !is && left > 0 {
		is = f.wins(left)
	}
	s.p.TakeBack(m, &u)
	return is
}
