package embed

import (
	"bytes"
	"strings"

	"pbn/core/source"
)

// tag is a start or an end tag.
type tag struct {
	span    source.Span
	name    string // in lower case
	closing bool
}

// nextMark returns the offset of the next "<", or the end of the text.
func nextMark(text []byte, from int) int {
	if i := bytes.IndexByte(text[from:], '<'); i >= 0 {
		return from + i
	}
	return len(text)
}

// nextTagOf returns the next start or end tag of an element; if there is none, an empty one at the end of the text.
func nextTagOf(text []byte, from int, name string) (t tag, ok bool) {
	for at := nextMark(text, from); at < len(text); at = nextMark(text, at+1) {
		if t, ok := readTagOf(text, at, name); ok {
			return t, true
		}
	}
	return tag{span: source.Span{Start: len(text), End: len(text)}}, false
}

// readTagOf reads the tag of an element at a "<"; ok is false if there is none. If its attributes are not written as in HTML, it ends with
// the first ">" of its line.
func readTagOf(text []byte, at int, name string) (t tag, ok bool) {
	t, end := readName(text, at)
	if t.name != name {
		return tag{}, false
	}
	if t.span.End = endOfTag(text, end); t.span.End > 0 {
		return t, true
	}
	i := bytes.IndexAny(text[end:], "<>\r\n")
	t.span.End = end + i + 1
	return t, i >= 0 && text[end+i] == '>'
}

// readTag reads the tag at a "<"; ok is false if that is not markup, as in "<4 HCP", "a < b" or "x<y, z>3".
func readTag(text []byte, at int) (t tag, ok bool) {
	t, end := readName(text, at)
	if t.name == "" {
		return tag{}, false
	}
	if t.span.End = endOfTag(text, end); t.span.End == 0 {
		return tag{}, false
	}
	return t, true
}

// readName reads a tag up to its name, which begins with a letter; without one the name is empty.
func readName(text []byte, at int) (t tag, end int) {
	t.span.Start = at
	at++
	if at < len(text) && text[at] == '/' {
		t.closing = true
		at++
	}
	if at == len(text) || !isLetter(text[at]) {
		return t, at
	}
	end = endOfName(text, at)
	if end == len(text) || !isSpace(text[end]) && text[end] != '/' && text[end] != '>' {
		return t, end
	}
	t.name = strings.ToLower(string(text[at:end]))
	return t, end
}

// endOfTag returns the offset after the ">" of a tag whose name ends at an offset; 0 if there is anything but attributes before the ">". It
// is stricter than a browser, which takes any text up to the next ">" for attributes: a name has only characters that HTML, SVG and
// frameworks use in names, and white space separates an attribute from what is before it.
//
// No text is read more than three times, however many tags begin in it: a "<" ends an attribute that is not in quotes, and of all tags that
// begin before an offset at most one is in single quotes there, and one in double quotes.
func endOfTag(text []byte, at int) int {
	for {
		gap := at
		for at < len(text) && (isSpace(text[at]) || text[at] == '/') {
			at++
		}
		end := endOfName(text, at)
		switch {
		case at == len(text):
			return 0
		case text[at] == '>':
			return at + 1
		case at == gap || end == at:
			return 0
		}
		if at = endOfValue(text, end); at == 0 {
			return 0
		}
	}
}

// endOfValue returns the offset after the value of an attribute whose name ends at an offset; that offset if it has no value, and 0 if the
// value is not written as in HTML.
func endOfValue(text []byte, name int) int {
	at := skipSpace(text, name)
	if at == len(text) || text[at] != '=' {
		return name
	}
	at = skipSpace(text, at+1)
	if at < len(text) && (text[at] == '"' || text[at] == '\'') {
		length := bytes.IndexByte(text[at+1:], text[at])
		if length < 0 {
			return 0
		}
		return at + 1 + length + 1
	}
	for at < len(text) && !isSpace(text[at]) && strings.IndexByte("\"'`=<>", text[at]) < 0 {
		at++
	}
	return at
}

func skipSpace(text []byte, at int) int {
	for at < len(text) && isSpace(text[at]) {
		at++
	}
	return at
}

func endOfName(text []byte, at int) int {
	for at < len(text) && (isLetter(text[at]) || text[at] >= '0' && text[at] <= '9' || strings.IndexByte("-_:.@", text[at]) >= 0) {
		at++
	}
	return at
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }
