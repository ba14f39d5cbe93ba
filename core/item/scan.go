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
	s.in.seen = seen{}
	s.others.forget()
	s.run = run{}
	clear(g.First[:])
	g.Start, g.FirstTag, g.Tags, g.Tail, g.Has, g.Unseparated, g.checked = at, 0, 0, -1, 0, false, 0
	g.Items, g.pairs = g.Items[:0], g.pairs[:0]
	g.AfterOpenComment = s.comments.isInOpen(at)
	atStart := at == 0 || classes[s.in.text[at-1]]&lineEnd != 0
	if at == 0 && text.HasByteOrderMark() {
		at = len("\uFEFF")
		s.in.seen.high = highs
	}
	s.in.seen.lineStart = at
	outcome := s.game(g, at, atStart)
	s.in.seen.tell(g)
	s.in.steps += g.End - g.Start
	switch {
	case g.IsLongerThan(s.Longest):
		return TooLong
	case s.in.cutOff:
		return More
	}
	return outcome
}

// game reads the items of a game.
func (s *Scanner) game(g *Game, p int, atStart bool) Outcome {
	t, n := s.in.text, len(s.in.text)
	items := g.Items[:cap(g.Items)]
	k := 0
	mode := &s.tables.between
	newLine := Flags(0)

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
					s.in.seen.lineStart = p
					continue
				}
				g.checked = p
				p = s.in.semiEmptyLines(p)
				g.Tail = k
				s.in.seen.lineStart = p
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
			g.Has |= newLine
			newLine = 0
			p = end
		}
		atStart = true
		for {
			if p == n {
				break lines
			}
			c := t[p]
			if c <= ' ' {
				if c == ' ' {
					p++
					continue
				}
				if classes[c]&lineEnd != 0 {
					s.in.endLine(p)
					s.in.seeTrailing(p)
					p = s.in.afterLineEnd(p)
					s.in.seen.lineStart = p
					newLine = LineStart
					continue lines
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
			var next, end int
			switch {
			case c == '[' && g.Tail < 0:
				if next, end = s.plainTags(g, items, k, p, newLine); next > k {
					mode = s.tables.modes[items[next-1].Tag%Rows]
				}
			case mode.Words != nil:
				next, end = s.plainWords(g, items, k, p, mode, newLine)
			case mode.Kind == Cell:
				next, end = s.plainCells(g, items, k, p, newLine)
			}
			if next > k {
				k, p, newLine = next, end, 0
				if p == s.in.seen.lineStart {
					newLine = LineStart
					continue lines
				}
				continue
			}
			if c == '[' {
				if g.Tail >= 0 {
					goto prose
				}
				read := s.tagPair(p)
				if read.end == 0 {
					g.Items = items[:k]
					end, ended := s.repair(g, p, newLine)
					items, p = g.Items[:cap(g.Items)], end
					if ended {
						k = s.run.item
						break lines
					}
					if len(g.Items) > k {
						newLine = 0
					}
					for ; k < len(g.Items); k++ {
						g.Has |= items[k].Flags
						if items[k].Kind == Tag {
							mode = s.tables.modes[items[k].Tag%Rows]
						}
					}
					if p == s.in.seen.lineStart {
						continue lines
					}
					continue
				}
				start, flags, val := p, read.flags, uint32(0)
				p = read.end
				if flags&Spread != 0 {
					g.addPair(k, start, &read, n)
				}
				if read.row == 0 {
					if val = s.others.first(t, read.name, uint32(g.Tags+1)); val > 0 {
						flags |= Repeats
					}
				} else if g.First[read.row] == 0 {
					g.First[read.row] = uint32(k + 1)
				} else if !s.tables.many[read.row] {
					flags |= Repeats
				}
				// Field by field, since a whole item would be made elsewhere first and then copied.
				i := &items[k]
				i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(read.value), uint32(read.valueEnd), val, Tag, read.row, flags|newLine
				if flags&Repeats != 0 && s.run.follows(g, items[:k+1], s.tables, start) {
					// The semi-empty line before another game is missing.
					g.checked = start + 1
					k, p = s.run.item, s.run.at
					g.Has = g.cut(items[:k])
					break lines
				}
				if g.Tags == 0 {
					g.FirstTag = start
				}
				g.Tags++
				k++
				g.Has |= flags | newLine
				newLine = 0
				mode = s.tables.modes[read.row%Rows]
				continue
			}
			switch {
			case mode.Words != nil:
				if one := s.in.move(p, c, mode); one.Kind != None {
					one.Flags |= newLine
					items[k] = one
					k++
					g.Has |= one.Flags
					newLine = 0
					p = int(one.End)
					continue
				}
			case mode.Kind == Cell && (c == '"' || classes[c]&cellByte != 0):
				if c == '"' {
					items[k] = s.in.quoted(p)
				} else {
					items[k] = s.in.wideCell(p, s.in.runOf(p, cellByte))
				}
				items[k].Flags |= newLine
				g.Has |= items[k].Flags
				newLine = 0
				p = int(items[k].End)
				k++
				continue
			}
			switch {
			case c == '{':
				end, closed := s.comments.end(p)
				i := &items[k]
				i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(p), uint32(end), 0, BraceComment, 0, newLine
				if !closed {
					i.Flags |= Broken
				}
				g.Has |= i.Flags
				p = end
			case c == ';':
				end := s.in.restOfLine(p)
				items[k] = Item{Start: uint32(p), End: uint32(end), Kind: LineComment, Flags: newLine}
				p = end
			case c == 0x7F:
				s.in.seen.high = highs
				p++
				continue
			case c >= 0x80 && s.in.encoding.HighControl(t[p:]) > 0:
				// A control character is white space.
				s.in.seen.high = highs
				p += s.in.encoding.HighControl(t[p:])
				continue
			case c >= 0x80 && mode.Kind == Cell:
				items[k] = s.in.wideCell(p, p)
				items[k].Flags |= newLine
				g.Has |= items[k].Flags
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
			g.Has |= newLine
			newLine = 0
			continue

		prose:
			// What comes after the last game and is no comment is prose or statistics, in which a semicolon, a brace or a bracket means
			// nothing.
			end = s.in.prose(p)
			s.in.seen.lineStart = n
			g.Items = items[:k]
			if !s.addJunk(g, p, end, newLine) {
				g.Has |= newLine
			}
			items, k = g.Items[:cap(g.Items)], len(g.Items)
			p = n
			break lines
		}
	}
	s.in.endLine(p)
	g.Items, g.End = items[:k], p
	if g.Tail < 0 {
		g.Tail, g.checked = k, p
	}
	if p == n {
		s.in.touch(p)
	}
	if g.Tags == 0 {
		return NoGame
	}
	return Read
}

// tagPair reads the tag pair at a place that may not be written as nearly all are: with other white space on its line, or with a
// backslash in its value.
func (s *Scanner) tagPair(at int) (read tagRead) {
	read.parse(s.in.text, at)
	if read.end > 0 {
		if read.nameEnd-read.name <= longestName {
			name := s.in.text[read.name:read.nameEnd]
			read.row = s.tables.row(load(name, 0), load(name, 8), load(name, 16))
		}
		before := s.in.seen.high
		s.in.seen.high = 0
		if s.in.seeAll(at, read.end); s.in.seen.high != 0 {
			read.flags |= NonASCII
		}
		s.in.seen.high |= before
	}
	return read
}

// longer returns a list of items with more room, after so many bytes of the game, and before the rest of the text.
func longer(items []Item, read, rest int) []Item {
	more := source.RoomAfter(items, read, rest)
	return more[:cap(more)]
}
