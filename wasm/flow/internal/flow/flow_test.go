package flow

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// rewriteOne rewrites one function, which the runtime may enter at the block of a deferred return, too.
func rewriteOne(t *testing.T, body []byte, deferReturn int) ([]byte, *plan) {
	t.Helper()
	r := &reader{b: body}
	for range r.count() {
		r.u32()
		r.byte()
	}
	s, why := readShape(body, decode(r), firstPCF, testCallees{})
	if why != "" {
		t.Fatalf("not read: %s", why)
	}
	if deferReturn > 0 {
		s.entered[deferReturn] = true
	}
	p := newPlan(s)
	if p == nil {
		t.Fatal("no plan")
	}
	out, _ := p.write()
	return out, p
}

// decisions are what a run meets: the result of each condition and whether a call unwinds.
func decisions(random *rand.Rand, n int) []byte {
	list := make([]byte, n)
	for i := range list {
		list[i] = byte(random.IntN(2))
	}
	return list
}

// checkSame runs both versions of a function with the same decisions.
func checkSame(t *testing.T, a *assembler, deferReturn int, random *rand.Rand) *plan {
	t.Helper()
	before := a.body()
	after, p := rewriteOne(t, before, deferReturn)
	if n := bytes.Count(after, []byte{opGlobalSet, event}); n > len(a.segments) {
		t.Errorf("%d segments are written %d times", len(a.segments), n)
	}
	for range 12 {
		given := decisions(random, 60)
		run := func(body []byte) []string {
			m := &machine{decisions: given}
			m.calls = func(callee int) bool {
				if m.panics = callee == int(panicking); m.panics || len(m.decisions) == 0 {
					return true
				}
				first := m.decisions[0]
				m.decisions = m.decisions[1:]
				return first == 1
			}
			return m.play(body, deferReturn)
		}
		want, got := run(before), run(after)
		if !slices.Equal(want, got) {
			t.Fatalf("%+v\ndecisions %v\nbefore: %s\nafter:  %s", a, given, strings.Join(want, ", "), strings.Join(got, ", "))
		}
	}
	return p
}

// eachOnce is a table that has one block for each segment.
func eachOnce(n int) (table []int) {
	for i := range n {
		table = append(table, i)
	}
	return table
}

func straight(event int) segmentCode     { return segmentCode{event: event, jumpIf: -1, jump: -1} }
func when(event, target int) segmentCode { return segmentCode{event: event, jumpIf: target, jump: -1} }
func always(event, target int) segmentCode {
	return segmentCode{event: event, jumpIf: -1, jump: target}
}
func either(event, one, other int) segmentCode {
	return segmentCode{event: event, jumpIf: one, jump: other}
}
func call(event int, what callee) segmentCode {
	return segmentCode{event: event, calls: what, jumpIf: -1, jump: -1}
}
func last(event int) segmentCode {
	return segmentCode{event: event, jumpIf: -1, jump: -1, ends: true}
}

func TestShapes(t *testing.T) {
	for _, c := range []struct {
		name                        string
		segments                    []segmentCode
		deferReturn                 int
		loops, dispatches, viaEntry int
	}{
		{name: "no loop", segments: []segmentCode{when(1, 2), straight(2), last(3)}},
		{name: "if and else", segments: []segmentCode{when(1, 2), always(2, 3), straight(3), last(4)}},
		{name: "a loop", segments: []segmentCode{straight(1), when(2, 1), last(3)}, loops: 1},
		{name: "a loop whose condition comes last", segments: []segmentCode{always(1, 2), straight(2), when(3, 1), last(4)}, loops: 1},
		{name: "the entry is a loop", segments: []segmentCode{when(1, 0), last(2)}, loops: 1},
		{name: "a nested loop", segments: []segmentCode{straight(1), straight(2), when(3, 2), when(4, 1), last(5)}, loops: 2},
		{name: "two loops of one header", segments: []segmentCode{straight(1), when(2, 1), when(3, 1), last(4)}, loops: 1},
		{name: "two loops in turn", segments: []segmentCode{when(1, 0), when(2, 1), last(3)}, loops: 2},
		{name: "a switch", segments: []segmentCode{when(1, 4), when(2, 5), when(3, 6), last(4), always(5, 7), always(6, 7), straight(7), last(8)}},
		{name: "a switch in a loop", segments: []segmentCode{when(1, 3), when(2, 4), last(3), always(4, 0), either(5, 0, 2)}, loops: 1},
		{name: "an endless loop", segments: []segmentCode{straight(1), always(2, 0)}, loops: 1},
		{name: "a loop that is entered in the middle", segments: []segmentCode{when(1, 2), straight(2), when(3, 1), last(4)}, viaEntry: 1},
		{name: "a call", segments: []segmentCode{when(1, 3), call(2, unwinding), straight(3), last(4)}},
		{name: "a call in a loop", segments: []segmentCode{straight(1), call(2, unwinding), when(3, 1), last(4)}, loops: 1, dispatches: 1},
		{name: "a call at the end of a loop", segments: []segmentCode{call(1, unwinding), when(2, 0), last(3)}, loops: 1, dispatches: 1},
		{name: "a header that is returned to", segments: []segmentCode{call(1, unwinding), when(2, 1), last(3)}, loops: 1},
		{name: "a header that is returned to, with a call", segments: []segmentCode{call(1, unwinding), call(2, unwinding), when(3, 1), last(4)}, loops: 1, dispatches: 1},
		{name: "two calls in a loop", segments: []segmentCode{straight(1), call(2, unwinding), call(3, unwinding), when(4, 1), last(5)}, loops: 1, dispatches: 1},
		{name: "calls in nested loops", segments: []segmentCode{straight(1), call(2, unwinding), straight(3), call(4, unwinding), when(5, 2), when(6, 1), last(7)}, loops: 2, dispatches: 2},
		{name: "a call in the inner loop alone", segments: []segmentCode{straight(1), straight(2), call(3, unwinding), when(4, 2), when(5, 1), last(6)}, loops: 2, dispatches: 2},
		{name: "a call in the outer loop alone", segments: []segmentCode{straight(1), when(2, 1), call(3, unwinding), when(4, 0), last(5)}, loops: 2, dispatches: 1},
		{name: "a call that never returns", segments: []segmentCode{straight(1), when(2, 3), either(3, 1, 4), call(4, panicking), last(5)}, loops: 1},
		{name: "what only a recovery enters", segments: []segmentCode{call(1, unwinding), last(2), call(3, unwinding), last(4)}, deferReturn: 2},
		{name: "a recovery that goes into a loop", segments: []segmentCode{when(1, 3), call(2, unwinding), last(3), call(4, unwinding), when(5, 3), last(6)}, deferReturn: 3, loops: 1, dispatches: 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := checkSame(t, &assembler{eachOnce(len(c.segments)), c.segments}, c.deferReturn, rand.New(rand.NewPCG(1, 2)))
			loops := 0
			for _, is := range p.isHeader {
				if is {
					loops++
				}
			}
			if dispatches := len(p.graph.next) - 1 - len(c.segments); loops != c.loops || dispatches != c.dispatches || len(p.viaEntry) != c.viaEntry {
				t.Errorf("%d loops, %d dispatches, %d jumps through the entry; want %d, %d, %d", loops, dispatches, len(p.viaEntry), c.loops, c.dispatches, c.viaEntry)
			}
		})
	}
}

// TestTraps: a call that never returns has nothing after it, nor has the last segment, and an engine traps where one comes there.
func TestTraps(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	calls := 0
	for range 500 {
		a, deferReturn := randomFunction(random)
		after, _ := rewriteOne(t, a.body(), deferReturn)
		m := &machine{decisions: decisions(random, 60)}
		returned := -1
		m.calls = func(called int) bool {
			if called == int(panicking) && returned < 0 {
				returned = len(m.events)
				calls++
			}
			return false
		}
		if got := m.play(after, deferReturn); returned >= 0 && !slices.Equal(got[returned:], []string{errTrap.Error()}) {
			t.Fatalf("%+v\n%v, which goes on after %d", a, got, returned)
		}
	}
	if calls < 100 {
		t.Errorf("only %d functions had such a call", calls)
	}
	last := &assembler{eachOnce(3), []segmentCode{when(1, 2), last(2), straight(3)}}
	after, _ := rewriteOne(t, last.body(), 0)
	if got := (&machine{decisions: []byte{1}}).play(after, 0); !slices.Equal(got, []string{"1", "3", errTrap.Error()}) {
		t.Errorf("the last segment: %v", got)
	}
}

// TestRandomFunctions: functions of any graph do the same before and after, wherever their calls unwind.
func TestRandomFunctions(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	var loops, dispatches, viaEntry int
	for range 2000 {
		a, deferReturn := randomFunction(random)
		p := checkSame(t, a, deferReturn, random)
		for _, is := range p.isHeader {
			if is {
				loops++
			}
		}
		dispatches += len(p.graph.next) - 1 - len(a.segments)
		viaEntry += len(p.viaEntry)
	}
	if loops < 1000 || dispatches < 300 || viaEntry < 150 {
		t.Errorf("too few cases: %d loops, %d dispatches, %d jumps through the entry", loops, dispatches, viaEntry)
	}
}

func randomFunction(random *rand.Rand) (a *assembler, deferReturn int) {
	n := 1 + random.IntN(14)
	a = &assembler{}
	for i := range n {
		for range 1 + random.IntN(3)/2 {
			a.table = append(a.table, i)
		}
		target := func() int {
			if random.IntN(2) == 0 {
				return min(i+random.IntN(4), n-1) // most jumps are short
			}
			return random.IntN(n)
		}
		var s segmentCode
		switch random.IntN(9) {
		case 0, 1, 2:
			s = when(i, target())
		case 3:
			s = always(i, target())
		case 4:
			s = either(i, target(), target())
		case 5, 6:
			s = call(i, unwinding)
		case 7:
			s = straight(i)
		case 8:
			s = []segmentCode{last(i), call(i, panicking)}[random.IntN(2)]
		}
		if i == n-1 && s.calls != nothing || i == n-1 && s.jump < 0 {
			s = last(i)
		}
		a.segments = append(a.segments, s)
	}
	if random.IntN(3) == 0 {
		deferReturn = random.IntN(len(a.table))
	}
	return a, deferReturn
}
