package rules

import "pbn/core/diag"

// The rules of EPD (16.2), in the order of their names.
const (
	epdEnd diag.Rule = commentEnd + iota
)

var epdChecked = []*diag.Row{}
