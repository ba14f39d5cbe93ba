package hands

import "pbn/core/diag"

// The rules, in the order of their names.
const (
	BareFilled diag.Rule = iota
	BareKept
	BareLetters
	BareLink
	BareNone
	BareSeats
	BareSmallCard
	BareTooLong
	BareTwice
	BareUnfinished
	// RuleCount is how many rules there are.
	RuleCount
)

var rows = [RuleCount]*diag.Row{
	BareFilled:     &bareFilled,
	BareKept:       &bareKept,
	BareLetters:    &bareLetters,
	BareLink:       &bareLink,
	BareNone:       &bareNone,
	BareSeats:      &bareSeats,
	BareSmallCard:  &bareSmallCard,
	BareTooLong:    &bareTooLong,
	BareTwice:      &bareTwice,
	BareUnfinished: &bareUnfinished,
}

// Rules returns the row of a rule.
func Rules(rule diag.Rule) *diag.Row { return rows[rule] }

const handThatIsLeft = diag.Kind[diag.None](BareFilled) << 8

var bareFilled = diag.Row{
	Name: "bare/filled", Severity: diag.Info, Title: "The fourth hand is what is left",
	Forms: []diag.FormRow{{
		Message: "The fourth hand is not given; it has the thirteen cards that are left.",
	}},
}

const remarkKept = diag.Kind[diag.None](BareKept) << 8

var bareKept = diag.Row{
	Name: "bare/kept", Severity: diag.Info, Title: "What is no part of a deal is kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is no part of a deal, and is kept as a comment.",
	}},
}

const otherLetters = diag.Kind[diag.None](BareLetters) << 8

var bareLetters = diag.Row{
	Name: "bare/letters", Severity: diag.Error, Title: "Letters of cards or seats are not of one language",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} has letters that are not English, and those of the text are not of one language: " +
			"German (A K D B), French (A R D V) or Dutch (A H V B). The deal is left out.",
	}},
}

const linkWithoutDeal = diag.Kind[diag.None](BareLink) << 8

var bareLink = diag.Row{
	Name: "bare/link", Severity: diag.Error, Title: "A link does not have the deal in it",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} leads to deals that are not in the link. Open it, and save the LIN, or copy the link of one deal to the " +
			"hand viewer.",
	}},
}

const noDeal = diag.Kind[diag.None](BareNone) << 8

var bareNone = diag.Row{
	Name: "bare/none", Severity: diag.Error, Title: "There is no deal in the text",
	Forms: []diag.FormRow{{
		Message: "There is no deal in the text, such as N:A83.KQ7.AJ85.642 … or ♠A83 ♥KQ7 ♦AJ85 ♣642.",
	}},
}

const (
	handOfNobody  = diag.Kind[diag.None](BareSeats)<<8 + iota
	pairOfNobody  = diag.Kind[diag.None](BareSeats)<<8 + iota
	handsOfNobody = diag.Kind[diag.None](BareSeats)<<8 + iota // more than two
	handsOfLIN    = diag.Kind[diag.None](BareSeats)<<8 + iota
)

var bareSeats = diag.Row{
	Name: "bare/seats", Severity: diag.Info, Title: "Nothing says whose hands these are",
	Forms: []diag.FormRow{{
		Message: "Nothing says whose hand this is; it is taken as South’s, or as that of the next seat that is free.",
	}, {
		Message: "Nothing says whose hands these are; they are taken as North’s and South’s, or as those of the seats that are free.",
	}, {
		Message: "Nothing says whose hands these are; they are taken from North on, clockwise.",
	}, {
		Message: "Nothing says whose hands these are; they are taken from South on, clockwise, as LIN has them.",
	}},
}

const handWithX = diag.Kind[diag.None](BareSmallCard) << 8

var bareSmallCard = diag.Row{
	Name: "bare/small-card", Severity: diag.Error, Title: "A hand has an x for a small card",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} has an “x” for a small card, which PBN does not have; the hand is taken as not known.",
	}},
}

const longText = diag.Kind[limit](BareTooLong) << 8

// limit is how long a text may be.
type limit struct{ MiB int32 }

var bareTooLong = diag.Row{
	Name: "bare/too-long", Severity: diag.Error, Title: "A text with deals is too long",
	Forms: []diag.FormRow{{
		Message: "The text is longer than {MiB} MiB, and no deal is looked for in it.",
		Facts:   []diag.Fact{{Name: "MiB", Is: &diag.Number}},
	}},
}

const cardTwice = diag.Kind[diag.None](BareTwice) << 8

var bareTwice = diag.Row{
	Name: "bare/twice", Severity: diag.Error, Title: "A hand has the same card twice",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} has the same card twice; it is taken once.",
	}},
}

const (
	partOfHand = diag.Kind[diag.None](BareUnfinished)<<8 + iota
	cutHand    = diag.Kind[diag.None](BareUnfinished)<<8 + iota // of a board that is left out
)

var bareUnfinished = diag.Row{
	Name: "bare/unfinished", Severity: diag.Error, Title: "A hand is not whole",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} has neither four suits nor thirteen cards; it is kept as a comment.",
	}, {
		Message: "{here:quoted} cannot be read as a hand; the deal is left out.",
	}},
}
