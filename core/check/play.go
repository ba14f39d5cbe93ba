package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
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
	var space [3]string
	missing, insert := space[:0], []string(nil)
	d := diag.Diagnostic{Rule: diag.PlayMissingTag, Place: diag.At(t.Span)}
	keeps := m.diags.Keeps(d.Rule)
	for _, tag := range [...]tags.Tag{tags.Deal, tags.Declarer, tags.Contract} {
		switch needed := m.Found(tag); {
		case needed != nil && needed.Span.Start < t.Span.Start, tag == tags.Declarer && m.IsEndPosition():
			continue
		case needed != nil:
			d.Related = append(d.Related, diag.Related{Message: "after the play", Place: diag.At(needed.Span)})
		case keeps && m.tagOfAuction(tag) != "":
			insert = append(insert, m.tagOfAuction(tag))
		}
		missing = append(missing, tag.String())
	}
	switch {
	case len(missing) == 0:
		return
	case !keeps:
		m.diags.Add(d)
		return
	}
	d.Message = "A play needs the tags Deal, Declarer and Contract before it; it lacks " + strings.Join(missing, ", ") + "."
	if len(insert) == len(missing) {
		d.Message += " What follows from the auction can be filled in."
		d.Fixes = m.insertBefore("Fill in what follows from the auction", t, insert...)
		if m.IsEndPosition() {
			d.Fixes[0].Safe = false // by a contract with a level it is a deal that lacks cards
		}
	}
	m.diags.Add(d)
}

// tagOfAuction is the tag that follows from a finished auction; "" where none does.
func (m *moves) tagOfAuction(tag tags.Tag) string {
	a := m.Auction
	switch {
	case a == nil || !a.Led || a.Contract.PassedOut || m.callsDoubtful || m.callersDoubtful:
	case tag == tags.Contract:
		return `[Contract "` + a.Contract.String() + `"]`
	case tag == tags.Declarer:
		return `[Declarer "` + a.Declarer.String() + `"]`
	}
	return ""
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
			bothEnds(diag.PlayPlusAndStar, move, plus, m.diags)
			return
		case isPlus && star != nil:
			m.tricksDoubtful = true
			bothEnds(diag.PlayPlusAndStar, move, star, m.diags)
			return
		case isStar && star != nil:
			m.diags.Report(diag.PlayTooManyCards, move.Span, "The play already has a “*” at its end; one is enough.")
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
	m.diags.ReportAs(diag.PlayTooManyCards, span, func() string {
		end := "the last trick; the play has " + count(m.maxTurns()/4, "trick") + "."
		if star != nil {
			end = "“*”, which ends the play."
		}
		return diag.Quote(m.text.Decode(span)) + " follows " + end
	})
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
	m.diags.ReportBoth(diag.PlayAfterPlus, move.Span, plus.Span, "the “+”", func() string {
		return diag.Quote(move.String()) + " would be played after “+”, which marks the next card to be played."
	})
}

func (m *moves) unfinished() {
	p := m.Play
	if !m.IsPlayUnfinished() || isCut(m.text, p.Moves) {
		return
	}
	fixes := m.closing(p.Moves)
	if _, r, ok := m.givenResult(); ok && len(fixes) > 0 {
		// A result of fewer tricks than 13 may be meant to go on, with “+”.
		sum, both := sumOf(r)
		fixes[0].Safe = !both || sum >= 13
	}
	m.diags.Add(diag.Diagnostic{
		Rule: diag.PlayUnfinished, Place: diag.At(m.Tags[p.Tag].Span),
		Message: "The play has fewer than 13 tricks, so it should end with “*” or “+”; export adds “*” at its end.",
		Fixes:   fixes,
	})
}
