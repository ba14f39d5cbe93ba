package rules

import (
	"pbn/core/chess"
	"pbn/core/diag"
)

// The rules of results, in the order of their names.
const (
	ResultForm diag.Rule = positionEnd + iota
	ResultMismatch
	ResultPosition
	ResultTermination
	resultEnd
)

var resultFound = []*diag.Row{
	ResultForm - positionEnd: &resultForm,
}

var resultChecked = []*diag.Row{
	ResultMismatch - positionEnd:    &resultMismatch,
	ResultPosition - positionEnd:    &resultPosition,
	ResultTermination - positionEnd: &resultTermination,
}

var resultFixes = []fixRow{{ResultForm, writeResultForm}}

const (
	ResultInOtherForm = diag.Kind[OddResult](ResultForm)<<8 + iota
	ResultUnread      = diag.Kind[OddResult](ResultForm)<<8 + iota
)

// OddResult is what a result is read as that is not written as the standard has it.
type OddResult struct {
	Result diag.Text
	IsSafe bool // whether nothing after it would be read as a part of the next game if it were
}

var oddResult = []diag.Fact{{Name: "Result", Is: &diag.Words}, {Name: "IsSafe", Is: &diag.Flag}}

var resultForm = diag.Row{
	Name: "result/form", Severity: diag.Error, Title: "A result is not written in the standard’s form", Section: "8.2.6",
	Forms: []diag.FormRow{{
		Message: "The result {here:quoted} is read as {Result}, as the standard writes it.",
		Fix:     "Write {Result}",
		Facts:   oddResult,
	}, {
		Message: "The result {here:quoted} is not 1-0, 0-1, 1/2-1/2 or *; it is read as *, unknown.",
		Facts:   oddResult,
	}},
}

func writeResultForm(w *diag.Wording) {
	if f, is := ResultInOtherForm.Facts(w); is {
		w.Replace(w.Span(), w.Told(f.Result))
		w.Fix(f.IsSafe)
	}
}

const (
	ResultTagUnknown = diag.Kind[MissingResult](ResultMismatch)<<8 + iota // its second place is the marker
	OtherResultInTag = diag.Kind[MissingResult](ResultMismatch)<<8 + iota // likewise
	MarkerUnknown    = diag.Kind[MissingResult](ResultMismatch)<<8 + iota // its second place is the tag
)

var resultMismatch = diag.Row{
	Name: "result/mismatch", Severity: diag.Error, Title: "The tag Result and the end of the game differ", Section: "8.1.1.7",
	Change: "result made the same in the tag and at the end of the game",
	Forms: []diag.FormRow{{
		Message: "The tag Result says {here:quoted}, but the game ends with {other}, which counts.",
		Other:   "the result at the end of the game",
		Fix:     "Write {Result}",
		Facts:   missingResult,
	}, {
		Message: "The tag Result says {here}, but the game ends with {other}, which counts. Find out which is right.",
		Other:   "the result at the end of the game",
		Fix:     "Write {Result} in the tag",
		Facts:   missingResult,
	}, {
		Message: "The game ends with {here}, but its tag Result says {other}, which counts.",
		Other:   "the result in the tag",
		Fix:     "Write {Result}",
		Facts:   missingResult,
	}},
	Fix: writeResult,
}

// writeResult writes the result that counts in place of the other one.
func writeResult(w *diag.Wording) {
	f, isSafe := ResultTagUnknown.Facts(w)
	if !isSafe {
		f, isSafe = MarkerUnknown.Facts(w)
	}
	if !isSafe {
		f, _ = OtherResultInTag.Facts(w)
	}
	w.Replace(w.Span(), w.Told(f.Result))
	w.Fix(isSafe)
}

const (
	ResultAfterMate      = diag.Kind[ResultByBoard](ResultPosition)<<8 + iota // its second place is the last move, its parts are the edits
	ResultAfterStalemate = diag.Kind[ResultByBoard](ResultPosition)<<8 + iota
	ResultOfDeadPosition = diag.Kind[ResultByBoard](ResultPosition)<<8 + iota
)

// ResultByBoard is the result that the final position has, and the king of who made the last move.
type ResultByBoard struct {
	Winner chess.Piece
	Result diag.Text
}

var resultByBoard = []diag.Fact{{Name: "Winner", Is: &man}, {Name: "Result", Is: &diag.Words}}

var resultPosition = diag.Row{
	Name: "result/position", Severity: diag.Warning, Title: "The result contradicts the final position", Section: "8.2.6",
	Forms: []diag.FormRow{{
		Message: "The result is {here}, but the final position is checkmate: {Winner:side} has won.",
		Other:   "the last move",
		Fix:     "Write {Result}",
		Facts:   resultByBoard,
	}, {
		Message: "The result is {here}, but the final position is stalemate, which is a draw.",
		Other:   "the last move",
		Fix:     "Write {Result}",
		Facts:   resultByBoard,
	}, {
		Message: "The result is {here}, but in the final position neither side has the men to mate, which is a draw.",
		Other:   "the last move",
		Fix:     "Write {Result}",
		Facts:   resultByBoard,
	}},
	Fix: func(w *diag.Wording) { w.FixParts(false) },
}

const (
	NormalWithoutResult    = diag.Kind[MissingResult](ResultTermination)<<8 + iota // its second place is the marker
	UnterminatedWithResult = diag.Kind[MissingResult](ResultTermination)<<8 + iota
)

var resultTermination = diag.Row{
	Name: "result/termination", Severity: diag.Warning, Title: "The tag Termination contradicts the result", Section: "9.8.1",
	Forms: []diag.FormRow{{
		Message: "Termination {here:quoted} says that the game was played to its end, but its result is {Result}, unknown.",
		Other:   "the result at the end of the game",
		Facts:   missingResult,
	}, {
		Message: "Termination {here:quoted} says that the game was not finished, but its result is {Result}.",
		Other:   "the result at the end of the game",
		Facts:   missingResult,
	}},
}
