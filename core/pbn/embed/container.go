package embed

import (
	"slices"
	"strings"

	"pbn/core/source"
)

// Container is the kind of element that holds a block. All except the first are only in pages of HTML.
type Container uint8

const (
	// PBN is <PBN>, the delimiter of the standard.
	PBN Container = iota
	// PBNDeal is <pbn-deal>, which a page may define as a custom element.
	PBNDeal
	// Pre is <pre class="pbn">, <pre class="language-pbn">, and a <pre> with a <code class="language-pbn"> in it.
	Pre
	// Script is <script type="application/x-pbn"> or type="text/x-pbn".
	Script
	// Textarea is <textarea class="pbn">.
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

var containers = [...]struct {
	name    string // that of the element
	content content
	// attribute makes an element a container, if one of its tokens is among the values.
	attribute string
	values    []string
}{
	PBN:      {"pbn", flowing, "", nil},
	PBNDeal:  {"pbn-deal", flowing, "", nil},
	Pre:      {"pre", preformatted, "class", []string{"pbn", "language-pbn"}},
	Script:   {"script", raw, "type", []string{"application/x-pbn", "text/x-pbn"}},
	Textarea: {"textarea", referring, "class", []string{"pbn"}},
}

// codeClasses has the classes of a <code> that make the <pre> around it a container.
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

// holdsPBN reports whether an element of the container's name holds a block.
func (c Container) holdsPBN(attributes []Attribute) bool {
	row := containers[c]
	value := valueOf(attributes, row.attribute)
	if c == Script {
		value = strings.ToLower(value)
	}
	return row.attribute == "" || hasToken(value, row.values)
}

// opening is what opens a block: a tag, or two if another element in it has all of its text.
type opening struct {
	source.Span
	container  Container
	attributes []Attribute
	// within is the name of the other element, or "".
	within string
	// excluded reports that the page wants the element left alone.
	excluded bool
}

// end returns the tags that close the block.
func (b *Block) end() string {
	end := "</" + b.Container.String() + ">"
	if b.within != "" {
		end = "</" + b.within + ">" + end
	}
	if before, after, isPBN := strings.Cut(end, "</pbn>"); isPBN {
		end = before + "</PBN>" + after
	}
	return end
}

// readOpening reads what opens a block at a "<"; ok is false if nothing does.
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

// readWithin reads the tag of an element at the start of a container, which may have all of its text: a <code> in a <pre>, or the
// delimiter of the standard, which other programs look for.
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

// isExcluded reports whether a page wants an element left alone: it shows PBN as text, or a tool has shown the block already.
func isExcluded(attributes []Attribute) bool {
	isDone := slices.ContainsFunc(attributes, func(a Attribute) bool { return a.Name == "data-pbn-done" })
	return isDone || hasToken(valueOf(attributes, "class"), []string{"nopbn"})
}

// hasToken reports whether one of a value's tokens, which white space separates, is among others.
func hasToken(value string, tokens []string) bool {
	return slices.ContainsFunc(strings.Fields(value), func(token string) bool { return slices.Contains(tokens, token) })
}
