package rules

import "pbn/core/diag"

// The rules of positions, in the order of their names.
const (
	PositionCastling diag.Rule = numberEnd + iota
	PositionClock
	PositionEnPassant
	PositionForm
	PositionImpossibleCheck
	PositionInitial
	PositionKings
	PositionMaterial
	PositionNoFEN
	PositionNoSetUp
	PositionOppositeCheck
	PositionPawns
	PositionSetUp
	PositionSyntax
	PositionVariant
	positionEnd
)

var positionFound = []*diag.Row{
	PositionCastling - numberEnd:  &positionCastling,
	PositionEnPassant - numberEnd: &positionEnPassant,
	PositionForm - numberEnd:      &positionForm,
	PositionSyntax - numberEnd:    &positionSyntax,
	PositionVariant - numberEnd:   &positionVariant,
}

var positionChecked = []*diag.Row{
	PositionClock - numberEnd:           &positionClock,
	PositionImpossibleCheck - numberEnd: &positionImpossibleCheck,
	PositionInitial - numberEnd:         &positionInitial,
	PositionKings - numberEnd:           &positionKings,
	PositionMaterial - numberEnd:        &positionMaterial,
	PositionNoFEN - numberEnd:           &positionNoFEN,
	PositionNoSetUp - numberEnd:         &positionNoSetUp,
	PositionOppositeCheck - numberEnd:   &positionOppositeCheck,
	PositionPawns - numberEnd:           &positionPawns,
	PositionSetUp - numberEnd:           &positionSetUp,
}

var positionFixes = []fixRow{
	{PositionCastling, writeFEN}, {PositionEnPassant, writeFEN}, {PositionForm, writeFEN}, {PositionVariant, nameVariant},
}

// FENInOtherForm is how the position of a FEN is written that has a fault; the second place of the finding is the whole FEN.
type FENInOtherForm struct{ FEN diag.Text }

var fenInOtherForm = []diag.Fact{{Name: "FEN", Is: &diag.Words}}

const writeThisFEN = "Write {FEN:quoted}"

// fenForms are the kinds whose fix is the FEN of the position that was read.
var fenForms = [...]diag.Kind[FENInOtherForm]{
	FalseCastling, FalseEnPassant, SplitDigits, FieldMissing, FieldSpacing, TurnForm, CastlingForm, NumberForm, EPDFieldMissing, CastlingByFile,
}

func writeFEN(w *diag.Wording) {
	for _, kind := range fenForms {
		if f, is := kind.Facts(w); is {
			w.Replace(w.Other(), w.Told(f.FEN))
			w.Fix(true)
			return
		}
	}
}

const FalseCastling = diag.Kind[FENInOtherForm](PositionCastling) << 8

var positionCastling = diag.Row{
	Name: "position/castling", Severity: diag.Error, Title: "A FEN allows castling without the king or the rook", Section: "16.1.3.3",
	Forms: []diag.FormRow{{
		Message: "The FEN allows castling with {here:quoted}, but the king or the rook is not on its square. The right is left out.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}},
}

const FalseEnPassant = diag.Kind[FENInOtherForm](PositionEnPassant) << 8

var positionEnPassant = diag.Row{
	Name: "position/en-passant", Severity: diag.Error, Title: "A FEN has an en passant square that no pawn has passed", Section: "16.1.3.4",
	Forms: []diag.FormRow{{
		Message: "No pawn can have passed {here:quoted} with the last move; the FEN is read as if it had “-” there.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}},
}

const (
	SplitDigits  = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
	FieldMissing = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
	FieldSpacing = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
	TurnForm     = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
	CastlingForm = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
	NumberForm   = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
	// In EPD; the second only where the file is to have export format.
	EPDFieldMissing = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
	CastlingByFile  = diag.Kind[FENInOtherForm](PositionForm)<<8 + iota
)

var positionForm = diag.Row{
	Name: "position/form", Severity: diag.Error, Title: "A FEN is not written as it should be", Section: "16.1.3",
	Forms: []diag.FormRow{{
		Message: "In a FEN one digit says how many squares in a row are empty; instead of {here:quoted} it should be their sum.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}, {
		Message: "A FEN has six fields; this one ends early. What is missing is read as “-”, 0 and 1.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}, {
		Message: "The fields of a FEN have one blank between them, and none before or after them.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}, {
		Message: "The side to move is “w” or “b” in a FEN, not {here:quoted}.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}, {
		Message: "{here:quoted} is in the wrong place or repeated; the rights to castle are in the order KQkq.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}, {
		Message: "{here:quoted} is read as the nearest number that a FEN can have, which has no zero before it. Moves count from 1.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}, {
		Message: "A position has four fields: the men, the side to move, castling, and the en passant square. This one ends early; " +
			"what is missing is read as “w” or “-”.",
		Fix:   writeThisFEN,
		Facts: fenInOtherForm,
	}, {
		Message: "In export format {here:quoted} is written with K, Q, k and q, as the rooks are the outermost ones.",
		Fix:     writeThisFEN,
		Facts:   fenInOtherForm,
	}},
}

const (
	RankCount       = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	RankLength      = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownPiece    = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownTurn     = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownCastling = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownField    = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	// The same in a line of EPD or of FENs.
	RankCountInLine       = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	RankLengthInLine      = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownPieceInLine    = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownTurnInLine     = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownCastlingInLine = diag.Kind[diag.None](PositionSyntax)<<8 + iota
	UnknownFieldInLine    = diag.Kind[diag.None](PositionSyntax)<<8 + iota
)

// What follows from it, in a game and in a line of EPD.
const (
	notChecked = " The moves of the game are not checked."
	notRead    = " The line is kept as it is."
)

// Why a FEN cannot be read.
const (
	whyRankCount       = "The board of a FEN has eight ranks with “/” between them, {here:quoted} has more or fewer."
	whyRankLength      = "A rank of a FEN has eight squares, {here:quoted} has more or fewer."
	whyUnknownPiece    = "{here:quoted} is neither a piece, such as P for White or p for Black, nor a number of empty squares from 1 to 8."
	whyUnknownTurn     = "{here:quoted} does not say who is to move, as “w” or “b” would."
	whyUnknownCastling = "{here:quoted} does not say who may castle, as K, Q, k, q or “-” would."
	whyUnknownField    = "{here:quoted} does not belong in a FEN at this place."
)

var positionSyntax = diag.Row{
	Name: "position/syntax", Severity: diag.Error, Title: "A FEN cannot be read", Section: "16.1.3",
	Forms: []diag.FormRow{
		{Message: whyRankCount + notChecked},
		{Message: whyRankLength + notChecked},
		{Message: whyUnknownPiece + notChecked},
		{Message: whyUnknownTurn + notChecked},
		{Message: whyUnknownCastling + notChecked},
		{Message: whyUnknownField + notChecked},
		{Message: whyRankCount + notRead},
		{Message: whyRankLength + notRead},
		{Message: whyUnknownPiece + notRead},
		{Message: whyUnknownTurn + notRead},
		{Message: whyUnknownCastling + notRead},
		{Message: whyUnknownField + notRead},
	},
}

const UnsaidChess960 = diag.Kind[diag.None](PositionVariant) << 8 // its second place is the tag Variant; else its part is the new one

var positionVariant = diag.Row{
	Name: "position/variant", Severity: diag.Warning, Title: "A FEN is one of Chess960, but the game does not say so", Section: "9.7.2",
	Forms: []diag.FormRow{{
		Message: "The rights to castle in this FEN are those of Chess960; {other?instead of {other:quoted} }the game should have " +
			`[Variant "Chess960"].`,
		Fix: `Write [Variant "Chess960"]`,
	}},
}

// nameVariant writes the tag Variant: in place of the one there is, or before the FEN.
func nameVariant(w *diag.Wording) {
	if w.HasOther() {
		w.Replace(w.Other(), `[Variant "Chess960"]`)
	}
	w.ReplaceParts()
	w.Fix(false)
}
