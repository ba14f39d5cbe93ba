package check

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/tags"
	"pbn/core/values"
)

// rotation is the length of the usual rotation of dealers and vulnerabilities.
const rotation = 16

// vulnerableBoards are the vulnerabilities of the boards 1 to 16, a letter each: None, NS (N), EW (E), All.
const vulnerableBoards = "-NEANEA-EA-NA-NE"

var vulnerabilityLetters = [...]values.Vulnerability{
	'-': values.NoneVulnerable, 'N': values.NorthSouthVulnerable, 'E': values.EastWestVulnerable, 'A': values.AllVulnerable,
}

// rotated compares Dealer and Vulnerable with the number of the board (ledger 3.4.11-g).
func rotated(g *game.Game, diags *diag.List) {
	number, ok := sure(g, tags.Board)
	if !ok {
		return
	}
	board := 0
	for i := range len(number) {
		board = (10*board + int(number[i]-'0')) % rotation
	}
	board = (board + rotation - 1) % rotation
	dealer, vulnerable := bridge.North.Next(board), vulnerabilityLetters[vulnerableBoards[board]]
	var space [2]*game.Tag
	wrong := space[:0]
	if _, known := sure(g, tags.Dealer); known && g.Dealer != dealer {
		wrong = append(wrong, g.Found(tags.Dealer))
	}
	if _, known := sure(g, tags.Vulnerable); known && g.Vulnerable != vulnerable {
		wrong = append(wrong, g.Found(tags.Vulnerable))
	}
	if len(wrong) == 0 || !isDuplicate(g) {
		return
	}
	d := diag.Diagnostic{Rule: diag.DealRotation, Place: diag.At(wrong[0].ValueSpan)}
	if !diags.Keeps(d.Rule) {
		diags.Add(d)
		return
	}
	d.Message = "Board " + diag.Short(strings.TrimLeft(number, "0")) + " usually has dealer " + dealer.String() + " and vulnerability " + vulnerable.String() + "."
	if len(wrong) == 2 {
		d.Related = []diag.Related{{Message: "the vulnerability", Place: diag.At(wrong[1].ValueSpan)}}
	}
	diags.Add(d)
}

// passedOut reports a declarer and a result of a game in which all passed (3.4.13, 3.4.15).
func passedOut(g *game.Game, diags *diag.List) {
	contract, _, ok := g.LedTo()
	if !ok || !contract.PassedOut {
		emptyDeclarer(g, diags)
		return
	}
	if _, given := g.KnownOf(tags.Contract); given {
		if _, valid := sure(g, tags.Contract); !valid {
			return
		}
	}
	if a := g.Auction; a != nil && a.Led && !a.Contract.PassedOut {
		return // the contract is what is wrong
	}
	var given []*game.Tag
	for _, tag := range [...]tags.Tag{tags.Declarer, tags.Result} {
		if _, known := sure(g, tag); known && g.Found(tag) != nil {
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
	d := diag.Diagnostic{
		Rule: diag.ContractPassedOut, Place: diag.At(given[0].ValueSpan),
		Message: "All passed, so there is no declarer and no result; " + given[0].Name + " should be \"\".",
	}
	// Only a tag that says so may be wrong itself; and what stands in a play is its declarer's.
	safe := g.Auction != nil && g.Auction.Led && g.Auction.Contract.PassedOut && (g.Play == nil || len(g.Play.Moves) == 0)
	fix := diag.Fix{Title: "Empty the value", Safe: safe}
	for i, t := range given {
		fix.Edits = append(fix.Edits, diag.Edit{Place: diag.At(t.ValueSpan), Text: `""`})
		if i > 0 {
			d.Related = append(d.Related, diag.Related{Message: "the " + strings.ToLower(t.Name), Place: diag.At(t.ValueSpan)})
		}
	}
	d.Fixes = []diag.Fix{fix}
	diags.Add(d)
}

// emptyDeclarer reports a Declarer that says that all passed, where the contract or the result says that the game was played
// (ledger 3.4.15-e).
func emptyDeclarer(g *game.Game, diags *diag.List) {
	declarer := g.Found(tags.Declarer)
	if declarer == nil || declarer.Value != "" {
		return
	}
	d := diag.Diagnostic{Rule: diag.ContractPassedOut, Severity: diag.Warning, Place: diag.At(declarer.ValueSpan)}
	for _, tag := range [...]tags.Tag{tags.Contract, tags.Result} {
		value, known := sure(g, tag)
		if t := g.Found(tag); known && t != nil {
			d.Related = append(d.Related, diag.Related{Message: "the " + strings.ToLower(t.Name) + " is " + diag.Quote(value), Place: diag.At(t.ValueSpan)})
		}
	}
	if len(d.Related) == 0 {
		return
	}
	d.Message = "An empty Declarer means that all passed, but " + d.Related[0].Message + ". Write “?” for a declarer who is not known."
	fix := diag.Fix{Title: "Write “?”", Edits: []diag.Edit{{Place: diag.At(declarer.ValueSpan), Text: `"?"`}}}
	if a := g.Auction; a != nil && a.Led && a.Declarer.Known() {
		fix = diag.Fix{Title: "Write the declarer of the auction", Edits: []diag.Edit{{Place: diag.At(declarer.ValueSpan), Text: `"` + a.Declarer.String() + `"`}}}
	}
	d.Fixes = []diag.Fix{fix}
	diags.Add(d)
}

// firstCard is the first card of the play, nil where there is none.
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
	d := diag.Diagnostic{
		Rule: diag.ContractPassedOut, Place: diag.At(card.Span),
		Message: "All passed, so no card can be played; but the play has " + card.Card.String() + ".",
	}
	if t := g.Found(tags.Contract); t != nil {
		d.Related = append(d.Related, diag.Related{Message: "the contract", Place: diag.At(t.ValueSpan)})
	} else {
		d.Related = append(d.Related, diag.Related{Message: "the auction", Place: diag.At(g.Tags[g.Auction.Tag].Span)})
	}
	for _, t := range given {
		d.Related = append(d.Related, diag.Related{Message: "the " + strings.ToLower(t.Name), Place: diag.At(t.ValueSpan)})
	}
	diags.Add(d)
}
