package embed

import (
	"bytes"
	"strings"
)

// endOfPBN is where the PBN at the start of a text ends, which is that of a block that is not closed. The first line that
// is no PBN ends it, but only the first line of all and those behind a semi-empty line are judged: such a line is PBN if
// it begins as a tag pair, a comment or an escape line does. In a brace comment lines are as they like.
func endOfPBN(text []byte) int {
	end, judged := 0, true
	lastBrace := bytes.LastIndexByte(text, '}')
	for at := 0; at < len(text); {
		stop := endOfLine(text, at)
		line := bytes.Trim(text[at:stop], " \t")
		switch {
		case len(line) == 0:
			judged = true
		case judged && strings.IndexByte("[{;%", line[0]) < 0:
			return end
		default:
			judged = false
			stop = behindComments(text, at, stop, lastBrace)
			end = stop
		}
		at = behindLineEnd(text, stop)
	}
	return end
}

// behindComments is the end of a line, or of the line that the last of the brace comments ends in that begin in it.
func behindComments(text []byte, at, stop, lastBrace int) int {
	if text[at] == '%' {
		return stop
	}
	for ; at < stop; at++ {
		switch text[at] {
		case '"':
			at = behindString(text, at+1, stop)
		case ';':
			return stop
		case '{':
			if at < lastBrace {
				at += bytes.IndexByte(text[at:], '}')
			}
			if at > stop {
				stop = endOfLine(text, at)
			}
		}
	}
	return stop
}

// behindString is where the quote stands that closes a string; the end of the line where none does.
func behindString(text []byte, at, stop int) int {
	for at < stop && text[at] != '"' {
		if text[at] == '\\' {
			at++
		}
		at++
	}
	return min(at, stop)
}

// endOfLine is where the line end is that comes next, or the end of the text.
func endOfLine(text []byte, at int) int {
	if i := bytes.IndexAny(text[at:], "\r\n"); i >= 0 {
		return at + i
	}
	return len(text)
}
