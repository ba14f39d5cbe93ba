package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of annotations, in the order of their names.
const (
	AnnotationDoubleNAG diag.Rule = iota
	AnnotationNAGRange
	AnnotationStrength
	annotationEnd
)

var annotationRows = []*diag.Row{
	AnnotationDoubleNAG: &annotationDoubleNAG,
	AnnotationNAGRange:  &annotationNAGRange,
	AnnotationStrength:  &annotationStrength,
}

const NAGTwice = diag.Kind[diag.None](AnnotationDoubleNAG) << 8 // its second place is the first one

var annotationDoubleNAG = diag.Row{
	Name: "annotation/double-nag", Severity: diag.Warning, Title: wordings.DoubleNAGTitle, Section: "Grammar: NAG",
	Forms: []diag.FormRow{{Message: wordings.DoubleNAG, Other: wordings.DoubleNAGOther}},
}

const NAGOutOfRange = diag.Kind[diag.None](AnnotationNAGRange) << 8

var annotationNAGRange = diag.Row{
	Name: "annotation/nag-range", Severity: diag.Warning, Title: wordings.NAGRangeTitle, Section: "Grammar: NAG",
	Forms: []diag.FormRow{{Message: wordings.NAGRange}},
}

const OtherStrength = diag.Kind[diag.None](AnnotationStrength) << 8

var annotationStrength = diag.Row{
	Name: "annotation/strength", Severity: diag.Info, Title: "A strength is none of the six that have a meaning", Section: "Grammar: MOVESTRENGTH",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is a strength, but not one of those with a meaning: !, ?, !!, ??, !? and ?!. It is kept.",
	}},
}
