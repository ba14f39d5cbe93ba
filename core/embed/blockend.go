package embed

import (
	"bytes"

	"pbn/core/source"
)

// EndOf returns where a notation at the start of a text ends, the text of a block that is not closed. The first line that is not of it ends
// it, but only the first line of all and those after a semi-empty line are judged: by how they begin, after blanks. Lines in a brace comment
// can be anything.
func EndOf(text []byte, begins func(line []byte) bool) int {
	end, judged := 0, true
	lastBrace := bytes.LastIndexByte(text, '}')
	for at := 0; at < len(text); {
		stop := at + source.LineEnd(text[at:])
		line := bytes.TrimLeft(text[at:stop], " \t")
		switch {
		case len(line) == 0:
			judged = true
		case judged && !begins(line):
			return end
		default:
			judged = false
			stop = afterComments(text, at, stop, lastBrace)
			end = stop
		}
		if at = stop + 1; bytes.HasPrefix(text[stop:], []byte("\r\n")) {
			at++
		}
	}
	return end
}

// afterComments returns the end of a line or, if brace comments begin in it, of the line in which the last of them ends.
func afterComments(text []byte, at, stop, lastBrace int) int {
	if text[at] == '%' {
		return stop
	}
	for ; at < stop; at++ {
		switch text[at] {
		case '"':
			at = endOfString(text, at+1, stop)
		case ';':
			return stop
		case '{':
			if at < lastBrace {
				at += bytes.IndexByte(text[at:], '}')
			}
			if at > stop {
				stop = at + source.LineEnd(text[at:])
			}
		}
	}
	return stop
}

// endOfString returns the offset of the quote that closes a string; the end of the line if there is none.
func endOfString(text []byte, at, stop int) int {
	for at < stop && text[at] != '"' {
		if text[at] == '\\' {
			at++
		}
		at++
	}
	return min(at, stop)
}
