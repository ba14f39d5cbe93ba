package rules

import "pbn/core/diag"

// The rules of positions, in the order of their names.
const (
	PositionChecks diag.Rule = namesEnd + iota
	PositionInCheck
	PositionKings
	PositionKnight
	PositionLetter
	PositionNoMove
	PositionPawnRow
	PositionPieceCount
	PositionPromoted
	PositionRowLength
	PositionRows
	PositionTrailing
	positionEnd
)

var positionRows = []*diag.Row{
	PositionChecks - namesEnd:     &positionChecks,
	PositionInCheck - namesEnd:    &positionInCheck,
	PositionKings - namesEnd:      &positionKings,
	PositionKnight - namesEnd:     &positionKnight,
	PositionLetter - namesEnd:     &positionLetter,
	PositionNoMove - namesEnd:     &positionNoMove,
	PositionPawnRow - namesEnd:    &positionPawnRow,
	PositionPieceCount - namesEnd: &positionPieceCount,
	PositionPromoted - namesEnd:   &positionPromoted,
	PositionRowLength - namesEnd:  &positionRowLength,
	PositionRows - namesEnd:       &positionRowsRow,
	PositionTrailing - namesEnd:   &positionTrailing,
}

const ofPosition = "File Format Description: position"

const (
	BothInCheck   = diag.Kind[diag.None](PositionChecks)<<8 + iota
	KingsTogether = diag.Kind[diag.None](PositionChecks)<<8 + iota
)

var positionChecks = diag.Row{
	Name: "position/checks", Severity: diag.Warning, Title: "Both kings are in check", Section: ofPosition,
	Forms: []diag.FormRow{
		{Message: "Both kings are in check. Compare the diagram."},
		{Message: "The kings are on neighbouring squares. Compare the diagram."},
	},
}

// SideInCheck is a side that is in check though it does not move.
type SideInCheck struct{ Side uint8 }

var sideFact = []diag.Fact{{Name: "Side", Is: &side}}

const InCheck = diag.Kind[SideInCheck](PositionInCheck) << 8

var positionInCheck = diag.Row{
	Name: "position/in-check", Severity: diag.Warning, Title: "The side that does not move is in check", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "{Side} is in check, but by the stipulation it is the other side’s move. Compare the diagram.",
		Facts:   sideFact,
	}},
}

// Men are some men of a side, and how many there may be.
type Men struct {
	Count, Most int32
	Side        uint8
}

var men = []diag.Fact{{Name: "Count", Is: &diag.Number}, {Name: "Most", Is: &diag.Number}, {Name: "Side", Is: &side}}

const KingCount = diag.Kind[Men](PositionKings) << 8

var positionKings = diag.Row{
	Name: "position/kings", Severity: diag.Warning, Title: "A side does not have one king", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "{Side} has {Count?{Count} {Count|king|kings}}{Count!no king}; each side has one.",
		Facts:   men,
	}},
}

const (
	EnglishKnight  = diag.Kind[Text](PositionKnight)<<8 + iota  // its part, if it has one, is the edit of its fix
	EnglishKnights = diag.Kind[Count](PositionKnight)<<8 + iota // its parts are the edits of its fix
)

var positionKnight = diag.Row{
	Name: "position/knight", Severity: diag.Error, Title: "A knight is written N", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "A knight is written S or s, not {Text}: among problemists N is the nightrider. The position is not read.",
		Fix:     "Write S for every knight of this position",
		Facts:   text,
	}, {
		Message: "{Count} positions of the file write the knight N, and none has an S: it seems that all of them mean knights.",
		Fix:     "Write S for every knight of the file",
		Facts:   count,
	}},
	Fix: func(w *diag.Wording) {
		if EnglishKnights.Is(w) {
			w.FixPartsElsewhere(false)
			return
		}
		w.FixParts(false)
	},
}

const UnknownLetter = diag.Kind[Text](PositionLetter) << 8 // its parts are positions with English letters

var positionLetter = diag.Row{
	Name: "position/letter", Severity: diag.Error, Title: "A position has a sign that no piece has", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "{Text:quoted} is not the letter of a piece, which are P, R, S (the knight), B, Q, K, small ones for Black. The position is not read.",
		Fix:     "Write {part}",
		Facts:   text,
	}},
	Fix: func(w *diag.Wording) { w.FixEachPart() },
}

const NoLegalMove = diag.Kind[SideInCheck](PositionNoMove) << 8

var positionNoMove = diag.Row{
	Name: "position/no-move", Severity: diag.Warning, Title: "The side that moves has no legal move", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "{Side} has no legal move, but by the stipulation it is to move. Compare the diagram.",
		Facts:   sideFact,
	}},
}

const PawnRow = diag.Kind[Count](PositionPawnRow) << 8

var positionPawnRow = diag.Row{
	Name: "position/pawn-row", Severity: diag.Error, Title: "A pawn is on the first or last row", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "There {Count|is|are} {Count} {Count|pawn|pawns} on the first or last row, where no pawn can be.",
		Facts:   count,
	}},
}

const (
	TooManyMen   = diag.Kind[Men](PositionPieceCount)<<8 + iota
	TooManyPawns = diag.Kind[Men](PositionPieceCount)<<8 + iota
)

var positionPieceCount = diag.Row{
	Name: "position/piece-count", Severity: diag.Warning, Title: "A side has more men than a game has", Section: ofPosition,
	Forms: []diag.FormRow{
		{Message: "{Side} has {Count} men; a game has at most {Most}.", Facts: men},
		{Message: "{Side} has {Count} pawns; a game has at most {Most}.", Facts: men},
	},
}

const TooManyPromoted = diag.Kind[Men](PositionPromoted) << 8

var positionPromoted = diag.Row{
	Name: "position/promoted", Severity: diag.Warning, Title: "A side has more promoted men than pawns are missing", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "{Side} has {Count} {Count|piece|pieces} that must have been promoted, but {Most?only {Most} {Most|pawn is|pawns are} missing}{Most!no pawn is missing}.",
		Facts:   men,
	}},
}

const (
	ShortRow = diag.Kind[RowLength](PositionRowLength)<<8 + iota // its part is the edit of its fix
	LongRow  = diag.Kind[RowLength](PositionRowLength)<<8 + iota
)

// RowLength is how many squares a row has; rows are counted from the top.
type RowLength struct{ Row, Count int32 }

var rowLength = []diag.Fact{{Name: "Row", Is: &diag.Number}, {Name: "Count", Is: &diag.Number}}

var positionRowLength = diag.Row{
	Name: "position/row-length", Severity: diag.Error, Title: "A row of a position does not have eight squares", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "Row {Row} from the top has {Count} {Count|square|squares}; each row has eight, with the empty ones at its end. The position is not read.",
		Fix:     "Add the empty squares at its end",
		Facts:   rowLength,
	}, {
		Message: "Row {Row} from the top has {Count} squares; each row has eight. The position is not read.",
		Facts:   rowLength,
	}},
	Fix: offerParts,
}

const RowCount = diag.Kind[Count](PositionRows) << 8

var positionRowsRow = diag.Row{
	Name: "position/rows", Severity: diag.Error, Title: "A position does not have eight rows", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "The position has {Count} {Count|row|rows}; it should have eight, with / between. It is not read.",
		Facts:   count,
	}},
}

const TextAfterBoard = diag.Kind[Text](PositionTrailing) << 8 // its part is the edit of its fix

var positionTrailing = diag.Row{
	Name: "position/trailing", Severity: diag.Error, Title: "There is more after the position", Section: ofPosition,
	Forms: []diag.FormRow{{
		Message: "The position ends with its eighth row; “{Text}” does not belong to it. Who moves is said by the stipulation.",
		Fix:     "Remove “{Text}”",
		Facts:   text,
	}},
	Fix: offerParts,
}
