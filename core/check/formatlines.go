package check

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/syntax"
)

// longest is the number of characters before a line end of two; in import format, where it may be one, there may be one more
// (2.3).
const longest = 253

// lines counts the line ends that are not CRLF (2.3), a missing one behind the last line among them, and finds lines that are
// too long only in export format.
func (f *format) lines() {
	text := f.text.Bytes[:f.game.Span.End]
	count := func(start, end int) {
		if f.file.lineEnds++; f.file.lineEnds == 1 {
			span := source.Span{Start: start, End: end}
			f.file.lineEnd = diag.Place{Span: span, Range: f.text.Range(span)}
		}
	}
	for at := f.game.Span.Start; at < len(text); at++ {
		start := at
		i := bytes.IndexAny(text[at:], "\r\n")
		if i < 0 {
			break
		}
		at += i
		if at-start > longest && f.text.LineLength(start) == longest+1 {
			f.report(diag.TextLineTooLong, source.Span{Start: start, End: at},
				"The line has 256 characters with the two of its line end; 255 are allowed in export format. Export breaks it where it may be broken.")
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
	var tabs, trailing []source.Span
	tabCount := 0
	for i, token := range f.tree.Tokens {
		span := f.tree.TokenSpan(int32(i))
		text := f.text.Slice(span)
		at := -1
		if token.Kind != syntax.String && token.Kind != syntax.Unexpected {
			at = bytes.IndexAny(text, "\t\v")
		}
		switch {
		case at >= 0:
			end := at
			for end < len(text) && (text[end] == '\t' || text[end] == '\v') {
				end++
			}
			tabCount += bytes.Count(text, []byte("\t")) + bytes.Count(text, []byte("\v"))
			tabs = append(tabs, source.Span{Start: span.Start + at, End: span.Start + end})
		case token.Kind == syntax.Space && f.endsLine(i):
			trailing = append(trailing, span)
		}
	}
	if len(tabs) > 0 {
		f.report(diag.ExportTab, tabs[0], "Export format has no tabs, which programs show in different ways"+ofThem(tabCount, " in the game")+".")
	}
	if len(trailing) > 0 {
		f.report(diag.ExportSpacing, trailing[0], "Blanks stand at the end of a line; export format has none there"+ofThem(len(trailing), " lines of the game")+".")
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
	var found []source.Span // the run of semi-empty lines that is looked at
	for i, token := range f.tree.Tokens {
		span := f.tree.TokenSpan(int32(i))
		if token.Kind == syntax.SemiEmptyLine {
			found = append(found, span)
			continue
		}
		if len(found) > 0 && (f.kind == WholeFile || found[0].Start > f.game.Span.Start) {
			f.report(diag.ExportGameSeparator, found[0].To(found[len(found)-1]), "In export format empty lines stand only between two games; not before the first, nor within one.")
		}
		found = nil
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
	var lines []source.Span
	for i := last + 1; i < len(f.tree.Tokens); i++ {
		if f.tree.Tokens[i].Kind == syntax.SemiEmptyLine {
			lines = append(lines, f.tree.TokenSpan(int32(i)))
		}
	}
	switch {
	case len(lines) == 0:
	case len(lines) > 1 || strings.Trim(string(f.text.Slice(lines[0])), "\r\n") != "":
		f.report(diag.ExportGameSeparator, lines[0].To(lines[len(lines)-1]), "In export format one empty line, with no blank in it, parts two games, and none stands behind the last.")
	default:
		f.file.separator = diag.Place{Span: lines[0], Range: f.text.Range(lines[0])}
	}
}
