package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of tag pairs, in the order of their names.
const (
	TagColon diag.Rule = syntaxEnd + iota
	TagCountry
	TagDateOrder
	TagDuplicate
	TagECO
	TagEmpty
	TagFieldCount
	TagInvalidValue
	TagLowerCaseName
	TagNameCase
	TagNeedsOpening
	TagPlayerName
	TagPlayersOrder
	TagPlyCount
	TagRound
	TagTimeControlForm
	TagTimeControlOrder
	TagUnknown
	TagUnknownValue
	tagEnd
)

var tagFound = []*diag.Row{
	TagDuplicate - syntaxEnd: &tagDuplicate,
	TagNameCase - syntaxEnd:  &tagNameCase,
}

var tagChecked = []*diag.Row{
	TagColon - syntaxEnd:            &tagColon,
	TagCountry - syntaxEnd:          &tagCountry,
	TagDateOrder - syntaxEnd:        &tagDateOrder,
	TagECO - syntaxEnd:              &tagECO,
	TagEmpty - syntaxEnd:            &tagEmpty,
	TagFieldCount - syntaxEnd:       &tagFieldCount,
	TagInvalidValue - syntaxEnd:     &tagInvalidValue,
	TagLowerCaseName - syntaxEnd:    &tagLowerCaseName,
	TagNeedsOpening - syntaxEnd:     &tagNeedsOpening,
	TagPlayerName - syntaxEnd:       &tagPlayerName,
	TagPlayersOrder - syntaxEnd:     &tagPlayersOrder,
	TagPlyCount - syntaxEnd:         &tagPlyCount,
	TagRound - syntaxEnd:            &tagRound,
	TagTimeControlForm - syntaxEnd:  &tagTimeControlForm,
	TagTimeControlOrder - syntaxEnd: &tagTimeControlOrder,
	TagUnknown - syntaxEnd:          &tagUnknown,
	TagUnknownValue - syntaxEnd:     &tagUnknownValue,
}

var tagFixes = []fixRow{{TagDuplicate, removeTag}, {TagNameCase, renameTag}}

const DuplicateTag = diag.Kind[FirstTag](TagDuplicate) << 8 // its second place is the tag pair that counts

// FirstTag is the tag that a game has twice.
type FirstTag struct {
	Name   diag.Text
	IsSame bool // whether both have one value
	// HasMore reports that something else is inside the tag pair, which would go with it.
	HasMore bool
}

var tagDuplicate = diag.Row{
	Name: "tag/duplicate", Severity: diag.Warning, Title: wordings.DuplicateTagTitle, Section: "8.1",
	Forms: []diag.FormRow{{
		Message: wordings.DuplicateTag,
		Other:   wordings.DuplicateTagOther,
		Fix:     wordings.DuplicateTagFix,
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "IsSame", Is: &diag.Flag}, {Name: "HasMore", Is: &diag.Flag}},
	}},
}

func removeTag(w *diag.Wording) {
	if f, _ := DuplicateTag.Facts(w); !f.HasMore {
		w.Cut(w.Span())
		w.Fix(f.IsSame)
	}
}

const OtherCase = diag.Kind[RightName](TagNameCase) << 8

// KnownName is the name of a tag as the standard writes it.
type KnownName struct{ Name diag.Text }

// RightName is the name that a tag should have.
type RightName struct {
	Name   diag.Text
	IsSafe bool // whether the game has no other tag pair of the name that the file has
}

var tagNameCase = diag.Row{
	Name: "tag/name-case", Severity: diag.Warning, Title: "A tag name has capital or small letters where the standard does not",
	Section: "8.1",
	Forms: []diag.FormRow{{
		Message: "The tag name {here:quoted} is read as {Name}: capital and small letters count in names.",
		Fix:     "Write {Name}",
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "IsSafe", Is: &diag.Flag}},
	}},
}

func renameTag(w *diag.Wording) {
	f, _ := OtherCase.Facts(w)
	w.Replace(w.Span(), w.Told(f.Name))
	w.Fix(f.IsSafe)
}
