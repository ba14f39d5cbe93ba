package rules

import "pbn/core/diag"

// The rules of stipulations, in the order of their names.
const (
	StipulationForm diag.Rule = statusEnd + iota
	stipulationEnd
)

var stipulationRows = []*diag.Row{StipulationForm - statusEnd: &stipulationForm}

const OddStipulation = diag.Kind[Text](StipulationForm) << 8 // its part is the edit of its fix

var stipulationForm = diag.Row{
	Name: "stipulation/form", Severity: diag.Info, Title: "A common stipulation is written in another way", Section: "File Format Description: stipulation",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as {Text}, which is how most files write it.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: offerParts,
}
