package rules

import (
	"pbn/core/diag"
	"pbn/core/plain"
	"pbn/core/wordings"
)

// The rules of characters, in the order of their names.
const (
	TextBOM diag.Rule = tagEnd + iota
	TextControlCharacter
	TextLiteralEscape
	TextNotUTF8
	TextUnmappable
	textEnd
)

var textRows = []*diag.Row{
	TextBOM - tagEnd:              &textBOM,
	TextControlCharacter - tagEnd: &textControlCharacter,
	TextLiteralEscape - tagEnd:    &textLiteralEscape,
	TextNotUTF8 - tagEnd:          &textNotUTF8,
	TextUnmappable - tagEnd:       &textUnmappable,
}

const ByteOrderMark = diag.Kind[diag.None](TextBOM) << 8

var textBOM = diag.Row{
	Name: "text/bom", Severity: diag.Info, Title: "The file begins with a byte order mark", Section: "Encoding",
	Forms: []diag.FormRow{{
		Message: "The file begins with a byte order mark, which UTF-8 does not need, and which some programs take for text.",
		Fix:     "Remove it",
	}},
	Fix: remove,
}

// remove removes what was found, and no blank beside it.
func remove(w *diag.Wording) {
	w.Replace(w.Span(), "")
	w.Fix(true)
}

const ControlCharacter = diag.Kind[plain.BlankForCharacter](TextControlCharacter) << 8 // its part, if it has one, is the edit of its fix

var textControlCharacter = diag.Row{
	Name: "text/control-character", Severity: diag.Error, Title: wordings.ControlCharacterTitle, Section: "Encoding",
	Forms: []diag.FormRow{{
		Message: wordings.ControlCharacter,
		Fix:     wordings.ControlCharacterFix,
		Facts:   []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}, {Name: "IsNone", Is: &diag.Flag}},
	}},
	Fix: func(w *diag.Wording) {
		f, _ := ControlCharacter.Facts(w)
		w.FixParts(f.IsSafe)
	},
}

const LiteralEscape = diag.Kind[Escapes](TextLiteralEscape) << 8 // its parts are the edits of its fix

// Escapes are how many more escapes a file has.
type Escapes struct {
	More     int32
	IsUnsure bool // whether one is in a text that was read by a guess
}

var textLiteralEscape = diag.Row{
	Name: "text/literal-escape", Severity: diag.Warning, Title: `The text has \r, \n or \t in place of white space`, Section: "Encoding",
	Forms: []diag.FormRow{{
		Message: "There is a backslash with a letter where a program was to write a line end or a tab{More?; the file has {More} more}.",
		Fix:     "Remove {More!it}{More?them}",
		Facts:   []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "IsUnsure", Is: &diag.Flag}},
	}},
	Fix: removeEscapes,
}

// removeEscapes removes all of them, or the one that is read where nothing but safe fixes is wanted.
func removeEscapes(w *diag.Wording) {
	if w.MakesSafeFixes() {
		w.FixParts(true)
		return
	}
	f, _ := LiteralEscape.Facts(w)
	w.FixPartsElsewhere(!f.IsUnsure)
}

const (
	OtherEncoding = diag.Kind[plain.OtherEncoding](TextNotUTF8)<<8 + iota
	JoinedBytes   = diag.Kind[plain.OtherEncoding](TextNotUTF8)<<8 + iota
)

var otherEncoding = []diag.Fact{{Name: "Encoding", Is: &encoding}}

var textNotUTF8 = diag.Row{
	Name: "text/not-utf8", Severity: diag.Warning, Title: "The file is not UTF-8", Section: "Encoding",
	Forms: []diag.FormRow{{
		Message: "The file is read as {Encoding}; PDN is UTF-8. If names look wrong, say which encoding it has.",
		Facts:   otherEncoding,
	}, {
		Message: "The file is UTF-8 except bytes such as that of {here:quoted}, which are read as {Encoding}.",
		Facts:   otherEncoding,
	}},
}

const LostCharacters = diag.Kind[Characters](TextUnmappable) << 8

// Characters are some characters of a text.
type Characters struct{ All diag.Text }

var textUnmappable = diag.Row{
	Name: "text/unmappable", Severity: diag.Warning, Title: wordings.UnmappableTitle, Section: "Encoding", Change: "character replaced",
	Forms: []diag.FormRow{{Message: wordings.Unmappable, Facts: []diag.Fact{{Name: "All", Is: &diag.Words}}}},
}
