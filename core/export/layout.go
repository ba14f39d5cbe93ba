package export

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbn/core/rules"
	"pbn/core/source"
)

// put writes text that was fitted; in Latin-1 a character is a byte.
func (w *Writer) put(text string) {
	n := source.LeadingASCII(text)
	w.out = append(w.out, text[:n]...)
	w.column += n
	if n == len(text) {
		return
	}
	for _, r := range text[n:] {
		if w.options.Encoding == UTF8 {
			w.out = utf8.AppendRune(w.out, r)
		} else {
			w.out = append(w.out, byte(r))
		}
		w.nonASCII = w.nonASCII || w.out[len(w.out)-1] >= utf8.RuneSelf
		w.column++
	}
}

// endLine ends the line that was begun, if one was.
func (w *Writer) endLine() {
	if w.column > 0 {
		w.out = append(w.out, lineEnd...)
		w.column = 0
	}
}

// line writes a line of its own, which cannot be broken.
func (w *Writer) line(text string, span source.Span) {
	w.endLine()
	w.put(text)
	w.endOwnLine(span)
}

// endOwnLine ends a line that stands at a place in the source, and cannot be broken.
func (w *Writer) endOwnLine(span source.Span) {
	// That a line is too long in the source already was said when that was checked.
	if w.column > source.MaxLine && w.text.LineLength(span.Start) <= source.MaxLine+1 {
		w.diags.Report(rules.TextLineTooLong, span, "In export format this must be on one line, which has "+
			strconv.Itoa(w.column+2)+" characters with its line end. Shorten it to the 255 that are allowed.")
	}
	w.endLine()
}

// word writes a token after a space, or on the next line where this one is full; begins reports whether it is the first of its line. One
// that is longer than a line has been reported in the source.
func (w *Writer) word(text string) (begins bool) {
	if w.column > 0 && !w.hasRoom(utf8.RuneCountInString(text)) {
		w.endLine()
	}
	if begins = w.column == 0; !begins {
		w.put(" ")
	}
	w.put(text)
	return begins
}

// hasRoom reports whether the line has room for a space and that many characters.
func (w *Writer) hasRoom(length int) bool { return w.column+1+length <= source.WrapLine }

// wrap breaks the lines of a brace comment that are too long with the braces, at white space, so that they are short; it
// leaves the others.
func wrap(text string) string {
	if hasShortLines(text) {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		longest, column := source.MaxLine, 0
		if i == 0 {
			longest, column = source.MaxLine-1, 1
		}
		if i == len(lines)-1 {
			longest--
		}
		if utf8.RuneCountInString(line) > longest {
			lines[i] = refill(line, longest, column)
		}
	}
	return strings.Join(lines, "\n")
}

// hasShortLines tells whether no line of a text is too long, wherever it stands.
func hasShortLines(text string) bool {
	for line := range strings.SplitSeq(text, "\n") {
		if len(line) > source.MaxLine-2 {
			return false
		}
	}
	return true
}

// refill puts as many words on each line as it takes; a word longer than a line is cut.
func refill(line string, longest, column int) string {
	var out []rune
	for _, word := range strings.Fields(line) {
		for piece := range slices.Chunk([]rune(word), longest) {
			switch {
			case len(out) == 0:
			case column+1+len(piece) > source.WrapLine-1:
				out = append(out, '\n')
				column = 0
			default:
				out = append(out, ' ')
				column++
			}
			out = append(out, piece...)
			column += len(piece)
		}
	}
	return string(out)
}
