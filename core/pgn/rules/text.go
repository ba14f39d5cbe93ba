package rules

import "pbn/core/diag"

// The rules of characters and lines, in the order of their names.
const (
	TextNonASCIIToken diag.Rule = tagEnd + iota
	TextUTF16
	TextWindows1252
	textEnd
)

var textFound = []*diag.Row{}
