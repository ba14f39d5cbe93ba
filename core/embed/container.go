package embed

import (
	"slices"
	"strings"

	"pbn/core/source"
)

// Container is the kind of element that holds a block. All except the first are only in pages of HTML.
type Container uint8

const (
	// Delimiter is the element of the notation, <XYZ>.
	Delimiter Container = iota
	// Custom is another element, which a page may define: <xyz-custom>.
	Custom
	// Pre is <pre class="xyz">, <pre class="language-xyz">, and a <pre> with a <code class="language-xyz"> in it.
	Pre
	// Script is <script type="…">.
	Script
	// Textarea is <textarea class="xyz">.
	Textarea
)

// content is the way in which a container holds the text of a block.
type content uint8

const (
	// raw is the text itself.
	raw content = iota
	// referring is text with character references, but without tags.
	referring
	// preformatted is text with references and tags, whose lines are those that a browser shows.
	preformatted
	// flowing is text with references and tags, whose lines a browser would join or break anew.
	flowing
)

var contents = [...]content{Delimiter: flowing, Custom: flowing, Pre: preformatted, Script: raw, Textarea: referring}

func (c Container) content() content { return contents[c] }

// container returns the kind of an element by its name, in small letters; ok is false if it holds no block.
func (n *Notation) container(name string) (c Container, ok bool) {
	switch name {
	case n.Element:
		return Delimiter, true
	case n.Custom:
		return Custom, name != ""
	case "pre":
		return Pre, true
	case "script":
		return Script, true
	case "textarea":
		return Textarea, true
	}
	return 0, false
}

// holds reports whether an element of a container's name holds a block.
func (f *finder) holds(c Container, attributes []Attribute) bool {
	switch c {
	case Pre:
		class := valueOf(attributes, "class")
		return hasToken(class, f.notation.Class) || hasToken(class, f.language)
	case Script:
		types := strings.ToLower(valueOf(attributes, "type"))
		return slices.ContainsFunc(f.notation.Types, func(t string) bool { return hasToken(types, t) })
	case Textarea:
		return hasToken(valueOf(attributes, "class"), f.notation.Class)
	}
	return true
}

// opening is what opens a block: a tag, or two if another element in it has all of its text.
type opening struct {
	span       source.Span
	element    string // its name, in small letters
	container  Container
	attributes []Attribute
	// within is the name of the other element, or "".
	within string
	// excluded reports that the page wants the element left alone.
	excluded bool
}

// end returns the tags that close the block.
func (n *Notation) end(b *Block) string {
	end := n.endTag(b.Element)
	if b.within != "" {
		end = n.endTag(b.within) + end
	}
	return end
}

// endTag returns an end tag; the delimiter is written in capital letters.
func (n *Notation) endTag(name string) string {
	if name == n.Element {
		name = strings.ToUpper(name)
	}
	return "</" + name + ">"
}

// readOpening reads what opens a block at a "<"; ok is false if nothing does.
func (f *finder) readOpening(at int) (open opening, ok bool) {
	name, _ := readName(f.document.Bytes, at)
	c, ok := f.notation.container(name.name)
	if !ok || name.closing || c != Delimiter && !f.html {
		return opening{}, false
	}
	t, ok := readTagOf(f.document.Bytes, at, name.name)
	if !ok {
		return opening{}, false
	}
	open = opening{span: t.span, element: name.name, container: c, attributes: f.attributes(t)}
	holds := f.holds(c, open.attributes)
	open.excluded = f.html && f.isExcluded(open.attributes)
	if inner, found := f.readWithin(open); found {
		own := f.attributes(inner)
		if inner.name == "code" && hasToken(valueOf(own, "class"), f.language) {
			holds = true
		}
		open.within, open.span.End = inner.name, inner.span.End
		open.excluded = open.excluded || f.isExcluded(own)
		open.attributes = merged(own, open.attributes)
	}
	return open, holds
}

// readWithin reads the tag of an element at the start of a container, which may have all of its text: a <code> in a <pre>, or the
// delimiter of the standard, which other programs look for.
func (f *finder) readWithin(open opening) (t tag, ok bool) {
	at := skipSpace(f.document.Bytes, open.span.End)
	if open.container == Delimiter || at == len(f.document.Bytes) || f.document.Bytes[at] != '<' {
		return tag{}, false
	}
	for _, name := range []string{f.notation.Element, "code"} {
		if t, ok := readTagOf(f.document.Bytes, at, name); ok && !t.closing && (name == f.notation.Element || open.container == Pre) {
			return t, true
		}
	}
	return tag{}, false
}

// isExcluded reports whether a page wants an element left alone: it shows the notation as text, or a tool has shown the block already.
func (f *finder) isExcluded(attributes []Attribute) bool {
	isDone := slices.ContainsFunc(attributes, func(a Attribute) bool { return a.Name == f.done })
	return isDone || hasToken(valueOf(attributes, "class"), f.excluding)
}

// hasToken reports whether a token is one of a value's, which white space separates.
func hasToken(value, token string) bool { return slices.Contains(strings.Fields(value), token) }
