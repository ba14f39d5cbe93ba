package embed

import (
	"bytes"
	"strings"
)

// kind is what a tag of HTML does to the lines of the text around it.
type kind uint8

const (
	inline kind = iota
	// lineEnd is a line end wherever it is: two of them make an empty line.
	lineEnd
	// apart ends the line that it is in.
	apart
	// heading does so, too; a block does not have one.
	heading
)

// kindOf returns the kind of an element by its name.
func kindOf(name string) kind {
	switch name {
	case "br", "p":
		return lineEnd
	case "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
		"form", "header", "hr", "html", "li", "main", "nav", "ol", "pre", "section", "table", "tbody", "td", "th", "thead", "tr", "ul":
		return apart
	case "h1", "h2", "h3", "h4", "h5", "h6":
		return heading
	}
	return inline
}

// hides reports whether the content of an element is not text of the page, outside of blocks.
func hides(name string) bool { return hidesInBlock(name) || name == "textarea" || name == "title" }

// hidesInBlock reports the same in blocks.
func hidesInBlock(name string) bool { return name == "script" || name == "style" }

// isOfPages reports whether another element shows that a document is a page. A <b> or an <i> does not: comments of games have them, too.
func isOfPages(n *Notation, name string) bool {
	switch name {
	case "a", "head", "img", "link", "meta", "span":
		return true
	case n.Custom:
		return name != ""
	}
	return false
}

// headLength is how much of a document, its blocks not counted, has to show that it is HTML.
const headLength = 1 << 16

// isHTML reports whether a document is HTML: it has a doctype or a tag that pages have, outside of what the delimiters enclose. A mail or a
// text that has no other tags is not HTML, whatever is in its blocks.
func isHTML(n *Notation, text []byte) bool {
	head := headLength
	for from := 0; ; {
		at := nextMark(text, from)
		if head -= at - from; at == len(text) || head <= 0 {
			return false
		}
		if d, ok := readTagOf(text, at, n.Element); ok {
			from = d.span.End
			if next, _ := nextTagOf(text, from, n.Element); !d.closing && next.closing {
				from = next.span.End
			}
			continue
		}
		t, _ := readTag(text, at)
		if kindOf(t.name) != inline || hides(t.name) || isOfPages(n, t.name) || hasPrefixFold(text[at:], "<!doctype") {
			return true
		}
		head--
		from = at + 1
	}
}

// markup goes through the markup of a document, or of a block of it, from its start to its end.
type markup struct {
	bytes []byte
	// missing has the ends that do not come any more, and the names of elements that do not end, so that they are not looked for again.
	missing map[string]bool
}

// skip returns the offset after the markup at a "<": after a comment, or after a tag and, if it hides its content, that; after the "<"
// alone if that is text. What is not closed hides nothing.
func (m *markup) skip(at int, hides func(name string) bool) int {
	if end := m.comment(at); end > 0 {
		return end
	}
	if t, ok := readTag(m.bytes, at); ok {
		return m.content(t, hides)
	}
	return at + 1
}

const commentStart = "<!--"

// comment returns where the comment at a "<" ends; 0 if there is none.
func (m *markup) comment(at int) int {
	const end = "-->"
	if !bytes.HasPrefix(m.bytes[at:], []byte(commentStart)) {
		return 0
	}
	// In HTML <!--> is a comment.
	if i := m.find(end, at+len("<!")); i >= 0 {
		return i + len(end)
	}
	return 0
}

// content returns the offset after the content that a tag hides; after the tag if it hides none.
func (m *markup) content(t tag, hides func(name string) bool) int {
	if hides(t.name) && !t.closing && m.bytes[t.span.End-2] != '/' {
		if i := m.find("</"+t.name, t.span.End); i >= 0 {
			return i
		}
	}
	return t.span.End
}

func (m *markup) miss(end string) {
	if m.missing == nil {
		m.missing = map[string]bool{}
	}
	m.missing[end] = true
}

// mostMissing bounds how many ends that do not come are looked for.
const mostMissing = 32

// element returns the offset after the element of a name whose tag ends at an offset; that of the tag if nothing ends it.
func (m *markup) element(name string, start int) int {
	for at, open := start, 1; !m.missing[name] && len(m.missing) < mostMissing; {
		next, ok := nextTagOf(m.bytes, at, name)
		switch {
		case !ok:
			m.miss(name)
		case next.closing:
			open--
		default:
			open++
		}
		if at = next.span.End; open == 0 {
			return at
		}
	}
	return start
}

// find returns the offset at which an end comes next, whatever its case; -1 if it does not.
func (m *markup) find(end string, from int) int {
	if m.missing[end] {
		return -1
	}
	for at := from; ; at++ {
		i := bytes.IndexByte(m.bytes[at:], end[0])
		if i < 0 {
			break
		}
		if at += i; hasPrefixFold(m.bytes[at:], end) {
			return at
		}
	}
	m.miss(end)
	return -1
}

// hasPrefixFold reports whether a text begins with a prefix, whatever its case.
func hasPrefixFold(text []byte, prefix string) bool {
	return len(text) >= len(prefix) && strings.EqualFold(string(text[:len(prefix)]), prefix)
}
