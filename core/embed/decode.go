package embed

import (
	"bytes"
	"unicode/utf8"

	"pbn/core/source"
)

// decoder reads the text of a block.
//
// Where the text flows (ledger 6.2-b) a character reference is its character, a <br>, a <p> or a </p> is a line end, and
// other tags are left out, as are comments, scripts and styles. A tag of a kind that is set apart, such as <div>, still ends the line that
// it is in. A "<" that begins no tag is text, and so is a "&" that begins no reference.
//
// Line ends of the source are line ends as well, since games in a page are written in lines. But one beside a line end that HTML makes is
// the same line end, and a line that has only markup is not a line: only an empty line of the source, two breaks, or the end of a paragraph
// and the start of the next make a semi-empty line, which ends a game.
//
// Preformatted text has the lines that a browser shows: a <br> is a line end whatever is beside it, and a line of tags alone,
// with which programs that colour a text write an empty line, is one.
type decoder struct {
	document *source.Text
	content  content
	// closed reports that a delimiter closes the block. If not, the block also ends before a heading, and where the element around it
	// ends.
	closed bool
	end    int

	out    []byte
	pieces []source.Piece
	tags   []tag // those that were left out, the first of each name

	written bool            // there is something on the line that out ends with
	claimed bool            // HTML made the line end before that line, or wrote it once more
	seen    map[string]bool // names of tags
	open    map[string]int  // how many elements of a name that are set apart are open
	markup  markup
}

// decode reads the text of a block. closed reports whether a tag after it closes the block.
func (d *decoder) decode(document *source.Text, inner source.Span, content content, closed bool) {
	*d = decoder{
		document: document, content: content, closed: closed, end: inner.End, markup: markup{bytes: document.Bytes[:inner.End]},
	}
	d.inStep(inner.Start)
	if content == raw {
		d.text(inner)
	} else {
		d.read(inner.Start)
	}
}

func (d *decoder) read(from int) {
	for at := from; at < d.end; {
		special := d.end
		if i := bytes.IndexAny(d.document.Bytes[at:d.end], "<&"); i >= 0 {
			special = at + i
		}
		d.text(source.Span{Start: at, End: special})
		if at = special; at < d.end {
			at = d.special(at)
		}
	}
}

// special reads what begins with a "<" or a "&", and returns where it ends.
func (d *decoder) special(at int) int {
	if d.document.Bytes[at] == '&' {
		if r, end := reference(d.document.Bytes[at:d.end]); end > 0 {
			d.out = utf8.AppendRune(d.out, r)
			d.inStep(at + end)
			d.written, d.claimed = r != '\n' && r != '\r', false
			return at + end
		}
	} else if d.content >= preformatted {
		if end := d.markup.comment(at); end > 0 {
			d.inStep(at)
			return d.after(end, inline)
		}
		if t, ok := readTag(d.markup.bytes, at); ok {
			return d.tag(t)
		}
	}
	d.text(source.Span{Start: at, End: at + 1})
	return at + 1
}

// colours reports whether programs colour text by an element; preformatted text may have it.
func colours(element string) bool { return element == "code" || element == "span" }

// tag reads a tag, and returns where it ends.
func (d *decoder) tag(t tag) int {
	k := kindOf(t.name)
	if !d.closed && d.outOfPlace(t, k) {
		d.end = t.span.Start
		return d.end
	}
	isColouring := d.content == preformatted && colours(t.name)
	if k != lineEnd && !isColouring && !d.seen[t.name] {
		if d.seen == nil {
			d.seen = map[string]bool{}
		}
		d.seen[t.name] = true
		d.tags = append(d.tags, t)
	}
	d.inStep(t.span.Start)
	isBreak := d.content == preformatted && t.name == "br"
	switch {
	case isBreak, d.written && k != inline, d.claimed && k == lineEnd:
		d.out = append(d.out, '\n')
		d.written, d.claimed = false, !isBreak
	case k == lineEnd:
		d.claimed = true
	}
	if isBreak {
		k = inline
	}
	return d.after(d.markup.content(t, hidesInBlock), k)
}

// outOfPlace reports whether a tag ends an element that began before the block, or begins a heading.
func (d *decoder) outOfPlace(t tag, k kind) bool {
	switch {
	case k != apart:
		return k == heading
	case d.open == nil:
		d.open = map[string]int{}
	}
	if t.closing {
		d.open[t.name]--
		return d.open[t.name] < 0
	}
	d.open[t.name]++
	return false
}

// after goes on after markup of a kind, and after the line end, too, if there is nothing else on the line; in preformatted text only markup
// that ends lines takes the line end with it.
func (d *decoder) after(end int, k kind) int {
	if !d.written && (d.content == flowing || k != inline) {
		end = afterLineEnd(d.markup.bytes, end)
	}
	d.inStep(end)
	return end
}

// inStep notes that what comes next in the block's text is at an offset of the document. Two notes at one place of the text say what is
// left out there.
func (d *decoder) inStep(at int) {
	d.pieces = append(d.pieces, source.Piece{Offset: len(d.out), Parent: at})
}

// text appends text of the document as it is.
func (d *decoder) text(s source.Span) {
	raw := d.document.Slice(s)
	d.note(raw)
	// Only where every character has as many bytes in UTF-8 is the decoded text as long.
	if decoded := d.document.DecodeBytes(raw); len(decoded) == len(raw) {
		d.out = append(d.out, decoded...)
		return
	}
	for at := s.Start; at < s.End; {
		end := d.document.CharacterEnd(at)
		before := len(d.out)
		d.out = append(d.out, d.document.Decode(source.Span{Start: at, End: end})...)
		if len(d.out)-before != end-at {
			d.inStep(end)
		}
		at = end
	}
}

// note notes whether there is anything on the line that text ends with.
func (d *decoder) note(raw []byte) {
	switch rest := bytes.TrimRight(raw, " \t"); {
	case len(rest) == 0:
	case source.IsLineEnd(rest[len(rest)-1]):
		d.written, d.claimed = false, false
	default:
		d.written = true
	}
}

// cut drops the text from an offset on.
func (d *decoder) cut(end int) {
	d.out = d.out[:end]
	for i, p := range d.pieces {
		if p.Offset >= end {
			d.pieces = d.pieces[:i+1]
			return
		}
	}
}

// afterLineEnd returns the offset after the line end at an offset, with the blanks before it; the offset itself if there is none.
func afterLineEnd(text []byte, at int) int {
	i := at
	for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
		i++
	}
	if i == len(text) || !source.IsLineEnd(text[i]) {
		return at
	}
	if text[i] == '\r' && i+1 < len(text) && text[i+1] == '\n' {
		i++
	}
	return i + 1
}

// afterNewline returns the offset after the line end at an offset; the offset itself if there is none.
func afterNewline(text []byte, at int) int {
	if at < len(text) && source.IsLineEnd(text[at]) {
		return afterLineEnd(text, at)
	}
	return at
}
