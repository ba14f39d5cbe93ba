package export

import (
	"bytes"

	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/source"
)

// comment writes the comment that is an item, and reports whether it has any text (ledger 5-h to 5-j).
func (o *output) comment(k int) bool {
	i := &o.game.Items.Items[k]
	span := source.Span{Start: int(i.Start), End: int(i.End)}
	inside := span
	inside.Start++
	if i.Kind == item.BraceComment && i.Flags&item.Broken == 0 {
		inside.End--
	}
	text := o.fit(o.text.Slice(inside), inComment, span)
	if bytes.IndexByte(text, '}') >= 0 {
		o.verbatim = append(o.verbatim[:0], text...)
		text = o.verbatim
		replaceBraces(text, '{')
	}
	return o.braces(text)
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

// textOf writes the text of items that have no place in the moves as a comment, verbatim, with parentheses for braces (ledger 7-p). Escape
// lines in it were written before the tags.
func (o *output) textOf(first, last int) bool {
	items, t := o.game.Items.Items, o.text.Bytes
	span := source.Span{Start: int(items[first].Start), End: int(items[last].End)}
	at, out := span.Start, o.verbatim[:0]
	for k := first; k <= last; k++ {
		if i := &items[k]; i.Kind == item.Escape {
			out = append(out, t[at:i.Start]...)
			at = int(i.End)
		}
	}
	o.verbatim = append(out, t[min(at, span.End):span.End]...)
	text := o.fit(o.verbatim, inComment, span)
	replaceBraces(text, 0)
	return o.braces(text)
}

// textAt writes a span of the file as a comment, with parentheses for braces.
func (o *output) textAt(span source.Span) bool {
	o.verbatim = append(o.verbatim[:0], o.text.Slice(span)...)
	text := o.fit(o.verbatim, inComment, span)
	replaceBraces(text, 0)
	return o.braces(text)
}

// braces writes text in UTF-8 as a comment, and reports whether it has any: an empty one is left out. Words wrap, and no line begins with one
// that starts as a tag pair or an escape line do.
func (o *output) braces(text []byte) bool {
	w := &o.words
	if o.noClocks && bytes.Contains(text, commandStart) {
		o.clockless = withoutClocks(o.clockless[:0], text)
		text = o.clockless
	}
	at := skipBlanks(text, 0)
	if at == len(text) {
		return false
	}
	w.Begin()
	w.Bytes = append(w.Bytes, '{')
	isASCII := o.isPlain || source.LeadingASCII(text) == len(text)
	if isASCII && bytes.IndexByte(text, '[') < 0 && bytes.IndexByte(text, '%') < 0 {
		for {
			end := wordEnd(text, at)
			w.Bytes = append(w.Bytes, text[at:end]...)
			if at = skipBlanks(text, end); at == len(text) {
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
func (o *output) unit(c *commandFinder, at int) (next int) {
	w, text := &o.words, c.text
	for o.blanks = o.blanks[:0]; ; at = next {
		end := wordEnd(text, at)
		c.look(at, end)
		o.put(text[at:end])
		if next = skipBlanks(text, end); next == len(text) {
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
		n := bytes.Index(c.text[at:end], commandStart)
		if n < 0 || at+n > c.last {
			return
		}
		c.isInside = true
		at += n + len(commandStart)
	}
}

var commandStart = []byte("[%")

// withoutClocks appends a text without the commands that are clocks and times of the players.
func withoutClocks(out, text []byte) []byte {
	for {
		at := bytes.Index(text, commandStart)
		if at < 0 {
			return append(out, text...)
		}
		end := bytes.IndexByte(text[at:], ']') + 1
		if end == 0 {
			return append(out, text...)
		}
		if end += at; !game.IsClock(text[at+len(commandStart) : end-1]) {
			at = end
		}
		out = append(out, text[:at]...)
		text = text[end:]
	}
}

// skipBlanks returns the place of the next byte from a place on that is not white space.
func skipBlanks(text []byte, at int) int {
	for at < len(text) && text[at] <= ' ' {
		at++
	}
	return at
}

// wordEnd returns where the word at a place ends.
func wordEnd(text []byte, at int) int {
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
