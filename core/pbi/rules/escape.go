package rules

import "pbn/core/diag"

// The rules of encoded characters, in the order of their names.
const (
	EscapeBad diag.Rule = commentEnd + iota
	EscapeBeyondASCII
	EscapeNeedless
	escapeEnd
)

var escapeRows = []*diag.Row{
	EscapeBad - commentEnd:         &escapeBad,
	EscapeBeyondASCII - commentEnd: &escapeBeyondASCII,
	EscapeNeedless - commentEnd:    &escapeNeedless,
}

const (
	LoneBackslash  = diag.Kind[diag.None](EscapeBad)<<8 + iota
	PrintedDollars = diag.Kind[diag.None](EscapeBad)<<8 + iota
)

var escapeBad = diag.Row{
	Name: "escape/bad", Severity: diag.Error, Title: "A backslash does not begin an encoded character", Section: "Encoded Characters",
	Change: "lone backslashes encoded",
	Forms: []diag.FormRow{{
		Message: `{here:quoted} is not an encoded character, which is \x and two digits from 0 to f. A backslash itself is written \x5c.`,
		Fix:     `Write \x5c`,
	}, {
		Message: `The status is $; the backslash before it in the printed standard does not belong to it.`,
		Fix:     "Write $",
	}},
	Fix: func(w *diag.Wording) {
		if PrintedDollars.Is(w) {
			w.Replace(w.Span(), "$")
		} else {
			at := w.Span()
			at.End = at.Start + 1
			w.Replace(at, `\x5c`)
		}
		w.Fix(true)
	},
}

const HighEscape = diag.Kind[diag.None](EscapeBeyondASCII) << 8

var escapeBeyondASCII = diag.Row{
	Name: "escape/beyond-ascii", Severity: diag.Warning, Title: "A character beyond ASCII is encoded", Section: "Encoded Characters",
	Change: "encoded characters beyond ASCII written as themselves",
	Forms: []diag.FormRow{{
		Message: "{here} is read as the character of Unicode with this number. The standard only means characters of ASCII; other programs may read another one.",
	}},
}

const NeedlessEscape = diag.Kind[Text](EscapeNeedless) << 8 // its part is the edit of its fix

var escapeNeedless = diag.Row{
	Name: "escape/needless", Severity: diag.Info, Title: "A character is encoded that need not be", Section: "Encoded Characters",
	Change: "needless encoding removed",
	Forms: []diag.FormRow{{
		Message: "{here} is the character “{Text}”, which need not be encoded here.",
		Fix:     "Write the character itself",
		Facts:   text,
	}},
	Fix: writeParts,
}
