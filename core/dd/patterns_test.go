package dd

import "testing"

// TestLowerRanks holds that a pattern that needs more ranks than fit in its first half fits no position in which one of the others has
// another owner. Only positions with ten cards of a suit need that, which endings for brute force do not have.
func TestLowerRanks(t *testing.T) {
	const (
		key   = 99
		upper = 0x1b1b
		lower = 0x1b00 // of the ninth to the twelfth rank: N E S W
		tenth = 1 << 3 // of thirteen cards
		ninth = 1 << 14
		next  = 1 << 10
	)
	var s search
	s.table.init(minPatterns, minSlots)
	if basis := s.table.store(key, upper, lower, ranks, 12, tenth, 4, 13); basis != tenth {
		t.Fatalf("basis %x", basis)
	}
	var l *list
	for i := range s.table.slots {
		if e := &s.table.slots[i]; e.key == key {
			l = &e.list
		}
	}
	for _, c := range []struct {
		name         string
		upper, lower uint64
		fits         bool
	}{
		{"the same", upper, lower, true},
		{"the first rank", upper ^ 1<<14, lower, false},
		{"the eighth rank", upper ^ 1, lower, false},
		{"the ninth rank", upper, lower ^ ninth, false},
		{"the tenth rank", upper, lower ^ 1<<12, false},
		{"the eleventh rank", upper, lower ^ next, true},
	} {
		if got := s.table.find(l, c.upper, c.lower, 4); (got != nil) != c.fits {
			t.Errorf("%s: found %v", c.name, got)
		}
	}
	// A general pattern and a special one with narrower bounds.
	s.table.store(key, upper, lower^next, ranks, 12, 1<<1, 6, 13)
	if p := s.table.find(l, upper, lower^next, 6); p == nil || p.low != 6 {
		t.Errorf("the special pattern: %v", p)
	}
	if p := s.table.find(l, upper, lower, 6); p != nil {
		t.Errorf("a position that only fits the general pattern: %v", p)
	}
}
