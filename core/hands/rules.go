package hands

import (
	"strconv"

	"pbn/core/diag"
)

// The rules, in the order of their names.
const (
	BareFilled diag.Rule = iota
	BareLeftOut
	BareNone
	BareSeats
	BareSmallCard
	BareTooLong
	BareTwice
	BareUnfinished
	// RuleCount is how many rules there are.
	RuleCount
)

var rows = [RuleCount]diag.Row{
	BareFilled:     {Name: "bare/filled", Severity: diag.Info, Title: "The fourth hand is what is left", Message: filled},
	BareLeftOut:    {Name: "bare/left-out", Severity: diag.Info, Title: "A line is no part of a deal", Message: leftOut},
	BareNone:       {Name: "bare/none", Severity: diag.Error, Title: "There is no deal in the text", Message: none},
	BareSeats:      {Name: "bare/seats", Severity: diag.Info, Title: "Nothing says whose hands these are", Message: seatsAssumed},
	BareSmallCard:  {Name: "bare/small-card", Severity: diag.Error, Title: "A hand has an x for a small card", Message: smallCard},
	BareTooLong:    {Name: "bare/too-long", Severity: diag.Error, Title: "The text is too long", Message: tooLong},
	BareTwice:      {Name: "bare/twice", Severity: diag.Error, Title: "A hand has the same card twice", Message: twice},
	BareUnfinished: {Name: "bare/unfinished", Severity: diag.Error, Title: "A hand is not whole", Message: unfinished},
}

// Rules returns the row of a rule.
func Rules(rule diag.Rule) *diag.Row { return &rows[rule] }

func filled(*diag.Wording) string {
	return "The fourth hand is not given; it has the thirteen cards that are left."
}

func leftOut(w *diag.Wording) string {
	return w.Quoted() + " is no part of a deal, and is left out."
}

func none(*diag.Wording) string {
	return "There is no deal in the text, such as N:A83.KQ7.AJ85.642 … or ♠A83 ♥KQ7 ♦AJ85 ♣642."
}

// seatsAssumed tells which seats were taken: number 0 is how many hands there are without a seat.
func seatsAssumed(w *diag.Wording) string {
	switch w.Number(0) {
	case 1:
		return "Nothing says whose hand this is; it is taken as South’s, or as that of the next seat that is free."
	case 2:
		return "Nothing says whose hands these are; they are taken as North’s and South’s, or as those of the seats that are free."
	}
	return "Nothing says whose hands these are; they are taken from North on, clockwise."
}

func smallCard(w *diag.Wording) string {
	return w.Quoted() + " has an “x” for a small card, which PBN does not have; the hand is taken as not known."
}

func tooLong(w *diag.Wording) string {
	return "The text is longer than " + strconv.Itoa(w.Number(0)) + " MiB, and no deal is looked for in it."
}

func twice(w *diag.Wording) string {
	return w.Quoted() + " has the same card twice; it is taken once."
}

func unfinished(w *diag.Wording) string {
	return w.Quoted() + " has neither four suits nor thirteen cards; it is left out."
}
