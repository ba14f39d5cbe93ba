package rules

import (
	"pbn/core/diag"
	"pbn/core/source"
	"pbn/core/wordings"
)

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

var syntaxFound = []*diag.Row{
	SyntaxBadEscape - resultEnd:           &syntaxBadEscape,
	SyntaxCommentInTag - resultEnd:        &syntaxCommentInTag,
	SyntaxNestedComment - resultEnd:       &syntaxNestedComment,
	SyntaxReserved - resultEnd:            &syntaxReserved,
	SyntaxTagName - resultEnd:             &syntaxTagName,
	SyntaxTokenTooLong - resultEnd:        &syntaxTokenTooLong,
	SyntaxUnclosedTag - resultEnd:         &syntaxUnclosedTag,
	SyntaxUnescapedQuote - resultEnd:      &syntaxUnescapedQuote,
	SyntaxUnexpectedText - resultEnd:      &syntaxUnexpectedText,
	SyntaxUnmatchedBrace - resultEnd:      &syntaxUnmatchedBrace,
	SyntaxUnterminatedComment - resultEnd: &syntaxUnterminatedComment,
	SyntaxUnterminatedString - resultEnd:  &syntaxUnterminatedString,
}

var syntaxChecked = []*diag.Row{}

var syntaxFixes = []fixRow{
	{SyntaxBadEscape, escapeBackslashes}, {SyntaxCommentInTag, writeParts}, {SyntaxNestedComment, writeParentheses},
	{SyntaxUnclosedTag, closeTag}, {SyntaxUnescapedQuote, escapeQuotes}, {SyntaxUnexpectedText, mendText}, {SyntaxUnmatchedBrace, cut},
	{SyntaxUnterminatedComment, closeComment}, {SyntaxUnterminatedString, closeString},
}

const LoneBackslash = diag.Kind[diag.None](SyntaxBadEscape) << 8 // its second place is the text of the string

var syntaxBadEscape = diag.Row{
	Name: "syntax/bad-escape", Severity: diag.Info, Title: "A backslash is not before a quote or another backslash", Section: "7",
	Forms: []diag.FormRow{{
		Message: "The backslash in {here:quoted} is read as itself; in a string it belongs only before a quote or another backslash.",
		Fix:     `Write \\ for each backslash that is meant as itself`,
	}},
}

const CommentInTag = diag.Kind[diag.None](SyntaxCommentInTag) << 8 // its parts, if it has some, are the edits that move all comments

var syntaxCommentInTag = diag.Row{
	Name: "syntax/comment-in-tag", Severity: diag.Warning, Title: "A comment is inside a tag pair", Section: "5",
	Forms: []diag.FormRow{{
		Message: "The comment {here:quoted} is inside a tag; it is read as if it came after it.",
		Fix:     "Move the comments after the tag",
	}},
}

const NestedComment = diag.Kind[diag.None](SyntaxNestedComment) << 8

var syntaxNestedComment = diag.Row{
	Name: "syntax/nested-comment", Severity: diag.Error, Title: "A comment has another comment inside", Section: "5",
	Forms: []diag.FormRow{{
		Message: "Comments in braces cannot be inside each other. {here:quoted} is read as one comment up to its last “}”.",
		Fix:     "Write parentheses for the braces inside",
	}},
}

func writeParentheses(w *diag.Wording) {
	span, edits := w.Span(), 0
	inside := w.Text.Bytes[span.Start+1 : span.End-1]
	for i, c := range inside {
		at := source.Span{Start: span.Start + 1 + i, End: span.Start + 2 + i}
		switch c {
		case '{':
			w.Replace(at, "(")
		case '}':
			w.Replace(at, ")")
		default:
			continue
		}
		if edits++; edits > mostEdits {
			w.NoFix()
			return
		}
	}
	w.Fix(false)
}

const ReservedText = diag.Kind[diag.None](SyntaxReserved) << 8

var syntaxReserved = diag.Row{
	Name: "syntax/reserved", Severity: diag.Warning, Title: "There is text in angle brackets, which are reserved", Section: "7",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is in angle brackets, which are reserved for later versions of PGN; it is kept as text.",
	}},
}

const OddTagName = diag.Kind[diag.None](SyntaxTagName) << 8

var syntaxTagName = diag.Row{
	Name: "syntax/tag-name", Severity: diag.Error, Title: "A tag name has other characters than letters, digits and underscores",
	Section: "8.1",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as a tag name, but such a name has only letters from A to Z, digits and underscores.",
	}},
}

const (
	LongWord   = diag.Kind[TokenLength](SyntaxTokenTooLong)<<8 + iota
	LongString = diag.Kind[TokenLength](SyntaxTokenTooLong)<<8 + iota
)

// TokenLength is how many characters a word or a string has.
type TokenLength struct{ Characters int32 }

var tokenLength = []diag.Fact{{Name: "Characters", Is: &diag.Number}}

var syntaxTokenTooLong = diag.Row{
	Name: "syntax/token-too-long", Severity: diag.Warning, Title: "A word or a string has more than 255 characters", Section: "7",
	Forms: []diag.FormRow{{
		Message: "The word has {Characters} characters; 255 are allowed, and other programs may cut it.",
		Facts:   tokenLength,
	}, {
		Message: "The value has {Characters} characters; 255 are allowed, and other programs may cut it.",
		Facts:   tokenLength,
	}},
}

const UnclosedTag = diag.Kind[diag.None](SyntaxUnclosedTag) << 8 // its second place is the tag's name

var syntaxUnclosedTag = diag.Row{
	Name: "syntax/unclosed-tag", Severity: diag.Error, Title: "A tag pair has no right bracket", Section: "8.1",
	Forms: []diag.FormRow{{
		Message: "The tag {other:short} has no “]” at its end.",
		Fix:     "Write “]” after the value",
	}},
}

func closeTag(w *diag.Wording) {
	w.Insert(w.Span().End, "]")
	w.Fix(false)
}

const UnescapedQuote = diag.Kind[diag.None](SyntaxUnescapedQuote) << 8 // its second place is the tag's name

var syntaxUnescapedQuote = diag.Row{
	Name: "syntax/unescaped-quote", Severity: diag.Error, Title: "A value has a quote inside without a backslash before it", Section: "7",
	Forms: []diag.FormRow{{
		Message: `The value of {other:short} has a quote inside, which should be written \".`,
		Fix:     `Write \ before the quotes and the backslashes inside`,
	}},
}

const (
	UnexpectedText    = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	BracketWithoutTag = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	LateEscape        = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	MarkAfterNumber   = diag.Kind[NumberMark](SyntaxUnexpectedText)<<8 + iota
	FenceOrMark       = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	GluedMarker       = diag.Kind[EndOfGame](SyntaxUnexpectedText)<<8 + iota
	NumberAsText      = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
)

// NumberMark is a mark after the number of a move.
type NumberMark struct{ HasPeriod bool }

var syntaxUnexpectedText = diag.Row{
	Name: "syntax/unexpected-text", Severity: diag.Error, Title: "There is text where the standard allows none", Section: "7",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is neither a move nor anything else that belongs here; it is kept as text.",
	}, {
		Message: `{here:quoted} is not a tag, which has a name and a value in quotes, as in [Round "1"]; it is kept as text.`,
	}, {
		Message: "A line that programs skip has “%” in its first column. This one is elsewhere; it is kept as text.",
	}, {
		Message: "After the number of a move there are only periods, not {here:quoted}.",
		Fix:     "{HasPeriod?Remove it}{HasPeriod!Write a period}",
		Facts:   []diag.Fact{{Name: "HasPeriod", Is: &diag.Flag}},
	}, {
		Message: "{here:quoted} belongs to the page that the game comes from, not to the game.",
		Fix:     "Remove it",
	}, {
		Message: "There should be a blank between the last move and the result {here}.",
		Fix:     "Write a blank before the result",
		Facts:   endOfGame,
	}, {
		Message: "{here:quoted} has no period, and no move follows it, so it is not the number of a move; it is kept as text.",
	}},
}

func mendText(w *diag.Wording) {
	if f, is := MarkAfterNumber.Facts(w); is {
		period := "."
		if f.HasPeriod {
			period = ""
		}
		w.Replace(w.Span(), period)
		w.Fix(true)
	}
	if FenceOrMark.Is(w) {
		cut(w)
	}
	if f, is := GluedMarker.Facts(w); is {
		w.Insert(w.Span().Start, " ")
		w.Fix(f.IsSafe)
	}
}

const UnmatchedBrace = diag.Kind[diag.None](SyntaxUnmatchedBrace) << 8

var syntaxUnmatchedBrace = diag.Row{
	Name: "syntax/unmatched-brace", Severity: diag.Error, Title: "There is a right brace outside of comments", Section: "5",
	Forms: []diag.FormRow{{
		Message: "This “}” closes no comment; it is left out.",
		Fix:     "Remove it",
	}},
}

const UnclosedComment = diag.Kind[CommentEnd](SyntaxUnterminatedComment) << 8 // its second place is what the comment would swallow

// CommentEnd is where a comment is ended that has no end.
type CommentEnd struct{ Offset int32 }

var syntaxUnterminatedComment = diag.Row{
	Name: "syntax/unterminated-comment", Severity: diag.Error, Title: wordings.OpenCommentTitle, Section: "5",
	Forms: []diag.FormRow{{
		Message: wordings.OpenComment,
		Fix:     wordings.OpenCommentFix,
		Facts:   []diag.Fact{{Name: "Offset", Is: &diag.Number}},
	}},
}

// closeComment closes a comment where it was ended; it may be meant to end earlier.
func closeComment(w *diag.Wording) {
	f, _ := UnclosedComment.Facts(w)
	w.Insert(int(f.Offset), "}")
	w.Fix(false)
}

const (
	UnclosedValue  = diag.Kind[OpenString](SyntaxUnterminatedString)<<8 + iota // its second place is the tag's name
	UnquotedValue  = diag.Kind[OpenString](SyntaxUnterminatedString)<<8 + iota // its second place is the tag's name
	UnopenedValue  = diag.Kind[OpenString](SyntaxUnterminatedString)<<8 + iota // its second place is the tag's name
	ValueOverLines = diag.Kind[OpenString](SyntaxUnterminatedString)<<8 + iota // its second place is the tag's name
)

// OpenString is a string that is not closed, not opened, or without quotes.
type OpenString struct {
	HasQuote   bool // whether it has a quote at its end
	HasBracket bool // else whether it has a right bracket, which may be meant as that of its tag
	InOpenTag  bool // whether its tag has no right bracket either
}

var openString = []diag.Fact{{Name: "HasQuote", Is: &diag.Flag}, {Name: "HasBracket", Is: &diag.Flag}, {Name: "InOpenTag", Is: &diag.Flag}}

var syntaxUnterminatedString = diag.Row{
	Name: "syntax/unterminated-string", Severity: diag.Error, Title: "A value is not closed, or has no quotes", Section: "7",
	Forms: []diag.FormRow{{
		Message: "The value of {other:short} has no quote at its end; it is ended with its line.",
		Fix:     "Close the value{HasBracket? before “]”}",
		Facts:   openString,
	}, {
		Message: "The value of {other:short} should be in quotes; it is read as it is.",
		Fix:     "Write quotes around the value",
		Facts:   openString,
	}, {
		Message: "The value of {other:short} has no quote before it.",
		Fix:     "Write a quote before the value",
		Facts:   openString,
	}, {
		Message: "The value of {other:short} goes on in the next line; the line end is read as a blank.",
		Fix:     "Write the value in one line",
		Facts:   openString,
	}},
}
