package rules

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/source"
)

// The rules of EPD (16.2), in the order of their names.
const (
	EPDAmBm diag.Rule = embedEnd + iota
	EPDCE
	EPDDM
	EPDDuplicateID
	EPDDuplicateOpcode
	EPDFEN
	EPDIllegalMove
	EPDLineTooLong
	EPDNeedsSM
	EPDOpcode
	EPDOpcodeOrder
	EPDOperand
	EPDOperandCount
	EPDOperandOrder
	EPDPlusSign
	EPDPV
	EPDSemicolon
	EPDString
	EPDSyntax
	EPDUnknownOpcode
	epdEnd
)

var epdChecked = []*diag.Row{
	EPDAmBm - embedEnd:            &epdAmBm,
	EPDCE - embedEnd:              &epdCE,
	EPDDM - embedEnd:              &epdDM,
	EPDDuplicateID - embedEnd:     &epdDuplicateID,
	EPDDuplicateOpcode - embedEnd: &epdDuplicateOpcode,
	EPDFEN - embedEnd:             &epdFEN,
	EPDIllegalMove - embedEnd:     &epdIllegalMove,
	EPDLineTooLong - embedEnd:     &epdLineTooLong,
	EPDNeedsSM - embedEnd:         &epdNeedsSM,
	EPDOpcode - embedEnd:          &epdOpcode,
	EPDOpcodeOrder - embedEnd:     &epdOpcodeOrder,
	EPDOperand - embedEnd:         &epdOperand,
	EPDOperandCount - embedEnd:    &epdOperandCount,
	EPDOperandOrder - embedEnd:    &epdOperandOrder,
	EPDPlusSign - embedEnd:        &epdPlusSign,
	EPDPV - embedEnd:              &epdPV,
	EPDSemicolon - embedEnd:       &epdSemicolon,
	EPDString - embedEnd:          &epdString,
	EPDSyntax - embedEnd:          &epdSyntax,
	EPDUnknownOpcode - embedEnd:   &epdUnknownOpcode,
}

const MoveInBoth = diag.Kind[diag.None](EPDAmBm) << 8 // its second place is the move in bm

var epdAmBm = diag.Row{
	Name: "epd/am-bm", Severity: diag.Warning, Title: "A move is to be avoided, and is the best one", Section: "16.2.5.3",
	Forms: []diag.FormRow{{
		Message: "{here} is among the moves to be avoided (am), and among the best ones (bm); it can only be one of them.",
		Other:   "the same move in bm",
	}},
}

const (
	NotIllegal   = diag.Kind[ScoreOfMate](EPDCE)<<8 + iota
	MateAfterEnd = diag.Kind[ScoreOfMate](EPDCE)<<8 + iota
	MateByNoMen  = diag.Kind[ScoreOfMate](EPDCE)<<8 + iota
	OddMate      = diag.Kind[ScoreOfMate](EPDCE)<<8 + iota
	NoMateNow    = diag.Kind[ScoreOfMate](EPDCE)<<8 + iota
)

// ScoreOfMate is an evaluation that says in how many moves of both sides together somebody is mated, and the king of who mates.
type ScoreOfMate struct {
	Plies int32
	King  chess.Piece
}

var scoreOfMate = []diag.Fact{{Name: "Plies", Is: &diag.Number}, {Name: "King", Is: &man}}

var epdCE = diag.Row{
	Name: "epd/ce", Severity: diag.Warning, Title: "An evaluation says what cannot be", Section: "16.2.5.6",
	Forms: []diag.FormRow{
		{Message: "{here} says that the position is not legal, or that the side to move is mated; neither is so.", Facts: scoreOfMate},
		{Message: "{here} says that {King:side} is going to mate, but the game has already ended here.", Facts: scoreOfMate},
		{Message: "{here} says that {King:side} is going to mate, but {King:side} has only the king.", Facts: scoreOfMate},
		{
			Message: "{here} says that {King:side} mates after {Plies} {Plies|move|moves} of both sides together; by then the other side " +
				"has moved last.",
			Facts: scoreOfMate,
		},
		{Message: "{here} says that {King:side} mates with the next move, but no move mates.", Facts: scoreOfMate},
	},
}

const NoMateInOne = diag.Kind[diag.None](EPDDM) << 8

var epdDM = diag.Row{
	Name: "epd/dm", Severity: diag.Warning, Title: "There is no mate in one", Section: "16.2.5.7",
	Forms: []diag.FormRow{{
		Message: "dm {here} says that the side to move mates with its next move, but no move mates.",
	}},
}

const IDOfOtherLine = diag.Kind[LineNumber](EPDDuplicateID) << 8

// LineNumber is a line of the file, by its number from 1.
type LineNumber struct{ Line int32 }

var epdDuplicateID = diag.Row{
	Name: "epd/duplicate-id", Severity: diag.Info, Title: "Two lines have the same id", Section: "16.2.5.15",
	Forms: []diag.FormRow{{
		Message: "Line {Line} has the id {here:quoted}, too.",
		Facts:   []diag.Fact{{Name: "Line", Is: &diag.Number}},
	}},
}

const RepeatedOperation = diag.Kind[diag.None](EPDDuplicateOpcode) << 8 // its second place is the first

var epdDuplicateOpcode = diag.Row{
	Name: "epd/duplicate-opcode", Severity: diag.Error, Title: "A line has an operation twice", Section: "16.2.4.1",
	Change: "repeated operation left out",
	Forms: []diag.FormRow{{
		Message: "The line already has {here}; only the first one counts.",
		Other:   "the first one",
	}},
}

const FieldsOfFEN = diag.Kind[diag.None](EPDFEN) << 8 // its parts are the edits of its fix

var epdFEN = diag.Row{
	Name: "epd/fen", Severity: diag.Warning, Title: "A line of EPD has the last fields of a FEN", Section: "16.2.3",
	Change: "clock and number of the move written as operations",
	Forms: []diag.FormRow{{
		Message: "Only a FEN has the clock and the number of the move after the position ({here:quoted}); EPD has the operations hmvc and fmvn.",
		Fix:     "Write hmvc and fmvn",
	}},
	Fix: func(w *diag.Wording) { w.FixParts(true) },
}

// The forms of an illegal move in EPD. The first are those of move/illegal, in the order of these.
const (
	NoSuchManInEPD            = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	NotOnTurnInEPD            = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	OnOwnManInEPD             = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	OtherOriginInEPD          = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	NotReachedInEPD           = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	WayBlockedInEPD           = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	NothingToTakeInEPD        = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	PinnedInEPD               = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	StaysInCheckInEPD         = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	IntoCheckInEPD            = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	NoRightToCastleInEPD      = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	CastlingInCheckInEPD      = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	CastlingWayBlockedInEPD   = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	CastlingThroughCheckInEPD = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	PromotionNeededInEPD      = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	NoPromotionInEPD          = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	PromotionToKingInEPD      = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	NullInCheckInEPD          = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	NoManOnSquareInEPD        = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	UnreadableInEPD           = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	AmbiguousInEPD            = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	AfterCheckmateInEPD       = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
	AfterStalemateInEPD       = diag.Kind[IllegalMove](EPDIllegalMove)<<8 + iota
)

// InEPD returns the kind of an illegal move of EPD that is like one of a game.
func InEPD(kind diag.Kind[IllegalMove]) diag.Kind[IllegalMove] {
	return NoSuchManInEPD + kind - NoSuchMan
}

var epdIllegalMove = diag.Row{
	Name: "epd/illegal-move", Severity: diag.Error, Title: "A move is not legal in the position of its line", Section: "16.2.4.1",
	Forms: []diag.FormRow{
		{Message: "{here}" + noSuchMan, Facts: illegalMove},
		{Message: "{here}" + notOnTurn, Facts: illegalMove},
		{Message: "{here}" + onOwnMan, Facts: illegalMove},
		{Message: "{here}" + otherOrigin, Facts: illegalMove},
		{Message: "{here}" + notReached, Facts: illegalMove},
		{Message: "{here}" + wayBlocked, Facts: illegalMove},
		{Message: "{here}" + nothingToTake, Facts: illegalMove},
		{Message: "{here}" + pinned, Facts: illegalMove},
		{Message: "{here}" + staysInCheck, Facts: illegalMove},
		{Message: "{here}" + intoCheck, Facts: illegalMove},
		{Message: "{here}" + noRightToCastle, Facts: illegalMove},
		{Message: "{here}" + castlingInCheck, Facts: illegalMove},
		{Message: "{here}" + castlingWayBlocked, Facts: illegalMove},
		{Message: "{here}" + castlingThroughCheck, Facts: illegalMove},
		{Message: "{here}" + promotionNeeded, Facts: illegalMove},
		{Message: "{here}" + noPromotion, Facts: illegalMove},
		{Message: "{here}" + promotionToKing, Facts: illegalMove},
		{Message: "{here}" + nullInCheck, Facts: illegalMove},
		{Message: "{here}" + noManOnSquare, Facts: illegalMove},
		{Message: "{here:quoted} cannot be read as a move.", Facts: illegalMove},
		{Message: "{here} can be played by several men; the move must say by which.", Facts: illegalMove},
		{Message: "{here} is not possible: {Man:side} is checkmated.", Facts: illegalMove},
		{Message: "{here} is not possible: {Man:side} is stalemated.", Facts: illegalMove},
	},
}

const LongRecord = diag.Kind[CharactersOfLine](EPDLineTooLong) << 8

// CharactersOfLine is how many characters a line has.
type CharactersOfLine struct{ Characters int32 }

var epdLineTooLong = diag.Row{
	Name: "epd/line-too-long", Severity: diag.Info, Title: "A line has more than 1024 characters", Section: "16.2.3",
	Forms: []diag.FormRow{{
		Message: "The line has {Characters} characters; some programs read only 1024.",
		Facts:   []diag.Fact{{Name: "Characters", Is: &diag.Number}},
	}},
}

const NoSuppliedMove = diag.Kind[diag.None](EPDNeedsSM) << 8

var epdNeedsSM = diag.Row{
	Name: "epd/needs-sm", Severity: diag.Error, Title: "A draw is offered or claimed without a move", Section: "16.2.5.9",
	Forms: []diag.FormRow{{
		Message: "{here} belongs to a move, which the line must have as the operation sm.",
	}},
}

const (
	OddOpcode   = diag.Kind[diag.None](EPDOpcode)<<8 + iota
	ShortOpcode = diag.Kind[diag.None](EPDOpcode)<<8 + iota
)

var epdOpcode = diag.Row{
	Name: "epd/opcode", Severity: diag.Error, Title: "The name of an operation is not written as it should be", Section: "16.2.4.1",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not the name of an operation. Such a name has at most 15 small letters, digits and underscores, " +
			"a letter first; names of a program’s own begin with a capital letter.",
	}, {
		Message: "{here:quoted} is too short to be the name of an operation, which has two letters or more.",
	}},
}

const OperationOutOfOrder = diag.Kind[diag.None](EPDOpcodeOrder) << 8 // its second place is the one that should come after it

var epdOpcodeOrder = diag.Row{
	Name: "epd/opcode-order", Severity: diag.Info, Title: "Operations are not in alphabetical order", Section: "16.2.4.1",
	Forms: []diag.FormRow{{
		Message: "Operations are in the order of their names: {here} should be before {other}.",
		Other:   "the operation that should be after it",
	}},
}

const (
	NotWholeNumber = diag.Kind[RangeOfOperand](EPDOperand)<<8 + iota
	StringUnquoted = diag.Kind[RangeOfOperand](EPDOperand)<<8 + iota
	WordQuoted     = diag.Kind[RangeOfOperand](EPDOperand)<<8 + iota
	NotECO         = diag.Kind[RangeOfOperand](EPDOperand)<<8 + iota
)

// RangeOfOperand is which numbers an operation takes. Most is 0 where there is no largest one.
type RangeOfOperand struct {
	Least, Most int32
	Name        diag.Text
}

var rangeOfOperand = []diag.Fact{{Name: "Least", Is: &diag.Number}, {Name: "Most", Is: &diag.Number}, {Name: "Name", Is: &diag.Words}}

var epdOperand = diag.Row{
	Name: "epd/operand", Severity: diag.Error, Title: "An operand is not what its operation takes", Section: "16.2.5",
	Change: "quotes of an operand corrected",
	Forms: []diag.FormRow{{
		Message: "{Name} takes a whole number{Most!, {Least} or more}{Most? from {Least} to {Most}}, not {here:quoted}.",
		Facts:   rangeOfOperand,
	}, {
		Message: "{Name} takes a text in quotes; {here:quoted} has none.",
		Fix:     "Write the quotes",
		Facts:   rangeOfOperand,
	}, {
		Message: "The moves and numbers of {Name} are written without quotes.",
		Fix:     "Remove the quotes",
		Facts:   rangeOfOperand,
	}, {
		Message: "{Name} takes a code of the Encyclopaedia of Chess Openings, such as B12 or B12/34, not {here:quoted}.",
		Facts:   rangeOfOperand,
	}},
	Fix: fixQuotes,
}

func fixQuotes(w *diag.Wording) {
	span := w.Span()
	switch {
	case StringUnquoted.Is(w):
		w.Insert(span.Start, `"`)
		w.Insert(span.End, `"`)
	case WordQuoted.Is(w):
		w.Replace(source.Span{Start: span.Start, End: span.Start + 1}, "")
		w.Replace(source.Span{Start: span.End - 1, End: span.End}, "")
	default:
		return
	}
	w.Fix(true)
}

const (
	TooFewOperands  = diag.Kind[CountOfOperands](EPDOperandCount)<<8 + iota
	TooManyOperands = diag.Kind[CountOfOperands](EPDOperandCount)<<8 + iota
)

// CountOfOperands is how many operands an operation has, and how many it takes.
type CountOfOperands struct{ Count, Takes int32 }

var countOfOperands = []diag.Fact{{Name: "Count", Is: &diag.Number}, {Name: "Takes", Is: &diag.Number}}

var epdOperandCount = diag.Row{
	Name: "epd/operand-count", Severity: diag.Error, Title: "An operation has too many or too few operands", Section: "16.2.5",
	Forms: []diag.FormRow{{
		Message: "{here} needs {Takes} {Takes|operand|operands} before its “;”, and has {Count!none}{Count?{Count}}.",
		Facts:   countOfOperands,
	}, {
		Message: "{here} takes {Takes!no operand}{Takes?only {Takes} {Takes|operand|operands}} before its “;”, and has {Count}.",
		Facts:   countOfOperands,
	}},
}

const OperandOutOfOrder = diag.Kind[diag.None](EPDOperandOrder) << 8 // its second place is the one that should come after it

var epdOperandOrder = diag.Row{
	Name: "epd/operand-order", Severity: diag.Info, Title: "Moves of an operation are not in alphabetical order", Section: "16.2.4.1",
	Forms: []diag.FormRow{{
		Message: "The moves of am and bm are in alphabetical order, capital letters first: {here} should be before {other}.",
		Other:   "the move that should be after it",
	}},
}

const PlusBeforeNumber = diag.Kind[diag.None](EPDPlusSign) << 8

var epdPlusSign = diag.Row{
	Name: "epd/plus-sign", Severity: diag.Info, Title: "A number has a plus sign", Section: "16.2.4.1",
	Change: "plus sign before a number left out",
	Forms: []diag.FormRow{{
		Message: "A number is written without “+”: {here:quoted}.",
		Fix:     "Remove the plus sign",
	}},
	Fix: func(w *diag.Wording) {
		at := w.Span().Start
		w.Replace(source.Span{Start: at, End: at + 1}, "")
		w.Fix(true)
	},
}

const PredictedOther = diag.Kind[diag.None](EPDPV) << 8 // its second place is the first move of pv

var epdPV = diag.Row{
	Name: "epd/pv", Severity: diag.Warning, Title: "The predicted move does not begin the predicted variation", Section: "16.2.5.18",
	Forms: []diag.FormRow{{
		Message: "The predicted move (pm) is {here}, but the predicted variation (pv) begins with {other}; it should be the same move.",
		Other:   "the first move of the variation",
	}},
}

const (
	OpenOperation = diag.Kind[diag.None](EPDSemicolon)<<8 + iota
	LoneSemicolon = diag.Kind[diag.None](EPDSemicolon)<<8 + iota
)

var epdSemicolon = diag.Row{
	Name: "epd/semicolon", Severity: diag.Error, Title: "A semicolon is missing, or ends no operation", Section: "16.2.4",
	Change: "semicolons put right",
	Forms: []diag.FormRow{{
		Message: "Each operation ends with “;”, which is missing after {here:quoted}.",
		Fix:     "Write a semicolon",
	}, {
		Message: "This “;” ends no operation; it is left out.",
		Fix:     "Remove it",
	}},
	Fix: func(w *diag.Wording) {
		if LoneSemicolon.Is(w) {
			w.Replace(w.Span(), "")
		} else {
			w.Insert(w.Span().End, ";")
		}
		w.Fix(true)
	},
}

const (
	UnclosedString  = diag.Kind[BytesOfString](EPDString)<<8 + iota
	LongEPDString   = diag.Kind[BytesOfString](EPDString)<<8 + iota
	QuoteInString   = diag.Kind[BytesOfString](EPDString)<<8 + iota
	ControlInString = diag.Kind[BytesOfString](EPDString)<<8 + iota
)

// BytesOfString is how many bytes a string has.
type BytesOfString struct{ Bytes int32 }

var bytesOfString = []diag.Fact{{Name: "Bytes", Is: &diag.Number}}

var epdString = diag.Row{
	Name: "epd/string", Severity: diag.Error, Title: "A text in quotes is not written as it should be", Section: "16.2.4.1",
	Change: "text in quotes corrected",
	Forms: []diag.FormRow{{
		Message: "The text {here:quoted} has no quote at its end; it is read up to the next “;”, or to the end of the line.",
		Facts:   bytesOfString,
	}, {
		Message: "The text has {Bytes} bytes; fewer than 256 are allowed, and other programs may cut it.",
		Facts:   bytesOfString,
	}, {
		Message: "The text {here:quoted} has a quote inside, which EPD has no way to write; write an apostrophe.",
		Facts:   bytesOfString,
	}, {
		Message: "The text {here:quoted} has a tab or another control character inside; write a blank.",
		Facts:   bytesOfString,
	}},
}

const (
	NotAPosition   = diag.Kind[OtherFile](EPDSyntax)<<8 + iota
	CommentInEPD   = diag.Kind[OtherFile](EPDSyntax)<<8 + iota
	EPDOtherFormat = diag.Kind[OtherFile](EPDSyntax)<<8 + iota
	NoPosition     = diag.Kind[OtherFile](EPDSyntax)<<8 + iota
)

var epdSyntax = diag.Row{
	Name: "epd/syntax", Severity: diag.Error, Title: "A line is not a position", Section: "16.2",
	Change: "line without a position left out",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} does not begin with a position, such as 4k3/8/8/8/8/8/8/4K3 w - -; the line is left out.",
		Facts:   otherFile,
	}, {
		Message: "{here:quoted} is a comment, for which EPD has no form between its lines; the line is left out.",
		Facts:   otherFile,
	}, {
		Message: "{Is}",
		Facts:   otherFile,
	}, {
		Message: "No line of the file begins with a position, such as 4k3/8/8/8/8/8/8/4K3 w - -.",
		Facts:   otherFile,
	}},
}

const UnknownOpcode = diag.Kind[diag.None](EPDUnknownOpcode) << 8

var epdUnknownOpcode = diag.Row{
	Name: "epd/unknown-opcode", Severity: diag.Info, Title: "An operation is not one of the standard", Section: "16.2.4.2",
	Forms: []diag.FormRow{{
		Message: "{here} is not an operation of the standard; other programs leave it out. It is kept.",
	}},
}
