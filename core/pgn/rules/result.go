package rules

import "pbn/core/diag"

// The rules of results, in the order of their names.
const (
	ResultForm diag.Rule = positionEnd + iota
	resultEnd
)

var resultFound = []*diag.Row{}
