package embed

import (
	"slices"
	"strings"

	"pbn/core/source"
)

// Container is the kind of element that holds a block. But for the first they are in pages of HTML alone.
type Container uint8

const (
	// PBN is what the standard has: <PBN>.
	PBN Container = iota
	// PBNDeal is <pbn-deal>, whose name a page may define an element for.
	PBNDeal
	// Pre is <pre class="pbn">, <pre class="language-pbn">, and a <pre> with a <code class="language-pbn"> in it.
	Pre
	// Script is <script type="application/x-pbn"> or type="text/x-pbn".
	Script
	// Textarea is <textarea class="pbn">.
	Textarea
)

// content is what stands for the text of a block.
type content uint8

const (
	// raw is the text itself.
	raw content = iota
	// referring is text with character references, but without tags.
	referring
	// preformatted is text with references and tags, whose lines are those that a browser shows.
	preformatted
	// flowing is the same, but with lines that a browser would join, or part once more.
	flowing
)

var containers = [...]struct {
	name    string // that of the element
	content content
	// attribute is the one that makes an element a container, where one of its tokens is among the values.
	attribute string
	values    []string
}{
	PBN:      {"pbn", flowing, "", nil},
	PBNDeal:  {"pbn-deal", flowing, "", nil},
	Pre:      {"pre", preformatted, "class", []string{"pbn", "language-pbn"}},
	Script:   {"script", raw, "type", []string{"application/x-pbn", "text/x-pbn"}},
	Textarea: {"textarea", referring, "class", []string{"pbn"}},
}

// codeClasses are the classes of a <code> that makes the <pre> around it a container.
var codeClasses = []string{"language-pbn"}

func (c Container) String() string { return containers[c].name }

func (c Container) content() content { return containers[c].content }

func containerNamed(name string) (c Container, ok bool) {
	for c, row := range containers {
		if row.name == name {
			return Container(c), true
		}
	}
	return 0, false
}

// holdsPBN tells whether an element of the container's name holds a block.
func (c Container) holdsPBN(attributes []Attribute) bool {
	row := containers[c]
	value := valueOf(attributes, row.attribute)
	if c == Script {
		value = strings.ToLower(value)
	}
	return row.attribute == "" || hasToken(value, row.values)
}

// opening is what opens a block: a tag, or two where the element has another around all of its text.
type opening struct {
	source.Span
	container  Container
	attributes []Attribute
	// within is the name of the other element, or "".
	within string
	// excluded tells that the page wants the element left alone.
	excluded bool
}

// end are the tags that close what is open.
func (o *opening) end() string {
	end := "</" + o.container.String() + ">"
	if o.within != "" {
		end = "</" + o.within + ">" + end
	}
	return strings.Replace(end, "</pbn>", "</PBN>", 1)
}

// readOpening reads what opens a block at a "<"; ok is false where nothing does.
func (f *finder) readOpening(at int) (open opening, ok bool) {
	name, _ := readName(f.document.Bytes, at)
	c, ok := containerNamed(name.name)
	if !ok || name.closing || c != PBN && !f.html {
		return opening{}, false
	}
	t, ok := readTagOf(f.document.Bytes, at, name.name)
	if !ok {
		return opening{}, false
	}
	open = opening{Span: t.Span, container: c, attributes: f.attributes(t)}
	holds := c.holdsPBN(open.attributes)
	open.excluded = f.html && isExcluded(open.attributes)
	if inner, found := f.readWithin(open); found {
		own := f.attributes(inner)
		if inner.name == "code" && hasToken(valueOf(own, "class"), codeClasses) {
			holds = true
		}
		open.within, open.End = inner.name, inner.End
		open.excluded = open.excluded || isExcluded(own)
		open.attributes = merged(own, open.attributes)
	}
	return open, holds
}

// readWithin reads the tag of an element that stands directly in a container, and may have all of its text: a <code> in a
// <pre>, or the delimiter of the standard, which other programs look for.
func (f *finder) readWithin(open opening) (t tag, ok bool) {
	at := skipSpace(f.document.Bytes, open.End)
	if open.container == PBN || at == len(f.document.Bytes) || f.document.Bytes[at] != '<' {
		return tag{}, false
	}
	for _, name := range []string{"pbn", "code"} {
		if t, ok := readTagOf(f.document.Bytes, at, name); ok && !t.closing && (name == "pbn" || open.container == Pre) {
			return t, true
		}
	}
	return tag{}, false
}

// isExcluded tells whether a page wants an element left alone: it shows PBN as text, or a tool has shown the block already.
func isExcluded(attributes []Attribute) bool {
	isDone := slices.ContainsFunc(attributes, func(a Attribute) bool { return a.Name == "data-pbn-done" })
	return isDone || hasToken(valueOf(attributes, "class"), []string{"nopbn"})
}

// hasToken tells whether one of the tokens that white space parts in a value is among others.
func hasToken(value string, tokens []string) bool {
	return slices.ContainsFunc(strings.Fields(value), func(token string) bool { return slices.Contains(tokens, token) })
}
