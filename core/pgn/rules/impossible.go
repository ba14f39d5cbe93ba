package rules

import (
	"pbn/core/chess"
	"pbn/core/diag"
)

// What no position of a game has, and tags that do not go with a FEN. Their rules are in position.go.

const (
	ClockInPassing = diag.Kind[ClockOfFEN](PositionClock)<<8 + iota
	ClockTooHigh   = diag.Kind[ClockOfFEN](PositionClock)<<8 + iota
)

// ClockOfFEN is how many moves of one side or the other were made before a position, by the number of the move.
type ClockOfFEN struct{ Most int32 }

var clockOfFEN = []diag.Fact{{Name: "Most", Is: &diag.Number}}

var positionClock = diag.Row{
	Name: "position/clock", Severity: diag.Warning, Title: "The halfmove clock of a FEN cannot be right", Section: "16.1.3.5",
	Forms: []diag.FormRow{{
		Message: "The halfmove clock should be 0, not {here}: by the en passant square a pawn has just moved.",
		Facts:   clockOfFEN,
	}, {
		Message: "The halfmove clock says {here}, but by the number of its move both sides together have made " +
			"{Most!no move}{Most?only {Most} {Most|move|moves}} so far.",
		Facts: clockOfFEN,
	}},
}

const (
	CheckByNoMove  = diag.Kind[MenGivingCheck](PositionImpossibleCheck)<<8 + iota
	ChecksByNoMove = diag.Kind[MenGivingCheck](PositionImpossibleCheck)<<8 + iota
)

// MenGivingCheck are the men that give check: how many, and one of them.
type MenGivingCheck struct {
	Count int32
	Man   chess.Piece
	At    chess.Square
}

var menGivingCheck = []diag.Fact{{Name: "Count", Is: &diag.Number}, {Name: "Man", Is: &man}, {Name: "At", Is: &square}}

var positionImpossibleCheck = diag.Row{
	Name: "position/impossible-check", Severity: diag.Warning, Title: "A FEN has a check that no move can have given", Section: "16.1.3.1",
	Forms: []diag.FormRow{{
		Message: "{Man:enemy} is in check from the {Man} on {At}, but no last move of {Man:side} can have given that check.",
		Facts:   menGivingCheck,
	}, {
		Message: "{Man:enemy} is in check from {Count} men, one of them the {Man} on {At}, but no last move of {Man:side} can have given " +
			"that check.",
		Facts: menGivingCheck,
	}},
}

const InitialFEN = diag.Kind[GamesWithFEN](PositionInitial) << 8

// GamesWithFEN is how many more games of a file have a FEN of the initial position.
type GamesWithFEN struct{ More int32 }

var positionInitial = diag.Row{
	Name: "position/initial", Severity: diag.Info, Title: "A FEN is the initial position", Section: "9.7.2",
	Forms: []diag.FormRow{{
		Message: "This FEN is the initial position, from which a game without FEN begins anyway.{More? {More} more " +
			"{More|game has|games have} it, too.}",
		Facts: []diag.Fact{{Name: "More", Is: &diag.Number}},
	}},
}

const (
	NoKing       = diag.Kind[MenOfSide](PositionKings)<<8 + iota
	SeveralKings = diag.Kind[MenOfSide](PositionKings)<<8 + iota
	// The same in a line of EPD or of FENs.
	NoKingInLine       = diag.Kind[MenOfSide](PositionKings)<<8 + iota
	SeveralKingsInLine = diag.Kind[MenOfSide](PositionKings)<<8 + iota
)

// MenOfSide is how many men of a kind a side has, and how many it may have at most.
type MenOfSide struct {
	Count, Most int32
	Man         chess.Piece
}

var menOfSide = []diag.Fact{{Name: "Count", Is: &diag.Number}, {Name: "Most", Is: &diag.Number}, {Name: "Man", Is: &man}}

const (
	whyNoKing       = "{Man:side} has no king in this FEN; each side must have one."
	whySeveralKings = "{Man:side} has {Count} kings in this FEN; each side must have one."
	movesUnread     = " The moves of the line are not checked."
)

var positionKings = diag.Row{
	Name: "position/kings", Severity: diag.Error, Title: "A FEN does not have one king of each side", Section: "16.1.3.1",
	Forms: []diag.FormRow{{
		Message: whyNoKing + notChecked,
		Facts:   menOfSide,
	}, {
		Message: whySeveralKings + notChecked,
		Facts:   menOfSide,
	}, {
		Message: whyNoKing + movesUnread,
		Facts:   menOfSide,
	}, {
		Message: whySeveralKings + movesUnread,
		Facts:   menOfSide,
	}},
}

const (
	TooManyMen      = diag.Kind[MenOfSide](PositionMaterial)<<8 + iota
	TooManyPawns    = diag.Kind[MenOfSide](PositionMaterial)<<8 + iota
	TooManyPromoted = diag.Kind[MenOfSide](PositionMaterial)<<8 + iota
)

var positionMaterial = diag.Row{
	Name: "position/material", Severity: diag.Warning, Title: "A FEN has more men than a game can have", Section: "16.1.3.1",
	Forms: []diag.FormRow{{
		Message: "{Man:side} has {Count} men in this FEN; a side has at most {Most}.",
		Facts:   menOfSide,
	}, {
		Message: "{Man:side} has {Count} pawns in this FEN; a side has at most {Most}.",
		Facts:   menOfSide,
	}, {
		Message: "{Man:side} has {Count} {Count|man that must be a promoted pawn|men that must be promoted pawns} in this FEN, but " +
			"{Most!none of its pawns is missing}{Most?only {Most} of its pawns {Most|is|are} missing}.",
		Facts: menOfSide,
	}},
}

const SetUpWithoutFEN = diag.Kind[diag.None](PositionNoFEN) << 8

var positionNoFEN = diag.Row{
	Name: "position/no-fen", Severity: diag.Error, Title: "A game from a set-up position has no FEN", Section: "9.7.1",
	Forms: []diag.FormRow{{
		Message: "SetUp {here:quoted} says that the game begins from a set-up position, but it has no FEN that says which. " +
			"It is read from the initial position.",
	}},
}

const FENWithoutSetUp = diag.Kind[diag.None](PositionNoSetUp) << 8 // its part is the edit of its fix

var positionNoSetUp = diag.Row{
	Name: "position/no-setup", Severity: diag.Warning, Title: "A FEN has no tag SetUp beside it", Section: "9.7.1",
	Change: "tag SetUp added to a FEN",
	Forms: []diag.FormRow{{
		Message: `A game from a set-up position should have the tag [SetUp "1"] as well as its FEN.`,
		Fix:     `Add [SetUp "1"]`,
	}},
	Fix: func(w *diag.Wording) { w.FixParts(true) },
}

const OtherSideInCheck = diag.Kind[MenGivingCheck](PositionOppositeCheck) << 8

const whyOtherInCheck = "{Man:side} is to move in this FEN, though {Man:enemy} is already in check from the {Man} on {At}."

var positionOppositeCheck = diag.Row{
	Name: "position/opposite-check", Severity: diag.Error, Title: "The side that is not to move is in check in a FEN", Section: "16.1.3.2",
	Forms: []diag.FormRow{{
		Message: whyOtherInCheck,
		Facts:   menGivingCheck,
	}},
}

const PawnOnLastRank = diag.Kind[PawnsOnLastRank](PositionPawns) << 8

// PawnsOnLastRank is a pawn on the first or last rank, and how many more there are.
type PawnsOnLastRank struct {
	More int32
	At   chess.Square
}

const whyNoPawn = "No pawn can be on {At}: pawns never are on the first or last rank."

var positionPawns = diag.Row{
	Name: "position/pawns", Severity: diag.Error, Title: "A FEN has a pawn on the first or last rank", Section: "16.1.3.1",
	Forms: []diag.FormRow{{
		Message: whyNoPawn + "{More? {More} more {More|is|are} there.}",
		Facts:   []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "At", Is: &square}},
	}},
}

const SetUpDenied = diag.Kind[diag.None](PositionSetUp) << 8

var positionSetUp = diag.Row{
	Name: "position/setup", Severity: diag.Warning, Title: "SetUp says that there is no FEN, but there is one", Section: "9.7.1",
	Change: "SetUp changed to 1, as there is a FEN",
	Forms: []diag.FormRow{{
		Message: "SetUp {here:quoted} says that the game begins from the initial position, but its FEN is another one, which counts.",
		Fix:     "Write 1",
	}},
	Fix: func(w *diag.Wording) {
		w.Replace(w.Span(), "1")
		w.Fix(false)
	},
}
