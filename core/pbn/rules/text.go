package rules

import (
	"pbn/core/diag"
	"pbn/core/plain"
	"pbn/core/wordings"
)

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

const ControlCharacter = diag.Kind[plain.BlankForCharacter](TextControlCharacter) << 8 // its part, if it has one, is the edit of its fix

var textControlCharacter = diag.Row{
	Name: "text/control-character", Severity: diag.Error, Title: wordings.ControlCharacterTitle, Section: "2.2",
	Change: "control character changed to a space",
	Forms: []diag.FormRow{{
		Message: wordings.ControlCharacter,
		Fix:     wordings.ControlCharacterFix,
		Facts:   []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}, {Name: "IsNone", Is: &diag.Flag}},
	}},
	Fix: blankOut,
}

func blankOut(w *diag.Wording) {
	f, _ := ControlCharacter.Facts(w)
	w.FixParts(f.IsSafe)
}

const DiscouragedCharacter = diag.Kind[diag.None](TextDiscouragedCharacter) << 8

var textDiscouragedCharacter = diag.Row{
	Name: "text/discouraged-character", Severity: diag.Info, Title: "The file has a character from 160 to 191 in it", Section: "2.2",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is character {here:code}; those from 160 to 191 are discouraged, " +
			"since elsewhere they may show as other characters. They are kept.",
	}},
}

const (
	LongLine           = diag.Kind[plain.LineLength](TextLineTooLong)<<8 + iota
	LongLineInExport   = diag.Kind[diag.None](TextLineTooLong)<<8 + iota // with one character as its line end it is not too long
	LongUnbrokenLine   = diag.Kind[plain.LineLength](TextLineTooLong)<<8 + iota
	LongInheritedValue = diag.Kind[LongValue](TextLineTooLong)<<8 + iota
)

var lineLength = []diag.Fact{{Name: "Characters", Is: &diag.Number}}

// LongValue is a value that no line can have.
type LongValue struct{ Value diag.Text }

var textLineTooLong = diag.Row{
	Name: "text/line-too-long", Severity: diag.Error, Title: "A line has more than 255 characters", Section: "2.3",
	Change: "long line broken",
	Forms: []diag.FormRow{{
		Message: "The line has {Characters} characters, its line end included; 255 are allowed. Export breaks it where it can.",
		Facts:   lineLength,
	}, {
		Message: "The line has 256 characters with the two of its line end; 255 are allowed in export format. Export breaks it where it can.",
	}, {
		Message: "In export format this must be on one line, which has {Characters} characters with its line end. " +
			"Shorten it to the 255 that are allowed.",
		Facts: lineLength,
	}, {
		Message: "The value that “#” inherits, {Value:quoted}, is longer than a line and is not written again; " +
			"the value that was filled in before takes its place.",
		Facts: []diag.Fact{{Name: "Value", Is: &diag.Words}},
	}},
}

const WideLine = diag.Kind[plain.FirstLine](TextLongLine) << 8

var textLongLine = diag.Row{
	Name: "text/long-line", Severity: diag.Info, Title: "Lines have 80 or more printing characters", Section: "2.3",
	Forms: []diag.FormRow{{
		Message: "The line has {Characters} printing characters; lines of 80 or more are discouraged" +
			"{More?, and the file has {More} more such {More|line|lines}}.",
		Facts: []diag.Fact{{Name: "Characters", Is: &diag.Number}, {Name: "More", Is: &diag.Number}},
	}},
}

const (
	NonASCIIText    = diag.Kind[diag.None](TextNonASCIIToken)<<8 + iota
	NonASCIISpace   = diag.Kind[diag.None](TextNonASCIIToken)<<8 + iota
	NonASCIIElement = diag.Kind[ElementInQuotes](TextNonASCIIToken)<<8 + iota
)

// ElementInQuotes is an element of a table that must be in quotes.
type ElementInQuotes struct {
	IsSame bool // whether it would mean the same there
}

var textNonASCIIToken = diag.Row{
	Name: "text/non-ascii-token", Severity: diag.Error, Title: "A character outside strings and comments is not ASCII", Section: "2.2",
	Change: "text kept as a comment, or in quotes",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not ASCII, as text outside strings and comments must be; it is kept as a comment.",
	}, {
		Message: "This character only looks like a space; write an ordinary space.",
	}, {
		Message: "{here:quoted} is not all ASCII, so it must be in quotes.",
		Fix:     "Put it in quotes",
		Facts:   []diag.Fact{{Name: "IsSame", Is: &diag.Flag}},
	}},
	Fix: putInQuotes,
}

func putInQuotes(w *diag.Wording) {
	if f, _ := NonASCIIElement.Facts(w); f.IsSame {
		w.Insert(w.Span().Start, `"`)
		w.Insert(w.Span().End, `"`)
		w.Fix(true)
	}
}

const TabInString = diag.Kind[diag.None](TextTabInString) << 8 // its second place is the string

var textTabInString = diag.Row{
	Name: "text/tab-in-string", Severity: diag.Error, Title: "A string has a tab in it", Section: "2.3",
	Change: "tabs changed to spaces",
	Forms: []diag.FormRow{{
		Message: "A tab is not allowed in a string; write a space.",
		Fix:     "Write a space for each tab",
	}},
	Fix: plain.ReplaceTabs,
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

const (
	TextInUTF16       = diag.Kind[plain.OtherEncoding](TextUTF16) << 8
	TextInUTF8        = diag.Kind[plain.OtherEncoding](TextUTF8) << 8
	TextInWindows1252 = diag.Kind[plain.OtherEncoding](TextWindows1252) << 8
)

var otherEncoding = []diag.FormRow{{
	Message: "The file is in {Encoding}; the standard asks for ISO 8859-1.",
	Facts:   []diag.Fact{{Name: "Encoding", Is: &encoding}},
}}

var textUTF16 = diag.Row{
	Name: "text/utf16", Severity: diag.Warning, Title: "The file is UTF-16, not Latin-1", Section: "2.2",
	Change: "encoding changed to ISO 8859-1", Forms: otherEncoding,
}

var textUTF8 = diag.Row{
	Name: "text/utf8", Severity: diag.Warning, Title: "The file is UTF-8, not Latin-1", Section: "2.2",
	Change: "encoding changed to ISO 8859-1", Forms: otherEncoding,
}

var textWindows1252 = diag.Row{
	Name: "text/windows-1252", Severity: diag.Warning, Title: "The file is Windows-1252, not Latin-1", Section: "2.2",
	Change: "encoding changed to ISO 8859-1", Forms: otherEncoding,
}
