package game

import (
	"slices"

	"pbn/core/source"
)

// storage is what a game is built in. It is used again for the next one, so that reading a file takes no more memory than its
// largest game.
type storage struct {
	game    Game
	auction Auction
	play    Play
	deal    Deal
	ignored []Move // of an auction or a play that is ignored
	columns PerTable[[]Column]

	tagExtras     pool[tagExtra]
	commentaries  pool[tagCommentary]
	tagSpreads    pool[tagSpread]
	moveExtras    pool[moveExtra]
	elementExtras pool[elementExtra]
}

// pool has what few tags, moves or elements of a game have. A value stays where it is until the next game.
type pool[T any] struct {
	rooms [][]T
	room  []T // the one of rooms that is being used
	next  int // the room after it
	used  int // of room
}

// reset takes all values back, for the next game.
func (p *pool[T]) reset() { p.room, p.next, p.used = nil, 0, 0 }

// take returns a value that is empty.
func (p *pool[T]) take() *T {
	if p.used == len(p.room) {
		p.goOn()
	}
	one := &p.room[p.used]
	p.used++
	var empty T
	*one = empty
	return one
}

// goOn goes on to the next room. They get longer, up to a length at which one that is not full is no waste.
func (p *pool[T]) goOn() {
	const least, most = 16, 1024
	if p.next == len(p.rooms) {
		p.rooms = append(p.rooms, make([]T, min(max(least, 2*len(p.room)), most)))
	}
	p.room, p.used = p.rooms[p.next], 0
	p.next++
}

// tagExtra returns what few tags have, of one that has some of it.
func (s *storage) tagExtra(t *Tag) *tagExtra {
	if t.extra == nil {
		t.extra = s.tagExtras.take()
	}
	return t.extra
}

// tagCommentary returns what belongs to a tag, of one to which something does.
func (s *storage) tagCommentary(t *Tag) *tagCommentary {
	extra := s.tagExtra(t)
	if extra.commentary == nil {
		extra.commentary = s.commentaries.take()
	}
	return extra.commentary
}

// moveExtra is tagExtra for a move.
func (s *storage) moveExtra(m *Move) *moveExtra {
	if m.extra == nil {
		m.extra = s.moveExtras.take()
	}
	return m.extra
}

// elementExtra is tagExtra for an element, whose text is as it is, and which ends at an offset.
func (s *storage) elementExtra(e *Element, end uint32) *elementExtra {
	if e.extra == nil {
		e.extra = s.elementExtras.take()
		e.extra.raw, e.extra.end = e.Text, end
	}
	return e.extra
}

func (s *storage) newGame(span source.Span, tags int) *Game {
	all, sections, inSections := slices.Grow(s.game.Tags[:0], tags), s.game.Sections[:0], s.game.inSections[:0]
	s.game = Game{}
	s.game.Span, s.game.Tags, s.game.Sections, s.game.inSections = span, all, sections, inSections
	s.tagExtras.reset()
	s.commentaries.reset()
	s.tagSpreads.reset()
	s.moveExtras.reset()
	s.elementExtras.reset()
	return &s.game
}

func (s *storage) newAuction() *Auction {
	s.auction = Auction{Moves: s.auction.Moves[:0], Notes: s.auction.Notes[:0], After: s.auction.After[:0]}
	return &s.auction
}

func (s *storage) newPlay() *Play {
	s.play = Play{Moves: s.play.Moves[:0], Notes: s.play.Notes[:0], After: s.play.After[:0], Tricks: s.play.Tricks[:0]}
	return &s.play
}

func (s *storage) newDeal() *Deal {
	s.deal = Deal{places: s.deal.places[:0]}
	return &s.deal
}

// appended returns own with one element more. Of all, which are those of the game, own may be the end: then it stays that, and needs no
// memory of its own.
func appended[T any](own []T, all *[]T, one T) []T {
	n, end := len(own), len(*all)
	if n > 0 && (n > end || &own[0] != &(*all)[end-n]) {
		return append(source.Room(own), one)
	}
	*all = append(source.Room(*all), one)
	return (*all)[end-n : end+1 : end+1]
}

// newSection returns a section in the storage of the one whose place it takes.
func newSection(tag int, sections []Section) Section {
	s := Section{Tag: tag}
	if n := len(sections); n < cap(sections) {
		last := &sections[:n+1][n]
		s.Elements = last.Elements[:0]
	}
	return s
}
