package desk

import (
	"bytes"
	"io"
)

// byteOrderMark is that of UTF-8.
var byteOrderMark = []byte("\xEF\xBB\xBF")

// games writes games one after the other, with an empty line between those that did not follow one another so far.
type games struct {
	to io.Writer
	// missing is what the last game lacks to end with an empty line.
	missing string
}

// write writes a game; follows reports whether it stood after the one that was written last.
func (w *games) write(text []byte, follows bool) error {
	if !follows {
		if _, err := io.WriteString(w.to, w.missing); err != nil {
			return err
		}
	}
	w.missing = missingEnd(text)
	_, err := w.to.Write(text)
	return err
}

// missingEnd returns what a text lacks to end with an empty line, with the line ends that it has.
func missingEnd(text []byte) string {
	if len(text) == 0 {
		return ""
	}
	lineEnd := "\n"
	if i := bytes.IndexByte(text, '\n'); i > 0 && text[i-1] == '\r' || i < 0 && bytes.IndexByte(text, '\r') >= 0 {
		lineEnd = "\r\n"
	}
	rest := bytes.TrimRight(text, " \t")
	ends := 0
	for ends < 2 && len(rest) > 0 {
		switch {
		case bytes.HasSuffix(rest, []byte("\r\n")):
			rest = rest[:len(rest)-2]
		case rest[len(rest)-1] == '\n' || rest[len(rest)-1] == '\r':
			rest = rest[:len(rest)-1]
		default:
			return lineEnd + lineEnd[:len(lineEnd)*(1-ends)]
		}
		rest = bytes.TrimRight(rest, " \t")
		ends++
	}
	return ""
}
