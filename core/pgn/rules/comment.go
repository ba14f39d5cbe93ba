package rules

import "pbn/core/diag"

// The rules of comments, in the order of their names.
const (
	CommentCommand diag.Rule = annotationEnd + iota
	commentEnd
)

var commentFound = []*diag.Row{
	CommentCommand - annotationEnd: &commentCommand,
}

var commentChecked = []*diag.Row{}

var commentFixes = []fixRow{}

const (
	UnreadableCommand = diag.Kind[diag.None](CommentCommand)<<8 + iota
	UnclosedCommand   = diag.Kind[diag.None](CommentCommand)<<8 + iota
)

var commentCommand = diag.Row{
	Name: "comment/command", Severity: diag.Warning, Title: "A command in a comment cannot be read", Section: "5",
	Forms: []diag.FormRow{{
		Message: "The command {here:quoted} cannot be read; its name is known, but what follows is not of its form.",
	}, {
		Message: "The command {here:quoted} has no “]” at its end, and is read as text.",
	}},
}
