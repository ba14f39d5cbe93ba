package rules

import "pbn/core/diag"

// The rules of characters and lines, in the order of their names.
const (
	TextNonASCIIToken diag.Rule = tagEnd + iota
	TextUTF16
	TextWindows1252
	textEnd
)

var textFound = []*diag.Row{
	TextNonASCIIToken - tagEnd: &textNonASCIIToken,
	TextUTF16 - tagEnd:         &textUTF16,
	TextWindows1252 - tagEnd:   &textWindows1252,
}

const (
	NonASCIISpace = diag.Kind[diag.None](TextNonASCIIToken)<<8 + iota
	NonASCIIWord  = diag.Kind[ReadAs](TextNonASCIIToken)<<8 + iota
)

// ReadAs is what a word is read as.
type ReadAs struct{ Text diag.Text }

var textNonASCIIToken = diag.Row{
	Name: "text/non-ascii-token", Severity: diag.Error, Title: "A character outside values and comments is not ASCII", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "This character only looks like a blank; write an ordinary blank.",
	}, {
		Message: "{here:quoted} is read as {Text}: outside values and comments only ASCII is allowed.",
		Facts:   []diag.Fact{{Name: "Text", Is: &diag.Words}},
	}},
}

const TextInUTF16 = diag.Kind[diag.None](TextUTF16) << 8

var textUTF16 = diag.Row{
	Name: "text/utf16", Severity: diag.Warning, Title: "The file is UTF-16", Section: "4.1",
	Forms: []diag.FormRow{{
		Message: "The file is in UTF-16, which few chess programs read; save it as UTF-8.",
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
