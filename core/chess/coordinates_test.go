package chess

import "testing"

func TestCoordinates_8_2_3_7_c(t *testing.T) {
	const castling, chess960 = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/1R3KR1 w KQ - 0 1"
	for _, c := range []struct{ name, fen, text, san, uci, rook string }{
		{"pawn", Initial, "e2e4", "e4", "e2e4", "e2e4"},
		{"knight", Initial, "g1f3", "Nf3", "g1f3", "g1f3"},
		{"not legal", Initial, "e2e5", "", "", ""},
		{"empty square", Initial, "e4e5", "", "", ""},
		{"man of the other side", Initial, "e7e5", "", "", ""},
		{"promotion", "8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e7e8n", "e8=N", "e7e8n", "e7e8n"},
		{"promotion in upper case", "8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e7e8Q", "e8=Q", "e7e8q", "e7e8q"},
		{"promotion to nothing", "8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e7e8", "", "", ""},
		{"promotion to a king", "8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e7e8k", "", "", ""},
		{"promotion of a knight", Initial, "g1f3q", "", "", ""},
		{"promotion too early", Initial, "e2e3q", "", "", ""},
		{"in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "exd6", "e5d6", "e5d6"},
		{"castling short", castling, "e1g1", "O-O", "e1g1", "e1h1"},
		{"castling long", castling, "e1c1", "O-O-O", "e1c1", "e1a1"},
		{"castling onto the rook", castling, "e1h1", "O-O", "e1g1", "e1h1"},
		{"castling without the right", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "e1g1", "", "", ""},
		{"a step of the king before castling", chess960, "f1e1", "Ke1", "f1e1", "f1e1"},
		{"castling where the rook is", chess960, "f1g1", "O-O", "f1g1", "f1g1"},
		{"castling to c", chess960, "f1b1", "O-O-O", "f1c1", "f1b1"},
		{"null", Initial, "0000", "--", "0000", "0000"},
		{"null in check", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", "0000", "", "", ""},
		{"too short", Initial, "e2e", "", "", ""},
		{"too long", Initial, "e7e8qq", "", "", ""},
		{"no squares", Initial, "i2e4", "", "", ""},
		{"no rank", Initial, "e2e0", "", "", ""},
	} {
		p := position(t, c.fen)
		m := FindCoordinates(&p, c.text)
		if m == NoMove {
			if c.san != "" {
				t.Errorf("%s: %s is not found", c.name, c.text)
			}
			continue
		}
		san, uci, rook := string(p.SAN(m).Append(nil)), string(AppendCoordinates(nil, m, false)), string(AppendCoordinates(nil, m, true))
		if san != c.san || uci != c.uci || rook != c.rook {
			t.Errorf("%s: %s is %s, %s, %s", c.name, c.text, san, uci, rook)
		}
	}
}

// TestCoordinatesBothWays: each move of random games is found by its coordinates, those of castling in both forms unless a step of the king
// is written alike.
func TestCoordinatesBothWays(t *testing.T) {
	walkGames(t, 6, 40, func(p *Position, moves []Move) {
		for _, m := range moves {
			if got := FindCoordinates(p, string(AppendCoordinates(nil, m, true))); got != m {
				t.Fatalf("%s: %s is found as %s", AppendFEN(nil, p), AppendCoordinates(nil, m, true), AppendCoordinates(nil, got, true))
			}
			if got := FindCoordinates(p, string(AppendCoordinates(nil, m, false))); got != m && !m.IsCastling() {
				t.Fatalf("%s: %s is found as %s", AppendFEN(nil, p), AppendCoordinates(nil, m, false), AppendCoordinates(nil, got, false))
			}
		}
	})
}

// TestPatternOf: what is not legal can be explained, with the man that was named.
func TestPatternOf_8_2_b(t *testing.T) {
	for _, c := range []struct {
		fen, text string
		want      MoveFault
		at        string
	}{
		{Initial, "e2e5", NotReached, "-"},
		{Initial, "f1c4", Blocked, "e2"},
		{"4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4", Blocked, "e4"},
		{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "c3e2", OtherOrigin, "g1"},
		{"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3e2", LeavesPin, "b4"},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", NoVictim, "d3"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", NoCastling, "-"},
		{"4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1", CastlingWay, "g1"},
		{"4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1h1", CastlingWay, "g1"},
		{"4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", CastlingCross, "f1"},
		{"3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", CastlingCross, "d1"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1b1", NotReached, "-"},
		{"2r1k3/8/8/8/8/8/8/3K4 w - - 0 1", "d1c1", KingAttacked, "c8"},
		{"4k1r1/8/8/8/8/8/8/5K2 w - - 0 1", "f1g1", KingAttacked, "g8"},
		{"3k2r1/8/8/8/8/8/8/4K3 w - - 0 1", "e1g2", NotReached, "-"},
	} {
		p := position(t, c.fen)
		from, to, promoted, ok := ParseCoordinates(c.text)
		if r := Why(&p, PatternOf(&p, from, to, promoted)); !ok || r.Fault != c.want || r.At.String() != c.at {
			t.Errorf("8.2-b %s: %v", c.text, r)
		}
	}
	p := position(t, Initial)
	if PatternOf(&p, At(4, 0), At(6, 0), NoKind) != Parse("O-O") || PatternOf(&p, At(4, 0), At(0, 0), NoKind) != Parse("O-O-O") {
		t.Error("castling")
	}
	if PatternOf(&p, At(4, 3), At(4, 4), NoKind) != 0 {
		t.Error("an empty square")
	}
}
