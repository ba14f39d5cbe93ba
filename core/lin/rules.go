package lin

import "pbn/core/diag"

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
	WriteFilled
	WriteLost
	// RuleCount is how many rules there are.
	RuleCount
)

// rows has a row for each rule. LIN has no standard, so that no row names a section.
var rows = [RuleCount]*diag.Row{
	CommandCut:      &commandCut,
	CommandKept:     &commandKept,
	CommandUnknown:  &commandUnknown,
	DealBadHand:     &dealBadHand,
	FileNotLIN:      &fileNotLIN,
	LinkNoDeal:      &linkNoDeal,
	ListMismatch:    &listMismatch,
	MovesBadCall:    &movesBadCall,
	MovesBadCard:    &movesBadCard,
	MovesTakenBack:  &movesTakenBack,
	MovesUnplaced:   &movesUnplaced,
	NoteTooMany:     &noteTooMany,
	TextBar:         &textBar,
	TextOutside:     &textOutside,
	ValueUnreadable: &valueUnreadable,
	WriteChanged:    &writeChanged,
	WriteFilled:     &writeFilled,
	WriteLost:       &writeLost,
}

// Rules returns the row of a rule.
func Rules(rule diag.Rule) *diag.Row { return rows[rule] }

// limit is how many of something there may be.
type limit struct{ Most int32 }

var limitFacts = []diag.Fact{{Name: "Most", Is: &diag.Number}}

const openCommand = diag.Kind[diag.None](CommandCut) << 8

var commandCut = diag.Row{
	Name: "command/cut", Severity: diag.Error, Title: "LIN ends within a command",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} has no bar at its end: the file is cut off here. What is there was read.",
	}},
}

const (
	otherCommand = diag.Kind[diag.None](CommandKept)<<8 + iota
	noDeal       = diag.Kind[diag.None](CommandKept)<<8 + iota
)

var commandKept = diag.Row{
	Name: "command/kept", Severity: diag.Info, Title: "PBN has no place for a command of LIN", Change: "command kept as a comment",
	Forms: []diag.FormRow{{
		Message: "PBN has no place for {here:quoted}; it is kept as a comment.",
	}, {
		Message: "{here:quoted} has no deal (“md”), and is no board; it is kept as a comment.",
	}},
}

const unknownCommand = diag.Kind[diag.None](CommandUnknown) << 8

var commandUnknown = diag.Row{
	Name: "command/unknown", Severity: diag.Warning, Title: "A command of LIN is not known", Change: "command kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} has a command that is not known; it is kept as a comment.",
	}},
}

const (
	tooManyHands   = diag.Kind[diag.None](DealBadHand)<<8 + iota
	noHand         = diag.Kind[diag.None](DealBadHand)<<8 + iota // it has a character that is not a card
	cardBeforeSuit = diag.Kind[diag.None](DealBadHand)<<8 + iota
	handWithX      = diag.Kind[diag.None](DealBadHand)<<8 + iota
)

var dealBadHand = diag.Row{
	Name: "deal/bad-hand", Severity: diag.Error, Title: "A hand of LIN cannot be read", Change: "hand kept as a comment",
	Forms: []diag.FormRow{{
		Message: "A deal has four hands, from South on, with commas between them; the rest is left out.",
	}, {
		Message: "{here:quoted} is not a hand, which is written as in SAK4HQJ52DCT98765; it is taken as not known.",
	}, {
		Message: "{here:quoted} has a card before the first suit; the hand is taken as not known.",
	}, {
		Message: "{here:quoted} has an “x” for a small card, which PBN does not have; the hand is taken as not known.",
	}},
}

const (
	emptyFile        = diag.Kind[diag.None](FileNotLIN)<<8 + iota
	pageWithoutLinks = diag.Kind[diag.None](FileNotLIN)<<8 + iota
	pageWithLinks    = diag.Kind[diag.None](FileNotLIN)<<8 + iota // only its links are read
	filePBN          = diag.Kind[diag.None](FileNotLIN)<<8 + iota
	noCommand        = diag.Kind[diag.None](FileNotLIN)<<8 + iota
	noBoard          = diag.Kind[diag.None](FileNotLIN)<<8 + iota
	longFile         = diag.Kind[limit](FileNotLIN)<<8 + iota // in MiB
)

var fileNotLIN = diag.Row{
	Name: "file/not-lin", Severity: diag.Error, Title: "The file is not LIN",
	Forms: []diag.FormRow{{
		Message: "The file is empty.",
	}, {
		Message: "This is a page without a link to a hand of Bridge Base Online, not LIN.",
	}, {
		Message: "This is a page; only its links to the hand viewer are read.",
	}, {
		Message: "This is PBN, not LIN.",
	}, {
		Message: "The file has no command of LIN, such as “md|…|”.",
	}, {
		Message: "The file has commands of LIN, but no deal, such as “md|…|”.",
	}, {
		Message: "The file is longer than {Most} MiB, and is not read.",
		Facts:   limitFacts,
	}},
}

const linkElsewhere = diag.Kind[diag.None](LinkNoDeal) << 8

var linkNoDeal = diag.Row{
	Name: "link/no-deal", Severity: diag.Error, Title: "A link to the hand viewer has no deal in it",
	Forms: []diag.FormRow{{
		Message: "The link {here:quoted} only says where at Bridge Base Online the hand is. Open it there and save the hand as LIN.",
	}},
}

const (
	otherContract = diag.Kind[diag.None](ListMismatch)<<8 + iota
	otherTricks   = diag.Kind[diag.None](ListMismatch)<<8 + iota
)

var listMismatch = diag.Row{
	Name: "list/mismatch", Severity: diag.Warning, Title: "The list of results of a match does not agree with a board",
	Change: "result of the list kept as a comment",
	Forms: []diag.FormRow{{
		Message: "The list of results has {here:quoted} for this board, but the auction leads to another contract, which counts.",
	}, {
		Message: "The list of results has {here:quoted} for this board, but the board has another number of tricks, which counts.",
	}},
}

const (
	noCall       = diag.Kind[diag.None](MovesBadCall)<<8 + iota
	dashForPass  = diag.Kind[diag.None](MovesBadCall)<<8 + iota
	tooManyCalls = diag.Kind[limit](MovesBadCall)<<8 + iota
)

var movesBadCall = diag.Row{
	Name: "moves/bad-call", Severity: diag.Error, Title: "A value of mb is not a call", Change: "call kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a call, such as 1C, 3N, p, d or r; it and the calls after it are kept as a comment.",
	}, {
		Message: "“-” is read as a pass, which is written “p”.",
	}, {
		Message: "{here:quoted} comes after more calls than any auction can have, {Most}; " +
			"it and the calls after it are kept as a comment.",
		Facts: limitFacts,
	}},
}

const noCard = diag.Kind[diag.None](MovesBadCard) << 8

var movesBadCard = diag.Row{
	Name: "moves/bad-card", Severity: diag.Error, Title: "A value of pc is not a card", Change: "card kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a card, such as SA; it and the play after it are kept as a comment.",
	}},
}

const cardsBack = diag.Kind[diag.None](MovesTakenBack) << 8

var movesTakenBack = diag.Row{
	Name: "moves/taken-back", Severity: diag.Info, Title: "Cards of the play are taken back", Change: "cards kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} takes cards back, which PBN cannot say; they are kept as a comment.",
	}},
}

const (
	unplacedCards = diag.Kind[diag.None](MovesUnplaced)<<8 + iota
	unplacedCalls = diag.Kind[diag.None](MovesUnplaced)<<8 + iota
)

var movesUnplaced = diag.Row{
	Name: "moves/unplaced", Severity: diag.Warning, Title: "Nothing says whose turn it was", Change: "cards kept as a comment",
	Forms: []diag.FormRow{{
		Message: "Neither a contract nor the hands say who played this; the cards from here on are kept as a comment.",
	}, {
		Message: "There is no dealer, so that nobody knows who made this call, and who is declarer.",
	}},
}

const surplusNote = diag.Kind[diag.None](NoteTooMany) << 8

var noteTooMany = diag.Row{
	Name: "note/too-many", Severity: diag.Info, Title: "An auction has more explanations than PBN has notes", Change: "explanation kept as a comment",
	Forms: []diag.FormRow{{
		Message: "PBN has 32 notes for an auction; the explanation {here:quoted} is kept as a comment.",
	}},
}

const barInValue = diag.Kind[diag.None](TextBar) << 8

var textBar = diag.Row{
	Name: "text/bar", Severity: diag.Warning, Title: "A value of LIN has a bar in it",
	Forms: []diag.FormRow{{
		Message: "The bar in {here:quoted} is taken for a part of the value, since no command follows it.",
	}},
}

const textBetween = diag.Kind[diag.None](TextOutside) << 8

var textOutside = diag.Row{
	Name: "text/outside", Severity: diag.Warning, Title: "There is text between two commands of LIN", Change: "text kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a command, which is two letters and a value between bars.",
	}},
}

const (
	badDealer        = diag.Kind[diag.None](ValueUnreadable)<<8 + iota
	badVulnerability = diag.Kind[diag.None](ValueUnreadable)<<8 + iota
	badTricks        = diag.Kind[diag.None](ValueUnreadable)<<8 + iota
	badBoard         = diag.Kind[diag.None](ValueUnreadable)<<8 + iota
	badResult        = diag.Kind[diag.None](ValueUnreadable)<<8 + iota
	badMatch         = diag.Kind[diag.None](ValueUnreadable)<<8 + iota
	badNames         = diag.Kind[diag.None](ValueUnreadable)<<8 + iota
)

var valueUnreadable = diag.Row{
	Name: "value/unreadable", Severity: diag.Warning, Title: "A value of LIN cannot be read", Change: "command kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a dealer: 1 to 4 from South on, in a link s, w, n or e.",
	}, {
		Message: "{here:quoted} is not a vulnerability: o, n, e or b.",
	}, {
		Message: "{here:quoted} is not a number of tricks from 0 to 13.",
	}, {
		Message: "{here:quoted} is not a board such as o7 or c7.",
	}, {
		Message: "{here:quoted} is not a result such as 4SE+1.",
	}, {
		Message: "{here:quoted} is not a match, which has nine fields.",
	}, {
		Message: "{here:quoted} is not four or eight names; a comma in a name is written %COMMA%.",
	}},
}

const barInText = diag.Kind[diag.None](WriteChanged) << 8

var writeChanged = diag.Row{
	Name: "write/changed", Severity: diag.Warning, Title: "A text has a character that LIN cannot have",
	Forms: []diag.FormRow{{
		Message: "LIN cannot have a bar in a text; “/” is written for it.",
	}},
}

const (
	filledDealer        = diag.Kind[diag.None](WriteFilled)<<8 + iota
	filledVulnerability = diag.Kind[diag.None](WriteFilled)<<8 + iota
	noDealer            = diag.Kind[diag.None](WriteFilled)<<8 + iota
)

var writeFilled = diag.Row{
	Name: "write/filled", Severity: diag.Info, Title: "A board does not say its dealer or vulnerability",
	Forms: []diag.FormRow{{
		Message: "Nothing says the dealer; that of the board’s number was written.",
	}, {
		Message: "Nothing says who is vulnerable; what the board’s number has was written.",
	}, {
		Message: "Nothing says the dealer, nor is there a number of a board that would; the LIN has none.",
	}},
}

const (
	lostTag        = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostSection    = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostAnnotation = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostCall       = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostCard       = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostPlay       = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostDeal       = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostContract   = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostEscape     = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostResult     = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostCaller     = diag.Kind[diag.None](WriteLost)<<8 + iota
	lostPlayer     = diag.Kind[diag.None](WriteLost)<<8 + iota
)

var writeLost = diag.Row{
	Name: "write/lost", Severity: diag.Warning, Title: "LIN has no place for something",
	Forms: []diag.FormRow{{
		Message: "LIN has no place for the tag {here:quoted}.",
	}, {
		Message: "LIN has no place for the table {here:quoted}.",
	}, {
		Message: "LIN has no place for {here:quoted} after a call or a card.",
	}, {
		Message: "LIN cannot say {here:quoted} in an auction.",
	}, {
		Message: "LIN cannot say {here:quoted} in a play.",
	}, {
		Message: "LIN cannot leave a card of the play out; the play ends before this card.",
	}, {
		Message: "The deal {here:quoted} cannot be read, and is left out.",
	}, {
		Message: "Without an auction LIN cannot say {here:quoted}.",
	}, {
		Message: "LIN has no place for the line {here:quoted}.",
	}, {
		Message: "LIN can only have a number of tricks from 0 to 13, not the result {here:quoted}.",
	}, {
		Message: "LIN cannot leave a turn out; there, {here:quoted} and the calls after it are those of other players.",
	}, {
		Message: "LIN does not say who played a card, and here it does not follow from the contract or the deal: " +
			"nobody knows who played {here:quoted} and the cards after it.",
	}},
}
