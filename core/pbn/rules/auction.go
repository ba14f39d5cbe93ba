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

var auctionAfterPlus = diag.Row{
	Name: "auction/after-plus", Severity: diag.Error, Title: "A call follows the + that stands for the next call", Section: "3.5",
	Message: callAfterPlus, Other: "the “+”",
}

var auctionBadCall = diag.Row{
	Name: "auction/bad-call", Severity: diag.Error, Title: "A word in the auction is not a call", Section: "3.5.1",
	Change: "call written in the standard's form", Message: badCall, Fix: writeMove,
}

var auctionBadSkip = diag.Row{
	Name: "auction/bad-skip", Severity: diag.Error, Title: "No call follows a skipped player", Section: "3.9",
	Message: badSkip,
}

var auctionCallAfterEnd = diag.Row{
	Name: "auction/call-after-end", Severity: diag.Error, Title: "A call comes after the end of the auction", Section: "3.5",
	Change: "text kept as a comment", Message: callAfterEnd,
}

var auctionContractMismatch = diag.Row{
	Name: "auction/contract-mismatch", Severity: diag.Error, Title: "Contract does not agree with the auction", Section: "3.4.14",
	Message: contractMismatch, Other: "the contract by the auction",
}

var auctionDeclarerMismatch = diag.Row{
	Name: "auction/declarer-mismatch", Severity: diag.Error, Title: "Declarer does not agree with the auction", Section: "3.4.13",
	Message: declarerMismatch, Other: "the bid that makes the declarer",
}

var auctionFalseInsufficient = diag.Row{
	Name: "auction/false-insufficient", Severity: diag.Warning, Title: "A call is marked as an insufficient bid but is not one", Section: "3.9",
	Message: falseInsufficient, Fix: removeMark,
}

var auctionFirstColumn = diag.Row{
	Name: "auction/first-column", Severity: diag.Error, Title: "The first call is not the dealer's", Section: "3.5",
	Message: firstColumn, Other: "the dealer", Fix: writeFirstColumn,
}

var auctionIllegalDouble = diag.Row{
	Name: "auction/illegal-double", Severity: diag.Error, Title: "A double has nothing to double", Section: "3.5.1",
	Message: illegalDouble,
}

var auctionIllegalRedouble = diag.Row{
	Name: "auction/illegal-redouble", Severity: diag.Error, Title: "A redouble has nothing to redouble", Section: "3.5.1",
	Message: illegalRedouble,
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

var auctionMisplacedHyphen = diag.Row{
	Name: "auction/misplaced-hyphen", Severity: diag.Error, Title: "A hyphen is not at the start of the auction", Section: "3.5.1",
	Change: "text kept as a comment", Message: misplacedHyphen,
}

const (
	DealerAfterAuction = diag.Kind[diag.None](AuctionNoDealer)<<8 + iota // its second place is the Dealer tag
	NoDealer           = diag.Kind[diag.None](AuctionNoDealer)<<8 + iota
	NoDealerButCaller  = diag.Kind[Caller](AuctionNoDealer)<<8 + iota // its part is the Dealer tag to be written
)

// Caller is the dealer by the auction.
type Caller struct {
	Dealer bridge.Seat
	IsSafe bool // whether the tag can be written safely
}

var auctionNoDealer = diag.Row{
	Name: "auction/no-dealer", Severity: diag.Error, Title: "There is no Dealer tag before the auction", Section: "3.1",
	Forms: []diag.FormRow{{
		Message: "The Dealer tag comes after the auction; it must come before it.",
		Other:   "the Dealer tag",
	}, {
		Message: "The game has an auction, but no Dealer tag before it.",
	}, {
		Message: "The game has an auction, but no Dealer tag before it. By the auction the dealer is {Dealer}.",
		Fix:     `Write [Dealer "{Dealer:letter}"]`,
		Facts:   []diag.Fact{{Name: "Dealer", Is: &seat}, {Name: "IsSafe", Is: &diag.Flag}},
	}},
	Fix: writeDealer,
}

func writeDealer(w *diag.Wording) {
	if f, is := NoDealerButCaller.Facts(w); is {
		w.ReplaceParts()
		w.Fix(f.IsSafe)
	}
}

var auctionPlusAndStar = diag.Row{
	Name: "auction/plus-and-star", Severity: diag.Error, Title: "An auction has both + and *", Section: "3.5",
	Message: plusAndStar, Other: "the other end",
}

var auctionUnfinished = diag.Row{
	Name: "auction/unfinished", Severity: diag.Warning, Title: "The auction ends without passes, * or +", Section: "3.5",
	Change: "auction closed with *", Message: auctionUnfinishedWords, Fix: endMoves,
}

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

var contractEndPosition = diag.Row{
	Name: "contract/end-position", Severity: diag.Error, Title: "Contract does not fit the number of cards", Section: "3.10",
	Message: endPosition, Fix: removeLevel,
}

var contractPassedOut = diag.Row{
	Name: "contract/passed-out", Severity: diag.Error, Title: "All passed, but there is a declarer or a result", Section: "3.4.13",
	Message: contractPassedOutWords, Fix: emptyOrDeclarer,
}
