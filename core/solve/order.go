package solve

import "pbn/core/chess"

// sorter hands out moves, those first that are likely to settle a position. The order decides how long a search takes, never its result.
type sorter struct {
	moves  []chess.Move
	scores [256]uint32
}

// next returns a move that was not handed out yet.
func (o *sorter) next(i int) chess.Move {
	if len(o.moves) > len(o.scores) {
		return o.moves[i]
	}
	best := i
	for j := i + 1; j < len(o.moves); j++ {
		if o.scores[j] > o.scores[best] {
			best = j
		}
	}
	o.moves[i], o.moves[best] = o.moves[best], o.moves[i]
	o.scores[i], o.scores[best] = o.scores[best], o.scores[i]
	return o.moves[i]
}

const (
	first  = 1 << 31 // the move that is known to have settled it before
	second = 1 << 30
	usual  = 1<<24 - 1 // what history has at most
)

// attacks sorts the moves of the side that has to reach the aim: the one that did so before, checks, and, where many moves are left, those
// that leave the other side the fewest replies.
func (s *search) attacks(o *sorter, known chess.Move, left int) {
	var list chess.Moves
	for i, m := range o.moves {
		if i == len(o.scores) {
			return
		}
		score := min(s.history[s.p.Turn&1][s.historyOf(m)], usual)
		if left >= 3 {
			var u chess.Undo
			s.p.Do(m, &u)
			replies := len(s.p.Moves(&list))
			if score = 1<<16 - uint32(replies)<<8; s.p.IsCheck() {
				score += 1 << 20
			}
			s.p.TakeBack(m, &u)
		}
		if m == known {
			score = first
		}
		o.scores[i] = score
	}
}

// defences sorts the moves of the other side: the one that refuted last, captures, and what refuted often.
func (s *search) defences(o *sorter, left int) {
	c := s.p.Turn & 1
	killer := s.killers[c][left&15]
	for i, m := range o.moves {
		if i == len(o.scores) {
			return
		}
		switch {
		case m == killer:
			o.scores[i] = first
		case s.p.On(m.To()) != 0 && !m.IsCastling():
			o.scores[i] = second + min(s.history[c][s.historyOf(m)], usual)
		default:
			o.scores[i] = min(s.history[c][s.historyOf(m)], usual)
		}
	}
}
