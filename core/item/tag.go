package item

import (
	"bytes"
	"slices"
)

// What nearly all tag pairs are: each on a line of its own, as export formats have it. They are read in one loop, which has little else to
// keep in mind. What it does not take is left to TagPair, which is slower and reads the same.

// longestPair is how many bytes after the start of a tag pair are looked at without asking whether they are there.
const longestPair = 40

// PlainTags reads the tag pairs from At on: [Name "value"] without a backslash, of names that the game does not have yet. It returns the
// row of the last one; -1 if it has read none.
func (s *Scanner) PlainTags() (row int) {
	t, g := s.Window.Text, s.Game
	items, k, p, newLine := g.Items[:cap(g.Items)], len(g.Items), s.At, s.NewLine
	high, has := uint64(0), Flags(0)
	for k < len(items) && p+longestPair <= len(t) && t[p] == '[' {
		w0, w1, w2 := Eight(t, p+1), uint64(0), uint64(0)
		e := p + 1
		m := (w0 - 0x23*Ones) & ^w0 & Highs
		if m == 0 {
			e += 8
			w1 = Eight(t, e)
			if m = (w1 - 0x23*Ones) & ^w1 & Highs; m == 0 {
				e += 8
				w2 = Eight(t, e)
				m = (w2-0x23*Ones)&^w2&Highs | 0x80<<56
				w2 &= m&-m>>7 - 1
			} else {
				w1 &= m&-m>>7 - 1
			}
		} else {
			w0 &= m&-m>>7 - 1
		}
		e += FirstByte(m) >> 3
		row := s.tags.row(w0, w1, w2)
		if row == 0 {
			if e = plainNameEnd(t, p+1); e == p+1 || e+longestPair > len(t) {
				break
			}
		} else if g.First[row] != 0 && !s.tags.many[row] {
			break
		}
		if t[e] != ' ' || t[e+1] != '"' {
			break
		}
		a := e + 2
		e = a
		m = 0
		seen := uint64(0)
		for e+8 <= len(t) {
			w := Eight(t, e)
			x, y := w^0x22*Ones, w^0x5c*Ones
			if m = ((x-Ones)&^x | (y-Ones)&^y | (w-0x20*Ones)&^w) & Highs; m != 0 {
				w &= m&-m>>7 - 1
				seen |= w | (w + Ones)
				e += FirstByte(m) >> 3
				break
			}
			seen |= w | (w + Ones)
			e += 8
		}
		if m == 0 || e+1 >= len(t) || t[e] != '"' || t[e+1] != ']' {
			break
		}
		if row == 0 {
			if s.others.first(t, p+1, uint32(g.Tags+1)) > 0 {
				break
			}
		} else if g.First[row] == 0 {
			g.First[row] = uint32(k + 1)
		}
		high |= seen
		if g.Tags == 0 {
			g.begin = p
		}
		g.Tags++
		if seen&Highs != 0 {
			newLine |= NonASCII
		}
		i := &items[k]
		i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(a), uint32(e), 0, Tag, row, newLine
		k++
		has |= newLine
		p, newLine = e+2, 0
		next := s.Window.PlainLineEnd(p)
		if next == 0 {
			break
		}
		p, newLine = next, LineStart
		if s.IsTooLong(p) {
			break
		}
	}
	s.Window.SeeHigh(high)
	if !s.Took(k, p, newLine, has) {
		return -1
	}
	return int(items[k-1].Tag)
}

// plainNameEnd returns the end of the name that begins with a capital letter at a place, or the place itself.
func plainNameEnd(text []byte, at int) int {
	if at == len(text) || text[at] < 'A' || text[at] > 'Z' {
		return at
	}
	return NameEnd(text, at)
}

// addTag takes note of an item that is a tag pair, with a name at one place and its start at another. It reports whether the game has ended
// before it, or before the run of tag pairs that it is in.
func (s *Scanner) addTag(k, name, start int) (ended bool) {
	g := s.Game
	i := &g.Items[k]
	switch {
	case i.Tag == 0:
		if i.Val = s.others.first(s.Window.Text, name, uint32(g.Tags+1)); i.Val > 0 {
			i.Flags |= Repeats
		}
	case g.First[i.Tag] == 0:
		g.First[i.Tag] = uint32(k + 1)
	case !s.tags.many[i.Tag]:
		i.Flags |= Repeats
	}
	g.Has |= i.Flags
	if i.Flags&Repeats != 0 && s.repetition.follows(g, k, s.tags, start) && !slices.ContainsFunc(g.Items[k+1:], isJunk) {
		g.checked = start + 1
		s.At = s.repetition.at
		g.cut(s.repetition.item)
		return true
	}
	g.begins(start)
	g.Tags++
	return false
}

func isJunk(i Item) bool { return i.Kind == Junk }

// tagPair reads the tag pair at a place that may not be written as nearly all are: with other white space on its line, or with a
// backslash in its value.
func (s *Scanner) tagPair(at int) (read tagParts) {
	w := &s.Window
	read.parse(w.Text, at)
	if read.end > 0 {
		read.row = s.tags.rowOf(w.Text[read.name:read.nameEnd])
		before := w.seen.high
		w.seen.high = 0
		if w.SeeAll(at, read.end); w.seen.high != 0 {
			read.flags |= NonASCII
		}
		w.seen.high |= before
	}
	return read
}

// tagParts is a tag pair on one line.
type tagParts struct {
	row             uint8
	flags           Flags
	name, nameEnd   int
	value, valueEnd int
	end             int // after the right bracket; 0 where it is no such tag pair
}

// parse finds the parts of the tag pair at a place of a text.
func (r *tagParts) parse(t []byte, at int) {
	r.name = syntax.Run(t, at+1, blank)
	r.nameEnd = syntax.Run(t, r.name, nameByte)
	quote := syntax.Run(t, r.nameEnd, blank)
	if r.nameEnd == r.name || quote == len(t) || t[quote] != '"' {
		return
	}
	r.value = quote + 1
	end, closed := stringEnd(t, quote)
	if !closed {
		return
	}
	bracket := syntax.Run(t, end, blank)
	if bracket == len(t) || t[bracket] != ']' {
		return
	}
	r.valueEnd, r.end = end-1, bracket+1
	if r.name > at+1 || t[r.name] < 'A' || t[r.name] > 'Z' || quote != r.nameEnd+1 || t[r.nameEnd] != ' ' || bracket > end {
		r.flags = Spread
	}
	if bytes.IndexByte(t[r.value:r.valueEnd], '\\') >= 0 {
		r.flags |= Escaped
	}
}

// repetition is a run of tag pairs that the game has already. Where it has two or more of the tags that tell games apart, what ends a game
// is missing, and the run begins the next.
type repetition struct {
	open    bool
	item    int // where it begins, the escape lines directly before it included
	at      int
	last    int // its last tag pair
	telling uint8
}

// follows takes the tag pair at a place, which is an item of the game and has a name that another had before, and reports whether it
// shows that another game began.
func (r *repetition) follows(g *Game, k int, tags *Tags, at int) bool {
	if r.open {
		for _, i := range g.Items[r.last+1 : k] {
			isOther := i.Kind == Tag && tags.telling[i.Tag%Rows] != 0
			if isOther || i.Kind != Tag && !i.Kind.IsCommentary() {
				r.open = false
				break
			}
		}
	}
	if !r.open {
		*r = repetition{open: true, item: k, at: at}
		r.item, r.at = g.beforeEscapeLines(k, at)
	}
	r.last = k
	r.telling |= tags.telling[g.Items[k].Tag%Rows]
	return r.telling&(r.telling-1) != 0
}
