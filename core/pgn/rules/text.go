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
	TextMojibake
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
	TextUTF16 - tagEnd:         &textUTF16,
	TextWindows1252 - tagEnd:   &textWindows1252,
}

var textChecked = []*diag.Row{
	TextControlCharacter - tagEnd:     &textControlCharacter,
	TextDiscouragedCharacter - tagEnd: &textDiscouragedCharacter,
	TextLineTooLong - tagEnd:          &textLineTooLong,
	TextLongLine - tagEnd:             &textLongLine,
	TextMojibake - tagEnd:             &textMojibake,
	TextTabInString - tagEnd:          &textTabInString,
	TextUnmappable - tagEnd:           &textUnmappable,
	TextUTF8 - tagEnd:                 &textUTF8,
}

var textFixes = []fixRow{{TextNonASCIIToken, writeASCII}}

const ControlCharacter = diag.Kind[plain.BlankForCharacter](TextControlCharacter) << 8 // its part, if it has one, is the edit of its fix

var textControlCharacter = diag.Row{
	Name: "text/control-character", Severity: diag.Error, Title: wordings.ControlCharacterTitle, Section: "4.1",
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
	Name: "text/discouraged-character", Severity: diag.Info, Title: "The file has a character from 160 to 191 in it", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is character {here:code}; the standard discourages those from 160 to 191, " +
			"which some programs show as others. They are kept.",
	}},
}

var firstLine = []diag.Fact{{Name: "Characters", Is: &diag.Number}, {Name: "More", Is: &diag.Number}}

const LinesTooLong = diag.Kind[plain.FirstLine](TextLineTooLong) << 8

var textLineTooLong = diag.Row{
	Name: "text/line-too-long", Severity: diag.Info, Title: "Lines have more than 255 characters", Section: "4.3",
	Forms: []diag.FormRow{{
		Message: "The line has {Characters} characters with its line end{More?, and {More} more {More|line has|lines have} more than 255}. " +
			"The standard allows 255; programs of today read longer lines.",
		Facts: firstLine,
	}},
}

const WideLines = diag.Kind[plain.FirstLine](TextLongLine) << 8

var textLongLine = diag.Row{
	Name: "text/long-line", Severity: diag.Info, Title: "Lines have 80 or more printing characters", Section: "4.3",
	Forms: []diag.FormRow{{
		Message: "The line has {Characters} printing characters; lines of 80 or more are discouraged" +
			"{More?, and the file has {More} more such {More|line|lines}}.",
		Facts: firstLine,
	}},
}

const Mojibake = diag.Kind[RepairedText](TextMojibake) << 8

// RepairedText is what a text was before it was read in the wrong encoding.
type RepairedText struct{ Text diag.Text }

var textMojibake = diag.Row{
	Name: "text/mojibake", Severity: diag.Info, Title: "Letters were read in the wrong encoding", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} looks like {Text:quoted} that was once read in the wrong encoding.",
		Fix:     "Write {Text}",
		Facts:   []diag.Fact{{Name: "Text", Is: &diag.Words}},
	}},
	Fix: repairText,
}

// repairText is not safe: the text may be meant as it is.
func repairText(w *diag.Wording) {
	w.FixParts(false)
}

const TabInString = diag.Kind[diag.None](TextTabInString) << 8 // its second place is the string

var textTabInString = diag.Row{
	Name: "text/tab-in-string", Severity: diag.Error, Title: "The value of a tag has a tab in it", Section: "4.2",
	Change: "tab in a value changed to a space",
	Forms: []diag.FormRow{{
		Message: "A value has no tabs; write a space.",
		Fix:     "Write a space for each tab",
	}},
	Fix: plain.ReplaceTabs,
}

const (
	NonASCIISpace = diag.Kind[diag.None](TextNonASCIIToken)<<8 + iota
	NonASCIIWord  = diag.Kind[ReadAs](TextNonASCIIToken)<<8 + iota
)

// ReadAs is what a word is read as, as [MoveInOtherForm] says it of a move.
type ReadAs struct {
	Move           diag.Text
	IsGuess, Waits bool
}

var textNonASCIIToken = diag.Row{
	Name: "text/non-ascii-token", Severity: diag.Error, Title: "A character outside values and comments is not ASCII", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "This character only looks like a blank; write an ordinary blank.",
		Fix:     "Write an ordinary blank",
	}, {
		Message: "{here:quoted} is read as {Move}: outside values and comments only ASCII is allowed.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

func writeASCII(w *diag.Wording) {
	if f, is := NonASCIIWord.Facts(w); is {
		writeForm(w, MoveInOtherForm(f))
		return
	}
	if span := w.Span(); isLine(w.Text.Bytes, span) {
		w.Cut(span)
	} else {
		w.Replace(span, " ")
	}
	w.Fix(true)
}

const (
	LostCharacters = diag.Kind[Characters](TextUnmappable)<<8 + iota
	LostQuote      = diag.Kind[Characters](TextUnmappable)<<8 + iota
)

// Characters are some characters of a text.
type Characters struct{ All diag.Text }

var characters = []diag.Fact{{Name: "All", Is: &diag.Words}}

var textUnmappable = diag.Row{
	Name: "text/unmappable", Severity: diag.Warning, Title: wordings.UnmappableTitle, Section: "4.1",
	Change: "character replaced",
	Forms: []diag.FormRow{{
		Message: wordings.Unmappable,
		Facts:   characters,
	}, {
		Message: "A text of EPD has no quotes inside: in {All:quoted} they are written as apostrophes.",
		Facts:   characters,
	}},
}

const TextInUTF16 = diag.Kind[diag.None](TextUTF16) << 8

var textUTF16 = diag.Row{
	Name: "text/utf16", Severity: diag.Warning, Title: "The file is UTF-16", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "The file is in UTF-16, which few chess programs read; save it as UTF-8.",
	}},
}

const TextInUTF8 = diag.Kind[plain.OtherEncoding](TextUTF8) << 8

var textUTF8 = diag.Row{
	Name: "text/utf8", Severity: diag.Info, OfExportFormat: true, Title: "The file is UTF-8, not Latin-1", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "The file is in UTF-8, which chess programs of today read; the standard of 1994 asks for Latin-1 (ISO 8859-1).",
		Facts:   []diag.Fact{{Name: "Encoding", Is: &encoding}},
	}},
}

const (
	TextInWindows1252 = diag.Kind[diag.None](TextWindows1252)<<8 + iota
	BytesOf1252       = diag.Kind[JoinedText](TextWindows1252)<<8 + iota
)

// JoinedText is the first character of a file that is not UTF-8, and how many more there are.
type JoinedText struct {
	More  int32
	First diag.Text
}

var textWindows1252 = diag.Row{
	Name: "text/windows-1252", Severity: diag.Warning, Title: "The file has characters of Windows-1252", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "The file is in Windows-1252, in which {here:quoted} is one byte; many chess programs read only UTF-8.",
	}, {
		Message: "The file is in UTF-8, except {First:quoted}{More? and {More} more {More|character|characters}}, which {More!is}{More?are} " +
			"read as Windows-1252 has {More!it}{More?them}.",
		Facts: []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "First", Is: &diag.Words}},
	}},
}
