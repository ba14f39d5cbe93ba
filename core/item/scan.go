package item

import (
	"pbn/core/source"
)

// Outcome is how the reading of a game ended.
type Outcome uint8

// The outcomes.
const (
	Read    Outcome = iota // the game was read
	NoGame                 // no tag pair comes any more; the items are what is left of the file
	More                   // the window ends too early: the game is to be read again from its start, with more text
	TooLong                // the game is longer than it may be
)

// Scanner reads games. It is used for all games of a file.
type Scanner struct {
	// Longest is how many bytes a game may have; 0 means no limit.
	Longest int

	tables *Tables
	in     window
	others otherNames
	run    run
	inside []Item // of the tag pair that is read

	comments comments
	values   valueEnds
}

// NewScanner makes a scanner for a notation.
func NewScanner(tables *Tables) *Scanner {
	s := &Scanner{tables: tables}
	s.in.symbols = tables.symbols
	s.comments.in, s.comments.tables, s.values.in = &s.in, tables, &s.in
	return s
}

// Reset makes it the scanner of another file, whose games may be so long; 0 means any length.
func (s *Scanner) Reset(longest int) {
	s.Longest = longest
	s.in.steps, s.in.text = 0, nil
	s.values.known, s.comments.search = search{}, braceSearch{}
}

// Steps counts the bytes that were looked at.
func (s *Scanner) Steps() int { return s.in.steps }

// Moved says that the window begins at an offset of what it was.
func (s *Scanner) Moved(offset int) {
	s.values.known = search{}
	s.comments.search.move(offset, len(s.in.text))
	s.in.steps += len(s.in.text) - offset
}

// Scan reads the game that begins at an offset of a text into g. Unless the text is the complete rest of the file, the outcome may be More.
// The text needs no room after its end.
func (s *Scanner) Scan(text *source.Text, at int, complete bool, g *Game) Outcome {
	s.in.text, s.in.encoding, s.in.complete, s.in.cutOff = text.Bytes, text.Encoding, complete, false
	s.in.bytes, s.in.high, s.in.longest = 0, 0, 0
	s.others.forget()
	s.run = run{}
	clear(g.First[:])
	g.Start, g.FirstTag, g.Tags, g.Tail, g.Has, g.Unseparated, g.checked = at, 0, 0, -1, 0, false, 0
	g.Items, g.Pairs = g.Items[:0], g.Pairs[:0]
	g.AfterOpenComment = s.comments.isInOpen(at)
	atStart := at == 0 || classes[s.in.text[at-1]]&lineEnd != 0
	if at == 0 && text.HasByteOrderMark() {
		at = len("\uFEFF")
		s.in.high = highs
	}
	s.in.lineStart = at
	outcome := s.game(g, at, atStart)
	g.Longest, g.Bytes = s.in.longest, s.in.bytes
	if s.in.high != 0 {
		g.Bytes |= High
	}
	s.in.steps += g.End - g.Start
	switch {
	case g.IsLongerThan(s.Longest):
		return TooLong
	case s.in.cutOff:
		return More
	}
	return outcome
}

// game reads the items of a game. It is long, since a call for each item would take longer than the item: what is rare has a function of its own.
func (s *Scanner) game(g *Game, p int, atStart bool) Outcome {
	t, n := s.in.text, len(s.in.text)
	items := g.Items[:cap(g.Items)]
	k := 0
	mode := &s.tables.between
	var newLine, has Flags
	var high uint64
	longest, lineStart := 0, p

lines:
	for {
		// The start of a line.
		if s.Longest > 0 && g.isTooLong(p, s.Longest) {
			break
		}
		if p < n && classes[t[p]]&(lineBlank|lineEnd) != 0 && atStart {
			if end, ok := s.in.semiEmptyLine(p); ok {
				newLine = LineStart
				p = end
				if g.Tags == 0 || g.Tail >= 0 {
					lineStart = p
					continue
				}
				g.checked = p
				p = s.in.semiEmptyLines(p)
				g.Tail = k
				lineStart = p
				if s.anotherTagPair(p) {
					break lines
				}
				mode = &s.tables.between
				continue
			}
		}
		if p < n && t[p] == '%' && atStart {
			if k == len(items) {
				items = longer(items, p-g.Start, n-p)
			}
			end := s.in.restOfLine(p)
			items[k] = Item{Start: uint32(p), End: uint32(end), Kind: Escape, Flags: newLine}
			k++
			has |= newLine
			newLine = 0
			p = end
		}
		atStart = true
		for {
			var w uint64
			if p+8 <= n {
				w = eight(t, p)
			} else {
				w = fewer(t, p)
			}
			c := byte(w)
			if c <= ' ' {
				if c == ' ' {
					p++
					continue
				}
				if c == '\n' || c == '\r' {
					if p-lineStart > longest {
						longest = p - lineStart
					}
					p++
					if c == '\n' {
						s.in.bytes |= EndsLF
					} else if byte(w>>8) == '\n' {
						s.in.bytes |= EndsCRLF
						p++
					} else {
						s.in.bytes |= EndsCR
					}
					lineStart = p
					newLine = LineStart
					continue lines
				}
				if p >= n {
					break lines
				}
				s.in.see(c)
				p++
				continue
			}
			if k == len(items) {
				if s.Longest > 0 && g.isTooLong(p, s.Longest) {
					break lines
				}
				items = longer(items, p-g.Start, n-p)
			}
			if c == '[' {
				if g.Tail >= 0 {
					goto prose
				}
				start := p
				var row uint8
				var flags Flags
				var a, e int
				{
					// The name.
					w0, w1, w2 := w>>8, uint64(0), uint64(0)
					if p+9 <= n {
						w0 |= uint64(t[p+8]) << 56
					}
					var length int
					if m := (w0 - 0x23*ones) & ^w0 & highs; m != 0 {
						z := firstByte(m) & 63
						length = z >> 3
						w0 &= 1<<z - 1
					} else {
						w1 = load(t, p+9)
						if m = (w1 - 0x23*ones) & ^w1 & highs; m != 0 {
							z := firstByte(m) & 63
							length = 8 + z>>3
							w1 &= 1<<z - 1
						} else {
							w2 = load(t, p+17)
							m = (w2-0x23*ones)&^w2&highs | 0x80<<56
							z := firstByte(m) & 63
							length = 16 + z>>3
							w2 &= 1<<z - 1
						}
					}
					row = s.tables.row(w0, w1, w2)
					e = p + 1 + length
				}
				if row == 0 {
					e = s.plainNameEnd(p + 1)
				}
				if e == p+1 || e+1 >= n || t[e] != ' ' || t[e+1] != '"' {
					e = 0
				}
				if e > 0 {
					// The value, as nearly all are: no backslash, and a right bracket after the quote.
					a = e + 2
					e = a
					for {
						var w uint64
						if e+8 <= n {
							w = eight(t, e)
						} else {
							w = fewer(t, e)
						}
						x, y := w^0x22*ones, w^0x5c*ones
						m := ((x-ones)&^x | (y-ones)&^y | (w-0x20*ones)&^w) & highs
						if m == 0 {
							high |= w | (w + ones)
							e += 8
							continue
						}
						z := firstByte(m) & 63
						seen := w & (1<<z - 1)
						high |= seen | (seen + ones)
						e += z >> 3
						break
					}
					if e+1 < n && t[e] == '"' && t[e+1] == ']' {
						p = e + 2
					} else {
						e = 0
					}
				}
				if e == 0 {
					read := s.tagPair(start)
					if read.end == 0 {
						g.Items = items[:k]
						s.in.longest, s.in.lineStart = longest, lineStart
						end, ended := s.repair(g, p, newLine)
						longest, lineStart = s.in.longest, s.in.lineStart
						items, p = g.Items[:cap(g.Items)], end
						if ended {
							k = s.run.item
							has = g.Has
							break lines
						}
						if len(g.Items) > k {
							newLine = 0
						}
						for ; k < len(g.Items); k++ {
							has |= items[k].Flags
							if items[k].Kind == Tag {
								mode = s.tables.modes[items[k].Tag%Rows]
							}
						}
						if p == lineStart {
							continue lines
						}
						continue
					}
					row, flags, a, e, p = read.row, read.flags, read.value, read.valueEnd, read.end
					if flags&Spread != 0 {
						g.addPair(k, start, &read)
					}
				}
				val := uint32(0)
				if row == 0 {
					name := start + 1
					if flags&Spread != 0 {
						name = g.Pairs[len(g.Pairs)-1].Name.Start
					}
					if val = s.others.first(t, name, uint32(g.Tags+1)); val > 0 {
						flags |= Repeats
					}
				} else if g.First[row] == 0 {
					g.First[row] = uint32(k + 1)
				} else if !s.tables.many[row] {
					flags |= Repeats
				}
				// Field by field, since a whole item would be made elsewhere first and then copied.
				i := &items[k]
				i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(a), uint32(e), val, Tag, row, flags|newLine
				if flags&Repeats != 0 && s.run.follows(g, items[:k+1], s.tables, start) {
					// The semi-empty line before another game is missing.
					g.checked = start + 1
					k, p = s.run.item, s.run.at
					has = g.cut(items[:k])
					break lines
				}
				if g.Tags == 0 {
					g.FirstTag = start
				}
				g.Tags++
				k++
				has |= flags | newLine
				newLine = 0
				mode = s.tables.modes[row%Rows]
				continue
			}
			if mode.Words != nil {
				if m := (w - 0x21*ones) & ^w & highs; m != 0 {
					z := firstByte(m) & 63
					if val, ok := find(&mode.Words.table, w&(1<<z-1)); ok {
						i := &items[k]
						i.Start, i.Val, i.Kind, i.Tag, i.Flags = uint32(p), val, mode.Kind, 0, newLine
						k++
						has |= newLine
						newLine = 0
						p += z >> 3
						i.End = uint32(p)
						continue
					}
				}
				if one := s.in.move(p, c, mode); one.Kind != None {
					one.Flags |= newLine
					items[k] = one
					k++
					has |= one.Flags
					newLine = 0
					p = int(one.End)
					continue
				}
			} else if classes[c]&cellByte != 0 && mode.Kind == Cell {
				// Cells are short; what ends one, or may end one, is looked for in eight bytes at a time.
				e := p
				for {
					var w uint64
					if e+8 <= n {
						w = eight(t, e)
					} else {
						w = fewer(t, e)
					}
					x, y, v := (w|0x26*ones)^0x7f*ones, (w|0x07*ones)^0x27*ones, w^0x3b*ones
					m := ((w-0x21*ones)&^w | w | (x-ones)&^x | (y-ones)&^y | (v-ones)&^v) & highs
					if m == 0 {
						e += 8
						continue
					}
					e += firstByte(m) >> 3
					if c := byte(w >> (firstByte(m) & 63)); c <= ' ' {
						break
					}
					for e < n && classes[t[e]]&cellByte != 0 {
						e++
					}
					break
				}
				i := &items[k]
				i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(p), uint32(e), 0, Cell, 0, newLine
				if e < n && t[e] >= 0x80 {
					items[k] = s.in.wideCell(p, e)
					items[k].Flags |= newLine
					e = int(items[k].End)
				}
				has |= items[k].Flags
				k++
				newLine = 0
				p = e
				continue
			} else if c == '"' && mode.Kind == Cell {
				items[k] = s.in.quoted(p)
				items[k].Flags |= newLine
				has |= items[k].Flags
				newLine = 0
				p = int(items[k].End)
				k++
				continue
			}
			switch {
			case c == '{':
				s.in.longest, s.in.lineStart = longest, lineStart
				end, closed := s.comments.end(p)
				longest, lineStart = s.in.longest, s.in.lineStart
				i := &items[k]
				i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(p), uint32(end), 0, BraceComment, 0, newLine
				if !closed {
					items[k].Flags |= Broken
				}
				has |= items[k].Flags
				p = end
			case c == ';':
				end := s.in.restOfLine(p)
				items[k] = Item{Start: uint32(p), End: uint32(end), Kind: LineComment, Flags: newLine}
				p = end
			case c == 0x7F:
				high |= highs
				p++
				continue
			case c >= 0x80 && s.in.encoding.HighControl(t[p:]) > 0:
				// A control character is white space.
				high |= highs
				p += s.in.encoding.HighControl(t[p:])
				continue
			case c >= 0x80 && mode.Kind == Cell:
				items[k] = s.in.wideCell(p, p)
				items[k].Flags |= newLine
				has |= items[k].Flags
				p = int(items[k].End)
			case g.Tail >= 0:
				goto prose
			default:
				end := s.in.junk(p, mode)
				g.Items = items[:k]
				joined := s.addJunk(g, p, end, newLine)
				items, p = g.Items[:cap(g.Items)], end
				if joined {
					continue
				}
			}
			k++
			has |= newLine
			newLine = 0
			continue

		prose:
			// What comes after the last game and is no comment is prose or statistics, in which a semicolon, a brace or a bracket means
			// nothing.
			s.in.lineStart = lineStart
			end := s.in.prose(p)
			lineStart = n
			g.Items = items[:k]
			if !s.addJunk(g, p, end, newLine) {
				has |= newLine
			}
			items, k = g.Items[:cap(g.Items)], len(g.Items)
			p = n
			break lines
		}
	}
	if p-lineStart > longest {
		longest = p - lineStart
	}
	s.in.longest = max(s.in.longest, longest)
	s.in.high |= high & highs
	g.Items, g.End, g.Has = items[:k], p, has
	if g.Tail < 0 {
		g.Tail, g.checked = k, p
		s.in.touch(p)
	}
	if p == n {
		s.in.touch(p)
	}
	if g.Tags == 0 {
		return NoGame
	}
	return Read
}

// manyItems is how many no game of bridge has.
const manyItems = 1 << 14

// longer returns a list of items with more room, after so many bytes of the game, and before the rest of the text. A list that is long
// already has room for what the rest takes if it is like what was read: doubled again and again, it and what is left of it would be many
// times as long as the text.
func longer(items []Item, read, rest int) []Item {
	n := len(items)
	room := max(256, 2*n)
	if n >= manyItems {
		room = min(8*n, n+n/8+int(int64(n)*int64(rest)/int64(max(read, 1))))
	}
	more := make([]Item, room)
	copy(more, items)
	return more
}
