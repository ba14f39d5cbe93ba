package answers

import (
	"errors"
	"strconv"

	"pbn/core/chess"
	"pbn/core/wire"
)

var lineMembers = []string{"start", "moves", "enPassant"}

// FEN returns the position after a line of moves, as FEN (16.1), from JSON with the FEN of the start, which may be missing, the moves in SAN,
// and how the square is written that a pawn has passed: "standard" or "legal". The error says what is wrong.
func FEN(json []byte) (fen string, err error) {
	r := wire.NewShapeReader("game")
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		r.Wants("an object")
		return "", r.Err()
	}
	r.Members(&v, lineMembers)
	start, moves := r.Text(&v, "start"), r.Texts(&v, "moves")
	form := r.OneOf(&v, "enPassant", "standard", "legal")
	if err := r.Err(); err != nil {
		return "", err
	}
	if start == "" {
		start = chess.Initial
	}
	p, _, _, ok := chess.ReadFEN(start)
	if !ok {
		return "", errors.New("game.start has to be a position as FEN")
	}
	for i, san := range moves {
		if !play(&p, san) {
			return "", errors.New("game.moves: move " + strconv.Itoa(i+1) + ", " + strconv.Quote(san) + ", is not legal")
		}
	}
	as := chess.FENForm(0)
	if form == "legal" {
		as = chess.EnPassantLegal
	}
	return string(chess.AppendFENAs(nil, &p, as)), nil
}

// play makes a move in SAN; it reports whether it can be made.
func play(p *chess.Position, san string) bool {
	s := chess.Parse(san)
	m, count := chess.Null, 1
	switch {
	case san == "--":
	case s == 0:
		return false
	default:
		m, count = p.Find(s)
	}
	if count != 1 {
		return false
	}
	var u chess.Undo
	p.Do(m, &u)
	return true
}
