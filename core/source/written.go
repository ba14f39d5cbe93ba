package source

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Markup says what "<" and "&" mean in a part of a document.
type Markup uint8

const (
	// NoMarkup: they are text.
	NoMarkup Markup = iota
	// HTML: they begin tags and references.
	HTML
	// Script: they are text, except in what may end the script.
	Script
)

// scriptMarks has what may not be written in a script.
var scriptMarks = []string{"</script", "<!--"}

// FitsScript reports whether an HTML script can have a text: it has no way to escape what ends it.
func FitsScript(text string) bool {
	text = strings.ToLower(text)
	return !slices.ContainsFunc(scriptMarks, func(mark string) bool { return strings.Contains(text, mark) })
}

// Written returns what is written to the file in place of a span of t, so that it is read as the text. ok is false if that is not possible:
// it would remove tags of the page or make new ones, it might end a script, or the span has half a character of UTF-16.
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

// endsInTagName reports whether a text ends with a "<" and the start of a tag's name, which other characters after it could
// make a tag.
func endsInTagName(text []byte) bool {
	const longest = len("</blockquote")
	before := bytes.TrimRight(text[max(0, len(text)-longest):], "/!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
	return bytes.HasSuffix(before, []byte{'<'})
}

// AppendHTML appends text as it is written in a page of an encoding. In a page that is not Unicode, what is not ASCII becomes a character
// reference, which means the same whatever encoding the page claims.
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

// LineEnd returns the first line end that t has, or LF if it has none.
func (t *Text) LineEnd() string {
	if t.parent != nil {
		return t.parent.LineEnd()
	}
	end := t.Line(0).End
	switch rest := t.Bytes[end:]; {
	case len(rest) == 0:
		return "\n"
	case len(rest) > 1 && string(rest[:2]) == "\r\n":
		return "\r\n"
	default:
		return string(rest[:t.CharacterEnd(end)-end])
	}
}
