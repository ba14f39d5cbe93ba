package check

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/game"
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
		g, ok := game.NewReader(source.New([]byte(text), source.Latin1).Stream(), diags).Next()
		if !ok {
			t.Fatalf("no game in %q", text)
		}
		if g.Auction == nil || g.Play == nil {
			t.Fatalf("no auction or play in %q", text)
		}
		file, before, d := source.New([]byte(text), source.Latin1), diags.Count(diag.Error)+diags.Count(diag.Warning), doubts{}
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
