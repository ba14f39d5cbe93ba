package game

import "pbn/core/chess"

// spelling is a move as a word has it that is not SAN, in parts.
type spelling struct {
	// man is the letter of the man, 0 where none is given; promoted what a pawn becomes.
	man, promoted byte
	// The squares, "a" to "h" and "1" to "8"; 0 is what is not given.
	fromFile, fromRank, toFile, toRank byte
	castling                           chess.Pattern // IsCastlingShort or IsCastlingLong
	isCapture                          bool
	// opensPromotion is set where the word ends with "=": what the pawn becomes comes next.
	opensPromotion bool
	mark           chess.Pattern // HasCheck or HasMate
	forms          forms
	rest           []byte // what comes after the move
}

// forms are the ways in which a word is not SAN.
type forms uint32

const (
	numberBefore forms = 1 << iota
	castlingLetters
	letterCase
	pawnLetter
	captureMark
	looseForm
	longForm
	promotionForm
	passingMark
	beyondASCII
)

// readSpelling reads a word of ASCII. asBishop says that a letter b at the start is that of the bishop (ledger 8.2.3.2-b).
func readSpelling(text []byte, asBishop bool) (s spelling, ok bool) {
	if n := digits(text); n > 0 && n < len(text) && isLetter(text[n]) {
		s.forms |= numberBefore
		text = text[n:]
	}
	rest, ok := s.readCastling(text)
	if !ok {
		rest, ok = s.readSquares(s.readMan(text, asBishop))
	}
	if ok {
		s.readTail(rest)
	}
	return s, ok
}

func digits(text []byte) (n int) {
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// readCastling reads zeros or letters O with dashes between.
func (s *spelling) readCastling(text []byte) (rest []byte, ok bool) {
	n := 0
	for at := 0; at < len(text) && (text[at] == '0' || text[at]|0x20 == 'o'); at += 2 {
		if text[at] != 'O' {
			s.forms |= castlingLetters
		}
		n++
		if rest = text[at+1:]; len(rest) < 2 || rest[0] != '-' {
			break
		}
	}
	switch n {
	case 2:
		s.castling = chess.IsCastlingShort
	case 3:
		s.castling = chess.IsCastlingLong
	default:
		s.forms &^= castlingLetters
		return text, false
	}
	return rest, true
}

// readMan reads the letter of a man.
func (s *spelling) readMan(text []byte, asBishop bool) (rest []byte) {
	if len(text) < 2 {
		return text
	}
	switch c := text[0]; {
	case c == 'P' || c == 'p':
		s.man = 'P'
		s.forms |= pawnLetter
	case c == 'B' && (asBishop || !isRank(text[1])) || c == 'K' || c == 'Q' || c == 'R' || c == 'N':
		s.man = c
	case c == 'b' && asBishop || c == 'k' || c == 'q' || c == 'r' || c == 'n':
		s.man = c &^ 0x20
		s.forms |= letterCase
	default:
		return text
	}
	return text[1:]
}

func isFile(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'h' }

func isRank(c byte) bool { return c >= '1' && c <= '8' }

// readSquares reads where the man comes from, as far as that is given, and where it goes.
func (s *spelling) readSquares(text []byte) (rest []byte, ok bool) {
	var read [4]byte
	var ends [4]int
	n := 0
	for at := 0; at < len(text) && n < len(read); at++ {
		c := text[at]
		switch {
		case isFile(c) || isRank(c):
			read[n], ends[n] = c, at+1
			n++
			continue
		case isSign(c):
			continue
		}
		break
	}
	if n = s.place(read[:n]); n == 0 {
		return nil, false
	}
	for _, c := range text[:ends[n-1]] {
		s.readSign(c)
	}
	return text[ends[n-1]:], true
}

// isSign reports whether a character is one between squares: of a capture, or a dash.
func isSign(c byte) bool { return c == 'x' || c == 'X' || c == ':' || c == '-' }

// readSign reads a character of the squares, and signs between them.
func (s *spelling) readSign(c byte) {
	switch {
	case c == '-':
		s.forms |= longForm
	case c >= 'A' && c <= 'H':
		s.forms |= letterCase
	case isSign(c):
		s.isCapture = true
		if c != 'x' {
			s.forms |= captureMark
		}
	}
}

// place finds the squares in files and ranks, and returns how many of these they are.
func (s *spelling) place(read []byte) (n int) {
	shape := 0
	for i, c := range read {
		if !isRank(c) {
			read[i] = c | 0x20
			shape |= 1 << i
		}
	}
	switch {
	case len(read) >= 4 && shape&0xF == 0b0101:
		s.fromFile, s.fromRank, s.toFile, s.toRank, n = read[0], read[1], read[2], read[3], 4
		s.forms |= longForm
	case len(read) >= 3 && shape&7 == 0b011:
		s.fromFile, s.toFile, s.toRank, n = read[0], read[1], read[2], 3
	case len(read) >= 3 && shape&7 == 0b010:
		s.fromRank, s.toFile, s.toRank, n = read[0], read[1], read[2], 3
	case len(read) >= 2 && shape&3 == 0b01:
		s.toFile, s.toRank, n = read[0], read[1], 2
	case len(read) >= 2 && shape&3 == 0b11 && (s.man == 0 || s.man == 'P'):
		s.fromFile, s.toFile, n = read[0], read[1], 2
		s.forms |= looseForm
	}
	return n
}

// readTail reads what comes after the squares: what the pawn becomes, and marks. What is left is in rest.
func (s *spelling) readTail(text []byte) {
	if len(text) > 0 && text[0] == ':' {
		s.isCapture = true
		s.forms |= captureMark
		text = text[1:]
	}
	text = s.readPromotion(text)
	for _, mark := range [...]string{"ep", "EP"} {
		if hasPrefix(text, mark) {
			s.forms |= passingMark
			text = text[len(mark):]
		}
	}
	s.rest = s.readMark(text)
}

func hasPrefix(text []byte, prefix string) bool {
	return len(text) >= len(prefix) && string(text[:len(prefix)]) == prefix
}

// readPromotion reads what a pawn becomes.
func (s *spelling) readPromotion(text []byte) (rest []byte) {
	rest = text
	hasSign := len(rest) > 0 && (rest[0] == '=' || rest[0] == '/')
	if hasSign {
		rest = rest[1:]
	}
	if len(rest) == 0 {
		s.opensPromotion = hasSign
		return text
	}
	c := rest[0]
	if !isManLetter(c) || len(rest) > 1 && isLetter(rest[1]) {
		return text
	}
	s.promoted = c &^ 0x20
	if !hasSign || text[0] != '=' || c >= 'a' {
		s.forms |= promotionForm
	}
	return rest[1:]
}

// isManLetter reports whether a character is the letter of a man, capital or small.
func isManLetter(c byte) bool {
	switch c &^ 0x20 {
	case 'Q', 'R', 'B', 'N', 'K', 'P':
		return isLetter(c)
	}
	return false
}

// checkMarks are the marks of check and mate that people write.
var checkMarks = [...]struct {
	text string
	mark chess.Pattern
}{
	{"+", chess.HasCheck}, {"#", chess.HasMate}, {"++", chess.HasCheck}, {"+#", chess.HasMate}, {"##", chess.HasMate},
	{"ch", chess.HasCheck}, {"dblch", chess.HasCheck}, {"disch", chess.HasCheck}, {"+ch", chess.HasCheck}, {"mate", chess.HasMate}, {"x", 0},
}

// readMark reads the mark of check or mate; what begins like one and goes on in another way is left.
func (s *spelling) readMark(text []byte) (rest []byte) {
	for i := range checkMarks {
		if m := &checkMarks[i]; string(text) == m.text {
			if s.mark = m.mark; i > 1 {
				s.forms |= looseForm
			}
			return nil
		}
	}
	return text
}
