package draughts

// FENFault is something that is wrong with a FEN, and where in its text.
type FENFault struct {
	Kind       FENFaultKind
	Start, End int
}

// FENFaultKind is what can be wrong with a FEN. Those before FormFaults leave no position; the others are read.
type FENFaultKind uint8

// The kinds.
const (
	UnknownTurn   FENFaultKind = iota // not W, B or ?
	UnknownColor                      // a list that begins neither with W nor with B
	UnknownSquare                     // text that is no square
	NoSuchSquare                      // a square that the board does not have, or that is not played on
	RangeFalls                        // a range whose last square is before its first, or one of letters
	FormFaults
	SquareTwice    // a square with two pieces: the first one stays
	ColorTwice     // two lists of a color
	ListMissing    // of the two
	ElementMissing // before or after a comma
	Separator      // a comma before a list, a color before each square, or a colon between squares
	TurnOpen       // ?: who begins in the variant is on turn
	Extension      // half-moves, number of the move, moves of kings; pieces that have left the board in this move: F-11
	Spacing
	FinalDot
	LowerCase    // w, b or k
	BlackFirst   // Black's list before White's
	Range        // 31-50
	OtherSquares // numbers in a variant with letters, or letters in one with numbers
	NumberForm   // zeros before a number, or capital letters of a square
)

// ReadFEN reads a FEN of PDN (F-1 to F-11): who is on turn, and lists of the squares where pieces are, as in "W:W31-50,K3:B1,2". Squares may
// be numbers or names in any variant.
//
// faults has the first fault of each kind, in the order in which they are found. ok is false where one of them leaves no position; p has
// then what could be read. A FEN without pieces, such as "B::", is one: as a setup it is a move of nothing (S-5).
func ReadFEN(b *Board, text string) (p Position, faults []FENFault, ok bool) {
	r := fenReader{b: b, p: b.empty(), text: text, ok: true}
	r.all()
	r.settle()
	return r.p, r.faults, r.ok
}

type fenReader struct {
	b      *Board
	p      Position
	text   string
	faults []FENFault
	kinds  uint32 // of the faults, a bit each
	lists  [2]bool
	color  Color // of the list that is read
	runs   [2]uint8
	ok     bool
}

type span struct{ start, end int }

func (r *fenReader) fault(kind FENFaultKind, at span) {
	r.ok = r.ok && kind > FormFaults
	if r.kinds>>kind&1 == 0 {
		r.kinds |= 1 << kind
		r.faults = append(r.faults, FENFault{kind, at.start, at.end})
	}
}

// trimmed leaves blanks around a part out, and reports them.
func (r *fenReader) trimmed(at span) span {
	whole := at
	for at.start < at.end && r.text[at.start] <= ' ' {
		at.start++
	}
	for at.end > at.start && r.text[at.end-1] <= ' ' {
		at.end--
	}
	if at != whole {
		r.fault(Spacing, whole)
	}
	return at
}

// until returns the part of a text up to a byte or its end.
func (r *fenReader) until(c byte, at span) span {
	for i := at.start; i < at.end; i++ {
		if r.text[i] == c {
			return span{at.start, i}
		}
	}
	return at
}

func (r *fenReader) all() {
	rest := r.trimmed(span{0, len(r.text)})
	if rest.end > rest.start && r.text[rest.end-1] == '.' {
		r.fault(FinalDot, span{rest.end - 1, rest.end})
		rest.end--
	}
	part := r.until(':', rest)
	r.turn(r.trimmed(part))
	empty := 0
	for part.end < rest.end {
		rest.start = part.end + 1
		part = r.until(':', rest)
		if at := r.trimmed(part); at.start == at.end {
			empty++
		} else {
			r.part(at)
		}
	}
	if !r.lists[White] && !r.lists[Black] && empty < 2 || r.lists[White] != r.lists[Black] && empty < 1 {
		r.fault(ListMissing, span{rest.end, rest.end})
	}
}

// turn reads who is on turn.
func (r *fenReader) turn(at span) {
	switch r.text[at.start:at.end] {
	case "W":
		r.p.Turn = White
	case "B":
		r.p.Turn = Black
	case "w":
		r.p.Turn = White
		r.fault(LowerCase, at)
	case "b":
		r.p.Turn = Black
		r.fault(LowerCase, at)
	case "?":
		r.fault(TurnOpen, at)
	default:
		r.fault(UnknownTurn, at)
	}
}

// part reads a list of squares, or what some programs write after the lists.
func (r *fenReader) part(at span) {
	color := White
	switch c := r.text[at.start]; c {
	case 'W', 'w':
	case 'B', 'b':
		color = Black
	case 'K', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		if r.lists[White] || r.lists[Black] {
			r.fault(Separator, span{at.start - 1, at.start})
			r.elements(at)
			return
		}
		r.fault(UnknownColor, at)
		return
	case 'H', 'F', '+':
		if r.extension(c, at) {
			r.fault(Extension, at)
			return
		}
		fallthrough
	default:
		r.fault(UnknownColor, at)
		return
	}
	first := span{at.start, at.start + 1}
	if r.text[at.start] >= 'a' {
		r.fault(LowerCase, first)
	}
	switch {
	case r.lists[color]:
		r.fault(ColorTwice, first)
	case color == White && r.lists[Black]:
		r.fault(BlackFirst, first)
	}
	r.lists[color], r.color = true, color
	at.start++
	if at.start < at.end {
		r.elements(at)
	}
}

// elements reads the squares of a list.
func (r *fenReader) elements(at span) {
	for {
		element := r.until(',', at)
		r.element(element)
		if element.end == at.end {
			return
		}
		at.start = element.end + 1
	}
}

// extension reads half-moves, the number of the move, or moves of kings.
func (r *fenReader) extension(c byte, at span) bool {
	const mostNumber = 1 << 30
	n, end := r.digits(at.start+1, at.end)
	if end == at.start+1 {
		return false
	}
	switch c {
	case 'H':
		r.p.Clock = uint16(min(n, 1<<15))
	case 'F':
		r.p.Number = uint32(min(max(n, 1), mostNumber))
	default:
		if end == at.end || r.text[end] != '+' {
			return false
		}
		other, last := r.digits(end+1, at.end)
		r.runs = [2]uint8{uint8(min(n, 1<<7)), uint8(min(other, 1<<7))}
		if last == end+1 {
			return false
		}
		end = last
	}
	return end == at.end
}

// digits reads a number, and returns where it ends.
func (r *fenReader) digits(at, end int) (n, last int) {
	const more = 1 << 30
	for at < end && r.text[at]-'0' <= 9 {
		n = min(10*n+int(r.text[at]-'0'), more)
		at++
	}
	return n, at
}

// element reads a square or a range, with a piece.
func (r *fenReader) element(whole span) {
	at := r.trimmed(whole)
	if at.start == at.end {
		r.fault(ElementMissing, whole)
		return
	}
	if color, ok := r.colorOf(at); ok {
		r.fault(Separator, span{at.start, at.start + 1})
		r.lists[color], r.color = true, color
		at.start++
	}
	isKing, isGone := r.mark(at)
	if isKing || isGone {
		at.start++
	}
	first, isNumber, end := r.square(at)
	if end == at.start {
		r.fault(UnknownSquare, at)
		return
	}
	if end == at.end {
		r.put(first, isKing, isGone, at)
		return
	}
	next := at
	if next.start = end + 1; r.text[end] == '-' && isKing && next.start < at.end && r.text[next.start] == 'K' {
		next.start++
	}
	last, isToo, lastEnd := r.square(next)
	switch {
	case r.text[end] != '-' || lastEnd != at.end || lastEnd == next.start:
		r.fault(UnknownSquare, at)
	case first == NoSquare || last == NoSquare:
		r.fault(NoSuchSquare, at)
	case !isNumber || !isToo || r.b.number[first] > r.b.number[last]:
		r.fault(RangeFalls, at)
	default:
		r.fault(Range, at)
		for n := r.b.number[first]; n <= r.b.number[last]; n++ {
			r.put(r.b.numbered[n], isKing, isGone, at)
		}
	}
}

// colorOf returns the color that a square has before it within a list, ok is false where it has none. B8 is a square where these have letters.
func (r *fenReader) colorOf(at span) (color Color, ok bool) {
	if at.start+1 >= at.end {
		return White, false
	}
	switch next := r.text[at.start+1]; r.text[at.start] {
	case 'W':
		return White, true
	case 'B':
		return Black, next > '9' || !r.b.variant.Letters
	}
	return White, false
}

// mark reports whether a square has the mark of a king, or of a piece that has left the board in a capture that goes on: G and P of lidraughts.
// But G3 is a square where these have letters, and k3 one where there are so many columns.
func (r *fenReader) mark(at span) (isKing, isGone bool) {
	isBeforeDigit := at.start+1 < at.end && r.text[at.start+1]-'0' <= 9
	switch r.text[at.start] {
	case 'K':
		return true, false
	case 'k':
		if isBeforeDigit && r.b.variant.Width > 'k'-'a' {
			return false, false
		}
		r.fault(LowerCase, span{at.start, at.start + 1})
		return true, false
	case 'G':
		return false, !isBeforeDigit || !r.b.variant.Letters
	case 'P':
		return false, true
	}
	return false, false
}

// square reads a square, and returns where its text ends.
func (r *fenReader) square(at span) (s Square, isNumber bool, end int) {
	if at.start >= at.end {
		return NoSquare, false, at.start
	}
	digits := at.start
	letter := r.text[digits] | 0x20
	if isName := letter-'a' < mostSide; isName {
		digits++
	}
	n, end := r.digits(digits, at.end)
	if end == digits {
		return NoSquare, false, at.start
	}
	if isNumber = digits == at.start; isNumber {
		s = r.b.Numbered(n)
	} else if n >= 1 && n <= mostSide {
		s = r.b.named[letter-'a'][n-1]
	} else {
		s = NoSquare
	}
	if r.text[digits] == '0' || !isNumber && r.text[at.start] < 'a' {
		r.fault(NumberForm, span{at.start, end})
	}
	if isNumber == r.b.variant.Letters {
		r.fault(OtherSquares, span{at.start, end})
	}
	return s, isNumber, end
}

// put puts a piece on a square.
func (r *fenReader) put(s Square, isKing, isGone bool, at span) {
	switch {
	case s == NoSquare:
		r.fault(NoSuchSquare, at)
	case isGone:
		r.fault(Extension, at)
	case r.p.occupied().Has(s):
		r.fault(SquareTwice, at)
	default:
		r.p.sides[r.color].add(s)
		if isKing {
			r.p.kings.add(s)
		}
	}
}

// settle computes what follows from the rest.
func (r *fenReader) settle() {
	p := &r.p
	p.countFew()
	for c := range p.runs {
		// The text says how often, not which: it can only be known of a single king.
		if kings := p.Kings(Color(c)); r.runs[c] > 0 && kings.Count() == 1 {
			p.runs[c] = kingRun{kings.First(), r.runs[c]}
		}
	}
}
