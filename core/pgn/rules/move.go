package rules

import (
	"pbn/core/chess"
	"pbn/core/diag"
)

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

var moveFound = []*diag.Row{
	MoveAfterEnd - gameEnd:         &moveAfterEnd,
	MoveAmbiguous - gameEnd:        &moveAmbiguous,
	MoveCaptureFalse - gameEnd:     &moveCaptureFalse,
	MoveCaptureMark - gameEnd:      &moveCaptureMark,
	MoveCastlingZero - gameEnd:     &moveCastlingZero,
	MoveCheckFalse - gameEnd:       &moveCheckFalse,
	MoveCheckMissing - gameEnd:     &moveCheckMissing,
	MoveDisambiguation - gameEnd:   &moveDisambiguation,
	MoveEnPassantFalse - gameEnd:   &moveEnPassantFalse,
	MoveEnPassantMark - gameEnd:    &moveEnPassantMark,
	MoveForm - gameEnd:             &moveForm,
	MoveIllegal - gameEnd:          &moveIllegal,
	MoveLanguage - gameEnd:         &moveLanguage,
	MoveLetterCase - gameEnd:       &moveLetterCase,
	MoveLongForm - gameEnd:         &moveLongForm,
	MoveNull - gameEnd:             &moveNull,
	MovePawnLetter - gameEnd:       &movePawnLetter,
	MovePromotionFalse - gameEnd:   &movePromotionFalse,
	MovePromotionForm - gameEnd:    &movePromotionForm,
	MovePromotionMissing - gameEnd: &movePromotionMissing,
	MoveUnreadable - gameEnd:       &moveUnreadable,
}

var moveChecked = []*diag.Row{}

var moveFixes = []fixRow{
	{MoveAmbiguous, offerOrigins},
	{MoveCaptureFalse, writeMove},
	{MoveCaptureMark, writeMove},
	{MoveCastlingZero, writeMove},
	{MoveCheckFalse, writeMove},
	{MoveCheckMissing, writeMarks},
	{MoveDisambiguation, writeMove},
	{MoveEnPassantFalse, writeMove},
	{MoveEnPassantMark, writeMove},
	{MoveForm, writeMove},
	{MoveLanguage, writeParts},
	{MoveLetterCase, writeMove},
	{MoveLongForm, writeMove},
	{MovePawnLetter, writeMove},
	{MovePromotionFalse, writeMove},
	{MovePromotionForm, writeMove},
	{MovePromotionMissing, writeMove},
}

// movesInOtherForm are the kinds whose fix is the move as SAN has it.
var movesInOtherForm = [...]diag.Kind[MoveInOtherForm]{
	CaptureOfNothing, CaptureWithoutMark, CaptureWithOtherMark, CastlingInOtherLetters, NoCheck, NoMate, OriginNotNeeded, NotInPassing,
	MarkOfPassing, OtherForm, LettersInOtherCase, MoveInLongForm, PawnWithLetter, PromotionOfNothing, PromotionInOtherForm, PromotionToQueen,
}

func writeMove(w *diag.Wording) {
	for _, kind := range movesInOtherForm {
		if f, is := kind.Facts(w); is {
			writeForm(w, f)
			return
		}
	}
}

const (
	MoveAfterCheckmate = diag.Kind[NumberedMove](MoveAfterEnd)<<8 + iota
	MoveAfterStalemate = diag.Kind[NumberedMove](MoveAfterEnd)<<8 + iota
)

// NumberedMove is a move with its number.
type NumberedMove struct{ Number int32 }

var numberedMove = []diag.Fact{{Name: "Number", Is: &moveNumber}}

var moveAfterEnd = diag.Row{
	Name: "move/after-end", Severity: diag.Error, Title: "A move comes after checkmate or stalemate", Section: "8.2",
	Forms: []diag.FormRow{{
		Message: "{Number} {here} comes after checkmate, which ends the game; the rest of the line is kept as text.",
		Facts:   numberedMove,
	}, {
		Message: "{Number} {here} comes after stalemate, which ends the game; the rest of the line is kept as text.",
		Facts:   numberedMove,
	}},
}

const TwoMovesFit = diag.Kind[TwoOrigins](MoveAmbiguous) << 8 // its parts are the moves that it can be

// TwoOrigins are two squares that a move may come from, and the man.
type TwoOrigins struct {
	Number       int32
	Man          chess.Piece
	First, Other chess.Square
}

var moveAmbiguous = diag.Row{
	Name: "move/ambiguous", Severity: diag.Error, Title: "A move can be one of several", Section: "8.2.3.4",
	Forms: []diag.FormRow{{
		Message: "{Number} {here} can be played by the {Man} on {First} and by the one on {Other}; the move must say which. " +
			"The rest of the line is kept as text.",
		Fix: "Write {part}",
		Facts: []diag.Fact{
			{Name: "Number", Is: &moveNumber}, {Name: "Man", Is: &man}, {Name: "First", Is: &square}, {Name: "Other", Is: &square},
		},
	}},
}

const CaptureOfNothing = diag.Kind[MoveInOtherForm](MoveCaptureFalse) << 8

var moveCaptureFalse = diag.Row{
	Name: "move/capture-false", Severity: diag.Warning, Title: "A move has the mark of a capture, but takes nothing", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} takes nothing, so it is written without “x”: {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const (
	CaptureWithoutMark   = diag.Kind[MoveInOtherForm](MoveCaptureMark)<<8 + iota
	CaptureWithOtherMark = diag.Kind[MoveInOtherForm](MoveCaptureMark)<<8 + iota
)

var moveCaptureMark = diag.Row{
	Name: "move/capture-mark", Severity: diag.Info, Title: "A capture is not marked by an x before the square", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} takes a man, so it is written with “x”: {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}, {
		Message: "A capture is marked by “x” before the square: {Move}, not {here:quoted}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const CastlingInOtherLetters = diag.Kind[MoveInOtherForm](MoveCastlingZero) << 8

var moveCastlingZero = diag.Row{
	Name: "move/castling-zero", Severity: diag.Warning, Title: "Castling is not written with the capital letter O", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "Castling is written with the capital letter O, not with digits or small letters: {Move}, not {here:quoted}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const (
	NoCheck = diag.Kind[MoveInOtherForm](MoveCheckFalse)<<8 + iota
	NoMate  = diag.Kind[MoveInOtherForm](MoveCheckFalse)<<8 + iota
)

var moveCheckFalse = diag.Row{
	Name: "move/check-false", Severity: diag.Warning, Title: "A move is marked as check or mate, but is not", Section: "8.2.3.5",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} gives no check, so it is written {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}, {
		Message: "{here:quoted} gives check, but not mate, so it is written {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const (
	CheckWithoutMark         = diag.Kind[ChecksWithoutMark](MoveCheckMissing)<<8 + iota
	SeveralChecksWithoutMark = diag.Kind[ChecksWithoutMark](MoveCheckMissing)<<8 + iota
)

// ChecksWithoutMark are the moves of a file that lack their mark: how many, and the first as it should be. The parts, if there are any, are
// all of them; without parts it is the place.
type ChecksWithoutMark struct {
	Count    int32
	Move     diag.Text
	IsUnsure bool // whether any of them was read by a guess, or waits for the text beside it to be mended
}

var checksWithoutMark = []diag.Fact{{Name: "Count", Is: &diag.Number}, {Name: "Move", Is: &diag.Words}, {Name: "IsUnsure", Is: &diag.Flag}}

var moveCheckMissing = diag.Row{
	Name: "move/check-missing", Severity: diag.Info, Title: "A move gives check or mate, but is not marked so", Section: "8.2.3.5",
	Forms: []diag.FormRow{{
		Message: "A check is marked by “+”, and a mate by “#”: {Move}.",
		Fix:     writeIt,
		Facts:   checksWithoutMark,
	}, {
		Message: "A check is marked by “+”, and a mate by “#”: {Move}. {Count} moves lack theirs; this is the first.",
		Fix:     "Write the marks of all {Count} moves",
		Facts:   checksWithoutMark,
	}},
}

// writeMarks writes the marks of all moves of the file, or, where safe fixes are made game by game, that of one.
func writeMarks(w *diag.Wording) {
	f, is := CheckWithoutMark.Facts(w)
	if !is {
		f, _ = SeveralChecksWithoutMark.Facts(w)
	}
	if len(w.Parts()) > 0 {
		w.FixPartsElsewhere(!f.IsUnsure)
		return
	}
	if w.MakesSafeFixes() && !f.IsUnsure {
		w.Replace(w.Span(), w.Told(f.Move))
		w.Fix(true)
	}
}

const OriginNotNeeded = diag.Kind[MoveInOtherForm](MoveDisambiguation) << 8

var moveDisambiguation = diag.Row{
	Name: "move/disambiguation", Severity: diag.Info, Title: "A move says more of its origin than is needed", Section: "8.2.3.4",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} says more than is needed to know which man moves: {Move} is enough.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const NotInPassing = diag.Kind[MoveInOtherForm](MoveEnPassantFalse) << 8

var moveEnPassantFalse = diag.Row{
	Name: "move/en-passant-false", Severity: diag.Warning, Title: "A move that is not en passant is marked so", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "The move does not take a pawn en passant, as {here:quoted} says; it is written {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const MarkOfPassing = diag.Kind[MoveInOtherForm](MoveEnPassantMark) << 8

var moveEnPassantMark = diag.Row{
	Name: "move/en-passant-mark", Severity: diag.Info, Title: "A capture en passant is marked as one", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "A capture en passant has no mark of its own: {Move}, not {here:quoted}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const OtherForm = diag.Kind[MoveInOtherForm](MoveForm) << 8

var moveForm = diag.Row{
	Name: "move/form", Severity: diag.Info, Title: "A move is written in a form that SAN does not have", Section: "8.2.3",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as {Move}, as SAN writes it.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

// The forms of an illegal move. The first are those of the reasons of package chess, in the order of these.
const (
	NoSuchMan            = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	NotOnTurn            = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	OnOwnMan             = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	OtherOrigin          = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	NotReached           = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	WayBlocked           = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	NothingToTake        = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	Pinned               = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	StaysInCheck         = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	IntoCheck            = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	NoRightToCastle      = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	CastlingInCheck      = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	CastlingWayBlocked   = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	CastlingThroughCheck = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	PromotionNeeded      = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	NoPromotion          = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	PromotionToKing      = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	NullInCheck          = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
	NoManOnSquare        = diag.Kind[IllegalMove](MoveIllegal)<<8 + iota
)

// IllegalMove is why a move is not legal: its man, the square it is on and the square it should go to, and the man that makes it impossible.
type IllegalMove struct {
	Number       int32
	Man, Other   chess.Piece
	From, To, At chess.Square
}

var illegalMove = []diag.Fact{
	{Name: "Number", Is: &moveNumber}, {Name: "Man", Is: &man}, {Name: "Other", Is: &man}, {Name: "From", Is: &square},
	{Name: "To", Is: &square}, {Name: "At", Is: &square},
}

// Why a move is not possible, after the move.
const (
	noSuchMan            = " is not possible: {Man:side} has no {Man}."
	notOnTurn            = " is not possible: it is the turn of {Man:side}, and only {Man:enemy} could play it."
	onOwnMan             = " is not possible: {Man:side}’s own {Other} is on {At}."
	otherOrigin          = " is not possible from there: the {Man} that can go to {To} is on {At}."
	notReached           = " is not possible: {Man:side} has no {Man} that can go to {To}."
	wayBlocked           = " is not possible: the {Other} on {At} is in the way of the {Man} on {From}."
	nothingToTake        = " is not possible: there is nothing to take on {To}."
	pinned               = " is not possible: the {Man} on {From} is pinned by the {Other} on {At}."
	staysInCheck         = " is not possible: the king is still in check from the {Other} on {At}."
	intoCheck            = " is not possible: the king would be in check from the {Other} on {At}."
	noRightToCastle      = " is not possible: {Man:side} cannot castle on this side any more, or never could."
	castlingInCheck      = " is not possible: the king is in check, and may not castle out of it."
	castlingWayBlocked   = " is not possible: the {Other} on {At} is in the way."
	castlingThroughCheck = " is not possible: the king may not pass or reach {At}, which is attacked."
	promotionNeeded      = " is not possible: a pawn that reaches the last rank must become another man."
	noPromotion          = " is not possible: only a pawn that reaches the last rank becomes another man."
	promotionToKing      = " is not possible: a pawn becomes a queen, rook, bishop or knight."
	nullInCheck          = " is not possible: the king is in check, so a move cannot be left out."
	noManOnSquare        = " is not possible: {Man:side} has no man on {From}."
)

var moveIllegal = diag.Row{
	Name: "move/illegal", Severity: diag.Error, Title: "A move is not legal", Section: "8.2",
	Forms: []diag.FormRow{
		{Message: "{Number} {here}" + noSuchMan, Facts: illegalMove},
		{Message: "{Number} {here}" + notOnTurn, Facts: illegalMove},
		{Message: "{Number} {here}" + onOwnMan, Facts: illegalMove},
		{Message: "{Number} {here}" + otherOrigin, Facts: illegalMove},
		{Message: "{Number} {here}" + notReached, Facts: illegalMove},
		{Message: "{Number} {here}" + wayBlocked, Facts: illegalMove},
		{Message: "{Number} {here}" + nothingToTake, Facts: illegalMove},
		{Message: "{Number} {here}" + pinned, Facts: illegalMove},
		{Message: "{Number} {here}" + staysInCheck, Facts: illegalMove},
		{Message: "{Number} {here}" + intoCheck, Facts: illegalMove},
		{Message: "{Number} {here}" + noRightToCastle, Facts: illegalMove},
		{Message: "{Number} {here}" + castlingInCheck, Facts: illegalMove},
		{Message: "{Number} {here}" + castlingWayBlocked, Facts: illegalMove},
		{Message: "{Number} {here}" + castlingThroughCheck, Facts: illegalMove},
		{Message: "{Number} {here}" + promotionNeeded, Facts: illegalMove},
		{Message: "{Number} {here}" + noPromotion, Facts: illegalMove},
		{Message: "{Number} {here}" + promotionToKing, Facts: illegalMove},
		{Message: "{Number} {here}" + nullInCheck, Facts: illegalMove},
		{Message: "{Number} {here}" + noManOnSquare, Facts: illegalMove},
	},
}

const GameInLanguage = diag.Kind[LettersOfLanguage](MoveLanguage) << 8 // its parts are all moves of the game in English

// LettersOfLanguage are the letters of the men that a game has.
type LettersOfLanguage struct{ Language, Move diag.Text }

var moveLanguage = diag.Row{
	Name: "move/language", Severity: diag.Warning, Title: "The letters of the men are those of another language", Section: "17",
	Forms: []diag.FormRow{{
		Message: "The letters of the men are {Language} in this game; PGN has the English ones: {Move}, not {here:quoted}.",
		Fix:     "Write the English letters in the whole game",
		Facts:   []diag.Fact{{Name: "Language", Is: &diag.Words}, {Name: "Move", Is: &diag.Words}},
	}},
}

const LettersInOtherCase = diag.Kind[MoveInOtherForm](MoveLetterCase) << 8

var moveLetterCase = diag.Row{
	Name: "move/letter-case", Severity: diag.Warning, Title: "A move has a letter in the wrong case", Section: "8.2.3.2",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read as {Move}: the letter of a man is a capital one, and that of a file a small one.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const MoveInLongForm = diag.Kind[MoveInOtherForm](MoveLongForm) << 8

var moveLongForm = diag.Row{
	Name: "move/long-form", Severity: diag.Info, Title: "A move is written in long form", Section: "8.2.3.7",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} names both squares; SAN writes it {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const NullMove = diag.Kind[diag.None](MoveNull) << 8

var moveNull = diag.Row{
	Name: "move/null", Severity: diag.Warning, Title: "A move is left out", Section: "8.2",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is a null move: the other side is to move. The laws of chess do not have it; some programs cannot read it.",
	}},
}

const PawnWithLetter = diag.Kind[MoveInOtherForm](MovePawnLetter) << 8

var movePawnLetter = diag.Row{
	Name: "move/pawn-letter", Severity: diag.Info, Title: "A move of a pawn has a letter", Section: "8.2.3.2",
	Forms: []diag.FormRow{{
		Message: "A move of a pawn has no letter: {Move}, not {here:quoted}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const PromotionOfNothing = diag.Kind[MoveInOtherForm](MovePromotionFalse) << 8

var movePromotionFalse = diag.Row{
	Name: "move/promotion-false", Severity: diag.Warning, Title: "A move that promotes no pawn says what it becomes", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "No pawn reaches the last rank with {here:quoted}; it is read as {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const PromotionInOtherForm = diag.Kind[MoveInOtherForm](MovePromotionForm) << 8

var movePromotionForm = diag.Row{
	Name: "move/promotion-form", Severity: diag.Info, Title: "A promotion is not written as SAN has it", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "A promotion is written with “=” and a capital letter: {Move}, not {here:quoted}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const PromotionToQueen = diag.Kind[MoveInOtherForm](MovePromotionMissing) << 8

var movePromotionMissing = diag.Row{
	Name: "move/promotion-missing", Severity: diag.Error, Title: "A promotion does not say what the pawn becomes", Section: "8.2.3.3",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} does not say what the pawn becomes; it is read as a queen: {Move}.",
		Fix:     writeIt,
		Facts:   moveInOtherForm,
	}},
}

const UnreadableMove = diag.Kind[NumberedMove](MoveUnreadable) << 8

var moveUnreadable = diag.Row{
	Name: "move/unreadable", Severity: diag.Error, Title: "A move cannot be read", Section: "8.2.3",
	Forms: []diag.FormRow{{
		Message: "{Number} {here:quoted} cannot be read as a move; it and the rest of the line are kept as text.",
		Facts:   numberedMove,
	}},
}
