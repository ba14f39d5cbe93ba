package lin

import (
	"strconv"

	"pbn/core/diag"
)

// The rules, in the order of their names.
const (
	CommandCut diag.Rule = iota
	CommandKept
	CommandUnknown
	DealBadHand
	FileNotLIN
	LinkNoDeal
	ListMismatch
	MovesBadCall
	MovesBadCard
	MovesTakenBack
	MovesUnplaced
	NoteTooMany
	TextBar
	TextOutside
	ValueUnreadable
	WriteChanged
	WriteLost
	// RuleCount is how many rules there are.
	RuleCount
)

// rows has a row for each rule. LIN has no standard, so that no row names a section.
var rows = [RuleCount]diag.Row{
	CommandCut:      {Name: "command/cut", Severity: diag.Error, Title: "The file ends within a command", Message: commandCut},
	CommandKept:     {Name: "command/kept", Severity: diag.Info, Title: "PBN has no place for a command", Change: "command kept as a comment", Message: commandKept},
	CommandUnknown:  {Name: "command/unknown", Severity: diag.Warning, Title: "A command is not known", Change: "command kept as a comment", Message: commandUnknown},
	DealBadHand:     {Name: "deal/bad-hand", Severity: diag.Error, Title: "A hand cannot be read", Change: "hand kept as a comment", Message: badHand},
	FileNotLIN:      {Name: "file/not-lin", Severity: diag.Error, Title: "The file is not LIN", Message: notLIN},
	LinkNoDeal:      {Name: "link/no-deal", Severity: diag.Error, Title: "A link has no deal in it", Message: noDeal},
	ListMismatch:    {Name: "list/mismatch", Severity: diag.Warning, Title: "The list of results does not agree with the board", Change: "result of the list kept as a comment", Message: listMismatch},
	MovesBadCall:    {Name: "moves/bad-call", Severity: diag.Error, Title: "A value of mb is not a call", Change: "call kept as a comment", Message: badCall},
	MovesBadCard:    {Name: "moves/bad-card", Severity: diag.Error, Title: "A value of pc is not a card", Change: "card kept as a comment", Message: badCard},
	MovesTakenBack:  {Name: "moves/taken-back", Severity: diag.Info, Title: "Cards of the play are taken back", Change: "cards kept as a comment", Message: takenBack},
	MovesUnplaced:   {Name: "moves/unplaced", Severity: diag.Warning, Title: "Nothing says whose turn it was", Change: "cards kept as a comment", Message: unplaced},
	NoteTooMany:     {Name: "note/too-many", Severity: diag.Info, Title: "An auction has more explanations than PBN has notes", Change: "explanation kept as a comment", Message: tooManyNotes},
	TextBar:         {Name: "text/bar", Severity: diag.Warning, Title: "A value has a bar in it", Message: barInText},
	TextOutside:     {Name: "text/outside", Severity: diag.Warning, Title: "There is text between two commands", Change: "text kept as a comment", Message: textOutside},
	ValueUnreadable: {Name: "value/unreadable", Severity: diag.Warning, Title: "A value cannot be read", Change: "command kept as a comment", Message: unreadable},
	WriteChanged:    {Name: "write/changed", Severity: diag.Warning, Title: "A text has a character that LIN cannot have", Message: changed},
	WriteLost:       {Name: "write/lost", Severity: diag.Warning, Title: "LIN has no place for something", Message: lost},
}

// Rules returns the row of a rule.
func Rules(rule diag.Rule) *diag.Row { return &rows[rule] }

func commandCut(w *diag.Wording) string {
	return w.Quoted() + " has no bar at its end: the file is cut off here. What is there was read."
}

func commandKept(w *diag.Wording) string {
	return "PBN has no place for " + w.Quoted() + "; it is kept as a comment."
}

func commandUnknown(w *diag.Wording) string {
	return w.Quoted() + " has a command that is not known; it is kept as a comment."
}

// The forms of deal/bad-hand.
const (
	notHands   diag.Form = iota // the value has more than four hands
	notACard                    // a character that is not a card
	noSuit                      // a rank before the first suit
	unknownPip                  // an x
)

func badHand(w *diag.Wording) string {
	switch w.Form() {
	case notHands:
		return "A deal has four hands, from South on, with commas between them; the rest is left out."
	case noSuit:
		return w.Quoted() + " has a card before the first suit; the hand is taken as not known."
	case unknownPip:
		return w.Quoted() + " has an “x” for a small card, which PBN does not have; the hand is taken as not known."
	}
	return w.Quoted() + " is not a hand, which is written as in SAK4HQJ52DCT98765; it is taken as not known."
}

// The forms of file/not-lin.
const (
	emptyFile diag.Form = iota
	isHTML
	htmlWithLinks // only its links are read
	isPBN
	noCommand
	noBoard
	tooLong // number 0: how many MiB may be read
)

func notLIN(w *diag.Wording) string {
	switch w.Form() {
	case emptyFile:
		return "The file is empty."
	case isHTML:
		return "This is a page without a link to a hand of Bridge Base Online, not LIN."
	case htmlWithLinks:
		return "This is a page; only its links to the hand viewer are read."
	case noBoard:
		return "The file has commands of LIN, but neither a board nor a text."
	case isPBN:
		return "This is PBN, not LIN."
	case tooLong:
		return "The file is longer than " + strconv.Itoa(w.Number(0)) + " MiB, and is not read."
	}
	return "The file has no command of LIN, such as “md|…|”."
}

func noDeal(w *diag.Wording) string {
	return "The link " + w.Quoted() + " only says where at Bridge Base Online the hand is. Open it there and save the hand as LIN."
}

// The forms of moves/bad-call.
const (
	notACall diag.Form = iota
	dashIsPass
	tooManyCalls // number 0: how many there can be
)

func badCall(w *diag.Wording) string {
	switch w.Form() {
	case dashIsPass:
		return "“-” is read as a pass, which is written “p”."
	case tooManyCalls:
		return w.Quoted() + " comes after more calls than any auction can have, " + strconv.Itoa(w.Number(0)) + "; it and the calls after it are kept as a comment."
	}
	return w.Quoted() + " is not a call, such as 1C, 3N, p, d or r; it and the calls after it are kept as a comment."
}

func badCard(w *diag.Wording) string {
	return w.Quoted() + " is not a card, such as SA; it and the play after it are kept as a comment."
}

func takenBack(w *diag.Wording) string {
	return w.Quoted() + " takes cards back, which PBN cannot say; they are kept as a comment."
}

// The forms of moves/unplaced.
const (
	unplacedCards diag.Form = iota
	unplacedCalls
)

func unplaced(w *diag.Wording) string {
	if w.Form() == unplacedCalls {
		return "There is no dealer, so that nobody knows who made this call, and who is declarer."
	}
	return "Neither a contract nor the hands say who played this; the cards from here on are kept as a comment."
}

func tooManyNotes(w *diag.Wording) string {
	return "PBN has 32 notes for an auction; the explanation " + w.Quoted() + " is kept as a comment."
}

// The forms of list/mismatch.
const (
	otherContract diag.Form = iota
	otherTricks
)

func listMismatch(w *diag.Wording) string {
	if w.Form() == otherContract {
		return "The list of results has " + w.Quoted() + " for this board, but the auction leads to another contract, which counts."
	}
	return "The list of results has " + w.Quoted() + " for this board, but the board has another number of tricks, which counts."
}

func barInText(w *diag.Wording) string {
	return "The bar in " + w.Quoted() + " is taken for a part of the value, since no command follows it."
}

func textOutside(w *diag.Wording) string {
	return w.Quoted() + " is not a command, which is two letters and a value between bars."
}

// The forms of value/unreadable: what the value should be.
const (
	asDealer diag.Form = iota
	asVulnerability
	asTricks
	asBoard
	asResult
	asMatch
	asNames
)

var wanted = [...]string{
	asDealer:        "a dealer: 1 to 4 from South on, in a link s, w, n or e",
	asVulnerability: "a vulnerability: o, n, e or b",
	asTricks:        "a number of tricks from 0 to 13",
	asBoard:         "a board such as o7 or c7",
	asResult:        "a result such as 4SE+1",
	asMatch:         "a match, which has nine fields",
	asNames:         "four or eight names; a comma in a name is written %COMMA%",
}

func unreadable(w *diag.Wording) string {
	return w.Quoted() + " is not " + wanted[w.Form()] + "."
}

func changed(w *diag.Wording) string {
	return "LIN cannot have a bar in a text; “/” is written for it."
}

// The forms of write/lost.
const (
	lostTag diag.Form = iota
	lostSection
	lostAnnotation
	lostCall
	lostCard
	lostPlay
	lostDeal
	lostContract
	lostEscape
	lostResult
	lostCaller
	lostPlayer
)

func lost(w *diag.Wording) string {
	switch w.Form() {
	case lostTag:
		return "LIN has no place for the tag " + w.Quoted() + "."
	case lostSection:
		return "LIN has no place for the table " + w.Quoted() + "."
	case lostAnnotation:
		return "LIN has no place for " + w.Quoted() + " after a call or a card."
	case lostCall:
		return "LIN cannot say " + w.Quoted() + " in an auction."
	case lostCard:
		return "LIN cannot say " + w.Quoted() + " in a play."
	case lostPlay:
		return "LIN cannot leave a card of the play out; the play ends before this card."
	case lostDeal:
		return "The deal " + w.Quoted() + " cannot be read, and is left out."
	case lostContract:
		return "Without an auction LIN cannot say " + w.Quoted() + "."
	case lostCaller:
		return "LIN cannot leave a turn out; there, " + w.Quoted() + " and the calls after it are those of other players."
	case lostPlayer:
		return "LIN does not say who played a card, and here it does not follow from the contract or the deal: nobody knows who played " + w.Quoted() + " and the cards after it."
	case lostEscape:
		return "LIN has no place for the line " + w.Quoted() + "."
	}
	return "LIN can only have a number of tricks from 0 to 13, not the result " + w.Quoted() + "."
}
