package check

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// someMoves returns a game whose auction and play are words by chance: many are ordinary, and the others have all that can be wrong.
func someMoves(random *rand.Rand) string {
	some := func(n int, usual, odd string) string {
		oddOnes := strings.Fields(odd)
		words := strings.Fields(usual)
		for i := range words {
			if random.IntN(n) == 0 {
				words[i] = oddOnes[random.IntN(len(oddOnes))]
			}
		}
		return strings.Join(words[:random.IntN(len(words)+1)], " ")
	}
	n := 1 + random.IntN(40)
	calls := some(n, "1C 1H Pass 2NT Pass 3C X Pass XX Pass Pass 4S Pass Pass Pass", "1C X XX * + - ^I ^S =1= $3 ! what {^I} AP 7NT")
	cards := some(n, strings.Repeat("SA SK SQ SJ\nHA HK HQ HJ\n", 7), "* + - ^R ^L =1= $9 what {^L} C2 H5")
	ends := [...]string{"", " *", " *", " *", " * *", " * +"}
	calls, cards = calls+ends[random.IntN(len(ends))], cards+ends[random.IntN(len(ends))]
	if random.IntN(20) == 0 {
		calls += "\n[Deal \"N:A... K... Q... J...\"]" // an end position
	}
	return "[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"1NT\"]\n[Auction \"N\"] " + calls + "\n[Play \"E\"]\n" + cards + "\n"
}

// TestOrdinaryMoves walks through the calls and cards that are not looked at one by one: nothing can be found there.
func TestOrdinaryMoves(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	auctions, plays := 0, 0
	const games = 4000
	for range games {
		text := someMoves(random)
		diags := &diag.List{Rules: rules.Of}
		var reader game.Reader
		reader.Reset(habits.PBN.Text([]byte(text), source.Latin1).Stream(), diags)
		g, ok := reader.Next()
		if !ok {
			t.Fatalf("no game in %q", text)
		}
		if g.Auction == nil || g.Play == nil {
			t.Fatalf("no auction or play in %q", text)
		}
		file, before, d := habits.PBN.Text([]byte(text), source.Latin1), diags.Count(diag.Error)+diags.Count(diag.Warning), doubts{}
		a := &auctionChecks{text: file, game: g, auction: g.Auction, diags: diags, doubts: &d}
		if isOrdinary(g.Auction) {
			auctions++
			c := callChecks{checks: a}
			c.walk()
		}
		p := &playChecks{text: file, game: g, play: g.Play, diags: diags, doubts: &d, most: maxTurns(g)}
		if p.isOrdinary() {
			plays++
			if plus, done := p.walk(); plus != nil || done {
				t.Errorf("a play is not ordinary: %q", text)
			}
		}
		if after := diags.Count(diag.Error) + diags.Count(diag.Warning); after > before || d != (doubts{}) {
			t.Errorf("%d findings, %+v: %q", after-before, d, text)
		}
	}
	if auctions < games/10 || auctions > games*9/10 || plays < games/10 || plays > games*9/10 {
		t.Errorf("%d auctions and %d plays of %d are ordinary", auctions, plays, games)
	}
}

// somePlay returns a game whose play follows the laws, or breaks them in one place by chance.
func somePlay(random *rand.Rand) string {
	var hands [4]bridge.Hand
	for i, card := range random.Perm(52) {
		hands[i/13] = hands[i/13].With(bridge.Card(card))
	}
	if random.IntN(10) == 0 { // a card is in two hands
		for card := range bridge.Card(52) {
			if hands[0].Has(card) {
				hands[1] = (hands[1] & (hands[1] - 1)).With(card)
				break
			}
		}
	}
	deal, hidden := bridge.Deal{Hands: hands}, random.IntN(60)
	for seat := range deal.Known {
		deal.Known[seat] = seat != hidden
	}
	trump, leader := bridge.Denomination(random.IntN(5)), bridge.East
	lines := ""
	for range random.IntN(14) {
		columns := [4]string{}
		var trick [4]bridge.Card
		for turn := range 4 {
			seat := leader.Next(turn)
			may := hands[seat]
			if turn > 0 && may.Of(trick[0].Suit()) != 0 && random.IntN(100) > 0 {
				may = may.Of(trick[0].Suit())
			}
			var cards []bridge.Card
			for card := range bridge.Card(52) {
				if may.Has(card) {
					cards = append(cards, card)
				}
			}
			card := cards[random.IntN(len(cards))]
			hands[seat] &^= bridge.Hand(0).With(card)
			trick[turn] = card
			columns[seat.From(bridge.East)] = card.String()
		}
		leader = leader.Next(bridge.Winner(&trick, trump))
		lines += strings.Join(columns[:], " ") + "\n"
	}
	words := strings.Fields(lines)
	if n := random.IntN(4); n > 0 && n < len(words) {
		words = words[:len(words)-n] // claimed in the middle of a trick, or with the first cards of the line not played yet
		for i := len(words) / 4 * 4; i < len(words) && random.IntN(2) == 0; i++ {
			words[i] = "-"
		}
	}
	if len(words) > 0 && random.IntN(2) == 0 {
		before := [...]string{"C2;", "H5;", "SA;", "-;", "what;", "+;", "^L ", "^R ", "^l ", "{^L} ", "$9 "}
		odd, isWhole := strings.CutSuffix(before[random.IntN(len(before))], ";")
		at := random.IntN(len(words))
		if !isWhole {
			odd += words[at]
		}
		words[at] = odd
	}
	first := bridge.East.Next(random.IntN(12) / 11)
	return "[Dealer \"N\"]\n[Declarer \"N\"]\n[Deal \"" + string(deal.Append(nil, bridge.North)) + "\"]\n[Contract \"1" + trump.String() +
		"\"]\n[Play \"" + first.String() + "\"]\n" +
		strings.Join(words, " ") + " *\n"
}

// TestLawfulPlays walks through the cards of plays in which they are not looked at one by one: nothing can be found there.
func TestLawfulPlays(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	lawful := 0
	const games = 4000
	for range games {
		text := somePlay(random)
		diags := &diag.List{Rules: rules.Of}
		var reader game.Reader
		reader.Reset(habits.PBN.Text([]byte(text), source.Latin1).Stream(), diags)
		g, ok := reader.Next()
		if !ok || g.Play == nil || g.Deal == nil {
			t.Fatalf("no play in %q", text)
		}
		d := doubts{}
		p := &playChecks{text: habits.PBN.Text([]byte(text), source.Latin1), game: g, play: g.Play, diags: diags, doubts: &d, cards: &cards{},
			most: maxTurns(g)}
		if !p.isLawful() {
			continue
		}
		lawful++
		before := diags.Count(diag.Error) + diags.Count(diag.Warning)
		p.walkCards()
		if after := diags.Count(diag.Error) + diags.Count(diag.Warning); after > before || d != (doubts{}) {
			t.Errorf("%d findings, %+v: %q", after-before, d, text)
		}
	}
	if lawful < games/10 || lawful > games*9/10 {
		t.Errorf("%d plays of %d are lawful", lawful, games)
	}
}
