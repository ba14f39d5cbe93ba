package solve

import (
	"testing"
)

// hard is a position of a game, in which nothing is forced, so that a search has to look at all.
const hard = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

// TestLimits stops a search by each limit: what was not finished says so, and the solver solves the next problem as ever.
func TestLimits(t *testing.T) {
	p := position(t, hard)
	easy := position(t, "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1")
	st, _ := Parse("#5")
	two, _ := Parse("#2")
	now, polls := int64(0), 0
	clock := func() int64 { now++; return now }
	s := New(1 << 20)
	for _, c := range []struct {
		limits Limits
		poll   func(Progress) bool
		want   End
	}{
		{Limits{Nodes: 20000}, nil, NodesSpent},
		{Limits{Time: 5, Clock: clock}, nil, TimeSpent},
		{Limits{}, func(p Progress) bool { polls++; return polls < 4 }, Aborted},
		{Limits{Nodes: 1}, nil, NodesSpent},
	} {
		s.Poll = c.poll
		r, _, ok := s.Solve(&p, st, Options{Limits: c.limits, SetPlay: true, Tries: 1})
		if !ok || r.Verdict != NotFinished || r.End != c.want || r.Nodes > 60000 || c.limits.Nodes > 0 && r.Nodes > c.limits.Nodes+64 {
			t.Errorf("%+v: verdict %d, end %d, %d nodes", c.limits, r.Verdict, r.End, r.Nodes)
		}
		s.Poll = nil
		if r, _, _ := s.Solve(&easy, two, Options{}); r.Verdict != Sound || r.End != Finished {
			t.Errorf("after a stop: %d, %d", r.Verdict, r.End)
		}
	}
}

// TestTreesAreBounded holds that keys and verdict stay where there is no room for trees.
func TestTreesAreBounded(t *testing.T) {
	p := position(t, "8/8/8/2k5/8/8/3RK2R/8 w - - 0 1")
	st, _ := Parse("#3")
	for _, branches := range []int{1, 10, 100} {
		r, _, _ := New(1<<20).Solve(&p, st, Options{Branches: branches, SetPlay: true, Tries: 2})
		if want, _, _ := New(1<<20).Solve(&p, st, Options{}); r.Verdict != want.Verdict || r.Count != want.Count || len(r.Solutions) != len(want.Solutions) {
			t.Errorf("%d branches: %d, %d keys", branches, r.Verdict, r.Count)
		}
	}
}

// TestMemoryDoesNotMatter solves with little memory what is solved with much.
func TestMemoryDoesNotMatter(t *testing.T) {
	p := position(t, hard)
	for _, text := range []string{"#3", "h#2", "s#2"} {
		st, _ := Parse(text)
		little, _, _ := New(1).Solve(&p, st, Options{})
		much, _, _ := New(8<<20).Solve(&p, st, Options{})
		if little.Verdict != much.Verdict || little.Count != much.Count {
			t.Errorf("%s: %d, %d; %d, %d", text, little.Verdict, little.Count, much.Verdict, much.Count)
		}
	}
}

// TestSearchAllocatesNothing holds that a node takes no memory.
func TestSearchAllocatesNothing(t *testing.T) {
	s := New(1 << 20)
	s.search.p = position(t, hard)
	f := forcing{s: &s.search}
	h := helper{s: &s.search}
	if n := testing.AllocsPerRun(4, func() {
		s.search.begin(Limits{}, nil)
		f.wins(2)
		h.has(3)
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestUnplayable refuses positions without legal moves to speak of.
func TestUnplayable(t *testing.T) {
	st, _ := Parse("#2")
	for _, fen := range []string{"8/8/8/8/8/8/8/K7 w - -", "7k/8/8/8/8/8/8/K6R w - -", "P6k/8/8/8/8/8/8/K7 w - -"} {
		p := position(t, fen)
		if r, fault, ok := New(1).Solve(&p, st, Options{}); ok {
			t.Errorf("%s: %+v, %v", fen, r, fault)
		}
	}
}
