package draughts

// End is why a game is over in a position: the side on turn has lost it.
type End uint8

// The ends.
const (
	NoEnd    End = iota
	NoPieces     // the side on turn has none
	NoMoves      // it has pieces, and none that can move
)

// EndOf returns why a game is over in a position. What ends it by the moves that led there is in [DrawsOf]. list is used for the moves.
func EndOf(b *Board, p *Position, list *Moves) End {
	switch {
	case p.sides[p.Turn&1].IsEmpty():
		return NoPieces
	case !b.HasMove(p, list):
		return NoMoves
	}
	return NoEnd
}

// Draws are draws by the moves that led to a position, joined by |. Whether they end a game or may be claimed is a matter of the tournament.
type Draws uint8

// The draws.
const (
	ThreefoldRepetition Draws = 1 << iota
	OnlyKings                 // so many moves of kings without a capture: see [DrawLaws]
	ThreeAgainstKing          // 16 moves of each side with a lone king against at most three pieces
	TwoAgainstKing            // 5 moves of each side with a lone king against at most two pieces
)

// DrawsOf returns the draws that the laws of the variant know of (D-13): by the moves that were counted in the position, and by how often it
// has been on the board, now included. The draws of Russian and Frisian draughts that depend on the pieces are not among them, nor any of pool
// checkers, Spanish, Czech and Thai draughts.
func DrawsOf(b *Board, p *Position, times int) (d Draws) {
	laws := &b.variant.Laws.Draws
	if laws.Repetition && times >= 3 {
		d |= ThreefoldRepetition
	}
	if laws.KingMoves > 0 && int(p.Clock) >= 2*laws.KingMoves {
		d |= OnlyKings
	}
	if laws.FewPieces && p.few > 2*16 {
		d |= ThreeAgainstKing
	}
	if laws.FewPieces && p.fewest > 2*5 {
		d |= TwoAgainstKing
	}
	return d
}
