package rules

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/plain"
	"pbn/core/wordings"
)

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

const LoneBackslash = diag.Kind[diag.None](SyntaxBadEscape) << 8

var syntaxBadEscape = diag.Row{
	Name: "syntax/bad-escape", Severity: diag.Info, Title: "A backslash is not before a quote or another backslash", Section: "3.2",
	Forms: []diag.FormRow{{
		Message: "The backslash in {here:quoted} is read as itself; in a string it belongs only before a quote or another backslash.",
	}},
}

const CommentInSection = diag.Kind[MoveOfComments](SyntaxCommentInSection) << 8 // its parts, if it has some, are the edits of its fix

// MoveOfComments is the fix that one of several comments has for all.
type MoveOfComments struct{ IsSafe bool }

const moveComments = "Move the comments after the tag"

var syntaxCommentInSection = diag.Row{
	Name: "syntax/comment-in-section", Severity: diag.Error, Title: "A comment is among the values of a section", Section: "5.1",
	Change: "comment moved after the tag",
	Forms: []diag.FormRow{{
		Message: "The comment {here:quoted} is among the values of a section; it is moved to the section’s tag, where comments belong.",
		Fix:     moveComments,
		Facts:   []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}},
	}},
	Fix: moveOutOfSection,
}

func moveOutOfSection(w *diag.Wording) {
	f, _ := CommentInSection.Facts(w)
	w.FixParts(f.IsSafe)
}

const CommentInTag = diag.Kind[diag.None](SyntaxCommentInTag) << 8 // its parts, if it has some, are the edits that move all comments

var syntaxCommentInTag = diag.Row{
	Name: "syntax/comment-in-tag", Severity: diag.Error, Title: "A comment is inside a tag pair", Section: "3.8",
	Change: "comment moved after the tag",
	Forms: []diag.FormRow{{
		Message: "The comment {here:quoted} is inside a tag; it is read as if it came after it.",
		Fix:     moveComments,
	}},
	Fix: writeParts,
}

const SmallInitial = diag.Kind[diag.None](SyntaxTagName) << 8

var syntaxTagName = diag.Row{
	Name: "syntax/tag-name", Severity: diag.Error, Title: "A tag name does not begin with a capital letter", Section: "3.3",
	Forms: []diag.FormRow{{
		Message: "The tag name {here:quoted} should begin with a capital letter.",
	}},
}

const LongToken = diag.Kind[plain.TokenLength](SyntaxTokenTooLong) << 8

var syntaxTokenTooLong = diag.Row{
	Name: "syntax/token-too-long", Severity: diag.Error, Title: "A word or a string has more than 255 characters", Section: "3.2",
	Forms: []diag.FormRow{{
		Message: "{IsString?With its quotes the string has}{IsString!The word has} {Characters} {Characters|character|characters}; " +
			"255 are allowed.",
		Facts: []diag.Fact{{Name: "Characters", Is: &diag.Number}, {Name: "IsString", Is: &diag.Flag}},
	}},
}

const UnclosedTag = diag.Kind[TagEnd](SyntaxUnclosedTag) << 8 // its second place is the tag's name

// TagEnd is the right bracket that a tag lacks.
type TagEnd struct {
	IsSafe bool // whether nothing that may be data comes after the value
}

var syntaxUnclosedTag = diag.Row{
	Name: "syntax/unclosed-tag", Severity: diag.Error, Title: "A tag pair has no right bracket", Section: "3.3",
	Change: "bracket added",
	Forms: []diag.FormRow{{
		Message: "The tag {other:short} has no “]” at its end.",
		Fix:     "Write “]” after the value",
		Facts:   []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}},
	}},
	Fix: closeTag,
}

func closeTag(w *diag.Wording) {
	f, _ := UnclosedTag.Facts(w)
	w.Insert(w.Span().End, "]")
	w.Fix(f.IsSafe)
}

const (
	UnexpectedText      = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	BracketWithoutTag   = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	SkipInPlay          = diag.Kind[LooseText](SyntaxUnexpectedText)<<8 + iota
	InsufficientCard    = diag.Kind[LooseText](SyntaxUnexpectedText)<<8 + iota
	CardMarkInAuction   = diag.Kind[LooseText](SyntaxUnexpectedText)<<8 + iota
	NumberInParentheses = diag.Kind[LooseText](SyntaxUnexpectedText)<<8 + iota
	LooseAnnotation     = diag.Kind[LooseText](SyntaxUnexpectedText)<<8 + iota
	LooseMarks          = diag.Kind[LooseText](SyntaxUnexpectedText)<<8 + iota
	TooManyAnnotations  = diag.Kind[AnnotationsOfMove](SyntaxUnexpectedText)<<8 + iota
	TextAfterAuction    = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	TextAfterPlay       = diag.Kind[diag.None](SyntaxUnexpectedText)<<8 + iota
	DataAfterTag        = diag.Kind[DataOfTag](SyntaxUnexpectedText)<<8 + iota
)

// LooseText is text that belongs to no call and no card.
type LooseText struct{ Text diag.Text }

// AnnotationsOfMove is the text of those that are too many, and how many a call or a card can have.
type AnnotationsOfMove struct {
	Text diag.Text
	Most uint8
}

// DataOfTag is the name of a tag that has data after it.
type DataOfTag struct{ Tag diag.Text }

var looseText = []diag.Fact{{Name: "Text", Is: &diag.Words}}

var syntaxUnexpectedText = diag.Row{
	Name: "syntax/unexpected-text", Severity: diag.Error, Title: "There is text where the standard allows none", Section: "3.2",
	Change: "text kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} does not belong here; it is kept as a comment.",
	}, {
		Message: `{here:quoted} is not a tag, which has a name and a value in quotes, as in [Board "1"]; it is kept as a comment.`,
	}, {
		Message: "A player can be skipped only in an auction: {Text:quoted}; it is kept as a comment.",
		Facts:   looseText,
	}, {
		Message: "A bid can be insufficient, a card cannot: {Text:quoted}; it is kept as a comment.",
		Facts:   looseText,
	}, {
		Message: "A card can be a revoke or a lead out of turn, a call cannot: {Text:quoted}; it is kept as a comment.",
		Facts:   looseText,
	}, {
		Message: "PBN has no numbers in parentheses: {Text:quoted}; it is kept as a comment.",
		Facts:   looseText,
	}, {
		Message: "There is no call or card before, or the number is too long: {Text:quoted}; it is kept as a comment.",
		Facts:   looseText,
	}, {
		Message: "No call or card follows {Text:quoted}; it is kept as a comment.",
		Facts:   looseText,
	}, {
		Message: "A call or a card has {Most} annotations at most: {Text:quoted}; it is kept as a comment.",
		Facts:   []diag.Fact{{Name: "Text", Is: &diag.Words}, {Name: "Most", Is: &diag.Small}},
	}, {
		Message: "Text follows the end of the auction: {here:quoted}. It is kept as a comment.",
	}, {
		Message: "Text follows the end of the play: {here:quoted}. It is kept as a comment.",
	}, {
		Message: "PBN has no data after the tag {Tag}; what follows is kept as a section of that name.",
		Facts:   []diag.Fact{{Name: "Tag", Is: &diag.Words}},
	}},
}

const UnclosedComment = diag.Kind[CommentEnd](SyntaxUnterminatedComment) << 8 // its second place is what the comment would swallow

// CommentEnd is where a comment is ended that has no end.
type CommentEnd struct{ Offset int32 }

var syntaxUnterminatedComment = diag.Row{
	Name: "syntax/unterminated-comment", Severity: diag.Error, Title: wordings.OpenCommentTitle, Section: "3.8",
	Change: "comment closed",
	Forms: []diag.FormRow{{
		Message: wordings.OpenComment,
		Fix:     "Close the comment before the next tag",
		Facts:   []diag.Fact{{Name: "Offset", Is: &diag.Number}},
	}},
	Fix: closeComment,
}

// closeComment closes a comment where it was ended; it may be meant to end earlier.
func closeComment(w *diag.Wording) {
	f, _ := UnclosedComment.Facts(w)
	w.Insert(int(f.Offset), "}")
	w.Fix(false)
}

const (
	UnclosedValue   = diag.Kind[OpenString](SyntaxUnterminatedString)<<8 + iota // its second place is the tag's name
	UnopenedValue   = diag.Kind[diag.None](SyntaxUnterminatedString)<<8 + iota  // its second place is the tag's name
	UnclosedElement = diag.Kind[OpenString](SyntaxUnterminatedString)<<8 + iota
)

// OpenString is a string that is not closed, or has a quote without a backslash.
type OpenString struct {
	HasQuote   bool // whether it has a quote at its end
	HasBracket bool // else whether it has a right bracket, which may be meant as that of its tag
	InOpenTag  bool // whether its tag has no right bracket either
}

var openString = []diag.Fact{{Name: "HasQuote", Is: &diag.Flag}, {Name: "HasBracket", Is: &diag.Flag}, {Name: "InOpenTag", Is: &diag.Flag}}

const closeOrEscape = "{HasQuote?Write \\ before the quotes and the backslash inside}{HasQuote!Close the string{HasBracket? before “]”}}"

var syntaxUnterminatedString = diag.Row{
	Name: "syntax/unterminated-string", Severity: diag.Error, Title: "A string is not closed, or has a quote without a backslash",
	Section: "3.2", Change: "string closed",
	Forms: []diag.FormRow{{
		Message: `The value of {other:short} is not closed, or has a quote inside; a quote inside a string is written \".`,
		Fix:     closeOrEscape,
		Facts:   openString,
	}, {
		Message: "The value of {other:short} has no quote before it.",
	}, {
		Message: "The string is not closed on its line.",
		Fix:     closeOrEscape,
		Facts:   openString,
	}},
	Fix: closeString,
}

// mostEdits limits how many edits a fix has.
const mostEdits = 100

// closeString closes a string that is not closed, or writes a backslash before the quotes inside it: its value stays. A string that is not
// closed and has a right bracket is closed before that, which may be meant. The value of a tag without a right bracket gets one, too.
func closeString(w *diag.Wording) {
	f, is := UnclosedValue.Facts(w)
	if !is {
		if f, is = UnclosedElement.Facts(w); !is {
			return
		}
	}
	span := w.Span()
	raw := w.Text.Slice(span)
	end := len(raw)
	switch {
	case f.HasQuote:
		end--
	case f.HasBracket:
		end = bytes.LastIndexByte(raw, ']')
	}
	closing, edits := "", 0
	for i := 1; i < end && edits <= mostEdits; i++ {
		switch {
		case raw[i] == '"':
			w.Insert(span.Start+i, `\`)
			edits++
		case raw[i] != '\\':
		case i+1 == end:
			closing = `\`
		case raw[i+1] == '"' || raw[i+1] == '\\':
			i++
		}
	}
	if !f.HasQuote {
		closing += `"`
		if f.InOpenTag && !f.HasBracket {
			closing += "]"
		}
	}
	if closing != "" {
		w.Insert(span.Start+end, closing)
		edits++
	}
	if edits > mostEdits {
		w.NoFix()
		return
	}
	w.Fix(!f.HasBracket)
}
