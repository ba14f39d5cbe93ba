package solve

import (
	"testing"

	"pbn/core/chess"
)

// TestAppendText has solutions as they are written, in the letters of a language too.
func TestAppendText(t *testing.T) {
	for _, c := range []struct{ fen, stipulation, language, want string }{
		{"8/7N/k7/p7/8/8/Q3K3/7R w - -", "#2", "en", "1.Rb1! zz\n  1...a4 2.Qxa4#\n  1...Ka7 2.Qxa5#\n"},
		{"8/Q7/8/8/8/8/8/2k1K2R w - -", "#2", "de", "1.Db6? zz\n  1...Kc2!\n1.Db8? zz\n  1...Kc2!\n1.Th2? (2.Da1#)\n  1...Kb1!\n1.Da1+?\n  1...Kc2!\n" +
			"1.Da3+?\n  1...Kb1 2.Kd2#\n  1...Kc2!\n1.Db7? zz\n  1...Kc2!\n1.Dh7? zz\n  1...Kb2!\n1.Df2! (2.O-O#)\n"},
		{"8/8/8/8/8/2k5/Q7/4K2R w - -", "#2", "en", "1.Qa4? zz\n  1...Kb2!\n  1...Kd3 2.Rh3#\n1.Rh4! zz\n  1...Kd3 2.Qb3#/Qd2#\n"},
		{"6R1/K1kP4/8/8/8/8/R7/8 w - -", "#3", "en", "1.Rd2? (2.Rc8#)\n  1...Kc6!\n1.Ra6? (2.d8=Q#)\n  1...Kxd7!\n1.d8=Q+?\n  1...Kc6!\n1.d8=R! (2.Rc2#)\n  1...Kc6 2.Ra5 zz\n    2...Kc7 3.Rc5#\n"},
		{"8/4K3/7p/8/2Q5/8/4p3/1B1k4 b - -", "h#1", "en", "1.e1=B Qc2#\n"},
		{"k7/8/K7/8/8/8/8/7R w - -", "h#0.5", "en", "1...Rh8#\n"},
		{"k7/8/1K6/8/8/8/7R/8 w - -", "#2", "en", "1.Rh8#!\n"},
		{"8/8/8/8/8/4k3/8/4K3 w - -", "#2", "en", ""},
	} {
		p := position(t, c.fen)
		st, _ := Parse(c.stipulation)
		r, _, ok := New(1<<16).Solve(&p, st, Options{Tries: 1, SetPlay: true})
		if text := string(r.AppendText(nil, chess.LanguageOf(c.language))); !ok || text != c.want {
			t.Errorf("%s %s:\n%s, not\n%s", c.fen, c.stipulation, text, c.want)
		}
	}
}

// TestFlags has what is said of replies: set play, duals, shorter mates, replies that a threat meets.
func TestFlags(t *testing.T) {
	p := position(t, "8/8/8/8/8/2k5/Q7/4K2R w - -")
	st, _ := Parse("#2")
	r, _, _ := New(1<<16).Solve(&p, st, Options{})
	if r.Duals != 1 || !r.Solutions[0].Replies[0].IsDual {
		t.Errorf("duals: %+v", r)
	}
	p = position(t, "2k5/P4P2/K2P4/8/8/6n1/8/8 w - -")
	r, _, _ = New(1<<16).Solve(&p, st, Options{SetPlay: true})
	for i := range r.Solutions[0].Replies {
		if reply := &r.Solutions[0].Replies[i]; !reply.IsMet || len(reply.Replies) > 0 {
			t.Errorf("%+v is met by the threat", reply)
		}
	}
}
