// Package embed finds the PBN that is embedded in another document: what stands between the delimiters <PBN> and </PBN>
// (6.2).
//
// A delimiter is written in upper or lower case, may have attributes as a tag of HTML has, and counts wherever it stands
// in a document that is not HTML. In a page of HTML one in a comment, in an attribute, or in a script, style, textarea or
// title element is text; so is one in any document that is written &lt;PBN&gt;, for that shows a delimiter to readers.
// Within a block only the next delimiter counts, whatever it stands in.
//
// What makes a document HTML, and what becomes of HTML in a block, is said at isHTML and decoder.
package embed

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/source"
)

// Block is PBN that is embedded in a document: a file of its own, with its place in the document.
type Block struct {
	// Outer is where it stands in the document with its delimiters, Inner without them.
	Outer, Inner source.Span
	// Text is what it says, in UTF-8; in a page without the HTML. Its positions are those of the document.
	Text *source.Text
}

// Find finds the blocks of a document, in its order; they do not overlap. Diagnostics are placed in the document.
//
// A block that is not closed ends before the next opening delimiter at the latest, and before that where text goes on
// that is no PBN (see endOfPBN), so that no article is taken for PBN.
func Find(document *source.Text, diags *diag.List) []Block {
	f := finder{document: document, diags: diags, html: isHTML(document.Bytes), markup: newMarkup(document.Bytes)}
	var blocks []Block
	for open, ok := f.opening(0); ok; open, ok = f.opening(blocks[len(blocks)-1].Outer.End) {
		blocks = append(blocks, f.block(open))
	}
	return blocks
}

type finder struct {
	document *source.Text
	diags    *diag.List
	html     bool
	markup   markup
}

// opening is the next opening delimiter that counts, from an offset outside of blocks.
func (f *finder) opening(from int) (open tag, ok bool) {
	text := f.document.Bytes
	for at := nextMark(text, from); at < len(text); at = nextMark(text, at) {
		if d, ok := readDelimiter(text, at); ok {
			if !d.closing {
				return d, true
			}
			at = d.End
			continue
		}
		at++
		if f.html {
			at = f.markup.skip(at-1, outside)
		}
	}
	return tag{}, false
}

// block reads the block that a delimiter opens.
func (f *finder) block(open tag) Block {
	next, found := nextDelimiter(f.document.Bytes, open.End)
	closed := found && next.closing
	inner := source.Span{Start: open.End, End: next.Start}
	d := decode(f.document, inner, f.html, closed)
	if !closed {
		d.cut(endOfPBN(d.out))
	}
	block := Block{Inner: inner, Text: f.document.Part(d.out, d.pieces)}
	block.Text.Markup = f.html
	if closed {
		block.Outer = open.To(next.Span)
	} else {
		block.Inner.End = block.Text.Origin(source.Span{Start: 0, End: len(d.out)}).End
		block.Outer = open.To(block.Inner)
	}
	f.judge(open, next, found, block)
	f.reportMarkup(d.tags, block)
	return block
}

// judge reports a block that another one interrupts, or that does not end.
func (f *finder) judge(open, next tag, found bool, block Block) {
	switch {
	case !found:
		f.report(diag.EmbedUnclosed, open.Span, "The block is not closed; write </PBN> behind its last line. It was read up to line "+
			f.line(block.Inner.End)+".")
	case !next.closing:
		f.report(diag.EmbedNested, next.Span, "A block begins before the one of line "+f.line(open.Start)+
			" is closed; write </PBN> behind the last line of that.",
			diag.Related{Message: "The block that is not closed begins here.", Place: f.place(open.Span)})
	}
}

// reportMarkup reports the first tag of each name in a block.
func (f *finder) reportMarkup(tags []tag, block Block) {
	for _, t := range tags {
		if t.End > block.Inner.End {
			break
		}
		f.report(diag.EmbedMarkup, t.Span, diag.Quote(f.document.Decode(t.Span))+" is HTML, not PBN: each <"+diag.Short(t.name)+
			"> of the block is left out. Remove it, or write &lt; for a “<” of the text.")
	}
}

func (f *finder) report(rule diag.Rule, span source.Span, message string, related ...diag.Related) {
	f.diags.Add(diag.Diagnostic{Rule: rule, Place: f.place(span), Message: message, Related: related})
}

// place is a span with its range: whoever reads the blocks has other texts at hand than the document.
func (f *finder) place(span source.Span) diag.Place {
	return diag.Place{Span: span, Range: f.document.Range(span)}
}

func (f *finder) line(offset int) string { return strconv.Itoa(f.document.Position(offset).Line) }
