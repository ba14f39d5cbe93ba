package diag

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbn/core/source"
)

// Rendering says how diagnostics become text for a terminal.
type Rendering struct {
	// Rules is the table of the rules.
	Rules Table
	// Path names the file.
	Path string
	// Color marks severities, places and fixes with the escape sequences of ANSI.
	Color bool
}

// Append appends a diagnostic as text: the place and the message, the line with the place marked below it, the related places, and what
// the fixes do. file is the text of the whole file, or what was last read of a stream. Each character of the file is printed as one
// visible character.
func (r Rendering) Append(out []byte, file *source.Text, d *Diagnostic) []byte {
	kind := d.Severity.String()
	out = r.appendHead(out, d.Place.Range.Start, kind, d.Message)
	out = append(out, " ["+r.Rules(d.Rule).Name+"]\n"...)
	out = r.appendLine(out, file, &d.Place, kind)
	for _, other := range d.Related {
		out = append(r.appendHead(out, other.Place.Range.Start, "note", other.Message), '\n')
		out = r.appendLine(out, file, &other.Place, "note")
	}
	for _, f := range d.Fixes {
		kind := "fix"
		if !f.Safe {
			kind = "fix, if that is meant"
		}
		out = r.appendColored(append(out, "  "...), "fix", kind+":")
		out = append(appendVisible(append(out, ' '), f.Title), '\n')
	}
	return out
}

func (r Rendering) appendHead(out []byte, at source.Position, kind, message string) []byte {
	out = append(appendVisible(out, r.Path), ':')
	out = append(strconv.AppendInt(out, int64(at.Line), 10), ':')
	out = append(strconv.AppendInt(out, int64(at.Column), 10), ": "...)
	out = r.appendColored(out, kind, kind+":")
	return appendVisible(append(out, ' '), message)
}

// colors has the parameters of ANSI's "select graphic rendition".
var colors = map[string]string{"error": "1;31", "warning": "1;33", "info": "1;36", "note": "1;34", "fix": "32"}

func (r Rendering) appendColored(out []byte, kind, text string) []byte {
	if !r.Color {
		return append(out, text...)
	}
	return append(out, "\x1b["+colors[kind]+"m"+text+"\x1b[m"...)
}

// How many characters of a line are shown, and how many of them before the place.
const (
	widest = 100
	before = 40
)

// keepLine keeps as much of the line of a place as is shown, if the text is a window, which moves on.
func (p *Place) keepLine(text *source.Text) {
	if p.line != nil || text.Complete || text.Unshown {
		return
	}
	if at, ok := text.Offset(p.Range.Start); ok {
		p.line = text.Around(at, (before+1)*utf8.UTFMax, (widest+1)*utf8.UTFMax)
	}
}

// appendLine appends the line of a place, cut around it, and a line that marks it.
func (r Rendering) appendLine(out []byte, file *source.Text, place *Place, kind string) []byte {
	if place.line != nil {
		file = place.line
	}
	start, ok := file.Offset(place.Range.Start)
	if !ok {
		return out
	}
	end, ok := file.Offset(place.Range.End)
	if !ok {
		end = len(file.Bytes)
	}
	line := file.Line(start)
	start = min(max(start, line.Start), line.End)
	left := lastCharacters(file, source.Span{Start: line.Start, End: start}, before)
	right := firstCharacters(file, source.Span{Start: start, End: line.End}, widest-len(left))
	marked := firstCharacters(file, source.Span{Start: start, End: max(min(end, line.End), start)}, len(right))
	indent := "  "
	out = append(out, indent...)
	if utf8.RuneCountInString(file.Decode(source.Span{Start: line.Start, End: min(start, line.Start+4*before+4)})) > before {
		out, indent = append(out, "…"...), indent+" "
	}
	out = appendVisible(appendVisible(out, string(left)), string(right))
	if more := firstCharacters(file, source.Span{Start: start, End: line.End}, len(right)+1); len(more) > len(right) {
		out = append(out, "…"...)
	}
	out = append(out, "\n"+indent...)
	out = append(out, slices.Repeat([]byte(" "), len(left))...)
	out = r.appendColored(out, kind, "^"+strings.Repeat("~", max(len(marked), 1)-1))
	return append(out, '\n')
}

// firstCharacters returns the first n characters of a span.
func firstCharacters(file *source.Text, s source.Span, n int) []rune {
	end := s.Start
	for i := 0; i < n && end < s.End; i++ {
		end = file.CharacterEnd(end)
	}
	return []rune(file.Decode(source.Span{Start: s.Start, End: end}))
}

// lastCharacters returns the last n characters of a span.
func lastCharacters(file *source.Text, s source.Span, n int) []rune {
	from := max(s.Start, s.End-n*utf8.UTFMax)
	for from < s.End && from > s.Start && file.Encoding.IsUnicode() && !utf8.RuneStart(file.Bytes[from]) {
		from++
	}
	characters := []rune(file.Decode(source.Span{Start: from, End: s.End}))
	return characters[max(0, len(characters)-n):]
}

// appendVisible appends a text, with a visible character in place of each one that cannot be printed or that would change the state of the
// terminal.
func appendVisible(out []byte, text string) []byte {
	for _, r := range text {
		switch {
		case r < ' ':
			r += '␀'
		case r == 0x7F:
			r = '␡'
		case unicode.IsPrint(r):
		case unicode.IsSpace(r):
			r = '␣'
		default:
			r = utf8.RuneError
		}
		out = utf8.AppendRune(out, r)
	}
	return out
}
