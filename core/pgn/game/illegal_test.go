package game

import (
	"testing"

	"pbn/core/pgn/rules"
)

// TestIllegalMoves_8_2_b: why a move is not legal is said as one says it at the board.
func TestIllegalMoves_8_2_b(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{
			"[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n1. Qe2 *",
			"1. Qe2 is not possible: White has no queen.",
		},
		{
			"1. e4 e5 2. Nc6 *",
			"2. Nc6 is not possible: it is the turn of White, and only Black could play it.",
		},
		{
			"1. Ra2 *",
			"1. Ra2 is not possible: White’s own pawn is on a2.",
		},
		{
			"1. Ngc3 *",
			"1. Ngc3 is not possible from there: the knight that can go to c3 is on b1.",
		},
		{
			"1. Nf5 *",
			"1. Nf5 is not possible: White has no knight that can go to f5.",
		},
		{
			"1. Bb5 *",
			"1. Bb5 is not possible: the pawn on e2 is in the way of the bishop on f1.",
		},
		{
			"1. e4 e6 2. e3 *",
			"2. e3 is not possible: White has no pawn that can go to e3.",
		},
		{
			"1. exd3 *",
			"1. exd3 is not possible: there is nothing to take on d3.",
		},
		{
			"1. e4 e5 2. d4 Bb4+ 3. Nc3 a6 4. Nd5 *",
			"4. Nd5 is not possible: the knight on c3 is pinned by the bishop on b4.",
		},
		{
			"1. e4 e5 2. d4 Bb4+ 3. a3 *",
			"3. a3 is not possible: the king is still in check from the bishop on b4.",
		},
		{
			"[FEN \"4k3/8/8/8/8/8/r7/4K3 w - - 0 1\"]\n1. Kd2 *",
			"1. Kd2 is not possible: the king would be in check from the rook on a2.",
		},
		{
			"[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n1. O-O *",
			"1. O-O is not possible: White cannot castle on this side any more, or never could.",
		},
		{
			"[FEN \"4k3/4r3/8/8/8/8/8/4K2R w K - 0 1\"]\n1. O-O *",
			"1. O-O is not possible: the king is in check, and may not castle out of it.",
		},
		{
			"1. e4 e5 2. Nf3 Nc6 3. O-O *",
			"3. O-O is not possible: the bishop on f1 is in the way.",
		},
		{
			"[FEN \"4k3/5r2/8/8/8/8/8/4K2R w K - 0 1\"]\n1. O-O *",
			"1. O-O is not possible: the king may not pass or reach f1, which is attacked.",
		},
		{
			"[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\n1. e8=K *",
			"1. e8=K is not possible: a pawn becomes a queen, rook, bishop or knight.",
		},
		{
			"1. e4 f5 2. Qh5+ -- *",
			"2... -- is not possible: the king is in check, so a move cannot be left out.",
		},
		{
			"[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n1. e8 *",
			"1. e8 is not possible: White has no pawn.",
		},
		{
			"1. f3 e5 2. g4 Qh4# 3. a3 *",
			"3. a3 comes after checkmate, which ends the game; the rest of the line is kept as text.",
		},
		{
			"[FEN \"7k/5Q2/8/8/8/8/8/K7 w - - 0 1\"]\n1. Qg6 Kg8 *",
			"1... Kg8 comes after stalemate, which ends the game; the rest of the line is kept as text.",
		},
		{
			"1. d4 d5 2. Nf3 Nf6 3. Nd2 *",
			"3. Nd2 can be played by the knight on b1 and by the one on f3; the move must say which. The rest of the line is kept as text.",
		},
		{
			"1. e2e5 *",
			"1. e2e5 is not possible: White has no pawn that can go to e5.",
		},
		{
			"1. e4 e5 2. e3e4 *",
			"2. e3e4 is not possible: White has no man on e3.",
		},
		{
			"1. Nf3 Nf6 2. Ng1 Ng8 3. ef5 *",
			"3. ef5 is not possible: there is nothing to take on f5.",
		},
	} {
		r, g := read(t, "[Event \"x\"]\n[SetUp \"1\"]\n"+c.text)
		r.diags.EndGame(r.Text(), g.Number, "", nil)
		got := ""
		for _, d := range r.diags.Items {
			if d.Rule == rules.MoveIllegal || d.Rule == rules.MoveAfterEnd || d.Rule == rules.MoveAmbiguous || d.Rule == rules.MoveUnreadable {
				got += d.Message
			}
		}
		if got != c.want {
			t.Errorf("{%q, %q},", c.text, got)
		}
	}
}
