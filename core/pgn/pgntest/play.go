package pgntest

import (
	"math/rand/v2"

	"pbn/core/chess"
)

// play plays a game, and returns its moves and the result. Players look at a few moves and take what they can, so that games are as long, and
// their moves as different, as those of people.
func play(p chess.Position, random *rand.Rand) (moves []chess.Move, result string) {
	most := 30 + random.IntN(130)
	for len(moves) < most {
		m, ok := choose(&p, random)
		if !ok {
			break
		}
		var u chess.Undo
		p.Do(m, &u)
		moves = append(moves, m)
	}
	switch {
	case p.IsMate() && p.Turn == chess.Black:
		return moves, "1-0"
	case p.IsMate():
		return moves, "0-1"
	case !p.HasMove():
		return moves, "1/2-1/2"
	}
	return moves, [...]string{"1-0", "0-1", "1/2-1/2"}[random.IntN(3)]
}

// worth is what a man counts.
var worth = [...]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9, chess.King: 0}

// choose returns the best of a few moves; ok is false if there is none.
func choose(p *chess.Position, random *rand.Rand) (best chess.Move, ok bool) {
	var list chess.Moves
	moves := p.Moves(&list)
	most := -100
	for range min(5, len(moves)) {
		m := moves[random.IntN(len(moves))]
		if value := valueOf(p, m); value > most {
			best, most = m, value
		}
	}
	return best, len(moves) > 0
}

// valueOf says how much a move takes and risks, and whether it goes towards the center.
func valueOf(p *chess.Position, m chess.Move) int {
	if m.IsCastling() {
		return 8
	}
	own := p.On(m.From()).Kind()
	value := 3*worth[p.On(m.To()).Kind()] + 20*worth[m.Promoted()]
	if own == chess.King {
		value -= 3
	}
	file, rank := m.To().File(), m.To().Rank()
	value -= max(3-file, file-4) + max(3-rank, rank-4)
	if int(p.Number) < 12 && own == chess.Queen {
		value -= 4
	}
	return value
}
