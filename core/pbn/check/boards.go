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
	"pbn/core/source"
)

// rotations compares Dealer and Vulnerable of the boards of a file with their numbers (ledger 3.4.11-g).
type rotations struct {
	boards, odd int // how many were compared, and how many of them are not as usual
	// Of the first: what it usually has, and where it has another dealer or vulnerability.
	place  diag.Place
	board  string
	dealer bridge.Seat
	usual  values.Vulnerability
}

// check compares a game. As long as no board is as usual, what is found may become one finding.
func (r *rotations) check(text *source.Text, g *game.Game, by *scoring, diags *diag.List) {
	number, ok := sure(g, tags.Board)
	if !ok || !isSure(g, tags.Dealer) && !isSure(g, tags.Vulnerable) {
		return
	}
	board := 0
	for i := range len(number) {
		board = (10*board + int(number[i]-'0')) % values.Rotation
	}
	dealer, vulnerable := values.UsualBoard(board)
	var space [2]*game.Tag
	wrong := space[:0]
	if isSure(g, tags.Dealer) && g.Dealer != dealer {
		wrong = append(wrong, g.Found(tags.Dealer))
	}
	if isSure(g, tags.Vulnerable) && g.Vulnerable() != vulnerable {
		wrong = append(wrong, g.Found(tags.Vulnerable))
	}
	if !isDuplicate(g, by) {
		return
	}
	if r.boards++; len(wrong) == 0 {
		return
	}
	number = strings.TrimLeft(number, "0")
	if r.odd++; r.odd == 1 {
		r.place, r.board, r.dealer, r.usual = kept(text, wrong[0].ValueSpan()), strings.Clone(number), dealer, vulnerable
	}
	var e diag.Entry[rules.UsualBoard]
	if r.odd == r.boards {
		e, _, _ = rules.OddRotation.FindOpen(diags, wrong[0].ValueSpan())
	} else {
		e = rules.OddRotation.Find(diags, wrong[0].ValueSpan())
	}
	if !e.IsKept() {
		return
	}
	e.Say(rules.UsualBoard{Board: e.Text(number), Dealer: dealer, Vulnerable: e.Text(vulnerable.String())})
	if len(wrong) == 2 {
		e.Beside(wrong[1].ValueSpan())
	}
}

// end makes one finding of all, where a file has several boards and none of them is as usual.
func (r *rotations) end(diags *diag.List) {
	if r.boards < 2 || r.odd < r.boards || diags.SeverityOf(rules.DealRotation) == diag.Off {
		return
	}
	diags.DropOpen(rules.DealRotation, r.odd)
	if e := rules.OddRotations.FindElsewhere(diags, 0, r.place); e.IsKept() {
		e.Say(rules.UsualBoard{Board: e.Text(r.board), Dealer: r.dealer, Vulnerable: e.Text(r.usual.String()), Boards: int32(r.boards)})
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
	f := rules.TagThoughPassed.Find(diags, given[0].ValueSpan())
	f.Say(rules.TagOfPassedOut{Tag: f.Text(given[0].Name), IsSafe: safe})
	if len(given) == 2 {
		f.Beside(given[1].ValueSpan())
	}
}

// emptyDeclarer reports a Declarer that says that all passed, where the auction, the contract or the result says that the game was played
// (ledger 3.4.15-e).
func emptyDeclarer(g *game.Game, diags *diag.List) {
	declarer := g.Found(tags.Declarer)
	if declarer == nil || declarer.Value != "" {
		return
	}
	if a := g.Auction; a != nil && a.Led && a.Declarer.Known() && known(g, tags.Contract) == "" {
		emptyThoughBid(g, declarer, diags)
		return
	}
	contract, isContract := given(g, tags.Contract)
	result, isResult := given(g, tags.Result)
	if !isContract && !isResult {
		return
	}
	e := rules.EmptyDeclarer.FindAs(diags, diag.Warning, declarer.ValueSpan())
	if !e.IsKept() {
		return
	}
	f := rules.PlayedGame{Declarer: bridge.NoSeat}
	if isContract {
		f.Contract = e.Text(contract)
		e.Beside(g.Found(tags.Contract).ValueSpan())
	}
	if isResult {
		f.Result = e.Text(result)
		if isContract {
			e.Part(g.Found(tags.Result).ValueSpan(), "")
		} else {
			e.Beside(g.Found(tags.Result).ValueSpan())
		}
	}
	if a := g.Auction; a != nil && a.Led && a.Declarer.Known() {
		f.Declarer, f.HasAuction = a.Declarer, true
	}
	e.Say(f)
}

// emptyThoughBid reports a Declarer that says that all passed, though somebody bid, together with a Contract that is empty, too.
func emptyThoughBid(g *game.Game, declarer *game.Tag, diags *diag.List) {
	e := rules.EmptyThoughBid.FindAs(diags, diag.Warning, declarer.ValueSpan())
	if !e.IsKept() {
		return
	}
	contract, _ := g.Outcome(tags.Contract)
	if t := g.Found(tags.Contract); t != nil && t.Value == "" {
		e.Beside(t.ValueSpan())
	}
	e.Say(rules.BidContract{Declarer: g.Auction.Declarer, Contract: e.Text(contract)})
}

// given returns the value of a tag that the game has itself, if it says something and can be read.
func given(g *game.Game, tag tags.Tag) (value string, ok bool) {
	value, ok = sure(g, tag)
	return value, ok && g.Found(tag) != nil
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
	e := rules.CardThoughPassed.Find(diags, card.Span())
	if !e.IsKept() {
		return
	}
	t := g.Found(tags.Contract)
	e.Say(rules.CardOfPassedOut{Card: card.Card, ByContract: t != nil})
	if t == nil {
		t = &g.Tags[g.Auction.Tag]
		e.Beside(t.Span())
	} else {
		e.Beside(t.ValueSpan())
	}
	for _, t := range given {
		e.Part(t.ValueSpan(), strings.ToLower(t.Name))
	}
}
