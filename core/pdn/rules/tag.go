package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of tag pairs, in the order of their names.
const (
	TagDuplicate diag.Rule = syntaxEnd + iota
	TagInvalidValue
	TagPlyCount
	TagSetup
	TagUnknown
	tagEnd
)

var tagRows = []*diag.Row{
	TagDuplicate - syntaxEnd:    &tagDuplicate,
	TagInvalidValue - syntaxEnd: &tagInvalidValue,
	TagPlyCount - syntaxEnd:     &tagPlyCount,
	TagSetup - syntaxEnd:        &tagSetup,
	TagUnknown - syntaxEnd:      &tagUnknown,
}

const DuplicateTag = diag.Kind[SecondTag](TagDuplicate) << 8 // its second place is the tag pair that counts

// SecondTag is a tag that a game has twice.
type SecondTag struct {
	Name   diag.Text
	IsSame bool // whether both have one value
}

var tagDuplicate = diag.Row{
	Name: "tag/duplicate", Severity: diag.Warning, Title: wordings.DuplicateTagTitle, Section: "Tags",
	Forms: []diag.FormRow{{
		Message: wordings.DuplicateTag,
		Other:   wordings.DuplicateTagOther,
		Fix:     wordings.DuplicateTagFix,
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "IsSame", Is: &diag.Flag}},
	}},
	Fix: func(w *diag.Wording) {
		w.Cut(w.Span())
		w.Fix(false)
	},
}

const InvalidValue = diag.Kind[WrongValue](TagInvalidValue) << 8 // its part, if it has one, is the edit of its fix

// WrongValue is a value that its tag cannot have.
type WrongValue struct {
	Name, Wanted diag.Text
	Better       diag.Text // what would be right; none if nobody can tell
}

var tagInvalidValue = diag.Row{
	Name: "tag/invalid-value", Severity: diag.Error, Title: wordings.InvalidValueTitle, Section: "Tags",
	Forms: []diag.FormRow{{
		Message: wordings.InvalidValue,
		Fix:     wordings.InvalidValueFix,
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "Wanted", Is: &diag.Words}, {Name: "Better", Is: &diag.Words}},
	}},
	Fix: writeParts,
}

const OtherPlyCount = diag.Kind[PlyCount](TagPlyCount) << 8 // its part is the edit of its fix

// PlyCount is how many moves the main line has, those of both sides counted.
type PlyCount struct{ Plies int32 }

var tagPlyCount = diag.Row{
	Name: "tag/ply-count", Severity: diag.Warning, Title: wordings.PlyCountTitle, Section: "Tags",
	Forms: []diag.FormRow{{
		Message: wordings.PlyCount,
		Fix:     wordings.PlyCountFix,
		Facts:   []diag.Fact{{Name: "Plies", Is: &diag.Number}},
	}},
	Fix: writeParts,
}

const (
	SetUpWithoutFEN = diag.Kind[diag.None](TagSetup)<<8 + iota
	FENWithoutSetUp = diag.Kind[diag.None](TagSetup)<<8 + iota // its part is the edit of its fix
)

var tagSetup = diag.Row{
	Name: "tag/setup", Severity: diag.Warning, Title: "The tags SetUp and FEN contradict each other", Section: "Tags",
	Forms: []diag.FormRow{{
		Message: "SetUp says that the game begins with a position of its own, but there is no tag FEN with it. The usual start is read.",
		Fix:     "Write 0",
	}, {
		Message: "SetUp says that the game begins as usual, but there is a tag FEN with another position, which is read.",
		Fix:     "Write 1",
	}},
	Fix: offerParts,
}

const UnknownTag = diag.Kind[KnownName](TagUnknown) << 8

// KnownName is the name of a tag as the standard writes it.
type KnownName struct{ Name diag.Text }

var tagUnknown = diag.Row{
	Name: "tag/unknown", Severity: diag.Info, Title: wordings.UnknownTagTitle, Section: "Tags",
	Forms: []diag.FormRow{{
		Message: wordings.UnknownTag,
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}},
	}},
}
