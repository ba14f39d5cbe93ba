package bridge

import (
	"strings"
	"testing"
)

// call makes every call of a text, dealer first, and returns the auction and the first fault.
func call(t *testing.T, dealer Seat, text string) (*Auction, Fault) {
	t.Helper()
	a, first := &Auction{}, NoFault
	for i, word := range strings.Fields(text) {
		seat := dealer.Next(i)
		if word == "??" {
			a.AddUnknown()
			continue
		}
		c, ok := ParseCall(word)
		if !ok {
			t.Fatalf("%q is not a call", word)
		}
		if fault := a.Check(seat, c); fault != NoFault && first == NoFault {
			first = fault
		}
		a.Add(seat, c)
	}
	return a, first
}

func TestAuction_3_5_1_b(t *testing.T) {
	for _, c := range []struct {
		dealer   Seat
		calls    string
		fault    Fault
		contract string
		declarer string
	}{
		{North, "Pass Pass Pass Pass", NoFault, "Pass", ""},
		{North, "Pass Pass Pass", NoFault, "", ""},
		{North, "1S Pass 2S Pass 4S Pass Pass Pass", NoFault, "4S", "N"},
		{East, "1NT X XX Pass Pass Pass", NoFault, "1NTXX", "E"},
		{South, "1H 1S 2H 2S X Pass Pass Pass", NoFault, "2SX", "W"},
		{West, "1C Pass 1S Pass 2C Pass 3S Pass Pass Pass", NoFault, "3S", "E"},
		{North, "1S 1H", Insufficient, "", ""},
		{North, "1S 1S", Insufficient, "", ""},
		{North, "X", IllegalDouble, "", ""},
		{North, "1S Pass X", IllegalDouble, "", ""},
		{North, "1S X X", IllegalDouble, "", ""},
		{North, "1S XX", IllegalRedouble, "", ""},
		{North, "1S X Pass XX", IllegalRedouble, "", ""},
		{North, "1S X XX Pass Pass Pass", NoFault, "1SXX", "N"},
		{North, "1S Pass Pass Pass Pass", AfterEnd, "1S", "N"},
		{North, "1S ?? Pass Pass Pass", NoFault, "", ""},
		{North, "7NT 1C", Insufficient, "", ""},
	} {
		a, fault := call(t, c.dealer, c.calls)
		got, declarer, ok := a.Contract()
		text := ""
		if ok {
			text = got.String()
		}
		if fault != c.fault || text != c.contract || declarer.String() != c.declarer {
			t.Errorf("%v %s: fault %d, %q by %q; want %d, %q by %q", c.dealer, c.calls, fault, text, declarer, c.fault, c.contract, c.declarer)
		}
	}
}

func TestPassesToEnd_3_5_1_a(t *testing.T) {
	for calls, want := range map[string]int{"": 4, "Pass": 3, "1C": 3, "1C Pass": 2, "Pass Pass Pass": 1, "1C X Pass Pass Pass": 0, "??": 3} {
		a, _ := call(t, North, calls)
		if got := a.PassesToEnd(); got != want {
			t.Errorf("%q: %d, want %d", calls, got, want)
		}
	}
}

func TestContract_3_4_14(t *testing.T) {
	for in, want := range map[string]string{
		"4H": "4H", "4HX": "4HX", "4hxx": "4HXX", "3nt": "3NT", "7NTX": "7NTX", "Pass": "Pass", "pass": "Pass", "NT": "NT", "s": "S",
		"8H": "", "0C": "", "4": "", "X": "", "4HXXX": "", "4Z": "", "": "", "PASS": "", "3NTT": "", "1N": "", "3Nt": "", "4HXx": "",
		"4Hxx": "4HXX", "1nTx": "",
	} {
		c, ok := ParseContract(in)
		if ok != (want != "") || ok && c.String() != want {
			t.Errorf("%q: %q %v, want %q", in, c, ok, want)
		}
	}
}

func TestCall_3_5_1_a(t *testing.T) {
	for level := 1; level <= 7; level++ {
		for d := Denomination(0); d <= NoTrump; d++ {
			c := Bid(level, d)
			if got, ok := ParseCall(c.String()); !ok || got != c || c.Level() != level || c.Denomination() != d {
				t.Errorf("%v: %v %v", c, got, ok)
			}
		}
	}
	for _, bad := range []string{"", "P", "8C", "1", "1NTX", "AP", "XXX", "1c2", "PASS"} {
		if _, ok := ParseCall(bad); ok {
			t.Errorf("%q was read as a call", bad)
		}
	}
}

func TestCard_3_6_1_a(t *testing.T) {
	seen := map[Card]bool{}
	for _, s := range suitLetters {
		for _, r := range rankLetters {
			text := string(s) + string(r)
			c, ok := ParseCard(text)
			if lower, _ := ParseCard(strings.ToLower(text)); !ok || c.String() != text || seen[c] || lower != c {
				t.Errorf("%s: %v %v", text, c, ok)
			}
			seen[c] = true
		}
	}
	for _, bad := range []string{"", "S", "AS", "S1", "S10", "-"} {
		if _, ok := ParseCard(bad); ok {
			t.Errorf("%q was read as a card", bad)
		}
	}
}

func TestWinner_3_6_1_d(t *testing.T) {
	for _, c := range []struct {
		leader Seat
		cards  string
		trump  string
		want   Seat
	}{
		{West, "SK H3 S4 S3", "H", North},
		{West, "SK H3 S4 S3", "NT", West},
		{West, "CA C2 C6 CK", "H", West},
		{South, "D2 DA DT D3", "S", West},
		{East, "D2 S2 S3 DA", "S", West},
		{North, "H5 C2 D2 S2", "NT", North},
	} {
		var cards [4]Card
		for i, word := range strings.Fields(c.cards) {
			cards[i], _ = ParseCard(word)
		}
		trump, _ := ParseDenomination(c.trump)
		if got := c.leader.Next(Winner(&cards, trump)); got != c.want {
			t.Errorf("%s in %s: %v, want %v", c.cards, c.trump, got, c.want)
		}
	}
}

func TestHand_3_4_11_a(t *testing.T) {
	var h Hand
	for _, word := range strings.Fields("S2 SA ST D7 CK") {
		c, _ := ParseCard(word)
		h = h.With(c)
	}
	if h.Len() != 5 || h.Ranks(Spades) != "AT2" || h.Ranks(Hearts) != "" || h.Ranks(Diamonds) != "7" || h.Ranks(Clubs) != "K" {
		t.Errorf("%d cards: %q %q %q %q", h.Len(), h.Ranks(Spades), h.Ranks(Hearts), h.Ranks(Diamonds), h.Ranks(Clubs))
	}
}

// TestFourthHand holds that the hand that is not given follows from three others of thirteen different cards each, and from nothing less.
func TestFourthHand(t *testing.T) {
	whole := Deal{Known: [4]bool{true, true, false, true}}
	for card := range Card(Cards) {
		seat := Seat(card % 4)
		whole.Hands[seat] = whole.Hands[seat].With(card)
	}
	souths := whole.Hands[South]
	whole.Hands[South] = 0
	if seat, hand := whole.Fourth(); seat != South || hand != souths {
		t.Errorf("%s has %x, want South with %x", seat.Name(), hand, souths)
	}
	for name, change := range map[string]func(d *Deal){
		"two are not given":      func(d *Deal) { d.Known[West] = false },
		"all are given":          func(d *Deal) { d.Known[South] = true },
		"one lacks a card":       func(d *Deal) { d.Hands[West] &= d.Hands[West] - 1 },
		"two have the same":      func(d *Deal) { d.Hands[West] = d.Hands[North] },
		"all given, one is less": func(d *Deal) { d.Known[South], d.Hands[South] = true, souths&(souths-1) },
	} {
		d := whole
		change(&d)
		if seat, hand := d.Fourth(); seat != NoSeat || hand != 0 {
			t.Errorf("%s: %s has %x", name, seat.Name(), hand)
		}
	}
}
