package rules

import "pbn/core/diag"

// The rules of comments, in the order of their names.
const (
	CommentBrace diag.Rule = annotationEnd + iota
	CommentClock
	CommentCommand
	CommentEmpty
	commentEnd
)

var commentFound = []*diag.Row{
	CommentCommand - annotationEnd: &commentCommand,
}

var commentChecked = []*diag.Row{
	CommentBrace - annotationEnd: &commentBrace,
	CommentClock - annotationEnd: &commentClock,
	CommentEmpty - annotationEnd: &commentEmpty,
}

var commentFixes = []fixRow{}

const BraceInComment = diag.Kind[diag.None](CommentBrace) << 8

var commentBrace = diag.Row{
	Name: "comment/brace", Severity: diag.Warning, Title: "A comment has a right brace in it", Section: "5",
	Change: "right brace in a comment changed to a parenthesis",
	Forms: []diag.FormRow{{
		Message: "The comment has a “}” in it, which would end a comment in braces; in export format it becomes “)”.",
	}},
}

const EmptyComment = diag.Kind[diag.None](CommentEmpty) << 8

var commentEmpty = diag.Row{
	Name: "comment/empty", Severity: diag.Info, Title: "A comment is empty", Section: "5",
	Change: "empty comment left out",
	Forms: []diag.FormRow{{
		Message: "The comment has no text. In export format it is left out.",
		Fix:     "Remove it",
	}},
	Fix: removeComment,
}

func removeComment(w *diag.Wording) {
	w.Cut(w.Span())
	w.Fix(true)
}

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

const ClockRunsUp = diag.Kind[ClockOfGame](CommentClock) << 8 // its second place is what the clock showed before

// ClockOfGame is the time control of a game, and how many more of its clocks run up.
type ClockOfGame struct {
	More    int32
	Control diag.Text
}

var commentClock = diag.Row{
	Name: "comment/clock", Severity: diag.Warning, Title: "A player’s clock runs up", Section: "9.6.1",
	Forms: []diag.FormRow{{
		Message: "The player’s clock runs up from {other} to {here}, which is more than the time control {Control:quoted} adds." +
			"{More? {More} more {More|clock of the game does|clocks of the game do} so.}",
		Other: "the clock before",
		Facts: []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "Control", Is: &diag.Words}},
	}},
}
