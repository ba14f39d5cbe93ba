package rules

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of annotations, in the order of their names.
const (
	AnnotationContradiction diag.Rule = iota
	AnnotationDoubleNAG
	AnnotationNAGRange
	AnnotationNAGReserved
	AnnotationNAGSyntax
	AnnotationNAGZero
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

var annotationChecked = []*diag.Row{
	AnnotationContradiction: &annotationContradiction,
	AnnotationDoubleNAG:     &annotationDoubleNAG,
	AnnotationNAGReserved:   &annotationNAGReserved,
	AnnotationNAGZero:       &annotationNAGZero,
}

var annotationFixes = []fixRow{{AnnotationSign, writeNAG}}

const NAGOutOfRange = diag.Kind[diag.None](AnnotationNAGRange) << 8

var annotationNAGRange = diag.Row{
	Name: "annotation/nag-range", Severity: diag.Error, Title: wordings.NAGRangeTitle, Section: "8.2.4",
	Forms: []diag.FormRow{{
		Message: wordings.NAGRange,
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
		Fix:     "Write ${Number}",
		Facts:   nagOfSign,
	}, {
		Message: "{here:quoted} is read as a mark for a diagram, ${Number}.",
		Fix:     "Write ${Number}",
		Facts:   nagOfSign,
	}, {
		Message: "{here:quoted} marks the offer of a draw, for which PGN has no sign; it is read as a comment.",
		Fix:     "Write it as a comment",
	}},
}

func writeNAG(w *diag.Wording) {
	f, is := SignOfNAG.Facts(w)
	if !is {
		f, is = SignOfDiagram.Facts(w)
	}
	text := "{=}"
	if is {
		text = "$" + strconv.Itoa(int(f.Number))
	}
	replaceToken(w, text)
	w.Fix(true)
}

const (
	MarksContradict       = diag.Kind[ContraryNAGs](AnnotationContradiction)<<8 + iota // its second place is the first NAG
	AssessmentsContradict = diag.Kind[ContraryNAGs](AnnotationContradiction)<<8 + iota
)

// ContraryNAGs are the meanings of a NAG, and of one before it that says something else.
type ContraryNAGs struct{ Own, Other diag.Text }

var contraryNAGs = []diag.Fact{{Name: "Own", Is: &diag.Words}, {Name: "Other", Is: &diag.Words}}

var annotationContradiction = diag.Row{
	Name: "annotation/contradiction", Severity: diag.Warning, Title: "Two annotations of a move contradict each other", Section: "8.2.4",
	Forms: []diag.FormRow{{
		Message: "The move is marked with {other} ({Other}) and with {here} ({Own}); only one of them can be meant.",
		Other:   "the other mark",
		Facts:   contraryNAGs,
	}, {
		Message: "The position is assessed with {other} ({Other}) and with {here} ({Own}); only one of them can be meant.",
		Other:   "the other assessment",
		Facts:   contraryNAGs,
	}},
}

const NAGTwice = diag.Kind[diag.None](AnnotationDoubleNAG) << 8 // its second place is the first one, its part what its fix cuts out

var annotationDoubleNAG = diag.Row{
	Name: "annotation/double-nag", Severity: diag.Warning, Title: wordings.DoubleNAGTitle, Section: "8.2.4",
	Change: "annotation left out that a move has twice",
	Forms: []diag.FormRow{{
		Message: wordings.DoubleNAG,
		Other:   wordings.DoubleNAGOther,
		Fix:     "Remove {here}",
	}},
	Fix: cutPart,
}

// cutPart cuts out the part of a finding.
func cutPart(w *diag.Wording) {
	for _, p := range w.Parts() {
		w.Cut(p.Span())
		w.Fix(true)
	}
}

const ReservedNAG = diag.Kind[ReservedNAGs](AnnotationNAGReserved) << 8

// ReservedNAGs are the first reserved number of a file, with the meaning that programs give it, and how many more there are.
type ReservedNAGs struct {
	Number, More int32
	Meaning      diag.Text
}

var annotationNAGReserved = diag.Row{
	Name: "annotation/nag-reserved", Severity: diag.Info, Title: "An annotation number is one that the standard reserves", Section: "10",
	Forms: []diag.FormRow{{
		Message: "The standard gives no meaning to the numbers from $140 on; ${Number} {Meaning?is read by many programs as {Meaning:quoted}}" +
			"{Meaning!has none in any program that we know}.{More? {More} more {More|is|are} in the file.}",
		Facts: []diag.Fact{{Name: "Number", Is: &diag.Number}, {Name: "More", Is: &diag.Number}, {Name: "Meaning", Is: &diag.Words}},
	}},
}

const NullNAG = diag.Kind[diag.None](AnnotationNAGZero) << 8 // its part is what its fix cuts out

var annotationNAGZero = diag.Row{
	Name: "annotation/nag-zero", Severity: diag.Info, Title: "An annotation number is 0, which means nothing", Section: "10",
	Change: "annotation $0 left out",
	Forms: []diag.FormRow{{
		Message: "{here} is an annotation that says nothing; leave it out.",
		Fix:     "Remove {here}",
	}},
	Fix: cutPart,
}
