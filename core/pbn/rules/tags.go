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

const DealIDOfTwo = diag.Kind[IdentityOfDeal](TagDealID) << 8 // its second place is the DealId of the other deal

// IdentityOfDeal is a DealId.
type IdentityOfDeal struct{ ID diag.Text }

var tagDealID = diag.Row{
	Name: "tag/deal-id", Severity: diag.Warning, Title: "One DealId is used for two deals", Section: "4.1.2",
	Forms: []diag.FormRow{{
		Message: "The DealId {ID:quoted} was another deal’s before; each deal has an id of its own.",
		Other:   "the DealId of the other deal",
		Facts:   []diag.Fact{{Name: "ID", Is: &diag.Words}},
	}},
}

const DuplicateTag = diag.Kind[FirstTag](TagDuplicate) << 8 // its second place is the tag that counts

// FirstTag is the name of the tag that counts.
type FirstTag struct{ Name diag.Text }

// duplicateTag is what is said in import and in export format.
var duplicateTag = []diag.FormRow{{
	Message: "The board already has a tag {Name}; this one is ignored: {here:quoted}.",
	Other:   "the tag that counts",
	Fix:     "Remove it with all that belongs to it",
	Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}},
}}

var tagDuplicate = diag.Row{
	Name: "tag/duplicate", Severity: diag.Warning, Title: "A tag occurs twice in a board", Section: "3.4",
	Change: "repeated tag left out", Forms: duplicateTag, Fix: removeTag,
}

func removeTag(w *diag.Wording) {
	w.Cut(w.Span())
	w.Fix(false)
}

const ForbiddenInheritance = diag.Kind[diag.None](TagInheritForbidden) << 8 // its second place is the tag's name

var tagInheritForbidden = diag.Row{
	Name: "tag/inherit-forbidden", Severity: diag.Error, Title: "A tag that may not inherit has the value #", Section: "4.8",
	Forms: []diag.FormRow{{
		Message: "{other} cannot inherit its value; write the value itself.",
	}},
}

const NothingToInherit = diag.Kind[diag.None](TagInheritNothing) << 8 // its second place is the tag's name

var tagInheritNothing = diag.Row{
	Name: "tag/inherit-nothing", Severity: diag.Warning, Title: "No earlier board has a value to inherit", Section: "4.8",
	Forms: []diag.FormRow{{
		Message: "No earlier board has a value of {other} to inherit; the value is empty.",
	}},
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
		Facts: []diag.Fact{
			{Name: "Value", Is: &diag.Words}, {Name: "Wanted", Is: &diag.Words}, {Name: "ReadAs", Is: &diag.Words},
			{Name: "Better", Is: &diag.Words}, {Name: "Inherits", Is: &diag.Flag},
		},
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

const (
	CommaWithoutSpace = diag.Kind[diag.None](TagPlayerName)<<8 + iota
	NamesOutOfOrder   = diag.Kind[PlayersInOrder](TagPlayerName)<<8 + iota
)

// PlayersInOrder has the names of players in alphabetical order.
type PlayersInOrder struct{ Names diag.Text }

var tagPlayerName = diag.Row{
	Name: "tag/player-name", Severity: diag.Info, Title: "A player's name is not written as in a directory", Section: "3.4.5",
	Forms: []diag.FormRow{{
		Message: "There should be a space after the comma: “Family, First”.",
		Fix:     "Put a space after the comma",
	}, {
		Message: "Several players should be in alphabetical order: {Names:quoted}.",
		Facts:   []diag.Fact{{Name: "Names", Is: &diag.Words}},
	}},
	Fix: addSpace,
}

func addSpace(w *diag.Wording) {
	if CommaWithoutSpace.Is(w) {
		w.Insert(w.Span().End, " ")
		w.Fix(true)
	}
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

const UnknownScoring = diag.Kind[ScoringOfGame](TagUnknownScoring) << 8

// ScoringOfGame is the value of a Scoring tag.
type ScoringOfGame struct{ Scoring diag.Text }

var tagUnknownScoring = diag.Row{
	Name: "tag/unknown-scoring", Severity: diag.Info, Title: "The scoring is not one that the standard names", Section: "3.4.12",
	Forms: []diag.FormRow{{
		Message: "The scoring {Scoring:quoted} does not begin with a name from the standard, such as MP, IMP, BAM or Rubber; " +
			"programs may not know it.",
		Facts: []diag.Fact{{Name: "Scoring", Is: &diag.Words}},
	}},
}
