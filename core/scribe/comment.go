package scribe

import (
	"bytes"

	"pbn/core/item"
	"pbn/core/plain"
	"pbn/core/source"
)

// Comment writes the comment that is an item, and reports whether it has any text (ledger 5-h to 5-j).
func (o *Output) Comment(k int) bool {
	i := &o.Items.Items[k]
	span := source.Span{Start: int(i.Start), End: int(i.End)}
	inside := span
	inside.Start++
	if i.Kind == item.BraceComment && i.Flags&item.Broken == 0 {
		inside.End--
	}
	text := o.Fit(o.Text.Slice(inside), plain.InComment, span)
	if bytes.IndexByte(text, '}') >= 0 {
		o.verbatim = append(o.verbatim[:0], text...)
		text = o.verbatim
		replaceBraces(text, '{')
	}
	return o.Braces(text)
}

// replaceBraces writes parentheses for the braces of a text, except for one kind of them.
func replaceBraces(text []byte, kept byte) {
	for i, c := range text {
		switch {
		case c == kept:
		case c == '{':
			text[i] = '('
		case c == '}':
			text[i] = ')'
		}
	}
}

// TextOf writes the text of items that have no place in the moves as a comment, verbatim, with parentheses for braces (ledger 7-p). Escape
// lines in it were written before the tags.
func (o *Output) TextOf(first, last int) bool {
	items, t := o.Items.Items, o.Text.Bytes
	span := source.Span{Start: int(items[first].Start), End: int(items[last].End)}
	at, out := span.Start, o.verbatim[:0]
	for k := first; k <= last; k++ {
		if i := &items[k]; i.Kind == item.Escape {
			out = append(out, t[at:i.Start]...)
			at = int(i.End)
		}
	}
	o.verbatim = append(out, t[min(at, span.End):span.End]...)
	text := o.Fit(o.verbatim, plain.InComment, span)
	replaceBraces(text, 0)
	return o.Braces(text)
}

// TextAt writes a span of the file as a comment, with parentheses for braces.
func (o *Output) TextAt(span source.Span) bool {
	o.verbatim = append(o.verbatim[:0], o.Text.Slice(span)...)
	text := o.Fit(o.verbatim, plain.InComment, span)
	replaceBraces(text, 0)
	return o.Braces(text)
}

// Braces writes text in UTF-8 as a comment, and reports whether it has any: an empty one is left out. Words wrap, and no line begins with one
// that starts as a tag pair or an escape line do.
func (o *Output) Braces(text []byte) bool {
	w := &o.Words
	if o.IsClock != nil && bytes.Contains(text, CommandStart) {
		o.clockless = o.withoutClocks(text)
		text = o.clockless
	}
	at := SkipBlanks(text, 0)
	if at == len(text) {
		return false
	}
	w.Begin()
	w.Bytes = append(w.Bytes, '{')
	isASCII := o.IsPlain || source.LeadingASCII(text) == len(text)
	if isASCII && bytes.IndexByte(text, '[') < 0 && bytes.IndexByte(text, '%') < 0 {
		for {
			end := WordEnd(text, at)
			w.Bytes = append(w.Bytes, text[at:end]...)
			if at = SkipBlanks(text, end); at == len(text) {
				break
			}
			w.End()
			w.Begin()
		}
		w.Bytes = append(w.Bytes, '}')
		w.End()
		return true
	}
	c := commandFinder{text: text, last: bytes.LastIndexByte(text, ']')}
	for at < len(text) {
		if at = o.unit(&c, at); at == len(text) {
			w.Bytes = append(w.Bytes, '}')
		}
		switch {
		case len(o.blanks) > 0 && w.IsLong():
			w.EndAt(o.blanks)
		default:
			w.EndHigh()
		}
		if at < len(text) {
			w.Begin()
		}
	}
	return true
}

// unit appends the words from a place up to where a line may end, which is not inside a command and not before a word that begins as a tag
// pair or an escape line do. It returns where the next unit begins.
func (o *Output) unit(c *commandFinder, at int) (next int) {
	w, text := &o.Words, c.text
	for o.blanks = o.blanks[:0]; ; at = next {
		end := WordEnd(text, at)
		c.look(at, end)
		o.Put(text[at:end])
		if next = SkipBlanks(text, end); next == len(text) {
			return next
		}
		mayBegin := text[next] != '[' && text[next] != '%'
		if mayBegin && !c.isInside {
			return next
		}
		if mayBegin {
			o.blanks = append(o.blanks, len(w.Bytes))
		}
		w.Bytes = append(w.Bytes, ' ')
	}
}

// commandFinder finds the commands in a comment, [%name parameters] (ledger 5-l).
type commandFinder struct {
	text []byte
	last int // the last right bracket; after it no command ends
	// isInside is set where a command has begun and not ended.
	isInside bool
}

// look looks at a word, which begins and ends at places.
func (c *commandFinder) look(at, end int) {
	for at < end {
		if c.isInside {
			n := bytes.IndexByte(c.text[at:end], ']')
			if n < 0 {
				return
			}
			c.isInside = false
			at += n + 1
			continue
		}
		n := bytes.Index(c.text[at:end], CommandStart)
		if n < 0 || at+n > c.last {
			return
		}
		c.isInside = true
		at += n + len(CommandStart)
	}
}

// CommandStart is how a command in a comment begins.
var CommandStart = []byte("[%")

// withoutClocks returns a text without the commands that are clocks and times of the players, in memory that is used again.
func (o *Output) withoutClocks(text []byte) []byte {
	out := o.clockless[:0]
	for {
		at := bytes.Index(text, CommandStart)
		if at < 0 {
			return append(out, text...)
		}
		end := bytes.IndexByte(text[at:], ']') + 1
		if end == 0 {
			return append(out, text...)
		}
		if end += at; !o.IsClock(text[at+len(CommandStart) : end-1]) {
			at = end
		}
		out = append(out, text[:at]...)
		text = text[end:]
	}
}

// SkipBlanks returns the place of the next byte from a place on that is not white space.
func SkipBlanks(text []byte, at int) int {
	for at < len(text) && text[at] <= ' ' {
		at++
	}
	return at
}

// WordEnd returns where the word at a place ends.
func WordEnd(text []byte, at int) int {
	for at+8 <= len(text) {
		w := item.Eight(text, at)
		if m := (w - 0x21*item.Ones) &^ w & item.Highs; m != 0 {
			return at + item.FirstByte(m)>>3
		}
		at += 8
	}
	for at < len(text) && text[at] > ' ' {
		at++
	}
	return at
}
