package rules

import "pbn/core/diag"

// The rules of comment lines, in the order of their names.
const (
	CommentMisplaced diag.Rule = awardEnd + iota
	commentEnd
)

var commentRows = []*diag.Row{CommentMisplaced - awardEnd: &commentMisplaced}

const LateComment = diag.Kind[More](CommentMisplaced) << 8 // its parts are the edits of its fix

var commentMisplaced = diag.Row{
	Name: "comment/misplaced", Severity: diag.Error, Title: "A comment line is not at the beginning of the file",
	Section: "File Format Description: comment-line", Change: "comment lines moved to the beginning",
	Forms: []diag.FormRow{{
		Message: "There is a comment line after the first problem{More?, and the file has {More} more}; comment lines belong before all problems.",
		Fix:     "Move {More!it}{More?them} after the other comment lines",
		Facts:   more,
	}},
	Fix: writePartsElsewhere,
}
