package check

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// playChecks checks a play.
type playChecks struct {
	text   *source.Text
	game   *game.Game
	play   *game.Play
	diags  *diag.List
	doubts *doubts
	isPart bool   // the game is a part of the one before it
	cards  *cards // in memory that is used again
	most   int    // how many cards can be played
	// areFilled reports that the tags which follow from the auction are filled in.
	areFilled bool
	// isExport reports that the file is checked as export format.
	isExport bool
}

// check checks what must come before the play, where it ends, the cards, and how they follow one another (3.6, 3.9).
func (p *playChecks) check() {
	p.most = maxTurns(p.game)
	p.neededTags()
	p.ends()
	if !p.isLawful() {
		p.walkCards()
	}
}

// walkCards checks the cards one by one.
func (p *playChecks) walkCards() {
	p.cards.begin(p)
	p.cards.check()
	p.tricks()
}

// isLawful reports whether each card is in its player's hand and follows suit, and nothing is marked, as in nearly all plays: there is
// nothing to report about the cards.
func (p *playChecks) isLawful() bool {
	all, deal := &p.play.All, p.game.Deal
	if all.HasMarks || all.HasComments || len(p.game.Tags[p.play.Tag].Comments()) > 0 || deal == nil || !isSound(deal) {
		return false
	}
	left := deal.Cards.Hands
	for n := range p.play.Tricks {
		trick := &p.play.Tricks[n]
		lead := leadOf(p.play, trick)
		if lead == nil {
			return false
		}
		suit := bridge.Pack.Of(lead.Card.Suit())
		for _, i := range trick.Moves() {
			move := &p.play.Moves[i]
			if move.Kind == game.HyphenMove {
				continue
			}
			hand, card := &left[move.Seat], bridge.Hand(0).With(move.Card)
			if move.Kind != game.CardMove || *hand&card == 0 {
				return false
			}
			*hand ^= card
			if card&suit == 0 && *hand&suit != 0 {
				return false
			}
		}
	}
	return true
}

// neededTags checks that Deal, Declarer and Contract are before the play (3.1). In an end position the value of Play says who leads, and
// no declarer is needed (3.10).
func (p *playChecks) neededTags() {
	if p.isPart {
		return
	}
	t := &p.game.Tags[p.play.Tag]
	var space [3]tags.Tag
	missing := space[:0]
	fills := true // whether all that is missing follows from the auction
	for _, tag := range [...]tags.Tag{tags.Deal, tags.Declarer, tags.Contract} {
		needed := p.game.Found(tag)
		if needed != nil && needed.Span().Start < t.Span().Start || tag == tags.Declarer && p.game.IsShort() {
			continue
		}
		missing = append(missing, tag)
		fills = fills && needed == nil && p.followsFromAuction(tag)
	}
	// Filling in a contract with a level makes an end position a deal that lacks cards, so there it is not safe.
	if len(missing) == 0 {
		return
	}
	before, isSafe := placeOf(missing[0], p.text, p.game, t, p.isExport) // Declarer and Contract have one
	kind := rules.NoTags
	if fills {
		if p.areFilled {
			return
		}
		kind = rules.NoTagsOfAuction
	}
	e := kind.Find(p.diags, t.Span())
	if !e.IsKept() {
		return
	}
	var names, insert []string
	for _, tag := range missing {
		names = append(names, tag.String())
		if needed := p.game.Found(tag); needed != nil {
			e.Part(needed.Span(), "")
		} else if fills {
			insert = append(insert, p.tagOfAuction(tag))
		}
	}
	if fills {
		e.Part(insertedBefore(p.text, before, insert...))
	}
	e.Say(rules.NeededTags{Tags: e.Text(strings.Join(names, ", ")), IsSafe: isSafe && !p.game.IsShort()})
}

// followsFromAuction reports whether a tag follows from the auction, which is finished and certain.
func (p *playChecks) followsFromAuction(tag tags.Tag) bool {
	a := p.game.Auction
	certain := a != nil && a.Led && !a.Contract.PassedOut && !p.doubts.calls && !p.doubts.callers
	return certain && (tag == tags.Contract || tag == tags.Declarer)
}

// tagOfAuction returns the tag pair that follows from the auction.
func (p *playChecks) tagOfAuction(tag tags.Tag) string {
	if tag == tags.Contract {
		return `[Contract "` + p.game.Auction.Contract.String() + `"]`
	}
	return `[Declarer "` + p.game.Auction.Declarer.String() + `"]`
}

// ends checks where the play ends (3.6).
func (p *playChecks) ends() {
	if !p.isOrdinary() {
		if plus, done := p.walk(); done {
			return
		} else if plus != nil {
			p.cardAfter(plus)
		}
	}
	p.surplus(p.play.All.Count[game.StarMove] > 0)
	p.unfinished()
}

// isOrdinary reports whether no move of a play can be one too many, as in nearly all.
func (p *playChecks) isOrdinary() bool {
	of := &p.play.All.Count
	return of[game.PlusMove] == 0 && of[game.StarMove] <= 1 && len(p.play.Moves)-int(of[game.StarMove]) <= p.most
}

// walk reports the first move that cannot be there, and then is done. It returns the “+”, if there is one.
func (p *playChecks) walk() (plus *game.Move, done bool) {
	var star *game.Move
	turns := 0
	for i := range p.play.Moves {
		move := &p.play.Moves[i]
		isPlus, isStar := move.Kind == game.PlusMove, move.Kind == game.StarMove
		if move.TakesTurn() {
			turns++
		}
		switch {
		case isStar && plus != nil:
			p.doubts.tricks = true
			rules.BothEndsOfPlay.Find(p.diags, move.Span()).Beside(plus.Span())
			return plus, true
		case isPlus && star != nil:
			p.doubts.tricks = true
			rules.BothEndsOfPlay.Find(p.diags, move.Span()).Beside(star.Span())
			return plus, true
		case isStar && star != nil:
			rules.SecondEndOfPlay.Find(p.diags, move.Span())
			return plus, true
		case isPlus && plus != nil:
			p.afterPlus(move, plus)
			return plus, true
		case (isPlus || move.Kind == game.CardMove) && turns > p.most:
			p.tooMany(move.Span(), false)
			return plus, true
		case isStar:
			star = move
		case isPlus:
			plus = move
		}
	}
	return plus, false
}

// surplus reports the cards after the end.
func (p *playChecks) surplus(afterStar bool) {
	if span := p.play.Surplus; span.End > 0 {
		p.tooMany(span, afterStar)
	}
}

func (p *playChecks) tooMany(span source.Span, afterStar bool) {
	p.doubts.tricks = true
	if afterStar {
		rules.CardsAfterStar.Find(p.diags, span)
	} else {
		rules.CardsAfterLastTrick.Find(p.diags, span).Say(rules.TricksOfPlay{Tricks: uint8(p.most / 4)})
	}
}

// cardAfter reports a card that is played after the one that "+" replaces. One that follows it in the same line may have been played
// before (3.6).
func (p *playChecks) cardAfter(plus *game.Move) {
	after := false
	for n := range p.play.Tricks {
		t := &p.play.Tricks[n]
		here, inOrder := false, leadOf(p.play, t) != nil
		for _, i := range t.Moves() {
			move := &p.play.Moves[i]
			here = here || move == plus
			if move.Kind == game.CardMove && (after || here && inOrder) {
				p.afterPlus(move, plus)
				return
			}
		}
		after = after || here
	}
}

func (p *playChecks) afterPlus(move, plus *game.Move) {
	p.doubts.tricks = true
	if e := rules.CardAfterPlus.Find(p.diags, move.Span()).Beside(plus.Span()); e.IsKept() {
		e.Say(rules.MoveAfterPlus{Move: e.Text(move.String())})
	}
}

func (p *playChecks) unfinished() {
	if !p.game.IsPlayUnfinished() || isCut(p.text, p.play.Moves) {
		return
	}
	safe := true
	if _, r, ok := givenResult(p.game); ok {
		// With a result of fewer than 13 tricks, the play may be meant to go on, with “+”.
		sum, both := sumOf(r)
		safe = !both || sum >= 13
	}
	if e := rules.PlayWithoutEnd.Find(p.diags, p.game.Tags[p.play.Tag].Span()).Say(rules.EndOfPlay{IsSafe: safe}); e.IsKept() {
		closeMoves(p.text, p.play.Moves, e)
	}
}
