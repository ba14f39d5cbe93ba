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

var annotationFound = []*diag.Row{
	AnnotationNAGRange:  &annotationNAGRange,
	AnnotationNAGSyntax: &annotationNAGSyntax,
	AnnotationNoMove:    &annotationNoMove,
	AnnotationRepeated:  &annotationRepeated,
	AnnotationSign:      &annotationSign,
}

var annotationChecked = []*diag.Row{}

var annotationFixes = []fixRow{}

const NAGOutOfRange = diag.Kind[diag.None](AnnotationNAGRange) << 8

var annotationNAGRange = diag.Row{
	Name: "annotation/nag-range", Severity: diag.Error, Title: "An annotation number does not exist", Section: "8.2.4",
	Forms: []diag.FormRow{{
		Message: "The annotation {here} does not exist: the numbers go from $0 to $255.",
	}},
}

const NAGWithoutNumber = diag.Kind[diag.None](AnnotationNAGSyntax) << 8

var annotationNAGSyntax = diag.Row{
	Name: "annotation/nag-syntax", Severity: diag.Error, Title: "No number follows a dollar sign", Section: "7",
	Forms: []diag.FormRow{{
		Message: "No number follows “$”; an annotation is written as in “$1”.",
	}},
}

const NAGWithoutMove = diag.Kind[diag.None](AnnotationNoMove) << 8

var annotationNoMove = diag.Row{
	Name: "annotation/no-move", Severity: diag.Warning, Title: "An annotation has no move before it", Section: "8.2.4",
	Forms: []diag.FormRow{{
		Message: "The annotation {here} has no move before it to belong to; it is read as one of the position at the start of the line.",
	}},
}

const (
	SecondSuffix = diag.Kind[diag.None](AnnotationRepeated)<<8 + iota
)

var annotationRepeated = diag.Row{
	Name: "annotation/repeated", Severity: diag.Error, Title: "A move has more than one suffix", Section: "8.2.3.8",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is a second suffix of the move; a move has one at most, of one or two characters.",
	}},
}

const (
	SignOfNAG     = diag.Kind[NAGOfSign](AnnotationSign)<<8 + iota
	SignOfDiagram = diag.Kind[NAGOfSign](AnnotationSign)<<8 + iota
	SignOfDraw    = diag.Kind[diag.None](AnnotationSign)<<8 + iota
)

// NAGOfSign is the number of the NAG that a sign is read as.
type NAGOfSign struct{ Number int32 }

var nagOfSign = []diag.Fact{{Name: "Number", Is: &diag.Number}}

var annotationSign = diag.Row{
	Name: "annotation/sign", Severity: diag.Warning, Title: "A sign takes the place of an annotation number", Section: "8.2.4",
	Forms: []diag.FormRow{{
		Message: "The sign {here:quoted} is read as the annotation ${Number}; PGN has no signs of its own in this place.",
		Facts:   nagOfSign,
	}, {
		Message: "{here:quoted} is read as a mark for a diagram, ${Number}.",
		Facts:   nagOfSign,
	}, {
		Message: "{here:quoted} marks the offer of a draw, for which PGN has no sign; it is read as a comment.",
	}},
}
