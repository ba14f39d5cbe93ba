package item

import (
	"bytes"
	"slices"

	"pbn/core/source"
)

// part is what a piece of the text inside a tag pair is.
type part uint8

const (
	aSpace part = iota
	aLineEnd
	aSemiEmptyLine
	aLeftBracket
	aRightBracket
	aName
	aString
	aCommentary // a comment or an escape line
	aMisfit
)

// pairRead is a tag pair that was read with care.
type pairRead struct {
	Pair
	hasName, hasValue bool
	isBroken          bool // whether the end of the value was guessed
	// end is where reading goes on, textEnd where what is no white space ends.
	end, textEnd int
}

// readPair reads the tag pair at a place up to where it ends, or must have ended. What is inside and no part of it goes to s.inside.
func (s *Scanner) readPair(at int) (r pairRead) {
	t := s.in.text
	s.inside = s.inside[:0]
	r.Span = source.Span{Start: at, End: at + 1}
	r.end, r.textEnd = at+1, at+1
	newLine := false
	for !r.IsClosed {
		if r.end == len(t) {
			s.in.touch(r.end)
			break
		}
		start := r.end
		kind, end, one := s.partOfPair(start, r.hasName && !r.hasValue)
		s.in.steps += end - start
		s.in.touch(end)
		if kind == aSemiEmptyLine || kind == aLeftBracket || newLine && r.endsBefore(kind) {
			break
		}
		r.end = end
		span := source.Span{Start: start, End: end}
		switch {
		case kind == aLineEnd:
			newLine = true
			continue
		case kind == aSpace:
			continue
		case kind == aRightBracket:
			r.IsClosed, r.Span.End = true, end
		case kind == aName && !r.hasName:
			r.hasName, r.Name, r.Span.End, newLine = true, span, end, false
		case kind == aString && r.hasName && !r.hasValue:
			r.hasValue, r.Value, r.Span.End, newLine = true, span, end, false
			r.isBroken = one.Flags&Broken != 0
		default:
			one.Start, one.End = uint32(start), uint32(end)
			if kind != aCommentary {
				one = Item{Start: one.Start, End: one.End, Kind: Junk}
			}
			if kind == aString {
				one.Flags = Quoted
			}
			one.Flags |= Inside
			s.inside = append(source.Room(s.inside), one)
		}
		r.textEnd = end
	}
	return r
}

// endsBefore reports, for the first token of a new line, whether the tag pair ends without a right bracket: the line has something else than
// what is missing.
func (r *pairRead) endsBefore(kind part) bool {
	switch kind {
	case aName:
		return r.hasName
	case aString:
		return !r.hasName || r.hasValue
	case aMisfit:
		return true
	}
	return false
}

// partOfPair reads one token inside a tag pair; of commentary and of a string one has the kind and whether its end was guessed.
func (s *Scanner) partOfPair(at int, beforeValue bool) (kind part, end int, one Item) {
	t := s.in.text
	c := t[at]
	if classes[t[at-1]]&lineEnd != 0 {
		if end, ok := semiEmptyEnd(t, at); ok {
			return aSemiEmptyLine, end, one
		}
		if c == '%' {
			return aCommentary, s.in.runOther(at, lineEnd), Item{Kind: Escape}
		}
	}
	switch class := classes[c]; {
	case class&lineEnd != 0:
		return aLineEnd, pastLineEnd(t, at), one
	case class&blank != 0:
		return aSpace, s.in.runOf(at, blank), one
	case c >= 0x80:
		if n := s.in.encoding.HighControl(t[at:]); n > 0 {
			return aSpace, at + n, one
		}
	case c == '[':
		return aLeftBracket, at + 1, one
	case c == ';':
		return aCommentary, s.in.runOther(at, lineEnd), Item{Kind: LineComment}
	case c == '{':
		one.Kind = BraceComment
		end, closed := s.comments.end(at)
		if !closed {
			one.Flags = Broken
		}
		return aCommentary, end, one
	case c == ']':
		return aRightBracket, at + 1, one
	case c == '"':
		if !beforeValue {
			end, _ = stringEnd(s.in.text, at)
			return aString, end, one
		}
		end, guessed := s.values.end(at)
		if guessed {
			one.Flags = Broken
		}
		return aString, end, one
	case class&nameByte != 0:
		return aName, s.in.runOf(at, nameByte), one
	}
	return aMisfit, s.in.runOther(at+1, blank|lineEnd|delimiter|nameByte), one
}

// repair adds what is at a left bracket that begins no tag pair on one line. It returns where reading goes on, or the start of the game that
// has ended there.
func (s *Scanner) repair(g *Game, at int, newLine Flags) (end int, ended bool) {
	k := len(g.Items)
	end, isTag := s.spread(g, at, newLine)
	if !isTag {
		return end, false
	}
	one := &g.Items[k]
	if one.Tag == 0 {
		if one.Val = s.others.first(s.in.text, g.pairs[len(g.pairs)-1].name.Span().Start, uint32(g.Tags+1)); one.Val > 0 {
			one.Flags |= Repeats
		}
	} else if g.First[one.Tag] == 0 {
		g.First[one.Tag] = uint32(k + 1)
	} else if !s.tables.many[one.Tag] {
		one.Flags |= Repeats
	}
	if one.Flags&Repeats != 0 && s.run.follows(g, g.Items[:k+1], s.tables, at) && !slices.ContainsFunc(g.Items[k+1:], isJunk) {
		g.checked = at + 1
		g.Has = g.cut(g.Items[:s.run.item])
		return s.run.at, true
	}
	if g.Tags == 0 {
		g.FirstTag = at
	}
	g.Tags++
	return end, false
}

func isJunk(i Item) bool { return i.Kind == Junk }

// spread adds what is at a left bracket, where it is not written as nearly all tag pairs are: a tag pair, or text that only begins like one.
// It returns where reading goes on. The item has the flags that it is given.
func (s *Scanner) spread(g *Game, at int, newLine Flags) (end int, isTag bool) {
	before := s.in.seen
	r := s.readPair(at)
	s.in.seen = before
	if !r.hasValue {
		s.in.look(at, r.textEnd)
		s.addJunk(g, at, r.textEnd, newLine)
		return r.textEnd, false
	}
	s.in.look(at, r.end)
	one := Item{Start: uint32(r.Value.Start + 1), End: uint32(r.Value.End), Kind: Tag, Flags: Spread | newLine}
	value := s.in.text[r.Value.Start:r.Value.End]
	if !r.isBroken || len(value) > 1 && value[len(value)-1] == '"' {
		one.End--
	}
	if r.isBroken {
		one.Flags |= Broken
	}
	if bytes.IndexByte(value, '\\') >= 0 {
		one.Flags |= Escaped
	}
	if s.in.seen.high != 0 {
		one.Flags |= NonASCII
	}
	if r.Name.End-r.Name.Start <= longestName {
		name := s.in.text[r.Name.Start:r.Name.End]
		one.Tag = s.tables.row(load(name, 0), load(name, 8), load(name, 16))
	}
	r.Item = len(g.Items)
	read, rest := r.Start-g.Start, len(s.in.text)-r.Start
	g.pairs = append(source.RoomAfter(g.pairs, read, rest), r.Pair.short())
	g.Items = append(append(source.RoomAfter(g.Items, read, rest), one), s.inside...)
	return r.end, true
}

// addJunk adds text that means nothing there. It is one item as long as only white space is between.
func (s *Scanner) addJunk(g *Game, start, end int, newLine Flags) (joined bool) {
	if k := len(g.Items); k > 0 && g.Items[k-1].Kind == Junk && (g.Items[k-1].Flags&Inside == 0 || int(g.Items[k-1].End) >= g.pairs[len(g.pairs)-1].whole.Span().End) {
		g.Items[k-1].End = uint32(end)
		g.Items[k-1].Flags &^= Quoted
		return true
	}
	g.Items = append(source.RoomAfter(g.Items, start-g.Start, len(s.in.text)-start), Item{Start: uint32(start), End: uint32(end), Kind: Junk, Flags: newLine})
	return false
}

// anotherTagPair reports whether one comes after the semi-empty lines that end at a place. It reads ahead and leaves no trace.
func (s *Scanner) anotherTagPair(from int) (found bool) {
	t := s.in.text
	before := s.in.seen
	at := from
	for at < len(t) && !found {
		switch c := t[at]; {
		case classes[c]&opens == 0:
			at++
		case c == '[':
			var read tagRead
			if read.parse(t, at); read.end > 0 {
				found, at = true, read.end
			} else {
				r := s.readPair(at)
				found, at = r.hasValue, r.end
			}
		case c == '%' && at > 0 && classes[t[at-1]]&lineEnd == 0:
			at++
		case c == '{':
			at, _ = s.comments.end(at)
		default:
			at = s.in.restOfLine(at)
		}
	}
	s.in.seen = before
	s.in.steps += at - from
	s.in.touch(at)
	return found
}
