package rules

import "pbn/core/diag"

// The rules of syntax, in the order of their names.
const (
	SyntaxBadEscape diag.Rule = scoreEnd + iota
	SyntaxCommentInSection
	SyntaxCommentInTag
	SyntaxTagName
	SyntaxTokenTooLong
	SyntaxUnclosedTag
	SyntaxUnexpectedText
	SyntaxUnterminatedComment
	SyntaxUnterminatedString
	syntaxEnd
)

var syntaxFound = []*diag.Row{
	SyntaxBadEscape - scoreEnd:           &syntaxBadEscape,
	SyntaxCommentInSection - scoreEnd:    &syntaxCommentInSection,
	SyntaxCommentInTag - scoreEnd:        &syntaxCommentInTag,
	SyntaxTagName - scoreEnd:             &syntaxTagName,
	SyntaxUnclosedTag - scoreEnd:         &syntaxUnclosedTag,
	SyntaxUnexpectedText - scoreEnd:      &syntaxUnexpectedText,
	SyntaxUnterminatedComment - scoreEnd: &syntaxUnterminatedComment,
	SyntaxUnterminatedString - scoreEnd:  &syntaxUnterminatedString,
}

var syntaxChecked = []*diag.Row{
	SyntaxTokenTooLong - scoreEnd: &syntaxTokenTooLong,
}

var syntaxBadEscape = diag.Row{
	Name: "syntax/bad-escape", Severity: diag.Info, Title: "A backslash is not before a quote or another backslash", Section: "3.2",
	Message: badEscape,
}

var syntaxCommentInSection = diag.Row{
	Name: "syntax/comment-in-section", Severity: diag.Error, Title: "A comment is among the values of a section", Section: "5.1",
	Change: "comment moved after the tag", Message: commentInSection, Fix: moveComments,
}

var syntaxCommentInTag = diag.Row{
	Name: "syntax/comment-in-tag", Severity: diag.Error, Title: "A comment is inside a tag pair", Section: "3.8",
	Change: "comment moved after the tag", Message: commentInTag, Fix: moveComments,
}

var syntaxTagName = diag.Row{
	Name: "syntax/tag-name", Severity: diag.Error, Title: "A tag name does not begin with a capital letter", Section: "3.3",
	Message: tagName,
}

var syntaxTokenTooLong = diag.Row{
	Name: "syntax/token-too-long", Severity: diag.Error, Title: "A word or a string has more than 255 characters", Section: "3.2",
	Message: tokenTooLong,
}

var syntaxUnclosedTag = diag.Row{
	Name: "syntax/unclosed-tag", Severity: diag.Error, Title: "A tag pair has no right bracket", Section: "3.3",
	Change: "bracket added", Message: unclosedTag, Fix: closeTag,
}

var syntaxUnexpectedText = diag.Row{
	Name: "syntax/unexpected-text", Severity: diag.Error, Title: "There is text where the standard allows none", Section: "3.2",
	Change: "text kept as a comment", Message: unexpectedText,
}

var syntaxUnterminatedComment = diag.Row{
	Name: "syntax/unterminated-comment", Severity: diag.Error, Title: "A brace comment is not closed", Section: "3.8",
	Change: "comment closed", Message: unterminatedComment, Fix: closeComment,
}

var syntaxUnterminatedString = diag.Row{
	Name: "syntax/unterminated-string", Severity: diag.Error, Title: "A string is not closed, or has a quote without a backslash", Section: "3.2",
	Change: "string closed", Message: unterminatedString, Fix: closeString,
}
