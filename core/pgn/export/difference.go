package export

import (
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/scribe"
	"pbn/core/source"
)

// difference is a way to differ from export format.
type difference uint8

// The differences.
const (
	nagOrder difference = iota
	noEmptyLine
	emptyLine
	commentBlanks
	commentElsewhere
	lineComment
	secondTag
	lineEnd
	lineHasRoom
	lineLength
	tagsMissing
	numberMissing
	numberTooMany
	numberForm
	leftOut
	notSAN
	blanks
	suffix
	tab
	tagForm
	tagTooLate
	variationBlanks
	differenceCount
)

var kinds = []diag.Kind[rules.InGame]{
	nagOrder: rules.NAGOutOfOrder, noEmptyLine: rules.NoEmptyLine, emptyLine: rules.EmptyLine, commentBlanks: rules.CommentBlanks,
	commentElsewhere: rules.CommentElsewhere, lineComment: rules.LineCommentInExport, secondTag: rules.SecondTag, lineEnd: rules.LineEndInExport,
	lineHasRoom: rules.LineHasRoom, lineLength: rules.LineOver79, tagsMissing: rules.TagsMissing, numberMissing: rules.NumberMissing,
	numberTooMany: rules.NumberTooMany, numberForm: rules.NumberInOtherForm, leftOut: rules.LeftOut,
	notSAN: rules.NotSAN, blanks: rules.BlanksInExport, suffix: rules.SuffixInExport, tab: rules.TabInExport, tagForm: rules.TagForm,
	tagTooLate: rules.TagTooLate, variationBlanks: rules.VariationBlanks,
}

// differences compares games with what is written for them.
type differences struct {
	at      scribe.Differences
	output  *output
	text    *source.Text
	game    *game.Game
	reduced bool
	lines   lineReader
	replay  game.Replay
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
