// Package pbntest makes files of PBN for tests: boards of a club evening from a seed, with legal auctions and plays. The same seed gives the same
// bytes.
package pbntest

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"pbn/core/bridge"
)

// Kind is how the boards of a file are written.
type Kind int

// The kinds.
const (
	// Plain boards have the tags of export format and no more than they need; an empty line ends each.
	Plain Kind = iota
	// Full boards have comments, notes and tables too, say by "##" and "#" what is as on boards before, and some are a deal alone.
	Full
)

// Boards returns a file of so many boards: in ISO 8859-1 if the seed is odd, else in UTF-8.
func Boards(kind Kind, boards int, seed uint64) []byte {
	w := writer{kind: kind, random: rand.New(rand.NewPCG(seed, 21)), out: []byte("% PBN 2.1\n")}
	for n := 1; n <= boards; n++ {
		w.board(n)
	}
	if seed%2 == 1 {
		return []byte(strings.NewReplacer("ü", "\xFC", "ë", "\xEB", "é", "\xE9").Replace(string(w.out)))
	}
	return w.out
}

type writer struct {
	kind   Kind
	random *rand.Rand
	out    []byte
	hands  [4]bridge.Hand
	dealer bridge.Seat
}

func (w *writer) of(words ...string) string { return words[w.random.IntN(len(words))] }

// chance reports true so many times of a hundred.
func (w *writer) chance(percent int) bool { return w.random.IntN(100) < percent }

func (w *writer) tag(name, value string) {
	w.out = append(w.out, "["+name+" \""+value+"\"]\n"...)
}

// some writes one of some texts in a file that is full, now and then.
func (w *writer) some(texts ...string) {
	if w.kind == Full && w.chance(15) {
		w.out = append(w.out, w.of(texts...)...)
	}
}

var families = strings.Fields("Oakes Quill Marlow Renner Skov Duarte Lindqvist Novak Okafor Tanaka Weiss Müller Iversen Castro")

func (w *writer) board(n int) {
	w.some("{Table 3, by North}\n", "; a line\n", "%a line\n")
	w.deal()
	w.dealer = bridge.Seat((n - 1) % 4)
	switch {
	case w.kind == Plain:
		w.tag("Event", "Club evening")
	case n == 1:
		w.tag("Event", "##Club evening")
		w.tag("Room", "Open")
	case w.chance(50):
		w.tag("Room", "#")
	}
	w.tag("Site", w.of("Aarhus", "Zoë's", "?"))
	w.tag("Date", "2026."+strconv.Itoa(10+n%3)+".0"+strconv.Itoa(1+n%9))
	w.tag("Board", strconv.Itoa(n))
	for _, seat := range [...]string{"West", "North", "East", "South"} {
		w.tag(seat, families[w.random.IntN(len(families))])
	}
	w.tag("Dealer", w.dealer.String())
	vulnerable := []string{"None", "NS", "EW", "All"}[(n-1+(n-1)/4)%4]
	w.tag("Vulnerable", vulnerable)
	deal := bridge.Deal{Hands: w.hands, Known: [4]bool{true, true, true, true}}
	w.tag("Deal", string(deal.Append(nil, bridge.Seat(w.random.IntN(4)))))
	if w.kind == Plain || w.chance(70) {
		w.played(vulnerable)
	}
	w.some("[ScoreTable \"Rank;PairId_NS;PairId_EW;Declarer;Score_NS\"]\n1 4 5 \"S\" 620\n2 6 7 \"N\" -100\n",
		"[OptimumResultTable \"Declarer;Denomination\\3R;Result\"]\nN NT 9\nE  S  4\nS  S  8\nW  C  5\n")
	w.out = append(w.out, '\n')
}

func (w *writer) deal() {
	w.hands = [4]bridge.Hand{}
	for i, card := range w.random.Perm(52) {
		w.hands[i%4] = w.hands[i%4].With(bridge.Card(card))
	}
}

// played writes what was bid and played, with the result.
func (w *writer) played(vulnerable string) {
	calls, contract, declarer, isBid := w.bid()
	w.tag("Scoring", w.of("MatchPoints", "IMP"))
	if !isBid {
		w.tag("Declarer", "")
		w.tag("Contract", "Pass")
		w.tag("Result", "")
		w.auction(calls)
		return
	}
	rows, tricks := w.play(contract.Denomination, declarer)
	isVulnerable := vulnerable == "All" || vulnerable == declarer.Side().String()
	w.tag("Declarer", declarer.String())
	w.tag("Contract", contract.String())
	w.tag("Result", strconv.Itoa(tricks))
	w.tag("Score", declarer.Side().String()+" "+strconv.Itoa(contract.Score(tricks, isVulnerable, bridge.Duplicate)))
	w.auction(calls)
	w.tag("Play", declarer.Next(1).String())
	w.out = append(w.out, rows...)
}

// bid returns a legal auction, and what it led to.
func (w *writer) bid() (calls []string, contract bridge.Contract, declarer bridge.Seat, isBid bool) {
	var auction bridge.Auction
	for seat := w.dealer; !auction.Ended(); seat = seat.Next(1) {
		call := bridge.Pass
		if w.chance(45) {
			call = bridge.Call(w.random.IntN(bridge.Calls * 2 / 3))
		}
		if auction.Check(seat, call) != bridge.NoFault {
			call = bridge.Pass
		}
		auction.Add(seat, call)
		calls = append(calls, call.String())
	}
	contract, declarer, _ = auction.Contract()
	return calls, contract, declarer, !contract.PassedOut
}

func (w *writer) auction(calls []string) {
	w.tag("Auction", w.dealer.String())
	hasNote := false
	for i, call := range calls {
		w.out = append(w.out, call...)
		if w.kind == Full && !hasNote && w.chance(10) {
			hasNote = true
			w.out = append(w.out, " =1="...)
		}
		w.some(" {a comment}", " $1", " {é}")
		if i%4 == 3 || i == len(calls)-1 {
			w.out = append(w.out, '\n')
		} else {
			w.out = append(w.out, ' ')
		}
	}
	if hasNote {
		w.tag("Note", "1:"+w.of("five cards", "asks", "forcing"))
	}
}

// play returns the rows of a legal play, in the order of the seats from who led first, and how many tricks declarer won.
func (w *writer) play(trump bridge.Denomination, declarer bridge.Seat) (rows []byte, tricks int) {
	hands, first := w.hands, declarer.Next(1)
	leader := first
	for range 13 {
		var played [4]bridge.Card
		for i := range played {
			seat := leader.Next(i)
			choice := hands[seat]
			if same := choice.Of(played[0].Suit()); i > 0 && same.Len() > 0 {
				choice = same
			}
			played[i] = w.card(choice)
			hands[seat] &^= bridge.Hand(0).With(played[i])
		}
		for i := range played {
			place := first.Next(i).From(leader)
			rows = append(append(rows, played[place].String()...), " \n"[i/3])
		}
		if leader = leader.Next(bridge.Winner(&played, trump)); leader.Side() == declarer.Side() {
			tricks++
		}
	}
	return rows, tricks
}

// card returns any card of some.
func (w *writer) card(of bridge.Hand) bridge.Card {
	for {
		if card := bridge.Card(w.random.IntN(bridge.Cards)); of.Has(card) {
			return card
		}
	}
}
