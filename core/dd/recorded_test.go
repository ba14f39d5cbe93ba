package dd

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"pbn/core/bridge"
)

// recordedDeal is a deal and the results that another solver found.
type recordedDeal struct {
	hands [4]bridge.Hand
	table bridge.DoubleDummy
}

// recorded reads deals of testdata, in the form that their first lines say.
func recorded(t testing.TB, name string) (deals []recordedDeal) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		seats, tricks, _ := strings.Cut(strings.TrimSpace(line), " ")
		if len(seats) != 26 || len(tricks) != 20 {
			t.Fatalf("%s: %q", name, line)
		}
		var d recordedDeal
		for i := range bridge.Cards {
			seat := digit(t, seats[i/2]) >> (2 - i%2*2) & 3
			d.hands[seat] = d.hands[seat].With(bridge.Card(bridge.Cards - 1 - i))
		}
		for i, denomination := range []bridge.Denomination{3, 2, 1, 0, bridge.NoTrump} {
			for declarer := range d.table {
				d.table[declarer][denomination] = digit(t, tricks[i*4+declarer])
			}
		}
		deals = append(deals, d)
	}
	return deals
}

func digit(t testing.TB, c byte) int {
	t.Helper()
	n, err := strconv.ParseUint(string(c), 16, 8)
	if err != nil {
		t.Fatal(err)
	}
	return int(n)
}

// compare solves deals and compares the results with those that were recorded.
func compare(t *testing.T, s *Solver, deals []recordedDeal) {
	t.Helper()
	for i, d := range deals {
		setDeal(t, s, d.hands)
		if got, err := s.Table(); err != nil || got != d.table {
			t.Fatalf("deal %d, %v: %v, %v; recorded are %v", i+1, d.hands, got, err, d.table)
		}
	}
}

func TestRandomDeals(t *testing.T) {
	deals := recorded(t, "random.txt")
	if len(deals) != 639 {
		t.Fatal(len(deals))
	}
	compare(t, New(0), deals[:amount(24, 5, len(deals))])
}

func TestHardDeals(t *testing.T) {
	deals := recorded(t, "hard.txt")
	if len(deals) != 18 {
		t.Fatal(len(deals))
	}
	if proving {
		compare(t, New(0), deals)
	} else {
		compare(t, New(0), deals[2:amount(4, 3, 0)])
	}
}

// TestGuess holds that the first guess of North-South's tricks is near what is recorded; how near decides how much is searched.
func TestGuess(t *testing.T) {
	deals := recorded(t, "random.txt")[:200]
	s := New(0)
	off := 0
	for _, d := range deals {
		setDeal(t, s, d.hands)
		for declarer := range bridge.NoSeat {
			for denomination := range bridge.NoTrump + 1 {
				tricks := d.table[declarer][denomination]
				if !declarer.NorthSouth() {
					tricks = tricksInAll - tricks
				}
				n := s.guess(denomination) - tricks
				off += max(n, -n)
			}
		}
	}
	mean := float64(off) / float64(20*len(deals))
	t.Logf("it is off by %.2f tricks", mean)
	if mean > 1.1 {
		t.Errorf("it is off by %.2f tricks", mean)
	}
}
