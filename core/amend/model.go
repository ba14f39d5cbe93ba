package amend

import (
	"slices"

	"pbn/core/given"
)

// model is what a game is to be: its moves in the order of the text, with those that edits have changed.
type model struct {
	game *given.Game
	// ids are the numbers that the moves had when the game was read; -1 of those that are new. places is where each of them is now, -1 where
	// it was removed; it is made anew when it is nil.
	ids, places []int
	read        int // how many moves were read
}

func newModel(g *given.Game) model {
	m := model{game: g, read: len(g.Moves), ids: make([]int, len(g.Moves))}
	for k := range m.ids {
		m.ids[k] = k
	}
	return m
}

// indexOf returns where a move that was read is now; -1 where it was removed.
func (m *model) indexOf(move int) int {
	if m.places == nil {
		m.places = make([]int, m.read)
		for k := range m.places {
			m.places[k] = -1
		}
		for k, id := range m.ids {
			if id >= 0 {
				m.places[id] = k
			}
		}
	}
	return m.places[move]
}

// variationsEnd returns where the variations of a move end, and how many variations around it end there.
func (m *model) variationsEnd(i int) (end, around int) {
	moves := m.game.Moves
	depth := -moves[i].Closes
	for end = i + 1; depth == 0 && end < len(moves) && moves[end].Opens > 0; {
		for {
			depth += moves[end].Opens - moves[end].Closes
			if end++; depth <= 0 || end == len(moves) {
				break
			}
		}
	}
	return end, max(0, -depth)
}

// lineEnd returns where the line of a move ends, and how many variations end there: that of the move, if it is in one, and those around it.
func (m *model) lineEnd(i int) (end, closes int) {
	moves := m.game.Moves
	depth := -moves[i].Closes
	for end = i + 1; depth >= 0 && end < len(moves); end++ {
		depth += moves[end].Opens - moves[end].Closes
	}
	return end, max(0, -depth)
}

// insert inserts moves; around variations that end before them end after them instead.
func (m *model) insert(at, around int, some []given.Move) {
	some = slices.Clone(some)
	if around > 0 {
		m.game.Moves[at-1].Closes -= around
		some[len(some)-1].Closes += around
	}
	m.game.Moves = slices.Insert(m.game.Moves, at, some...)
	ids := make([]int, len(some))
	for k := range ids {
		ids[k] = -1
	}
	m.ids = slices.Insert(m.ids, at, ids...)
	m.places = nil
}

// cut removes moves. The variations around them that end with them end before them.
func (m *model) cut(from, to int) {
	net := 0
	for k := from; k < to; k++ {
		net += m.game.Moves[k].Closes - m.game.Moves[k].Opens
	}
	if from > 0 {
		m.game.Moves[from-1].Closes += net
	}
	m.game.Moves = slices.Delete(m.game.Moves, from, to)
	m.ids = slices.Delete(m.ids, from, to)
	m.places = nil
}

// before returns the move before another in its line; -1 where that is the first of the game, or there is none.
func (m *model) before(i int) int {
	for i >= 0 && m.game.Moves[i].Opens > 0 {
		i = m.lastBefore(i) // it comes where the move comes that the variation replaces
	}
	if i < 0 {
		return -1
	}
	return m.lastBefore(i)
}

// lastBefore returns the last move before another that is not in a variation which ended before it: of the first move of a variation that is
// the one that it replaces. It is -1 where there is none.
func (m *model) lastBefore(i int) int {
	depth := 0
	for k := i - 1; k >= 0; k-- {
		if depth += m.game.Moves[k].Closes; depth == 0 {
			return k
		}
		depth -= m.game.Moves[k].Opens
	}
	return -1
}

// lineTo returns the moves from the start to a move, with that; none for -1.
func (m *model) lineTo(i int) (line []*given.Move) {
	for k := i; k >= 0; k = m.before(k) {
		line = append(line, &m.game.Moves[k])
	}
	slices.Reverse(line)
	return line
}

// lastOfMain returns the last move of the main line; -1 where there is none.
func (m *model) lastOfMain() int { return m.lastBefore(len(m.game.Moves)) }

// promote puts a variation of a move, from a place up to another, in place of the line of the move, which becomes a variation.
func (m *model) promote(i, from, to int) {
	moves := m.game.Moves
	lineEnd, around := m.lineEnd(i)
	moves[lineEnd-1].Closes -= around
	variationsEnd, _ := m.variationsEnd(i)
	head := &moves[from]
	moves[to-1].Closes--
	head.Opens--
	m.giveBefore(i, head)
	head.Opens, moves[i].Opens = head.Opens+moves[i].Opens, 1
	order := make([]int, 0, lineEnd-i)
	add := func(from, to int) {
		for k := from; k < to; k++ {
			order = append(order, k)
		}
	}
	add(from, from+1)
	add(i, i+1)
	add(variationsEnd, lineEnd)
	moves[order[len(order)-1]].Closes++
	add(i+1, from)
	add(to, variationsEnd)
	add(from+1, to)
	moves[order[len(order)-1]].Closes += around
	changed, ids := make([]given.Move, len(order)), make([]int, len(order))
	for n, k := range order {
		changed[n], ids[n] = moves[k], m.ids[k]
	}
	copy(moves[i:], changed)
	copy(m.ids[i:], ids)
	m.places = nil
}

// giveBefore gives what is said before the first move of a variation, which comes in place of another move, to the move before that. Where
// that one begins a variation, too, it stays.
func (m *model) giveBefore(i int, head *given.Move) {
	if m.game.Moves[i].Opens > 0 {
		return
	}
	comments, nags := &m.game.Comments, &m.game.NAGs
	if k := m.before(i); k >= 0 {
		comments, nags = &m.game.Moves[k].Comments, &m.game.Moves[k].NAGs
	}
	*nags = append(*nags, head.NAGsBefore...)
	head.NAGsBefore = nil
	kept := head.Comments[:0:0]
	for _, c := range head.Comments {
		if !c.Before {
			kept = append(kept, c)
			continue
		}
		c.Before = false
		*comments = append(*comments, c)
	}
	head.Comments = kept
}

// forgetMade leaves the moves their words alone: what they take depends on moves before them, which may be others now.
func (m *model) forgetMade() {
	for k := range m.game.Moves {
		m.game.Moves[k].Made = nil
	}
}
