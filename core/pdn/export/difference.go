package export

import (
	"pbn/core/diag"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/scribe"
	"pbn/core/source"
)

// difference is a way to differ from what is written.
type difference uint8

// The differences.
const (
	byteOrderMark difference = iota
	otherSign
	commentBlanks
	commentAfterEnd
	emptyComment
	otherFEN
	noEmptyLine
	emptyLine
	gameTypeForm
	gameTypeAdded
	leadingZero
	lineEnd
	longCapture
	numberMissing
	numberTooMany
	numberForm
	otherNotation
	resultType
	resultAdded
	resultEnds
	nothingEnds
	blanks
	tab
	variationBlanks
	lineLength
	lineHasRoom
	strengthElsewhere
	setupOverLines
	tagForm
	tagTooLate
	differenceCount
)

var kinds = []diag.Kind[rules.InGame]{
	byteOrderMark: rules.ByteOrderMarkInExport, otherSign: rules.OtherCaptureSeparator, commentBlanks: rules.CommentBlanks,
	commentAfterEnd: rules.CommentAfterEnd, emptyComment: rules.EmptyComment, otherFEN: rules.OtherFEN, noEmptyLine: rules.NoEmptyLine,
	emptyLine: rules.EmptyLine, gameTypeForm: rules.OtherGameTypeForm, gameTypeAdded: rules.GameTypeAdded, leadingZero: rules.LeadingZero,
	lineEnd: rules.LineEndInExport, longCapture: rules.LongCapture, numberMissing: rules.NumberMissing, numberTooMany: rules.NumberTooMany,
	numberForm: rules.NumberInOtherForm, otherNotation: rules.OtherNotation, resultType: rules.OtherResultType, resultAdded: rules.ResultAdded,
	resultEnds: rules.ResultEndsGame, nothingEnds: rules.NothingEndsGame, blanks: rules.BlanksInExport, tab: rules.TabInExport,
	variationBlanks: rules.VariationBlanks, lineLength: rules.LineOver79, lineHasRoom: rules.LineHasRoom,
	strengthElsewhere: rules.StrengthElsewhere, setupOverLines: rules.SetupOverLines, tagForm: rules.TagForm, tagTooLate: rules.TagTooLate,
}

// differences compares games with what is written for them.
type differences struct {
	at     scribe.Differences
	writer *Writer
	text   *source.Text
	game   *game.Game
	lines  lineReader
	// spelled has a move as it is written.
	spelled []byte
}

// find notes a difference; what is a number that its sentence needs.
func (d *differences) find(of difference, at source.Span, what int) { d.at.Find(int(of), at, what) }

// layoutFaults are what the faults of the white space are.
var layoutFaults = [scribe.LayoutFaults]difference{
	scribe.NoEmptyLine: noEmptyLine, scribe.EmptyLine: emptyLine, scribe.LineEnd: lineEnd, scribe.Tab: tab, scribe.Blanks: blanks,
	scribe.CommentBlanks: commentBlanks, scribe.VariationBlanks: variationBlanks, scribe.LineTooLong: lineLength, scribe.LineHasRoom: lineHasRoom,
}

// FindLayout notes a fault of the white space.
func (d *differences) FindLayout(of scribe.LayoutFault, at source.Span, n int) {
	d.find(layoutFaults[of], at, n)
}
