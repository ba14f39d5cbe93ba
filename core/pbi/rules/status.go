package rules

import "pbn/core/diag"

// The rules of the status, in the order of their names.
const (
	StatusUndefined diag.Rule = sourceEnd + iota
	statusEnd
)

var statusRows = []*diag.Row{StatusUndefined - sourceEnd: &statusUndefined}

const UndefinedStatus = diag.Kind[diag.None](StatusUndefined) << 8

var statusUndefined = diag.Row{
	Name: "status/undefined", Severity: diag.Warning, Title: "The status has no meaning", Section: "File Format Description: status",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a status, which is nothing or one of ! * + $ ?. Other programs may drop it.",
	}},
}
