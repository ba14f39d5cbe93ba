package rules

import "pbn/core/diag"

// The rules of the tag GameType, in the order of their names.
const (
	GametypeBoard diag.Rule = gameEnd + iota
	GametypeContradiction
	GametypeGuess
	GametypeMissing
	GametypeNoLaws
	GametypeNotDraughts
	GametypeSyntax
	GametypeUnknown
	gametypeEnd
)

var gametypeRows = []*diag.Row{
	GametypeBoard - gameEnd:         &gametypeBoard,
	GametypeContradiction - gameEnd: &gametypeContradiction,
	GametypeGuess - gameEnd:         &gametypeGuess,
	GametypeMissing - gameEnd:       &gametypeMissing,
	GametypeNoLaws - gameEnd:        &gametypeNoLaws,
	GametypeNotDraughts - gameEnd:   &gametypeNotDraughts,
	GametypeSyntax - gameEnd:        &gametypeSyntax,
	GametypeUnknown - gameEnd:       &gametypeUnknown,
}

// Variant is a variant by its name and its number, and how many more places of the file there are.
type Variant struct {
	More, Number int32
	Name         diag.Text
}

var variant = []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "Number", Is: &diag.Number}, {Name: "Name", Is: &diag.Words}}

const (
	OtherBoard = diag.Kind[BoardOfVariant](GametypeBoard)<<8 + iota
	NoBoard    = diag.Kind[BoardOfVariant](GametypeBoard)<<8 + iota
)

// BoardOfVariant is the board that a variant is played on.
type BoardOfVariant struct {
	Width, Height int32
	Name          diag.Text
}

var boardOfVariant = []diag.Fact{{Name: "Width", Is: &diag.Number}, {Name: "Height", Is: &diag.Number}, {Name: "Name", Is: &diag.Words}}

var gametypeBoard = diag.Row{
	Name: "gametype/board", Severity: diag.Warning, Title: "GameType has another board than its variant", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "{here} has another board than {Name} draughts, which is played on {Width} × {Height} squares. Its laws are used on this board.",
		Facts:   boardOfVariant,
	}, {
		Message: "There is no board such as that of {here}; sides have 4 to 12 squares. It is read as {Name} draughts on {Width} × {Height} squares.",
		Facts:   boardOfVariant,
	}},
}

const (
	LegalOnOtherBoard = diag.Kind[Variant](GametypeContradiction)<<8 + iota // the part of both is the edit of their fix
	LegalInOther      = diag.Kind[Variant](GametypeContradiction)<<8 + iota
)

var gametypeContradiction = diag.Row{
	Name: "gametype/contradiction", Severity: diag.Warning, Title: "The moves contradict the tag GameType", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "With the board and the numbers of {here} the moves are not legal; with those of {Name} draughts, {Number}, the whole " +
			"game is.",
		Fix:   "Write {Number}",
		Facts: variant,
	}, {
		Message: "GameType {here} does not allow the first move; the whole game is legal as {Name} draughts, {Number}.",
		Fix:     "Write {Number}",
		Facts:   variant,
	}},
	Fix: writeGameType,
}

func writeGameType(w *diag.Wording) { w.FixParts(LegalOnOtherBoard.Is(w)) }

const (
	SeveralVariants = diag.Kind[Guess](GametypeGuess)<<8 + iota // its parts are the edits of its fixes, one of which may be right
	NoVariant       = diag.Kind[Guess](GametypeGuess)<<8 + iota
)

// Guess is the variant that a game is read as that does not say it, and the variants by whose laws it is legal.
type Guess struct {
	More      int32
	Name, All diag.Text
}

var guess = []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "Name", Is: &diag.Words}, {Name: "All", Is: &diag.Words}}

const moreGames = "{More?; {More} more {More|game is|games are} like it}"

var gametypeGuess = diag.Row{
	Name: "gametype/guess", Severity: diag.Warning, Title: "Nobody can tell which variant a game is", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "The game does not say its variant, and is legal in several: {All}. It is read as {Name} draughts" + moreGames + ".",
		Fix:     "Write {part:trimmed}",
		Facts:   guess,
	}, {
		Message: "The game does not say its variant, and is legal to its end in none. It is read as {Name} draughts, in which it goes furthest" + moreGames + ".",
		Facts:   guess,
	}},
	Fix: (*diag.Wording).FixEachPartElsewhere,
}

const (
	FoundByMoves = diag.Kind[Variant](GametypeMissing)<<8 + iota
	FoundByTag   = diag.Kind[Variant](GametypeMissing)<<8 + iota
	NotFound     = diag.Kind[Variant](GametypeMissing)<<8 + iota
)

const moreWithout = "{More?. {More} more {More|game lacks|games lack} it}"

var gametypeMissing = diag.Row{
	Name: "gametype/missing", Severity: diag.Info, Title: "A game has no tag GameType", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "The game has no tag GameType; by its moves it is read as {Name} draughts, {Number}" + moreWithout + ".",
		Facts:   variant,
	}, {
		Message: "The game has no tag GameType; by its tag Variant it is read as {Name} draughts, {Number}" + moreWithout + ".",
		Facts:   variant,
	}, {
		Message: "The game has no tag GameType, and no move shows which variant it is" + moreWithout + ".",
		Facts:   variant,
	}},
}

const NoLaws = diag.Kind[Variant](GametypeNoLaws) << 8

var gametypeNoLaws = diag.Row{
	Name: "gametype/no-laws", Severity: diag.Info, Title: "The moves of a variant are not judged", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "The laws of {Name} draughts, {Number}, are not known here, so its moves are kept and not judged" + moreGames + ".",
		Facts:   variant,
	}},
}

const NotDraughts = diag.Kind[diag.None](GametypeNotDraughts) << 8

var gametypeNotDraughts = diag.Row{
	Name: "gametype/not-draughts", Severity: diag.Error, Title: "GameType says another game than draughts", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "GameType {here} is not a variant of draughts: 0 is chess, 1 xiangqi, 50 Othello. Its moves are kept and not judged.",
	}},
}

const (
	OddGameType   = diag.Kind[Text](GametypeSyntax)<<8 + iota // its part is the edit of its fix
	WrongGameType = diag.Kind[Text](GametypeSyntax)<<8 + iota
)

var gametypeSyntax = diag.Row{
	Name: "gametype/syntax", Severity: diag.Error, Title: "The tag GameType is not written as it should be", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as {Text}. After the number there is nothing, or who starts, the board, the notation and the corner, as in " +
			"20,W,10,10,N2,0.",
		Fix:   writeText,
		Facts: text,
	}, {
		Message: "{here:quoted} does not begin with the number of a variant, such as 20 for international draughts.",
		Facts:   text,
	}},
	Fix: writeParts,
}

const UnknownGameType = diag.Kind[diag.None](GametypeUnknown) << 8

var gametypeUnknown = diag.Row{
	Name: "gametype/unknown", Severity: diag.Warning, Title: "No variant has the number of the tag GameType", Section: "GameType",
	Forms: []diag.FormRow{{
		Message: "No variant has the number of GameType {here:quoted}, so the moves are kept and not judged.",
	}},
}
