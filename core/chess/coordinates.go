package chess

// FindFromTo returns the legal move from one square to another, or NoMove. promoted is what a pawn becomes; NoKind for all other moves.
// Castling goes to the king's new square or, as in Chess960, to the rook; where the king could also just step there, that is the move.
func FindFromTo(p *Position, from, to Square, promoted Kind) Move {
	if from >= NoSquare || to >= NoSquare || promoted != NoKind && p.On(from).Kind() != Pawn {
		return NoMove
	}
	m, _ := p.Find(stepOf(p, from, to, promoted))
	us := p.Turn & 1
	if m != NoMove || from != p.kings[us] {
		return m
	}
	for rooks := p.castling & p.colors[us]; rooks != 0; rooks &= rooks - 1 {
		m := newMove(from, rooks.First(), castles)
		if king, _ := m.CastlingSquares(); (to == m.To() || to == king) && p.canCastle(m) {
			return m
		}
	}
	return NoMove
}

// PatternOf returns what the man on a square going to another is in SAN, with its whole origin, whether or not that is legal: so [Why] can
// say why it is not. It is 0 where the square is empty. A king that goes onto a rook of its side, or more than one file along its rank to
// where castling ends, castles.
func PatternOf(p *Position, from, to Square, promoted Kind) Pattern {
	man := p.On(from)
	isFar := to > from+1 && to.File() == 6 || from > to+1 && to.File() == 2
	if man.Kind() == King && from.Rank() == to.Rank() && (isFar || p.On(to) == Rook.Of(man.Color())) {
		if to > from {
			return IsCastlingShort | Pattern(King)<<6
		}
		return IsCastlingLong | Pattern(King)<<6
	}
	return stepOf(p, from, to, promoted)
}

// stepOf is PatternOf without castling.
func stepOf(p *Position, from, to Square, promoted Kind) Pattern {
	kind := p.On(from).Kind()
	if kind == NoKind {
		return 0
	}
	s := Pattern(to&63) | Pattern(kind)<<6 | Pattern(promoted)<<9 | Pattern(from>>3&7)<<16 | givenRank
	if kind != Pawn || from.File() != to.File() {
		s |= Pattern(from&7)<<12 | givenFile
	}
	return s
}

// ParseCoordinates reads a move as two squares and what a pawn becomes, as in UCI: e2e4, e7e8q. ok is false for any other text.
func ParseCoordinates(text string) (from, to Square, promoted Kind, ok bool) {
	if len(text) != 4 && len(text) != 5 {
		return NoSquare, NoSquare, NoKind, false
	}
	from, ok = squareOf(text[0], text[1])
	to, isToo := squareOf(text[2], text[3])
	if len(text) == 5 {
		piece, isMan := PieceOf(text[4])
		promoted = piece.Kind()
		ok = ok && isMan && promoted != Pawn && promoted != King
	}
	return from, to, promoted, ok && isToo
}

func squareOf(file, rank byte) (s Square, ok bool) {
	file, rank = file-'a', rank-'1'
	if file > 7 || rank > 7 {
		return NoSquare, false
	}
	return At(int(file), int(rank)), true
}

// FindCoordinates returns the legal move that a text of UCI means, or NoMove: e2e4, e7e8q, castling as e1g1 or e1h1. 0000 is Null, unless
// the side on turn is in check.
func FindCoordinates(p *Position, text string) Move {
	if text == "0000" && p.checkers == 0 {
		return Null
	}
	from, to, promoted, ok := ParseCoordinates(text)
	if !ok {
		return NoMove
	}
	return FindFromTo(p, from, to, promoted)
}

// AppendCoordinates appends a move as UCI writes it. Castling is e1g1, or e1h1, as Chess960 has it, if rookForm says so.
func AppendCoordinates(out []byte, m Move, rookForm bool) []byte {
	if m == Null {
		return append(out, "0000"...)
	}
	to := m.To()
	if m.IsCastling() && !rookForm {
		to, _ = m.CastlingSquares()
	}
	out = append(append(out, m.From().String()...), to.String()...)
	if promoted := m.Promoted(); promoted != NoKind {
		out = append(out, letters[promoted]|0x20)
	}
	return out
}
