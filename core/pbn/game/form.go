package game

import (
	"strconv"

	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// Form returns how export format writes the value of a tag; ok is false where the row of the tag has no form, or the value cannot be read.
func (g *Game) Form(t *Tag) (form string, ok bool) {
	row := t.Number.Row()
	switch row.Form {
	case tags.ByValue:
		form = row.Type.Form(t.Effective(), t.Read())
		return form, form != ""
	case tags.ByGame:
		return gameForms[t.Number](g, t.Effective())
	}
	return "", false
}

// gameForms are the forms of the values in which more than the tag has a part.
var gameForms = [tags.Count]func(g *Game, value string) (form string, ok bool){
	tags.Dealer: (*Game).dealerForm,
	tags.Date: func(g *Game, _ string) (string, bool) {
		date, _ := g.Day()
		return date, date != ""
	},
	tags.Time: func(g *Game, _ string) (string, bool) {
		_, time := g.Day()
		return time, time != ""
	},
	tags.Deal:   (*Game).dealForm,
	tags.Result: func(g *Game, _ string) (string, bool) { return g.resultForm() },
}

// dealerForm returns the dealer of the tag; where that says nothing, that of the auction.
func (g *Game) dealerForm(value string) (form string, ok bool) {
	seat := g.Read(tags.Dealer).Seat()
	if values.MayBeUnknown(value) {
		seat = g.Dealer
	}
	return seat.String(), seat.Known()
}

// dealForm returns the deal from the dealer on, ranks descending (3.4.11). A deal that names a card twice in one hand stays as
// it is: its hands do not tell all of it. So does one of which no hand is known for an "x".
func (g *Game) dealForm(value string) (form string, ok bool) {
	if g.formedDeal != "" {
		return g.formedDeal, true
	}
	if g.Deal == nil || g.Deal.Repeats() || g.Deal.Doubtful && g.Deal.Cards.Known == [4]bool{} {
		return "", false
	}
	first := g.Deal.First
	if g.Dealer.Known() {
		first = g.Dealer
	}
	isInOrder := g.Deal.plain == value && isInOrder(value)
	if isInOrder && first == g.Deal.First {
		g.formedDeal = value
		return value, true
	}
	var space [len("N:") + 4*len("AKQJT98765432...") + len("   ") + 16]byte // AppendRanks needs more room than it fills
	out := space[:0]
	if isInOrder {
		out = g.Deal.appendHands(out, first)
	} else {
		out = g.Deal.Cards.Append(out, first)
	}
	if string(out) != value {
		value = string(out)
	}
	g.formedDeal = value
	return value, true
}

// resultForm returns the number of tricks won by declarer (3.4.15). A value that contradicts itself
// stays.
func (g *Game) resultForm() (form string, ok bool) {
	tricks, corrected, ok := g.DeclarersTricks()
	form = strconv.Itoa(tricks)
	if corrected {
		form = "^" + form
	}
	return form, ok
}

// MoveTime takes the time after the date for the Time tag also where what that inherits says nothing: for a game in which
// nothing is inherited any more.
func (g *Game) MoveTime() { g.movesTime = true }

// Vulnerable returns the sides that the Vulnerable tag gives.
func (g *Game) Vulnerable() values.Vulnerability { return g.Read(tags.Vulnerable).Vulnerability() }

// Day returns the day of the Date tag, YYYY.MM.DD, "" if it gives none; and the time after it, HH:MM:SS, if that goes to the Time tag,
// which says nothing. If only what the Time tag inherits says nothing, the time has no place to go, and the value of the Date tag stays.
func (g *Game) Day() (date, time string) {
	text, _ := g.ValueOf(tags.Date)
	v := g.Read(tags.Date)
	date, time = tags.Date.Row().Type.Form(text, v), values.TimeOf(v)
	if time == "" || g.movesTime && g.Read(tags.Time).State() == values.Silent {
		return date, time
	}
	own, timeTag := g.Found(tags.Date), g.Found(tags.Time)
	_, timeGiven := g.ValueOf(tags.Time)
	timeKnown := g.Read(tags.Time).State() != values.Silent
	switch {
	case !timeKnown && timeGiven && (timeTag == nil || timeTag.Inherits):
		return "", ""
	case !timeKnown && own != nil && !own.Inherits:
		return date, time
	}
	return date, ""
}
