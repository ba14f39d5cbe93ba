package check

import (
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// checkResult compares the Result tag with the tricks of the play (3.4.15).
func checkResult(g *game.Game, diags *diag.List, doubts *doubts) {
	t, r, ok := givenResult(g)
	if !ok {
		emptyResult(g, diags)
		return
	}
	if sum, both := sumOf(r); both && (sum > 13 || sum < 13 && allTricksCount(g)) {
		e := rules.ImpossibleSum.Find(diags, t.ValueSpan())
		e.Say(rules.SumOfTricks{Result: e.Text(t.Effective()), Tricks: uint8(sum)})
		return
	}
	if g.Play != nil && !doubts.play && !doubts.tricks && !g.IsShort() {
		compareResult(g, t, r, diags)
	}
}

// emptyResult reports a Result that says that there is none after a whole play.
func emptyResult(g *game.Game, diags *diag.List) {
	t := g.Found(tags.Result)
	if t == nil || t.Value != "" {
		return
	}
	if tricks, all := g.TricksOfDeclarer(); all {
		e := rules.EmptyResult.FindAs(diags, diag.Warning, t.ValueSpan()).Beside(g.Tags[g.Play.Tag].Span())
		e.Say(rules.TricksByPlay{Who: rules.Declarer, ByPlay: int32(tricks)})
	}
}

// givenResult returns the Result tag and what it says; ok is false if it is missing or cannot be read.
func givenResult(g *game.Game) (t *game.Tag, r values.Result, ok bool) {
	const longest = len("^NS 13 EW 13") + 20 // for more white space
	if t = g.Found(tags.Result); t == nil || len(t.Effective()) > longest {
		return nil, r, false
	}
	r, ok = t.Read().Result(), t.Read().Understood()
	return t, r, ok
}

// sumOf returns the tricks of both sides; both is false if those of one side are not given.
func sumOf(r values.Result) (sum int, both bool) {
	return r.NorthSouth + r.EastWest, r.NorthSouth >= 0 && r.EastWest >= 0
}

// allTricksCount reports whether the result is that of a whole play: one that is not given, has ended, or was stopped.
func allTricksCount(g *game.Game) bool {
	return g.IsWhole() && (g.Play == nil || len(g.Play.Tricks) == 0 || g.Play.State != game.Unfinished)
}

// sideTricks compares the tricks of a side by the result with those that it can have won in the play.
type sideTricks struct {
	who         rules.Winners
	given       int // by the Result tag, -1 if the tag does not give them
	least, most int // in the play
}

// tricksThatCount returns how many tricks the result of the play counts: all thirteen, or, if “+” says that the play goes on,
// those that are complete (ledger 3.4.15-d).
func tricksThatCount(p *game.Play) int {
	if p.State != game.Continued {
		return 13
	}
	for n := range p.Tricks {
		for _, i := range p.Tricks[n].Moves() {
			if p.Moves[i].Kind == game.PlusMove {
				return n
			}
		}
	}
	return len(p.Tricks)
}

// sidesOf compares the tricks of both sides, and of declarer. Tricks that were not played, or whose cards are not known, may go to either
// side: the result of a play that was claimed counts them, and that of a play without an end may. exact is false if there are such tricks.
func sidesOf(g *game.Game, r values.Result) (sides [3]sideTricks, exact bool) {
	northSouth, eastWest := g.Play.Won()
	open := tricksThatCount(g.Play) - northSouth - eastWest
	sides = [...]sideTricks{
		{rules.NorthAndSouth, r.NorthSouth, northSouth, northSouth + open},
		{rules.EastAndWest, r.EastWest, eastWest, eastWest + open},
		{given: -1},
	}
	if _, declarer, _ := g.LedTo(); declarer.Known() {
		side := sides[1]
		if declarer.NorthSouth() {
			side = sides[0]
		}
		side.who, side.given = rules.Declarer, r.Declarer
		sides[2] = side
	}
	return sides, open == 0
}

// compareResult compares the tricks that the result gives with those of the play.
func compareResult(g *game.Game, t *game.Tag, r values.Result, diags *diag.List) {
	sides, exact := sidesOf(g, r)
	for _, s := range sides {
		if s.given < 0 || s.given >= s.least && s.given <= s.most {
			continue
		}
		if r.Corrected {
			return
		}
		kind, tricks := rules.TooFewTricks, s.least
		switch {
		case exact:
			kind = rules.OtherTricks
		case s.given > s.most:
			kind, tricks = rules.TooManyTricks, s.most
		}
		kind.Find(diags, t.ValueSpan()).Beside(g.Tags[g.Play.Tag].Span()).Say(rules.TricksByPlay{
			Who: s.who, Given: int32(s.given), ByPlay: int32(tricks), GoesOn: g.Play.State == game.Continued,
		})
		return
	}
	if sum, both := sumOf(r); both && sum != tricksThatCount(g.Play) && g.Play.State == game.Continued && !r.Corrected {
		e := rules.OddSum.Find(diags, t.ValueSpan()).Beside(g.Tags[g.Play.Tag].Span())
		e.Say(rules.TricksByPlay{Given: int32(sum), ByPlay: int32(tricksThatCount(g.Play)), GoesOn: true})
		return
	}
	if r.Corrected && exact {
		e := rules.FalseCaret.Find(diags, t.ValueSpan())
		e.Say(rules.ResultOfGame{Result: e.Text(t.Effective())})
	}
}
