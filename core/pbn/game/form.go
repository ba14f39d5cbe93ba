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
		return g.formByGame(t)
	}
	return "", false
}

// formByGame returns the form of a value in which more than the tag has a part. A table of functions would put each tag on the heap.
func (g *Game) formByGame(t *Tag) (form string, ok bool) {
	switch t.Number {
	case tags.Dealer:
		return g.dealerForm(t.Effective())
	case tags.Date:
		form, _ = g.Day()
	case tags.Time:
		_, form = g.Day()
	case tags.Deal:
		return g.dealForm(t.Effective())
	case tags.Declarer, tags.Contract:
		return g.outcomeForm(t)
	case tags.Result:
		return g.resultForm(t)
	}
	return form, form != ""
}

// dealerForm returns the dealer of the tag; where that says nothing, that of the auction.
func (g *Game) dealerForm(value string) (form string, ok bool) {
	seat := g.Read(tags.Dealer).Seat()
	if values.MayBeUnknown(value) {
		seat = g.Dealer
	}
	return seat.String(), seat.Known()
}

// outcomeForm returns the declarer or the contract of the tag; where that says nothing, that of the auction.
func (g *Game) outcomeForm(t *Tag) (form string, ok bool) {
	if form = t.Number.Row().Type.Form(t.Effective(), t.Read()); form != "" {
		return form, true
	}
	return g.silentForm(t)
}

// silentForm returns what follows from the auction and the play for a tag that says nothing, and inherits nothing. Where the Contract tag
// says something else than the auction, nothing follows.
func (g *Game) silentForm(t *Tag) (form string, ok bool) {
	if t.Inherits || !values.MayBeUnknown(t.Value) {
		return "", false
	}
	if a := g.Auction; a != nil && a.Led {
		if c, _, _ := g.LedTo(); c.PassedOut != a.Contract.PassedOut || c.Denomination != a.Contract.Denomination {
			return "", false
		}
	}
	return g.Outcome(t.Number)
}

// Outcome returns what the auction and the play say that Declarer, Contract or Result is; ok is false where they do not say it.
func (g *Game) Outcome(tag tags.Tag) (value string, ok bool) {
	c, declarer, led := g.LedTo()
	switch {
	case tag == tags.Contract && led && !c.PassedOut && g.IsEndPosition():
		return c.Denomination.String(), true // as the contract of an end position is written (3.10)
	case tag == tags.Contract:
		return c.String(), led
	case led && c.PassedOut:
		return "", true
	case tag == tags.Declarer:
		return declarer.String(), declarer.Known()
	}
	tricks, ok := g.TricksOfDeclarer()
	return strconv.Itoa(tricks), ok
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

// resultForm returns the number of tricks won by declarer (3.4.15); where the tag says nothing, that of the play. A value that contradicts
// itself stays.
func (g *Game) resultForm(t *Tag) (form string, ok bool) {
	tricks, corrected, ok := g.DeclarersTricks()
	switch {
	case !ok:
		return g.silentForm(t)
	case corrected:
		return "^" + strconv.Itoa(tricks), true
	}
	return strconv.Itoa(tricks), true
}

// MoveTime takes the time after the date for the Time tag also where what that inherits says nothing: for a game in which
// nothing is inherited any more.
func (g *Game) MoveTime() { g.movesTime = true }

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
