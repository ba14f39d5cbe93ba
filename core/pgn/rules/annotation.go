package rules

import "pbn/core/diag"

// The rules of annotations, in the order of their names.
const (
	AnnotationNAGRange diag.Rule = iota
	AnnotationNAGSyntax
	AnnotationNoMove
	AnnotationRepeated
	AnnotationSign
	annotationEnd
)

var annotationFound = []*diag.Row{}
