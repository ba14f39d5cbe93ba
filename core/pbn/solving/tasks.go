// Package solving says what of the games of a file is to be solved with open cards, and fills in their tags of what can be won by what was
// found (4.2.7, 5.6, 5.7). It solves nothing: whoever has a solver takes the tasks, and gives back what it found.
package solving

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// Only says what is wanted of the tags.
type Only uint8

// Missing fills in what a game does not have, also the rows that a table lacks; All also corrects what is not right; Check changes nothing.
// Tables are the results of each deal, whatever tags the game has.
const (
	Missing Only = iota
	All
	Check
	Tables
)

// Task is what is to be solved of a game: its table and, unless Play is nil, the cards of its play.
type Task struct {
	Game int
	Deal *game.Deal
	Play *Play
}

// Play is a play as far as it is known.
type Play struct {
	Denomination bridge.Denomination
	Leader       bridge.Seat
	Cards        []PlayedCard
}

// PlayedCard is a card and who played it.
type PlayedCard struct {
	By   bridge.Seat
	Card bridge.Card
}

// TaskOf returns what is to be solved of a game; ok is false where nothing is. A game that has no deal has nothing to solve.
func TaskOf(g *game.Game, only Only) (t Task, ok bool) {
	if g.Deal == nil {
		return t, false
	}
	t = Task{g.Number, g.Deal, playOf(g)}
	if !t.isAsked(g, only) {
		return t, false
	}
	if hasTable := has(g, tags.OptimumPlayTable); only == Tables || only != All && hasTable != (only == Check) {
		t.Play = nil
	}
	return t, true
}

// isAsked reports whether the tags that a game can have ask for its being solved.
func (t *Task) isAsked(g *game.Game, only Only) bool {
	wanted := [...]tags.Tag{tags.OptimumResultTable, tags.OptimumScore, tags.OptimumPlayTable}
	can := [...]bool{true, hasScore(g), t.Play != nil}
	some, all := false, true
	for i, tag := range wanted {
		if can[i] {
			is := has(g, tag)
			some, all = some || is, all && is
		}
	}
	switch only {
	case Check:
		return some
	case Missing:
		s := sectionOf(g, tags.OptimumResultTable)
		return !all || s != nil && s.RowCount() < optimum.FullResults
	}
	return true
}

// hasScore reports whether a game can have an optimum score: who deals and who is vulnerable is known, and it is no end position, of which
// nobody bids.
func hasScore(g *game.Game) bool {
	return g.Dealer.Known() && g.Read(tags.Vulnerable).Understood() && !g.IsShort()
}

// has reports whether a game says something in a tag.
func has(g *game.Game, tag tags.Tag) bool {
	t := g.Found(tag)
	return t != nil && !values.SaysNothing(t.Value)
}

// playOf returns the play of a game as far as it is known; nil without a card, or where the contract or the declarer is not known.
func playOf(g *game.Game) *Play {
	contract, declarer, known := g.LedTo()
	if g.Play == nil || !known || contract.PassedOut || !declarer.Known() {
		return nil
	}
	p := Play{Denomination: contract.Denomination, Leader: declarer.Next(1)}
tricks:
	for i := range g.Play.Tricks {
		for _, at := range g.Play.Tricks[i].Moves() {
			m := &g.Play.Moves[at]
			if m.Kind != game.CardMove || !m.Seat.Known() {
				break tricks
			}
			p.Cards = append(p.Cards, PlayedCard{m.Seat, m.Card})
		}
	}
	if len(p.Cards) == 0 {
		return nil
	}
	return &p
}

// sectionOf returns the table of a tag that counts; nil if the game has no such table.
func sectionOf(g *game.Game, tag tags.Tag) *game.Section {
	for i := range g.Sections {
		if t := &g.Tags[g.Sections[i].Tag]; t.Number == tag && !t.Duplicate {
			return &g.Sections[i]
		}
	}
	return nil
}
