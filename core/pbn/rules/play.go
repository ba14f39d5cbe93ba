package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
)

// The rules of the play, in the order of their names.
const (
	PlayAfterPlus diag.Rule = optimumEnd + iota
	PlayBadCard
	PlayFalseLead
	PlayFalseRevoke
	PlayIrregularity
	PlayMissingTag
	PlayNotInHand
	PlayPlayedTwice
	PlayPlusAndStar
	PlayRevoke
	PlayTooManyCards
	PlayUnfinished
	playEnd
)

var playFound = []*diag.Row{
	PlayBadCard - optimumEnd: &playBadCard,
}

var playChecked = []*diag.Row{
	PlayAfterPlus - optimumEnd:    &playAfterPlus,
	PlayFalseLead - optimumEnd:    &playFalseLead,
	PlayFalseRevoke - optimumEnd:  &playFalseRevoke,
	PlayIrregularity - optimumEnd: &playIrregularity,
	PlayMissingTag - optimumEnd:   &playMissingTag,
	PlayNotInHand - optimumEnd:    &playNotInHand,
	PlayPlayedTwice - optimumEnd:  &playPlayedTwice,
	PlayPlusAndStar - optimumEnd:  &playPlusAndStar,
	PlayRevoke - optimumEnd:       &playRevoke,
	PlayTooManyCards - optimumEnd: &playTooManyCards,
	PlayUnfinished - optimumEnd:   &playUnfinished,
}

const CardAfterPlus = diag.Kind[MoveAfterPlus](PlayAfterPlus) << 8 // its second place is the “+”

var playAfterPlus = diag.Row{
	Name: "play/after-plus", Severity: diag.Error, Title: "A card follows the + that stands for the next card", Section: "3.6",
	Forms: []diag.FormRow{{
		Message: "{Move:quoted} would be played after “+”, which marks the next card to be played.",
		Other:   "the “+”",
		Facts:   moveAfterPlus,
	}},
}

const (
	NotACard            = diag.Kind[diag.None](PlayBadCard)<<8 + iota
	CardInOtherForm     = diag.Kind[MoveInOtherForm](PlayBadCard)<<8 + iota
	MarkAtCard          = diag.Kind[diag.None](PlayBadCard)<<8 + iota
	OpenReferenceOfCard = diag.Kind[diag.None](PlayBadCard)<<8 + iota
)

var playBadCard = diag.Row{
	Name: "play/bad-card", Severity: diag.Error, Title: "A word in the play is not a card", Section: "3.6.1",
	Change: "card written in the standard's form",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a card; a card is S, H, D or C and then one of AKQJT98765432, as in SA.",
	}, moveInOtherForm, markAtMove, openReference},
	Fix: writeCard,
}

func writeCard(w *diag.Wording) {
	f, is := CardInOtherForm.Facts(w)
	switch {
	case is:
		writeInOtherForm(w, f)
	case MarkAtCard.Is(w):
		makeComment(w)
	case OpenReferenceOfCard.Is(w):
		closeReference(w)
	}
}

const (
	LeadInTurn    = diag.Kind[CardOfPlayer](PlayFalseLead)<<8 + iota // their part is the mark, if the card has only one
	CardAfterLead = diag.Kind[CardOfTrick](PlayFalseLead)<<8 + iota
)

// CardOfPlayer is a card and who played it.
type CardOfPlayer struct {
	Card bridge.Card
	Who  bridge.Seat
}

// CardOfTrick is a card, and the one that was led to its trick.
type CardOfTrick struct {
	Card   bridge.Card
	Led    bridge.Card
	Leader bridge.Seat
}

var (
	cardOfPlayer = []diag.Fact{{Name: "Card", Is: &card}, {Name: "Who", Is: &seat}}
	cardOfTrick  = []diag.Fact{{Name: "Card", Is: &card}, {Name: "Led", Is: &card}, {Name: "Leader", Is: &seat}}
)

var playFalseLead = diag.Row{
	Name: "play/false-lead", Severity: diag.Error, Title: "A card is marked as a lead out of turn but is not one", Section: "3.9",
	Forms: []diag.FormRow{{
		Message: "{Who} is to lead to this trick, so {Card} is not a lead out of turn.",
		Fix:     removeTheMark,
		Facts:   cardOfPlayer,
	}, {
		Message: "{Leader} leads to this trick, with {Led}, so {Card} is not a lead out of turn.",
		Fix:     removeTheMark,
		Facts:   cardOfTrick,
	}},
	Fix: removeMark,
}

const (
	LeadIsNoRevoke = diag.Kind[MarkedCard](PlayFalseRevoke)<<8 + iota // their part is the mark, if the card has only one
	CardOfSuitLed  = diag.Kind[MarkedCard](PlayFalseRevoke)<<8 + iota
	NoCardOfSuit   = diag.Kind[MarkedCard](PlayFalseRevoke)<<8 + iota
)

// MarkedCard is a card with a mark, who played it, and the card that was led to the trick.
type MarkedCard struct {
	Card bridge.Card
	Who  bridge.Seat
	Led  bridge.Card
}

var markedCard = []diag.Fact{{Name: "Card", Is: &card}, {Name: "Who", Is: &seat}, {Name: "Led", Is: &card}}

var playFalseRevoke = diag.Row{
	Name: "play/false-revoke", Severity: diag.Error, Title: "A card is marked as a revoke but is not one", Section: "3.9",
	Forms: []diag.FormRow{{
		Message: "{Card} is the lead of the trick, and a lead cannot be a revoke.",
		Fix:     removeTheMark,
		Facts:   markedCard,
	}, {
		Message: "{Card} follows suit to {Led}, so it is not a revoke.",
		Fix:     removeTheMark,
		Facts:   markedCard,
	}, {
		Message: "{Who} has no card in the suit of {Led}, so {Card} is not a revoke.",
		Fix:     removeTheMark,
		Facts:   markedCard,
	}},
	Fix: removeMark,
}

const MarkTwiceOnCard = diag.Kind[CardOfPlayer](PlayIrregularity) << 8

var playIrregularity = diag.Row{
	Name: "play/irregularity", Severity: diag.Error, Title: "A card has the same mark twice", Section: "3.9",
	Forms: []diag.FormRow{{
		Message: "{Card} has the same mark twice; once is enough.",
		Facts:   cardOfPlayer,
	}},
}

const (
	NoTags          = diag.Kind[NeededTags](PlayMissingTag)<<8 + iota // its parts are those of the tags that come after the play
	NoTagsOfAuction = diag.Kind[NeededTags](PlayMissingTag)<<8 + iota // its part is the tags to be written
)

// NeededTags are the names of tags that a play needs, and whether it is safe to write them.
type NeededTags struct {
	Tags   diag.Text
	IsSafe bool
}

var neededTags = []diag.Fact{{Name: "Tags", Is: &diag.Words}, {Name: "IsSafe", Is: &diag.Flag}}

var playMissingTag = diag.Row{
	Name: "play/missing-tag", Severity: diag.Error, Title: "Deal, Declarer or Contract is missing before the play", Section: "3.1",
	Forms: []diag.FormRow{{
		Message: "A play needs the tags Deal, Declarer and Contract before it; it lacks {Tags}.",
		Part:    "after the play",
		Facts:   neededTags,
	}, {
		Message: "A play needs the tags Deal, Declarer and Contract before it; it lacks {Tags}. " +
			"What follows from the auction can be filled in.",
		Fix:   "Fill in what follows from the auction",
		Facts: neededTags,
	}},
	Fix: fillInTags,
}

func fillInTags(w *diag.Wording) {
	if f, is := NoTagsOfAuction.Facts(w); is {
		w.FixParts(f.IsSafe)
	}
}

const (
	CardOfOtherHand       = diag.Kind[CardOutOfHand](PlayNotInHand)<<8 + iota // their second place is the card in the hand that has it
	MostCardsOfOtherHands = diag.Kind[CardOutOfHand](PlayNotInHand)<<8 + iota
	LineOfOtherHands      = diag.Kind[CardOutOfHand](PlayNotInHand)<<8 + iota
)

// CardOutOfHand is a card that its player does not have.
type CardOutOfHand struct {
	Card          bridge.Card
	Who, Holder   bridge.Seat // the holder is NoSeat if no hand has the card
	Wrong, Played uint8       // of how many cards of the line, or of the play, this is true, and how many were played
}

var cardOutOfHand = []diag.Fact{
	{Name: "Card", Is: &card}, {Name: "Who", Is: &seat}, {Name: "Holder", Is: &seat},
	{Name: "Wrong", Is: &diag.Small}, {Name: "Played", Is: &diag.Small},
}

const whoDoesNotHave = "{Who} does not have the card {Card}; {other?{Holder} has it}{other!no hand of the deal has it}."

var playNotInHand = diag.Row{
	Name: "play/not-in-hand", Severity: diag.Error, Title: "A player plays a card from another hand", Section: "3.6.1",
	Forms: []diag.FormRow{{
		Message: whoDoesNotHave,
		Other:   "in the hand of {Holder}",
		Facts:   cardOutOfHand,
	}, {
		Message: whoDoesNotHave + " The same is true of {Wrong} of {Played} {Played|card|cards}: " +
			"the deal may be another board’s, or Play may name the wrong player for the first column.",
		Other: "in the hand of {Holder}",
		Facts: cardOutOfHand,
	}, {
		Message: whoDoesNotHave + " The same is true of {Wrong} cards of this line: they may be in the wrong columns.",
		Other:   "in the hand of {Holder}",
		Facts:   cardOutOfHand,
	}},
}

const (
	PlayedTwice     = diag.Kind[CardOfPlayer](PlayPlayedTwice)<<8 + iota // their second place is the first time
	PlayedBySomeone = diag.Kind[CardOfPlayer](PlayPlayedTwice)<<8 + iota
)

var playPlayedTwice = diag.Row{
	Name: "play/played-twice", Severity: diag.Error, Title: "A card is played twice", Section: "3.6.1",
	Forms: []diag.FormRow{{
		Message: "The card {Card} was already played, by {Who}; a card is played once.",
		Other:   "the first time",
		Facts:   cardOfPlayer,
	}, {
		Message: "The card {Card} was already played; a card is played once.",
		Other:   "the first time",
		Facts:   cardOfPlayer,
	}},
}

const BothEndsOfPlay = diag.Kind[diag.None](PlayPlusAndStar) << 8 // its second place is the first of both

var playPlusAndStar = diag.Row{
	Name: "play/plus-and-star", Severity: diag.Error, Title: "A play has both + and *", Section: "3.6",
	Forms: []diag.FormRow{bothEnds},
}

const Revoke = diag.Kind[CardOfOtherSuit](PlayRevoke) << 8 // its second place is the card that was led

// CardOfOtherSuit is a card that does not follow suit.
type CardOfOtherSuit struct {
	Card, Led   bridge.Card
	Who, Leader bridge.Seat
	Ranks       diag.Text // of the cards that the player has in the suit; none if that is not known
	HasOthers   bool      // whether others revoke in that trick, too
}

var playRevoke = diag.Row{
	Name: "play/revoke", Severity: diag.Error, Title: "A player does not follow suit, and there is no ^R", Section: "3.9",
	Forms: []diag.FormRow{{
		Message: "{Leader} led {Led}, and {Who} has {Ranks?{Led:suit}{Ranks}}{Ranks!a card of that suit}, so {Card} does not follow suit; " +
			"a revoke that was not noticed in time is written ^R {Card}." +
			"{HasOthers? Others would revoke too: if another card was led out of turn, write ^L before it.}",
		Other: "the card that was led",
		Facts: []diag.Fact{
			{Name: "Card", Is: &card}, {Name: "Led", Is: &card}, {Name: "Who", Is: &seat}, {Name: "Leader", Is: &seat},
			{Name: "Ranks", Is: &diag.Words}, {Name: "HasOthers", Is: &diag.Flag},
		},
	}},
}

const (
	SecondEndOfPlay     = diag.Kind[diag.None](PlayTooManyCards)<<8 + iota
	CardsAfterLastTrick = diag.Kind[TricksOfPlay](PlayTooManyCards)<<8 + iota
	CardsAfterStar      = diag.Kind[diag.None](PlayTooManyCards)<<8 + iota
)

// TricksOfPlay is how many tricks a play has.
type TricksOfPlay struct{ Tricks uint8 }

var playTooManyCards = diag.Row{
	Name: "play/too-many-cards", Severity: diag.Error, Title: "A card comes after the end of the play", Section: "3.6",
	Change: "text kept as a comment",
	Forms: []diag.FormRow{{
		Message: "The play already has a “*” at its end; one is enough.",
	}, {
		Message: "{here:quoted} follows the last trick; the play has {Tricks} {Tricks|trick|tricks}.",
		Facts:   []diag.Fact{{Name: "Tricks", Is: &diag.Small}},
	}, {
		Message: "{here:quoted} follows “*”, which ends the play.",
	}},
}

const PlayWithoutEnd = diag.Kind[EndOfPlay](PlayUnfinished) << 8 // its part is the end to be written, if there is a place for it

// EndOfPlay is whether it is safe to end a play.
type EndOfPlay struct{ IsSafe bool }

var playUnfinished = diag.Row{
	Name: "play/unfinished", Severity: diag.Warning, Title: "The play ends before 13 tricks, without * or +", Section: "3.6",
	Change: "play closed with *",
	Forms: []diag.FormRow{{
		Message: "The play has fewer than 13 tricks, so it should end with “*” or “+”; export adds “*” at its end.",
		Fix:     endWithStar,
		Facts:   []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}},
	}},
	Fix: endPlay,
}

func endPlay(w *diag.Wording) {
	f, _ := PlayWithoutEnd.Facts(w)
	w.FixParts(f.IsSafe)
}
