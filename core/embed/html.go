package embed

import (
	"bytes"
	"strings"
	"sync"
)

// kind is what a tag of HTML does to the lines of the text around it.
type kind uint8

const (
	inline kind = iota
	// lineEnd is a line end wherever it stands: two of them make an empty line.
	lineEnd
	// apart ends the line that it stands in.
	apart
	// heading does so too, and no PBN has one.
	heading
)

var kinds = sync.OnceValue(func() map[string]kind {
	table := map[string]kind{}
	for k, names := range [...]string{
		lineEnd: "br p",
		apart: `article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header hr html
			li main nav ol pre section table tbody td th thead tr ul`,
		heading: "h1 h2 h3 h4 h5 h6",
	} {
		for _, name := range strings.Fields(names) {
			table[name] = kind(k)
		}
	}
	return table
})

// Elements whose content is no text of the page hide what is in them.
var (
	outside = map[string]bool{"script": true, "style": true, "textarea": true, "title": true}
	inBlock = map[string]bool{"script": true, "style": true}
)

// ofPages are the other elements by which a page is told. A <b> or an <i> is in comments too (see isHTML).
var ofPages = map[string]bool{"a": true, "head": true, "img": true, "link": true, "meta": true, "pbn-deal": true, "span": true}

// headLength is how much of a document, its blocks not counted, has to show that it is HTML.
const headLength = 1 << 16

// isHTML tells whether a document is HTML: it has a doctype or a tag that pages have, outside of <PBN> and </PBN>. A mail or
// a text that has no tags but these is none, whatever stands in its blocks.
func isHTML(text []byte) bool {
	head := headLength
	for from := 0; ; {
		at := nextMark(text, from)
		if head -= at - from; at == len(text) || head <= 0 {
			return false
		}
		if d, ok := readTagOf(text, at, "pbn"); ok {
			from = d.End
			if next, _ := nextTagOf(text, from, "pbn"); !d.closing && next.closing {
				from = next.End
			}
			continue
		}
		t, _ := readTag(text, at)
		if kinds()[t.name] != inline || outside[t.name] || ofPages[t.name] || hasPrefixFold(text[at:], "<!doctype") {
			return true
		}
		head--
		from = at + 1
	}
}

// markup goes through the markup of a document, or of a block of it, from its start to its end.
type markup struct {
	bytes []byte
	// missing are the ends that do not come any more: nobody looks for them again.
	missing map[string]bool
}

func newMarkup(text []byte) markup { return markup{text, map[string]bool{}} }

// skip is behind what markup there is at a "<": a comment, or a tag and, where it hides its content, that; just behind
// the "<" where that is text. What is not closed hides nothing.
func (m *markup) skip(at int, hides map[string]bool) int {
	if end := m.comment(at); end > 0 {
		return end
	}
	if t, ok := readTag(m.bytes, at); ok {
		return m.content(t, hides)
	}
	return at + 1
}

const commentStart = "<!--"

// comment is where the comment at a "<" ends; 0 where there is none.
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

// content is behind the content that a tag hides, and else behind the tag.
func (m *markup) content(t tag, hides map[string]bool) int {
	if hides[t.name] && !t.closing && m.bytes[t.End-2] != '/' {
		if i := m.find("</"+t.name, t.End); i >= 0 {
			return i
		}
	}
	return t.End
}

// find is where an end comes next, in either case; -1 where it does not.
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
	m.missing[end] = true
	return -1
}

func hasPrefixFold(text []byte, prefix string) bool {
	return len(text) >= len(prefix) && bytes.EqualFold(text[:len(prefix)], []byte(prefix))
}
