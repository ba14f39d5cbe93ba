package draughts

// Color is a side.
type Color uint8

// The colors. White's men go up the board, Black's go down; who begins is the variant's matter.
const (
	White Color = iota
	Black
)

// Position is a position, and what the laws need to know of the game before it. It has no pointers: copying it copies all. Any pieces may be
// anywhere: see [Faults].
type Position struct {
	sides [2]Set
	kings Set
	// runs are how often in a row a side has moved the same king without a capture.
	runs   [2]kingRun
	Turn   Color
	Number uint32 // of the move, from 1
	Clock  uint16 // plies since the last capture or move of a man
	// few and fewest are 0, or one more than the plies since a lone king has had at most three, and at most two pieces against it.
	few, fewest uint8
	starts      Color
}

// kingRun is how often a king has moved in a row, and where it is now.
type kingRun struct {
	at    Square
	moves uint8
}

// Pieces returns where the pieces of a side are, men and kings.
func (p *Position) Pieces(c Color) Set { return p.sides[c&1] }

// Kings returns where the kings of a side are.
func (p *Position) Kings(c Color) Set { return p.kings.and(p.sides[c&1]) }

// KingMoves returns how often in a row a side has moved the same king without a capture, and where that is.
func (p *Position) KingMoves(c Color) (moves int, at Square) {
	run := p.runs[c&1]
	return int(run.moves), run.at
}

func (p *Position) men(c Color) Set { return p.sides[c&1].without(p.kings) }

func (p *Position) occupied() Set { return p.sides[White].or(p.sides[Black]) }

// Key returns a number that two positions have in common if the same pieces are on the same squares and the same side is on turn; others
// nearly never do. Keys are the same in each run and on each machine.
func (p *Position) Key() uint64 {
	key := uint64(p.Turn)
	for _, word := range [...]uint64{p.sides[White].low, p.sides[White].high, p.sides[Black].low, p.sides[Black].high, p.kings.low, p.kings.high} {
		key = mixed(key ^ word)
	}
	return key
}

// mixed is a number that looks random: splitmix64.
func mixed(n uint64) uint64 {
	n = (n + 1) * 0x9E3779B97F4A7C15
	n = (n ^ n>>30) * 0xBF58476D1CE4E5B9
	n = (n ^ n>>27) * 0x94D049BB133111EB
	return n ^ n>>31
}

// Move is a move. Captures that take the same pieces, from the same square to the same one, are one move, whichever way they go: see
// [AppendLong].
type Move struct {
	Taken    Set
	From, To Square
	Count    uint8 // of the pieces that it takes
	IsKing   bool  // whether the piece is a king after it
}

// IsCapture reports whether it takes something.
func (m *Move) IsCapture() bool { return m.Count > 0 }

// Undo is what taking a move back needs besides the move.
type Undo struct {
	kings       Set
	run         kingRun
	clock       uint16
	few, fewest uint8
}

// Do makes a legal move. What it takes to take the move back goes to u.
func (p *Position) Do(m *Move, u *Undo) {
	us := p.Turn & 1
	own, run := &p.sides[us], &p.runs[us]
	u.kings, u.run, u.clock, u.few, u.fewest = p.kings, *run, p.Clock, p.few, p.fewest
	wasKing := p.kings.Has(m.From)
	own.remove(m.From)
	own.add(m.To)
	if wasKing {
		p.kings.remove(m.From)
	}
	if m.IsKing {
		p.kings.add(m.To)
	}
	switch {
	case m.Count > 0:
		p.sides[us^1] = p.sides[us^1].without(m.Taken)
		p.kings = p.kings.without(m.Taken)
		p.Clock, *run = 0, kingRun{at: NoSquare}
	case !wasKing:
		p.Clock, *run = 0, kingRun{at: NoSquare}
	default:
		p.Clock = min(p.Clock, 1<<15) + 1
		if run.at != m.From {
			run.moves = 0
		}
		run.at, run.moves = m.To, min(run.moves, 1<<7)+1
	}
	if p.few > 0 || m.Count > 0 || m.IsKing != wasKing {
		p.countFew()
	}
	if us != p.starts {
		p.Number++
	}
	p.Turn = us ^ 1
}

// countFew counts a ply more in an endgame against a lone king.
func (p *Position) countFew() {
	switch against := p.againstLoneKing(); {
	case against == 0:
		p.few, p.fewest = 0, 0
		return
	case against > 2:
		p.fewest = 0
	default:
		p.fewest = min(p.fewest, 1<<7) + 1
	}
	p.few = min(p.few, 1<<7) + 1
}

// againstLoneKing returns how many pieces a lone king has against it, if there are at most three with a king among them; else 0.
func (p *Position) againstLoneKing() int {
	for c := White; c <= Black; c++ {
		lone, others := p.sides[c], p.sides[c^1]
		if lone.Count() == 1 && !lone.and(p.kings).IsEmpty() && others.Count() <= 3 && !others.and(p.kings).IsEmpty() {
			return others.Count()
		}
	}
	return 0
}

// TakeBack takes back the last move.
func (p *Position) TakeBack(m *Move, u *Undo) {
	us := p.Turn&1 ^ 1
	own := &p.sides[us]
	own.remove(m.To)
	own.add(m.From)
	p.sides[us^1] = p.sides[us^1].or(m.Taken)
	p.kings, p.runs[us], p.Clock, p.few, p.fewest = u.kings, u.run, u.clock, u.few, u.fewest
	if us != p.starts {
		p.Number--
	}
	p.Turn = us
}
