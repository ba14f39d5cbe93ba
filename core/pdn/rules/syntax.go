package rules

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of syntax, in the order of their names.
const (
	SyntaxBadEscape diag.Rule = setupEnd + iota
	SyntaxCommentInHeader
	SyntaxLineComment
	SyntaxMarker
	SyntaxTagName
	SyntaxTagPair
	SyntaxUnclosedVariation
	SyntaxUnexpectedText
	SyntaxUnterminatedComment
	SyntaxUnterminatedSetup
	SyntaxUnterminatedString
	syntaxEnd
)

var syntaxRows = []*diag.Row{
	SyntaxBadEscape - setupEnd:           &syntaxBadEscape,
	SyntaxCommentInHeader - setupEnd:     &syntaxCommentInHeader,
	SyntaxLineComment - setupEnd:         &syntaxLineComment,
	SyntaxMarker - setupEnd:              &syntaxMarker,
	SyntaxTagName - setupEnd:             &syntaxTagName,
	SyntaxTagPair - setupEnd:             &syntaxTagPair,
	SyntaxUnclosedVariation - setupEnd:   &syntaxUnclosedVariation,
	SyntaxUnexpectedText - setupEnd:      &syntaxUnexpectedText,
	SyntaxUnterminatedComment - setupEnd: &syntaxUnterminatedComment,
	SyntaxUnterminatedSetup - setupEnd:   &syntaxUnterminatedSetup,
	SyntaxUnterminatedString - setupEnd:  &syntaxUnterminatedString,
}

const LoneBackslash = diag.Kind[diag.None](SyntaxBadEscape) << 8

var syntaxBadEscape = diag.Row{
	Name: "syntax/bad-escape", Severity: diag.Info, Title: "A backslash is not before a quote", Section: "Grammar: STRING",
	Forms: []diag.FormRow{{
		Message: "This backslash is read as itself: in a value it means something only before a quote.",
	}},
}

const CommentInHeader = diag.Kind[CountOfComments](SyntaxCommentInHeader) << 8 // its parts, if it has some, are the edits that move all comments

// CountOfComments is how many more comments are among the tags of a game.
type CountOfComments struct{ More int32 }

var syntaxCommentInHeader = diag.Row{
	Name: "syntax/comment-in-header", Severity: diag.Warning, Title: "A comment is among the tags", Section: "Grammar: GameHeader",
	Change: "comment moved after the tags",
	Forms: []diag.FormRow{{
		Message: "The comment {here:short} is among the tags, where none is allowed{More?, and {More} more {More|is|are}}; it is read as one before " +
			"the first move.",
		Fix:   "Move {More!it}{More?them} after the tags",
		Facts: more,
	}},
	Fix: writeParts,
}

const LineComment = diag.Kind[diag.None](SyntaxLineComment) << 8

var syntaxLineComment = diag.Row{
	Name: "syntax/line-comment", Severity: diag.Error, Title: "A comment begins with a semicolon", Section: "Grammar: COMMENT",
	Change: "comment written in braces",
	Forms: []diag.FormRow{{
		Message: "PDN has no comments after a semicolon; write {here:short} in braces.",
		Fix:     "Write the comment in braces",
	}},
	Fix: writeInBraces,
}

// writeInBraces writes a comment after a semicolon in braces, with parentheses for the braces that it has.
func writeInBraces(w *diag.Wording) {
	text := strings.TrimPrefix(w.Says(), ";")
	w.Replace(w.Span(), "{"+strings.ReplaceAll(text, "}", ")")+"}")
	w.Fix(true)
}

const ForumMark = diag.Kind[diag.None](SyntaxMarker) << 8

var syntaxMarker = diag.Row{
	Name: "syntax/marker", Severity: diag.Info, Title: "A mark of a forum is beside a game", Section: "Grammar: Game",
	Forms: []diag.FormRow{{
		Message: "{here:short} belongs to the page that the game comes from, not to the game.",
		Fix:     "Remove it",
	}},
	Fix: cut,
}

const OddTagName = diag.Kind[diag.None](SyntaxTagName) << 8

var syntaxTagName = diag.Row{
	Name: "syntax/tag-name", Severity: diag.Error, Title: "The name of a tag is not written as it should be", Section: "Grammar: IDENTIFIER",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as the name of a tag, but such a name begins with a capital letter, and has only letters from A to Z, digits and " +
			"underscores.",
	}},
}

const (
	NoTagPair = diag.Kind[diag.None](SyntaxTagPair)<<8 + iota
	OpenTag   = diag.Kind[diag.None](SyntaxTagPair)<<8 + iota // its second place is the name
)

var syntaxTagPair = diag.Row{
	Name: "syntax/tag-pair", Severity: diag.Error, Title: "A tag pair has not all its parts", Section: "Grammar: PdnTag",
	Change: "missing part of a tag written",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a tag, which has a name and a value in quotes, as in [Round \"1\"]; it is kept as text.",
	}, {
		Message: "The tag {other:short} has no “]” at its end.",
	}},
}

const OpenVariation = diag.Kind[diag.None](SyntaxUnclosedVariation) << 8 // its part is the edit of its fix

var syntaxUnclosedVariation = diag.Row{
	Name: "syntax/unclosed-variation", Severity: diag.Error, Title: "A variation is not closed", Section: "Grammar: Variation",
	Change: "variation closed",
	Forms: []diag.FormRow{{
		Message: "The variation that begins here has no “)”; it is ended where the game ends.",
		Fix:     "Write “)” at the end of the game",
	}},
	Fix: offerParts,
}

const (
	UnexpectedText  = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	LoneParenthesis = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
)

var syntaxUnexpectedText = diag.Row{
	Name: "syntax/unexpected-text", Severity: diag.Error, Title: "There is text where the standard allows none", Section: "Grammar: GameBody",
	Change: "text kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is neither a move nor anything else that belongs here; it is kept as text.",
	}, {
		Message: "This “)” closes no variation.",
		Fix:     "Remove it",
	}},
	Fix: func(w *diag.Wording) {
		if LoneParenthesis.Is(w) {
			cut(w)
		}
	},
}

const OpenComment = diag.Kind[CommentEnd](SyntaxUnterminatedComment) << 8 // its second place is what the comment would swallow

// CommentEnd is where a comment is ended that has no end.
type CommentEnd struct{ Offset int32 }

var syntaxUnterminatedComment = diag.Row{
	Name: "syntax/unterminated-comment", Severity: diag.Error, Title: wordings.OpenCommentTitle, Section: "Grammar: COMMENT",
	Change: "comment closed",
	Forms: []diag.FormRow{{
		Message: wordings.OpenComment,
		Fix:     wordings.OpenCommentFix,
		Facts:   []diag.Fact{{Name: "Offset", Is: &diag.Number}},
	}},
	Fix: func(w *diag.Wording) {
		f, _ := OpenComment.Facts(w)
		w.Insert(int(f.Offset), "}")
		w.Fix(false)
	},
}

const OpenSetup = diag.Kind[diag.None](SyntaxUnterminatedSetup) << 8

var syntaxUnterminatedSetup = diag.Row{
	Name: "syntax/unterminated-setup", Severity: diag.Error, Title: "A setup is not closed", Section: "Grammar: SETUP",
	Change: "setup closed",
	Forms: []diag.FormRow{{
		Message: "The setup {here:short} has no second “/”.",
		Fix:     "Write “/” at its end",
	}},
	Fix: func(w *diag.Wording) {
		w.Insert(w.Span().End, "/")
		w.Fix(false)
	},
}

const OpenString = diag.Kind[diag.None](SyntaxUnterminatedString) << 8 // its second place is the tag’s name; its part is the edit of its fix

var syntaxUnterminatedString = diag.Row{
	Name: "syntax/unterminated-string", Severity: diag.Error, Title: "A value has no right quote", Section: "Grammar: STRING",
	Change: "quotes written around a value",
	Forms: []diag.FormRow{{
		Message: "The value of {other:short} is not closed, and ends with its line.",
		Fix:     "Close it",
	}},
	Fix: offerParts,
}
