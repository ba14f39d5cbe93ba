package rules

import "pbn/core/diag"

// The rules of games, in the order of their names.
const (
	GameMissingResult diag.Rule = fileEnd + iota
	GameNoTags
	GameSecondResult
	GameVariant
	gameEnd
)

var gameFound = []*diag.Row{
	GameMissingResult - fileEnd: &gameMissingResult,
	GameNoTags - fileEnd:        &gameNoTags,
	GameSecondResult - fileEnd:  &gameSecondResult,
	GameVariant - fileEnd:       &gameVariant,
}

var gameChecked = []*diag.Row{}

var gameFixes = []fixRow{{GameMissingResult, writeMarker}, {GameSecondResult, removeMarker}}

const (
	ResultByTag      = diag.Kind[MissingMarker](GameMissingResult)<<8 + iota
	ResultByPosition = diag.Kind[MissingMarker](GameMissingResult)<<8 + iota
	ResultUnknown    = diag.Kind[MissingMarker](GameMissingResult)<<8 + iota
)

// MissingMarker is the result that a game without one is read with, and where it should be.
type MissingMarker struct {
	At     int32
	Result diag.Text
	After  uint8 // what comes between it and what is before it
}

// What comes between the last thing of a game and its marker.
const (
	OnSameLine     uint8 = iota // a blank
	OnNextLine                  // a line end: what is before it goes up to the end of its line
	AfterEmptyLine              // the game has no moves
	Nowhere                     // what is before it would swallow it
)

var missingMarker = []diag.Fact{{Name: "At", Is: &diag.Number}, {Name: "Result", Is: &diag.Words}, {Name: "After", Is: &diag.Small}}

const markerTitle = "Write {Result} at the end of the game"

// MissingResult is the result that a game without one is read with.
type MissingResult struct{ Result diag.Text }

var missingResult = []diag.Fact{{Name: "Result", Is: &diag.Words}}

var gameMissingResult = diag.Row{
	Name: "game/missing-result", Severity: diag.Error, Title: "A game does not end with its result", Section: "8.2.6",
	Forms: []diag.FormRow{{
		Message: "The game does not end with its result; it is read as {Result}, which the Result tag says.",
		Fix:     markerTitle,
		Facts:   missingMarker,
	}, {
		Message: "The game does not end with its result; it is read as {Result}, which the final position says.",
		Fix:     markerTitle,
		Facts:   missingMarker,
	}, {
		Message: "The game does not end with its result; it is read as “*”, unknown.",
		Fix:     markerTitle,
		Facts:   missingMarker,
	}},
}

// writeMarker writes the marker that a game lacks; it is known where the tag Result says it.
func writeMarker(w *diag.Wording) {
	f, isSaid := ResultByTag.Facts(w)
	is := isSaid
	if !is {
		f, is = ResultByPosition.Facts(w)
	}
	if !is {
		f, _ = ResultUnknown.Facts(w)
	}
	marker := w.Told(f.Result)
	switch f.After {
	case OnSameLine:
		w.Insert(int(f.At), " "+marker)
	case OnNextLine:
		w.Insert(int(f.At), w.Text.LineEnd()+marker)
	case AfterEmptyLine:
		w.Insert(int(f.At), w.Text.LineEnd()+w.Text.LineEnd()+marker)
	default:
		return
	}
	w.Fix(isSaid)
}

const GameWithoutTags = diag.Kind[diag.None](GameNoTags) << 8

var gameNoTags = diag.Row{
	Name: "game/no-tags", Severity: diag.Info, Title: "A game has no tags", Section: "8.1",
	Forms: []diag.FormRow{{
		Message: "The game that begins here has no tags: nobody knows who played it.",
	}},
}

const (
	SameResultAgain = diag.Kind[EndOfGame](GameSecondResult)<<8 + iota // its second place is the first result
	OtherResult     = diag.Kind[EndOfGame](GameSecondResult)<<8 + iota
)

var gameSecondResult = diag.Row{
	Name: "game/second-result", Severity: diag.Error, Title: "A game has two results", Section: "8.2.6",
	Forms: []diag.FormRow{{
		Message: "The result {other} is here a second time; a game has one.",
		Other:   "the result that counts",
		Fix:     "Remove the second {here}",
		Facts:   endOfGame,
	}, {
		Message: "The game has ended already with the result {other}, so {here} does not count.",
		Other:   "the result that counts",
		Facts:   endOfGame,
	}},
}

func removeMarker(w *diag.Wording) {
	if f, is := SameResultAgain.Facts(w); is {
		w.Cut(w.Span())
		w.Fix(f.IsSafe)
	}
}

const (
	GameOfVariant = diag.Kind[NameOfVariant](GameVariant)<<8 + iota
	GameWithDrops = diag.Kind[diag.None](GameVariant)<<8 + iota
)

// NameOfVariant is what the game says that it is.
type NameOfVariant struct{ Variant diag.Text }

var gameVariant = diag.Row{
	Name: "game/variant", Severity: diag.Info, Title: "A game is of another variant than chess", Section: "8.2",
	Forms: []diag.FormRow{{
		Message: "{Variant:quoted} is not played by the laws of chess, so the moves of such games are kept as text and not judged.",
		Facts:   []diag.Fact{{Name: "Variant", Is: &diag.Words}},
	}, {
		Message: "{here:quoted} puts a man on the board, as only other variants than chess have it, and the game has no tag Variant that " +
			"names one. Its moves are kept as text and not judged.",
	}},
}
