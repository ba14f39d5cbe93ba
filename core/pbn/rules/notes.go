package rules

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

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

const (
	DifferentMarks = diag.Kind[MarkBesideMark](AnnotationDoubleNAG)<<8 + iota // their second place is the mark before
	SuffixAndNAG   = diag.Kind[MarkBesideMark](AnnotationDoubleNAG)<<8 + iota
	NAGTwice       = diag.Kind[MarkBesideMark](AnnotationDoubleNAG)<<8 + iota
)

// MarkBesideMark is a call or card with a NAG, or a suffix that is the same, and one before it.
type MarkBesideMark struct {
	Move        diag.Text
	NAG, Before int32
	Surplus     OneOfTwo // which of both can be removed
	IsSafe      bool     // whether that is safe
}

// OneOfTwo is one of two things that are the same, if it is known which.
type OneOfTwo uint8

// Which of two it is.
const (
	NoneOfTwo OneOfTwo = iota
	FirstOfTwo
	SecondOfTwo
)

var oneOfTwo = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return [...]string{"", "first", "second"}[value] }}

var markBesideMark = []diag.Fact{
	{Name: "Move", Is: &diag.Words}, {Name: "NAG", Is: &diag.Number}, {Name: "Before", Is: &diag.Number},
	{Name: "Surplus", Is: &oneOfTwo}, {Name: "IsSafe", Is: &diag.Flag},
}

var annotationDoubleNAG = diag.Row{
	Name: "annotation/double-nag", Severity: diag.Warning, Title: "A call or card is marked twice (!, ?, $…)", Section: "3.5.2",
	Change: "repeated NAG written once",
	Forms: []diag.FormRow{{
		Message: "{Move:quoted} has two different marks, ${Before} and ${NAG}; keep one of them.",
		Other:   "the first one",
		Facts:   markBesideMark,
	}, {
		Message: "{Move:quoted} has ${NAG} and the suffix that is the same; one of them is enough.",
		Other:   "the first one",
		Fix:     "Remove the {Surplus}",
		Facts:   markBesideMark,
	}, {
		Message: "{Move:quoted} has ${NAG} twice; once is enough.",
		Other:   "the first one",
		Fix:     "Remove the {Surplus}",
		Facts:   markBesideMark,
	}},
	Fix: removeNAG,
}

func removeNAG(w *diag.Wording) {
	f, is := SuffixAndNAG.Facts(w)
	if !is {
		f, _ = NAGTwice.Facts(w)
	}
	switch f.Surplus {
	case FirstOfTwo:
		w.Cut(w.Other())
		w.Fix(f.IsSafe)
	case SecondOfTwo:
		w.Cut(w.Span())
		w.Fix(f.IsSafe)
	}
}

const UnknownNAG = diag.Kind[NumberOfNAG](AnnotationNAGRange) << 8

// NumberOfNAG is the number of an annotation.
type NumberOfNAG struct{ NAG int32 }

var annotationNAGRange = diag.Row{
	Name: "annotation/nag-range", Severity: diag.Error, Title: "An annotation number ($…) does not exist", Section: "3.7",
	Forms: []diag.FormRow{{
		Message: "There is no annotation ${NAG}; their numbers go from $0 to $255.",
		Facts:   []diag.Fact{{Name: "NAG", Is: &diag.Number}},
	}},
}

const NAGOfOtherSection = diag.Kind[NAGsOfSections](AnnotationNAGSection) << 8

// NAGsOfSections is a NAG that is not for the calls or cards that have it, and the one that means the same for them.
type NAGsOfSections struct {
	NAG, Own uint8
	OnCall   bool
}

var annotationNAGSection = diag.Row{
	Name: "annotation/nag-section", Severity: diag.Error, Title: "An annotation ($…) for calls is on a card, or the other way round", Section: "3.7",
	Forms: []diag.FormRow{{
		Message: "${NAG} is not for {OnCall?calls}{OnCall!cards}; write ${Own}, which means the same for {OnCall?calls}{OnCall!cards}.",
		Fix:     "Write ${Own}",
		Facts:   []diag.Fact{{Name: "NAG", Is: &diag.Small}, {Name: "Own", Is: &diag.Small}, {Name: "OnCall", Is: &diag.Flag}},
	}},
	Fix: writeOwnNAG,
}

func writeOwnNAG(w *diag.Wording) {
	f, _ := NAGOfOtherSection.Facts(w)
	w.Replace(w.Span(), "$"+strconv.Itoa(int(f.Own)))
	w.Fix(false)
}

const SecondAnnotation = diag.Kind[AnnotationOfMove](AnnotationRepeated) << 8

// AnnotationOfMove is a suffix of a call or card, with the NAG that is the same, or a note reference with its number.
type AnnotationOfMove struct {
	Move     diag.Text
	IsSuffix bool
	NAG      int32
	// IsSafe reports whether it is safe to write the NAG. InExport reports that the file is checked as export format.
	IsSafe, InExport bool
}

var annotationRepeated = diag.Row{
	Name: "annotation/repeated", Severity: diag.Error, Title: "A call or card has two suffixes or two note references", Section: "3.5.2",
	Forms: []diag.FormRow{{
		Message: "{Move:quoted} has two suffixes or two note references; it may have one of each.",
		Fix:     "Write ${NAG}",
		Facts: []diag.Fact{
			{Name: "Move", Is: &diag.Words}, {Name: "IsSuffix", Is: &diag.Flag}, {Name: "NAG", Is: &diag.Number},
			{Name: "IsSafe", Is: &diag.Flag}, {Name: "InExport", Is: &diag.Flag},
		},
	}},
	Fix: writeSuffixAsNAG,
}

// writeSuffixAsNAG writes the NAG that means the same as a suffix (3.5.3).
func writeSuffixAsNAG(w *diag.Wording) {
	f, _ := SecondAnnotation.Facts(w)
	if !f.IsSuffix {
		return
	}
	text := "$" + strconv.Itoa(int(f.NAG))
	if end := w.Span().End; end < len(w.Text.Bytes) && w.Text.Bytes[end] >= '0' && w.Text.Bytes[end] <= '9' {
		text += " "
	}
	if before := w.Text.Bytes[:w.Span().Start]; f.InExport {
		switch n := len(before); {
		case before[n-1] > ' ': // a suffix has no space before it, a NAG has one
			text = " " + text
		case before[n-1] == ' ':
			f.IsSafe = f.IsSafe && before[n-2] > ' '
		}
	}
	w.Replace(w.Span(), text)
	w.Fix(f.IsSafe)
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

const (
	ReferenceBeyondNotes = diag.Kind[IndexOfNote](NoteBadIndex)<<8 + iota
	NoteBeyondNotes      = diag.Kind[ValueOfNote](NoteBadIndex)<<8 + iota
)

// IndexOfNote is the number of a note.
type IndexOfNote struct{ Index int32 }

// ValueOfNote is the value of a Note tag.
type ValueOfNote struct{ Value diag.Text }

var valueOfNote = []diag.Fact{{Name: "Value", Is: &diag.Words}}

var noteBadIndex = diag.Row{
	Name: "note/bad-index", Severity: diag.Error, Title: "The number of a note is not between 1 and 32", Section: "3.5.4",
	Forms: []diag.FormRow{{
		Message: "There is no note {Index}; notes have numbers from 1 to 32.",
		Facts:   []diag.Fact{{Name: "Index", Is: &diag.Number}},
	}, {
		Message: "{Value:quoted} has a number that no note can have; notes have numbers from 1 to 32.",
		Facts:   valueOfNote,
	}},
}

// NoteOfSection is the number of a note of the calls or the cards.
type NoteOfSection struct {
	Index   uint8
	OfCalls bool
}

var noteOfSection = []diag.Fact{{Name: "Index", Is: &diag.Small}, {Name: "OfCalls", Is: &diag.Flag}}

const SameNote = diag.Kind[NoteOfSection](NoteDuplicate) << 8 // its second place is the first note

var noteDuplicate = diag.Row{
	Name: "note/duplicate", Severity: diag.Error, Title: "Two notes of a section have the same number", Section: "3.5.5",
	Forms: []diag.FormRow{{
		Message: "The {OfCalls?calls}{OfCalls!cards} already have a note {Index}; give this one another number.",
		Other:   "the first one",
		Facts:   noteOfSection,
	}},
}

const (
	NoteAtStart  = diag.Kind[diag.None](NoteMisplaced)<<8 + iota
	NoteAfterTag = diag.Kind[PrecedingTag](NoteMisplaced)<<8 + iota
	// NoteAfterCards is a note of the calls. Its second place, if it has one, is the tag before which its fix moves the notes, which are its
	// parts.
	NoteAfterCards = diag.Kind[NoteOfCalls](NoteMisplaced)<<8 + iota
)

// NoteOfCalls is the number of a note of the calls. Several reports that its fix moves other notes, too.
type NoteOfCalls struct {
	Index   uint8
	Several bool
}

// PrecedingTag is the name of the tag before.
type PrecedingTag struct{ Tag diag.Text }

var noteMisplaced = diag.Row{
	Name: "note/misplaced", Severity: diag.Error, Title: "A note does not come after the calls or cards that it belongs to", Section: "3.5.5",
	Change: "note written after its calls or cards",
	Forms: []diag.FormRow{{
		Message: "This note is at the start of a board; a note comes directly after the calls or cards that it belongs to.",
	}, {
		Message: "This note follows the tag {Tag:short}; a note comes directly after the calls or cards that it belongs to.",
		Facts:   []diag.Fact{{Name: "Tag", Is: &diag.Words}},
	}, {
		Message: "Note {Index} comes after the cards; only calls refer to it, so it belongs after the calls.",
		Fix:     "Move the {Several?notes}{Several!note} after the calls",
		Facts:   []diag.Fact{{Name: "Index", Is: &diag.Small}, {Name: "Several", Is: &diag.Flag}},
	}},
	Fix: moveNotesToCalls,
}

// moveNotesToCalls moves notes that have their lines to themselves, and cannot take anything with them.
func moveNotesToCalls(w *diag.Wording) {
	if _, is := NoteAfterCards.Facts(w); !is || !w.HasOther() {
		return
	}
	text, to, moved := w.Text.Bytes, w.Other().Start, ""
	startsLine := func(at int) bool { return at > 0 && source.IsLineEnd(text[at-1]) }
	for _, note := range w.Parts() {
		isLine := startsLine(note.Start) && (note.End == len(text) || source.IsLineEnd(text[note.End]))
		said := w.Text.Decode(source.Span{Start: note.Start, End: note.End})
		if to > note.Start || !isLine || strings.ContainsRune(said, utf8.RuneError) {
			return
		}
		moved += said + w.Text.LineEnd()
	}
	if !startsLine(to) {
		return
	}
	w.Insert(to, moved)
	for _, note := range w.Parts() {
		w.Cut(source.Span{Start: note.Start, End: note.End})
	}
	w.Fix(true)
}

const NoteWithoutNumber = diag.Kind[ValueOfNote](NoteSyntax) << 8

var noteSyntax = diag.Row{
	Name: "note/syntax", Severity: diag.Error, Title: "A note has no number and colon before its text", Section: "3.5.5",
	Forms: []diag.FormRow{{
		Message: "{Value:quoted} has no number; a note begins with its number, from 1 to 32, and a colon, as in “1:text”.",
		Facts:   valueOfNote,
	}},
}

const (
	NoNote        = diag.Kind[NoteOfSection](NoteUndefined)<<8 + iota
	NoteElsewhere = diag.Kind[NoteOfSection](NoteUndefined)<<8 + iota // its second place is that note
)

var noteUndefined = diag.Row{
	Name: "note/undefined", Severity: diag.Warning, Title: "A note reference has no note", Section: "3.5.5",
	Forms: []diag.FormRow{{
		Message: "There is no [Note \"{Index}:…\"] after the {OfCalls?calls}{OfCalls!cards}.",
		Facts:   noteOfSection,
	}, {
		Message: "Note {Index} does not come after the {OfCalls?calls}{OfCalls!cards}, where it belongs.",
		Other:   "a note {Index} elsewhere",
		Facts:   noteOfSection,
	}},
}

const NoReference = diag.Kind[NoteOfSection](NoteUnused) << 8

var noteUnused = diag.Row{
	Name: "note/unused", Severity: diag.Info, Title: "No call or card refers to a note", Section: "3.5.5",
	Forms: []diag.FormRow{{
		Message: "No {OfCalls?call}{OfCalls!card} refers to this note; a reference to it is ={Index}=.",
		Facts:   noteOfSection,
	}},
}
