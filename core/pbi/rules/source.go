package rules

import "pbn/core/diag"

// The rules of sources, in the order of their names.
const (
	SourceEmptyReference diag.Rule = solutionEnd + iota
	SourceMissing
	SourceSubfields
	sourceEnd
)

var sourceRows = []*diag.Row{
	SourceEmptyReference - solutionEnd: &sourceEmptyReference,
	SourceMissing - solutionEnd:        &sourceMissing,
	SourceSubfields - solutionEnd:      &sourceSubfields,
}

const EmptyReference = diag.Kind[diag.None](SourceEmptyReference) << 8 // its part is the edit of its fix

var sourceEmptyReference = diag.Row{
	Name: "source/empty-reference", Severity: diag.Warning, Title: "A referenced source says nothing",
	Section: "File Format Description: referenced-sources", Change: "empty sources left out",
	Forms: []diag.FormRow{{
		Message: "One of the referenced sources is empty; semicolons are only needed between two sources.",
		Fix:     "Remove it",
	}},
	Fix: writeParts,
}

const NoSource = diag.Kind[More](SourceMissing) << 8

var sourceMissing = diag.Row{
	Name: "source/missing", Severity: diag.Info, Title: "A problem does not say its source", Section: "File Format Description: used-source",
	Forms: []diag.FormRow{{
		Message: "The problem does not say where it was taken from{More?, as {More} more of the file {More|does|do} not}. The standard asks good files to do so.",
		Facts:   more,
	}},
}

const SourceBars = diag.Kind[Count](SourceSubfields) << 8

var sourceSubfields = diag.Row{
	Name: "source/subfields", Severity: diag.Error, Title: "A source does not have four parts",
	Section: "File Format Description: source-reference", Change: "sources written with four parts",
	Forms: []diag.FormRow{{
		Message: "The source has {Count} {Count|bar|bars}; it should have three, between number, title, date and page.",
		Facts:   count,
	}},
}
