package rules

import "pbn/core/diag"

// The rules of results, in the order of their names.
const (
	ResultMismatch diag.Rule = moveEnd + iota
	ResultTerminator
	ResultType
	ResultValue
	resultEnd
)

var resultRows = []*diag.Row{
	ResultMismatch - moveEnd:   &resultMismatch,
	ResultTerminator - moveEnd: &resultTerminator,
	ResultType - moveEnd:       &resultType,
	ResultValue - moveEnd:      &resultValue,
}

const (
	LostWithoutPieces = diag.Kind[Loser](ResultMismatch)<<8 + iota
	LostWithoutMoves  = diag.Kind[Loser](ResultMismatch)<<8 + iota
)

// Loser is the side that has lost on the board, and the result that says so.
type Loser struct {
	Result diag.Text
	Side   uint8
}

var loser = []diag.Fact{{Name: "Result", Is: &diag.Words}, {Name: "Side", Is: &side}}

var resultMismatch = diag.Row{
	Name: "result/mismatch", Severity: diag.Error, Title: "The result is not that of the final position", Section: laws,
	Forms: []diag.FormRow{
		{Message: "The result is {here}, but {Side} has no piece left, and has lost: {Result}.", Facts: loser},
		{Message: "The result is {here}, but {Side} cannot move, and has lost: {Result}.", Facts: loser},
	},
}

const OtherResult = diag.Kind[diag.None](ResultTerminator) << 8 // its second place is what ends the game; its parts are the edits to choose from

var resultTerminator = diag.Row{
	Name: "result/terminator", Severity: diag.Error, Title: "The tag Result and the end of the game differ", Section: "Tags",
	Forms: []diag.FormRow{{
		Message: "The tag Result says {here}, the end of the game {other}; the tag counts.",
		Other:   "the end of the game",
		Fix:     "Write {part}",
	}},
	Fix: offerEach,
}

const (
	OtherPoints     = diag.Kind[ResultOfType](ResultType)<<8 + iota // its part is the edit of its fix
	OtherPointsOpen = diag.Kind[ResultOfType](ResultType)<<8 + iota
)

// ResultOfType is a result as the variant has it.
type ResultOfType struct{ Result, Name diag.Text }

var resultOfType = []diag.Fact{{Name: "Result", Is: &diag.Words}, {Name: "Name", Is: &diag.Words}}

var resultType = diag.Row{
	Name: "result/type", Severity: diag.Warning, Title: "The result has the points of other variants", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "In {Name} draughts this result is written {Result}, not {here}.",
		Fix:     "Write {Result}",
		Facts:   resultOfType,
	}, {
		Message: "{here} is not a result of {Name} draughts. As Black begins there, {Result} would say that Black won or lost; nobody can tell which is meant.",
		Facts:   resultOfType,
	}},
	Fix: writeParts,
}

const (
	ResultInOtherForm = diag.Kind[ResultOfType](ResultValue)<<8 + iota // its part is the edit of its fix
	ResultUnread      = diag.Kind[ResultOfType](ResultValue)<<8 + iota
	ResultNotOfFormat = diag.Kind[ResultOfType](ResultValue)<<8 + iota
)

var resultValue = diag.Row{
	Name: "result/value", Severity: diag.Error, Title: "The tag Result has no value of its list", Section: "Tags",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as {Result}.",
		Fix:     "Write {Result}",
		Facts:   resultOfType,
	}, {
		Message: "{here:quoted} is not a result, such as 2-0, 1-1, 1-0, 1/2-1/2 or “*”. It is kept.",
		Facts:   resultOfType,
	}, {
		Message: "{here:quoted} is not a result of the format {Name:quoted}, which the tag ResultFormat names.",
		Facts:   resultOfType,
	}},
	Fix: writeParts,
}
