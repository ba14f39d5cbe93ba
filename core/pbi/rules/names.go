package rules

import "pbn/core/diag"

// The rules of names, in the order of their names.
const (
	NamesDuplicate diag.Rule = fileEnd + iota
	NamesEmptyName
	NamesHash
	namesEnd
)

var namesRows = []*diag.Row{
	NamesDuplicate - fileEnd: &namesDuplicate,
	NamesEmptyName - fileEnd: &namesEmptyName,
	NamesHash - fileEnd:      &namesHash,
}

const ofNames = "File Format Description: names"

const NameTwice = diag.Kind[diag.None](NamesDuplicate) << 8

var namesDuplicate = diag.Row{
	Name: "names/duplicate", Severity: diag.Info, Title: "A problem has the same author twice", Section: ofNames,
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is already among the authors of this problem.",
		Other:   "the first one",
	}},
}

const EmptyName = diag.Kind[diag.None](NamesEmptyName) << 8 // its part is the edit of its fix

var namesEmptyName = diag.Row{
	Name: "names/empty-name", Severity: diag.Warning, Title: "One of the authors’ names is empty", Section: ofNames,
	Change: "empty names left out",
	Forms: []diag.FormRow{{
		Message: "One of the names is empty; semicolons are only needed between two names.",
		Fix:     "Remove it",
	}},
	Fix: writeParts,
}

const HashInName = diag.Kind[diag.None](NamesHash) << 8

var namesHash = diag.Row{
	Name: "names/hash", Severity: diag.Error, Title: "A problem begins with the sign of a comment line", Section: "File Format Description: comment-line",
	Change: "number signs encoded at the beginning of a problem",
	Forms: []diag.FormRow{{
		Message: `The line has the nine fields of a problem, but begins with #, as comment lines do. Here # is written \x23.`,
		Fix:     `Write \x23`,
	}},
	Fix: func(w *diag.Wording) {
		w.Replace(w.Span(), `\x23`)
		w.Fix(true)
	},
}
