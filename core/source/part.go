package source

import "sort"

// Piece says which offset into its parent an offset into a part stands for. The bytes after the one stand for the bytes
// after the other, one for one as far as there are as many. If several pieces are at one offset of the part, the first
// says where what is before it ends, and the last where what is after it begins.
type Piece struct{ Offset, Parent int }

// Part makes the Text of text in UTF-8 that was read from a part of t. Its positions are those of t; the pieces, in the
// order of both offsets and the first at offset 0, say which.
func (t *Text) Part(text []byte, pieces []Piece) *Text {
	return &Text{Bytes: text, Encoding: UTF8, Complete: true, start: startOfFile, size: len(text), parent: t, pieces: pieces}
}

// Origin is the span of the parent that a span of the part stands for.
func (t *Text) Origin(s Span) Span {
	start := t.origin(s.Start, sort.Search(len(t.pieces), func(i int) bool { return t.pieces[i].Offset > s.Start })-1)
	if s.End == s.Start {
		return Span{start, start}
	}
	first := sort.Search(len(t.pieces), func(i int) bool { return t.pieces[i].Offset >= s.End })
	if first < len(t.pieces) && t.pieces[first].Offset == s.End {
		return Span{start, t.pieces[first].Parent}
	}
	return Span{start, t.origin(s.End, first-1)}
}

// origin is the offset into the parent of an offset that a piece has to do with.
func (t *Text) origin(offset, piece int) int {
	next := len(t.parent.Bytes)
	if piece+1 < len(t.pieces) {
		next = t.pieces[piece+1].Parent
	}
	return min(t.pieces[piece].Parent+offset-t.pieces[piece].Offset, next)
}
