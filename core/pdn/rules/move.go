package rules

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of moves, in the order of their names.
const (
	MoveAfterEnd diag.Rule = gametypeEnd + iota
	MoveBackwards
	MoveCharacter
	MoveIllegal
	MoveKingMoves
	MoveNoPiece
	MoveNoSeparator
	MoveNotation
	MoveNumber
	MoveNumberAlone
	MoveNumberForm
	MoveSeparator
	MoveSpace
	MoveStar
	MoveStrengthSpace
	MoveUnknown
	MoveWrongSide
	moveEnd
)

var moveRows = []*diag.Row{
	MoveAfterEnd - gametypeEnd:      &moveAfterEnd,
	MoveBackwards - gametypeEnd:     &moveBackwards,
	MoveCharacter - gametypeEnd:     &moveCharacter,
	MoveIllegal - gametypeEnd:       &moveIllegal,
	MoveKingMoves - gametypeEnd:     &moveKingMoves,
	MoveNoPiece - gametypeEnd:       &moveNoPiece,
	MoveNoSeparator - gametypeEnd:   &moveNoSeparator,
	MoveNotation - gametypeEnd:      &moveNotation,
	MoveNumber - gametypeEnd:        &moveNumber,
	MoveNumberAlone - gametypeEnd:   &moveNumberAlone,
	MoveNumberForm - gametypeEnd:    &moveNumberForm,
	MoveSeparator - gametypeEnd:     &moveSeparator,
	MoveSpace - gametypeEnd:         &moveSpace,
	MoveStar - gametypeEnd:          &moveStar,
	MoveStrengthSpace - gametypeEnd: &moveStrengthSpace,
	MoveUnknown - gametypeEnd:       &moveUnknown,
	MoveWrongSide - gametypeEnd:     &moveWrongSide,
}

// WrongMove is a move that is not legal, the side that is on turn, and the square that the reason names.
type WrongMove struct {
	Square diag.Text
	Side   uint8
}

var wrongMove = []diag.Fact{{Name: "Square", Is: &diag.Words}, {Name: "Side", Is: &side}}

const laws = "Laws of the variant"

const AfterEnd = diag.Kind[WrongMove](MoveAfterEnd) << 8

var moveAfterEnd = diag.Row{
	Name: "move/after-end", Severity: diag.Error, Title: "A move is made though the game is over", Section: laws,
	Forms: []diag.FormRow{{
		Message: "{here} is not possible: {Side} has no piece that can move, and has lost.", Facts: wrongMove,
	}},
}

const GoesBack = diag.Kind[WrongMove](MoveBackwards) << 8

var moveBackwards = diag.Row{
	Name: "move/backwards", Severity: diag.Error, Title: "A man goes backwards", Section: laws,
	Forms: []diag.FormRow{{
		Message: "{here} is not legal: a man does not go backwards{Square?, nor does it capture so in this variant}.", Facts: wrongMove,
	}},
}

const OtherCharacters = diag.Kind[Text](MoveCharacter) << 8 // its part is the edit of its fix

var moveCharacter = diag.Row{
	Name: "move/character", Severity: diag.Error, Title: "A move has other characters than the standard’s", Section: "Grammar: Square",
	Change: "moves written with the standard’s characters",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as {Text}: squares have small letters, and the signs between them are -, x and :.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}

const (
	NoSuchSquareInMove = diag.Kind[WrongMove](MoveIllegal)<<8 + iota
	OnOccupiedSquare   = diag.Kind[WrongMove](MoveIllegal)<<8 + iota
	NotOnLine          = diag.Kind[WrongMove](MoveIllegal)<<8 + iota
	TooFar             = diag.Kind[WrongMove](MoveIllegal)<<8 + iota
	WayBlocked         = diag.Kind[WrongMove](MoveIllegal)<<8 + iota
	Unreadable         = diag.Kind[WrongMove](MoveIllegal)<<8 + iota
	NotPossible        = diag.Kind[WrongMove](MoveIllegal)<<8 + iota
)

var moveIllegal = diag.Row{
	Name: "move/illegal", Severity: diag.Error, Title: "A move is not legal", Section: laws,
	Forms: []diag.FormRow{
		{Message: "{here} is not a move: the board has no square {Square}.", Facts: wrongMove},
		{Message: "{here} is not legal: there is a piece on {Square} already.", Facts: wrongMove},
		{Message: "{here} is not legal: the two squares are not on a line on which the piece moves.", Facts: wrongMove},
		{Message: "{here} is not legal: the piece does not go so far.", Facts: wrongMove},
		{Message: "{here} is not legal: the piece on {Square} is in the way.", Facts: wrongMove},
		{Message: "{here:quoted} cannot be read as a move.", Facts: wrongMove},
		{Message: "{here} is not legal.", Facts: wrongMove},
	},
}

const KingHasToRest = diag.Kind[WrongMove](MoveKingMoves) << 8

var moveKingMoves = diag.Row{
	Name: "move/king-moves", Severity: diag.Error, Title: "A king moves for the fourth time in a row", Section: laws,
	Forms: []diag.FormRow{{
		Message: "{here} is not legal: the king on {Square} has moved three times in a row, and {Side} has men that have to move or capture first.",
		Facts:   wrongMove,
	}},
}

const NoPiece = diag.Kind[WrongMove](MoveNoPiece) << 8

var moveNoPiece = diag.Row{
	Name: "move/no-piece", Severity: diag.Error, Title: "There is no piece to move", Section: laws,
	Forms: []diag.FormRow{{Message: "{here} is not possible: there is no piece on {Square}.", Facts: wrongMove}},
}

const DigitsAlone = diag.Kind[Text](MoveNoSeparator) << 8 // its part is the edit of its fix

var moveNoSeparator = diag.Row{
	Name: "move/no-separator", Severity: diag.Error, Title: "A move has no sign between its squares", Section: "Grammar: Move",
	Change: "sign written between the squares of a move",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as {Text}, the only legal move that has these digits.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}

const MixedSquares = diag.Kind[diag.None](MoveNotation) << 8

var moveNotation = diag.Row{
	Name: "move/notation", Severity: diag.Error, Title: "A move has squares of two kinds", Section: "Grammar: Move",
	Forms: []diag.FormRow{{
		Message: "{here} has a square with a letter and one that is a number; in a move all are of one kind.",
	}},
}

const WrongNumber = diag.Kind[RightNumber](MoveNumber) << 8

// RightNumber is the number that a move should have.
type RightNumber struct{ Number int32 }

var rightNumber = []diag.Fact{{Name: "Number", Is: &number}}

var moveNumber = diag.Row{
	Name: "move/number", Severity: diag.Warning, Title: wordings.WrongNumber, Section: "Grammar: MOVENUMBER",
	Change: "wrong move number put right",
	Forms: []diag.FormRow{{
		Message: "The number {here:quoted} is wrong: by the moves before it, it is {Number}",
		Fix:     "Write {Number}",
		Facts:   rightNumber,
	}},
	Fix: func(w *diag.Wording) {
		f, _ := WrongNumber.Facts(w)
		w.Replace(w.Span(), sayNumber(uint32(f.Number), ""))
		w.Fix(true)
	},
}

const NumberWithoutMove = diag.Kind[diag.None](MoveNumberAlone) << 8

var moveNumberAlone = diag.Row{
	Name: "move/number-alone", Severity: diag.Warning, Title: "A move number has no move", Section: "Grammar: GameMove",
	Change: "move number without a move left out",
	Forms:  []diag.FormRow{{Message: wordings.NumberAlone, Fix: wordings.NumberAloneFix}},
	Fix: func(w *diag.Wording) {
		w.Cut(w.Span())
		w.Fix(!strings.Contains(w.Says(), "…"))
	},
}

const OddNumber = diag.Kind[Text](MoveNumberForm) << 8 // its part is the edit of its fix

var moveNumberForm = diag.Row{
	Name: "move/number-form", Severity: diag.Error, Title: "A move number is not written as it should be", Section: "Grammar: MOVENUMBER",
	Change: "move number written as it should be",
	Forms: []diag.FormRow{{
		Message: "The number {here:quoted} should be {Text:quoted}: one period, or three before a move of the second player, right after the digits.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}

const (
	CaptureWithoutX = diag.Kind[Text](MoveSeparator)<<8 + iota // the parts of both are the edits of their fix
	XWithoutCapture = diag.Kind[Text](MoveSeparator)<<8 + iota
)

var moveSeparator = diag.Row{
	Name: "move/separator", Severity: diag.Warning, Title: "The sign between the squares is not that of the move", Section: "Grammar: Move",
	Change: "sign of a move put right",
	Forms: []diag.FormRow{{
		Message: "{here} captures, so it is written {Text}.",
		Fix:     writeText,
		Facts:   text,
	}, {
		Message: "{here} captures nothing, so it is written {Text}.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}

const SpaceInMove = diag.Kind[diag.None](MoveSpace) << 8 // its parts are the edits of its fix

var moveSpace = diag.Row{
	Name: "move/space", Severity: diag.Error, Title: "A move has a blank in it", Section: "Restriction 1",
	Change: "blank in a move left out",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is one move, which has no blanks in it.",
		Fix:     "Remove the blanks",
	}},
	Fix: writeParts,
}

const StarAsStrength = diag.Kind[Star](MoveStar) << 8

// Star is a star after a move.
type Star struct {
	IsSafe bool // whether something else ends the game
}

var moveStar = diag.Row{
	Name: "move/star", Severity: diag.Error, Title: "A star is written after a move as its strength", Section: "Restriction 3",
	Forms: []diag.FormRow{{
		Message: "The star after this move marks a forced move, but “*” ends games; write $7.",
		Fix:     "Write $7",
		Facts:   []diag.Fact{{Name: "IsSafe", Is: &diag.Flag}},
	}},
	Fix: func(w *diag.Wording) {
		f, _ := StarAsStrength.Facts(w)
		w.Replace(w.Span(), " $7")
		w.Fix(f.IsSafe)
	},
}

const StrengthApart = diag.Kind[diag.None](MoveStrengthSpace) << 8 // its part is the edit of its fix

var moveStrengthSpace = diag.Row{
	Name: "move/strength-space", Severity: diag.Error, Title: "There is a blank between a move and its strength", Section: "Restriction 2",
	Change: "blank before a strength left out",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} belongs directly after its move.",
		Fix:     "Remove the blank",
	}},
	Fix: writeParts,
}

const (
	UnknownMove = diag.Kind[diag.None](MoveUnknown)<<8 + iota
	TooManyWays = diag.Kind[diag.None](MoveUnknown)<<8 + iota
)

var moveUnknown = diag.Row{
	Name: "move/unknown", Severity: diag.Warning, Title: "A move is not known", Section: "Reading grammar: ELLIPSES",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} stands for a move that is not known, so what follows in this line is not judged.",
	}, {
		Message: "The captures here have more ways than are followed, so what follows {here} in this line is not judged.",
	}},
}

const OtherSide = diag.Kind[WrongMove](MoveWrongSide) << 8

var moveWrongSide = diag.Row{
	Name: "move/wrong-side", Severity: diag.Error, Title: "A move is of the side that is not on turn", Section: "Setup",
	Forms: []diag.FormRow{{
		Message: "{here} is a move of {Side:enemy}, but it is {Side}’s turn. If the position was set up anew, the file needs a setup here.",
		Facts:   wrongMove,
	}},
}
