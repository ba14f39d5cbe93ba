package export

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
)

// layout compares the lines, the header and the white space of a game.
func (d *differences) layout(header []string) {
	d.lines()
	d.header(header)
	d.whiteSpace()
	d.separators()
}

// lines counts the line ends of a game that are not CRLF (2.3), a missing one after the last line of the file among them, and finds lines
// that are too long only in export format.
func (d *differences) lines() {
	text := d.text.Bytes[:d.game.Span.End]
	for at := d.game.Span.Start; at < len(text); at++ {
		start := at
		at += source.LineEnd(text[at:])
		if at == len(text) {
			break
		}
		if at-start > source.MaxLine && d.text.LineLength(start) == source.MaxLine+1 {
			d.add(rules.TextLineTooLong, tooLongLine, source.Span{Start: start, End: at})
		}
		if bytes.HasPrefix(text[at:], []byte(lineEnd)) {
			at++
		} else {
			d.otherLineEnd(source.Span{Start: at, End: at + 1})
		}
	}
	if n := len(text); d.endsFile() && !d.source.Embedded && !source.IsLineEnd(text[n-1]) {
		d.otherLineEnd(source.Span{Start: n, End: n})
	}
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
	if len(lines) > 0 && !d.hasHeader(lines) {
		return
	}
	for _, n := range d.tree.Nodes[len(lines):] {
		if n.Kind == syntax.EscapeLine && game.IsHeaderLine(d.tree.Decode(n)) {
			d.add(rules.ExportHeader, headerElsewhere, d.tree.NodeSpan(n))
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
			d.add(rules.ExportHeader, headerIsMissing, first)
			return false
		}
		rest = bytes.TrimPrefix(bytes.TrimPrefix(rest[n:], []byte("\r")), []byte("\n"))
	}
	return true
}

// whiteSpace finds tabs (2.3), and blanks at the end of a line; of each the first of the game is reported, with their number. A tab in a
// string has a rule of its own.
func (d *differences) whiteSpace() {
	tab := difference{rule: rules.ExportTab, says: tabs}
	trailing := difference{rule: rules.ExportSpacing, says: blanksAtLineEnd}
	for i := range d.tree.Tokens {
		token := &d.tree.Tokens[i]
		if !d.hasTabs && token.Kind != syntax.Space {
			continue
		}
		span := d.tree.TokenSpan(int32(i))
		text := d.text.Slice(span)
		at := -1
		if d.hasTabs && token.Kind != syntax.String && token.Kind != syntax.Unexpected {
			at = source.FirstTab(text)
		}
		switch {
		case at >= 0:
			end := at
			for end < len(text) && (text[end] == '\t' || text[end] == '\v') {
				end++
			}
			if tab.count == 0 {
				tab.span = source.Span{Start: span.Start + at, End: span.Start + end}
			}
			tab.count += bytes.Count(text, []byte("\t")) + bytes.Count(text, []byte("\v"))
		case token.Kind == syntax.Space && d.endsLine(i):
			if trailing.count++; trailing.count == 1 {
				trailing.span = span
			}
		}
	}
	for _, f := range [...]difference{tab, trailing} {
		if f.count > 0 {
			d.put(f)
		}
	}
}

// endsLine reports whether a line, or the file, ends after a token.
func (d *differences) endsLine(token int) bool {
	if token+1 < len(d.tree.Tokens) {
		return d.tree.Tokens[token+1].Kind == syntax.LineEnd
	}
	return d.endsFile()
}

// separators checks that there is one empty line between two games, and no other one anywhere (3).
func (d *differences) separators() {
	d.separator = diag.Place{}
	last := 0 // token that belongs to a node
	if n := len(d.tree.Nodes); n > 0 {
		last = int(d.tree.Nodes[n-1].End) - 1
	}
	if d.tree.Tokens[0].Kind == syntax.LeftBracket && d.tree.Tail == len(d.tree.Nodes) {
		d.separatorAfter(last) // none can be within
		return
	}
	var found source.Span // the run of semi-empty lines that is looked at
	for i := range d.tree.Tokens {
		isEmpty := d.tree.Tokens[i].Kind == syntax.SemiEmptyLine
		span := d.tree.TokenSpan(int32(i))
		switch {
		case !isEmpty:
		case found == source.Span{}:
			found = span
			continue
		default:
			found.End = span.End
			continue
		}
		if found != (source.Span{}) && (!d.source.Embedded || found.Start > d.game.Span.Start) {
			d.add(rules.ExportGameSeparator, emptyLine, found)
		}
		found = source.Span{}
		if i >= last {
			break
		}
	}
	d.separatorAfter(last)
}

// separatorAfter checks the semi-empty lines after a game: one, and nothing in it.
func (d *differences) separatorAfter(last int) {
	lines, first, end := 0, source.Span{}, 0
	for i := last + 1; i < len(d.tree.Tokens); i++ {
		if d.tree.Tokens[i].Kind == syntax.SemiEmptyLine {
			if lines++; lines == 1 {
				first = d.tree.TokenSpan(int32(i))
			}
			end = int(d.tree.Tokens[i].End)
		}
	}
	switch {
	case lines == 0:
	case lines > 1 || !source.IsLineEnd(d.text.Bytes[first.Start]):
		d.add(rules.ExportGameSeparator, gameSeparator, source.Span{Start: first.Start, End: end})
	case d.endsFile():
		d.separator = diag.PlaceIn(d.text, first)
	}
}
