package check

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// rotation is the length of the usual rotation of dealers and vulnerabilities.
const rotation = 16

// usualVulnerability returns the vulnerability of a board, counted from 0: None, NS, EW, All in turn, from the next one on for each four boards.
func usualVulnerability(board int) values.Vulnerability {
	return values.NoneVulnerable + values.Vulnerability((board+board/4)%4)
}

// rotated compares Dealer and Vulnerable with the number of the board (ledger 3.4.11-g).
func rotated(g *game.Game, by *scoring, diags *diag.List) {
	number, ok := sure(g, tags.Board)
	if !ok {
		return
	}
	board := 0
	for i := range len(number) {
		board = (10*board + int(number[i]-'0')) % rotation
	}
	board = (board + rotation - 1) % rotation
	dealer, vulnerable := bridge.North.Next(board), usualVulnerability(board)
	var space [2]*game.Tag
	wrong := space[:0]
	if isSure(g, tags.Dealer) && g.Dealer != dealer {
		wrong = append(wrong, g.Found(tags.Dealer))
	}
	if isSure(g, tags.Vulnerable) && g.Vulnerable() != vulnerable {
		wrong = append(wrong, g.Found(tags.Vulnerable))
	}
	if len(wrong) == 0 || !isDuplicate(g, by) {
		return
	}
	e := rules.OddRotation.Find(diags, wrong[0].ValueSpan())
	e.Say(rules.UsualBoard{Board: e.Text(strings.TrimLeft(number, "0")), Dealer: dealer, Vulnerable: e.Text(vulnerable.String())})
	if len(wrong) == 2 {
		e.Beside(wrong[1].ValueSpan())
	}
}

// passedOut reports a declarer and a result of a game in which all passed (3.4.13, 3.4.15).
func passedOut(g *game.Game, diags *diag.List) {
	contract, _, ok := g.LedTo()
	if !ok || !contract.PassedOut {
		emptyDeclarer(g, diags)
		return
	}
	if known(g, tags.Contract) != "" && !isSure(g, tags.Contract) {
		return
	}
	if a := g.Auction; a != nil && a.Led && !a.Contract.PassedOut {
		return // the contract is what is wrong
	}
	var given []*game.Tag
	for _, tag := range [...]tags.Tag{tags.Declarer, tags.Result} {
		if isSure(g, tag) && g.Found(tag) != nil {
			given = append(given, g.Found(tag))
		}
	}
	if card := firstCard(g); card != nil {
		cardOfPassedOut(g, card, given, diags)
		return
	}
	if len(given) == 0 {
		return
	}
	// Only a tag that says so may be wrong itself; and what a play has is its declarer's.
	safe := g.Auction != nil && g.Auction.Led && g.Auction.Contract.PassedOut && (g.Play == nil || len(g.Play.Moves) == 0)
	if diags.Find(rules.ContractPassedOut, rules.GivenThoughPassed, given[0].ValueSpan(), rules.Flag(safe)) {
		for _, t := range given {
			diags.Said().Tell(t.Name)
			diags.Said().Part(t.ValueSpan(), `""`)
		}
	}
}

// emptyDeclarer reports a Declarer that says that all passed, where the contract or the result says that the game was played
// (ledger 3.4.15-e).
func emptyDeclarer(g *game.Game, diags *diag.List) {
	declarer := g.Found(tags.Declarer)
	if declarer == nil || declarer.Value != "" {
		return
	}
	kept, found := false, false
	for _, tag := range [...]tags.Tag{tags.Contract, tags.Result} {
		value, valid := sure(g, tag)
		t := g.Found(tag)
		if !valid || t == nil {
			continue
		}
		if !found {
			found, kept = true, diags.FindAs(diag.Warning, rules.ContractPassedOut, rules.EmptyDeclarer, declarer.ValueSpan())
		}
		if kept {
			diags.Said().Part(t.ValueSpan(), "the "+strings.ToLower(t.Name)+" is "+diag.Quote(value))
		}
	}
	switch a := g.Auction; {
	case !kept:
	case a != nil && a.Led && a.Declarer.Known():
		diags.Said().Tell("Write the declarer of the auction", `"`+a.Declarer.String()+`"`)
	default:
		diags.Said().Tell("Write “?”", `"?"`)
	}
}

// firstCard returns the first card of the play, nil if there is none.
func firstCard(g *game.Game) *game.Move {
	if g.Play == nil {
		return nil
	}
	i := slices.IndexFunc(g.Play.Moves, func(m game.Move) bool { return m.Kind == game.CardMove })
	if i < 0 {
		return nil
	}
	return &g.Play.Moves[i]
}

// cardOfPassedOut reports that cards were played though all passed. Which of both is wrong is not known.
func cardOfPassedOut(g *game.Game, card *game.Move, given []*game.Tag, diags *diag.List) {
	if !diags.Find(rules.ContractPassedOut, rules.CardThoughPassed, card.Span(), uint32(card.Card)) {
		return
	}
	if t := g.Found(tags.Contract); t != nil {
		diags.Said().Part(t.ValueSpan(), "the contract")
	} else {
		diags.Said().Part(g.Tags[g.Auction.Tag].Span(), "the auction")
	}
	for _, t := range given {
		diags.Said().Part(t.ValueSpan(), "the "+strings.ToLower(t.Name))
	}
}
