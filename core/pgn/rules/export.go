package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of export format, in the order of their names.
const (
	ExportAnnotationOrder diag.Rule = epdEnd + iota
	ExportBlankLine
	ExportCommentLayout
	ExportDuplicateTag
	ExportLineEnd
	ExportLineFill
	ExportLineLength
	ExportMissingTag
	ExportMoveNumber
	ExportOperationOrder
	ExportReduced
	ExportReducedPosition
	ExportSAN
	ExportSpacing
	ExportSuffix
	ExportTab
	ExportTagLayout
	ExportTagOrder
	ExportVariationLayout
	exportEnd
)

var exportChecked = []*diag.Row{
	ExportAnnotationOrder - epdEnd: &exportAnnotationOrder,
	ExportBlankLine - epdEnd:       &exportBlankLine,
	ExportCommentLayout - epdEnd:   &exportCommentLayout,
	ExportDuplicateTag - epdEnd:    &exportDuplicateTag,
	ExportLineEnd - epdEnd:         &exportLineEnd,
	ExportLineFill - epdEnd:        &exportLineFill,
	ExportLineLength - epdEnd:      &exportLineLength,
	ExportMissingTag - epdEnd:      &exportMissingTag,
	ExportMoveNumber - epdEnd:      &exportMoveNumber,
	ExportOperationOrder - epdEnd:  &exportOperationOrder,
	ExportReduced - epdEnd:         &exportReduced,
	ExportReducedPosition - epdEnd: &exportReducedPosition,
	ExportSAN - epdEnd:             &exportSAN,
	ExportSpacing - epdEnd:         &exportSpacing,
	ExportSuffix - epdEnd:          &exportSuffix,
	ExportTab - epdEnd:             &exportTab,
	ExportTagLayout - epdEnd:       &exportTagLayout,
	ExportTagOrder - epdEnd:        &exportTagOrder,
	ExportVariationLayout - epdEnd: &exportVariationLayout,
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
	return diag.FormRow{Message: message, Fix: wordings.ExportOfGame, Facts: inGame}
}

// inRecord returns the form of a way in which a line of EPD differs from export format.
func inRecord(message string) diag.FormRow {
	return diag.FormRow{Message: message, Fix: "Write the line in export format", Facts: inGame}
}

// writeGame is the fix of all of these rules: the first finding of a game has the edit that gives it export format.
func writeGame(w *diag.Wording) { w.FixParts(true) }

// leaveOut is writeGame for exports that leave out comments and variations. It is not safe: only their author should decide that.
func leaveOut(w *diag.Wording) { w.FixParts(false) }

const NAGOutOfOrder = diag.Kind[InGame](ExportAnnotationOrder) << 8

var exportAnnotationOrder = diag.Row{
	Name: "export/annotation-order", Severity: diag.Error, Title: "NAGs are not in the order of export format", Section: "8.2.4",
	OfExportFormat: true, Change: "NAGs put in order",
	Forms: []diag.FormRow{
		inExport("In export format the NAGs come directly after the move, the lowest number first" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const (
	NoEmptyLine = diag.Kind[InGame](ExportBlankLine)<<8 + iota
	EmptyLine   = diag.Kind[InGame](ExportBlankLine)<<8 + iota
)

var exportBlankLine = diag.Row{
	Name: "export/blank-line", Severity: diag.Error, Title: "There is an empty line too many, or one is missing", Section: "8.2.1",
	OfExportFormat: true, Change: "empty lines put right",
	Forms: []diag.FormRow{
		inExport("In export format one empty line comes after the tags, and one after the moves" + wordings.MoreInGame + "."),
		inExport("Export format has no empty line here" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const (
	CommentBlanks       = diag.Kind[InGame](ExportCommentLayout)<<8 + iota
	CommentElsewhere    = diag.Kind[InGame](ExportCommentLayout)<<8 + iota
	LineCommentInExport = diag.Kind[InGame](ExportCommentLayout)<<8 + iota
)

var exportCommentLayout = diag.Row{
	Name: "export/comment-layout", Severity: diag.Error, Title: "A comment does not have the layout of export format", Section: "5",
	OfExportFormat: true, Change: "comment laid out again",
	Forms: []diag.FormRow{
		inExport("Export format has no blanks next to the braces of a comment, and single blanks between its words" + wordings.MoreInGame + "."),
		inExport("In export format comments come after the tags and before the result" + wordings.MoreInGame + "."),
		inExport("In export format a comment is in braces, not after a semicolon" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const SecondTag = diag.Kind[InGame](ExportDuplicateTag) << 8

var exportDuplicateTag = diag.Row{
	Name: "export/duplicate-tag", Severity: diag.Error, Title: "A game has two tags of one name", Section: "8.1",
	OfExportFormat: true, Change: "repeated tag left out",
	Forms: []diag.FormRow{
		inExport("Export format has each tag once; the first counts, and this one is left out" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const (
	LineEndInExport = diag.Kind[InGame](ExportLineEnd)<<8 + iota
	LineEndOfRecord = diag.Kind[InGame](ExportLineEnd)<<8 + iota
)

var exportLineEnd = diag.Row{
	Name: "export/line-end", Severity: diag.Error, Title: "Lines do not end as in export format", Section: "3.2.2",
	OfExportFormat: true, Change: "line ends changed",
	Forms: []diag.FormRow{
		inExport("In export format a line ends with LF alone" + wordings.MoreInGame + "."),
		{Message: "In export format a line ends with LF alone.", Fix: "End the line with LF", Facts: inGame},
	},
	Fix: writeGame,
}

const LineHasRoom = diag.Kind[InGame](ExportLineFill) << 8

var exportLineFill = diag.Row{
	Name: "export/line-fill", Severity: diag.Error, Title: "A line has room for more", Section: "8.2.1",
	OfExportFormat: true, Change: "lines filled",
	Forms: []diag.FormRow{
		inExport("In export format as much as fits below 80 characters is on a line; what comes next still fits on this one" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const LineOver79 = diag.Kind[InGame](ExportLineLength) << 8

var exportLineLength = diag.Row{
	Name: "export/line-length", Severity: diag.Error, Title: "A line has 80 characters or more", Section: "8.2.1",
	OfExportFormat: true, Change: "long lines broken",
	Forms: []diag.FormRow{
		inExport("In export format a line of moves has at most 79 characters; this one has {Length}" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const TagsMissing = diag.Kind[InGame](ExportMissingTag) << 8

var exportMissingTag = diag.Row{
	Name: "export/missing-tag", Severity: diag.Error, Title: "A tag of the Seven Tag Roster is missing", Section: "8.1.1",
	OfExportFormat: true, Change: "missing tag added",
	Forms: []diag.FormRow{
		inExport("Export format has the tags Event, Site, Date, Round, White, Black and Result; there is no {As}" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const (
	NumberMissing     = diag.Kind[InGame](ExportMoveNumber)<<8 + iota
	NumberTooMany     = diag.Kind[InGame](ExportMoveNumber)<<8 + iota
	NumberInOtherForm = diag.Kind[InGame](ExportMoveNumber)<<8 + iota
)

var exportMoveNumber = diag.Row{
	Name: "export/move-number", Severity: diag.Error, Title: "A move number is missing, or not where export format has it", Section: "8.2.2",
	OfExportFormat: true, Change: "move numbers put right",
	Forms: []diag.FormRow{
		inExport("In export format the number {As:quoted} is before this move" + wordings.MoreInGame + "."),
		inExport("In export format a move of Black has its number only after a comment, a NAG or a variation, and where a line begins" + wordings.MoreInGame + "."),
		inExport("In export format this number is written {As:quoted}" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const LeftOut = diag.Kind[InGame](ExportReduced) << 8

var exportReduced = diag.Row{
	Name: "export/reduced", Severity: diag.Error, Title: "Reduced export format does not have this", Section: "3.2.4",
	OfExportFormat: true, Change: "left out",
	Forms: []diag.FormRow{
		inExport("Reduced export format has only the seven tags of the roster and the moves of the game, without comments, NAGs and variations" + wordings.MoreInGame + "."),
	},
	Fix: leaveOut,
}

const PositionInReduced = diag.Kind[diag.None](ExportReducedPosition) << 8

var exportReducedPosition = diag.Row{
	Name: "export/reduced-position", Severity: diag.Warning, Title: "The game begins in a position of its own", Section: "3.2.4",
	OfExportFormat: true,
	Forms: []diag.FormRow{
		{Message: "Reduced export format has no tag for a position; the game keeps its tags SetUp and FEN, without which its moves mean nothing."},
	},
}

const NotSAN = diag.Kind[InGame](ExportSAN) << 8

var exportSAN = diag.Row{
	Name: "export/san", Severity: diag.Error, Title: "A move is not written as export format has it", Section: "8.2.3.7",
	OfExportFormat: true, Change: "moves written in SAN",
	Forms: []diag.FormRow{
		inExport("In export format {here:quoted} is written {As:quoted}" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

// Their second place is the operation, or the move, that comes after it in export format.
const (
	OperationsInOrder = diag.Kind[InGame](ExportOperationOrder)<<8 + iota
	MovesInOrder      = diag.Kind[InGame](ExportOperationOrder)<<8 + iota
)

var exportOperationOrder = diag.Row{
	Name: "export/operation-order", Severity: diag.Error, Title: "Operations, or moves of an operation, are not in alphabetical order",
	Section: "16.2.4.1", OfExportFormat: true, Change: "operations put in order",
	Forms: []diag.FormRow{
		inRecord("In export format the operations are in the order of their names: {here} comes before {other}."),
		inRecord("In export format the moves of am and bm are in alphabetical order, capital letters first: {here} comes before {other}."),
	},
	Fix: writeGame,
}

const (
	BlanksInExport = diag.Kind[InGame](ExportSpacing)<<8 + iota
	BlanksInRecord = diag.Kind[InGame](ExportSpacing)<<8 + iota
	EmptyRecords   = diag.Kind[InGame](ExportSpacing)<<8 + iota
)

var exportSpacing = diag.Row{
	Name: "export/spacing", Severity: diag.Error, Title: "White space is not that of export format", Section: "8.2.1",
	OfExportFormat: true, Change: "blanks put right",
	Forms: []diag.FormRow{
		inExport("In export format one blank is between two words, and none at the ends of a line" + wordings.MoreInGame + "."),
		inRecord("In export format fields, operations and operands have one blank between them, and there is none before a semicolon or at " +
			"the ends of the line{More?; there {More|is|are} {More} more such {More|place|places} in this line}."),
		{
			Message: "In export format there are no empty lines between positions{More?; the file has {More} more}.",
			Facts:   inGame,
		},
	},
	Fix: writeGame,
}

const SuffixInExport = diag.Kind[InGame](ExportSuffix) << 8

var exportSuffix = diag.Row{
	Name: "export/suffix", Severity: diag.Error, Title: "A move has “!” or “?” in place of a NAG", Section: "8.2.3.8",
	OfExportFormat: true, Change: "! and ? written as NAGs",
	Forms: []diag.FormRow{
		inExport("In export format {here:quoted} is written {As:quoted}" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const TabInExport = diag.Kind[InGame](ExportTab) << 8

var exportTab = diag.Row{
	Name: "export/tab", Severity: diag.Error, Title: "The file has a tab in it", Section: "4.2",
	OfExportFormat: true, Change: "tabs changed to blanks",
	Forms: []diag.FormRow{
		inExport("Export format has no tabs; write a blank" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const TagForm = diag.Kind[InGame](ExportTagLayout) << 8

var exportTagLayout = diag.Row{
	Name: "export/tag-layout", Severity: diag.Error, Title: "A tag does not have the layout of export format", Section: "8.1",
	OfExportFormat: true, Change: "tags laid out again",
	Forms: []diag.FormRow{
		inExport("In export format a tag is on a line of its own, with one blank in it: {As:quoted}" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const TagTooLate = diag.Kind[InGame](ExportTagOrder) << 8

var exportTagOrder = diag.Row{
	Name: "export/tag-order", Severity: diag.Error, Title: "The tags are not in the order of export format", Section: "8.1.1",
	OfExportFormat: true, Change: "tags put in order",
	Forms: []diag.FormRow{
		inExport("In export format the seven tags of the roster come first, and then the others in the order of the alphabet; this one comes before {As}" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}

const VariationBlanks = diag.Kind[InGame](ExportVariationLayout) << 8

var exportVariationLayout = diag.Row{
	Name: "export/variation-layout", Severity: diag.Error, Title: "A variation does not have the layout of export format", Section: "8.2.5",
	OfExportFormat: true, Change: "variations laid out again",
	Forms: []diag.FormRow{
		inExport("In export format the parentheses of a variation have a blank outside and none inside" + wordings.MoreInGame + "."),
	},
	Fix: writeGame,
}
