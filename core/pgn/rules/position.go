package rules

import "pbn/core/diag"

// The rules of positions, in the order of their names.
const (
	PositionCastling diag.Rule = numberEnd + iota
	PositionEnPassant
	PositionForm
	PositionSyntax
	PositionVariant
	positionEnd
)

var positionFound = []*diag.Row{}
