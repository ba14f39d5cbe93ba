package rules

import "pbn/core/diag"

// The rules of whole files, in the order of their names.
const (
	FileNotPGN diag.Rule = commentEnd + iota
	fileEnd
)

var fileFound = []*diag.Row{}
