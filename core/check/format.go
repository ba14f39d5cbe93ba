package check

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/syntax"
)

// format checks what export format asks for beyond import format (2.1), a game at a time.
type format struct {
	diags *diag.List
	// severity is that of the rules, or Info where the file need not have export format and the caller wants to know what
	// export changes.
	severity diag.Severity
	changes  *diag.List // counts what rules of import format have reported and export changes; may be nil
	file     *fileFormat
	kind     Kind
	version  string
	text     *source.Text
	game     *game.Game
	tree     *syntax.Tree
	// hasTabs tells whether the game has any.
	hasTabs bool
}

// fileFormat is what is kept from game to game.
type fileFormat struct {
	// lineEnds counts those that are not CRLF; lineEnd is the first.
	lineEnds int
	lineEnd  diag.Place
	// begins tells whether the game is the first.
	begins bool
	// separator is the empty line behind the last game; if no other game comes, it is superfluous.
	separator diag.Place
	// What is used again for each game.
	ranks   []rank
	tags    []int
	longest longestRun
	words   []string
	line    []byte
}

// exportFormat checks a game as export format, where the file says that it is or the caller asks for it; else it tells,
// where the caller wants to know, what export changes.
func (c *Checker) exportFormat(t *source.Text, g *game.Game) {
	c.format.begins = c.games == 1
	diags, severity := c.diags, diag.Severity(0)
	if !c.reader.IsExport() {
		if diags, severity = c.changes, diag.Info; diags == nil {
			return
		}
	}
	f := &c.layout
	*f = format{
		diags: diags, severity: severity, changes: c.changes, file: &c.format, kind: c.kind, version: c.reader.Version,
		text: t, game: g, tree: c.reader.Tree(),
	}
	f.hasTabs = hasTab(t.Slice(g.Span))
	f.lines()
	f.header()
	f.whiteSpace()
	f.separators()
	f.comments(g.Start, -1)
	f.tags()
	f.order()
	if f.severity == diag.Info || !c.split { // a part has its tags before the blank line
		f.missing()
	}
	f.auction()
	f.play()
	f.sections()
}

// fileFormat reports what is known only at the end of the file.
func (c *Checker) fileFormat() {
	f := format{diags: c.diags}
	if !c.reader.IsExport() {
		if f.diags, f.severity = c.changes, diag.Info; f.diags == nil {
			return
		}
	}
	if n := c.format.lineEnds; n > 0 {
		f.add(diag.ExportLineEnd, c.format.lineEnd, "In export format each line ends with CR and LF; here is another line end, or none"+
			ofThem(n, " in the file")+".")
	}
	if c.format.separator.Range.Start.Line > 0 && c.kind == WholeFile && f.severity == diag.Info {
		f.add(diag.ExportGameSeparator, c.format.separator, "Export format has no empty line after the last game.")
	}
}

// ofThem says that a diagnostic is the first of several.
func ofThem(n int, where string) string {
	if n == 1 {
		return ""
	}
	return ", the first of " + strconv.Itoa(n) + where
}

// note counts what has been reported already.
func (f *format) note(rule diag.Rule) {
	if f.changes != nil {
		f.changes.Note(rule)
	}
}

func (f *format) add(rule diag.Rule, place diag.Place, message string) {
	f.diags.Add(diag.Diagnostic{Rule: rule, Severity: f.severity, Place: place, Message: message})
}

func (f *format) report(rule diag.Rule, span source.Span, message string) {
	f.add(rule, diag.At(span), message)
}

// reportAs reports with a message that is made only if it is kept.
func (f *format) reportAs(rule diag.Rule, span source.Span, message func() string) {
	text := ""
	if f.diags.Keeps(rule) {
		text = message()
	}
	f.report(rule, span, text)
}

// gap is what stands before an element.
type gap uint8

const (
	otherGap gap = iota
	lineStart
	indented // a line start, with blanks behind it
	oneSpace
	tabbed // blanks with a tab, which is reported as that
)

// before is the gap before an offset.
func (f *format) before(offset int) gap {
	start := offset
	for start > f.game.Span.Start && isBlank(f.text.Bytes[start-1]) {
		start--
	}
	atLine := start > 0 && isLineEnd(f.text.Bytes[start-1])
	if !atLine && (start <= len("\uFEFF") || f.kind == Embedded) {
		atLine = f.text.Position(start).Column == 1
	}
	switch blanks := f.text.Bytes[start:offset]; {
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

func hasTab(text []byte) bool { return firstTab(text) >= 0 }

// firstTab is where the first tab of a text stands, -1 where it has none.
func firstTab(text []byte) int {
	for i, c := range text {
		if c == '\t' || c == '\v' {
			return i
		}
	}
	return -1
}

func isBlank(c byte) bool { return c <= ' ' && !isLineEnd(c) }

func isLineEnd(c byte) bool { return c == '\n' || c == '\r' }
