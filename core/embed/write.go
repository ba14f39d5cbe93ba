package embed

import (
	"slices"

	"pbn/core/source"
)

// Write returns a document with the text of its blocks replaced, in the document's encoding. Every byte outside of the blocks stays as it
// is in file, the document's bytes. There is a text for each block; a block whose text is empty stays as it is, and so does one that cannot
// have its text (see CanWrite). A block that was not closed is closed after its text.
//
// In a page of HTML the text is escaped, except in a script. What is not ASCII is written as a character reference then, unless the page is
// in UTF-8 or UTF-16: so it means the same whatever encoding the page claims.
//
// A block that is not closed may have all the markup that makes a document HTML. Then such blocks stay as they are, since without them the
// document would be read differently.
func (n *Notation) Write(file []byte, document *source.Text, blocks []Block, texts []string) []byte {
	html := isHTML(n, document.Bytes)
	out := n.write(file, document, blocks, texts)
	if isHTML(n, source.Plain.Text(out, document.Encoding).Bytes) == html {
		return out
	}
	closed := make([]string, len(texts))
	for i, b := range blocks {
		if b.IsClosed() {
			closed[i] = texts[i]
		}
	}
	return n.write(file, document, blocks, closed)
}

func (n *Notation) write(file []byte, document *source.Text, blocks []Block, texts []string) []byte {
	size := len(file)
	for _, text := range texts {
		size += len(text)
	}
	out := make([]byte, 0, size)
	var text []byte
	at := 0
	for i := range blocks {
		b := &blocks[i]
		if texts[i] == "" || !b.CanWrite(texts[i]) {
			continue
		}
		text = n.written(b, text[:0], texts[i], document.Encoding)
		if !b.IsClosed() {
			text = append(text, n.end(b)+n.LineEnd...)
		}
		inner := document.Range(b.Inner)
		out = append(out, file[at:inner.Start.Byte]...)
		out = document.Encoding.AppendUTF8(out, text)
		at = inner.End.Byte
	}
	return append(out, file[at:]...)
}

// written appends a text as the block has it, on lines of its own.
func (n *Notation) written(b *Block, out []byte, text string, encoding source.Encoding) []byte {
	out = slices.Grow(out, len(text)+len(text)/8)
	// A browser shows the line end after a <code>, but leaves out the one after a <pre>.
	if b.within != "code" {
		out = append(out, n.LineEnd...)
	}
	switch b.markup {
	case source.HTML:
		return source.AppendHTML(out, text, encoding)
	case source.Script:
		return append(out, text...)
	}
	return append(out, n.withoutDelimiters(text)...)
}

// CanWrite reports whether a block can have a text. A script cannot have every text, since nothing can be escaped there.
func (b *Block) CanWrite(text string) bool {
	return b.markup != source.Script || source.FitsScript(text)
}

// HasEveryCharacter reports whether a block of a document can have every character: the document is Unicode, or the block can have
// references.
func (b *Block) HasEveryCharacter(document *source.Text) bool {
	return document.Encoding.IsUnicode() || b.markup == source.HTML
}

// withoutDelimiters puts a blank into each delimiter in a text, for a document that has no way to escape it.
func (n *Notation) withoutDelimiters(text string) (out []byte) {
	rest := []byte(text)
	for at := nextMark(rest, 0); at < len(rest); at = nextMark(rest, 0) {
		_, isDelimiter := readTagOf(rest, at, n.Element)
		out, rest = append(out, rest[:at+1]...), rest[at+1:]
		if isDelimiter {
			out = append(out, ' ')
		}
	}
	return append(out, rest...)
}
