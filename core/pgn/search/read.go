package search

import (
	"errors"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/rules"
)

// Read returns what to look for: a position, as the first fields of a FEN, of which those that are missing do not matter, and men, as their
// letters in a FEN, as in KRPkr. Each may be "", but where both are, the query is nil. inVariations asks for variations, too. The error names
// which of them, as the options are called, and says why a text is not one.
func Read(position, men string, inVariations bool) (*Query, error) {
	if position == "" && men == "" {
		return nil, nil
	}
	q := &Query{inVariations: inVariations}
	if position != "" {
		if err := q.readPosition(position); err != nil {
			return nil, errors.New("position: " + err.Error())
		}
	}
	if men != "" {
		if err := q.readMen(men); err != nil {
			return nil, errors.New("material: " + err.Error())
		}
	}
	return q, nil
}

func (q *Query) readPosition(fen string) error {
	p, faults, fields, ok := chess.ReadFEN(fen)
	if !ok {
		return errors.New(rules.WhyUnread(fen, faults))
	}
	if fault, is := chess.Unplayable(&p); is && (fault.Kind != chess.OtherInCheck || fields >= withTurn) {
		return errors.New(rules.WhyNoMoves(&p, fault))
	}
	q.position, q.fields, q.men = p, fields, p.Men()
	return nil
}

// readMen reads letters of men, each of one man.
func (q *Query) readMen(letters string) error {
	n := 0
	for i := range len(letters) {
		man, ok := chess.PieceOf(letters[i])
		if !ok {
			return errors.New(diag.Quote(letters) + " has more than letters of men: K, Q, R, B, N, P of White, k, q, r, b, n, p of Black.")
		}
		q.counts[man.Color()][man.Kind()]++
		n++
	}
	for _, side := range q.counts {
		if side[chess.King] != 1 {
			return errors.New(diag.Quote(letters) + " does not have one king of each side, K and k.")
		}
	}
	q.hasCounts, q.men = true, max(q.men, n)
	return nil
}
