package rules

import "pbn/core/diag"

// The rules of all fields, in the order of their names.
const (
	FieldBlanks diag.Rule = exportEnd + iota
	FieldUnencodedColon
	fieldEnd
)

var fieldRows = []*diag.Row{
	FieldBlanks - exportEnd:         &fieldBlanks,
	FieldUnencodedColon - exportEnd: &fieldUnencodedColon,
}

const BlankEnds = diag.Kind[More](FieldBlanks) << 8

var fieldBlanks = diag.Row{
	Name: "field/blanks", Severity: diag.Info, Title: "A text begins or ends with blanks", Section: "None: our own advice",
	Forms: []diag.FormRow{{
		Message: "The text begins or ends with a blank{More?, as {More} more {More|text of the file does|texts of the file do}}. Blanks belong to the text, so a search for it may fail.",
		Facts:   more,
	}},
}

const UnencodedColon = diag.Kind[Count](FieldUnencodedColon) << 8 // its parts are the edits of its fix

var fieldUnencodedColon = diag.Row{
	Name: "field/unencoded-colon", Severity: diag.Error, Title: "A record has more than eight colons", Section: "File Format Description: data-line",
	Change: "colons in comments encoded",
	Forms: []diag.FormRow{{
		Message: `The record has {Count} {Count|colon|colons} more than the eight between its fields, read as part of the comment. A colon in a text is written \x3a.`,
		Fix:     `Write \x3a`,
		Facts:   count,
	}},
	Fix: writeParts,
}
