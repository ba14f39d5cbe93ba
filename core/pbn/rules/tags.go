package rules

import "pbn/core/diag"

// The rules of tags, in the order of their names.
const (
	TagDealID diag.Rule = tableEnd + iota
	TagDuplicate
	TagInheritForbidden
	TagInheritNothing
	TagInvalidValue
	TagPlayerName
	TagUnknown
	TagUnknownScoring
	tagEnd
)

var tagFound = []*diag.Row{
	TagDuplicate - tableEnd:      &tagDuplicate,
	TagInheritNothing - tableEnd: &tagInheritNothing,
}

var tagChecked = []*diag.Row{
	TagDealID - tableEnd:           &tagDealID,
	TagInheritForbidden - tableEnd: &tagInheritForbidden,
	TagInvalidValue - tableEnd:     &tagInvalidValue,
	TagPlayerName - tableEnd:       &tagPlayerName,
	TagUnknown - tableEnd:          &tagUnknown,
	TagUnknownScoring - tableEnd:   &tagUnknownScoring,
}

var tagDealID = diag.Row{
	Name: "tag/deal-id", Severity: diag.Warning, Title: "One DealId is used for two deals", Section: "4.1.2",
	Message: dealID, Other: "the DealId of the other deal",
}

var tagDuplicate = diag.Row{
	Name: "tag/duplicate", Severity: diag.Warning, Title: "A tag occurs twice in a game", Section: "3.4",
	Change: "repeated tag left out", Message: duplicateTag, Other: "the tag that counts", Fix: removeTag,
}

var tagInheritForbidden = diag.Row{
	Name: "tag/inherit-forbidden", Severity: diag.Error, Title: "A tag that may not inherit has the value #", Section: "4.8",
	Message: inheritForbidden,
}

var tagInheritNothing = diag.Row{
	Name: "tag/inherit-nothing", Severity: diag.Warning, Title: "No earlier game has a value to inherit", Section: "4.8",
	Message: inheritNothing,
}

const InvalidValue = diag.Kind[WrongValue](TagInvalidValue) << 8 // its second place is the tag's name

// WrongValue is a value that its tag cannot have.
type WrongValue struct {
	Value, Wanted diag.Text
	ReadAs        diag.Text // how it is read; none if nobody can tell
	Better        diag.Text // what would be right; none if nobody can tell
	Inherits      bool      // whether the value has "##" before it
}

var tagInvalidValue = diag.Row{
	Name: "tag/invalid-value", Severity: diag.Error, Title: "The standard does not allow the value of a tag", Section: "3.4",
	Change: "value written in the standard's form",
	Forms: []diag.FormRow{{
		Message: "{Value:quoted} is not a value of {other}; it must be {Wanted}.{ReadAs? It is read as {ReadAs}.}",
		Fix:     "Write {Inherits?##}{Better}",
		Facts:   []diag.Fact{{Name: "Value", Is: &diag.Words}, {Name: "Wanted", Is: &diag.Words}, {Name: "ReadAs", Is: &diag.Words}, {Name: "Better", Is: &diag.Words}, {Name: "Inherits", Is: &diag.Flag}},
	}},
	Fix: writeValue,
}

func writeValue(w *diag.Wording) {
	f, _ := InvalidValue.Facts(w)
	if f.Better == 0 {
		return
	}
	better := w.Told(f.Better)
	if f.Inherits {
		better = "##" + better
	}
	w.Replace(w.Span(), `"`+better+`"`)
	w.Fix(true)
}

var tagPlayerName = diag.Row{
	Name: "tag/player-name", Severity: diag.Info, Title: "A player's name is not written as in a directory", Section: "3.4.5",
	Message: playerName, Fix: addSpace,
}

const UnknownTag = diag.Kind[NearName](TagUnknown) << 8

// NearName is the name of the standard that may be meant, if there is one.
type NearName struct{ Near diag.Text }

var tagUnknown = diag.Row{
	Name: "tag/unknown", Severity: diag.Info, Title: "A tag is not known", Section: "4.9",
	Forms: []diag.FormRow{{
		Message: "The standard has no tag {here:quoted}; it is kept.{Near? Is {Near} meant?}",
		Fix:     "Name it {Near}",
		Facts:   []diag.Fact{{Name: "Near", Is: &diag.Words}},
	}},
	Fix: renameTag,
}

// renameTag is not safe: the tag is then read differently.
func renameTag(w *diag.Wording) {
	if f, _ := UnknownTag.Facts(w); f.Near != 0 {
		w.Replace(w.Span(), w.Told(f.Near))
		w.Fix(false)
	}
}

var tagUnknownScoring = diag.Row{
	Name: "tag/unknown-scoring", Severity: diag.Info, Title: "The scoring is not one that the standard names", Section: "3.4.12",
	Message: unknownScoring,
}
