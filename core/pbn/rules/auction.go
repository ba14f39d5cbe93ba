package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
)

// The rules of the auction, in the order of their names.
const (
	AuctionAfterPlus diag.Rule = annotationEnd + iota
	AuctionBadCall
	AuctionBadSkip
	AuctionCallAfterEnd
	AuctionContractMismatch
	AuctionDeclarerMismatch
	AuctionFalseInsufficient
	AuctionFirstColumn
	AuctionIllegalDouble
	AuctionIllegalRedouble
	AuctionInsufficientBid
	AuctionMisplacedHyphen
	AuctionNoDealer
	AuctionPlusAndStar
	AuctionUnfinished
	auctionEnd
)

var auctionFound = []*diag.Row{
	AuctionBadCall - annotationEnd: &auctionBadCall,
}

var auctionChecked = []*diag.Row{
	AuctionAfterPlus - annotationEnd:         &auctionAfterPlus,
	AuctionBadSkip - annotationEnd:           &auctionBadSkip,
	AuctionCallAfterEnd - annotationEnd:      &auctionCallAfterEnd,
	AuctionContractMismatch - annotationEnd:  &auctionContractMismatch,
	AuctionDeclarerMismatch - annotationEnd:  &auctionDeclarerMismatch,
	AuctionFalseInsufficient - annotationEnd: &auctionFalseInsufficient,
	AuctionFirstColumn - annotationEnd:       &auctionFirstColumn,
	AuctionIllegalDouble - annotationEnd:     &auctionIllegalDouble,
	AuctionIllegalRedouble - annotationEnd:   &auctionIllegalRedouble,
	AuctionInsufficientBid - annotationEnd:   &auctionInsufficientBid,
	AuctionMisplacedHyphen - annotationEnd:   &auctionMisplacedHyphen,
	AuctionNoDealer - annotationEnd:          &auctionNoDealer,
	AuctionPlusAndStar - annotationEnd:       &auctionPlusAndStar,
	AuctionUnfinished - annotationEnd:        &auctionUnfinished,
}

const CallAfterPlus = diag.Kind[MoveAfterPlus](AuctionAfterPlus) << 8 // its second place is the “+”

// MoveAfterPlus is a call or card.
type MoveAfterPlus struct{ Move diag.Text }

var moveAfterPlus = []diag.Fact{{Name: "Move", Is: &diag.Words}}

var auctionAfterPlus = diag.Row{
	Name: "auction/after-plus", Severity: diag.Error, Title: "A call follows the + that stands for the next call", Section: "3.5",
	Forms: []diag.FormRow{{
		Message: "{Move:quoted} comes after “+”, which marks the next call; nothing may follow it.",
		Other:   "the “+”",
		Facts:   moveAfterPlus,
	}},
}

const (
	NotACall            = diag.Kind[diag.None](AuctionBadCall)<<8 + iota
	CallInOtherForm     = diag.Kind[MoveInOtherForm](AuctionBadCall)<<8 + iota
	MarkAtCall          = diag.Kind[diag.None](AuctionBadCall)<<8 + iota
	OpenReferenceOfCall = diag.Kind[diag.None](AuctionBadCall)<<8 + iota
)

var auctionBadCall = diag.Row{
	Name: "auction/bad-call", Severity: diag.Error, Title: "A word in the auction is not a call", Section: "3.5.1",
	Change: "call written in the standard's form",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a call; a call is Pass, X, XX, AP, or a level from 1 to 7 with C, D, H, S or NT.",
	}, moveInOtherForm, markAtMove, openReference},
	Fix: writeCall,
}

func writeCall(w *diag.Wording) {
	f, is := CallInOtherForm.Facts(w)
	switch {
	case is:
		writeInOtherForm(w, f)
	case MarkAtCall.Is(w):
		makeComment(w)
	case OpenReferenceOfCall.Is(w):
		closeReference(w)
	}
}

const (
	FourSkippedPlayers = diag.Kind[diag.None](AuctionBadSkip)<<8 + iota
	NoCallAfterSkip    = diag.Kind[diag.None](AuctionBadSkip)<<8 + iota
)

var auctionBadSkip = diag.Row{
	Name: "auction/bad-skip", Severity: diag.Error, Title: "No call follows a skipped player", Section: "3.9",
	Forms: []diag.FormRow{{
		Message: "All four players are skipped in a row; after three at most, the call made out of turn must follow.",
	}, {
		Message: "No call follows ^S, which marks a skipped player; the call made out of turn must follow.",
	}},
}

const (
	CallsAfterEnd      = diag.Kind[diag.None](AuctionCallAfterEnd)<<8 + iota
	SecondEndOfAuction = diag.Kind[diag.None](AuctionCallAfterEnd)<<8 + iota
	CallsBeyondAll     = diag.Kind[MostCalls](AuctionCallAfterEnd)<<8 + iota
	StarAfterPasses    = diag.Kind[diag.None](AuctionCallAfterEnd)<<8 + iota
)

// MostCalls is how many calls there can be.
type MostCalls struct{ Calls int32 }

var auctionCallAfterEnd = diag.Row{
	Name: "auction/call-after-end", Severity: diag.Error, Title: "A call comes after the end of the auction", Section: "3.5",
	Change: "text kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} comes after the end of the auction, where no call may follow. " +
			"One of the calls is too many, or one is missing.",
	}, {
		Message: "The auction already has a “*” at its end; one is enough.",
	}, {
		Message: "{here:quoted} comes after more calls than any auction can have, {Calls}, and is kept as a comment. " +
			"Perhaps a board or a blank line is missing.",
		Facts: []diag.Fact{{Name: "Calls", Is: &diag.Number}},
	}, {
		Message: "The passes already end the auction; “*” is only for one that ends without them.",
	}},
}

const (
	ContractThoughPass = diag.Kind[TwoContracts](AuctionContractMismatch)<<8 + iota // their second place is the last bid, or the auction
	OtherContract      = diag.Kind[TwoContracts](AuctionContractMismatch)<<8 + iota
	EmptyContract      = diag.Kind[TwoContracts](AuctionContractMismatch)<<8 + iota
)

// TwoContracts are the contract that is given, if there is one, and that of the auction.
type TwoContracts struct{ Given, ByAuction diag.Text }

var twoContracts = []diag.Fact{{Name: "Given", Is: &diag.Words}, {Name: "ByAuction", Is: &diag.Words}}

var auctionContractMismatch = diag.Row{
	Name: "auction/contract-mismatch", Severity: diag.Error, Title: "Contract does not agree with the auction", Section: "3.4.14",
	Change: "contract of the auction written",
	Forms: []diag.FormRow{{
		Message: "All players passed in the auction, so the contract is Pass, not {Given}.",
		Other:   "the contract by the auction",
		Facts:   twoContracts,
	}, {
		Message: "By the auction the contract is {ByAuction}, not {Given}.",
		Other:   "the contract by the auction",
		Facts:   twoContracts,
	}, {
		Message: "An empty Contract means that there is none, but by the auction it is {ByAuction}.",
		Other:   "the contract by the auction",
		Fix:     "Write {ByAuction}",
		Facts:   twoContracts,
	}},
	Fix: writeContract,
}

func writeContract(w *diag.Wording) {
	if f, is := EmptyContract.Facts(w); is {
		w.Replace(w.Span(), `"`+w.Told(f.ByAuction)+`"`)
		w.Fix(false)
	}
}

const (
	SwappedDeclarer = diag.Kind[TwoDeclarers](AuctionDeclarerMismatch)<<8 + iota // their second place is the bid that makes the declarer
	PartnerDeclares = diag.Kind[TwoDeclarers](AuctionDeclarerMismatch)<<8 + iota
	OtherDeclarer   = diag.Kind[TwoDeclarers](AuctionDeclarerMismatch)<<8 + iota
)

// TwoDeclarers are the declarer that is given, and the one of the auction, with what is played in.
type TwoDeclarers struct {
	Given, ByAuction bridge.Seat
	Denomination     bridge.Denomination
}

var twoDeclarers = []diag.Fact{{Name: "Given", Is: &seat}, {Name: "ByAuction", Is: &seat}, {Name: "Denomination", Is: &denomination}}

var auctionDeclarerMismatch = diag.Row{
	Name: "auction/declarer-mismatch", Severity: diag.Error, Title: "Declarer does not agree with the auction", Section: "3.4.13",
	Forms: []diag.FormRow{{
		Message: "^{Given:letter} means that {Given} played the hand in place of {Given:partner}, " +
			"but by the auction {Given} is the declarer; write {Given:letter}.",
		Other: "the bid that makes the declarer",
		Facts: twoDeclarers,
	}, {
		Message: "By the auction {ByAuction}, who bid {Denomination} first, is the declarer, not {Given}. " +
			"If {Given} played the hand all the same, write ^{Given:letter}.",
		Other: "the bid that makes the declarer",
		Facts: twoDeclarers,
	}, {
		Message: "By the auction {ByAuction} is the declarer, not {Given}: {ByAuction}’s side made the last bid, " +
			"and {ByAuction} was first to bid {Denomination}.",
		Other: "the bid that makes the declarer",
		Facts: twoDeclarers,
	}},
}

const (
	MarkOnFirstBid  = diag.Kind[MarkedCall](AuctionFalseInsufficient)<<8 + iota // their part is the mark, if the call has only one
	MarkTwiceOnBid  = diag.Kind[MarkedCall](AuctionFalseInsufficient)<<8 + iota
	MarkOnOtherCall = diag.Kind[MarkedCall](AuctionFalseInsufficient)<<8 + iota
	MarkOnHigherBid = diag.Kind[MarkedCall](AuctionFalseInsufficient)<<8 + iota
)

// MarkedCall is a call with a mark before it, and the highest bid before that, if there is one.
type MarkedCall struct{ Call, Highest bridge.Call }

var markedCall = []diag.Fact{{Name: "Call", Is: &call}, {Name: "Highest", Is: &call}}

var auctionFalseInsufficient = diag.Row{
	Name: "auction/false-insufficient", Severity: diag.Warning, Title: "A call is marked as an insufficient bid but is not one", Section: "3.9",
	Forms: []diag.FormRow{{
		Message: "{Call} is the first bid, so it is sufficient; ^I is only for insufficient bids.",
		Fix:     removeTheMark,
		Facts:   markedCall,
	}, {
		Message: "{Call} has the mark ^I twice; once is enough.",
		Facts:   markedCall,
	}, {
		Message: "{Call} is not a bid; ^I is only for insufficient bids.",
		Fix:     removeTheMark,
		Facts:   markedCall,
	}, {
		Message: "{Call} is higher than {Highest}, so it is sufficient; ^I is only for insufficient bids.",
		Fix:     removeTheMark,
		Facts:   markedCall,
	}},
	Fix: removeMark,
}

const FirstCallOfOther = diag.Kind[FirstCall](AuctionFirstColumn) << 8 // its second place is the dealer, its part what the value should be

// FirstCall is whose the first column of an auction is, and how many hyphens there are before the first call.
type FirstCall struct {
	First, Dealer   bridge.Seat
	Hyphens, Wanted uint8
	Better          bridge.Seat // whose column makes the first call the dealer's
}

var auctionFirstColumn = diag.Row{
	Name: "auction/first-column", Severity: diag.Error, Title: "The first call is not the dealer's", Section: "3.5",
	Forms: []diag.FormRow{{
		Message: "The first column is {First}’s and the dealer is {Dealer}, " +
			"so the first call should have {Wanted?{Wanted} {Wanted|hyphen|hyphens}}{Wanted!no hyphen} before it, not {Hyphens}.",
		Other: "the dealer",
		Fix:   `Write [Auction "{Better:letter}"]`,
		Facts: []diag.Fact{
			{Name: "First", Is: &seat}, {Name: "Dealer", Is: &seat},
			{Name: "Hyphens", Is: &diag.Small}, {Name: "Wanted", Is: &diag.Small}, {Name: "Better", Is: &seat},
		},
	}},
	Fix: writeFirstColumn,
}

func writeFirstColumn(w *diag.Wording) { w.FixParts(false) }

const IllegalDouble = diag.Kind[Caller](AuctionIllegalDouble) << 8

// Caller is a player who calls.
type Caller struct{ Who bridge.Seat }

var caller = []diag.Fact{{Name: "Who", Is: &seat}}

var auctionIllegalDouble = diag.Row{
	Name: "auction/illegal-double", Severity: diag.Error, Title: "A double has nothing to double", Section: "3.5.1",
	Forms: []diag.FormRow{{
		Message: "{Who} can double only a bid of the other side that is not doubled yet.",
		Facts:   caller,
	}},
}

const IllegalRedouble = diag.Kind[Caller](AuctionIllegalRedouble) << 8

var auctionIllegalRedouble = diag.Row{
	Name: "auction/illegal-redouble", Severity: diag.Error, Title: "A redouble has nothing to redouble", Section: "3.5.1",
	Forms: []diag.FormRow{{
		Message: "{Who} can redouble only a bid of its own side that is doubled and not yet redoubled.",
		Facts:   caller,
	}},
}

const InsufficientBid = diag.Kind[LowBid](AuctionInsufficientBid) << 8

// LowBid is a bid, and the highest one before it, which is not lower.
type LowBid struct {
	Bid, Highest bridge.Call
	By           bridge.Seat // who made the highest
}

var auctionInsufficientBid = diag.Row{
	Name: "auction/insufficient-bid", Severity: diag.Error, Title: "A bid is not higher than the one before it", Section: "3.9",
	Forms: []diag.FormRow{{
		Message: "{Bid} is not higher than {Highest} ({By}’s bid before it); an insufficient bid that was accepted is written ^I {Bid}.",
		Facts:   []diag.Fact{{Name: "Bid", Is: &call}, {Name: "Highest", Is: &call}, {Name: "By", Is: &seat}},
	}},
}

const MisplacedHyphen = diag.Kind[diag.None](AuctionMisplacedHyphen) << 8

var auctionMisplacedHyphen = diag.Row{
	Name: "auction/misplaced-hyphen", Severity: diag.Error, Title: "A hyphen is not at the start of the auction", Section: "3.5.1",
	Change: "text kept as a comment",
	Forms: []diag.FormRow{{
		Message: "Hyphens may only fill the first line before the dealer’s column; a pass is Pass, and a skipped player is ^S.",
	}},
}

const (
	DealerAfterAuction = diag.Kind[diag.None](AuctionNoDealer)<<8 + iota // its second place is the Dealer tag
	NoDealer           = diag.Kind[diag.None](AuctionNoDealer)<<8 + iota
	NoDealerButCaller  = diag.Kind[FirstCaller](AuctionNoDealer)<<8 + iota // its part is the Dealer tag to be written
)

// FirstCaller is the dealer by the auction.
type FirstCaller struct {
	Dealer bridge.Seat
	IsSafe bool // whether the tag can be written safely
}

var auctionNoDealer = diag.Row{
	Name: "auction/no-dealer", Severity: diag.Error, Title: "There is no Dealer tag before the auction", Section: "3.1",
	Forms: []diag.FormRow{{
		Message: "The Dealer tag comes after the auction; it must come before it.",
		Other:   "the Dealer tag",
	}, {
		Message: "The board has an auction, but no Dealer tag before it.",
	}, {
		Message: "The board has an auction, but no Dealer tag before it. By the auction the dealer is {Dealer}.",
		Fix:     `Write [Dealer "{Dealer:letter}"]`,
		Facts:   []diag.Fact{{Name: "Dealer", Is: &seat}, {Name: "IsSafe", Is: &diag.Flag}},
	}},
	Fix: writeDealer,
}

func writeDealer(w *diag.Wording) {
	if f, is := NoDealerButCaller.Facts(w); is {
		w.FixParts(f.IsSafe)
	}
}

const BothEndsOfAuction = diag.Kind[diag.None](AuctionPlusAndStar) << 8 // its second place is the first of both

var auctionPlusAndStar = diag.Row{
	Name: "auction/plus-and-star", Severity: diag.Error, Title: "An auction has both + and *", Section: "3.5",
	Forms: []diag.FormRow{bothEnds},
}

const AuctionWithoutEnd = diag.Kind[diag.None](AuctionUnfinished) << 8 // its part is the end to be written, if there is a place for it

var auctionUnfinished = diag.Row{
	Name: "auction/unfinished", Severity: diag.Warning, Title: "The auction ends without passes, * or +", Section: "3.5",
	Change: "auction closed with *",
	Forms: []diag.FormRow{{
		Message: "The auction should end with passes, “*” or “+”; export adds “*” at its end.",
		Fix:     endWithStar,
	}},
	Fix: writeParts,
}
