package rules

import "pbn/core/diag"

// The rules of games in a file, in the order of their names.
const (
	GameEmpty diag.Rule = fileEnd + iota
	GameMissingSeparator
	gameEnd
)

var gameRows = []*diag.Row{
	GameEmpty - fileEnd:            &gameEmpty,
	GameMissingSeparator - fileEnd: &gameMissingSeparator,
}

const (
	SecondSeparator = diag.Kind[Separator](GameEmpty)<<8 + iota // its second place is the one that ended the game
	FirstSeparator  = diag.Kind[Separator](GameEmpty)<<8 + iota
)

// Separator is what ends a game that has nothing in it.
type Separator struct {
	IsSafe bool // whether what is around it is read as before without it
}

var separator = []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}}

var gameEmpty = diag.Row{
	Name: "game/empty", Severity: diag.Warning, Title: "A game has nothing in it", Section: "Grammar: Game",
	Change: "game without anything left out",
	Forms: []diag.FormRow{{
		Message: "The game has already ended with {other}; {here} would end a game that has nothing in it.",
		Other:   "the end of the game",
		Fix:     "Remove {here}",
		Facts:   separator,
	}, {
		Message: "{here} would end a game that has nothing in it.",
		Fix:     "Remove {here}",
		Facts:   separator,
	}},
	Fix: removeSeparator,
}

func removeSeparator(w *diag.Wording) {
	f, is := SecondSeparator.Facts(w)
	if !is {
		f, _ = FirstSeparator.Facts(w)
	}
	w.Cut(w.Span())
	w.Fix(f.IsSafe)
}

const NoSeparator = diag.Kind[PlaceOfSeparator](GameMissingSeparator) << 8

// PlaceOfSeparator says what has to come before the separator that a game lacks.
type PlaceOfSeparator struct{ After uint8 }

// What comes between the last thing of a game and the separator that it lacks.
const (
	OnSameLine     uint8 = iota // a blank
	OnNextLine                  // a line end: what is before it goes up to the end of its line
	AfterEmptyLine              // the game has no moves
	Nowhere                     // what is before it would swallow it
)

var gameMissingSeparator = diag.Row{
	Name: "game/missing-separator", Severity: diag.Warning, Title: "A game does not end before the next one", Section: "Grammar: PdnFile",
	Change: "games separated",
	Forms: []diag.FormRow{{
		Message: "The next game begins after {here:quoted}, and nothing ends this one; “*” goes between games.",
		Fix:     "Write * at the end of the game",
		Facts:   []diag.Fact{{Name: "After", Is: &diag.Small}},
	}},
	Fix: writeSeparator,
}

func writeSeparator(w *diag.Wording) {
	f, _ := NoSeparator.Facts(w)
	before := " "
	switch f.After {
	case OnNextLine:
		before = w.Text.LineEnd()
	case AfterEmptyLine:
		before = w.Text.LineEnd() + w.Text.LineEnd()
	case Nowhere:
		return
	}
	w.Insert(w.Span().End, before+"*")
	w.Fix(true)
}
