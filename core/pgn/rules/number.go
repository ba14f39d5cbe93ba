package rules

import "pbn/core/diag"

// The rules of numbers of moves, in the order of their names.
const (
	NumberDangling diag.Rule = moveEnd + iota
	NumberGlued
	numberEnd
)

var numberFound = []*diag.Row{}
