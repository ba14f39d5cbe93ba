package convert

import (
	"strconv"

	"pbn/core/chess"
	"pbn/core/solve"
)

// solve gives the problem its solution, if it has one.
func (e *entry) solve(found *solve.Result) {
	if found != nil {
		e.solution, e.position = found, found.Position
	}
}

// hasKey reports whether the keymove is among the first moves of the solution.
func (e *entry) hasKey() bool {
	for i := range e.solution.Solutions {
		if e.solution.Solutions[i].Move == e.key {
			return true
		}
	}
	return false
}

// movetext writes moves as PGN has them.
type movetext struct {
	out   []byte
	black int // 1 where Black moves first
}

// move writes the move of a ply, with its number if it is White's or another move is not before it.
func (m *movetext) move(san chess.Pattern, ply int, isNumbered bool) {
	ply += m.black
	if ply&1 == 0 || isNumbered {
		m.out = strconv.AppendInt(m.out, int64(ply/2+1), 10)
		m.out = append(m.out, [...]string{". ", "... "}[ply&1]...)
	}
	m.out = san.Append(m.out)
}

// line writes the first of several moves, the others as variations, and what follows the first. Replies that are no defence are left out.
func (m *movetext) line(branches []solve.Branch, ply int) {
	all := defences(branches)
	for i, one := range all {
		if i > 0 {
			m.out = append(m.out, " ("...)
		}
		m.move(one.SAN, ply, i > 0 || ply == 0 || m.out[len(m.out)-1] != ' ' || m.wasVariation())
		m.threats(one, ply)
		if i > 0 {
			m.rest(one, ply)
			m.out = append(m.out, ')')
		}
	}
	if len(all) > 0 {
		m.rest(all[0], ply)
	}
}

// defences returns the moves that are written: without replies that let through what was threatened.
func defences(branches []solve.Branch) (all []*solve.Branch) {
	for i := range branches {
		if !branches[i].IsMet {
			all = append(all, &branches[i])
		}
	}
	return all
}

// wasVariation reports whether a variation or a comment ends before a blank, so that a number is needed.
func (m *movetext) wasVariation() bool {
	n := len(m.out)
	return n > 1 && (m.out[n-2] == ')' || m.out[n-2] == '}')
}

// rest writes what follows a move.
func (m *movetext) rest(b *solve.Branch, ply int) {
	if len(defences(b.Replies)) > 0 {
		m.out = append(m.out, ' ')
		m.line(b.Replies, ply+1)
	}
}

// threats writes in a comment what a move threatens, or that it threatens nothing.
func (m *movetext) threats(b *solve.Branch, ply int) {
	if len(b.Threats) == 0 && !b.IsZugzwang {
		return
	}
	m.out = append(m.out, " {"...)
	if b.IsZugzwang {
		m.out = append(m.out, "zugzwang"...)
	}
	for i := range b.Threats {
		m.out = append(m.out, [...]string{"threatens ", ", "}[min(i, 1)]...)
		m.move(b.Threats[i].SAN, ply+2, true)
	}
	m.out = append(m.out, '}')
}
