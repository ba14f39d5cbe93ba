package chess

// Initial is the FEN of the initial position (16.1.4).
const Initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// FENFault is something that is wrong with a FEN, and where in its text.
type FENFault struct {
	Kind       FENFaultKind
	Start, End int
}

// FENFaultKind is what can be wrong with a FEN. Those before FormFaults leave no position; the others are read.
type FENFaultKind uint8

// The kinds.
const (
	RankCount    FENFaultKind = iota // not eight ranks
	RankLength                       // a rank that has not eight squares
	UnknownPiece                     // a letter or sign that no man has
	UnknownTurn
	UnknownCastling // a sign that castling does not have
	UnknownField    // no square, clock or number where there should be one, or text after the number
	FormFaults
	SplitDigits    // digits in a row, as in 44 for 8
	FieldMissing   // one of the last fields
	Spacing        // not one blank between two fields
	TurnForm       // W, B or a word instead of w, b
	CastlingForm   // in another order, or twice
	CastlingFalse  // king or rook is not where the right needs them
	EnPassantFalse // no pawn has passed the square
	NumberForm     // a number with zeros before it, move 0, or a number that is larger than that of any game
)

// MostFields is how many fields a FEN has.
const MostFields = 6

// The largest numbers that a position keeps. The longest game that the laws allow has fewer than 6,000 moves.
const (
	mostClock  = 1 << 15
	mostNumber = 1 << 30
)

// ReadFEN reads a FEN (16.1), X-FEN or Shredder-FEN: in the field of castling, K, Q, k and q name the outermost rook on a side of the king,
// and a letter from A to H the rook on that file. Fields that are missing are "-", 0 and 1, the turn White's; a semicolon at the end is
// nothing.
//
// faults has the first fault of each kind, in the order in which they are found. ok is false where one of them leaves no position; p has
// then what could be read. What a position says may still be impossible in a game: see [Faults]. count is how many of the [MostFields]
// fields there are; an EPD has four.
func ReadFEN(text string) (p Position, faults []FENFault, count int, ok bool) {
	r := fenReader{text: text, end: len(text), ok: true}
	r.dropSemicolon()
	r.p.kings = [2]Square{NoSquare, NoSquare}
	r.p.enPassant, r.p.Number = NoSquare, 1
	fields := r.fields()
	for i, field := range fields {
		if field.end == field.start && i > 0 {
			r.fault(FieldMissing, r.end, r.end)
			break
		}
		count = i + 1
		switch i {
		case 0:
			r.men(field)
		case 1:
			r.turn(field)
		case 2:
			r.castling(field)
		case 3:
			r.enPassant(field)
		case 4:
			r.p.Clock = uint16(r.number(field, 0, mostClock))
		case 5:
			r.p.Number = uint32(r.number(field, 1, mostNumber))
		}
	}
	settle(&r.p)
	return r.p, r.faults, count, r.ok
}

// settle computes what follows from the rest.
func settle(p *Position) {
	for c := range p.kings {
		p.kings[c] = p.onlyKing(Color(c))
	}
	us := p.Turn & 1
	p.checkers = p.attackers(p.kings[us], us^1, p.occupied())
	p.isIrregular = p.kings[White] == NoSquare || p.kings[Black] == NoSquare || p.attackers(p.kings[us^1], us, p.occupied()) != 0
	p.key = computeKey(p)
}

// computeKey is the key made anew.
func computeKey(p *Position) (key uint64) {
	for s, piece := range p.board {
		if piece != 0 {
			key ^= manKey(piece, Square(s))
		}
	}
	if p.Turn == Black {
		key ^= turnKey
	}
	key ^= castlingKey(p.castling)
	if p.enPassant != NoSquare {
		key ^= passingKey(p, p.Turn)
	}
	return key
}

type fenReader struct {
	text   string
	end    int // of what is read
	p      Position
	faults []FENFault
	kinds  uint32 // of the faults, a bit each
	ok     bool
}

type span struct{ start, end int }

func (r *fenReader) fault(kind FENFaultKind, start, end int) {
	r.ok = r.ok && kind > FormFaults
	if r.kinds>>kind&1 == 0 {
		r.kinds |= 1 << kind
		r.faults = append(r.faults, FENFault{kind, start, end})
	}
}

// dropSemicolon leaves a semicolon at the end out (16.1-a), and the blanks beside it.
func (r *fenReader) dropSemicolon() {
	at := len(r.text)
	for at > 0 && isBlank(r.text[at-1]) {
		at--
	}
	if at == 0 || r.text[at-1] != ';' {
		return
	}
	for at--; at > 0 && isBlank(r.text[at-1]); at-- {
	}
	r.end = at
}

// fields finds the fields.
func (r *fenReader) fields() (fields [MostFields]span) {
	at := 0
	for i := range fields {
		start := at
		for at < r.end && isBlank(r.text[at]) {
			at++
		}
		if at < r.end && (i == 0 && at > 0 || i > 0 && (at != start+1 || r.text[start] != ' ')) {
			r.fault(Spacing, start, at)
		}
		fields[i].start = at
		for at < r.end && !isBlank(r.text[at]) {
			at++
		}
		fields[i].end = at
	}
	rest := at
	for at < r.end && isBlank(r.text[at]) {
		at++
	}
	switch {
	case at < r.end:
		r.fault(UnknownField, at, r.end)
	case rest < at:
		r.fault(Spacing, rest, at)
	}
	return fields
}

func isBlank(c byte) bool { return c <= ' ' }

// men reads the first field (16.1.3.1).
func (r *fenReader) men(f span) {
	row, column, start := 7, 0, f.start
	endRank := func(at int) {
		if column != 8 {
			r.fault(RankLength, start, at)
		}
		start, column = at+1, 0
		row--
	}
	for at := f.start; at < f.end; at++ {
		c := r.text[at]
		switch {
		case c == '/':
			endRank(at)
		case c >= '1' && c <= '8':
			if at > start && r.text[at-1] >= '1' && r.text[at-1] <= '8' {
				r.fault(SplitDigits, at-1, at+1)
			}
			column += int(c - '0')
		default:
			piece, ok := PieceOf(c)
			if !ok {
				r.fault(UnknownPiece, at, at+1)
			} else if row >= 0 && column < 8 {
				put(&r.p, piece, At(column, row))
			}
			column++
		}
	}
	if endRank(f.end); row != -1 {
		r.fault(RankCount, f.start, f.end)
	}
}

// letters are those of the men in English, by their kinds.
const letters = " PNBRQK"

// Letter returns the letter of a kind of men in English, as SAN has it: P, N, B, R, Q, K.
func (k Kind) Letter() byte { return letters[k] }

// Letter returns the letter of a man in a FEN: a capital one of White.
func (p Piece) Letter() byte { return letters[p.Kind()] | byte(p.Color())<<5 }

// PieceOf returns the man of a letter in a FEN.
func PieceOf(c byte) (p Piece, ok bool) {
	color := White
	if c >= 'a' {
		c, color = c-'a'+'A', Black
	}
	for k := Pawn; k <= King; k++ {
		if letters[k] == c {
			return k.Of(color), true
		}
	}
	return 0, false
}

func put(p *Position, piece Piece, s Square) {
	p.board[s&63] = piece
	p.kinds[piece.Kind()] |= only(s)
	p.colors[piece.Color()&1] |= only(s)
}

// turn reads the second field (16.1.3.2).
func (r *fenReader) turn(f span) {
	switch word := r.text[f.start:f.end]; word {
	case "w":
	case "b":
		r.p.Turn = Black
	case "W", "white", "White":
		r.fault(TurnForm, f.start, f.end)
	case "B", "black", "Black":
		r.p.Turn = Black
		r.fault(TurnForm, f.start, f.end)
	default:
		r.fault(UnknownTurn, f.start, f.end)
	}
}

// castling reads the third field (16.1.3.3): K, Q, k and q name the outermost rook on a side of the king, a letter of a file the rook
// there.
func (r *fenReader) castling(f span) {
	if r.text[f.start:f.end] == "-" {
		return
	}
	last := 0
	for at := f.start; at < f.end; at++ {
		color, upper := White, r.text[at]
		if upper >= 'a' {
			color, upper = Black, upper-'a'+'A'
		}
		if upper != 'K' && upper != 'Q' && (upper < 'A' || upper > 'H') {
			r.fault(UnknownCastling, at, at+1)
			continue
		}
		rook, side := r.rightOf(color, upper)
		before := r.p.castling & side
		order := 2 * int(color)
		if side.Has(At(0, 7*int(color))) {
			order++ // the long side, which has the a-file
		}
		switch {
		case rook == 0 || before != 0 && before != rook:
			r.fault(CastlingFalse, at, at+1)
			continue
		case before == rook || order < last:
			r.fault(CastlingForm, at, at+1)
		}
		r.p.castling |= rook
		last = order
	}
}

// rightOf returns the rook that a letter of castling names, or 0, and the squares of the back rank on its side of the king.
func (r *fenReader) rightOf(color Color, letter byte) (rook, side Set) {
	back := rank1 << (56 * color)
	king := r.p.men(King, color)
	if king.isSeveral() || king&back == 0 {
		return 0, 0
	}
	rooks := r.p.men(Rook, color) & back
	short, long := back&^(king<<1-1), back&(king-1)
	switch letter {
	case 'K':
		return highest(rooks & short), short
	case 'Q':
		rooks &= long
		return rooks & -rooks, long
	}
	if rook = rooks & file(int(letter-'A')); rook&long != 0 {
		return rook, long
	}
	return rook, short
}

func highest(set Set) Set {
	for set.isSeveral() {
		set &= set - 1
	}
	return set
}

// enPassant reads the fourth field (16.1.3.4).
func (r *fenReader) enPassant(f span) {
	word := r.text[f.start:f.end]
	if word == "-" {
		return
	}
	if len(word) != 2 || word[0] < 'a' || word[0] > 'h' || word[1] < '1' || word[1] > '8' {
		r.fault(UnknownField, f.start, f.end)
		return
	}
	s := At(int(word[0]-'a'), int(word[1]-'1'))
	row, from, pawnAt := 5, s+8, s-8 // White is on turn: Black's pawn went two squares
	if r.p.Turn == Black {
		row, from, pawnAt = 2, s-8, s+8
	}
	if s.Rank() != row || r.p.On(pawnAt) != Pawn.Of(r.p.Turn^1) || r.p.On(s) != 0 || r.p.On(from) != 0 {
		r.fault(EnPassantFalse, f.start, f.end)
		return
	}
	r.p.enPassant = s
}

// number reads the fifth or the sixth field (16.1.3.5, 16.1.3.6).
func (r *fenReader) number(f span, least, most int) int {
	word := r.text[f.start:f.end]
	n := 0
	for i := range len(word) {
		if word == "-" {
			break
		}
		if word[i] < '0' || word[i] > '9' {
			r.fault(UnknownField, f.start, f.end)
			return least
		}
		n = min(10*n+int(word[i]-'0'), most+1)
	}
	if word == "-" || n < least || n > most || len(word) > 1 && word[0] == '0' {
		r.fault(NumberForm, f.start, f.end)
	}
	return min(max(n, least), most)
}
