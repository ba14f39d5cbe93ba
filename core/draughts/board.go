package draughts

// The directions: diagonal ones, of which White's men use the first two and Black's the others, then straight ones.
const (
	upRight = iota
	upLeft
	downRight
	downLeft
	upward
	downward
	rightward
	leftward
	directions
	diagonals = upward
)

// steps are the rows and columns of a step in each direction. Straight ones pass the squares that are not played on.
var steps = [directions]struct{ rows, columns int }{{-1, 1}, {-1, -1}, {1, 1}, {1, -1}, {-2, 0}, {2, 0}, {0, 2}, {0, -2}}

// The bounds of a board, and how many squares and letters it can have.
const (
	leastSide   = 4
	mostSide    = 12
	mostSquares = mostSide * mostSide / 2
)

// Board is the board of a variant: where its squares are, and what they are called. It does not change, so that many can use it at once.
type Board struct {
	variant Variant
	squares Set
	// next has the next square in each direction, or NoSquare; NoSquare has no next ones.
	next [directions][places]Square
	// rays has each square with all those that follow it in a direction.
	rays [directions][places]Set
	// distances of a step along a line: towards the bottom right, the bottom left, down, right.
	steep, flat, tall, wide uint8
	distance                [directions]uint8
	last                    [2]Set // where men of a side become kings
	row, column             [places]int8
	number                  [places]uint8
	numbered                [mostSquares + 1]Square
	named                   [mostSide][mostSide]Square // by the letter and the digits of a name, from 0
	name                    [places]struct{ letter, digits uint8 }
	initial                 Position
}

// New makes the board of a variant. The variant may be changed: other sides, another corner. ok is false where the board would not have 4 to
// 12 rows and columns, or no such corner.
func New(v Variant) (b *Board, ok bool) {
	if v.Width < leastSide || v.Width > mostSide || v.Height < leastSide || v.Height > mostSide || v.Corner&^3 != 0 {
		return nil, false
	}
	b = &Board{variant: v}
	b.layOut()
	b.layRays()
	b.callSquares()
	b.initial = b.empty()
	rows := min(v.Rows, (v.Height-1)/2)
	for s := range b.squares.All() {
		switch row := int(b.row[s]); {
		case row < rows:
			b.initial.sides[Black].add(s)
		case row >= v.Height-rows:
			b.initial.sides[White].add(s)
		}
	}
	return b, true
}

// layOut numbers the squares and finds their neighbours. Two rows are an odd number of places apart, and between the columns of two rows are
// two or three places, so that no step, not even a straight one, gets from one edge to the other.
func (b *Board) layOut() {
	apart := b.variant.Width + 2 + (b.variant.Width+1)%2
	place := func(row, column int) Square { return Square((row*apart + column) / 2) }
	b.steep, b.flat, b.tall, b.wide = uint8(apart+1)/2, uint8(apart-1)/2, uint8(apart), 1
	b.distance = [directions]uint8{b.flat, b.steep, b.steep, b.flat, b.tall, b.tall, b.wide, b.wide}
	for d := range b.next {
		for s := range b.next[d] {
			b.next[d][s] = NoSquare
		}
	}
	for row := range b.variant.Height {
		for column := range b.variant.Width {
			if !b.isPlayed(row, column) {
				continue
			}
			s := place(row, column)
			b.squares.add(s)
			b.row[s], b.column[s] = int8(row), int8(column)
			for d, step := range steps {
				if r, c := row+step.rows, column+step.columns; b.isOnBoard(r, c) {
					b.next[d][s] = place(r, c)
				}
			}
			if row == 0 {
				b.last[White].add(s)
			}
			if row == b.variant.Height-1 {
				b.last[Black].add(s)
			}
		}
	}
}

// layRays finds what follows each square in each direction.
func (b *Board) layRays() {
	for d := range b.rays {
		for s := range b.squares.All() {
			for at := s; at != NoSquare; at = b.next[d][at] {
				b.rays[d][s].add(at)
			}
		}
	}
}

// backward has a bit for each direction in which the numbers of squares fall.
const backward = 1<<upRight | 1<<upLeft | 1<<upward | 1<<leftward

// before returns the places from which a step in a direction leads to a square of a set.
func (b *Board) before(d int, set Set) Set {
	distance := b.distance[d&7]
	if backward>>d&1 != 0 {
		return set.down(distance)
	}
	return set.up(distance)
}

func (b *Board) isOnBoard(row, column int) bool {
	return row >= 0 && row < b.variant.Height && column >= 0 && column < b.variant.Width
}

// isPlayed reports whether a place of the board is played on.
func (b *Board) isPlayed(row, column int) bool {
	fromBottom, fromLeft := b.variant.Height-1-row, column
	if b.variant.Start == Black {
		fromBottom, fromLeft = row, b.variant.Width-1-column
	}
	return ((fromBottom+fromLeft)%2 == 1) == b.variant.Inverted
}

// callSquares gives the squares their numbers and names, both along the rows from a corner.
func (b *Board) callSquares() {
	v := &b.variant
	corner := v.Corner
	if v.Start == Black {
		corner = 3 - corner
	}
	numbersFrom, lettersFrom := corner, 0
	if v.Letters {
		numbersFrom, lettersFrom = 2, corner
	}
	for s := range b.numbered {
		b.numbered[s] = NoSquare
	}
	for letter := range b.named {
		for digits := range b.named[letter] {
			b.named[letter][digits] = NoSquare
		}
	}
	n := 0
	for row := range v.Height {
		for column := range v.Width {
			r, c := v.seenFrom(numbersFrom, row, column)
			if s := b.At(r, c); s != NoSquare {
				n++
				b.number[s], b.numbered[n] = uint8(n), s
			}
			r, c = v.seenFrom(lettersFrom, row, column)
			s := b.At(r, c)
			b.named[column][row] = s
			b.name[s].letter, b.name[s].digits = uint8(column), uint8(row)
		}
	}
}

// seenFrom returns the row and column of a place so many rows and columns from a corner.
func (v *Variant) seenFrom(corner, row, column int) (r, c int) {
	if corner < 2 {
		row = v.Height - 1 - row
	}
	if corner%2 == 1 {
		column = v.Width - 1 - column
	}
	return row, column
}

// Variant returns the variant whose board it is.
func (b *Board) Variant() Variant { return b.variant }

// Squares returns the squares that are played on.
func (b *Board) Squares() Set { return b.squares }

// At returns the square of a row and a column, both from 0 at the top left as White sees the board; NoSquare where none is played on.
func (b *Board) At(row, column int) Square {
	if !b.isOnBoard(row, column) || !b.isPlayed(row, column) {
		return NoSquare
	}
	apart := int(b.tall)
	return Square((row*apart + column) / 2)
}

// Place returns the row and the column of a square, as At has them.
func (b *Board) Place(s Square) (row, column int) {
	return int(b.row[s&(places-1)]), int(b.column[s&(places-1)])
}

// Number returns the number of a square, from 1; 0 for NoSquare.
func (b *Board) Number(s Square) int { return int(b.number[s&(places-1)]) }

// Numbered returns the square with a number, or NoSquare.
func (b *Board) Numbered(n int) Square {
	if n < 1 || n > mostSquares {
		return NoSquare
	}
	return b.numbered[n]
}

// Initial returns the position in which the variant begins.
func (b *Board) Initial() Position { return b.initial }

// empty is a position without pieces.
func (b *Board) empty() Position {
	return Position{Turn: b.variant.Start, starts: b.variant.Start, Number: 1, runs: [2]kingRun{{at: NoSquare}, {at: NoSquare}}}
}

// AppendSquare appends what a square is called in the notation of the variant: 32 or c3.
func (b *Board) AppendSquare(out []byte, s Square) []byte {
	return b.appendSquare(out, s, b.variant.Letters)
}

func (b *Board) appendSquare(out []byte, s Square, letters bool) []byte {
	n := int(b.number[s&(places-1)])
	if letters {
		name := b.name[s&(places-1)]
		out = append(out, 'a'+name.letter)
		n = int(name.digits) + 1
	}
	if n > 9 {
		out = append(out, '0'+byte(n/10))
	}
	return append(out, '0'+byte(n%10))
}

// square returns a square of a pattern on a board, or NoSquare.
func (b *Board) square(written uint8) Square {
	if written < firstName {
		return b.Numbered(int(written))
	}
	name := int(written - firstName)
	return b.named[name/mostSide%mostSide][name%mostSide]
}

// signOf returns what is between the squares of a move.
func (b *Board) signOf(m *Move) byte {
	if m.Count == 0 {
		return '-'
	}
	return b.variant.Separator
}
