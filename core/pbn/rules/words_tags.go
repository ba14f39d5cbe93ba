package rules

import (
	"pbn/core/diag"
)

// duplicateTag is told the tag's name; the other place is the tag that counts.
func duplicateTag(w *diag.Wording) string {
	return "The game already has a tag " + w.Texted(0) + "; this one is ignored: " + w.Quoted() + "."
}

func removeTag(w *diag.Wording) {
	w.Cut(w.Span())
	w.Fix(false, "Remove it with all that belongs to it")
}

// inheritNothing has the tag's name as its other place.
func inheritNothing(w *diag.Wording) string {
	return "No earlier game has a value of " + w.OtherSays() + " to inherit; the value is empty."
}

// inheritForbidden has the tag's name as its other place.
func inheritForbidden(w *diag.Wording) string {
	return w.OtherSays() + " cannot inherit its value; write the value itself."
}

// unknownScoring is told the scoring.
func unknownScoring(w *diag.Wording) string {
	return "The scoring " + diag.Quote(w.Texted(0)) + " does not begin with a name from the standard, such as MP, IMP, BAM or Rubber; programs may not know it."
}

// The forms of tag/player-name.
const (
	NoSpaceAfterComma diag.Form = iota
	NotAlphabetical             // told: the names in order
)

func playerName(w *diag.Wording) string {
	if w.Form() == NoSpaceAfterComma {
		return "There should be a space after the comma: “Family, First”."
	}
	return "Several players should be in alphabetical order: " + diag.Quote(w.Texted(0)) + "."
}

func addSpace(w *diag.Wording) {
	if w.Form() == NoSpaceAfterComma {
		w.Insert(w.Span().End, " ")
		w.Fix(true, "Put a space after the comma")
	}
}

// dealID is told the id.
func dealID(w *diag.Wording) string {
	return "The DealId " + diag.Quote(w.Texted(0)) + " was another deal’s before; each deal has an id of its own."
}

// unknownVersion is told the version.
func unknownVersion(w *diag.Wording) string {
	return "The version " + diag.Quote(w.Texted(0)) + " is not known; there are 1.0, 2.0 and 2.1."
}
