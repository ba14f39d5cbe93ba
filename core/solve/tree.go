package solve

import "pbn/core/chess"

// Branch is a move of a solution, with what follows it.
type Branch struct {
	Move chess.Move
	SAN  chess.Pattern
	// Threats are how the side that moved goes on if the other side could pass; of a move of the other side there are none. IsZugzwang says
	// that it has none, and gives no check: any reply loses, though nothing is threatened.
	Threats    []Branch
	IsZugzwang bool
	Replies    []Branch
	// What is to be said of a reply of the other side.
	Refutes   bool // the move before it is a try, and this refutes it
	IsMet     bool // by what was threatened: it is no defence, and has no branches
	IsDual    bool // several continuations of full length
	IsShorter bool // its continuations are shorter than the stipulation demands
}

// builder makes trees of what forcing finds.
type builder struct {
	f        forcing
	branches int // that may still be made
	duals    int
	isCut    bool
}

// bare returns a move without what follows.
func (b *builder) bare(m chess.Move) Branch { return Branch{Move: m, SAN: b.f.s.p.MarkedSAN(m)} }

// goesOn reports whether there is room for a branch, and the search was not stopped.
func (b *builder) goesOn() bool {
	if b.branches--; b.branches < 0 || b.f.s.isStopped() {
		b.isCut = true
	}
	return !b.isCut
}

// attack returns the branch of a move after which so many are left. whole is false where it was cut.
func (b *builder) attack(m chess.Move, left int) (branch Branch, whole bool) {
	branch = b.bare(m)
	if !b.goesOn() {
		return branch, false
	}
	s := b.f.s
	var u chess.Undo
	s.p.Do(m, &u)
	defer s.p.TakeBack(m, &u)
	if left > 0 && !s.p.IsCheck() && s.p.HasMove() {
		branch.Threats = b.threats(left)
		branch.IsZugzwang = len(branch.Threats) == 0
	}
	var list chess.Moves
	for _, reply := range s.p.Moves(&list) {
		after, whole := b.defence(reply, left, branch.Threats)
		if !whole {
			return branch, false
		}
		branch.Replies = append(branch.Replies, after)
	}
	return branch, true
}

// threats returns what the side that moved threatens in so many moves.
func (b *builder) threats(left int) (threats []Branch) {
	s := b.f.s
	var u chess.Undo
	s.p.Do(chess.Null, &u)
	threats = b.continuations(left)
	s.p.TakeBack(chess.Null, &u)
	return threats
}

// continuations returns the moves that reach the aim as the first of so many, none if the position is cut.
func (b *builder) continuations(moves int) (branches []Branch) {
	s := b.f.s
	if !b.f.wins(moves) {
		return nil
	}
	for moves > 1 && b.f.wins(moves-1) {
		moves--
	}
	var list chess.Moves
	for _, m := range s.p.Moves(&list) {
		if !b.f.forces(m, moves) {
			continue
		}
		branch, whole := b.attack(m, moves-1)
		if !whole {
			return nil
		}
		branches = append(branches, branch)
	}
	return branches
}

// defence returns the branch of a reply of the other side.
func (b *builder) defence(m chess.Move, left int, threats []Branch) (branch Branch, whole bool) {
	branch = b.bare(m)
	if !b.goesOn() {
		return branch, false
	}
	s := b.f.s
	if !b.f.isMet(m, left) {
		branch.Refutes = true
		return branch, b.goesOn()
	}
	var u chess.Undo
	s.p.Do(m, &u)
	defer s.p.TakeBack(m, &u)
	if b.f.isSelf && s.p.IsMate() {
		return branch, true
	}
	if branch.IsMet = b.threatStill(threats, left); branch.IsMet {
		return branch, b.goesOn()
	}
	branch.Replies = b.continuations(left)
	branch.IsShorter = left > 1 && b.f.wins(left-1)
	if branch.IsDual = !branch.IsShorter && isDual(branch.Replies); branch.IsDual {
		b.duals++
	}
	return branch, !b.isCut
}

// threatStill reports whether one of the moves that were threatened reaches the aim.
func (b *builder) threatStill(threats []Branch, left int) bool {
	s := b.f.s
	var list chess.Moves
	for _, m := range s.p.Moves(&list) {
		for i := range threats {
			if threats[i].Move == m && threats[i].SAN.Kind() == s.p.On(m.From()).Kind() && b.f.forces(m, left) {
				return true
			}
		}
	}
	return false
}

// isDual reports whether moves are several, and not one that promotes to different men.
func isDual(moves []Branch) bool {
	for i := range moves {
		if m := moves[i].Move; m.From() != moves[0].Move.From() || m.To() != moves[0].Move.To() {
			return true
		}
	}
	return false
}

// setPlay returns the replies that the other side has before the first move, with what follows those that are of no avail.
func (b *builder) setPlay(left int) (replies []Branch) {
	var list chess.Moves
	for _, m := range b.f.s.p.Moves(&list) {
		if !b.f.isMet(m, left) {
			continue
		}
		duals := b.duals
		reply, whole := b.defence(m, left, nil)
		if b.duals = duals; !whole {
			return replies
		}
		replies = append(replies, reply)
	}
	return replies
}
