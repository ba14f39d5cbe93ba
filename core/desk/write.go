package desk

import (
	"bytes"
	"io"
	"strings"
)

// byteOrderMark is that of UTF-8.
var byteOrderMark = []byte("\xEF\xBB\xBF")

// games writes games one after the other, with line ends between those that did not follow one another so far.
type games struct {
	to io.Writer
	// ends are how many there are: two make an empty line.
	ends int
	// missing is what the last game lacks to end with so many.
	missing string
}

// write writes a game; follows reports whether it stood after the one that was written last.
func (w *games) write(text []byte, follows bool) error {
	if !follows {
		if _, err := io.WriteString(w.to, w.missing); err != nil {
			return err
		}
	}
	w.missing = missingEnd(text, w.ends)
	_, err := w.to.Write(text)
	return err
}

// missingEnd returns what a text lacks to end with so many line ends, one or two, of those that it has.
func missingEnd(text []byte, wanted int) string {
	if len(text) == 0 {
		return ""
	}
	lineEnd := "\n"
	if i := bytes.IndexByte(text, '\n'); i > 0 && text[i-1] == '\r' || i < 0 && bytes.IndexByte(text, '\r') >= 0 {
		lineEnd = "\r\n"
	}
	rest := bytes.TrimRight(text, " \t")
	ends := 0
	for ends < wanted && len(rest) > 0 {
		switch {
		case bytes.HasSuffix(rest, []byte("\r\n")):
			rest = rest[:len(rest)-2]
		case rest[len(rest)-1] == '\n' || rest[len(rest)-1] == '\r':
			rest = rest[:len(rest)-1]
		case wanted == 1 && (bytes.HasSuffix(rest, []byte("\u0085")) || bytes.HasSuffix(rest, []byte("\u2028"))):
			return ""
		default:
			return strings.Repeat(lineEnd, wanted-ends)
		}
		rest = bytes.TrimRight(rest, " \t")
		ends++
	}
	return ""
}
