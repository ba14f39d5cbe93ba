package rules

import "pbn/core/diag"

// The rules of tag pairs, in the order of their names.
const (
	TagDuplicate diag.Rule = syntaxEnd + iota
	TagNameCase
	tagEnd
)

var tagFound = []*diag.Row{}
