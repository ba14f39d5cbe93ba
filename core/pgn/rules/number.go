package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of numbers of moves, in the order of their names.
const (
	NumberDangling diag.Rule = moveEnd + iota
	NumberGlued
	NumberWrong
	numberEnd
)

var numberFound = []*diag.Row{
	NumberDangling - moveEnd: &numberDangling,
	NumberGlued - moveEnd:    &numberGlued,
}

var numberChecked = []*diag.Row{
	NumberWrong - moveEnd: &numberWrong,
}

var numberFixes = []fixRow{{NumberDangling, removeNumber}, {NumberGlued, writeParts}}

const NumberWithoutMove = diag.Kind[NumberAlone](NumberDangling) << 8

// NumberAlone is the number of a move that does not come.
type NumberAlone struct {
	IsSafe bool // whether the game has a move, or a marker, that shows that it is one
}

var numberDangling = diag.Row{
	Name: "number/dangling", Severity: diag.Info, Title: "A move number has no move", Section: "8.2.2.1",
	Forms: []diag.FormRow{{
		Message: wordings.NumberAlone,
		Fix:     wordings.NumberAloneFix,
		Facts:   []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}},
	}},
}

func removeNumber(w *diag.Wording) {
	f, _ := NumberWithoutMove.Facts(w)
	cutOut(w, w.Span())
	w.Fix(f.IsSafe)
}

const (
	NumberAndMove = diag.Kind[diag.None](NumberGlued)<<8 + iota // the parts of both are the edits of the fix
	MoveAndMove   = diag.Kind[diag.None](NumberGlued)<<8 + iota
)

var numberGlued = diag.Row{
	Name: "number/glued", Severity: diag.Error, Title: "A move number and a move, or two moves, are one word", Section: "8.2.2.1",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is a move number and a move; a period should be between them.",
		Fix:     "Write a period after the number",
	}, {
		Message: "{here:quoted} is two moves; a blank should be between them.",
		Fix:     "Write a blank between the moves",
	}},
}

const WrongNumber = diag.Kind[NumberOfMove](NumberWrong) << 8 // its parts are the edits of its fix

// NumberOfMove is the number that a move has, and how many more numbers are off by as much.
type NumberOfMove struct{ Number, More int32 }

var numberWrong = diag.Row{
	Name: "number/wrong", Severity: diag.Error, Title: wordings.WrongNumber, Section: "8.2.2.1",
	Change: "wrong move number put right",
	Forms: []diag.FormRow{{
		Message: "The number {here:quoted} is wrong: the next move is number {Number} of the game.{More? {More} more " +
			"{More|number is|numbers are} off by as much.}",
		Fix:   "{More!Write {Number}}{More?Write {Number}, and put those after it right}",
		Facts: []diag.Fact{{Name: "Number", Is: &diag.Number}, {Name: "More", Is: &diag.Number}},
	}},
	Fix: func(w *diag.Wording) { w.FixParts(true) },
}
