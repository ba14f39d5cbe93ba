package rules

import "pbn/core/diag"

// The rules of export format, in the order of their names.
const (
	exportEnd diag.Rule = epdEnd + iota
)

var exportChecked = []*diag.Row{}
