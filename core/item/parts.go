package item

import (
	"bytes"

	"pbn/core/source"
)

// GoesOn returns where the right quote is of a value that goes on in the next line: that line ends with it and a right bracket, and has no tag pair
// of its own. It is 0 where the value has another fault.
func GoesOn(of *source.Text, p *Pair) int {
	text := of.Bytes
	at := p.Value.End
	if p.IsClosed || at == len(text) || !source.IsLineEnd(text[at]) || !IsOpen(of.Slice(p.Value)) {
		return 0
	}
	start := at + 1
	if text[at] == '\r' && start < len(text) && text[start] == '\n' {
		start++
	}
	end := start + source.LineEnd(text[start:])
	line := bytes.TrimRight(text[start:end], " \t")
	rest, isClosed := bytes.CutSuffix(line, []byte(`"]`))
	if !isClosed || bytes.IndexByte(rest, '"') >= 0 || bytes.IndexByte(rest, '[') >= 0 {
		return 0
	}
	return start + len(rest)
}

// CommentEnd returns where the text of a comment ends.
func (i *Item) CommentEnd() int {
	if i.Flags&Broken != 0 {
		return int(i.End)
	}
	return int(i.End) - 1
}

// Command returns the name and the parameters of a command in a comment, "[%name parameters]", which is at a place.
func Command(of *source.Text, whole source.Span) (name []byte, parameters source.Span) {
	text := of.Bytes[:whole.End-1]
	start := whole.Start + len("[%")
	at := start
	for at < len(text) && text[at] > ' ' {
		at++
	}
	name = text[start:at]
	for at < len(text) && text[at] <= ' ' {
		at++
	}
	end := len(text)
	for end > at && text[end-1] <= ' ' {
		end--
	}
	return name, source.Span{Start: at, End: end}
}
