package export

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
)

// Source is a file, or a block of a document, whose games are written. What is written is compared with it.
type Source struct {
	Reader   *game.Reader
	Embedded bool // whether it is a block of a document
	// Diags gets the differences where the file is checked as export format, Changes where it need not have export format; nil where
	// nobody wants to know them.
	Diags, Changes *diag.List
	Counts         report.Counts // nil where nobody wants to know
}

// NewCounts returns counts of 0 of the rules that report also what export keeps.
func NewCounts() report.Counts {
	return report.Counts{
		rules.TagInvalidValue: 0, rules.DealSyntax: 0, rules.AuctionBadCall: 0, rules.PlayBadCard: 0, rules.TableBadElement: 0,
		rules.AuctionCallAfterEnd: 0, rules.AuctionMisplacedHyphen: 0, rules.PlayTooManyCards: 0,
		rules.ContractPassedOut: 0, rules.AuctionContractMismatch: 0, rules.NoteMisplaced: 0,
	}
}

// Keeps returns what the writer leaves as it was.
func (o Options) Keeps() []report.KeptRule {
	// Data after a tag that is not a section are kept as a section, with a warning.
	kept := []report.KeptRule{{Rule: rules.SyntaxUnexpectedText, As: diag.Warning}}
	if o.Encoding == plain.UTF8 {
		kept = append(kept, report.KeptRule{Rule: rules.TextUTF8}, report.KeptRule{Rule: rules.TextUTF16}, report.KeptRule{Rule: rules.TextWindows1252})
	}
	return kept
}

// differences compares what the writer writes for each thing with what the source has. The rules of export format, and what export changes
// in a file of import format, come from that alone.
type differences struct {
	source   Source
	diags    *diag.List // nil where nobody wants to know
	severity diag.Severity
	text     *source.Text
	items    *item.Game
	game     *game.Game
	hasTabs  bool // whether the game has any
	isPart   bool // whether the game is the part of the one before that a blank line cut off

	// What is known at the end of the file: the line ends that are not CRLF, and the first of them; and the empty line after the last
	// game, which is too many if no other game comes.
	lineEnds  int
	lineEnd   diag.Place
	separator diag.Place

	// What was found in the game: for diags, at last what is reported after all else at its place; and for source.Changes, where that is
	// another list.
	found, last, changed diag.Findings
}

// decide decides who is told the differences.
func (d *differences) decide() {
	switch s := &d.source; {
	case s.Reader == nil:
		d.diags = nil
	case s.Reader.IsExport():
		d.diags, d.severity = s.Diags, 0
	default:
		d.diags, d.severity = s.Changes, diag.Info
	}
}

// isOn reports whether anybody wants to know.
func (d *differences) isOn() bool { return d.diags != nil }

// beginGame makes ready for a game.
func (d *differences) beginGame(text *source.Text, g *game.Game, isPart bool) {
	d.text, d.game, d.items, d.isPart = text, g, d.source.Reader.Items(), isPart
	d.hasTabs = d.items.Bytes&(item.Tab|item.Control) != 0 && hasTab(text.Slice(g.Span))
}

// endGame reports what was found in a game, in the order of the source.
func (d *differences) endGame() {
	d.diags.Take(d.severity, &d.found, &d.last)
	if d.source.Changes != nil {
		d.source.Changes.Take(diag.Info, &d.changed)
	}
}

// mostFound bounds what waits for the end of its game, so that a huge one does not use up the memory.
const mostFound = 4096

// hasRoom reports whether one more difference of a rule may be kept; else it is counted.
func (d *differences) hasRoom(rule diag.Rule) bool {
	if d.diags.AddMore(rule, d.severity) {
		return false
	}
	if d.found.Len() == mostFound {
		d.diags.Take(d.severity, &d.found)
	}
	return true
}

// find notes a place where the source is not as it is written.
func find[F any](d *differences, kind diag.Kind[F], at source.Span) diag.Entry[F] {
	if !d.hasRoom(kind.Rule()) {
		return diag.Entry[F]{}
	}
	return kind.Note(&d.found, at)
}

// findForm is find for what is written in another form.
func (d *differences) findForm(kind diag.Kind[rules.ExportForm], at source.Span, as string) {
	e := find(d, kind, at)
	e.Say(rules.ExportForm{As: e.Text(as)})
}

// change notes what export changes in a file that has export format, too.
func change[F any](d *differences, kind diag.Kind[F], at source.Span) diag.Entry[F] {
	switch {
	case !d.isOn() || d.source.Changes == nil:
		return diag.Entry[F]{}
	case d.diags == d.source.Changes:
		return kind.Note(&d.last, at)
	}
	return kind.Note(&d.changed, at)
}

// several returns how many there are, for the first of them; 0 if it is the only one.
func several(count int) int32 {
	if count == 1 {
		return 0
	}
	return int32(count)
}

// lowerCase has the texts in lower case in an auction, a play or a table: how many, and the first.
type lowerCase struct {
	count  int
	span   source.Span
	is, as string // is is "" if that is all of the span
}

// report notes the first of them, if there are any.
func (l *lowerCase) report(d *differences) {
	if l.count == 0 {
		return
	}
	e := find(d, rules.LowerCase, l.span)
	if !e.IsKept() {
		return
	}
	is := l.is
	if is == "" {
		is = d.text.Decode(l.span)
	}
	e.Say(rules.Capitals{Is: e.Text(is), As: e.Text(l.as), Of: several(l.count)})
}

// count counts a change of what a rule of import format has reported.
func (d *differences) count(rule diag.Rule) {
	if d.source.Counts != nil {
		d.source.Counts[rule]++
	}
}

// gap is what is before a thing in the source.
type gap uint8

const (
	otherGap gap = iota
	lineStart
	indented // a line start with blanks after it
	oneSpace
	tabbed // blanks with a tab, which is reported as that
)

// isOdd reports whether export format has no such gap.
func (g gap) isOdd() bool { return g == otherGap || g == indented }

// beginsLine reports whether the thing after it is the first of its line.
func (g gap) beginsLine() bool { return g == lineStart || g == indented }

// startsLine reports whether a line begins at an offset.
func (d *differences) startsLine(offset int) bool {
	return offset > d.game.Span.Start+len("\uFEFF") && source.IsLineEnd(d.text.Bytes[offset-1]) || d.before(offset) == lineStart
}

// before is the gap before an offset.
func (d *differences) before(offset int) gap {
	// Nearly all gaps are a line end or one space.
	if offset > d.game.Span.Start+len("\uFEFF") {
		switch before := d.text.Bytes[offset-2 : offset]; {
		case source.IsLineEnd(before[1]):
			return lineStart
		case before[1] == ' ' && before[0] > ' ' && !d.source.Embedded:
			return oneSpace
		}
	}
	start := offset
	for start > d.game.Span.Start && isBlank(d.text.Bytes[start-1]) {
		start--
	}
	atLine := start > 0 && source.IsLineEnd(d.text.Bytes[start-1])
	if !atLine && (start <= len("\uFEFF") || d.source.Embedded) {
		atLine = d.text.Position(start).Column == 1
	}
	switch blanks := d.text.Bytes[start:offset]; {
	case atLine && len(blanks) == 0:
		return lineStart
	case hasTab(blanks):
		return tabbed
	case atLine:
		return indented
	case string(blanks) == " ":
		return oneSpace
	}
	return otherGap
}

// isAsWritten reports whether a span of the source is a word, and has the gap before it that it is written with: a line end if it is the
// first of its line, else one space.
func (d *differences) isAsWritten(span source.Span, w word, isFirst bool) bool {
	if span.End-span.Start != w.length() || !w.isAt(d.text.Bytes, span.Start) {
		return false
	}
	if isFirst {
		return d.before(span.Start) == lineStart
	}
	return d.before(span.Start) == oneSpace
}

func isBlank(c byte) bool { return c <= ' ' && !source.IsLineEnd(c) }

func hasTab(text []byte) bool { return source.FirstTab(text) >= 0 }
