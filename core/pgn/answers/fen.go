package answers

import (
	"errors"
	"strconv"

	"pbn/core/chess"
)

// FEN returns the position after moves in SAN, which have blanks between them, as FEN (16.1). start is the FEN of the first position, "" for the
// initial one; isLegal asks for the square that a pawn has passed only where a pawn can take there. The error says what is wrong.
func FEN(start, moves string, isLegal bool) (fen string, err error) {
	if start == "" {
		start = chess.Initial
	}
	p, _, _, ok := chess.ReadFEN(start)
	if !ok {
		return "", errors.New("the start position is no FEN")
	}
	for n, from := 1, 0; from < len(moves); n++ {
		to := from
		for to < len(moves) && moves[to] != ' ' {
			to++
		}
		if san := moves[from:to]; !play(&p, san) {
			return "", errors.New("move " + strconv.Itoa(n) + ", " + san + ", is not legal")
		}
		from = to + 1
	}
	form := chess.FENForm(0)
	if isLegal {
		form = chess.EnPassantLegal
	}
	return string(chess.AppendFENAs(nil, &p, form)), nil
}

// play makes a move in SAN; it reports whether it can be made.
func play(p *chess.Position, san string) bool {
	m := chess.Null
	if san != "--" {
		s, count := chess.Parse(san), 0
		if m, count = p.Find(s); count != 1 || s == 0 {
			return false
		}
	}
	var u chess.Undo
	p.Do(m, &u)
	return true
}
