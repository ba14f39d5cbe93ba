package diag

import (
	"unsafe"

	"pbn/core/source"
)

// Kind is one of the things that a rule can find: the number of the rule in its upper byte, that of the form in its lower one. F is what is
// known of such a finding, its facts: a struct of numbers and texts, with at most 16 bytes and no pointers.
type Kind[F any] uint16

// None is the facts of a finding that has nothing but its places.
type None struct{}

// Text is a text that is a fact of a finding: its number among those of the finding, from 1. 0 is no text.
type Text uint8

// Rule returns the rule of a kind.
func (k Kind[F]) Rule() Rule { return Rule(k >> 8) }

// Find records a finding.
func (k Kind[F]) Find(l *List, at source.Span) Entry[F] { return k.FindAs(l, 0, at) }

// FindAs is Find with a severity of its own; 0 is that of the rule.
func (k Kind[F]) FindAs(l *List, severity Severity, at source.Span) Entry[F] {
	return Entry[F]{l.record(uint16(k), severity, at)}
}

// Note adds a finding to those that a list gets later, see [List.Take].
func (k Kind[F]) Note(f *Findings, at source.Span) Entry[F] {
	return Entry[F]{f.note(uint16(k), at)}
}

// FindElsewhere is Find for a place that may be in an earlier text.
func (k Kind[F]) FindElsewhere(l *List, severity Severity, at Place) Entry[F] {
	return Entry[F]{l.recordElsewhere(uint16(k), severity, at)}
}

// FindOpen is Find for what a later game may prove wrong. It is counted until Drop is called with its number; droppable is false if it is
// beyond those that are kept.
func (k Kind[F]) FindOpen(l *List, at source.Span) (e Entry[F], number uint32, droppable bool) {
	e.of, number, droppable = l.recordOpen(uint16(k), at)
	return e, number, droppable
}

// Is reports whether a finding that is put into words is of this kind.
func (k Kind[F]) Is(w *Wording) bool { return uint16(k) == w.finding.kind() }

// Facts returns the facts of a finding that is put into words; is reports whether it is of this kind.
func (k Kind[F]) Facts(w *Wording) (facts F, is bool) {
	if !k.Is(w) {
		return facts, false
	}
	return *(*F)(unsafe.Pointer(&w.finding.facts)), true
}

// Entry is the last finding of a list; more can be said of it until the next one is found. If the finding is only counted, or not wanted,
// the entry is empty, and what is said of it is dropped.
type Entry[F any] struct{ of *Findings }

// IsKept reports whether the finding is kept, so that it pays to find out more.
func (e Entry[F]) IsKept() bool { return e.of != nil }

// Say gives the finding its facts.
func (e Entry[F]) Say(facts F) Entry[F] {
	if e.of != nil {
		*(*F)(e.of.facts()) = facts
	}
	return e
}

// Text keeps a text, to be one of the facts.
func (e Entry[F]) Text(text string) Text { return e.of.text(text) }

// As gives the finding another form, which has the same facts.
func (e Entry[F]) As(kind Kind[F]) { e.of.as(Form(kind)) }

// Beside gives the finding a second place.
func (e Entry[F]) Beside(other source.Span) Entry[F] {
	e.of.beside(other)
	return e
}

// BesideElsewhere gives the finding a second place, which may be in an earlier text.
func (e Entry[F]) BesideElsewhere(other Place) Entry[F] {
	e.of.besideElsewhere(other)
	return e
}

// Part gives the finding a place with a text: an edit of its fix, or a related place.
func (e Entry[F]) Part(at source.Span, text string) { e.of.part(at, text) }

// PartElsewhere is Part for a place that may be in an earlier text. Either all parts of a finding are such, or none.
func (e Entry[F]) PartElsewhere(at Place, text string) { e.of.partElsewhere(at, text) }
