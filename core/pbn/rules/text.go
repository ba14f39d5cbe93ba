package rules

import "pbn/core/diag"

// The rules of characters and lines, in the order of their names.
const (
	TextControlCharacter diag.Rule = tagEnd + iota
	TextDiscouragedCharacter
	TextLineTooLong
	TextLongLine
	TextNonASCIIToken
	TextTabInString
	TextUnmappable
	TextUTF16
	TextUTF8
	TextWindows1252
	textEnd
)

var textFound = []*diag.Row{
	TextNonASCIIToken - tagEnd: &textNonASCIIToken,
}

var textChecked = []*diag.Row{
	TextControlCharacter - tagEnd:     &textControlCharacter,
	TextDiscouragedCharacter - tagEnd: &textDiscouragedCharacter,
	TextLineTooLong - tagEnd:          &textLineTooLong,
	TextLongLine - tagEnd:             &textLongLine,
	TextTabInString - tagEnd:          &textTabInString,
	TextUnmappable - tagEnd:           &textUnmappable,
	TextUTF16 - tagEnd:                &textUTF16,
	TextUTF8 - tagEnd:                 &textUTF8,
	TextWindows1252 - tagEnd:          &textWindows1252,
}

var textControlCharacter = diag.Row{
	Name: "text/control-character", Severity: diag.Error, Title: "The file has a control character in it", Section: "2.2",
	Change: "control character changed to a space", Message: controlCharacter, Fix: blankOut,
}

var textDiscouragedCharacter = diag.Row{
	Name: "text/discouraged-character", Severity: diag.Info, Title: "The file has a character from 160 to 191 in it", Section: "2.2",
	Message: discouragedCharacter,
}

const (
	LongLine           = diag.Kind[LineLength](TextLineTooLong)<<8 + iota
	LongLineInExport   = diag.Kind[diag.None](TextLineTooLong)<<8 + iota // with one character as its line end it is not too long
	LongUnbrokenLine   = diag.Kind[LineLength](TextLineTooLong)<<8 + iota
	LongInheritedValue = diag.Kind[LongValue](TextLineTooLong)<<8 + iota
)

// LineLength is how many characters a line has, its line end included.
type LineLength struct{ Characters int32 }

// LongValue is a value that no line can have.
type LongValue struct{ Value diag.Text }

var textLineTooLong = diag.Row{
	Name: "text/line-too-long", Severity: diag.Error, Title: "A line has more than 255 characters", Section: "2.3",
	Change: "long line broken",
	Forms: []diag.FormRow{{
		Message: "The line has {Characters} characters, its line end included; 255 are allowed. Export breaks it where it can.",
		Facts:   []diag.Fact{{Name: "Characters", Is: &diag.Number}},
	}, {
		Message: "The line has 256 characters with the two of its line end; 255 are allowed in export format. Export breaks it where it can.",
	}, {
		Message: "In export format this must be on one line, which has {Characters} characters with its line end. " +
			"Shorten it to the 255 that are allowed.",
		Facts: []diag.Fact{{Name: "Characters", Is: &diag.Number}},
	}, {
		Message: "The value that “#” inherits, {Value:quoted}, is longer than a line and is not written again; " +
			"the value that was filled in before takes its place.",
		Facts: []diag.Fact{{Name: "Value", Is: &diag.Words}},
	}},
}

var textLongLine = diag.Row{
	Name: "text/long-line", Severity: diag.Info, Title: "Lines have 80 or more printing characters", Section: "2.3",
	Message: longLine,
}

var textNonASCIIToken = diag.Row{
	Name: "text/non-ascii-token", Severity: diag.Error, Title: "A character outside strings and comments is not ASCII", Section: "2.2",
	Change: "text kept as a comment, or in quotes", Message: nonASCIIToken, Fix: putInQuotes,
}

var textTabInString = diag.Row{
	Name: "text/tab-in-string", Severity: diag.Error, Title: "A string has a tab in it", Section: "2.3",
	Change: "tabs changed to spaces", Message: tabInString, Fix: replaceTabs,
}

const LostCharacters = diag.Kind[Characters](TextUnmappable) << 8

// Characters are some characters of a text.
type Characters struct{ All diag.Text }

var textUnmappable = diag.Row{
	Name: "text/unmappable", Severity: diag.Warning, Title: "A character cannot be written in the file's encoding", Section: "2.2",
	Change: "character replaced",
	Forms: []diag.FormRow{{
		Message: "Each character of {All:quoted} is written as “?”, since the encoding of the output lacks it.",
		Facts:   []diag.Fact{{Name: "All", Is: &diag.Words}},
	}},
}

var textUTF16 = diag.Row{
	Name: "text/utf16", Severity: diag.Warning, Title: "The file is UTF-16, not Latin-1", Section: "2.2",
	Change: "encoding changed to ISO 8859-1", Message: foreignEncoding,
}

var textUTF8 = diag.Row{
	Name: "text/utf8", Severity: diag.Warning, Title: "The file is UTF-8, not Latin-1", Section: "2.2",
	Change: "encoding changed to ISO 8859-1", Message: foreignEncoding,
}

var textWindows1252 = diag.Row{
	Name: "text/windows-1252", Severity: diag.Warning, Title: "The file is Windows-1252, not Latin-1", Section: "2.2",
	Change: "encoding changed to ISO 8859-1", Message: foreignEncoding,
}

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
