package diag

import (
	"slices"

	"pbn/core/source"
)

// Wording is a finding that is being put into words, with the text of its game.
type Wording struct {
	Text *source.Text

	list    *List
	finding *Finding
	trusts  Trust
	// sureTo is the offset up to which fixes can be trusted.
	sureTo int
	made   *Diagnostic // where it is kept
	// sentences are those of the finding's form; translated has them in another language.
	sentences  *FormRow
	translated FormRow
	part       string // the text of the part that is being put into words
	edits      []Splice
	saying     []byte // the memory that a sentence is made in
	usesText   bool   // the sentence says more than facts that are numbers
	memory     []sentence
	hasFix     bool // a safe fix was made; one is enough if only safe fixes are wanted
}

// word puts the findings of the game into words.
func (l *List) word(text *source.Text, trusts Trust) {
	if l.findings.Len() == 0 {
		l.doubts = l.doubts[:0]
		return
	}
	w := &l.wording
	w.Text, w.list, w.trusts = text, l, trusts
	doubts := l.doubts
	for i := len(doubts) - 2; i >= 0; i-- {
		doubts[i].offset = min(doubts[i].offset, doubts[i+1].offset)
	}
	for n := range l.findings.Len() {
		for len(doubts) > 0 && doubts[0].findings <= n {
			doubts = doubts[1:]
		}
		w.sureTo = len(text.Bytes)
		if len(doubts) > 0 {
			w.sureTo = doubts[0].offset
		}
		w.word(l.findings.at(n))
	}
	l.doubts = l.doubts[:0]
	l.findings.clear()
	w.Text, w.trusts, w.finding, w.made = nil, nil, nil, nil
}

// word makes a diagnostic of a finding, or only its safe fix.
func (w *Wording) word(f *Finding) {
	row := w.list.Rules(f.Rule)
	w.finding, w.hasFix = f, false
	if w.list.Safe != nil {
		row.Fix(w)
		return
	}
	kept := &w.list.Items
	if f.flags&isOpen != 0 {
		kept = &w.list.open
	}
	*kept = append(source.Room(*kept), Diagnostic{Rule: f.Rule, Severity: f.Severity, Order: f.order})
	w.made = &(*kept)[len(*kept)-1]
	if f.flags&elsewhere != 0 {
		w.made.Place = w.list.findings.places[f.place.start]
	} else {
		w.made.Place.Span = w.Span()
	}
	w.sentences = &row.Forms[f.Form]
	if w.list.Language != nil {
		w.translate(row)
	}
	w.made.Message = w.Say(w.sentences.Message)
	w.relateAll()
	if row.Fix != nil {
		row.Fix(w)
	}
}

// relateAll adds the places that the finding's sentences name: the second place, and the parts.
func (w *Wording) relateAll() {
	if w.sentences.Other != "" && w.HasOther() {
		w.relate(w.Say(w.sentences.Other), w.OtherPlace())
	}
	if w.sentences.Part == "" {
		return
	}
	for _, p := range w.Parts() {
		w.part = p.Text
		w.relate(w.Say(w.sentences.Part), At(p.Span()))
	}
}

// Span returns the place of the finding in the text.
func (w *Wording) Span() source.Span { return w.finding.place.inText() }

// HasOther reports whether it has a second place.
func (w *Wording) HasOther() bool { return w.finding.flags&hasOther != 0 }

// OtherPlace returns its second place.
func (w *Wording) OtherPlace() Place {
	if w.finding.flags&otherElsewhere != 0 {
		return w.list.findings.places[w.finding.other.start]
	}
	return At(w.Other())
}

// Other returns its second place in the text.
func (w *Wording) Other() source.Span { return w.finding.other.inText() }

// Told returns a text that is a fact of the finding.
func (w *Wording) Told(text Text) string {
	if text == 0 {
		return ""
	}
	return w.list.findings.texts[w.finding.firstText:][text-1]
}

// Parts returns the edits or places that the check gave.
func (w *Wording) Parts() []Splice {
	return w.list.findings.parts[w.finding.firstPart:][:w.finding.parts]
}

// Says returns what the text has at the place.
func (w *Wording) Says() string { return w.Text.Decode(w.Span()) }

// OtherSays returns what the text has at the second place.
func (w *Wording) OtherSays() string { return w.Text.Decode(w.Other()) }

// relate adds a related place.
func (w *Wording) relate(message string, at Place) {
	w.made.Related = append(w.made.Related, Reference{Message: message, Place: at})
}

// Replace adds an edit to the fix that is being made.
func (w *Wording) Replace(at source.Span, text string) {
	w.edits = append(w.edits, Splice{at.Start, at.End, text})
}

// Insert adds an edit that inserts a text.
func (w *Wording) Insert(at int, text string) { w.Replace(source.Span{Start: at, End: at}, text) }

// ReplaceParts adds the parts as edits.
func (w *Wording) ReplaceParts() { w.edits = append(w.edits, w.Parts()...) }

// FixParts makes a fix of the parts, if there are any.
func (w *Wording) FixParts(safe bool) {
	if len(w.Parts()) > 0 {
		w.ReplaceParts()
		w.Fix(safe)
	}
}

// FixEachPart makes a fix of each part, for a person to choose one; its title may name the text of the part.
func (w *Wording) FixEachPart() {
	for _, p := range w.Parts() {
		w.part = p.Text
		w.Replace(p.Span(), p.Text)
		w.Fix(false)
	}
}

// FixEachPartElsewhere is FixEachPart for parts that may be in earlier texts.
func (w *Wording) FixEachPartElsewhere() {
	for _, p := range w.Parts() {
		w.part = p.Text
		w.FixElsewhere(false, []Edit{{Place: w.list.findings.places[p.Start], Text: p.Text}})
	}
}

// MakesSafeFixes reports whether only safe fixes are wanted, which are those in the game that is being read.
func (w *Wording) MakesSafeFixes() bool { return w.list.Safe != nil }

// FixPartsElsewhere makes a fix of the parts, which may be in earlier texts. If only safe fixes are wanted it makes none, because those are in
// the game that is being read.
func (w *Wording) FixPartsElsewhere(safe bool) {
	if w.MakesSafeFixes() {
		return
	}
	edits := make([]Edit, 0, len(w.Parts()))
	for _, p := range w.Parts() {
		edits = append(edits, Edit{Place: w.list.findings.places[p.Start], Text: p.Text})
	}
	if len(edits) > 0 {
		w.FixElsewhere(safe, edits)
	}
}

// NoFix drops the edits that were added.
func (w *Wording) NoFix() { w.edits = w.edits[:0] }

// Cut adds an edit that removes a span, see the function Cut.
func (w *Wording) Cut(span source.Span) {
	e := Cut(w.Text, span)
	w.Replace(e.Place.Span, e.Text)
}

// Fix makes a fix of the edits that were added. It is safe only if its place can be trusted, too.
func (w *Wording) Fix(safe bool) { w.FixElsewhere(safe, nil) }

// FixElsewhere is Fix with edits in an earlier text before the others.
func (w *Wording) FixElsewhere(safe bool, elsewhere []Edit) {
	f := w.finding
	safe = safe && !EndAfter(w.edits, w.sureTo) && (w.trusts == nil || w.trusts(f.Rule, w.Span(), w.edits))
	switch {
	case w.list.Safe == nil:
		fix := Fix{Title: w.Say(w.sentences.Fix), Safe: safe, Edits: slices.Grow(elsewhere, len(w.edits))}
		for _, e := range w.edits {
			fix.Edits = append(fix.Edits, Edit{At(source.Span{Start: e.Start, End: e.End}), e.Text})
		}
		w.made.Fixes = append(w.made.Fixes, fix)
	case safe && !w.hasFix:
		w.list.Safe.add(f, w.Span(), w.edits)
		w.hasFix = true
	}
	w.edits = w.edits[:0]
}
