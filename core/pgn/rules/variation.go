package rules

import "pbn/core/diag"

// The rules of variations, in the order of their names.
const (
	VariationEmpty diag.Rule = textEnd + iota
	VariationMisplaced
	VariationNoMove
	VariationResult
	VariationUnclosed
	VariationUnmatched
	variationEnd
)

var variationFound = []*diag.Row{}
