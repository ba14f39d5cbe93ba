package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// What is said once of a file has its first place and how many more there are. Where only safe fixes are wanted, each place is a finding of
// its own, the edit of which is its part.

// FirstValue is the first of some values of a file.
type FirstValue struct{ More int32 }

var firstValue = []diag.Fact{{Name: "More", Is: &diag.Number}}

const ColonInValue = diag.Kind[FirstValue](TagColon) << 8

var tagColon = diag.Row{
	Name: "tag/colon", Severity: diag.Info, IsOff: true, Title: "A value that is no list has a colon", Section: "8.1",
	Forms: []diag.FormRow{{
		Message: "A colon is meant for lists, such as several players{More?; {More} more {More|value has|values have} one}. It is kept.",
		Facts:   firstValue,
	}},
}

const UnknownCountry = diag.Kind[diag.None](TagCountry) << 8

var tagCountry = diag.Row{
	Name: "tag/country", Severity: diag.Info, Title: "A site ends with a code that no country has", Section: "8.1.1.2",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a country code of the Olympic Committee (IOC), of FIDE or of the PGN standard. The site is kept.",
	}},
}

const EmptyValue = diag.Kind[ValueToWrite](TagEmpty) << 8 // its part is the edit of its fix

// ValueToWrite is what the value of a tag should be.
type ValueToWrite struct{ Name, Better diag.Text }

var valueToWrite = []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "Better", Is: &diag.Words}}

var tagEmpty = diag.Row{
	Name: "tag/empty", Severity: diag.Info, Title: "A value that is not known is left empty", Section: "8.1.1",
	Change: "empty value written as unknown",
	Forms: []diag.FormRow{{
		Message: "{Name} is not known; write {Better:quoted}.",
		Fix:     "Write {Better}",
		Facts:   valueToWrite,
	}},
	Fix: writeParts,
}

const (
	InvalidValue = diag.Kind[WrongValue](TagInvalidValue)<<8 + iota // its part is the edit of its fix
	ScidCode     = diag.Kind[CodeOfScid](TagInvalidValue)<<8 + iota // an information once a file; its second place is what the fix replaces
)

// CodeOfScid is the first code of an opening in a file that has more in it than the standard's, as Scid writes.
type CodeOfScid struct {
	Code, Wanted, Better diag.Text
	More                 int32
}

// WrongValue is a value that its tag cannot have.
type WrongValue struct {
	Name, Wanted diag.Text
	Better       diag.Text // what would be right; none if nobody can tell
}

var wrongValue = []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "Wanted", Is: &diag.Words}, {Name: "Better", Is: &diag.Words}}

var tagInvalidValue = diag.Row{
	Name: "tag/invalid-value", Severity: diag.Error, Title: wordings.InvalidValueTitle, Section: "8.1.1",
	Change: "value written in the standard’s form",
	Forms: []diag.FormRow{{
		Message: wordings.InvalidValue,
		Fix:     wordings.InvalidValueFix,
		Facts:   wrongValue,
	}, {
		Message: "{Code:quoted} is a code of the program Scid; ECO must be {Wanted}, here {Better}" +
			"{More?. {More} more {More|game has|games have} such codes}.",
		Fix: "Write {Better}",
		Facts: []diag.Fact{
			{Name: "Code", Is: &diag.Words}, {Name: "Wanted", Is: &diag.Words}, {Name: "Better", Is: &diag.Words}, {Name: "More", Is: &diag.Number},
		},
	}},
	Fix: writeValue,
}

// writeValue writes the value in the form of the standard. What Scid adds to a code means something, and would be lost.
func writeValue(w *diag.Wording) {
	if f, is := ScidCode.Facts(w); is {
		w.FixElsewhere(false, []diag.Edit{{Place: w.OtherPlace(), Text: w.Told(f.Better)}})
		return
	}
	w.FixParts(true)
}

const OddRound = diag.Kind[diag.None](TagRound) << 8

var tagRound = diag.Row{
	Name: "tag/round", Severity: diag.Info, Title: "A round is not a number", Section: "8.1.1.4",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a round as the standard has it: a number, or numbers with periods, such as 4.1; “-” for none. It is kept.",
	}},
}

const (
	OddTimes     = diag.Kind[FirstTimes](TagTimeControlForm)<<8 + iota
	TimesInWords = diag.Kind[FirstTimes](TagTimeControlForm)<<8 + iota
)

// FirstTimes is the first of some time controls of a file.
type FirstTimes struct {
	More   int32
	Wanted diag.Text
	Times  diag.Text
}

var firstTimes = []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "Wanted", Is: &diag.Words}, {Name: "Times", Is: &diag.Words}}

var tagTimeControlForm = diag.Row{
	Name: "tag/time-control-form", Severity: diag.Info, Title: "A time control is not in whole seconds", Section: "9.6.1",
	Forms: []diag.FormRow{{
		Message: "{Times:quoted} has a zero or a fraction; the standard counts whole seconds from 1" +
			"{More?; {More} more {More|time control is|time controls are} like it}. It is read and kept.",
		Facts: firstTimes,
	}, {
		Message: "{Times:quoted} is kept as text; to be read by programs, a time control must be {Wanted}" +
			"{More?. {More} more {More|is|are} in words}.",
		Facts: firstTimes,
	}},
}

const TimesOutOfOrder = diag.Kind[diag.None](TagTimeControlOrder) << 8

var tagTimeControlOrder = diag.Row{
	Name: "tag/time-control-order", Severity: diag.Warning, Title: "The parts of a time control are out of order", Section: "9.6.1",
	Forms: []diag.FormRow{{
		Message: "In {here:quoted} a part comes too early: times for the rest of the game are last, and “?” and “-” are alone.",
	}},
}

const (
	UnlistedValue = diag.Kind[ListedValue](TagUnknownValue)<<8 + iota
	ValueCase     = diag.Kind[ListedValue](TagUnknownValue)<<8 + iota // its second place, or its part, is what the fix replaces
)

// ListedValue is a value of a tag for which the standard has a list.
type ListedValue struct {
	Name, Value diag.Text
	Better      diag.Text // the word of the list that is meant; none if nobody can tell
	More        int32     // how many more games have the value
}

var listedValue = []diag.Fact{
	{Name: "Name", Is: &diag.Words}, {Name: "Value", Is: &diag.Words}, {Name: "Better", Is: &diag.Words}, {Name: "More", Is: &diag.Number},
}

var tagUnknownValue = diag.Row{
	Name: "tag/unknown-value", Severity: diag.Info, Title: "A value is not one of those that the standard lists", Section: "9",
	Change: "value written as the standard’s list has it",
	Forms: []diag.FormRow{{
		Message: "{Value:quoted} is not one of the values that the standard lists for {Name}" +
			"{More?; {More} more {More|game has|games have} it}. It is kept.",
		Facts: listedValue,
	}, {
		Message: "The standard writes {Better:quoted} for {Name}, not {Value:quoted}{More?; {More} more {More|game has|games have} it}.",
		Fix:     "Write {Better}",
		Facts:   listedValue,
	}},
	Fix: writeWord,
}

func writeWord(w *diag.Wording) {
	if f, is := ValueCase.Facts(w); is {
		fixFirst(w, w.Told(f.Better))
	}
}

// fixFirst makes the safe fix of a finding that is the first of a file, or of one whose part is the edit.
func fixFirst(w *diag.Wording, text string) {
	switch {
	case len(w.Parts()) > 0:
		w.FixParts(true)
	case w.HasOther():
		w.FixElsewhere(true, []diag.Edit{{Place: w.OtherPlace(), Text: text}})
	}
}
