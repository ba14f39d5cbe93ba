package item

import (
	"bytes"

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

// pairParts is a tag pair that was read with care.
type pairParts struct {
	pair              Pair
	hasName, hasValue bool
	isBroken          bool // whether the end of the value was guessed
	// end is where reading goes on, textEnd where what is no white space ends.
	end, textEnd int
}

// readPair reads the tag pair at a place up to where it ends, or must have ended. What is inside and no part of it goes to s.inside.
func (s *Scanner) readPair(at int) (r pairParts) {
	t := s.Window.Text
	s.inside = s.inside[:0]
	r.pair.Whole = source.Span{Start: at, End: at + 1}
	r.end, r.textEnd = at+1, at+1
	newLine := false
	for !r.pair.IsClosed {
		if r.end == len(t) {
			s.Window.touch(r.end)
			break
		}
		start := r.end
		kind, end, one := s.partOfPair(start, r.hasName && !r.hasValue)
		s.Window.steps += end - start
		s.Window.touch(end)
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
			r.pair.IsClosed, r.pair.Whole.End = true, end
		case kind == aName && !r.hasName:
			r.hasName, r.pair.Name, r.pair.Whole.End, newLine = true, span, end, false
		case kind == aString && r.hasName && !r.hasValue:
			r.hasValue, r.pair.Value, r.pair.Whole.End, newLine = true, span, end, false
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

// endsBefore reports, for the first token of a new line, whether the tag pair ends without a right bracket: the line has something else
// than what is missing.
func (r *pairParts) endsBefore(kind part) bool {
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
	t := s.Window.Text
	c := t[at]
	if syntax[t[at-1]]&lineEnd != 0 {
		if end, ok := semiEmptyEnd(t, at); ok {
			return aSemiEmptyLine, end, one
		}
		if c == '%' {
			return aCommentary, s.Window.runOther(at, lineEnd), Item{Kind: Escape}
		}
	}
	switch class := syntax[c]; {
	case class&lineEnd != 0:
		return aLineEnd, pastLineEnd(t, at), one
	case class&blank != 0:
		return aSpace, syntax.Run(t, at, blank), one
	case c >= 0x80:
		if n := s.Window.Encoding.HighControl(t[at:]); n > 0 {
			return aSpace, at + n, one
		}
	case c == '[':
		return aLeftBracket, at + 1, one
	case c == ';':
		return aCommentary, s.Window.runOther(at, lineEnd), Item{Kind: LineComment}
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
			end, _ = stringEnd(s.Window.Text, at)
			return aString, end, one
		}
		end, guessed := s.values.end(at)
		if guessed {
			one.Flags = Broken
		}
		return aString, end, one
	case class&nameByte != 0:
		return aName, syntax.Run(t, at, nameByte), one
	}
	return aMisfit, s.Window.runOther(at+1, blank|lineEnd|delimiter|nameByte), one
}

// TagPair reads the tag pair at At, or text that only begins like one. It returns the row of its name; -1 where it is no tag pair, or where
// the game has ended before: another begins there, though this one was not ended.
func (s *Scanner) TagPair() (row int, ended bool) {
	g, start, k := s.Game, s.At, len(s.Game.Items)
	read := s.tagPair(start)
	if read.end == 0 {
		if !s.spread() {
			return -1, false
		}
		read.name = g.pairs[len(g.pairs)-1].name.Span().Start
	} else {
		if read.flags&Spread != 0 {
			g.addPair(start, &read, len(s.Window.Text))
		}
		s.Add(Item{Start: uint32(read.value), End: uint32(read.valueEnd), Kind: Tag, Tag: read.row, Flags: read.flags})
		s.At = read.end
	}
	if s.addTag(k, read.name, start) {
		return -1, true
	}
	return int(g.Items[k].Tag), false
}

// spread adds what is at a left bracket, where it is not written as nearly all tag pairs are: a tag pair, or text that only begins like
// one. It reports whether it is a tag pair.
func (s *Scanner) spread() (isTag bool) {
	g, w := s.Game, &s.Window
	before := w.seen
	r := s.readPair(s.At)
	w.seen = before
	if !r.hasValue {
		w.look(s.At, r.textEnd)
		s.addJunk(r.textEnd)
		return false
	}
	w.look(s.At, r.end)
	one := Item{Start: uint32(r.pair.Value.Start + 1), End: uint32(r.pair.Value.End), Kind: Tag, Flags: Spread | s.NewLine}
	value := w.Text[r.pair.Value.Start:r.pair.Value.End]
	if !r.isBroken || len(value) > 1 && value[len(value)-1] == '"' {
		one.End--
	}
	if r.isBroken {
		one.Flags |= Broken
	}
	if bytes.IndexByte(value, '\\') >= 0 {
		one.Flags |= Escaped
	}
	if w.seen.high != 0 {
		one.Flags |= NonASCII
	}
	one.Tag = s.tags.rowOf(w.Text[r.pair.Name.Start:r.pair.Name.End])
	r.pair.Item = len(g.Items)
	read, rest := r.pair.Whole.Start-g.Start, len(w.Text)-r.pair.Whole.Start
	g.pairs = append(source.RoomAfter(g.pairs, read, rest), r.pair.short())
	g.Items = append(append(source.RoomAfter(g.Items, read, rest), one), s.inside...)
	for _, i := range s.inside {
		g.Has |= i.Flags
	}
	s.At, s.NewLine = r.end, 0
	return true
}

// TagPairFollows reports whether a tag pair comes after a place, in whatever text that is no comment and no escape line. It reads ahead and
// leaves no trace.
func (s *Scanner) TagPairFollows(from int) (found bool) {
	w := &s.Window
	t := w.Text
	before := w.seen
	at := from
	for at < len(t) && !found {
		switch c := t[at]; {
		case syntax[c]&opens == 0:
			at++
		case c == '[':
			var read tagParts
			if read.parse(t, at); read.end > 0 {
				found, at = true, read.end
			} else {
				r := s.readPair(at)
				found, at = r.hasValue, r.end
			}
		case c == '%' && at > 0 && syntax[t[at-1]]&lineEnd == 0:
			at++
		case c == '{':
			at, _ = s.comments.end(at)
		default:
			at = w.restOfLine(at)
		}
	}
	w.seen = before
	w.steps += at - from
	w.touch(at)
	return found
}

// isTagPair reports whether a tag pair begins at a left bracket. It reads ahead and leaves no trace.
func (s *Scanner) isTagPair(at int) bool {
	var read tagParts
	if read.parse(s.Window.Text, at); read.end > 0 {
		return true
	}
	before := s.Window.seen
	r := s.readPair(at)
	s.Window.seen = before
	return r.hasValue
}
