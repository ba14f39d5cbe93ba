package item

import "pbn/core/source"

// Window is the text that is read, and what is known of its bytes so far.
type Window struct {
	Text     []byte
	Encoding source.Encoding
	complete bool // the file ends with the text
	cutOff   bool // the text ends where something depends on what comes next
	steps    int  // counts the bytes that were looked at

	seen survey
}

// survey is what is known of the bytes of the game that is read, up to a place. What reads ahead puts back what was known before.
type survey struct {
	bytes     Bytes
	high      uint64 // top bits of bytes above 126
	longest   int
	lineStart int
	// How many lines have ended in which way.
	lfs, crlfs, crs int
}

// tell tells a game what was seen of it.
func (s *survey) tell(g *Game) {
	g.Bytes, g.Longest, g.LastLine = s.bytes, s.longest, s.lineStart
	g.Lines, g.LoneLFs = s.lfs+s.crlfs+s.crs, s.lfs
	if s.high != 0 {
		g.Bytes |= High
	}
	if s.lfs > 0 {
		g.Bytes |= EndsLF
	}
	if s.crlfs > 0 {
		g.Bytes |= EndsCRLF
	}
	if s.crs > 0 {
		g.Bytes |= EndsCR
	}
}

// see takes note of a control character.
func (w *Window) see(c byte) {
	switch c {
	case '\t':
		w.seen.bytes |= Tab
	case 0x7F:
		w.seen.high |= Highs
	case '\n', '\r':
	default:
		w.seen.bytes |= Control
	}
}

// SeeHigh takes note of bytes above 126: the top bits of a number say whether there are some.
func (w *Window) SeeHigh(word uint64) { w.seen.high |= word & Highs }

// SeeAll takes note of the bytes between two places.
//
//go:noinline
func (w *Window) SeeAll(from, to int) {
	for from < to {
		if from+8 <= to {
			if word := Eight(w.Text, from); (word|(word+Ones)|(word-0x20*Ones))&Highs == 0 {
				from += 8
				continue
			}
		}
		if c := w.Text[from]; c < ' ' {
			w.see(c)
		} else if c >= 0x7F {
			w.seen.high |= Highs
		}
		from++
	}
}

// run returns the end of the bytes of a class from a place on.
func (w *Window) run(from int, c Class) int { return syntax.Run(w.Text, from, c) }

// runOther returns the end of the bytes from a place on that are in none of some classes.
func (w *Window) runOther(from int, c Class) int { return syntax.RunOther(w.Text, from, c) }

// Number reads the digits at a place. A number too long to matter is cut at a billion.
func (w *Window) Number(at int) (n uint32, end int) {
	const most = 1_000_000_000
	for end = at; end < len(w.Text) && syntax[w.Text[end]]&digit != 0; end++ {
		n = min(n, most)
		n = uint32(min(uint64(n)*10+uint64(w.Text[end]-'0'), most))
	}
	return n, end
}

// LineStart returns where the line begins that is read.
func (w *Window) LineStart() int { return w.seen.lineStart }

// pastLineEnd returns the place after the line end at a place.
func pastLineEnd(text []byte, at int) int {
	if text[at] == '\r' && at+1 < len(text) && text[at+1] == '\n' {
		return at + 2
	}
	return at + 1
}

// afterLineEnd is pastLineEnd, and takes note of the line end.
func (w *Window) afterLineEnd(at int) int {
	switch {
	case w.Text[at] == '\n':
		w.seen.lfs++
		return at + 1
	case at+1 < len(w.Text) && w.Text[at+1] == '\n':
		w.seen.crlfs++
		return at + 2
	}
	w.seen.crs++
	return at + 1
}

// endLine takes note of how long the line that ends at a place is.
func (w *Window) endLine(at int) {
	w.seen.longest = max(w.seen.longest, at-w.seen.lineStart)
}

// nextLine takes note of the line that ends at a place, and returns where the next one begins.
func (w *Window) nextLine(at int) int {
	w.endLine(at)
	if at > w.seen.lineStart && (w.Text[at-1] <= ' ' || w.Text[at-1] >= 0x7F) {
		w.seen.bytes |= Trailing
	}
	w.seen.lineStart = w.afterLineEnd(at)
	return w.seen.lineStart
}

// PlainLineEnd takes note of the line end at a place, before which there is no white space, and returns where the next line begins; 0 if
// there is no line end, or it has to be read with care.
func (w *Window) PlainLineEnd(at int) (next int) {
	t := w.Text
	switch {
	case at+1 >= len(t):
		return 0
	case t[at] == '\n':
		w.seen.lfs++
		next = at + 1
	case t[at] == '\r' && t[at+1] == '\n':
		w.seen.crlfs++
		next = at + 2
	default:
		return 0
	}
	w.seen.longest = max(w.seen.longest, at-w.seen.lineStart)
	w.seen.lineStart = next
	return next
}

// restOfLine returns the end of the line of a place.
func (w *Window) restOfLine(at int) int {
	for {
		word := Load(w.Text, at)
		m := (word - 0x20*Ones) & ^word & Highs
		if m == 0 {
			w.seen.high |= (word | (word + Ones)) & Highs
			at += 8
			continue
		}
		z := FirstByte(m) & 63
		w.seen.high |= highIn(word, z)
		at += z >> 3
		if at == len(w.Text) || syntax[w.Text[at]]&lineEnd != 0 {
			return at
		}
		w.see(w.Text[at])
		at++
	}
}

// semiEmptyEnd returns the end of the line that begins at a place, if it is semi-empty: has nothing but blanks and tabs.
func semiEmptyEnd(text []byte, at int) (end int, ok bool) {
	end = syntax.Run(text, at, lineBlank)
	if end == len(text) {
		return end, true
	}
	if syntax[text[end]]&lineEnd == 0 {
		return 0, false
	}
	return pastLineEnd(text, end), true
}

// look takes note of the bytes and the lines between two places.
func (w *Window) look(from, to int) {
	t := w.Text
	for at := from; at < to; at++ {
		switch c := t[at]; {
		case syntax[c]&lineEnd != 0:
			at = w.nextLine(at) - 1
		case c < ' ' || c >= 0x7F:
			w.SeeAll(at, at+1)
		}
	}
}

// SeeRest takes note of the bytes and the lines from a place to the end of the text.
func (w *Window) SeeRest(from int) {
	n := len(w.Text)
	w.look(from, n)
	w.endLine(n)
	w.seen.lineStart = n
}

// touch takes note that what was read depends on the bytes up to a place: where the text ends there, more of it could change that.
func (w *Window) touch(to int) {
	if to == len(w.Text) && !w.complete {
		w.cutOff = true
	}
}
