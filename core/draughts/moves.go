package draughts

// Moves is a list of moves, which is used again and again: it only allocates where it has to grow.
type Moves struct {
	list  []Move
	worth uint64 // of the captures in it
	steps int    // that it took to find the captures
}

// All returns the moves. They belong to the list.
func (l *Moves) All() []Move { return l.list }

// IsCut reports that the captures had more ways than were followed, see [MostSteps]: the list may lack some, and the best.
func (l *Moves) IsCut() bool { return l.steps > MostSteps }

// Steps returns how many steps it took to find the captures.
func (l *Moves) Steps() int { return l.steps }

// HasCaptures reports whether the moves are captures.
func (l *Moves) HasCaptures() bool { return len(l.list) > 0 && l.list[0].Count > 0 }

// Moves makes a list of the legal moves.
func (b *Board) Moves(p *Position, list *Moves) []Move {
	captures(b, p, list, &b.variant.Laws, aResult)
	if len(list.list) == 0 {
		b.quietMoves(p, list)
	}
	return list.list
}

// quietMoves adds the moves that take nothing.
func (b *Board) quietMoves(p *Position, list *Moves) {
	us := p.Turn & 1
	free := b.squares.without(p.occupied())
	men, last := p.men(us), b.last[us]
	for _, distance := range [...]uint8{b.flat, b.steep} {
		back := Square(distance)
		to := men.up(distance).and(free)
		if us == Black {
			back = -back
			to = men.down(distance).and(free)
		}
		for ; !to.IsEmpty(); to = to.rest() {
			s := to.First()
			list.list = append(list.list, Move{From: s + back, To: s, IsKing: last.Has(s)})
		}
	}
	for kings := p.sides[us].and(p.kings); !kings.IsEmpty(); kings = kings.rest() {
		from := kings.First()
		if b.mustRest(p, from) {
			continue
		}
		for d := range diagonals {
			next := &b.next[d]
			for to := next[from&(places-1)]; free.Has(to); to = next[to&(places-1)] {
				list.list = append(list.list, Move{From: from, To: to, IsKing: true})
				if !b.variant.Laws.Flying {
					break
				}
			}
		}
	}
}

// mustRest reports whether a king has moved so often in a row that it may only capture (D-12).
func (b *Board) mustRest(p *Position, king Square) bool {
	most := b.variant.Laws.MostKingMoves
	run := &p.runs[p.Turn&1]
	return most > 0 && run.at == king && int(run.moves) >= most && !p.men(p.Turn&1).IsEmpty()
}

// HasMove reports whether there is a legal move.
func (b *Board) HasMove(p *Position, list *Moves) bool {
	return !capturing(b, p, &b.variant.Laws).IsEmpty() || len(b.Moves(p, list)) > 0
}

// Perft counts the sequences of so many legal moves. It is how programs compare that they know the laws.
func (b *Board) Perft(p *Position, depth int) (leaves uint64) { return b.perft(p, depth, aResult) }

// PerftWays counts each way of a capture as a move of its own, as some published tables do.
func (b *Board) PerftWays(p *Position, depth int) (leaves uint64) { return b.perft(p, depth, aWay) }

func (b *Board) perft(p *Position, depth int, each listing) uint64 {
	if depth <= 0 {
		return 1
	}
	return b.leaves(p, make([]Moves, depth), each)
}

// leaves uses a list for each ply.
func (b *Board) leaves(p *Position, lists []Moves, each listing) (leaves uint64) {
	list := &lists[0]
	if captures(b, p, list, &b.variant.Laws, each); len(list.list) == 0 {
		b.quietMoves(p, list)
	}
	if len(lists) == 1 {
		return uint64(len(list.list))
	}
	for i := range list.list {
		var u Undo
		p.Do(&list.list[i], &u)
		leaves += b.leaves(p, lists[1:], each)
		p.TakeBack(&list.list[i], &u)
	}
	return leaves
}
