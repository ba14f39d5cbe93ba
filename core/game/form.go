package game

import (
	"strconv"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/syntax"
)

// HasForm tells whether the values of a tag have one way in which export format writes them.
func HasForm(tag syntax.TagNumber) bool { return haveForm[tag] }

// haveForm are the tags that Form knows, and those whose value is a seat.
var haveForm = syntax.TagSetOf("Dealer", "Declarer", "Vulnerable", "Date", "Time", "EventDate", "UTCDate", "Deal", "Contract", "Result", "Auction", "Play")

// Form is the one way in which export format writes the value of a tag; ok is false where the value has none, or cannot be
// read.
func (g *Game) Form(name, value string) (form string, ok bool) {
	switch name {
	case "Dealer":
		seat, _ := ReadSeat(value)
		if SaysNothing(value) {
			seat = g.Dealer
		}
		return seat.String(), seat.Known()
	case "Declarer":
		seat, swapped := g.Declarer()
		return DeclarerForm(seat, swapped), seat.Known()
	case "Vulnerable":
		return g.Vulnerable.String(), g.Vulnerable != VulnerabilityUnknown
	case "Time":
		return g.Time, g.Time != ""
	case "Date":
		return g.Date, g.Date != ""
	case "EventDate", "UTCDate":
		// A time behind the day has no other place to go to.
		date, time, _ := ReadDate(value)
		return date, date != "" && time == ""
	case "Deal":
		return g.dealForm(value)
	case "Contract":
		c, ok, _ := ReadContract(value)
		return c.String(), ok
	case "Result":
		return g.resultForm()
	}
	return "", false
}

// DeclarerForm is how export format writes a declarer, who is swapped with dummy or not (3.4.13).
func DeclarerForm(seat bridge.Seat, swapped bool) string {
	if swapped {
		return "^" + seat.String()
	}
	return seat.String()
}

// Reads tells whether the value of a tag that has a form can be read, by itself.
func Reads(name, value string) bool {
	switch name {
	case "Dealer", "Auction", "Play":
		seat, _ := ReadSeat(value)
		return seat.Known()
	case "Declarer":
		seat, _, _ := ReadDeclarer(value)
		return seat.Known()
	case "Vulnerable":
		v, _ := ReadVulnerability(value)
		return v != VulnerabilityUnknown
	case "Date", "EventDate", "UTCDate":
		date, _, _ := ReadDate(value)
		return date != ""
	case "Contract":
		_, ok, _ := ReadContract(value)
		return ok
	case "Result":
		_, ok := ReadResult(value)
		return ok
	}
	return false
}

// SaysNothing tells whether a value is not known: "", "?", and a single character that may become "?".
func SaysNothing(value string) bool {
	return value == "" || value == "?" || value[0] >= utf8.RuneSelf && utf8.RuneCountInString(value) == 1
}

// dealForm is the deal from the dealer on, ranks descending (3.4.11). A deal that names a card twice in one hand stays as
// it is: its hands do not tell all of it. So does one of which no hand is known for an "x".
func (g *Game) dealForm(value string) (form string, ok bool) {
	if g.formedDeal != "" {
		return g.formedDeal, true
	}
	if g.Deal == nil || g.Deal.Repeats() || g.Deal.Doubtful && g.Deal.Known == [4]bool{} {
		return "", false
	}
	first := g.Deal.First
	if g.Dealer.Known() {
		first = g.Dealer
	}
	var space [len("N:") + 4*len("AKQJT98765432...") + len("   ")]byte
	out := append(append(space[:0], first.String()...), ':')
	for i := range 4 {
		if i > 0 {
			out = append(out, ' ')
		}
		seat := first.Next(i)
		if !g.Deal.Known[seat] {
			out = append(out, '-')
			continue
		}
		for k, suit := range bridge.Suits {
			if k > 0 {
				out = append(out, '.')
			}
			out = g.Deal.Hands[seat].AppendRanks(out, suit)
		}
	}
	if string(out) != value {
		value = string(out)
	}
	g.formedDeal = value
	return value, true
}

// resultForm is the number of tricks won by declarer (3.4.15). A value that contradicts itself
// stays.
func (g *Game) resultForm() (form string, ok bool) {
	tricks, corrected, ok := g.DeclarersTricks()
	form = strconv.Itoa(tricks)
	if corrected {
		form = "^" + form
	}
	return form, ok
}
