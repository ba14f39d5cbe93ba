package rules

import "pbn/core/diag"

// The rules of results, in the order of their names.
const (
	ResultForm diag.Rule = positionEnd + iota
	resultEnd
)

var resultFound = []*diag.Row{
	ResultForm - positionEnd: &resultForm,
}

var resultChecked = []*diag.Row{}

var resultFixes = []fixRow{}

const (
	ResultInOtherForm = diag.Kind[MissingResult](ResultForm)<<8 + iota
	ResultUnread      = diag.Kind[MissingResult](ResultForm)<<8 + iota
)

var resultForm = diag.Row{
	Name: "result/form", Severity: diag.Error, Title: "A result is not written in the standard’s form", Section: "8.2.6",
	Forms: []diag.FormRow{{
		Message: "The result {here:quoted} is read as {Result}, as the standard writes it.",
		Facts:   missingResult,
	}, {
		Message: "The result {here:quoted} is not 1-0, 0-1, 1/2-1/2 or *; it is read as *, unknown.",
		Facts:   missingResult,
	}},
}
