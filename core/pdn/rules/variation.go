package rules

import "pbn/core/diag"

// The rules of variations, in the order of their names.
const (
	VariationEmpty diag.Rule = textEnd + iota
	VariationPlacement
	VariationResult
	variationEnd
)

var variationRows = []*diag.Row{
	VariationEmpty - textEnd:     &variationEmpty,
	VariationPlacement - textEnd: &variationPlacement,
	VariationResult - textEnd:    &variationResult,
}

const EmptyVariation = diag.Kind[diag.None](VariationEmpty) << 8 // its parts are the edits of its fix

var variationEmpty = diag.Row{
	Name: "variation/empty", Severity: diag.Error, Title: "A variation has no move", Section: "Grammar: Variation",
	Change: "variation without a move left out",
	Forms: []diag.FormRow{{
		Message: "{here:short} is a variation without a move.",
		Fix:     "Remove its parentheses",
	}},
	Fix: writeParts,
}

const (
	BeforeItsMove = diag.Kind[diag.None](VariationPlacement)<<8 + iota // its parts, if it has some, are the edits of its fix
	OfNoMove      = diag.Kind[diag.None](VariationPlacement)<<8 + iota
)

var variationPlacement = diag.Row{
	Name: "variation/placement", Severity: diag.Warning, Title: "A variation is before the move that it replaces", Section: "Grammar: Variation",
	Change: "variation moved behind the move that it replaces",
	Forms: []diag.FormRow{{
		Message: "The variation that begins here is legal only in place of the move after it; variations come after the move that they replace.",
		Fix:     "Move it after that move",
	}, {
		Message: "The variation that begins here has no move before it that it could replace.",
		Fix:     "Move it after the move that follows it",
	}},
	Fix: offerParts,
}

const ResultInVariation = diag.Kind[diag.None](VariationResult) << 8

var variationResult = diag.Row{
	Name: "variation/result", Severity: diag.Warning, Title: "A variation has a result", Section: "Grammar: Variation",
	Change: "result in a variation kept as a comment",
	Forms: []diag.FormRow{{
		Message: "{here} ends a variation; only games have results. It is kept.",
	}},
}
