package item

import "pbn/core/source"

// window is the text that is read, and what is known of its bytes so far.
type window struct {
	text     []byte
	encoding source.Encoding
	symbols  []string // the characters that may be in words though they are not ASCII
	complete bool     // the file ends with the text
	cutOff   bool     // the text ends where something depends on what comes next
	steps    int      // counts the bytes that were looked at

	seen seen
}

// seen is what is known of the bytes of the game that is read, up to a place. What reads ahead puts back what was known before.
type seen struct {
	bytes     Bytes
	high      uint64 // top bits of bytes above 126
	longest   int
	lineStart int
	// How many lines have ended in which way.
	lfs, crlfs, crs int
}

// tell tells a game what was seen of it.
func (s *seen) tell(g *Game) {
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
func (w *window) see(c byte) {
	switch c {
	case '\t':
		w.seen.bytes |= Tab
	case 0x7F:
		w.seen.high |= highs
	case '\n', '\r':
	default:
		w.seen.bytes |= Control
	}
}

// seeAll takes note of the bytes between two places.
//
//go:noinline
func (w *window) seeAll(from, to int) {
	for from < to {
		if from+8 <= to {
			if word := eight(w.text, from); (word|(word+ones)|(word-0x20*ones))&highs == 0 {
				from += 8
				continue
			}
		}
		if c := w.text[from]; c < ' ' {
			w.see(c)
		} else if c >= 0x7F {
			w.seen.high |= highs
		}
		from++
	}
}

// runOf returns the end of the bytes of a class from a place on.
func (w *window) runOf(from int, c class) int { return runOf(w.text, from, c) }

func runOf(text []byte, from int, c class) int {
	for from < len(text) && classes[text[from]]&c != 0 {
		from++
	}
	return from
}

// runOther returns the end of the bytes from a place on that are in none of some classes.
func (w *window) runOther(from int, c class) int {
	for from < len(w.text) && classes[w.text[from]]&c == 0 {
		from++
	}
	return from
}

// pastLineEnd returns the place after the line end at a place.
func pastLineEnd(text []byte, at int) int {
	if text[at] == '\r' && at+1 < len(text) && text[at+1] == '\n' {
		return at + 2
	}
	return at + 1
}

// afterLineEnd is pastLineEnd, and takes note of the line end.
func (w *window) afterLineEnd(at int) int {
	switch {
	case w.text[at] == '\n':
		w.seen.lfs++
		return at + 1
	case at+1 < len(w.text) && w.text[at+1] == '\n':
		w.seen.crlfs++
		return at + 2
	}
	w.seen.crs++
	return at + 1
}

// endLine takes note of how long the line that ends at a place is.
func (w *window) endLine(at int) {
	w.seen.longest = max(w.seen.longest, at-w.seen.lineStart)
}

// seeTrailing takes note of white space before the line end at a place.
func (w *window) seeTrailing(at int) {
	if at > w.seen.lineStart && (w.text[at-1] <= ' ' || w.text[at-1] >= 0x7F) {
		w.seen.bytes |= Trailing
	}
}

// restOfLine returns the end of the line of a place.
func (w *window) restOfLine(at int) int {
	for {
		word := load(w.text, at)
		m := (word - 0x20*ones) & ^word & highs
		if m == 0 {
			w.seen.high |= (word | (word + ones)) & highs
			at += 8
			continue
		}
		z := firstByte(m) & 63
		w.seen.high |= highIn(word, z)
		at += z >> 3
		if at == len(w.text) || classes[w.text[at]]&lineEnd != 0 {
			return at
		}
		w.see(w.text[at])
		at++
	}
}

// semiEmptyEnd returns the end of the line that begins at a place, if it is semi-empty.
func semiEmptyEnd(text []byte, at int) (end int, ok bool) {
	end = runOf(text, at, lineBlank)
	if end == len(text) {
		return end, true
	}
	if classes[text[end]]&lineEnd == 0 {
		return 0, false
	}
	return pastLineEnd(text, end), true
}

// semiEmptyLine is semiEmptyEnd, and takes note of the line.
func (w *window) semiEmptyLine(at int) (end int, ok bool) {
	end = w.runOf(at, lineBlank)
	if end < len(w.text) && classes[w.text[end]]&lineEnd == 0 {
		w.steps += end - at
		return 0, false
	}
	w.seeAll(at, end)
	w.seen.longest = max(w.seen.longest, end-at)
	if end < len(w.text) {
		end = w.afterLineEnd(end)
	}
	return end, true
}

// semiEmptyLines returns the end of the semi-empty lines from a place on.
func (w *window) semiEmptyLines(at int) int {
	for at < len(w.text) && classes[w.text[at]]&(lineBlank|lineEnd) != 0 {
		end, ok := w.semiEmptyLine(at)
		if !ok {
			break
		}
		at = end
	}
	return at
}

// look takes note of the bytes and the lines between two places.
func (w *window) look(from, to int) {
	t := w.text
	for at := from; at < to; at++ {
		switch c := t[at]; {
		case classes[c]&lineEnd != 0:
			w.endLine(at)
			w.seeTrailing(at)
			at = w.afterLineEnd(at) - 1
			w.seen.lineStart = at + 1
		case c < ' ' || c >= 0x7F:
			w.seeAll(at, at+1)
		}
	}
}

// prose returns the end of what comes from a place on, without the white space at the end of the text.
func (w *window) prose(from int) int {
	end := len(w.text)
	w.look(from, end)
	w.endLine(end)
	for classes[w.text[end-1]]&(blank|lineEnd) != 0 {
		end--
	}
	return end
}

// touch takes note that what was read depends on the bytes up to a place: where the text ends there, more of it could change that.
func (w *window) touch(to int) {
	if to == len(w.text) && !w.complete {
		w.cutOff = true
	}
}
