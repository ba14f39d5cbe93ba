package rules

import "pbn/core/diag"

// The rules of FENs, those of tags and those among the moves, in the order of their names.
const (
	FENColour diag.Rule = exportEnd + iota
	FENDuplicateSquare
	FENExtension
	FENManOnLastRow
	FENPieceCount
	FENRange
	FENSquare
	FENSyntax
	fenEnd
)

var fenRows = []*diag.Row{
	FENColour - exportEnd:          &fenColour,
	FENDuplicateSquare - exportEnd: &fenDuplicateSquare,
	FENExtension - exportEnd:       &fenExtension,
	FENManOnLastRow - exportEnd:    &fenManOnLastRow,
	FENPieceCount - exportEnd:      &fenPieceCount,
	FENRange - exportEnd:           &fenRange,
	FENSquare - exportEnd:          &fenSquare,
	FENSyntax - exportEnd:          &fenSyntax,
}

const ListTwice = diag.Kind[diag.None](FENColour) << 8

var fenColour = diag.Row{
	Name: "fen/colour", Severity: diag.Error, Title: "A FEN has two lists of one colour", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "The FEN has a second list with {here}; each side has one. The pieces of both are read.",
	}},
}

const SquareTwice = diag.Kind[diag.None](FENDuplicateSquare) << 8

var fenDuplicateSquare = diag.Row{
	Name: "fen/duplicate-square", Severity: diag.Error, Title: "A FEN puts two pieces on one square", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "There is already a piece on the square {here}; the first one counts.",
	}},
}

const PartOfProgram = diag.Kind[diag.None](FENExtension) << 8

var fenExtension = diag.Row{
	Name: "fen/extension", Severity: diag.Info, Title: "A FEN has parts that only some programs know", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is read, and kept, but it is no part of the standard’s FEN, and other programs may not know it.",
	}},
}

const MenOnLastRow = diag.Kind[PiecesOfSide](FENManOnLastRow) << 8

// PiecesOfSide are some pieces of a side. Square is that of the first, for a sentence about men on the last row.
type PiecesOfSide struct {
	Count, Most int32
	Square      diag.Text
	Side        uint8
}

var piecesOfSide = []diag.Fact{
	{Name: "Count", Is: &diag.Number}, {Name: "Most", Is: &diag.Number}, {Name: "Square", Is: &diag.Words}, {Name: "Side", Is: &side},
}

var fenManOnLastRow = diag.Row{
	Name: "fen/man-on-last-row", Severity: diag.Warning, Title: "A man is on the row where it would be a king", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "{Side} has {Count} {Count|man|men} on the last row, where a man becomes a king; the first is on {Square}.",
		Facts:   piecesOfSide,
	}},
}

const TooManyPieces = diag.Kind[PiecesOfSide](FENPieceCount) << 8

var fenPieceCount = diag.Row{
	Name: "fen/piece-count", Severity: diag.Warning, Title: "A side has more pieces than at the start of a game", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "{Side} has {Count} pieces; a game begins with {Most} of each side.",
		Facts:   piecesOfSide,
	}},
}

const RangeFalls = diag.Kind[diag.None](FENRange) << 8

var fenRange = diag.Row{
	Name: "fen/range", Severity: diag.Error, Title: "A range of squares cannot be read", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "{here} is not a range of squares: it has the numbers of two squares, the smaller one first, as in 31-50.",
	}},
}

const NoSuchSquare = diag.Kind[diag.None](FENSquare) << 8

var fenSquare = diag.Row{
	Name: "fen/square", Severity: diag.Error, Title: "A FEN names a square that the board does not have", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "No square {here} of the board is played on, so the position cannot be read.",
	}},
}

const (
	UnknownTurn   = diag.Kind[diag.None](FENSyntax)<<8 + iota
	UnknownColour = diag.Kind[diag.None](FENSyntax)<<8 + iota
	UnknownSquare = diag.Kind[diag.None](FENSyntax)<<8 + iota
	OddSeparator  = diag.Kind[diag.None](FENSyntax)<<8 + iota
	NoElement     = diag.Kind[diag.None](FENSyntax)<<8 + iota
)

var fenSyntax = diag.Row{
	Name: "fen/syntax", Severity: diag.Error, Title: "A FEN cannot be read", Section: "FEN",
	Forms: []diag.FormRow{{
		Message: "A FEN begins with who moves, W or B, not with {here:quoted}. The position cannot be read.",
	}, {
		Message: "{here:quoted} is not a list of pieces, which begins with W or B, as in W31,32,K40. The position cannot be read.",
	}, {
		Message: "{here:quoted} is not a square, nor a king’s, as K40 is. The position cannot be read.",
	}, {
		Message: "{here:quoted} does not belong here: lists have a colon before them and a letter once, and commas between the squares.",
	}, {
		Message: "A square is missing beside a comma.",
	}},
}
