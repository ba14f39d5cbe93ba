package chess

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestWhy(t *testing.T) {
	for _, c := range []struct {
		fen, san string
		want     MoveFault
		at       string
	}{
		{Initial, "Nd4", NotReached, "-"},
		{Initial, "Bc4", Blocked, "e2"},
		{Initial, "Nd2", OwnMan, "d2"},
		{Initial, "e5", OtherTurn, "-"},
		{Initial, "e6", OtherTurn, "-"},
		{Initial, "Ke3", NotReached, "-"},
		{Initial, "Nf6", OtherTurn, "-"},
		{Initial, "O-O", CastlingWay, "f1"},
		{Initial, "Naf3", OtherOrigin, "g1"},
		{Initial, "exd3", NoVictim, "d3"},
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "cxd5", OtherOrigin, "e4"},
		{Initial, "e8", NotReached, "-"},
		{Initial, "e4=Q", NoPromotion, "-"},
		{Initial, "e5=Q", OtherTurn, "-"},
		{"8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e8", NeedsKind, "-"},
		{"4n3/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e8", Blocked, "e8"},
		{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nce2", OtherOrigin, "g1"},
		{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nce2", OtherOrigin, "g1"},
		{"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Ne2", LeavesPin, "b4"},
		{"4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1", "Nf3", LeavesCheck, "b4"},
		{"4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1", "Kd2", KingAttacked, "b4"},
		{"4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1", "O-O", CastlingCheck, "b4"},
		{"4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1", "O-O", CastlingCross, "f1"},
		{"4k3/8/8/8/3b4/8/8/R3K2R w KQ - 0 1", "O-O", KingAttacked, "d4"},
		{"4k3/8/8/8/3b4/8/8/R3K2R w Q - 0 1", "O-O", NoCastling, "-"},
		{"4k3/8/8/8/3b4/8/8/4K2R w K - 0 1", "Qd4", NoMan, "-"},
		{"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "O-O-O", KingAttacked, "a1"}, // behind the rook
		{"4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "O-O", NoCastling, "-"},
		{"7k/8/8/KPp4r/8/8/8/8 w - c6 0 1", "bxc6", LeavesPin, "h5"},
	} {
		p := position(t, c.fen)
		s := Parse(c.san)
		if s == 0 {
			t.Fatal(c.san)
		}
		if _, count := p.Find(s); count != 0 {
			t.Errorf("%s %s is legal", c.fen, c.san)
		}
		if got := Why(&p, s); got.Fault != c.want || got.At.String() != c.at {
			t.Errorf("%s %s: %d at %s, not %d at %s", c.fen, c.san, got.Fault, got.At, c.want, c.at)
		}
	}
}

// randomPattern is any move that SAN can say.
func randomPattern(random *rand.Rand) Pattern {
	if random.IntN(10) == 0 {
		return []Pattern{IsCastlingShort, IsCastlingLong}[random.IntN(2)] | Pattern(King)<<6
	}
	kind, to := Kind(1+random.IntN(6)), Square(random.IntN(64))
	s := Pattern(kind)<<6 | Pattern(to)
	file, rank := Pattern(random.IntN(8))<<12|givenFile, Pattern(random.IntN(8))<<16|givenRank
	if kind != Pawn {
		return s | []Pattern{0, 0, 0, file, rank, file | rank}[random.IntN(6)]
	}
	if random.IntN(2) == 0 {
		s |= Pattern(min(7, max(0, to.File()+2*random.IntN(2)-1)))<<12 | givenFile | HasCapture
	}
	if isLast := (rank1 | rank8).Has(to); isLast == (random.IntN(8) > 0) {
		s |= Pattern(int(Knight)+random.IntN(4)) << 9
	}
	return s
}

// candidates are the men that a pattern may mean.
func (b *slow) candidates(s Pattern, c Color) (list []Square) {
	for from := range NoSquare {
		if b.on(from) == s.Kind().Of(c) && s.origins().Has(from) {
			list = append(list, from)
		}
	}
	return list
}

// fits returns from where men of the side on turn can make the move that a pattern says; of a pattern that says what a pawn becomes, it
// does not matter what.
func (b *slow) fits(s Pattern) (list []Square) {
	for _, from := range b.candidates(s, b.turn) {
		if (s.Kind() != Pawn || (s&givenFile != 0) == (from.File() != s.To().File())) && b.isLegal(from, s.To()) {
			list = append(list, from)
		}
	}
	return list
}

func isLast(s Square) bool { return s.Rank() == 0 || s.Rank() == 7 }

// isTrue checks what Why says of a move by looking at the squares one after the other. "" is true.
func (b *slow) isTrue(p *Position, s Pattern, r Reason) string {
	us := b.turn
	to, kind := s.To(), s.Kind()
	takes := kind == Pawn && s&givenFile != 0
	checks := b.checks(us)
	if s&(IsCastlingShort|IsCastlingLong) != 0 {
		return b.isTrueOfCastling(s, r)
	}
	mayMove := func(from Square) bool {
		return b.on(from) == kind.Of(us) && s.origins().Has(from) && b.isPseudo(from, to) &&
			(kind != Pawn || takes == (from.File() != to.File()))
	}
	switch r.Fault {
	case NoMan:
		for from := range NoSquare {
			if b.on(from) == kind.Of(us) {
				return "there is one"
			}
		}
	case OtherTurn:
		c := *b
		c.turn, c.enPassant = us^1, NoSquare
		if len(c.fits(s)) == 0 {
			return "nor can the other side"
		}
	case OwnMan:
		if r.At != to || b.on(to) == 0 || b.on(to).Color() != us {
			return "no man there"
		}
	case OtherOrigin:
		if b.on(r.At) != kind.Of(us) || s.origins().Has(r.At) || !b.isLegal(r.At, to) {
			return "it cannot"
		}
	case NotReached:
		for _, from := range b.candidates(s, us) {
			if b.goes(from, to, takes) && (kind != Pawn || takes == (from.File() != to.File())) {
				return "one goes there"
			}
		}
	case Blocked:
		way := b.way(r.From, to)
		if kind == Pawn {
			way = append(way, to)
		}
		if b.on(r.From) != kind.Of(us) || !s.origins().Has(r.From) || !b.goes(r.From, to, takes) ||
			!slices.Contains(way, r.At) || b.on(r.At) == 0 ||
			!b.isFree(way[:slices.Index(way, r.At)]) {
			return "nothing in the way, or something nearer"
		}
	case NoVictim:
		if r.At != to || !takes || to == b.enPassant || b.on(to) != 0 && b.on(to).Color() != us {
			return "something to take"
		}
	case LeavesPin, LeavesCheck, KingAttacked:
		if !mayMove(r.From) {
			return "the man does not go there"
		}
		if !slices.Contains(b.after(r.From, to).checks(us), r.At) {
			return "it does not attack the king"
		}
		if (r.Fault == KingAttacked) != (kind == King) {
			return "the wrong kind of man"
		}
		if r.Fault == LeavesCheck && !slices.Contains(checks, r.At) || r.Fault == LeavesPin && slices.Contains(checks, r.At) {
			return "check or pin"
		}
		// Without the attackers, and those behind them, the move is legal.
		c := *b
		for attackers := []Square{r.At}; len(attackers) > 0; attackers = c.after(r.From, to).checks(us) {
			c.put(attackers[0], 0)
		}
		if !c.isLegal(r.From, to) {
			return "it is not the reason"
		}
	case NeedsKind:
		if kind != Pawn || !isLast(to) || s.Promoted() != NoKind || len(b.fits(s)) == 0 {
			return "no legal promotion"
		}
	case NoPromotion:
		if isLast(to) && kind == Pawn || s.Promoted() == NoKind || len(b.fits(s)) == 0 {
			return "not legal, or a promotion"
		}
	default:
		return "not of such a move"
	}
	return ""
}

func (b *slow) isTrueOfCastling(s Pattern, r Reason) string {
	king := b.king(b.turn)
	rook := NoSquare
	for _, at := range b.rooks {
		if king != NoSquare && b.on(at).Color() == b.turn && (at > king) == (s&IsCastlingShort != 0) {
			rook = at
		}
	}
	if (rook == NoSquare) != (r.Fault == NoCastling) || r.From != king {
		return "the right is another"
	}
	if rook == NoSquare {
		return ""
	}
	empty, safe, after := b.castled(rook)
	lifted := *b
	lifted.put(king, 0)
	lifted.put(rook, 0)
	switch r.Fault {
	case CastlingCheck:
		if !slices.Contains(b.checks(b.turn), r.At) {
			return "no check"
		}
	case CastlingWay:
		if !slices.Contains(empty, r.At) || b.on(r.At) == 0 {
			return "not in the way"
		}
	case CastlingCross:
		if !slices.Contains(safe[:len(safe)-1], r.At) || len(lifted.attackers(r.At, b.turn^1)) == 0 {
			return "not crossed, or not attacked"
		}
	case KingAttacked:
		if to := safe[len(safe)-1]; !slices.Contains(after.checks(b.turn), r.At) && !slices.Contains(lifted.attackers(to, b.turn^1), r.At) {
			return "not attacked"
		}
	default:
		return "not of castling"
	}
	return ""
}

// TestWhyIsTrue_8_2_b: what is said of random moves that are not legal, in positions of random games and in positions of random men, is
// true.
func TestWhyIsTrue_8_2_b(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 48))
	var said [NoPromotion + 1]int
	check := func(p *Position) {
		b := slowOf(p)
		var list Moves
		moves := p.Moves(&list)
		for i := range 12 {
			s := randomPattern(random)
			if i == 0 && len(moves) > 0 {
				// One that is nearly legal.
				s = p.SAN(moves[random.IntN(len(moves))]) &^ (7 << 9) &^ (Pattern(random.IntN(2)) << random.IntN(6))
			}
			_, count := p.Find(s)
			r := Why(p, s)
			if (count > 0) != (r.Fault == NoFault) {
				t.Fatalf("%s %s: %d moves, %v", AppendFEN(nil, p), s.Append(nil), count, r)
			}
			if said[r.Fault]++; count > 0 {
				continue
			}
			if r.At > NoSquare || r.From > NoSquare {
				t.Fatalf("%s %s: %v", AppendFEN(nil, p), s.Append(nil), r)
			}
			if problem := b.isTrue(p, s, r); problem != "" {
				t.Fatalf("%s %s: %v: %s", AppendFEN(nil, p), s.Append(nil), r, problem)
			}
		}
	}
	walkGames(t, 4, numberOfGames()/6, func(p *Position, _ []Move) { check(p) })
	for _, r := range rows(t, "perft.tsv") {
		p := position(t, r[1])
		check(&p)
	}
	for range 4000 {
		p := randomPosition(random)
		check(&p)
		p = randomCastling(random)
		check(&p)
	}
	t.Log(said)
	for fault, n := range said {
		if n < 20 {
			t.Errorf("fault %d was said %d times", fault, n)
		}
	}
}

// randomPosition has any men anywhere; mostly a king a side.
func randomPosition(random *rand.Rand) Position {
	var text []byte
	for row := range 8 {
		for range 8 {
			c := byte('1')
			if random.IntN(3) == 0 {
				c = "PPPNBRQpppnbrqKk"[random.IntN(14+2*random.IntN(2)*random.IntN(2))]
			}
			text = append(text, c)
		}
		if row < 7 {
			text = append(text, '/')
		}
	}
	if random.IntN(4) > 0 {
		for _, king := range "Kk" {
			for at := 0; ; {
				if at = random.IntN(len(text)); text[at] == '1' {
					text[at] = byte(king)
					break
				}
			}
		}
	}
	p, _, _, _ := ReadFEN(string(text) + []string{" w", " b"}[random.IntN(2)] + " KQkq -")
	if at := Square(random.IntN(8)); random.IntN(2) == 0 {
		at += Square(8 * (5 - 3*int(p.Turn)))
		p, _, _, _ = ReadFEN(string(text) + []string{" w ", " b "}[p.Turn] + "KQkq " + at.String())
	}
	return p
}

// randomCastling has a king and two rooks anywhere on White's first rank, with the right to castle, and a few men of Black.
func randomCastling(random *rand.Rand) Position {
	var men [64]byte
	files := random.Perm(8)
	slices.Sort(files[:3])
	men[files[0]], men[files[1]], men[files[2]], men[60+random.IntN(4)] = 'R', 'K', 'R', 'k'
	for _, letter := range "qrbnp" {
		at := random.IntN(56)
		if men[at] == 0 && (letter != 'p' || at > 7) && random.IntN(2) == 0 {
			men[at] = byte(letter)
		}
	}
	var text []byte
	for row := 7; row >= 0; row-- {
		for file := range 8 {
			text = append(text, max('1', men[8*row+file]))
		}
		text = append(text, '/')
	}
	p, _, _, _ := ReadFEN(string(text[:len(text)-1]) + " w KQ - 0 1")
	return p
}
