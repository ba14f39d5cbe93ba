package source

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Markup is what "<" and "&" mean in a part of a document.
type Markup uint8

const (
	// NoMarkup is where they are text.
	NoMarkup Markup = iota
	// HTML is where they begin tags and references.
	HTML
	// Script is where they are text, but for what has to do with where the script ends.
	Script
)

// scriptMarks are what may not be written in a script.
var scriptMarks = []string{"</script", "<!--"}

// FitsScript tells whether a text can stand in a script of HTML, which has no way to escape what ends it.
func FitsScript(text string) bool {
	text = strings.ToLower(text)
	return !slices.ContainsFunc(scriptMarks, func(mark string) bool { return strings.Contains(text, mark) })
}

// Written is a text as it is written in the file where a span of t stands, so that it reads as the text. ok is false where
// it cannot stand there, since tags of the page would go with what it replaces or come of it, what ends a script might come of it,
// or half a character of UTF-16 stands there.
func (t *Text) Written(text string, s Span) (written string, ok bool) {
	if t.wide() && t.size%2 == 1 && s.End == len(t.Bytes) {
		return "", false
	}
	if t.parent != nil && endsInTagName(t.parent.Bytes[:t.Origin(s).Start]) {
		return "", false
	}
	switch t.Markup {
	case HTML:
		if bytes.IndexByte(t.parent.Slice(t.Origin(s)), '<') >= 0 {
			return "", false
		}
		return string(AppendHTML(nil, text, t.parent.Encoding)), true
	case Script:
		before := t.Bytes[max(0, s.Start-len(scriptMarks[0])):s.Start]
		return text, bytes.IndexByte(before, '<') < 0 && strings.IndexByte(text, '<') < 0
	}
	return text, true
}

// endsInTagName tells whether what a "<" begins at the end of a text would be a tag with other characters behind it.
func endsInTagName(text []byte) bool {
	const longest = len("</blockquote")
	before := bytes.TrimRight(text[max(0, len(text)-longest):], "/!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
	return bytes.HasSuffix(before, []byte{'<'})
}

// AppendHTML appends text as it stands in a page of an encoding. In a page that is not Unicode, what is not ASCII is a character
// reference: so it means the same whatever encoding the page claims.
func AppendHTML(out []byte, text string, e Encoding) []byte {
	for _, r := range text {
		switch {
		case r == '&':
			out = append(out, "&amp;"...)
		case r == '<':
			out = append(out, "&lt;"...)
		case r == '>':
			out = append(out, "&gt;"...)
		case r < utf8.RuneSelf || e.IsUnicode() || r == '\u00A0': // its reference is read as a blank
			out = utf8.AppendRune(out, r)
		default:
			out = append(strconv.AppendInt(append(out, "&#"...), int64(r), 10), ';')
		}
	}
	return out
}

// LineEnd is how the file ends its lines: the first of its line ends that t has; LF where it has none.
func (t *Text) LineEnd() string {
	if t.parent != nil {
		return t.parent.LineEnd()
	}
	if t.lineAt(len(t.Bytes)) == 0 {
		return "\n"
	}
	end := t.index.lines[1]
	if end > 1 && t.Bytes[end-1] == '\n' && t.Bytes[end-2] == '\r' {
		return "\r\n"
	}
	return string(t.Bytes[end-1 : end])
}
