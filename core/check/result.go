package check

import (
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/tags"
	"pbn/core/values"
)

// result compares the Result tag with the tricks of the play (3.4.15).
func (m *moves) result() {
	t, r, ok := m.givenResult()
	if !ok {
		return
	}
	if sum, both := sumOf(r); both && (sum > 13 || sum < 13 && m.allTricksCount()) {
		if m.diags.Find(rules.ResultSum, 0, t.ValueSpan, uint32(sum)) {
			m.diags.Said().Tell(t.Effective())
		}
		return
	}
	if m.Play != nil && !m.playDoubtful && !m.tricksDoubtful && !m.IsEndPosition() {
		m.compare(t, r)
	}
}

// givenResult is the Result tag with what it says; ok is false where that cannot be read.
func (m *moves) givenResult() (t *game.Tag, r values.Result, ok bool) {
	const longest = len("^NS 13 EW 13") + 20 // white space may stand between
	if t = m.Found(tags.Result); t == nil || len(t.Effective()) > longest {
		return nil, r, false
	}
	r, ok = t.Read().Result(), t.Read().Understood()
	return t, r, ok
}

// sumOf are the tricks of both sides; both is false where those of one are not given.
func sumOf(r values.Result) (sum int, both bool) {
	return r.NorthSouth + r.EastWest, r.NorthSouth >= 0 && r.EastWest >= 0
}

// allTricksCount tells whether the result is that of a whole play: one that is left out, has ended, or was stopped.
func (m *moves) allTricksCount() bool {
	return m.IsWhole() && (m.Play == nil || len(m.Play.Tricks) == 0 || m.Play.State != game.Unfinished)
}

// won is the tricks of a side: those it won, and those it may have won.
type won struct {
	whose       string
	given       int // by the Result tag, -1 where it is not
	least, most int
}

// tricksThatCount is how many tricks the result of the play counts: all thirteen, or, where “+” says that the play goes on,
// those that are complete (ledger 3.4.15-d).
func (m *moves) tricksThatCount() int {
	if m.Play.State != game.Continued {
		return 13
	}
	for n := range m.Play.Tricks {
		for _, i := range m.Play.Tricks[n].Moves {
			if m.Play.Moves[i].Kind == game.PlusMove {
				return n
			}
		}
	}
	return len(m.Play.Tricks)
}

// sides are the tricks that the result gives, with those of the play. The tricks that are not played, or whose cards are
// not known, may go to either side: the result of a play that was claimed counts them, that of a play without an end may.
func (m *moves) sides(r values.Result) (sides [3]won, exact bool) {
	northSouth, eastWest := m.Play.Won()
	open := m.tricksThatCount() - northSouth - eastWest
	sides = [...]won{
		{"North and South", r.NorthSouth, northSouth, northSouth + open},
		{"East and West", r.EastWest, eastWest, eastWest + open},
		{given: -1},
	}
	if _, declarer, _ := m.LedTo(); declarer.Known() {
		side := sides[1]
		if declarer.NorthSouth() {
			side = sides[0]
		}
		side.whose, side.given = "declarer", r.Declarer
		sides[2] = side
	}
	return sides, open == 0
}

// untilPlus explains which tricks count while a play goes on.
func (m *moves) untilPlus() string {
	if m.Play.State != game.Continued {
		return ""
	}
	return ", for before “+” only complete tricks count"
}

// compare compares the tricks that the result gives with those of the play.
func (m *moves) compare(t *game.Tag, r values.Result) {
	sides, exact := m.sides(r)
	for _, s := range sides {
		if s.given < 0 || s.given >= s.least && s.given <= s.most {
			continue
		}
		if r.Corrected {
			return
		}
		form, tricks := rules.TooFewTricks, s.least
		switch {
		case exact:
			form = rules.WrongTricks
		case s.given > s.most:
			form, tricks = rules.TooManyTricks, s.most
		}
		if m.diags.FindBoth(rules.ResultMismatch, form, t.ValueSpan, m.Tags[m.Play.Tag].Span, uint32(s.given), uint32(tricks)) {
			m.diags.Said().Tell(m.untilPlus(), s.whose)
		}
		return
	}
	if sum, both := sumOf(r); both && sum != m.tricksThatCount() && m.Play.State == game.Continued && !r.Corrected {
		if m.diags.FindBoth(rules.ResultMismatch, rules.WrongSum, t.ValueSpan, m.Tags[m.Play.Tag].Span, uint32(sum), uint32(m.tricksThatCount())) {
			m.diags.Said().Tell(m.untilPlus())
		}
		return
	}
	if r.Corrected && exact && m.diags.Find(rules.ResultFalseCaret, 0, t.ValueSpan) {
		m.diags.Said().Tell(t.Effective())
	}
}
