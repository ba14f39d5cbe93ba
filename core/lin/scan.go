package lin

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/source"
)

// command is a command with its value.
type command struct {
	name  name
	span  source.Span // with the value and its bars
	value source.Span // between the bars
	isEnd bool        // the bar at its end is there
}

// name is the two letters of a command, in lower case. That of text between commands is empty.
type name [2]byte

// outside is the name of text that is not in a command.
var outside name

// code is the name of a command, for a switch.
func code(n name) uint16 { return uint16(n[0])<<8 | uint16(n[1]) }

// isSpace reports whether a byte is white space or a control character.
func isSpace(c byte) bool { return c <= ' ' || c == 0x7F }

// trimmed returns a span without the white space around it.
func trimmed(text []byte, s source.Span) source.Span {
	for s.Start < s.End && isSpace(text[s.Start]) {
		s.Start++
	}
	for s.End > s.Start && isSpace(text[s.End-1]) {
		s.End--
	}
	return s
}

// commandName reads the name of a command; ok is false if the text cannot be one.
func commandName(text []byte) (n name, ok bool) {
	if len(text) != len(n) {
		return outside, false
	}
	for i, c := range text {
		if c >= 'A' && c <= 'Z' {
			c += 'a' - 'A'
		}
		if !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
			return outside, false
		}
		n[i] = c
	}
	return n, true
}

// scanner hands over the commands of a text, one after another.
type scanner struct {
	text  *source.Text
	diags *diag.List
	at    int
	end   int
}

// next returns the next command, or text that is not in one. A bar that no command follows is part of the value before it: nothing in LIN
// escapes a bar in a text.
func (s *scanner) next() (c command, ok bool) {
	t := s.text.Bytes[:s.end]
	for s.at < s.end {
		if isSpace(t[s.at]) {
			s.at++
			continue
		}
		bar := bytes.IndexByte(t[s.at:], '|')
		if bar < 0 {
			span := trimmed(t, source.Span{Start: s.at, End: s.end})
			s.at = s.end
			openCommand.Find(s.diags, span)
			return command{span: span, value: span}, true
		}
		before := trimmed(t, source.Span{Start: s.at, End: s.at + bar})
		if n, isName := commandName(t[before.Start:before.End]); isName {
			return s.command(n, before.Start, s.at+bar+1), true
		}
		if c, ok := s.skip(before, s.at+bar+1); ok {
			return c, true
		}
	}
	return command{}, false
}

// command reads the value of a command, which begins after its first bar.
func (s *scanner) command(n name, start, value int) command {
	t := s.text.Bytes[:s.end]
	c := command{name: n, span: source.Span{Start: start, End: s.end}, value: source.Span{Start: value, End: s.end}}
	for at := value; ; at = c.value.End + 1 {
		next := bytes.IndexByte(t[at:], '|')
		if next < 0 && !c.isEnd {
			s.at = s.end
			c.value = trimmed(t, c.value)
			openCommand.Find(s.diags, c.span)
			return c
		}
		if c.isEnd && (next < 0 || c.value.Start == c.value.End || !mayHaveBar(n) || !isMoreValue(t[at:at+next])) {
			break
		}
		c.value.End, c.isEnd = at+next, true
	}
	s.at = c.value.End + 1
	c.span.End = s.at
	if bytes.IndexByte(t[c.value.Start:c.value.End], '|') >= 0 {
		barInValue.Find(s.diags, c.span)
	}
	return c
}

// longestBetween is how many bytes may be between two bars of one value: more is text that belongs to no command.
const longestBetween = 400

// mayHaveBar reports whether the value of a command is a text, in which people write what they like.
func mayHaveBar(n name) bool {
	switch code(n) {
	case 'm'<<8 | 'b', 'p'<<8 | 'c', 'm'<<8 | 'd', 's'<<8 | 'v', 'm'<<8 | 'c', 'q'<<8 | 'x', 'r'<<8 | 's', 'p'<<8 | 'g', 'u'<<8 | 'p':
		return false
	}
	return true
}

// isMoreValue reports whether the text between two bars is part of the value before it, since it does not begin a command, nor is the last
// of its lines the name of one.
func isMoreValue(between []byte) bool {
	if len(between) > longestBetween {
		return false
	}
	if line := bytes.LastIndexAny(bytes.TrimRight(between, " \t\r\n"), "\r\n"); line >= 0 {
		if _, isName := commandName(bytes.TrimSpace(between[line:])); isName {
			return false
		}
	}
	name := trimmed(between, source.Span{End: len(between)})
	_, isName := commandName(between[name.Start:name.End])
	return !isName && name.Start < name.End
}

// skip goes on after text before a bar that is not the name of a command, or, where the text ends with such a name, before the name. It
// returns the text; ok is false if there is only the bar.
func (s *scanner) skip(before source.Span, after int) (c command, ok bool) {
	t := s.text.Bytes
	s.at = after
	if n := before.End - len(outside); n > before.Start && isSpace(t[n-1]) {
		if _, isName := commandName(t[n:before.End]); isName {
			s.at, before = n, trimmed(t, source.Span{Start: before.Start, End: n})
		}
	}
	if before.Start == before.End {
		return command{}, false
	}
	textBetween.Find(s.diags, before)
	return command{span: before, value: before, isEnd: true}, true
}
