package rules

import "pbn/core/diag"

// The rules of syntax, in the order of their names.
const (
	SyntaxBadEscape diag.Rule = resultEnd + iota
	SyntaxCommentInTag
	SyntaxNestedComment
	SyntaxReserved
	SyntaxTagName
	SyntaxTokenTooLong
	SyntaxUnclosedTag
	SyntaxUnescapedQuote
	SyntaxUnexpectedText
	SyntaxUnmatchedBrace
	SyntaxUnterminatedComment
	SyntaxUnterminatedString
	syntaxEnd
)

var syntaxFound = []*diag.Row{}
