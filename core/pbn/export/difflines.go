package export

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// layout compares the lines, the header and the white space of a game.
func (d *differences) layout(header []string) {
	mayTrail := d.lines()
	d.header(header)
	if d.hasTabs {
		d.tabs()
	}
	if mayTrail {
		d.trailingBlanks()
	}
	d.separators()
}

// lines counts the line ends of a game that are not CRLF (2.3), a missing one after the last line of the file among them, and finds lines
// that are too long only in export format. It reports whether a line, or the file, may end with a blank.
func (d *differences) lines() (mayTrail bool) {
	text := d.text.Bytes[:d.game.Span.End]
	count := 0
	if d.items.Bytes&item.EndsCR == 0 && d.items.Longest <= habits.MaxLine && !d.items.Unseparated {
		count, mayTrail = d.items.LoneLFs, d.items.Bytes&item.Trailing != 0 || isBlank(text[len(text)-1])
	} else {
		mayTrail = d.lineByLine(text)
	}
	if count > 0 && d.lineEnds == 0 {
		d.lineByLine(text) // where the first is
	} else {
		d.lineEnds += count
	}
	if n := len(text); d.endsFile() && !d.source.Embedded && !source.IsLineEnd(text[n-1]) {
		d.otherLineEnd(source.Span{Start: n, End: n})
	}
	return mayTrail
}

// lineByLine is lines for any text, without its end.
func (d *differences) lineByLine(text []byte) (mayTrail bool) {
	for at := d.game.Span.Start; at < len(text); at++ {
		start := at
		if at += source.PlainLength(text[at:]); at < len(text) && !source.IsLineEnd(text[at]) {
			at += source.LineEnd(text[at:])
		}
		if at > start {
			c := text[at-1]
			mayTrail = mayTrail || c <= ' ' || c >= 0x7F && c < 0xA0
		}
		if at == len(text) {
			break
		}
		if at-start > habits.MaxLine && d.text.LineLength(start) == habits.MaxLine+1 {
			find(d, rules.LongLineInExport, source.Span{Start: start, End: at})
		}
		if text[at] == '\r' && at+1 < len(text) && text[at+1] == '\n' {
			at++
		} else {
			d.otherLineEnd(source.Span{Start: at, End: at + 1})
		}
	}
	return mayTrail
}

func (d *differences) otherLineEnd(at source.Span) {
	if d.lineEnds++; d.lineEnds == 1 {
		d.lineEnd = diag.PlaceIn(d.text, at)
	}
}

// endsFile reports whether the file ends with the game.
func (d *differences) endsFile() bool { return d.text.Complete && d.game.Span.End == len(d.text.Bytes) }

// header compares the first lines of a file with the header that is written, empty for a later game, and finds the other lines of a
// header, which are left out (2.4).
func (d *differences) header(lines []string) {
	if len(lines) > 0 && !d.hasHeader(lines) || !d.game.HasHeader {
		return
	}
	items := d.items.Items[len(lines):]
	for k := range items {
		if items[k].Kind != item.Escape {
			continue
		}
		if span := (source.Span{Start: int(items[k].Start), End: int(items[k].End)}); game.IsHeaderLine(d.text.Decode(span)) {
			find(d, rules.HeaderElsewhere, span)
		}
	}
}

// hasHeader reports whether a file begins with the lines of a header; if not, that is a difference.
func (d *differences) hasHeader(lines []string) bool {
	start := d.game.Span.Start
	if d.text.HasByteOrderMark() {
		start += len("\uFEFF")
	}
	for d.text.Bytes[start] <= ' ' {
		start++
	}
	rest := d.text.Bytes[start:d.game.Span.End]
	first := source.Span{Start: start, End: start + source.LineEnd(rest)}
	for _, line := range lines {
		n := source.LineEnd(rest)
		if string(rest[:n]) != line {
			find(d, rules.NoHeader, first)
			return false
		}
		rest = bytes.TrimPrefix(bytes.TrimPrefix(rest[n:], []byte("\r")), []byte("\n"))
	}
	return true
}

// tabs finds the tabs (2.3); the first of the game is reported, with their number. A tab in a string has a rule of its own.
func (d *differences) tabs() {
	var first source.Span
	tabs := 0
	count := func(span source.Span) {
		text := d.text.Slice(span)
		at := source.FirstTab(text)
		if at < 0 {
			return
		}
		end := at
		for end < len(text) && (text[end] == '\t' || text[end] == '\v') {
			end++
		}
		if start := span.Start + at; tabs == 0 || start < first.Start {
			first = source.Span{Start: start, End: span.Start + end}
		}
		tabs += bytes.Count(text, []byte("\t")) + bytes.Count(text, []byte("\v"))
	}
	for gap := range d.items.Gaps(d.text.Bytes) {
		count(gap)
	}
	for k := range d.items.Items {
		if d.items.Items[k].Kind.IsCommentary() {
			count(d.items.Span(k, d.text.Bytes))
		}
	}
	if tabs > 0 {
		find(d, rules.Tabs, first).Say(rules.FirstPlace{Of: several(tabs)})
	}
}

// trailingBlanks finds blanks at the end of a line, or of the file; the first of the game is reported, with their number.
func (d *differences) trailingBlanks() {
	var blanks, first source.Span
	count := 0
	found := func() {
		if blanks.End == 0 || hasTab(d.text.Slice(blanks)) {
			return
		}
		if count++; count == 1 {
			first = blanks
		}
	}
	for gap := range d.items.Gaps(d.text.Bytes) {
		blanks = source.Span{}
		for kind, span := range item.Spaces(d.text, gap) {
			if kind == item.LineEnd {
				found()
			}
			if blanks = (source.Span{}); kind == item.Blanks {
				blanks = span
			}
		}
	}
	if blanks.End == d.game.Span.End && d.endsFile() {
		found()
	}
	if count > 0 {
		find(d, rules.BlanksAtLineEnd, first).Say(rules.FirstPlace{Of: several(count)})
	}
}

// separators checks that there is one empty line between two games, and no other one anywhere (3).
func (d *differences) separators() {
	d.separator = diag.Place{}
	after := d.items.GapAfter(d.text.Bytes)
	isPlain := d.items.Items[0].Kind == item.Tag && d.text.Bytes[d.items.Start] == '[' && d.items.Tail == len(d.items.Items)
	if !isPlain { // else none can be within
		for gap := range d.items.Gaps(d.text.Bytes) {
			if gap.Start >= after.Start {
				break
			}
			d.emptyLines(gap)
		}
	}
	d.separatorAfter(after)
}

// emptyLines finds the runs of semi-empty lines between two items.
func (d *differences) emptyLines(gap source.Span) {
	var found source.Span // the run of semi-empty lines that is looked at
	end := func() {
		if found != (source.Span{}) && (!d.source.Embedded || found.Start > d.game.Span.Start) {
			find(d, rules.EmptyLine, found)
		}
		found = source.Span{}
	}
	for kind, span := range item.Spaces(d.text, gap) {
		switch {
		case kind != item.SemiEmptyLine:
			end()
		case found == source.Span{}:
			found = span
		default:
			found.End = span.End
		}
	}
	end()
}

// separatorAfter checks the semi-empty lines after a game: one, and nothing in it.
func (d *differences) separatorAfter(gap source.Span) {
	if after := d.text.Slice(gap); !d.endsFile() && (string(after) == "\n\n" || string(after) == "\r\n\r\n") && gap.Start > d.game.Span.Start &&
		!source.IsLineEnd(d.text.Bytes[gap.Start-1]) {
		return // as after most games
	}
	lines, first, end := 0, source.Span{}, 0
	for kind, span := range item.Spaces(d.text, gap) {
		if kind == item.SemiEmptyLine {
			if lines++; lines == 1 {
				first = span
			}
			end = span.End
		}
	}
	switch {
	case lines == 0:
	case lines > 1 || !source.IsLineEnd(d.text.Bytes[first.Start]):
		find(d, rules.GameSeparator, source.Span{Start: first.Start, End: end})
	case d.endsFile():
		d.separator = diag.PlaceIn(d.text, first)
	}
}
