package rules

import "pbn/core/diag"

// The rules of commands in comments, in the order of their names.
const (
	CommandSyntax diag.Rule = captureEnd + iota
	CommandValue
	commandEnd
)

var commandRows = []*diag.Row{
	CommandSyntax - captureEnd: &commandSyntax,
	CommandValue - captureEnd:  &commandValue,
}

const UnclosedCommand = diag.Kind[diag.None](CommandSyntax) << 8

var commandSyntax = diag.Row{
	Name: "command/syntax", Severity: diag.Warning, Title: "A command in a comment has no right bracket", Section: "Commands",
	Forms: []diag.FormRow{{
		Message: "The command {here:quoted} has no “]” at its end, and is read as text.",
	}},
}

const UnreadableCommand = diag.Kind[diag.None](CommandValue) << 8

var commandValue = diag.Row{
	Name: "command/value", Severity: diag.Warning, Title: "The value of a command cannot be read", Section: "Commands",
	Forms: []diag.FormRow{{
		Message: "The time in {here:quoted} cannot be read: it is written h:mm:ss, on clocks with w or b before it, each side once.",
	}},
}
