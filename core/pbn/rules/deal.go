package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
)

// The rules of deals, in the order of their names.
const (
	DealCardCount diag.Rule = contractEnd + iota
	DealDuplicateCard
	DealRotation
	DealSyntax
	dealEnd
)

var dealFound = []*diag.Row{
	DealSyntax - contractEnd: &dealSyntax,
}

var dealChecked = []*diag.Row{
	DealCardCount - contractEnd:     &dealCardCount,
	DealDuplicateCard - contractEnd: &dealDuplicateCard,
	DealRotation - contractEnd:      &dealRotation,
}

const (
	NoHand      = diag.Kind[diag.None](DealCardCount)<<8 + iota
	EmptyHand   = diag.Kind[CardsOfHand](DealCardCount)<<8 + iota
	OddHand     = diag.Kind[CardsOfHand](DealCardCount)<<8 + iota
	TwoOddHands = diag.Kind[CardsOfTwoHands](DealCardCount)<<8 + iota // its places are those of both hands
)

// CardsOfHand is how many cards a hand has, and how many it must have.
type CardsOfHand struct {
	Whose         bridge.Seat
	Cards, Wanted uint8
}

// CardsOfTwoHands is how many cards two hands have, one of them a card too many and the other one too few.
type CardsOfTwoHands struct {
	Long, Short        bridge.Seat
	Most, Least, Right uint8
}

var cardsOfHand = []diag.Fact{{Name: "Whose", Is: &seat}, {Name: "Cards", Is: &diag.Small}, {Name: "Wanted", Is: &diag.Small}}

var dealCardCount = diag.Row{
	Name: "deal/card-count", Severity: diag.Error, Title: "A hand has too many or too few cards", Section: "3.4.11",
	Forms: []diag.FormRow{{
		Message: "The deal has no hand; at least one must be given.",
	}, {
		Message: "{Whose}’s hand has no cards; it must have {Wanted}. Write “-” for a hand that is not given.",
		Facts:   cardsOfHand,
	}, {
		Message: "{Whose}’s hand has {Cards} {Cards|card|cards}; it must have {Wanted}.",
		Facts:   cardsOfHand,
	}, {
		Message: "{Long}’s hand has {Most} {Most|card|cards} and {Short}’s has {Least}; each must have {Right}, " +
			"so a card may be in the wrong hand.",
		Other: "the hand of {Short}",
		Facts: []diag.Fact{
			{Name: "Long", Is: &seat}, {Name: "Short", Is: &seat},
			{Name: "Most", Is: &diag.Small}, {Name: "Least", Is: &diag.Small}, {Name: "Right", Is: &diag.Small},
		},
	}},
}

const (
	CardInTwoHands   = diag.Kind[CardInHands](DealDuplicateCard)<<8 + iota // their second place is the first time
	CardTwiceInAHand = diag.Kind[CardInHands](DealDuplicateCard)<<8 + iota
)

// CardInHands is a card with those who have it, in the order of the deal.
type CardInHands struct {
	Card         bridge.Card
	First, Again bridge.Seat
}

var cardInHands = []diag.Fact{{Name: "Card", Is: &card}, {Name: "First", Is: &seat}, {Name: "Again", Is: &seat}}

var dealDuplicateCard = diag.Row{
	Name: "deal/duplicate-card", Severity: diag.Error, Title: "A card is in the deal twice", Section: "3.4.11",
	Forms: []diag.FormRow{{
		Message: "The card {Card} is in two hands, {First}’s and {Again}’s.",
		Other:   "the first time",
		Facts:   cardInHands,
	}, {
		Message: "The card {Card} is twice in {First}’s hand.",
		Other:   "the first time",
		Facts:   cardInHands,
	}},
}

// The second place of the first is the vulnerability, if the dealer is another one, too. The second is of the first board of a file.
const (
	OddRotation  = diag.Kind[UsualBoard](DealRotation)<<8 + iota
	OddRotations = diag.Kind[UsualBoard](DealRotation)<<8 + iota
)

// UsualBoard is what a board usually has, and how many boards there are if none of them has that.
type UsualBoard struct {
	Board      diag.Text
	Dealer     bridge.Seat
	Vulnerable diag.Text
	Boards     int32
}

var usualBoard = []diag.Fact{
	{Name: "Board", Is: &diag.Words}, {Name: "Dealer", Is: &seat}, {Name: "Vulnerable", Is: &diag.Words}, {Name: "Boards", Is: &diag.Number},
}

var dealRotation = diag.Row{
	Name: "deal/rotation", Severity: diag.Info, Title: "Dealer or Vulnerable does not fit the board number", Section: "3.4.11",
	Forms: []diag.FormRow{{
		Message: "Board {Board:short} usually has dealer {Dealer:letter} and vulnerability {Vulnerable}.",
		Other:   "the vulnerability",
		Facts:   usualBoard,
	}, {
		Message: "None of the {Boards} boards has its usual dealer and vulnerability; " +
			"board {Board:short} usually has dealer {Dealer:letter} and vulnerability {Vulnerable}.",
		Facts: usualBoard,
	}},
}

// The first seven are read all the same. The part of such a finding is the deal in the standard's form, if all hands can be read.
const (
	SeatIsWord       = diag.Kind[FirstHand](DealSyntax)<<8 + iota
	DealerIsFirst    = diag.Kind[FirstHand](DealSyntax)<<8 + iota
	HandLeftEmpty    = diag.Kind[FirstHand](DealSyntax)<<8 + iota
	HandsNotSpaced   = diag.Kind[FirstHand](DealSyntax)<<8 + iota
	HandsMissing     = diag.Kind[FirstHand](DealSyntax)<<8 + iota
	SuitLetters      = diag.Kind[FirstHand](DealSyntax)<<8 + iota
	TenAsNumber      = diag.Kind[FirstHand](DealSyntax)<<8 + iota
	NoFirstSeat      = diag.Kind[StartOfDeal](DealSyntax)<<8 + iota
	NoFourHands      = diag.Kind[diag.None](DealSyntax)<<8 + iota
	WhichHandMissing = diag.Kind[diag.None](DealSyntax)<<8 + iota
	NotAHand         = diag.Kind[diag.None](DealSyntax)<<8 + iota
	SuitTwice        = diag.Kind[SuitOfHand](DealSyntax)<<8 + iota
	NotARank         = diag.Kind[diag.None](DealSyntax)<<8 + iota
	HandWithX        = diag.Kind[diag.None](DealSyntax)<<8 + iota
)

// FirstHand is whose hand the first one is read as.
type FirstHand struct{ First bridge.Seat }

// StartOfDeal is what a deal begins with.
type StartOfDeal struct{ Start diag.Text }

// SuitOfHand is a suit.
type SuitOfHand struct{ Suit bridge.Suit }

var firstHand = []diag.Fact{{Name: "First", Is: &seat}}

const writeDealInForm = "Write the deal in the standard's form"

var dealSyntax = diag.Row{
	Name: "deal/syntax", Severity: diag.Error, Title: "The deal is not written in the standard's form", Section: "3.4.11",
	Change: "deal written in the standard's form",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} should be the letter of the first seat and a colon; it is read as “{First:letter}:”.",
		Fix:     writeDealInForm,
		Facts:   firstHand,
	}, {
		Message: "The deal does not begin with the first seat and a colon; it is read as if it began with the dealer, “{First:letter}:”.",
		Fix:     writeDealInForm,
		Facts:   firstHand,
	}, {
		Message: "A hand is left empty and is read as not given; write “-” for it.",
		Fix:     writeDealInForm,
		Facts:   firstHand,
	}, {
		Message: "The hands are not separated by one space each; they are read as if they were.",
		Fix:     writeDealInForm,
		Facts:   firstHand,
	}, {
		Message: "The deal has fewer than four hands; those missing at its end are read as not given, which is written “-”.",
		Fix:     writeDealInForm,
		Facts:   firstHand,
	}, {
		Message: "{here:quoted} has letters for its suits and is read by them; PBN writes the suits in order, S.H.D.C.",
		Fix:     writeDealInForm,
		Facts:   firstHand,
	}, {
		Message: "The ten is written T; “10” is read as T.",
		Fix:     writeDealInForm,
		Facts:   firstHand,
	}, {
		Message: "The deal begins with {Start:quoted}; it must begin with the first seat and a colon, as in “N:”.",
		Facts:   []diag.Fact{{Name: "Start", Is: &diag.Words}},
	}, {
		Message: "The deal must have four hands with one space between them, and “-” for a hand that is not given.",
	}, {
		Message: "A hand is missing, but it may be the first or the last; write “-” for a hand that is not given.",
	}, {
		Message: "{here:quoted} is not a hand, which has four suits with dots between them, as in AK4.QJ52..T98765.",
	}, {
		Message: "The hand {here:quoted} has the suit {Suit} twice.",
		Facts:   []diag.Fact{{Name: "Suit", Is: &suit}},
	}, {
		Message: "{here:quoted} is not a rank; a rank is one of AKQJT98765432.",
	}, {
		Message: "The hand {here:quoted} has an “x”, which is not a card; it is read as not known.",
	}},
	Fix: writeParts,
}

// The rules of games, in the order of their names.
const (
	GameMissingSeparator diag.Rule = fileEnd + iota
	GameSharedDeal
	GameSplit
	gameEnd
)

var gameFound = []*diag.Row{
	GameMissingSeparator - fileEnd: &gameMissingSeparator,
}

var gameChecked = []*diag.Row{
	GameSharedDeal - fileEnd: &gameSharedDeal,
	GameSplit - fileEnd:      &gameSplit,
}

const MissingSeparator = diag.Kind[StartOfGame](GameMissingSeparator) << 8 // its second place is the name of the tag

// StartOfGame is the offset at which a game begins.
type StartOfGame struct{ Start int32 }

var gameMissingSeparator = diag.Row{
	Name: "game/missing-separator", Severity: diag.Warning, Title: "The blank line between two boards is missing", Section: "3",
	Change: "empty line added between two boards",
	Forms: []diag.FormRow{{
		Message: "The tag {other} and others come again, so a new board begins here; the blank line before it is missing.",
		Fix:     "Put a blank line before the board",
		Facts:   []diag.Fact{{Name: "Start", Is: &diag.Number}},
	}},
	Fix: separate,
}

func separate(w *diag.Wording) {
	f, _ := MissingSeparator.Facts(w)
	at, line := int(f.Start), w.Text.LineEnd()
	switch {
	case w.Text.Position(at).Column > 1:
		line += line
	case at > 0 && w.Text.Bytes[at-1] == '\r':
		line = "\r" // an LF would only complete the line end before it
	}
	w.Insert(at, line)
	w.Fix(w.Text.StartsLine(at))
}

const SharedDeal = diag.Kind[diag.None](GameSharedDeal) << 8 // its second place is the deal, its part the Deal tag to be written

var gameSharedDeal = diag.Row{
	Name: "game/shared-deal", Severity: diag.Info, Title: "A board has no deal but seems to share that of an earlier one", Section: "4.8",
	Forms: []diag.FormRow{{
		Message: "The board has no Deal, but the Board or DealId of the last one that has a deal. " +
			"A deal cannot be inherited, so copy the Deal tag.",
		Other: "the deal",
		Fix:   "Copy the deal",
	}},
	Fix: copyDeal,
}

// copyDeal is not safe: the board does not prove that the game has that deal.
func copyDeal(w *diag.Wording) { w.FixParts(false) }

const SplitGame = diag.Kind[TagAtStart](GameSplit) << 8 // its second place and its parts are the blank lines that can be removed

// TagAtStart is the name of the first tag of a game.
type TagAtStart struct{ Tag diag.Text }

var gameSplit = diag.Row{
	Name: "game/split", Severity: diag.Warning, Title: "A blank line splits a board", Section: "3",
	Forms: []diag.FormRow{{
		Message: "A blank line begins a new board, but this one begins with {Tag} and has no Event, Board, Dealer or Deal. " +
			"If it belongs to the board before it, remove the blank line.",
		Fix:   "Remove the blank line",
		Facts: []diag.Fact{{Name: "Tag", Is: &diag.Words}},
	}},
	Fix: join,
}

// join removes the blank lines between two games. It is not safe, for then they are one game.
func join(w *diag.Wording) {
	if w.HasOther() {
		w.ReplaceParts()
		w.FixElsewhere(false, []diag.Edit{{Place: w.OtherPlace()}})
	}
}
