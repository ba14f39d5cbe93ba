package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of export format, in the order of their names.
const (
	ExportBOM diag.Rule = commandEnd + iota
	ExportCaptureSeparator
	ExportCommentLayout
	ExportFENForm
	ExportGameLayout
	ExportGameTypeForm
	ExportLeadingZero
	ExportLineEnd
	ExportLongCapture
	ExportMoveNumber
	ExportNotation
	ExportResultType
	ExportSeparator
	ExportSpacing
	ExportTagLayout
	ExportTagOrder
	exportEnd
)

var exportRows = []*diag.Row{
	ExportBOM - commandEnd:              &exportBOM,
	ExportCaptureSeparator - commandEnd: &exportCaptureSeparator,
	ExportCommentLayout - commandEnd:    &exportCommentLayout,
	ExportFENForm - commandEnd:          &exportFENForm,
	ExportGameLayout - commandEnd:       &exportGameLayout,
	ExportGameTypeForm - commandEnd:     &exportGameTypeForm,
	ExportLeadingZero - commandEnd:      &exportLeadingZero,
	ExportLineEnd - commandEnd:          &exportLineEnd,
	ExportLongCapture - commandEnd:      &exportLongCapture,
	ExportMoveNumber - commandEnd:       &exportMoveNumber,
	ExportNotation - commandEnd:         &exportNotation,
	ExportResultType - commandEnd:       &exportResultType,
	ExportSeparator - commandEnd:        &exportSeparator,
	ExportSpacing - commandEnd:          &exportSpacing,
	ExportTagLayout - commandEnd:        &exportTagLayout,
	ExportTagOrder - commandEnd:         &exportTagOrder,
}

// InGame is the first of the places of a game at which it differs from export format in one way.
type InGame struct {
	More   int32 // how many more there are
	Length int32 // of a line that is too long, in characters
	As     diag.Text
}

var inGame = []diag.Fact{{Name: "More", Is: &diag.Number}, {Name: "Length", Is: &diag.Number}, {Name: "As", Is: &diag.Words}}

// inExport returns the form of a way to differ from export format.
func inExport(message string) diag.FormRow {
	return diag.FormRow{Message: message + wordings.MoreInGame + ".", Fix: wordings.ExportOfGame, Facts: inGame}
}

const asIsWritten = "In export format {here:quoted} is written {As:quoted}"

const ByteOrderMarkInExport = diag.Kind[InGame](ExportBOM) << 8

var exportBOM = diag.Row{
	Name: "export/bom", Severity: diag.Error, Title: "The file begins with a byte order mark", Section: "Encoding",
	OfExportFormat: true, Change: "byte order mark left out",
	Forms: []diag.FormRow{{Message: "Export format is UTF-8 without a byte order mark.", Fix: "Remove it", Facts: inGame}},
	Fix:   remove,
}

const OtherCaptureSeparator = diag.Kind[InGame](ExportCaptureSeparator) << 8

var exportCaptureSeparator = diag.Row{
	Name: "export/capture-separator", Severity: diag.Error, Title: "A capture has the sign of other variants", Section: "Restriction 7",
	OfExportFormat: true, Change: "sign of captures changed",
	Forms: []diag.FormRow{inExport("In this variant captures are written with another sign: {As:quoted}, not {here:quoted}")},
	Fix:   writeParts,
}

const (
	CommentBlanks   = diag.Kind[InGame](ExportCommentLayout)<<8 + iota
	CommentAfterEnd = diag.Kind[InGame](ExportCommentLayout)<<8 + iota
	EmptyComment    = diag.Kind[InGame](ExportCommentLayout)<<8 + iota
)

var exportCommentLayout = diag.Row{
	Name: "export/comment-layout", Severity: diag.Error, Title: "A comment does not have the layout of export format", Section: "Tokens: COMMENT",
	OfExportFormat: true, Change: "comment laid out again",
	Forms: []diag.FormRow{
		inExport("In export format a comment has no blanks next to its braces, and single blanks between its words"),
		inExport("In export format comments come before the separator that ends the game"),
		inExport("In export format a comment says something; this one is empty"),
	},
	Fix: writeParts,
}

const OtherFEN = diag.Kind[InGame](ExportFENForm) << 8

var exportFENForm = diag.Row{
	Name: "export/fen-form", Severity: diag.Error, Title: "A FEN is not written as export format has it", Section: "FEN",
	OfExportFormat: true, Change: "FEN written as the standard has it",
	Forms: []diag.FormRow{inExport("In export format this position is {As:quoted}: White first, every square by itself, no blanks and no final period")},
	Fix:   writeParts,
}

const (
	NoEmptyLine = diag.Kind[InGame](ExportGameLayout)<<8 + iota
	EmptyLine   = diag.Kind[InGame](ExportGameLayout)<<8 + iota
)

var exportGameLayout = diag.Row{
	Name: "export/game-layout", Severity: diag.Error, Title: "There is an empty line too many, or one is missing", Section: "Grammar: Game",
	OfExportFormat: true, Change: "empty lines put right",
	Forms: []diag.FormRow{
		inExport("In export format one empty line comes after the tags, and one after each game"),
		inExport("In export format there is no empty line here"),
	},
	Fix: writeParts,
}

const (
	OtherGameTypeForm = diag.Kind[InGame](ExportGameTypeForm)<<8 + iota
	GameTypeAdded     = diag.Kind[InGame](ExportGameTypeForm)<<8 + iota
)

var exportGameTypeForm = diag.Row{
	Name: "export/gametype-form", Severity: diag.Error, Title: "The tag GameType is not in its short form, or is missing", Section: "GameType",
	OfExportFormat: true, Change: "GameType written as the standard has it",
	Forms: []diag.FormRow{
		inExport("In export format {here:quoted} is {As:quoted}, as the table of the standard has the rest"),
		inExport("In export format the game says which variant it is: it is certain to be {As}"),
	},
	Fix: writeParts,
}

const LeadingZero = diag.Kind[InGame](ExportLeadingZero) << 8

var exportLeadingZero = diag.Row{
	Name: "export/leading-zero", Severity: diag.Error, Title: "A square has a zero before it", Section: "Restriction 5",
	OfExportFormat: true, Change: "zeros before squares left out",
	Forms: []diag.FormRow{inExport(asIsWritten + ": squares have no zeros before them")},
	Fix:   writeParts,
}

const LineEndInExport = diag.Kind[InGame](ExportLineEnd) << 8

var exportLineEnd = diag.Row{
	Name: "export/line-end", Severity: diag.Error, Title: "Lines do not end as in export format", Section: "Encoding",
	OfExportFormat: true, Change: "line ends changed",
	Forms: []diag.FormRow{inExport("In export format a line ends with LF alone")},
	Fix:   writeParts,
}

const LongCapture = diag.Kind[InGame](ExportLongCapture) << 8

var exportLongCapture = diag.Row{
	Name: "export/long-capture", Severity: diag.Error, Title: "A capture is written longer than it has to be", Section: "Restriction 8",
	OfExportFormat: true, Change: "captures written short",
	Forms: []diag.FormRow{inExport(asIsWritten + ": no other capture has these two squares")},
	Fix:   writeParts,
}

const (
	NumberMissing     = diag.Kind[InGame](ExportMoveNumber)<<8 + iota
	NumberTooMany     = diag.Kind[InGame](ExportMoveNumber)<<8 + iota
	NumberInOtherForm = diag.Kind[InGame](ExportMoveNumber)<<8 + iota
)

var exportMoveNumber = diag.Row{
	Name: "export/move-number", Severity: diag.Error, Title: "A move lacks its number, or has one that it needs not have", Section: "Tokens: MOVENUMBER",
	OfExportFormat: true, Change: "move numbers put right",
	Forms: []diag.FormRow{
		inExport("In export format the number {As:quoted} is before this move"),
		inExport("In export format a move of the second player has its number only where a line begins and after a comment, a variation or a setup"),
		inExport("In export format this number is {As:quoted}"),
	},
	Fix: writeParts,
}

const OtherNotation = diag.Kind[InGame](ExportNotation) << 8

var exportNotation = diag.Row{
	Name: "export/notation", Severity: diag.Error, Title: "A move is not in the notation of its variant", Section: "Restriction 6",
	OfExportFormat: true, Change: "moves written in the notation of the variant",
	Forms: []diag.FormRow{inExport(asIsWritten)},
	Fix:   writeParts,
}

const (
	OtherResultType = diag.Kind[InGame](ExportResultType)<<8 + iota
	ResultAdded     = diag.Kind[InGame](ExportResultType)<<8 + iota
)

var exportResultType = diag.Row{
	Name: "export/result-type", Severity: diag.Error, Title: "The tag Result has another form, or is missing", Section: "GameType",
	OfExportFormat: true, Change: "result written as the variant has it",
	Forms: []diag.FormRow{
		inExport(asIsWritten),
		inExport("In export format the result is in the tag Result: {As}"),
	},
	Fix: writeParts,
}

const (
	ResultEndsGame  = diag.Kind[InGame](ExportSeparator)<<8 + iota
	NothingEndsGame = diag.Kind[InGame](ExportSeparator)<<8 + iota
)

var exportSeparator = diag.Row{
	Name: "export/separator", Severity: diag.Error, Title: "The game does not end with “*”", Section: "Restriction 4",
	OfExportFormat: true, Change: "games separated with *",
	Forms: []diag.FormRow{
		inExport("In export format “*” alone ends a game, whatever its result; here {here:quoted} does"),
		inExport("In export format “*” ends every game, the last one, too; here nothing does"),
	},
	Fix: writeParts,
}

const (
	BlanksInExport    = diag.Kind[InGame](ExportSpacing)<<8 + iota
	TabInExport       = diag.Kind[InGame](ExportSpacing)<<8 + iota
	VariationBlanks   = diag.Kind[InGame](ExportSpacing)<<8 + iota
	LineOver79        = diag.Kind[InGame](ExportSpacing)<<8 + iota
	LineHasRoom       = diag.Kind[InGame](ExportSpacing)<<8 + iota
	StrengthElsewhere = diag.Kind[InGame](ExportSpacing)<<8 + iota
	SetupOverLines    = diag.Kind[InGame](ExportSpacing)<<8 + iota
)

var exportSpacing = diag.Row{
	Name: "export/spacing", Severity: diag.Error, Title: "White space is not that of export format", Section: "Grammar",
	OfExportFormat: true, Change: "blanks put right",
	Forms: []diag.FormRow{
		inExport("In export format one blank is between two words, and none at the ends of a line"),
		inExport("In export format there are no tabs; write a blank"),
		inExport("In export format the parentheses of a variation have a blank outside and none inside"),
		inExport("In export format moves are in lines below 80 characters; this one has {Length}"),
		inExport("In export format a line of moves is filled: the next word has room on it"),
		inExport("In export format a sign such as “!” comes directly after its move, once{As?; this one is written {As:quoted}}"),
		inExport("In export format a setup is on one line, with single blanks"),
	},
	Fix: writeParts,
}

const TagForm = diag.Kind[InGame](ExportTagLayout) << 8

var exportTagLayout = diag.Row{
	Name: "export/tag-layout", Severity: diag.Error, Title: "A tag does not have the layout of export format", Section: "Grammar: PdnTag",
	OfExportFormat: true, Change: "tags laid out again",
	Forms: []diag.FormRow{inExport("In export format a tag is on a line of its own, with one blank in it: {As:quoted}")},
	Fix:   writeParts,
}

const TagTooLate = diag.Kind[InGame](ExportTagOrder) << 8

var exportTagOrder = diag.Row{
	Name: "export/tag-order", Severity: diag.Error, Title: "The tags are not in the order of export format", Section: "Tags",
	OfExportFormat: true, Change: "tags put in order",
	Forms: []diag.FormRow{
		inExport("In export format Event, Site, Date, Round, White, Black and Result come first, and then the others in the order of the alphabet; this one comes before {As}"),
	},
	Fix: writeParts,
}
