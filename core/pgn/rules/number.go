package rules

import "pbn/core/diag"

// The rules of numbers of moves, in the order of their names.
const (
	NumberDangling diag.Rule = moveEnd + iota
	NumberGlued
	numberEnd
)

var numberFound = []*diag.Row{
	NumberDangling - moveEnd: &numberDangling,
	NumberGlued - moveEnd:    &numberGlued,
}

var numberChecked = []*diag.Row{}

var numberFixes = []fixRow{}

const NumberWithoutMove = diag.Kind[diag.None](NumberDangling) << 8

var numberDangling = diag.Row{
	Name: "number/dangling", Severity: diag.Info, Title: "A move number has no move", Section: "8.2.2.1",
	Forms: []diag.FormRow{{
		Message: "No move follows the move number {here:quoted}.",
	}},
}

const (
	NumberAndMove = diag.Kind[diag.None](NumberGlued)<<8 + iota
	MoveAndMove   = diag.Kind[diag.None](NumberGlued)<<8 + iota
)

var numberGlued = diag.Row{
	Name: "number/glued", Severity: diag.Error, Title: "A move number and a move, or two moves, are one word", Section: "8.2.2.1",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is a move number and a move; a period should be between them.",
	}, {
		Message: "{here:quoted} is two moves; a blank should be between them.",
	}},
}
