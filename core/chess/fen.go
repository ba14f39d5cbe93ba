package chess

import "strconv"

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
	UnknownPiece                     // a letter or sign that is none of a man
	UnknownTurn
	UnknownCastling // a sign that is none of castling
	UnknownField    // an en passant square, clock or number that is none, or something behind the number
	FormFaults
	SplitDigits    // digits in a row, as in 44 for 8
	FieldMissing   // one of the last fields
	Spacing        // not one blank between two fields
	TurnForm       // W, B or a word
	CastlingForm   // in another order, or twice
	CastlingFalse  // king and rook do not stand on their squares
	EnPassantFalse // no pawn has passed the square
	NumberForm     // a number with zeros before it, or move 0
)

// MostFields is how many fields a FEN has.
const MostFields = 6

// ReadFEN reads a FEN. ok is false where it gives no position. Fields that are missing are "-", 0 and 1, the turn White's. The men may stand
// anywhere: see [Position.Faults]. count is how many fields there are; an EPD has four.
func ReadFEN(text string) (p Position, faults []FENFault, count int, ok bool) {
	r := fenReader{text: text, ok: true}
	r.p.kings = [2]Square{NoSquare, NoSquare}
	r.p.enPassant, r.p.Number = NoSquare, 1
	fields := r.fields()
	for i, field := range fields {
		if field.end == field.start && i > 0 {
			r.fault(FieldMissing, len(text), len(text))
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
			r.p.Clock = uint16(min(r.number(field, 0), 1<<15))
		case 5:
			r.p.Number = uint32(max(1, r.number(field, 1)))
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
	p.checkers = p.attackers(p.kings[p.Turn&1], p.Turn^1, p.occupied())
	p.key = computeKey(p)
}

type fenReader struct {
	text   string
	p      Position
	faults []FENFault
	ok     bool
}

type span struct{ start, end int }

func (r *fenReader) fault(kind FENFaultKind, start, end int) {
	r.faults = append(r.faults, FENFault{kind, start, end})
	r.ok = r.ok && kind > FormFaults
}

// fields finds the fields.
func (r *fenReader) fields() (fields [MostFields]span) {
	at := 0
	for i := range fields {
		start := at
		for at < len(r.text) && isBlank(r.text[at]) {
			at++
		}
		if at < len(r.text) && (i == 0 && at > 0 || i > 0 && (at != start+1 || r.text[start] != ' ')) {
			r.fault(Spacing, start, at)
		}
		fields[i].start = at
		for at < len(r.text) && !isBlank(r.text[at]) {
			at++
		}
		fields[i].end = at
	}
	rest := at
	for at < len(r.text) && isBlank(r.text[at]) {
		at++
	}
	switch {
	case at < len(r.text):
		r.fault(UnknownField, at, len(r.text))
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
			piece, ok := pieceOf(c)
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

const letters = " PNBRQK"

// pieceOf returns the man of a letter.
func pieceOf(c byte) (p Piece, ok bool) {
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

// castling reads the third field (16.1.3.3): K, Q, k and q name the outermost rook on a side of the king, a letter of a file the rook there.
func (r *fenReader) castling(f span) {
	if r.text[f.start:f.end] == "-" {
		return
	}
	last := 0
	for at := f.start; at < f.end; at++ {
		c := r.text[at]
		color, upper := White, c
		if c >= 'a' {
			color, upper = Black, c-'a'+'A'
		}
		rooks := r.p.men(Rook, color) & (rank1 << (56 * color))
		kings := r.p.men(King, color) & (rank1 << (56 * color))
		rook := Set(0)
		order := 4*int(color) + 1
		switch {
		case kings == 0 || kings.isSeveral():
			if upper != 'K' && upper != 'Q' && (upper < 'A' || upper > 'H') {
				r.fault(UnknownCastling, at, at+1)
				continue
			}
		case upper == 'K':
			rook = highest(rooks &^ (kings<<1 - 1))
		case upper == 'Q':
			rook = rooks & (kings - 1)
			rook &= -rook
			order++
		case upper >= 'A' && upper <= 'H':
			rook = rooks & file(int(upper-'A'))
			if rook&(kings-1) != 0 {
				order++
			}
		default:
			r.fault(UnknownCastling, at, at+1)
			continue
		}
		switch {
		case rook == 0:
			r.fault(CastlingFalse, at, at+1)
		case r.p.castling&rook != 0 || order < last:
			r.fault(CastlingForm, at, at+1)
		}
		r.p.castling |= rook
		last = order
	}
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
	row, forward := 5, Square(8) // of the side that passed: seen by White, Black's pawn stands one rank lower
	if r.p.Turn == Black {
		row = 2
	}
	pawnAt, from := s^8, s^8
	if row == 5 {
		from = s + forward
	} else {
		from = s - forward
	}
	if s.Rank() != row || r.p.On(pawnAt) != Pawn.Of(r.p.Turn^1) || r.p.On(s) != 0 || r.p.On(from) != 0 {
		r.fault(EnPassantFalse, f.start, f.end)
		return
	}
	r.p.enPassant = s
}

func (r *fenReader) number(f span, least int) int {
	word := r.text[f.start:f.end]
	n, err := strconv.Atoi(word)
	switch {
	case word == "-":
		r.fault(NumberForm, f.start, f.end)
		return least
	case err != nil || n < 0 || word[0] == '+':
		r.fault(UnknownField, f.start, f.end)
		return least
	case n < least || len(word) > 1 && word[0] == '0':
		r.fault(NumberForm, f.start, f.end)
	}
	return n
}

// AppendFEN appends the position in the form of FEN: castling as KQkq, but by its file where the rook is not the outermost one.
func AppendFEN(out []byte, p *Position) []byte {
	out = AppendFields(out, p)
	out = strconv.AppendUint(append(out, ' '), uint64(p.Clock), 10)
	return strconv.AppendUint(append(out, ' '), uint64(p.Number), 10)
}

// AppendFields appends the four fields that FEN and EPD share.
func AppendFields(out []byte, p *Position) []byte {
	for row := 7; row >= 0; row-- {
		empty := byte(0)
		for column := range 8 {
			piece := p.board[At(column, row)]
			if piece == 0 {
				empty++
				continue
			}
			if empty > 0 {
				out = append(out, '0'+empty)
				empty = 0
			}
			out = append(out, letters[piece.Kind()]|byte(piece.Color())<<5)
		}
		if empty > 0 {
			out = append(out, '0'+empty)
		}
		if row > 0 {
			out = append(out, '/')
		}
	}
	out = append(out, ' ', "wb"[p.Turn&1], ' ')
	out = appendCastling(out, p)
	return append(append(out, ' '), p.enPassant.String()...)
}

func appendCastling(out []byte, p *Position) []byte {
	if p.castling == 0 {
		return append(out, '-')
	}
	for c := White; c <= Black; c++ {
		own := p.castling & p.colors[c]
		rooks := p.men(Rook, c) & (rank1 << (56 * c))
		king := only(p.kings[c])
		for side := range 2 {
			rook, outermost, letter := own&^(king-1), highest(rooks&^(king-1)), byte('K')
			if side == 1 {
				rook, outermost, letter = own&(king-1), rooks&(king-1), 'Q'
				outermost &= -outermost
			}
			switch {
			case rook == 0:
				continue
			case rook != outermost:
				letter = 'A' + byte(rook.first().File())
			}
			out = append(out, letter|byte(c)<<5)
		}
	}
	return out
}
