package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
)

// The rules of contracts, in the order of their names.
const (
	ContractEndPosition diag.Rule = auctionEnd + iota
	ContractPassedOut
	contractEnd
)

var contractChecked = []*diag.Row{
	ContractEndPosition - auctionEnd: &contractEndPosition,
	ContractPassedOut - auctionEnd:   &contractPassedOut,
}

const (
	NoLevel      = diag.Kind[ContractOfGame](ContractEndPosition)<<8 + iota
	SurplusLevel = diag.Kind[ContractOfEnd](ContractEndPosition)<<8 + iota
)

// ContractOfGame is a contract.
type ContractOfGame struct{ Contract diag.Text }

// ContractOfEnd is how many cards the hands of an end position have, and what it is played in.
type ContractOfEnd struct {
	Cards        uint8
	Denomination bridge.Denomination
}

var contractEndPosition = diag.Row{
	Name: "contract/end-position", Severity: diag.Error, Title: "Contract does not fit the number of cards", Section: "3.10",
	Forms: []diag.FormRow{{
		Message: "The contract {Contract:quoted} has no level; only in an end position, where no hand has 13 cards, is it written without.",
		Facts:   []diag.Fact{{Name: "Contract", Is: &diag.Words}},
	}, {
		Message: "With hands of {Cards} {Cards|card|cards} this is an end position, " +
			"whose contract is written without its level: {Denomination}.",
		Fix:   "Write {Denomination}",
		Facts: []diag.Fact{{Name: "Cards", Is: &diag.Small}, {Name: "Denomination", Is: &denomination}},
	}},
	Fix: removeLevel,
}

func removeLevel(w *diag.Wording) {
	if f, is := SurplusLevel.Facts(w); is {
		w.Replace(w.Span(), `"`+f.Denomination.String()+`"`)
		w.Fix(false)
	}
}

// The second place of the first is the result, where a declarer is given, too. That of the second is the contract, and its part the result;
// it is the result where no contract is given. That of the third says that all passed, and its parts are the tags that are given, with their
// names. That of the last is the contract, where that is empty, too.
const (
	TagThoughPassed  = diag.Kind[TagOfPassedOut](ContractPassedOut)<<8 + iota
	EmptyDeclarer    = diag.Kind[PlayedGame](ContractPassedOut)<<8 + iota
	CardThoughPassed = diag.Kind[CardOfPassedOut](ContractPassedOut)<<8 + iota
	EmptyThoughBid   = diag.Kind[BidContract](ContractPassedOut)<<8 + iota
)

// TagOfPassedOut is the tag of a declarer or a result, and whether it is safe to empty its value.
type TagOfPassedOut struct {
	Tag    diag.Text
	IsSafe bool
}

// PlayedGame is what says that a game was played.
type PlayedGame struct {
	Contract, Result diag.Text   // none if that is not given
	Declarer         bridge.Seat // by the auction, if there is one
	HasAuction       bool
}

// CardOfPassedOut is a card that was played.
type CardOfPassedOut struct {
	Card       bridge.Card
	ByContract bool // whether it is the contract that says that all passed
}

// BidContract is what the auction of a game leads to that should have been passed out.
type BidContract struct {
	Declarer bridge.Seat
	Contract diag.Text
}

var contractPassedOut = diag.Row{
	Name: "contract/passed-out", Severity: diag.Error, Title: "All passed, but there is a declarer or a result", Section: "3.4.13",
	Change: "declarer and contract of the auction written",
	Forms: []diag.FormRow{{
		Message: "All passed, so there is no declarer and no result; {Tag} should be \"\".",
		Other:   "the result",
		Fix:     "Empty the value",
		Facts:   []diag.Fact{{Name: "Tag", Is: &diag.Words}, {Name: "IsSafe", Is: &diag.Flag}},
	}, {
		Message: "An empty Declarer means that all passed, but " +
			"{Contract?the contract is {Contract:quoted}}{Contract!the result is {Result:quoted}}. Write “?” for a declarer who is not known.",
		Other: "{Contract?the contract is {Contract:quoted}}{Contract!the result is {Result:quoted}}",
		Part:  "the result is {Result:quoted}",
		Fix:   "Write {HasAuction?the declarer of the auction}{HasAuction!“?”}",
		Facts: []diag.Fact{
			{Name: "Contract", Is: &diag.Words}, {Name: "Result", Is: &diag.Words},
			{Name: "Declarer", Is: &seat}, {Name: "HasAuction", Is: &diag.Flag},
		},
	}, {
		Message: "All passed, so no card can be played; but the play has {Card}.",
		Other:   "the {ByContract?contract}{ByContract!auction}",
		Part:    "the {part}",
		Facts:   []diag.Fact{{Name: "Card", Is: &card}, {Name: "ByContract", Is: &diag.Flag}},
	}, {
		Message: "An empty Declarer means that all passed, but by the auction {Declarer} plays {Contract}.",
		Other:   "the empty Contract",
		Fix:     "Write what the auction says",
		Facts:   []diag.Fact{{Name: "Declarer", Is: &seat}, {Name: "Contract", Is: &diag.Words}},
	}},
	Fix: emptyOrDeclarer,
}

func emptyOrDeclarer(w *diag.Wording) {
	if f, is := TagThoughPassed.Facts(w); is {
		w.Replace(w.Span(), `""`)
		if w.HasOther() {
			w.Replace(w.Other(), `""`)
		}
		w.Fix(f.IsSafe)
	}
	if f, is := EmptyDeclarer.Facts(w); is {
		declarer := "?"
		if f.HasAuction {
			declarer = f.Declarer.String()
		}
		w.Replace(w.Span(), `"`+declarer+`"`)
		w.Fix(false)
	}
	if f, is := EmptyThoughBid.Facts(w); is {
		w.Replace(w.Span(), `"`+f.Declarer.String()+`"`)
		if w.HasOther() {
			w.Replace(w.Other(), `"`+w.Told(f.Contract)+`"`)
		}
		w.Fix(false)
	}
}
