package bridge

import (
	"math/rand"
	"strconv"
	"strings"
	"testing"
)

// table reads the tricks of each side in C D H S NT; a second row, after a slash, is West's or South's if the partners differ.
func table(ns, ew string) *DoubleDummy {
	var d DoubleDummy
	for side, rows := range []string{ns, ew} {
		first, second, differs := strings.Cut(rows, "/")
		if !differs {
			second = first
		}
		for i, row := range []string{first, second} {
			for j, word := range strings.Fields(row) {
				d[side+2*i][j], _ = strconv.Atoi(word)
			}
		}
	}
	return &d
}

func TestPar_4_2_7(t *testing.T) {
	const none, ns, ew, all = 0, 1, 2, 3
	for _, c := range []struct {
		name       string
		ns, ew     string
		dealer     Seat
		vulnerable int
		want       int
		contract   string
	}{
		{"the standard's example: 4NT is 630, over it 5CX costs 500, over which 5D is 600; 6CX would cost 800",
			"5 11 7 7 10", "8 2 6 6 3", North, ns, 600, "5D NS"},
		{"4S is 420, 3NT 400; 5CX costs 1100", "7 7 8 10 9", "6 6 5 3 4", North, none, 420, "4S NS"},
		{"whoever bids goes one down", "6 6 6 6 6", "6 6 6 6 6", North, none, 0, "Pass NS"},
		{"both make 1NT, and the dealer's side bids it first", "6 6 6 6 7", "6 6 6 6 7", North, none, 90, "1NT NS"},
		{"both make 1NT, and West is the dealer", "6 6 6 6 7", "6 6 6 6 7", West, none, -90, "1NT EW"},
		{"both make 3NT; 4NTX costs the other side only 100", "6 6 6 6 9", "6 6 6 6 9", East, none, -100, "4NTX NS"},
		{"both make 7NT", "6 6 6 6 13", "6 6 6 6 13", East, none, -1520, "7NT EW"},
		{"both make 1S, but only EW make 1NT", "6 6 6 7 6", "6 6 6 7 7", North, none, -90, "1NT EW"},
		{"2S is 110 for EW; 3HX costs 100, and 3S would cost EW 100", "5 5 8 5 6", "7 7 5 8 7", North, none, -100, "3HX NS"},
		{"the same, but vulnerable 3HX costs 200", "5 5 8 5 6", "7 7 5 8 7", North, ns, -110, "2S EW"},
		{"4H is 620; 4SX two down costs 300", "7 7 10 5 7", "6 6 3 8 5", South, ns, 300, "4SX EW"},
		{"4H is 620; 4SX two down costs 500", "7 7 10 5 7", "6 6 3 8 5", South, all, 500, "4SX EW"},
		{"4H is 420; 4SX two down costs 500", "7 7 10 5 7", "6 6 3 8 5", South, ew, 420, "4H NS"},
		{"4H is 620; 4SX three down costs 500", "7 7 10 5 7", "6 6 3 7 5", South, ns, 500, "4SX EW"},
		{"4H is 620; 4SX four down costs 800", "7 7 10 5 7", "6 6 3 6 5", South, ns, 620, "4H NS"},
		{"6H is 1430; 6SX five down costs 1100", "9 9 12 6 9", "4 4 1 7 4", East, ns, 1100, "6SX EW"},
		{"6H is 980; 6SX five down costs 1400", "9 9 12 6 9", "4 4 1 7 4", East, ew, 980, "6H NS"},
		{"nothing is higher than 7NT", "13 13 13 13 13", "0 0 0 0 0", West, all, 2220, "7NT NS"},
		{"7S is higher than 7H: 7SX eight down costs 2000 and is cheaper than 2210", "9 9 13 5 9", "4 4 0 5 4", West, ns, 2000, "7SX EW"},
		{"4S is 420 for EW; 5HX one down costs 100, 5SX would cost EW 100", "6 6 10 3 6", "6 6 3 10 6", North, none, -100, "5HX NS"},
		{"4S is 420 for EW; 5HX one down costs 200", "6 6 10 3 6", "6 6 3 10 6", North, ns, -200, "5HX NS"},
		{"only North makes 3NT", "8 8 8 8 9/8 8 8 8 8", "5 5 5 5 4", East, none, 400, "3NT NS"},
		{"only West makes 4S", "5 5 5 3 5", "8 8 8 9 8/8 8 8 10 8", East, all, -620, "4S EW"},
		{"2C is 90 for EW; 2DX or 2NTX would cost 100", "5 7 5 5 7", "8 6 7 7 6", North, none, -90, "2C EW"},
		{"1S is 80; 1NTX or 2HX would cost 100", "6 6 6 7 6", "6 6 7 6 6", West, none, 80, "1S NS"},
		{"3S is 140; 4CX costs 100, and 4S would go down", "4 6 6 9 7", "9 6 6 4 6", West, none, 100, "4CX EW"},
		{"3S is 140; 4CX costs 200", "4 6 6 9 7", "9 6 6 4 6", West, ew, 140, "3S NS"},
		{"1NT and 2NT are 120: the lower is named", "5 5 5 6 5", "8 8 8 7 8", North, none, -120, "1NT EW"},
		{"2H and 2S are 110: the lower is named", "5 5 5 5 7", "8 8 8 8 6", South, all, -110, "2H EW"},
		{"1H and 1S are 80 for EW, whoever bids first: the lower is named", "6 6 7 5 6", "7 6 7 7 6", South, none, -80, "1H EW"},
		{"6NT is 990, 6S 980", "9 9 9 12 12", "4 4 4 1 1", North, none, 990, "6NT NS"},
		{"4S is 620, 5CX costs 300, over it 5D is 600, 6CX costs 500", "4 11 7 10 8", "9 2 6 3 5", North, ns, 500, "6CX EW"},
	} {
		vulnerable := [2]bool{c.vulnerable&ns != 0, c.vulnerable&ew != 0}
		got := table(c.ns, c.ew).Par(c.dealer, vulnerable, Duplicate)
		if contract := got.Contract.String() + " " + got.Side.String(); got.Score != c.want || contract != c.contract {
			t.Errorf("%s: %d, %s; want %d, %s", c.name, got.Score, contract, c.want, c.contract)
		}
	}
	// 6H is 1430; before 1987 6SX five down cost 900.
	if got := table("9 9 12 6 9", "4 4 1 7 4").Par(North, [2]bool{true, false}, OldMP); got.Score != 900 {
		t.Errorf("OldMP: %d, want 900", got.Score)
	}
}

// position is the state of an auction in which every legal call is tried.
type position struct {
	high   Call
	side   Side // of the high bid
	risk   Risk
	passes int
	turn   Side
}

// everyCall finds par by trying every legal call, doubles and redoubles too.
type everyCall struct {
	tricks     *DoubleDummy
	vulnerable [2]bool
	known      map[position]int
}

// value is the score in points for North-South.
func (e *everyCall) value(p position) int {
	if v, ok := e.known[p]; ok {
		return v
	}
	if p.high == 0 && p.passes == 4 {
		return 0
	}
	if p.high != 0 && p.passes == 3 {
		c := Contract{Level: p.high.Level(), Denomination: p.high.Denomination(), Risk: p.risk}
		tricks := max(e.tricks[p.side][c.Denomination], e.tricks[p.side+2][c.Denomination])
		v := c.Score(tricks, e.vulnerable[p.side], Duplicate)
		if p.side == EastWest {
			v = -v
		}
		return v
	}
	other := p.turn.Other()
	next := []position{{p.high, p.side, p.risk, p.passes + 1, other}}
	if p.high != 0 && p.risk == 0 && p.side != p.turn {
		next = append(next, position{p.high, p.side, 1, 0, other})
	}
	if p.risk == 1 && p.side == p.turn {
		next = append(next, position{p.high, p.side, 2, 0, other})
	}
	for bid := max(p.high+1, Bid(1, Denomination(Clubs))); bid <= Bid(7, NoTrump); bid++ {
		next = append(next, position{bid, p.turn, 0, 0, other})
	}
	best := e.value(next[0])
	for _, n := range next[1:] {
		if v := e.value(n); p.turn == NorthSouth {
			best = max(best, v)
		} else {
			best = min(best, v)
		}
	}
	e.known[p] = best
	return best
}

func TestParIsWhatEveryCallLeadsTo_4_2_7(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 20 {
		var d DoubleDummy
		for denomination := range 5 {
			// Double dummy, both sides seldom have more than thirteen tricks together.
			ns := random.Intn(14)
			d[North][denomination], d[South][denomination] = ns, max(0, ns-random.Intn(2))
			d[East][denomination] = max(0, min(13, 13-ns+random.Intn(3)-1))
			d[West][denomination] = d[East][denomination]
		}
		for vulnerability := range 4 {
			vulnerable := [2]bool{vulnerability&1 != 0, vulnerability&2 != 0}
			for dealer := North; dealer <= East; dealer++ {
				e := everyCall{&d, vulnerable, map[position]int{}}
				want := e.value(position{turn: dealer.Side()})
				if got := d.Par(dealer, vulnerable, Duplicate); got.Score != want {
					t.Fatalf("%v, dealer %v, vulnerable %v: %+v, want %d", d, dealer, vulnerable, got, want)
				}
			}
		}
	}
}
