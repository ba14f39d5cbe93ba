// Package embed finds the blocks of a notation that are embedded in another document: between the delimiters <XYZ> and </XYZ>, for a
// notation whose element is xyz, and in a page of HTML also in the elements that pages have for such text (see Container).
//
// A delimiter is written in upper or lower case, may have attributes as a tag of HTML has, and counts anywhere in a document that is not
// HTML. In a page of HTML one in a comment, in an attribute, or in a script, style, textarea or title element is text; so is one in any
// document that is written &lt;XYZ&gt;, for that shows a delimiter to readers. Nothing in a block opens another one: only the next tag of
// the same element counts, wherever that is.
//
// In a page no element with the class noxyz or the attribute data-xyz-done is a block, or has one in it.
//
// isHTML says what makes a document HTML, and decoder how HTML in a block is read.
package embed

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/source"
)

// Notation says how a notation is embedded in documents, and what is said of that.
type Notation struct {
	// Element is the name of the element whose tags are the delimiters, in small letters.
	Element string
	// Custom is the name of another element, which a page may define; "" for no such element.
	Custom string
	// Class is the class of elements with a block; with "language-" before it, too, and with "no" before it of those without one.
	Class string
	// Types has the types of scripts with a block, in small letters.
	Types []string
	// LineEnd is what lines end with that are written around a block.
	LineEnd string
	// End returns where the notation ends at the start of a text that nothing closes.
	End func(text []byte) int

	// The kinds of what is found: a block in which another one begins, which is beside it, and a block without an end; HTML, and a comment
	// of HTML in a script.
	Nested, Unclosed diag.Kind[OpenBlock]
	Markup           diag.Kind[Tag]
	ScriptComment    diag.Kind[diag.None]
}

// OpenBlock is a block that is not closed.
type OpenBlock struct {
	Line int32     // where it begins, from 1, if it is nested; else up to where it was read
	End  diag.Text // the tags that would close it
}

// Tag is a tag of HTML in a block.
type Tag struct{ Name diag.Text }

// Block is a part of a document in another notation: a file of its own, with its place in the document.
type Block struct {
	// Element is the name of the element that holds it, in small letters.
	Element string
	// Outer is its place in the document with its tags, Inner without them. What opens it is between the starts of both.
	Outer, Inner source.Span
	// Attributes has those of the opening tag. A <pre> with a <code> in it has those of both; those of the <code> win.
	Attributes []Attribute
	// Text is its text in UTF-8, without the HTML of a page. Its positions are those of the document.
	Text *source.Text

	// within is the name of the other element that closes it, or "".
	within string
	markup source.Markup // that of Text
}

// IsClosed reports whether a tag ends the block.
func (b *Block) IsClosed() bool { return b.Outer.End > b.Inner.End }

// Find returns the blocks of a document, in its order; they do not overlap. Diagnostics have their places in the document.
//
// A block that is not closed ends before the next one at the latest, and earlier if text follows that is not of the notation, so that no
// article is taken for it.
//
// until is asked after each block, and ends the search as soon as it returns an error, which is then that of Find; nil never does.
func (n *Notation) Find(document *source.Text, diags *diag.List, until func() error) (blocks []Block, err error) {
	f := n.finder(document)
	f.diags, f.html, f.markup = diags, isHTML(n, document.Bytes), markup{bytes: document.Bytes}
	size := len(document.Bytes)
	for open, ok := f.opening(0); ok; {
		if until != nil {
			if err = until(); err != nil {
				return nil, err
			}
		}
		blocks = append(source.RoomAfter(blocks, open.span.Start, size-open.span.Start), f.block(open))
		open, ok = f.opening(blocks[len(blocks)-1].Outer.End)
	}
	return blocks, nil
}

// FirstTag returns the offset of the first tag that would open a block of a page if nothing hid it; the end of the text if there is none.
func (n *Notation) FirstTag(text []byte) int {
	f := n.finder(source.Plain.Text(text, source.UTF8))
	f.html = true
	at := nextMark(text, 0)
	for ; at < len(text); at = nextMark(text, at+1) {
		if _, ok := f.readOpening(at); ok {
			break
		}
	}
	return at
}

// finder finds the blocks of a document.
type finder struct {
	notation *Notation
	document *source.Text
	diags    *diag.List
	html     bool
	markup   markup
	decoder  decoder // of the last block
	// language is the class of a <code> with a block; the class excluding and the attribute done are those of elements to be left alone.
	language, excluding, done string
}

// finder returns a finder of the notation's blocks.
func (n *Notation) finder(document *source.Text) finder {
	return finder{notation: n, document: document, language: "language-" + n.Class, excluding: "no" + n.Class, done: "data-" + n.Class + "-done"}
}

// opening returns the next opening that counts, from an offset outside of blocks on.
func (f *finder) opening(from int) (open opening, ok bool) {
	text := f.document.Bytes
	for at := nextMark(text, from); at < len(text); at = nextMark(text, at) {
		if open, ok := f.readOpening(at); ok {
			if !open.excluded {
				return open, true
			}
			at = f.markup.element(open.element, open.span.End)
		} else if t, ok := f.excludes(at); ok {
			at = f.markup.element(t.name, t.span.End)
		} else if d, ok := readTagOf(text, at, f.notation.Element); ok {
			at = d.span.End
		} else if f.html {
			at = f.markup.skip(at, hides)
		} else {
			at++
		}
	}
	return opening{}, false
}

// excludes returns the tag at an offset if a page wants the element that it begins left alone. The attributes of most tags need not be read
// for that.
func (f *finder) excludes(at int) (t tag, ok bool) {
	if !f.html {
		return t, false
	}
	t, ok = readTag(f.document.Bytes, at)
	return t, ok && !t.closing && bytes.Contains(f.document.Slice(t.span), []byte(f.notation.Class)) && f.isExcluded(f.attributes(t))
}

// block reads the block that is opened.
func (f *finder) block(open opening) Block {
	next, found := nextTagOf(f.document.Bytes, open.span.End, open.element)
	closed := found && next.closing
	inner := source.Span{Start: open.span.End, End: next.span.Start}
	var other opening
	if closed {
		inner.End = f.beforeEndOf(open.within, inner)
	} else {
		inner.End, other = f.interruption(open, next.span.Start)
	}
	d := f.decode(open, inner, closed)
	block := Block{Element: open.element, Inner: inner, Attributes: open.attributes, Text: f.document.Part(d.out, d.pieces)}
	block.within = open.within
	block.markup = f.markupIn(open.container)
	block.Text.Markup = block.markup
	if closed {
		block.Outer = open.span.To(next.span)
	} else {
		block.Inner.End = block.Text.Origin(source.Span{Start: 0, End: len(d.out)}).End
		block.Outer = open.span.To(block.Inner)
		f.reportUnclosed(open, other, block)
	}
	f.reportMarkup(d.tags, block)
	return block
}

// decode reads the text of a block. If nothing closes the block, it ends where the notation ends.
func (f *finder) decode(open opening, inner source.Span, closed bool) *decoder {
	content := raw
	if f.html {
		content = open.container.content()
	}
	if skipsLineEnd := content == referring || content == preformatted; skipsLineEnd && open.within == "" {
		inner.Start = afterNewline(f.document.Bytes, inner.Start)
	}
	d := &f.decoder
	d.decode(f.document, inner, content, closed)
	if !closed {
		d.cut(f.notation.End(d.out))
	}
	return d
}

// markupIn returns how text is written in a container.
func (f *finder) markupIn(c Container) source.Markup {
	switch {
	case !f.html:
		return source.NoMarkup
	case c.content() == raw:
		return source.Script
	}
	return source.HTML
}

// beforeEndOf returns the end of the text of a closed block: it is before the end tag of an element that has all of it.
func (f *finder) beforeEndOf(within string, inner source.Span) int {
	text := bytes.TrimRight(f.document.Slice(inner), " \t\r\n\f")
	i := bytes.LastIndexByte(text, '<')
	if within == "" || i < 0 {
		return inner.End
	}
	t, ok := readTagOf(f.document.Bytes, inner.Start+i, within)
	if !ok || !t.closing || t.span.End != inner.Start+len(text) {
		return inner.End
	}
	return t.span.Start
}

// interruption returns where a block that is not closed ends at the latest: where another one opens or, if tags are text, before a tag that
// is set apart, which a block does not have.
func (f *finder) interruption(open opening, end int) (at int, by opening) {
	text := f.document.Bytes
	tagsAreText := f.html && open.container.content() < preformatted
	for at := nextMark(text, open.span.End); at < len(text) && at <= end; at = nextMark(text, at+1) {
		if by, ok := f.readOpening(at); ok {
			return at, by
		}
		if t, ok := readTag(text, at); ok && tagsAreText && kindOf(t.name) != inline {
			return at, opening{}
		}
	}
	return end, opening{}
}

// reportUnclosed reports a block that another one interrupts, or that does not end.
func (f *finder) reportUnclosed(open, other opening, block Block) {
	kind, at, line := f.notation.Unclosed, open.span, block.Inner.End
	isNested := other.span.End > 0 && !other.excluded
	if isNested {
		kind, at, line = f.notation.Nested, other.span, open.span.Start
	}
	e := kind.Find(f.diags, at)
	if isNested {
		e.Beside(open.span)
	}
	if e.IsKept() {
		e.Say(OpenBlock{Line: int32(f.document.Position(line).Line), End: e.Text(f.notation.end(&block))})
	}
}

// reportMarkup reports the first tag of each name in a block.
func (f *finder) reportMarkup(tags []tag, block Block) {
	for _, t := range tags {
		if t.span.End > block.Inner.End {
			break
		}
		e := f.notation.Markup.Find(f.diags, t.span)
		e.Say(Tag{Name: e.Text(t.name)})
	}
	if i := bytes.Index(f.document.Slice(block.Inner), []byte(commentStart)); i >= 0 && block.markup == source.Script {
		start := block.Inner.Start + i
		f.notation.ScriptComment.Find(f.diags, source.Span{Start: start, End: start + len(commentStart)})
	}
}
