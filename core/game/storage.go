package game

import (
	"slices"

	"pbn/core/syntax"
)

// storage is what a game is built in. It is used again for the next one, so that reading a file takes no more memory than its
// largest game.
type storage struct {
	game    Game
	auction Auction
	play    Play
	deal    Deal
	// auctionMoves are a second slice, for an auction whose AP is written out.
	auctionMoves []Move
	turns        []int
	inSections   []bool
	tables       parsedTables
}

func (s *storage) newGame(tree *syntax.Tree) *Game {
	s.game = Game{Span: tree.Span(), Tags: slices.Grow(s.game.Tags[:0], tree.TagPairs), Sections: s.game.Sections[:0]}
	return &s.game
}

func (s *storage) newAuction() *Auction {
	s.auction = Auction{Moves: s.auction.Moves[:0], Notes: s.auction.Notes[:0]}
	return &s.auction
}

func (s *storage) newPlay() *Play {
	s.play = Play{Moves: s.play.Moves[:0], Notes: s.play.Notes[:0], Tricks: s.play.Tricks[:0]}
	return &s.play
}

func (s *storage) newDeal() *Deal {
	s.deal = Deal{Places: s.deal.Places[:0]}
	return &s.deal
}

// newSection is a section in the storage of the one whose place it takes.
func newSection(tag int, sections []Section) Section {
	s := Section{Tag: tag}
	if n := len(sections); n < cap(sections) {
		last := &sections[:n+1][n]
		s.Elements, s.rows = last.Elements[:0], last.rows[:0]
	}
	return s
}

// parsedTables are the columns of tag values: in a file, those of all games are mostly the same.
type parsedTables map[tableValue][]Column

type tableValue struct{ table, value string }

// mostTables bounds what is kept.
const mostTables = 16

func (p *parsedTables) columns(table, value string) []Column {
	key := tableValue{table, value}
	columns, known := (*p)[key]
	if known {
		return columns
	}
	if *p == nil || len(*p) == mostTables {
		*p = parsedTables{}
	}
	columns = ParseColumns(table, value)
	(*p)[key] = columns
	return columns
}
