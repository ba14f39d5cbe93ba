package chess

// End is why the laws end a game in a position.
type End uint8

// The ends.
const (
	NoEnd        End = iota
	Checkmate        // the side on turn is in check and has no legal move
	Stalemate        // the side on turn is not in check and has no legal move
	DeadPosition     // no sequence of legal moves mates: see [IsDead]
)

// EndOf returns why the laws end a game in a position. What ends it by the moves that led there is in [DrawsOf].
func EndOf(p *Position) End {
	hasMove := p.HasMove()
	switch {
	case hasMove && IsDead(p):
		return DeadPosition
	case hasMove:
		return NoEnd
	case p.IsCheck():
		return Checkmate
	}
	return Stalemate
}

// IsDead reports whether neither side has the men to mate: both have bare kings, one has a bishop or knight besides, or all men besides
// kings are bishops on squares of one color. Other dead positions, as those with blocked pawns, are not found.
func IsDead(p *Position) bool {
	if p.kings[White] == NoSquare || p.kings[Black] == NoSquare || p.kinds[Pawn]|p.kinds[Rook]|p.kinds[Queen] != 0 {
		return false
	}
	knights, bishops := p.kinds[Knight], p.kinds[Bishop]
	if knights != 0 {
		return !knights.isSeveral() && bishops == 0
	}
	return bishops&lightSquares == 0 || bishops&^lightSquares == 0
}

// Draws are draws by the moves that led to a position, joined by |.
type Draws uint8

// The draws. The player on turn may claim those by three repetitions and by fifty moves; the others end a game.
const (
	ThreefoldRepetition Draws = 1 << iota
	FivefoldRepetition
	FiftyMoves       // of each side without a pawn move or a capture
	SeventyFiveMoves // unless the last move mates
)

// DrawsOf returns the draws by the moves that led to a position: by its clock, and by how often it has been on the board, now included (see
// [Repetitions]).
func DrawsOf(p *Position, times int) (d Draws) {
	if times >= 3 {
		d |= ThreefoldRepetition
	}
	if times >= 5 {
		d |= FivefoldRepetition
	}
	if p.Clock < 2*50 || p.IsMate() {
		return d
	}
	d |= FiftyMoves
	if p.Clock >= 2*75 {
		d |= SeventyFiveMoves
	}
	return d
}

// Repetitions counts how often the positions of a line have been on the board. It is a stack, so that it goes along with a walk through
// variations; each step takes the same time, however long the line is. The zero is empty.
type Repetitions struct {
	line []repetition
	// places has the last index + 1 in line of each key, at the first free place from the key's low bits on; 0 is free. It has a power of
	// two of places, at most half of them taken. Since what was pushed last is popped first, freeing a place hides no other.
	places []uint32
}

// repetition is a position of a line.
type repetition struct {
	key   uint64
	times uint32
	// before is what the place of the key had before.
	before uint32
}

// Push adds a position by its key, and returns how often the line has it, now included.
func (r *Repetitions) Push(key uint64) (times int) {
	if 2*len(r.line) >= len(r.places) {
		r.grow()
	}
	return r.push(key)
}

func (r *Repetitions) push(key uint64) int {
	at := r.placeOf(key)
	one := repetition{key: key, times: 1, before: *at}
	if one.before != 0 {
		one.times += r.line[one.before-1].times
	}
	r.line = append(r.line, one)
	*at = uint32(len(r.line))
	return int(one.times)
}

// Pop removes the last position, if there is one.
func (r *Repetitions) Pop() {
	if len(r.line) == 0 {
		return
	}
	last := r.line[len(r.line)-1]
	*r.placeOf(last.key) = last.before
	r.line = r.line[:len(r.line)-1]
}

// Reset takes all positions away, and keeps the memory for the next line.
func (r *Repetitions) Reset() {
	for len(r.line) > 0 {
		r.Pop()
	}
}

func (r *Repetitions) placeOf(key uint64) *uint32 {
	mask := len(r.places) - 1
	for at := int(key) & mask; ; at = (at + 1) & mask {
		if n := r.places[at]; n == 0 || r.line[n-1].key == key {
			return &r.places[at]
		}
	}
}

// grow makes room. Pushing all again keeps the order in which places were taken.
func (r *Repetitions) grow() {
	line := r.line
	r.places = make([]uint32, max(64, 2*len(r.places)))
	r.line = make([]repetition, 0, len(r.places)/2)
	for _, one := range line {
		r.push(one.key)
	}
}
