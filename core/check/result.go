package check

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/game"
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
		m.diags.Report(diag.ResultSum, t.ValueSpan, diag.Quote(t.Effective())+" adds up to "+strconv.Itoa(sum)+" tricks; a play has 13.")
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

const agreedOnAnother = ". If the players agreed on another number, write ^ before it."

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
		in := count(s.least, "trick")
		switch {
		case exact:
		case s.given > s.most:
			in = "at most " + count(s.most, "trick")
		default:
			in = "at least " + count(s.least, "trick")
		}
		m.diags.ReportBoth(diag.ResultMismatch, t.ValueSpan, m.Tags[m.Play.Tag].Span, "the play", func() string {
			return "By the play " + s.whose + " won " + in + ", not " + strconv.Itoa(s.given) + m.untilPlus() + agreedOnAnother
		})
		return
	}
	if sum, both := sumOf(r); both && sum != m.tricksThatCount() && m.Play.State == game.Continued && !r.Corrected {
		m.diags.ReportBoth(diag.ResultMismatch, t.ValueSpan, m.Tags[m.Play.Tag].Span, "the play", func() string {
			return "By the play " + count(m.tricksThatCount(), "trick") + " can be counted, not " + strconv.Itoa(sum) + m.untilPlus() + agreedOnAnother
		})
		return
	}
	if r.Corrected && exact {
		m.diags.Add(diag.Diagnostic{
			Rule: diag.ResultFalseCaret, Place: diag.At(t.ValueSpan),
			Message: "The result " + diag.Quote(t.Effective()) + " is what the play gives; ^ is only for a result that differs.",
			Fixes:   m.diags.Replace("Remove the caret", t.ValueSpan, `"`+t.Effective()[1:]+`"`),
		})
	}
}
