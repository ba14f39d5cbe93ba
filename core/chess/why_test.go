package chess

import "testing"

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
		{Initial, "e8", NeedsKind, "-"},
		{Initial, "e4=Q", NoPromotion, "-"},
		{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nce2", OtherOrigin, "g1"},
		{"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Ne2", LeavesPin, "b4"},
		{"4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1", "Nf3", LeavesCheck, "b4"},
		{"4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1", "Kd2", KingAttacked, "b4"},
		{"4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1", "O-O", CastlingCheck, "b4"},
		{"4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1", "O-O", CastlingCross, "f1"},
		{"4k3/8/8/8/3b4/8/8/R3K2R w KQ - 0 1", "O-O", KingAttacked, "d4"},
		{"4k3/8/8/8/3b4/8/8/R3K2R w Q - 0 1", "O-O", NoCastling, "-"},
		{"4k3/8/8/8/3b4/8/8/4K2R w K - 0 1", "Qd4", NoMan, "-"},
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
