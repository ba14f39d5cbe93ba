package scan

import "pbn/core/item"

// cell reads the cell of a table at At that white space does not come after. It reports whether there is one.
func cell(s *item.Scanner, c byte) bool {
	switch {
	case c == '"':
		quotedCell(s)
	case classes[c]&cellByte != 0:
		wideCell(s, classes.Run(s.Window.Text, s.At, cellByte))
	default:
		return false
	}
	return true
}

// quotedCell reads the string of a table at At; an unclosed one ends with its line.
func quotedCell(s *item.Scanner) {
	t, at := s.Window.Text, s.At+1
	i := item.Item{Start: uint32(s.At), Kind: Cell, Flags: item.Quoted | item.Broken}
	for ; at < len(t) && t[at] != '\n' && t[at] != '\r'; at++ {
		c := t[at]
		if c == '"' {
			i.Flags &^= item.Broken
			at++
			break
		}
		if c == '\\' {
			i.Flags |= item.Escaped
			if at+1 < len(t) && (t[at+1] == '"' || t[at+1] == '\\') {
				at++
			}
		}
		if c < ' ' || c >= 0x7F {
			s.Window.SeeAll(at, at+1)
		}
	}
	i.End = uint32(at)
	s.Add(i)
}

// wideCell reads the cell at At that has characters which are not ASCII, the first at a place. Outside of quotes they do not belong in
// it, so it is as if its end were missing.
func wideCell(s *item.Scanner, from int) {
	t, end := s.Window.Text, from
	for end < len(t) && (classes[t[end]]&cellByte != 0 || t[end] >= 0x80 && s.Window.Encoding.HighControl(t[end:]) == 0) {
		end++
	}
	i := item.Item{Start: uint32(s.At), End: uint32(end), Kind: Cell}
	if end > from {
		i.Flags = item.Broken
		s.Window.SeeHigh(item.Highs)
	}
	s.Add(i)
}
