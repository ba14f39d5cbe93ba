package export

import (
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
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

var kinds = [differenceCount]diag.Kind[rules.InGame]{
	nagOrder: rules.NAGOutOfOrder, noEmptyLine: rules.NoEmptyLine, emptyLine: rules.EmptyLine, commentBlanks: rules.CommentBlanks,
	commentElsewhere: rules.CommentElsewhere, lineComment: rules.LineCommentInExport, secondTag: rules.SecondTag, lineEnd: rules.LineEndInExport,
	lineHasRoom: rules.LineHasRoom, lineLength: rules.LineOver79, tagsMissing: rules.TagsMissing, numberMissing: rules.NumberMissing,
	numberTooMany: rules.NumberTooMany, numberForm: rules.NumberInOtherForm, leftOut: rules.LeftOut,
	notSAN: rules.NotSAN, blanks: rules.BlanksInExport, suffix: rules.SuffixInExport, tab: rules.TabInExport, tagForm: rules.TagForm,
	tagTooLate: rules.TagTooLate, variationBlanks: rules.VariationBlanks,
}

// differences compares games with what is written for them. Whether there is any difference, the bytes say; what it is, the text of the game.
// Each way to differ is reported once a game, at the first place, with the number of places.
type differences struct {
	diags    *diag.List // nil where nobody wants to know
	severity diag.Severity
	output   *output
	text     *source.Text
	game     *game.Game
	reduced  bool
	first    [differenceCount]place
	lines    lineReader
	replay   game.Replay
}

// place is the first place of a difference in a game, with what its sentence needs, and how many there are.
type place struct {
	span  source.Span
	what  int32
	count int32
}

// find notes a difference; what is a number that its sentence needs.
func (d *differences) find(of difference, at source.Span, what int) {
	p := &d.first[of]
	if p.count++; p.count == 1 {
		p.span, p.what = at, int32(what)
	}
}

// source returns the text of the game, without the byte order mark.
func (d *differences) source() []byte {
	is := d.text.Slice(d.game.Span)
	if d.game.Span.Start == 0 && d.text.HasByteOrderMark() {
		is = is[len("\uFEFF"):]
	}
	return is
}
