package rules

import "pbn/core/diag"

// The rules of moves, in the order of their names.
const (
	MoveAfterEnd diag.Rule = gameEnd + iota
	MoveAmbiguous
	MoveCaptureFalse
	MoveCaptureMark
	MoveCastlingZero
	MoveCheckFalse
	MoveCheckMissing
	MoveDisambiguation
	MoveEnPassantFalse
	MoveEnPassantMark
	MoveForm
	MoveIllegal
	MoveLanguage
	MoveLetterCase
	MoveLongForm
	MoveNull
	MovePawnLetter
	MovePromotionFalse
	MovePromotionForm
	MovePromotionMissing
	MoveUnreadable
	moveEnd
)

var moveFound = []*diag.Row{}
