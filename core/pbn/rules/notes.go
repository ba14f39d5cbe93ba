package rules

import "pbn/core/diag"

// The rules of annotations, in the order of their names.
const (
	AnnotationDoubleNAG diag.Rule = iota
	AnnotationNAGRange
	AnnotationNAGSection
	AnnotationRepeated
	annotationEnd
)

var annotationChecked = []*diag.Row{
	AnnotationDoubleNAG:  &annotationDoubleNAG,
	AnnotationNAGRange:   &annotationNAGRange,
	AnnotationNAGSection: &annotationNAGSection,
	AnnotationRepeated:   &annotationRepeated,
}

var annotationDoubleNAG = diag.Row{
	Name: "annotation/double-nag", Severity: diag.Warning, Title: "A call or card is marked twice (!, ?, $…)", Section: "3.5.2",
	Change: "repeated NAG written once", Message: doubleNAG, Other: "the first one", Fix: removeNAG,
}

var annotationNAGRange = diag.Row{
	Name: "annotation/nag-range", Severity: diag.Error, Title: "An annotation number ($…) does not exist", Section: "3.7",
	Message: nagRange,
}

var annotationNAGSection = diag.Row{
	Name: "annotation/nag-section", Severity: diag.Error, Title: "An annotation ($…) for calls is on a card, or the other way round", Section: "3.7",
	Message: nagSection, Fix: writeOtherNAG,
}

var annotationRepeated = diag.Row{
	Name: "annotation/repeated", Severity: diag.Error, Title: "A call or card has two suffixes or two note references", Section: "3.5.2",
	Message: annotationRepeatedWords, Fix: suffixAsNAG,
}

// The rules of notes, in the order of their names.
const (
	NoteBadIndex diag.Rule = gameEnd + iota
	NoteDuplicate
	NoteMisplaced
	NoteSyntax
	NoteUndefined
	NoteUnused
	noteEnd
)

var noteChecked = []*diag.Row{
	NoteBadIndex - gameEnd:  &noteBadIndex,
	NoteDuplicate - gameEnd: &noteDuplicate,
	NoteMisplaced - gameEnd: &noteMisplaced,
	NoteSyntax - gameEnd:    &noteSyntax,
	NoteUndefined - gameEnd: &noteUndefined,
	NoteUnused - gameEnd:    &noteUnused,
}

var noteBadIndex = diag.Row{
	Name: "note/bad-index", Severity: diag.Error, Title: "The number of a note is not between 1 and 32", Section: "3.5.4",
	Message: badIndex,
}

var noteDuplicate = diag.Row{
	Name: "note/duplicate", Severity: diag.Error, Title: "Two notes of a section have the same number", Section: "3.5.5",
	Message: noteDuplicateWords, Other: "the first one",
}

var noteMisplaced = diag.Row{
	Name: "note/misplaced", Severity: diag.Error, Title: "A note does not come after calls or cards", Section: "3.5.5",
	Message: noteMisplacedWords,
}

var noteSyntax = diag.Row{
	Name: "note/syntax", Severity: diag.Error, Title: "A note has no number and colon before its text", Section: "3.5.5",
	Message: noteSyntaxWords,
}

var noteUndefined = diag.Row{
	Name: "note/undefined", Severity: diag.Warning, Title: "A note reference has no note", Section: "3.5.5",
	Message: noteUndefinedWords,
}

var noteUnused = diag.Row{
	Name: "note/unused", Severity: diag.Info, Title: "No call or card refers to a note", Section: "3.5.5",
	Message: noteUnusedWords,
}
