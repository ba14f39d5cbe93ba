package game

import "pbn/core/chess"

// The functions below find the legal move that a spelling means. Each finds NoMove and how many moves fit, of which 2 is several.

// find finds the move of a spelling; what it says of promotion that is not so is left out, and noted in its forms.
func (s *spelling) find(p *chess.Position) (m chess.Move, count int) {
	switch {
	case s.castling != 0:
		return p.Find(s.castling | chess.Pattern(chess.King)<<6)
	case s.toRank == 0:
		return s.findFiles(p)
	}
	man := s.letter(p)
	switch man {
	case 0:
		return chess.NoMove, 0
	case 'P':
		return s.findPawn(p)
	}
	m, count = findText(p, s.appendMove(make([]byte, 0, 8), man))
	if count == 0 && man == 'K' {
		m, count = s.findCastling(p)
	}
	return m, count
}

// letter returns the letter of the man, P for a pawn; in coordinates it is that of the man on the square where the move begins, or 0.
func (s *spelling) letter(p *chess.Position) byte {
	_, hasOrigin := s.origin()
	switch {
	case s.man != 0:
		return s.man
	case hasOrigin:
		return s.manOnOrigin(p)
	}
	return 'P'
}

// appendMove appends the move of a man as SAN, with the origin as far as it is given.
func (s *spelling) appendMove(out []byte, man byte) []byte {
	out = append(out, man)
	if s.fromFile != 0 {
		out = append(out, s.fromFile)
	}
	if s.fromRank != 0 {
		out = append(out, s.fromRank)
	}
	return append(out, s.toFile, s.toRank)
}

// findText finds the move of a text in SAN.
func findText(p *chess.Position, text []byte) (m chess.Move, count int) {
	s := chess.Parse(string(text))
	if s == 0 {
		return chess.NoMove, 0
	}
	return p.Find(s)
}

// origin returns the square that the move comes from, if it is given.
func (s *spelling) origin() (from chess.Square, is bool) {
	if s.fromFile == 0 || s.fromRank == 0 {
		return chess.NoSquare, false
	}
	return chess.At(int(s.fromFile-'a'), int(s.fromRank-'1')), true
}

// manOnOrigin returns the letter of the man on the square that a move comes from, 0 if the side on turn has none there.
func (s *spelling) manOnOrigin(p *chess.Position) byte {
	from, _ := s.origin()
	on := p.On(from)
	if on == 0 || on.Color() != p.Turn {
		return 0
	}
	return on.Kind().Letter()
}

// findPawn finds the move of a pawn.
func (s *spelling) findPawn(p *chess.Position) (m chess.Move, count int) {
	if s.fromFile == 0 && s.isCapture {
		// The pawn may come from both sides.
		for _, file := range [...]byte{s.toFile - 1, s.toFile + 1} {
			if file >= 'a' && file <= 'h' {
				other, n := s.findPawnFrom(p, file)
				m, count = orElse(m, count, other, n)
			}
		}
		return m, count
	}
	return s.findPawnFrom(p, s.fromFile)
}

// orElse joins what was found in two searches.
func orElse(m chess.Move, count int, other chess.Move, n int) (chess.Move, int) {
	if count == 0 {
		m = other
	}
	return m, min(count+n, 2)
}

// findPawnFrom finds the move of a pawn that comes from a file; 0 is that of the square.
func (s *spelling) findPawnFrom(p *chess.Position, file byte) (m chess.Move, count int) {
	promoted := s.promoted
	if promoted == 0 {
		promoted = 'Q'
	}
	m, count = findText(p, s.appendPawn(make([]byte, 0, 8), file, promoted))
	if count == 1 && s.fromRank != 0 && m.From().Rank() != int(s.fromRank-'1') {
		return chess.NoMove, 0
	}
	return m, count
}

// appendPawn appends the move of a pawn as SAN. It comes from a file, 0 being that of the square, and becomes a man if it reaches the last
// rank.
func (s *spelling) appendPawn(out []byte, file, promoted byte) []byte {
	if file != 0 && file != s.toFile {
		out = append(out, file, 'x')
	}
	if out = append(out, s.toFile, s.toRank); s.promotes() {
		out = append(out, '=', promoted)
	}
	return out
}

// promotes reports whether a pawn reaches the last rank.
func (s *spelling) promotes() bool {
	return (s.man == 0 || s.man == 'P') && s.castling == 0 && (s.toRank == '1' || s.toRank == '8')
}

// findFiles finds the capture of a pawn of which only the files are given.
func (s *spelling) findFiles(p *chess.Position) (m chess.Move, count int) {
	one := *s
	for one.toRank = '1'; one.toRank <= '8'; one.toRank++ {
		if one.fromFile == one.toFile || one.promotes() && one.promoted == 0 {
			continue
		}
		other, n := one.findPawn(p)
		m, count = orElse(m, count, other, n)
	}
	if count == 1 {
		s.toRank = byte('1' + m.To().Rank())
	}
	return m, count
}

// findCastling finds a castling that is written as a move of the king, either to the square where it ends up or onto its rook.
func (s *spelling) findCastling(p *chess.Position) (m chess.Move, count int) {
	to := chess.At(int(s.toFile-'a'), int(s.toRank-'1'))
	for _, castling := range [...]chess.Pattern{chess.IsCastlingShort, chess.IsCastlingLong} {
		one, n := p.Find(castling | chess.Pattern(chess.King)<<6)
		if n == 0 {
			continue
		}
		king, _ := one.CastlingSquares()
		from := one.From()
		isFrom := (s.fromFile == 0 || from.File() == int(s.fromFile-'a')) && (s.fromRank == 0 || from.Rank() == int(s.fromRank-'1'))
		if isFrom && (king == to || one.To() == to && s.fromFile != 0) {
			s.castling = castling
			return one, 1
		}
	}
	return chess.NoMove, 0
}

// pattern returns the spelling as a pattern of SAN, to say why it is not legal; 0 if it does not have one.
func (s *spelling) pattern(p *chess.Position) chess.Pattern {
	if s.castling != 0 {
		return s.castling | chess.Pattern(chess.King)<<6
	}
	man := s.letter(p)
	if man == 0 || s.toRank == 0 {
		return 0
	}
	text := make([]byte, 0, 8)
	if man != 'P' {
		return chess.Parse(string(s.appendMove(text, man)))
	}
	return chess.Parse(string(s.appendPawn(text, s.fromFile, 'Q')))
}
