package rules

import "pbn/core/diag"

// The rules of awards, in the order of their names.
const (
	AwardEmpty diag.Rule = iota
	AwardSubfields
	awardEnd
)

var awardRows = []*diag.Row{
	AwardEmpty:     &awardEmpty,
	AwardSubfields: &awardSubfields,
}

const EmptyAward = diag.Kind[diag.None](AwardEmpty) << 8 // its part is the edit of its fix

var awardEmpty = diag.Row{
	Name: "award/empty", Severity: diag.Warning, Title: "An award says nothing", Section: "File Format Description: awards",
	Change: "empty awards left out",
	Forms: []diag.FormRow{{
		Message: "One of the awards is empty; semicolons are only needed between two awards.",
		Fix:     "Remove it",
	}},
	Fix: writeParts,
}

const AwardBars = diag.Kind[Count](AwardSubfields) << 8

var awardSubfields = diag.Row{
	Name: "award/subfields", Severity: diag.Error, Title: "An award does not have four parts", Section: "File Format Description: awards",
	Change: "awards written with four parts",
	Forms: []diag.FormRow{{
		Message: "The award has {Count} {Count|bar|bars}; it should have three, between number, rank, tourney and date.",
		Facts:   count,
	}},
}
