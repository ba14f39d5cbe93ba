package record

import (
	"strings"

	"pbn/core/chess"
	"pbn/core/source"
)

// Fault is why a board cannot be read.
type Fault uint8

// The faults.
const (
	NoFault   Fault = iota
	BadLetter       // a sign that no piece has, at At
	Knight          // N or n, at At
	BadRows         // not eight rows: Count
	BadRow          // a row that has not eight squares: Count; At are its bytes, and Row says which it is
)

// Board is what the second field says.
type Board struct {
	// Text is the board without what is around it. It is "" where the field is empty.
	Text string
	// Rest is what is after it (P-7).
	Rest string
	// Fault is why it cannot be read. Row is the row from the top, from 1, and Start and End are where it is in the text.
	Fault      Fault
	Row, Count int
	Start, End int
}

// ReadBoard reads the second field of a record.
func ReadBoard(text string) (b Board) {
	text = strings.Trim(text, " \t")
	b.Text = text
	if at := strings.IndexAny(text, " \t"); at >= 0 {
		b.Text, b.Rest = text[:at], strings.Trim(text[at:], " \t")
	}
	if b.Text == "" {
		return b
	}
	b.checkLetters()
	if b.Fault == NoFault {
		b.checkRows()
	}
	return b
}

// checkLetters looks for signs that no piece has.
func (b *Board) checkLetters() {
	for at, r := range b.Text {
		switch {
		case r == '/' || r >= '1' && r <= '8' || r < 0x7F && strings.IndexByte("PRSBQKprsbqk", byte(r)) >= 0:
		case r == 'N' || r == 'n':
			if b.Fault == NoFault {
				b.Fault, b.Start, b.End = Knight, at, at+1
			}
		default:
			b.Fault, b.Start, b.End = BadLetter, at, at+len(string(r))
			return
		}
	}
}

// checkRows counts rows and squares.
func (b *Board) checkRows() {
	if rows := 1 + strings.Count(b.Text, "/"); rows != 8 {
		b.Fault, b.Count = BadRows, rows
		return
	}
	start := 0
	for row := 1; row <= 8; row++ {
		end := start
		squares := 0
		for ; end < len(b.Text) && b.Text[end] != '/'; end++ {
			if c := b.Text[end]; c <= '8' {
				squares += int(c - '0')
			} else {
				squares++
			}
		}
		if squares != 8 {
			b.Fault, b.Row, b.Count, b.Start, b.End = BadRow, row, squares, start, end
			return
		}
		start = end + 1
	}
}

// IsBoard reports whether a field is empty or has a board that can be read, whatever is after it.
func (b *Board) IsBoard() bool { return b.Fault == NoFault }

// knights are the letters of knights: ours, and those of FEN.
var knights = strings.NewReplacer("S", "N", "s", "n")

// readPosition reads the position of a board.
func readPosition(r *Record, t *source.Text) {
	r.Board = ReadBoard(Text(t, r.Fields[Position]))
	r.HasPosition = r.Board.Text != "" && r.Board.Fault == NoFault
	if !r.HasPosition {
		return
	}
	turn := " w - -"
	if base, _, _ := CutStipulation(Text(t, r.Fields[Stipulation])); ReadAim(base).Turn() == chess.Black {
		turn = " b - -"
	}
	r.Position = r.Board.position(turn)
}

// position returns the position of a board without a fault, with who moves.
func (b *Board) position(turn string) chess.Position {
	p, _, _, _ := chess.ReadFEN(knights.Replace(b.Text) + turn)
	return p
}

// PositionOf returns the position of a board, where White moves; ok is false where a text is no board.
func PositionOf(text string) (p chess.Position, ok bool) {
	b := ReadBoard(text)
	if b.Text == "" || b.Rest != "" || b.Fault != NoFault {
		return p, false
	}
	return b.position(" w - -"), true
}

// Normal returns the board in its shortest form; as it is where it has a fault.
func (b *Board) Normal() string {
	if b.Text == "" || b.Fault != NoFault {
		return b.Text
	}
	p := b.position(" w - -")
	return string(AppendBoard(nil, &p))
}

// AppendBoard appends a position as a board of PBI in its shortest form.
func AppendBoard(out []byte, p *chess.Position) []byte {
	from := len(out)
	out = chess.AppendFields(out, p)
	for at := from; at < len(out); at++ {
		switch out[at] {
		case ' ':
			return out[:at]
		case 'N':
			out[at] = 'S'
		case 'n':
			out[at] = 's'
		}
	}
	return out
}

// WithRights returns the position with the rights to castle that problems have: of kings and rooks that are at home.
func (r *Record) WithRights() chess.Position {
	p := &r.Position
	rights := ""
	for _, one := range [...]struct {
		letter     string
		king, rook chess.Square
		color      chess.Color
	}{
		{"K", chess.At(4, 0), chess.At(7, 0), chess.White}, {"Q", chess.At(4, 0), chess.At(0, 0), chess.White},
		{"k", chess.At(4, 7), chess.At(7, 7), chess.Black}, {"q", chess.At(4, 7), chess.At(0, 7), chess.Black},
	} {
		if p.On(one.king) == chess.King.Of(one.color) && p.On(one.rook) == chess.Rook.Of(one.color) {
			rights += one.letter
		}
	}
	if rights == "" {
		return *p
	}
	fields := string(chess.AppendFields(nil, p))
	with, _, _, _ := chess.ReadFEN(fields[:len(fields)-len("- -")] + rights + " -")
	return with
}

// Men returns how many men each side has.
func (r *Record) Men() (white, black int) {
	for kind := chess.Pawn; kind <= chess.King; kind++ {
		white += r.Position.Count(kind, chess.White)
		black += r.Position.Count(kind, chess.Black)
	}
	return white, black
}
