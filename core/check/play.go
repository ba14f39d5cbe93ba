package check

import (
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
)

// play checks the play: what must stand before it, where it ends, the cards, and how they follow one another (3.6, 3.9).
func (m *moves) play() {
	p := m.Play
	if p == nil {
		return
	}
	m.neededTags()
	m.ends()
	c := m.newCards()
	c.check()
	m.tricks(c)
}

// neededTags checks that Deal, Declarer and Contract stand before the play (3.1). In an end position the value of Play
// tells who leads, and there need be no declarer (3.10).
func (m *moves) neededTags() {
	if m.split {
		return
	}
	t := &m.Tags[m.Play.Tag]
	var space [3]tags.Tag
	missing := space[:0]
	fills := true // all that is missing follows from the auction
	for _, tag := range [...]tags.Tag{tags.Deal, tags.Declarer, tags.Contract} {
		needed := m.Found(tag)
		if needed != nil && needed.Span.Start < t.Span.Start || tag == tags.Declarer && m.IsEndPosition() {
			continue
		}
		missing = append(missing, tag)
		fills = fills && needed == nil && m.followsFromAuction(tag)
	}
	// By a contract with a level, an end position is a deal that lacks cards.
	if len(missing) == 0 || !m.diags.Find(rules.PlayMissingTag, 0, t.Span, rules.Flag(fills), rules.Flag(!m.IsEndPosition())) {
		return
	}
	var insert []string
	for _, tag := range missing {
		m.diags.Said().Tell(tag.String())
		if needed := m.Found(tag); needed != nil {
			m.diags.Said().Part(needed.Span, "")
		} else if fills {
			insert = append(insert, m.tagOfAuction(tag))
		}
	}
	if fills {
		m.insertBefore(t, insert...)
	}
}

// followsFromAuction reports whether a tag follows from the auction, which is finished and certain.
func (m *moves) followsFromAuction(tag tags.Tag) bool {
	a := m.Auction
	certain := a != nil && a.Led && !a.Contract.PassedOut && !m.callsDoubtful && !m.callersDoubtful
	return certain && (tag == tags.Contract || tag == tags.Declarer)
}

// tagOfAuction is the tag that follows from the auction.
func (m *moves) tagOfAuction(tag tags.Tag) string {
	if tag == tags.Contract {
		return `[Contract "` + m.Auction.Contract.String() + `"]`
	}
	return `[Declarer "` + m.Auction.Declarer.String() + `"]`
}

// ends checks where the play ends (3.6).
func (m *moves) ends() {
	var plus, star *game.Move
	turns, most := 0, m.maxTurns()
	for i := range m.Play.Moves {
		move := &m.Play.Moves[i]
		isPlus, isStar := move.Kind == game.PlusMove, move.Kind == game.StarMove
		if move.TakesTurn() {
			turns++
		}
		switch {
		case isStar && plus != nil:
			m.tricksDoubtful = true
			m.diags.FindBoth(rules.PlayPlusAndStar, 0, move.Span, plus.Span)
			return
		case isPlus && star != nil:
			m.tricksDoubtful = true
			m.diags.FindBoth(rules.PlayPlusAndStar, 0, move.Span, star.Span)
			return
		case isStar && star != nil:
			m.diags.Find(rules.PlayTooManyCards, rules.SecondPlayEnd, move.Span)
			return
		case isPlus && plus != nil:
			m.afterPlus(move, plus)
			return
		case (isPlus || move.Kind == game.CardMove) && turns > most:
			m.tooMany(move.Span, nil)
			return
		case isStar:
			star = move
		case isPlus:
			plus = move
		}
	}
	if plus != nil {
		m.cardAfter(plus)
	}
	m.surplus(star)
	m.unfinished()
}

// maxTurns is how many cards can be played.
func (m *moves) maxTurns() int {
	if isEndPosition(m.Game) {
		return 4 * m.Deal.MaxCards()
	}
	return 52
}

// surplus reports the cards after the end.
func (m *moves) surplus(star *game.Move) {
	if span := m.Play.Surplus; span.End > 0 {
		m.tooMany(span, star)
	}
}

func (m *moves) tooMany(span source.Span, star *game.Move) {
	m.tricksDoubtful = true
	form := rules.CardsAfterLastTrick
	if star != nil {
		form = rules.CardsAfterStar
	}
	m.diags.Find(rules.PlayTooManyCards, form, span, uint32(m.maxTurns()/4))
}

// cardAfter reports a card that is played after the one for which "+" stands. One that stands behind it in the line may
// have been played before (3.6).
func (m *moves) cardAfter(plus *game.Move) {
	behind := false
	for n := range m.Play.Tricks {
		t := &m.Play.Tricks[n]
		here, inOrder := false, m.lead(t) != nil
		for _, i := range t.Moves {
			move := &m.Play.Moves[i]
			here = here || move == plus
			if move.Kind == game.CardMove && (behind || here && inOrder) {
				m.afterPlus(move, plus)
				return
			}
		}
		behind = behind || here
	}
}

// lead is the place of the card that was led, nil where it is not known who leads.
func (m *moves) lead(t *game.Trick) *game.Move {
	if lead := &m.Play.Moves[t.Moves[0]]; t.Leader.Known() && lead.Seat == t.Leader {
		return lead
	}
	return nil
}

func (m *moves) afterPlus(move, plus *game.Move) {
	m.tricksDoubtful = true
	if m.diags.FindBoth(rules.PlayAfterPlus, 0, move.Span, plus.Span) {
		m.diags.Said().Tell(move.String())
	}
}

func (m *moves) unfinished() {
	p := m.Play
	if !m.IsPlayUnfinished() || isCut(m.text, p.Moves) {
		return
	}
	safe := true
	if _, r, ok := m.givenResult(); ok {
		// A result of fewer tricks than 13 may be meant to go on, with “+”.
		sum, both := sumOf(r)
		safe = !both || sum >= 13
	}
	if m.diags.Find(rules.PlayUnfinished, 0, m.Tags[p.Tag].Span, rules.Flag(safe)) {
		m.closing(p.Moves)
	}
}
