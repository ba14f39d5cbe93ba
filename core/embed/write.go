package embed

import "pbn/core/source"

// Write is a document with the text of its blocks replaced, in the document's encoding; every byte outside of the blocks
// stays as it is in file, the document's bytes. There is a text for each block; a block whose text is empty stays too. A
// block that was not closed is closed behind its text.
//
// In a page of HTML the text is escaped. There, what is not ASCII is written as a character reference, unless the page is in
// UTF-8 or UTF-16: so it means the same whatever encoding the page claims.
//
// What stands in a block that is not closed can be all that tells that a document is HTML. Then such blocks stay as they are,
// since the document would be read in another way without them.
func Write(file []byte, document *source.Text, blocks []Block, texts []string) []byte {
	html := isHTML(document.Bytes)
	out := write(file, document, blocks, texts, html)
	if isHTML(source.New(out, document.Encoding).Bytes) == html {
		return out
	}
	closed := make([]string, len(texts))
	for i, b := range blocks {
		if b.isClosed() {
			closed[i] = texts[i]
		}
	}
	return write(file, document, blocks, closed, html)
}

// isClosed tells whether a delimiter ends the block.
func (b *Block) isClosed() bool { return b.Outer.End > b.Inner.End }

func write(file []byte, document *source.Text, blocks []Block, texts []string, html bool) []byte {
	out := make([]byte, 0, len(file))
	at := 0
	for i, b := range blocks {
		if texts[i] == "" {
			continue
		}
		text := []byte("\r\n")
		if html {
			text = source.AppendHTML(text, texts[i], document.Encoding)
		} else {
			text = append(text, withoutDelimiters(texts[i])...)
		}
		if !b.isClosed() {
			text = append(text, "</PBN>\r\n"...)
		}
		inner := document.Range(b.Inner)
		out = append(out, file[at:inner.Start.Byte]...)
		out = document.Encoding.Append(out, string(text))
		at = inner.End.Byte
	}
	return append(out, file[at:]...)
}

// CanWrite tells whether a document can have every character: it is Unicode, or HTML, which has references.
func CanWrite(document *source.Text) bool {
	return document.Encoding.IsUnicode() || isHTML(document.Bytes)
}

// withoutDelimiters puts a blank into what would end a block of a document that has no way to escape it.
func withoutDelimiters(text string) (out []byte) {
	rest := []byte(text)
	for at := nextMark(rest, 0); at < len(rest); at = nextMark(rest, 0) {
		_, isDelimiter := readDelimiter(rest, at)
		out, rest = append(out, rest[:at+1]...), rest[at+1:]
		if isDelimiter {
			out = append(out, ' ')
		}
	}
	return append(out, rest...)
}
