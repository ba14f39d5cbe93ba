package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"

	"pbn/core/bridge"
	"pbn/core/dd"
)

// randomDeals are how many of the recorded ones are solved, twentyDeals how many by two workers, and inMidPlay is how many cards were played before
// what cards are worth is asked.
const (
	randomDeals = 100
	twentyDeals = 20
	inMidPlay   = 24
)

// recordedDeals reads the deals of a file of core/dd/testdata, whose first lines say its form.
func recordedDeals(name string) (deals [][4]bridge.Hand, err error) {
	text, err := os.ReadFile("core/dd/testdata/" + name)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		var hands [4]bridge.Hand
		for i := range bridge.Cards {
			var two byte
			if _, err := fmt.Sscanf(line[i/2:i/2+1], "%x", &two); err != nil {
				return nil, fmt.Errorf("%s: %q: %w", name, line, err)
			}
			seat := two >> (2 - i%2*2) & 3
			hands[seat] = hands[seat].With(bridge.Card(bridge.Cards - 1 - i))
		}
		deals = append(deals, hands)
	}
	return deals, nil
}

// someRandomDeals are those that the benchmarks of core/dd solve, too.
func someRandomDeals() ([][4]bridge.Hand, error) {
	deals, err := recordedDeals("random.txt")
	return deals[:min(randomDeals, len(deals))], err
}

// playout is a deal and the whole play of it.
type playout struct {
	hands        [4]bridge.Hand
	denomination bridge.Denomination
	leader       bridge.Seat // of the first trick
	cards        []bridge.Card
	seats        []bridge.Seat // who played them
}

// somePlays are of the random deals.
var somePlays = sync.OnceValues(func() ([]playout, error) {
	deals, err := someRandomDeals()
	if err != nil {
		return nil, err
	}
	return playOut(deals)
})

// playOut plays deals in any denomination: of eight cards seven are among the best, as at a table, and one is any card.
func playOut(deals [][4]bridge.Hand) (plays []playout, err error) {
	r := rand.New(rand.NewPCG(2, 1))
	s := dd.New(0)
	for _, hands := range deals {
		if err := s.Deal(hands); err != nil {
			return nil, err
		}
		one := playout{hands: hands, denomination: bridge.Denomination(r.IntN(5)), leader: bridge.Seat(r.IntN(4))}
		for p := s.Play(one.denomination, one.leader); !p.Done(); {
			among, _, err := p.Optimum()
			if err != nil {
				return nil, err
			}
			if r.IntN(8) == 0 {
				among = p.Legal()
			}
			card := bridge.Card(r.IntN(bridge.Cards))
			for !among.Has(card) {
				card = bridge.Card(r.IntN(bridge.Cards))
			}
			one.cards, one.seats = append(one.cards, card), append(one.seats, p.Player())
			p.Put(card)
		}
		plays = append(plays, one)
	}
	return plays, nil
}

// midPlay is the deal of the cards that are left in the middle of a play, led by whoever leads to the next trick.
func (p *playout) midPlay() playout {
	left := p.hands
	for i, card := range p.cards[:inMidPlay] {
		left[p.seats[i]] &^= 1 << card
	}
	return playout{hands: left, denomination: p.denomination, leader: p.seats[inMidPlay]}
}

// game is the deal and the play as PBN.
func (p *playout) game(number int) []byte {
	deal := bridge.Deal{Hands: p.hands, Known: [4]bool{true, true, true, true}}
	out := fmt.Appendf(nil, "[Board \"%d\"]\r\n[Deal \"%s\"]\r\n[Declarer \"%v\"]\r\n[Contract \"1%v\"]\r\n", number,
		deal.Append(nil, bridge.North), p.leader.Next(-1), p.denomination)
	if len(p.cards) > 0 {
		out = fmt.Appendf(out, "[Play \"%v\"]\r\n", p.leader)
	}
	for at := 0; at < len(p.cards); at += 4 {
		for column := range 4 {
			by := slices.Index(p.seats[at:at+4], p.leader.Next(column))
			out = fmt.Appendf(out, "%v ", p.cards[at+by])
		}
		out = append(out, "\r\n"...)
	}
	return append(out, "\r\n"...)
}

// deals are the deals of files for the solver, as PBN.
var deals = map[string]func() ([]playout, error){
	playedDeals: somePlays,
	positions: func() (left []playout, err error) {
		plays, err := somePlays()
		for _, p := range plays {
			left = append(left, p.midPlay())
		}
		return left, err
	},
	manyDeals: func() ([]playout, error) { return unplayed(someRandomDeals()) },
	fewDeals: func() ([]playout, error) {
		all, err := unplayed(someRandomDeals())
		return all[:min(twentyDeals, len(all))], err
	},
	hardDeals: func() ([]playout, error) { return unplayed(recordedDeals("hard.txt")) },
	worstDeal: func() ([]playout, error) {
		all, err := unplayed(recordedDeals("hard.txt"))
		return all[:min(1, len(all))], err
	},
}

func unplayed(hands [][4]bridge.Hand, err error) (all []playout, _ error) {
	for _, h := range hands {
		all = append(all, playout{hands: h})
	}
	return all, err
}

// writeDeals writes a file of deals.
func writeDeals(path string, of func() ([]playout, error)) error {
	all, err := of()
	var out []byte
	for i := range all {
		out = append(out, all[i].game(i+1)...)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(path, out, 0o644)
}

// solving is what the solver does with a deal, natively.
var solving = map[string]func(s *dd.Solver, p *playout) error{
	"20 results": func(s *dd.Solver, _ *playout) error {
		_, err := s.Table()
		return err
	},
	"card values of a position": func(s *dd.Solver, p *playout) error {
		_, err := s.Play(p.denomination, p.leader).Values(nil)
		return err
	},
	"OptimumPlayTable": func(s *dd.Solver, p *playout) error {
		position := s.Play(p.denomination, p.leader)
		for _, card := range p.cards {
			if _, _, err := position.Optimum(); err != nil {
				return err
			}
			position.Put(card)
		}
		return nil
	},
}

// measureSolving does one thing with each deal of a file, and returns the CPU times.
func measureSolving(what, file string) (times []float64, err error) {
	all, err := deals[file]()
	if err != nil {
		return nil, err
	}
	s := dd.New(0)
	for i := range all {
		before := ownCPU()
		if err := s.Deal(all[i].hands); err != nil {
			return nil, err
		}
		if err := solving[what](s, &all[i]); err != nil {
			return nil, err
		}
		times = append(times, ownCPU()-before)
	}
	return times, nil
}
