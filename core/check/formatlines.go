package check

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/syntax"
)

// lines counts the line ends that are not CRLF (2.3), a missing one behind the last line among them, and finds lines that are
// too long only in export format.
func (f *format) lines() {
	text := f.text.Bytes[:f.game.Span.End]
	count := func(start, end int) {
		if f.file.lineEnds++; f.file.lineEnds == 1 {
			span := source.Span{Start: start, End: end}
			f.file.lineEnd = diag.PlaceIn(f.text, span)
		}
	}
	for at := f.game.Span.Start; at < len(text); at++ {
		start := at
		if at += lineLength(text[at:]); at == len(text) {
			break
		}
		if at-start > source.MaxLine && f.text.LineLength(start) == source.MaxLine+1 {
			f.report(diag.TextLineTooLong, source.Span{Start: start, End: at},
				"The line has 256 characters with the two of its line end; 255 are allowed in export format. Export breaks it where it can.")
		}
		if text[at] == '\r' && at+1 < len(text) && text[at+1] == '\n' {
			at++
		} else {
			count(at, at+1)
		}
	}
	if n := len(text); f.text.Complete && n == len(f.text.Bytes) && f.kind == WholeFile && !isLineEnd(text[n-1]) {
		count(n, n)
	}
}

// lineLength is the length of the line at the start of a text, without its line end.
func lineLength(text []byte) int {
	n := 0
	for n < len(text) && !isLineEnd(text[n]) {
		n++
	}
	return n
}

// header checks the two lines that a file in export format begins with (2.4).
func (f *format) header() {
	if !f.file.begins {
		f.laterHeader(0)
		return
	}
	start := f.game.Span.Start
	if f.text.HasByteOrderMark() {
		start += len("\uFEFF")
	}
	for isBlank(f.text.Bytes[start]) || isLineEnd(f.text.Bytes[start]) {
		start++
	}
	first, rest := cutLine(f.text.Bytes[start:f.game.Span.End])
	second, _ := cutLine(rest)
	version, isVersion := bytes.CutPrefix(first, []byte("% PBN "))
	if isVersion && string(second) == "% EXPORT" && (string(version) == "2.1" || f.severity == 0 && (string(version) == "2.0" || string(version) == "1.0")) {
		f.laterHeader(2)
		return
	}
	f.report(diag.ExportHeader, source.Span{Start: start, End: start + len(first)},
		"A file in export format begins with the lines “% PBN 2.1” and “% EXPORT”.")
}

// laterHeader finds lines of the header that do not stand at the start of the file, from a node on; export leaves them out.
func (f *format) laterHeader(from int) {
	for _, n := range f.tree.Nodes[from:] {
		if n.Kind != syntax.EscapeLine {
			continue
		}
		if text := f.tree.Decode(n); game.IsHeaderLine(text) {
			f.report(diag.ExportHeader, f.tree.NodeSpan(n), "The line "+diag.Quote(text)+" belongs to the start of the file.")
		}
	}
}

func cutLine(text []byte) (line, rest []byte) {
	i := bytes.IndexAny(text, "\r\n")
	if i < 0 {
		return text, nil
	}
	return text[:i], bytes.TrimPrefix(bytes.TrimPrefix(text[i:], []byte("\r")), []byte("\n"))
}

// whiteSpace finds tabs (2.3), and blanks at the end of a line; of each the first of the game is reported, with their
// number. A tab in a string has a rule of its own.
func (f *format) whiteSpace() {
	var tab, trailing source.Span
	tabs, trailings := 0, 0
	for i, token := range f.tree.Tokens {
		if !f.hasTabs && token.Kind != syntax.Space {
			continue
		}
		span := f.tree.TokenSpan(int32(i))
		text := f.text.Slice(span)
		at := -1
		if f.hasTabs && token.Kind != syntax.String && token.Kind != syntax.Unexpected {
			at = firstTab(text)
		}
		switch {
		case at >= 0:
			end := at
			for end < len(text) && (text[end] == '\t' || text[end] == '\v') {
				end++
			}
			if tabs == 0 {
				tab = source.Span{Start: span.Start + at, End: span.Start + end}
			}
			tabs += bytes.Count(text, []byte("\t")) + bytes.Count(text, []byte("\v"))
		case token.Kind == syntax.Space && f.endsLine(i):
			if trailings++; trailings == 1 {
				trailing = span
			}
		}
	}
	if tabs > 0 {
		f.report(diag.ExportTab, tab, "Export format has no tabs, which programs show in different ways"+ofThem(tabs, " in the game")+".")
	}
	if trailings > 0 {
		f.report(diag.ExportSpacing, trailing, "The line ends with spaces; export format has none there"+ofThem(trailings, " such lines in the game")+".")
	}
}

// endsLine tells whether a line or the file ends behind a token.
func (f *format) endsLine(token int) bool {
	if token+1 < len(f.tree.Tokens) {
		return f.tree.Tokens[token+1].Kind == syntax.LineEnd
	}
	return f.text.Complete && f.game.Span.End == len(f.text.Bytes)
}

// separators checks that one empty line stands between two games, and no other one anywhere (3).
func (f *format) separators() {
	f.file.separator = diag.Place{}
	last := f.lastNodeToken()
	if f.tree.Tokens[0].Kind == syntax.LeftBracket && f.tree.Tail == len(f.tree.Nodes) {
		f.separatorBehind(last) // none can stand within
		return
	}
	var found source.Span // the run of semi-empty lines that is looked at
	for i, token := range f.tree.Tokens {
		span := f.tree.TokenSpan(int32(i))
		switch {
		case token.Kind != syntax.SemiEmptyLine:
		case found == source.Span{}:
			found = span
			continue
		default:
			found.End = span.End
			continue
		}
		if found != (source.Span{}) && (f.kind == WholeFile || found.Start > f.game.Span.Start) {
			f.report(diag.ExportGameSeparator, found, "In export format there are empty lines only between games, not before the first or within one.")
		}
		found = source.Span{}
		if i >= last {
			break
		}
	}
	f.separatorBehind(last)
}

// lastNodeToken is the last token that belongs to a node.
func (f *format) lastNodeToken() int {
	if n := len(f.tree.Nodes); n > 0 {
		return int(f.tree.Nodes[n-1].End) - 1
	}
	return 0
}

// separatorBehind checks the semi-empty lines behind a game: one, and nothing in it.
func (f *format) separatorBehind(last int) {
	lines, first, end := 0, source.Span{}, 0
	for i := last + 1; i < len(f.tree.Tokens); i++ {
		if f.tree.Tokens[i].Kind == syntax.SemiEmptyLine {
			if lines++; lines == 1 {
				first = f.tree.TokenSpan(int32(i))
			}
			end = int(f.tree.Tokens[i].End)
		}
	}
	switch {
	case lines == 0:
	case lines > 1 || !isLineEnd(f.text.Bytes[first.Start]):
		f.report(diag.ExportGameSeparator, source.Span{Start: first.Start, End: end}, "In export format there is one empty line between two games, without spaces in it, and none after the last.")
	case f.text.Complete && f.game.Span.End == len(f.text.Bytes):
		f.file.separator = diag.PlaceIn(f.text, first)
	}
}
