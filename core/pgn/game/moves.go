package game

import (
	"pbn/core/chess"
	"pbn/core/item"
)

// move reads a move.
func (b *builder) move(k int, i *item.Item) {
	l := &b.line
	if l.isText || i.Flags&item.Odd != 0 {
		b.word(k)
		return
	}
	s := chess.Pattern(i.Val)
	if s&chess.IsNull != 0 {
		l.do(k, chess.Null, 0)
		return
	}
	m, count := l.position.Find(s)
	if count != 1 {
		b.word(k)
		return
	}
	flags := Flags(0)
	if l.position.IsCanonical(s, m) {
		flags = Canonical
	}
	l.do(k, m, flags)
	made := &b.game.Moves[l.last]
	if s&(chess.HasCheck|chess.HasMate) != markOf(made.Flags) {
		made.Flags &^= Canonical
	}
}

// markOf returns the mark that belongs to a move.
func markOf(flags Flags) chess.Pattern {
	switch {
	case flags&Mate != 0:
		return chess.HasMate
	case flags&Check != 0:
		return chess.HasCheck
	}
	return 0
}

// word keeps a move as text; what comes after it in its line cannot be judged, either.
func (b *builder) word(k int) {
	b.line.isText = true
	b.line.add(k, chess.NoMove, Word)
}
