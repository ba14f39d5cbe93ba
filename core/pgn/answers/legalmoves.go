package answers

import (
	"errors"

	"pbn/core/chess"
	"pbn/core/pgn/rules"
	"pbn/core/wire"
)

// LegalMoves returns the legal moves of a position as JSON: its FEN as the standard has it, and of each move its SAN, itself as UCI writes it, and
// its number (see [chess.Move]). isChess960 says that the game is one of Chess960, where UCI castles onto the rook, though the position may be
// one of chess. The error says why there are no legal moves to know.
func LegalMoves(fen string, isChess960 bool) (json []byte, err error) {
	p, faults, _, ok := chess.ReadFEN(fen)
	if !ok {
		return nil, errors.New(rules.WhyUnread(fen, faults))
	}
	if fault, is := chess.Unplayable(&p); is {
		return nil, errors.New(rules.WhyNoMoves(&p, fault))
	}
	isChess960 = isChess960 || chess.IsChess960(&p)
	var w wire.Writer
	w.Open('{')
	w.StringField("fen", string(chess.AppendFEN(nil, &p)))
	w.Name("moves")
	w.Open('[')
	var list chess.Moves
	for _, m := range p.Moves(&list) {
		w.Open('[')
		w.String(string(p.MarkedSAN(m).Append(nil)))
		w.String(string(chess.AppendCoordinates(nil, m, isChess960)))
		w.Int(int(m))
		w.Close(']')
	}
	w.Close(']')
	w.Close('}')
	return w.Out, nil
}
