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

// spareElements are those of the section that the next one takes the place of.
func spareElements(sections []Section) []Element {
	if n := len(sections); n < cap(sections) {
		return sections[:n+1][n].Elements[:0]
	}
	return nil
}
