package rules

import "pbn/core/diag"

// The rules of variations, in the order of their names.
const (
	VariationEmpty diag.Rule = textEnd + iota
	VariationMisplaced
	VariationNoMove
	VariationResult
	VariationSameMove
	VariationUnclosed
	VariationUnmatched
	variationEnd
)

var variationFound = []*diag.Row{
	VariationEmpty - textEnd:     &variationEmpty,
	VariationMisplaced - textEnd: &variationMisplaced,
	VariationNoMove - textEnd:    &variationNoMove,
	VariationResult - textEnd:    &variationResult,
	VariationUnclosed - textEnd:  &variationUnclosed,
	VariationUnmatched - textEnd: &variationUnmatched,
}

var variationChecked = []*diag.Row{
	VariationSameMove - textEnd: &variationSameMove,
}

var variationFixes = []fixRow{
	{VariationMisplaced, moveMarker}, {VariationUnclosed, offerParts}, {VariationUnmatched, cut},
}

const EmptyVariation = diag.Kind[diag.None](VariationEmpty) << 8

var variationEmpty = diag.Row{
	Name: "variation/empty", Severity: diag.Error, Title: "A variation has no move", Section: "8.2.5",
	Forms: []diag.FormRow{{
		Message: "The variation has no move; its comments are read as those of the move before it.",
	}},
}

const VariationAfterResult = diag.Kind[diag.None](VariationMisplaced) << 8 // its second place is the result, its part the new one

var variationMisplaced = diag.Row{
	Name: "variation/misplaced", Severity: diag.Error, Title: "A variation comes after the result", Section: "8.2.5",
	Forms: []diag.FormRow{{
		Message: "The variation comes after the result {other}, which ends the game; it is read as one of the last move.",
		Other:   "the result",
		Fix:     "Move the result after the variation",
	}},
}

func moveMarker(w *diag.Wording) {
	if len(w.Parts()) > 0 {
		w.Cut(w.Other())
		w.ReplaceParts()
		w.Fix(true)
	}
}

const VariationOfNothing = diag.Kind[diag.None](VariationNoMove) << 8

var variationNoMove = diag.Row{
	Name: "variation/no-move", Severity: diag.Error, Title: "A variation has no move before it to replace", Section: "8.2.5",
	Forms: []diag.FormRow{{
		Message: "The variation that begins here has no move before it that it could replace; its moves are kept as text.",
	}},
}

const ResultInVariation = diag.Kind[diag.None](VariationResult) << 8

var variationResult = diag.Row{
	Name: "variation/result", Severity: diag.Warning, Title: "A result is inside a variation", Section: "8.2.5",
	Forms: []diag.FormRow{{
		Message: "The result {here} is inside a variation, where it does not end the game; it is read as a comment.",
	}},
}

const VariationNotClosed = diag.Kind[diag.None](VariationUnclosed) << 8 // its part is the parenthesis that is missing

var variationUnclosed = diag.Row{
	Name: "variation/unclosed", Severity: diag.Error, Title: "A variation is not closed", Section: "8.2.5",
	Forms: []diag.FormRow{{
		Message: "The variation that begins here has no “)”; it is read up to the end of the game.",
		Fix:     "Close it at the end of the game",
	}},
}

const ParenthesisTooMany = diag.Kind[diag.None](VariationUnmatched) << 8

var variationUnmatched = diag.Row{
	Name: "variation/unmatched", Severity: diag.Error, Title: "A right parenthesis closes nothing", Section: "8.2.5",
	Forms: []diag.FormRow{{
		Message: "This “)” closes no variation; it is ignored.",
		Fix:     "Remove it",
	}},
}

const SameMove = diag.Kind[diag.None](VariationSameMove) << 8 // its second place is the move that is replaced

var variationSameMove = diag.Row{
	Name: "variation/same-move", Severity: diag.Info, Title: "A variation begins with the move that it replaces", Section: "8.2.5",
	Forms: []diag.FormRow{{
		Message: "The variation begins with {here}, the move that it should replace by another one.",
		Other:   "the move that is replaced",
	}},
}
