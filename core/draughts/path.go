package draughts

// Jump is a part of a capture: a piece is taken, and the one that captures is on the other side of it.
type Jump struct{ Over, To Square }

// Way is how a capture goes, jump after jump. Flying kings have a choice of squares where they turn, and a capture may have several ways with
// one result.
type Way struct {
	From  Square
	jumps [MostWritten]Jump
	along [MostWritten]uint8 // the directions
	count int
}

// Jumps returns the jumps of the way.
func (w *Way) Jumps() []Jump { return w.jumps[:w.count] }

// WayOf finds the way of a capture that its long form names (R-9-a). ok is false for a move that captures nothing, one that the position does
// not have, and one whose ways are too many to follow.
func WayOf(b *Board, p *Position, m *Move) (way Way, ok bool) {
	f := wayFinder{b: b, p: p, m: m, laws: &b.variant.Laws}
	ok = f.find()
	return f.best, ok
}

// wayFinder goes all ways of a capture, and keeps the one whose long form is the smallest by the numbers of its squares.
type wayFinder struct {
	b     *Board
	p     *Position
	m     *Move
	laws  *Laws
	free  Set
	prey  Set
	now   Way
	best  Way
	steps int
	// A way must have the squares of a text, if there is one, as its level has it.
	text  *Pattern
	level level
}

// level is how a text names the squares of a way, the strictest first (G-12).
type level uint8

const (
	longForm    level = iota // the squares of the long form
	everyJump                // each square where it lands
	someOfLong               // some squares of the long form
	someSquares              // some of the squares on the way
	levels
)

// find goes all ways, and reports whether there is one.
func (f *wayFinder) find() bool {
	from := f.m.From
	if f.m.Count == 0 || f.m.Taken.Count() != int(f.m.Count) {
		return false
	}
	f.free = f.b.squares.without(f.p.occupied())
	f.free.add(from)
	f.prey = f.m.Taken
	f.now.From, f.now.count, f.best.count = from, 0, 0
	f.from(from, f.p.kings.Has(from))
	return f.best.count > 0
}

// from goes on from a square.
func (f *wayFinder) from(at Square, isKing bool) {
	laws, last := f.laws, f.b.last[f.p.Turn&1]
	if f.prey.IsEmpty() {
		if at == f.m.To && (isKing || last.Has(at)) == f.m.IsKing {
			f.arrive()
		}
		return
	}
	if f.steps++; f.steps > MostSteps {
		return
	}
	flies := isKing && laws.Flying
	d, end := laws.ways(isKing, f.p.Turn)
	for ; d < end; d++ {
		next := &f.b.next[d&7]
		over := next[at&(places-1)]
		for flies && f.free.Has(over) {
			over = next[over&(places-1)]
		}
		if !f.prey.Has(over) {
			continue
		}
		f.prey.remove(over)
		if laws.LeavesAtOnce {
			f.free.add(over)
		}
		f.now.count++
		for to := next[over&(places-1)]; f.free.Has(to); to = next[to&(places-1)] {
			f.now.jumps[f.now.count-1], f.now.along[f.now.count-1] = Jump{over, to}, uint8(d)
			f.from(to, isKing || laws.Passing && last.Has(to))
			if !flies || laws.LandsNext {
				break
			}
		}
		f.now.count--
		if laws.LeavesAtOnce {
			f.free.remove(over)
		}
		f.prey.add(over)
	}
}

// arrive keeps a way if it is better than the one that is kept.
func (f *wayFinder) arrive() {
	if f.text != nil && !f.isNamed() {
		return
	}
	if f.best.count > 0 {
		for i := range f.now.count {
			now, best := f.b.number[f.now.long(f.b, i)], f.b.number[f.best.long(f.b, i)]
			if now > best {
				return
			}
			if now < best {
				break
			}
		}
	}
	f.best = f.now
}

// long returns the square that stands for a jump in the long form: the square where the path turns after it, or else the one directly behind
// the captured piece (R-9-a).
func (w *Way) long(b *Board, jump int) Square {
	one := w.jumps[jump]
	if jump+1 < w.count && w.along[jump] == w.along[jump+1] {
		return b.next[w.along[jump]&7][one.Over&(places-1)]
	}
	return one.To
}

// isNamed reports whether the text names the way.
func (f *wayFinder) isNamed() bool {
	w, text := &f.now, f.text
	isWhole := f.level == longForm || f.level == everyJump
	if isWhole && int(text.count) != w.count+1 {
		return false
	}
	at := 1 // of the text; the last square is compared by who asks
	for i := range w.count {
		switch f.level {
		case longForm, someOfLong:
			at = f.pass(at, w.long(f.b, i))
		case everyJump:
			at = f.pass(at, w.jumps[i].To)
		default:
			from := w.From
			if i > 0 {
				from = w.jumps[i-1].To
			}
			next := &f.b.next[w.along[i]&7]
			for s := from; s != w.jumps[i].To && s != NoSquare; {
				s = next[s&(places-1)]
				at = f.pass(at, s)
			}
		}
		if isWhole && at != i+2 {
			return false
		}
	}
	return at == int(text.count)
}

// pass goes on in the text if its next square is the one that is passed.
func (f *wayFinder) pass(at int, s Square) int {
	if at < int(f.text.count) && f.b.square(f.text.squares[at]) == s {
		at++
	}
	return at
}

// MoveForm is how a move is written. Its zero is how PDN 3.0 writes it.
type MoveForm uint8

// The forms, which may be joined by |.
const (
	// InNumbers and InLetters write squares so in any variant; without them they are what the variant has.
	InNumbers MoveForm = 1 << iota
	InLetters
	// InFull writes every capture long.
	InFull
)

// hasLetters reports whether squares are written by their names on a board.
func (f MoveForm) hasLetters(b *Board) bool {
	return f&InLetters != 0 || f&InNumbers == 0 && b.variant.Letters
}

// AppendAs appends a move in a form; moves are the legal moves.
func AppendAs(out []byte, b *Board, p *Position, m *Move, moves []Move, form MoveForm) []byte {
	if form&InFull != 0 || IsAmbiguous(m, moves) {
		return appendLong(out, b, p, m, form)
	}
	return appendShort(out, b, m, form)
}

// AppendShort appends a move as two squares, 32x23 or c3:e5.
func AppendShort(out []byte, b *Board, m *Move) []byte { return appendShort(out, b, m, 0) }

func appendShort(out []byte, b *Board, m *Move, form MoveForm) []byte {
	letters := form.hasLetters(b)
	out = append(b.appendSquare(out, m.From, letters), b.signOf(m))
	return b.appendSquare(out, m.To, letters)
}

// AppendLong appends a capture with the squares of its path: those where it turns and, where it goes straight on, those directly behind the
// captured pieces (R-9-a). A move without a path is written short.
func AppendLong(out []byte, b *Board, p *Position, m *Move) []byte {
	return appendLong(out, b, p, m, 0)
}

func appendLong(out []byte, b *Board, p *Position, m *Move, form MoveForm) []byte {
	f := wayFinder{b: b, p: p, m: m, laws: &b.variant.Laws}
	if !f.find() {
		return appendShort(out, b, m, form)
	}
	letters := form.hasLetters(b)
	out = b.appendSquare(out, m.From, letters)
	for i := range f.best.count {
		out = b.appendSquare(append(out, b.signOf(m)), f.best.long(b, i), letters)
	}
	return out
}

// IsLongForm reports whether a text is the long form of a way of a capture (R-9-a).
func IsLongForm(b *Board, p *Position, m *Move, text *Pattern) bool {
	f := wayFinder{b: b, p: p, m: m, laws: &b.variant.Laws, text: text, level: longForm}
	return f.find()
}

// Append appends a move as PDN 3.0 writes it: short, and long where another legal move has the same two squares. moves are the legal
// moves.
func Append(out []byte, b *Board, p *Position, m *Move, moves []Move) []byte {
	return AppendAs(out, b, p, m, moves, 0)
}

// IsAmbiguous reports whether another legal move has the same first and last square, and another result (R-8-c).
func IsAmbiguous(m *Move, moves []Move) bool {
	if m.Count == 0 {
		return false
	}
	for i := range moves {
		if one := &moves[i]; one.From == m.From && one.To == m.To && *one != *m {
			return true
		}
	}
	return false
}
