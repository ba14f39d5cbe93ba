package rules

import (
	"pbn/core/diag"
	"pbn/core/plain"
	"pbn/core/source"
)

// The rules of characters and lines, in the order of their names.
const (
	TextControlCharacter diag.Rule = stipulationEnd + iota
	TextInvalidUTF8
	TextNoBOM
	TextOtherSeparator
	TextStrayBOM
	TextUnterminatedLine
	TextUTF16
	textEnd
)

var textRows = []*diag.Row{
	TextControlCharacter - stipulationEnd: &textControlCharacter,
	TextInvalidUTF8 - stipulationEnd:      &textInvalidUTF8,
	TextNoBOM - stipulationEnd:            &textNoBOM,
	TextOtherSeparator - stipulationEnd:   &textOtherSeparator,
	TextStrayBOM - stipulationEnd:         &textStrayBOM,
	TextUnterminatedLine - stipulationEnd: &textUnterminatedLine,
	TextUTF16 - stipulationEnd:            &textUTF16,
}

const ofText = "File Format Description: UTF-8, lines"

const ControlCharacter = diag.Kind[Text](TextControlCharacter) << 8

var textControlCharacter = diag.Row{
	Name: "text/control-character", Severity: diag.Warning, Title: "A problem has a control character in it", Section: "Encoded Characters",
	Change: "control characters encoded",
	Forms: []diag.FormRow{{
		Message: "The control character {here:hex} cannot be seen; where it is meant, it is better written {Text}.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: func(w *diag.Wording) {
		f, _ := ControlCharacter.Facts(w)
		w.Replace(w.Span(), w.Told(f.Text))
		w.Fix(true)
	},
}

const InvalidUTF8 = diag.Kind[diag.None](TextInvalidUTF8) << 8

var textInvalidUTF8 = diag.Row{
	Name: "text/invalid-utf8", Severity: diag.Error, Title: "The file has bytes that are not UTF-8", Section: ofText,
	Change: "bytes that are not UTF-8 written as the characters that they were read as",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not UTF-8, and is read as Windows-1252. If it looks wrong, the file has another encoding.",
	}},
}

const NoByteOrderMark = diag.Kind[diag.None](TextNoBOM) << 8

var textNoBOM = diag.Row{
	Name: "text/no-bom", Severity: diag.Error, Title: "The file does not begin with a byte order mark", Section: "File Format Description: UTF8-BOM",
	Change: "byte order mark written",
	Forms: []diag.FormRow{{
		Message: "A file of PBI begins with a byte order mark, by which programs know that it is UTF-8.",
		Fix:     "Write the byte order mark",
	}},
	Fix: func(w *diag.Wording) {
		if w.Text.Encoding == source.UTF8 {
			w.Insert(w.Span().Start, "\uFEFF")
			w.Fix(true)
		}
	},
}

const OtherSeparator = diag.Kind[diag.None](TextOtherSeparator) << 8

var textOtherSeparator = diag.Row{
	Name: "text/other-separator", Severity: diag.Warning, Title: "A character that ends paragraphs elsewhere ends no line here",
	Section: "File Format Description: NLF",
	Forms: []diag.FormRow{{
		Message: "The character U+2029 ends paragraphs in some programs, but no line in PBI: it belongs to the text.",
	}},
}

const StrayByteOrderMark = diag.Kind[diag.None](TextStrayBOM) << 8

var textStrayBOM = diag.Row{
	Name: "text/stray-bom", Severity: diag.Warning, Title: "There is a byte order mark inside the file", Section: "File Format Description: UTF8-BOM",
	Change: "byte order marks inside the file left out",
	Forms: []diag.FormRow{{
		Message: "There is a byte order mark here, where it means nothing; it seems that two files were joined.",
		Fix:     "Remove it",
	}},
	Fix: remove,
}

const Unterminated = diag.Kind[diag.None](TextUnterminatedLine) << 8

var textUnterminatedLine = diag.Row{
	Name: "text/unterminated-line", Severity: diag.Warning, Title: "The last line does not end", Section: "File Format Description: NLF",
	Change: "last line without an end left out",
	Forms: []diag.FormRow{{
		Message: "The last line has no line end, so by the standard it does not count, and is not read: {here:quoted}.",
		Fix:     "End the line",
	}},
	Fix: func(w *diag.Wording) {
		w.Insert(w.Span().End, w.Text.LineEnd())
		w.Fix(false)
	},
}

const WideEncoding = diag.Kind[plain.OtherEncoding](TextUTF16) << 8

var textUTF16 = diag.Row{
	Name: "text/utf16", Severity: diag.Error, Title: "The file is UTF-16", Section: ofText, Change: "text written as UTF-8",
	Forms: []diag.FormRow{{
		Message: "The file is {Encoding}; a file of PBI is UTF-8.",
		Facts:   []diag.Fact{{Name: "Encoding", Is: &encoding}},
	}},
}
