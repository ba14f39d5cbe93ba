package draughts

import "strconv"

// MostWritten is the largest number of squares that a move can have in its text. A capture has one more than it takes, and no board has room
// for taking more than fifty.
const MostWritten = 52

// Pattern is what the text of a move says, without the board: squares, and what is between them.
type Pattern struct {
	Sign    byte // '-', 'x' or ':'; 0 for none, as in a3b4
	Forms   Forms
	count   uint8
	squares [MostWritten]uint8
}

// Forms are what is unusual in the text of a move, joined by |.
type Forms uint8

// The forms.
const (
	LeadingZero  Forms = 1 << iota // 06-11
	UpperCase                      // C3-D4, 12X21
	MixedSigns                     // c3:e5-g7
	MixedSquares                   // a3-22
)

// In a pattern a square is its number, up to 99; or, from firstName on, its letter and digits.
const firstName = 100

// Count returns how many squares the text has.
func (w *Pattern) Count() int { return int(w.count) }

// HasLetters reports whether the first square has a name instead of a number.
func (w *Pattern) HasLetters() bool { return w.squares[0] >= firstName }

// Written returns what the text has for a square, without a board: the column of a name, from 1, and its digits; or 0 and the number. i is from
// 0; of other squares both are 0.
func (w *Pattern) Written(i int) (column, number int) {
	if i < 0 || i >= int(w.count) {
		return 0, 0
	}
	square := int(w.squares[i])
	if square < firstName {
		return 0, square
	}
	return (square-firstName)/mostSide + 1, (square-firstName)%mostSide + 1
}

// AppendTo appends the text with a sign between its squares.
func (w *Pattern) AppendTo(out []byte, sign byte) []byte {
	for i := range int(w.count) {
		if i > 0 {
			out = append(out, sign)
		}
		column, number := w.Written(i)
		if column > 0 {
			out = append(out, 'a'+byte(column-1))
		}
		out = strconv.AppendInt(out, int64(number), 10)
	}
	return out
}

// Turned is the pattern as if squares had been named by who sits on the other side of a board.
func (w *Pattern) Turned(b *Board) Pattern {
	t := *w
	for i, square := range t.squares[:t.count] {
		if square >= firstName {
			letter, digits := int(square-firstName)/mostSide, int(square-firstName)%mostSide
			letter, digits = b.variant.Width-1-letter, b.variant.Height-1-digits
			if letter < 0 || digits < 0 {
				t.squares[i] = 0
				continue
			}
			t.squares[i] = uint8(firstName + letter*mostSide + digits)
		}
	}
	return t
}

// Square returns a square of the text on a board, NoSquare where the board does not have it. i is from 0.
func (w *Pattern) Square(b *Board, i int) Square {
	if i < 0 || i >= int(w.count) {
		return NoSquare
	}
	return b.square(w.squares[i])
}

// add adds a square, and reports whether there is room for it.
func (w *Pattern) add(square uint8) bool {
	if w.count == MostWritten {
		return false
	}
	w.squares[w.count] = square
	w.count++
	return true
}

// Parse reads a move: squares as numbers or as letters and digits, with - or x or : between them, which may be missing between letters. ok is
// false for any other text, and for one of more than [MostWritten] squares.
func Parse(text string) (w Pattern, ok bool) {
	for at := 0; ; {
		square, end := w.parseSquare(text, at)
		if end == at || !w.add(square) {
			return Pattern{}, false
		}
		at = end
		switch {
		case at == len(text) && w.count < 2:
			return Pattern{}, false
		case at == len(text):
			return w, true
		case signOf(text[at]) != 0:
			w.join(signOf(text[at]))
			if text[at] == 'X' {
				w.Forms |= UpperCase
			}
			at++
		case square < firstName:
			return Pattern{}, false
		default:
			w.join(0)
		}
	}
}

// signOf returns c if it may separate two squares, and 0 otherwise.
func signOf(c byte) byte {
	switch c {
	case '-', 'x', ':':
		return c
	case 'X':
		return 'x'
	}
	return 0
}

// join notes what is between two squares.
func (w *Pattern) join(sign byte) {
	if w.count > 1 && sign != w.Sign {
		w.Forms |= MixedSigns
	}
	if w.count == 1 || w.Sign == 0 {
		w.Sign = sign
	}
}

// parseSquare reads a square, and returns where it ends: where it began if there is none.
func (w *Pattern) parseSquare(text string, at int) (square uint8, end int) {
	if at == len(text) {
		return 0, at
	}
	digits := at
	letter := text[at] | 0x20
	isName := letter-'a' < mostSide && text[at] >= 'A'
	if isName {
		digits++
	}
	n := 0
	for end = digits; end < len(text) && text[end]-'0' <= 9 && end < digits+2; end++ {
		n = 10*n + int(text[end]-'0')
	}
	if end == digits || n == 0 || isName && n > mostSide {
		return 0, at
	}
	if text[digits] == '0' {
		w.Forms |= LeadingZero
	}
	if w.count > 0 && isName != w.HasLetters() {
		w.Forms |= MixedSquares
	}
	if !isName {
		return uint8(n), end
	}
	if text[at] < 'a' {
		w.Forms |= UpperCase
	}
	return uint8(firstName + int(letter-'a')*mostSide + n - 1), end
}

// SquareNamed returns the square of a board that a text names, as a number or with a letter; NoSquare where there is no such square.
func SquareNamed(b *Board, name string) Square {
	var w Pattern
	square, end := w.parseSquare(name, 0)
	if end == 0 || end != len(name) {
		return NoSquare
	}
	return b.square(square)
}

// A word of at most eight bytes, packed: squares of eight bits from the lowest on, 0 where there is no third one, and the sign.
const (
	signShift = 24
	isPacked  = 1 << 31
)

// signs are what is between the squares of a packed word, by their numbers.
var signs = [4]byte{0, '-', 'x', ':'}

// Word reads a move of two or three squares that is written as it should be, in at most eight bytes, which are the low bytes of a number, the
// first the lowest. It is 0 for any other word: [Parse] reads those. [Unpack] makes the pattern of it.
func Word(word uint64, length int) (packed uint32) {
	if length > 8 {
		return 0
	}
	var text [8]byte
	for i := range length {
		text[i] = byte(word >> (8 * i))
	}
	w, ok := Parse(string(text[:length]))
	if !ok || w.Forms != 0 || w.count > 3 {
		return 0
	}
	for n, sign := range signs {
		if sign == w.Sign {
			packed = uint32(n) << signShift
		}
	}
	return packed | uint32(w.squares[0]) | uint32(w.squares[1])<<8 | uint32(w.squares[2])<<16 | isPacked
}

// Unpack returns the pattern that Word has packed.
func Unpack(packed uint32) (w Pattern) {
	w.Sign = signs[packed>>signShift&3]
	w.squares[0], w.squares[1], w.squares[2] = uint8(packed), uint8(packed>>8), uint8(packed>>16)
	w.count = 2
	if w.squares[2] != 0 {
		w.count = 3
	}
	return w
}
