package rules

import "pbn/core/diag"

// The rules of comments, in the order of their names.
const (
	CommentCommand diag.Rule = annotationEnd + iota
	commentEnd
)

var commentFound = []*diag.Row{}
