package check

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// callChecks is the state of a walk through an auction.
type callChecks struct {
	checks      *auctionChecks
	plus, star  *game.Move
	before      *game.Move
	skipped     *game.Move // the last of a run of skipped players
	run         int        // the length of that run
	hyphens     int
	started     bool // the first call was made
	unclear     bool // a call could not be read
	riskInDoubt bool // an illegal double or redouble was made since the last bid
	hyphenTold  bool // a misplaced hyphen was reported
	stopped     bool // something follows the end of the auction: the rest is not looked at
}

// calls checks the calls against the laws.
func (a *auctionChecks) calls() {
	c := callChecks{checks: a}
	if !isOrdinary(a.auction) {
		c.walk()
	}
	c.surplus()
	c.starAfterPasses()
}

// starAfterPasses reports a "*" after the passes that end the auction already. It says nothing else, and export keeps it.
func (c *callChecks) starAfterPasses() {
	a := c.checks.auction
	if a.State != game.Finished || a.All.Count[game.StarMove] != 1 || a.Surplus.End > 0 {
		return
	}
	if last := &a.Moves[len(a.Moves)-1]; last.Kind == game.StarMove {
		rules.StarAfterPasses.FindAs(c.checks.diags, diag.Info, last.Span())
	}
}

// isOrdinary reports whether there is nothing to report about the calls of an auction up to its end, as in nearly all.
func isOrdinary(a *game.Auction) bool {
	of := &a.All.Count
	return int(of[game.CallMove]+of[game.StarMove]) == len(a.Moves) && of[game.StarMove] <= 1 && !a.All.HasMarks && !a.IsIllegal
}

// walk checks call by call. An illegal call counts as made, so that those after it are not illegal because of it.
func (c *callChecks) walk() {
	var laws bridge.Auction
	moves := c.checks.auction.Moves
	for i := range moves {
		move := &moves[i]
		switch {
		case c.stopped:
			return
		case move.Kind == game.StarMove:
			c.end(move)
			c.star = move
		case move.Kind == game.HyphenMove:
			c.hyphen(move)
		default:
			c.call(&laws, move)
		}
		c.before = move
		game.Follow(&laws, move)
	}
	c.endSkipped()
}

// surplus reports the calls or the hyphens after the end.
func (c *callChecks) surplus() {
	span := c.checks.auction.Surplus
	if span.End == 0 || c.stopped {
		return
	}
	if c.checks.auction.SurplusIsHyphens(c.checks.text) {
		c.reportHyphen(span)
		return
	}
	c.checks.doubts.calls = true
	if len(c.checks.auction.Moves) >= game.MostMoves {
		rules.CallsBeyondAll.Find(c.checks.diags, span).Say(rules.MostCalls{Calls: game.LongestAuction})
	} else {
		rules.CallsAfterEnd.Find(c.checks.diags, span)
	}
}

// find reports something that makes the outcome of the auction doubtful.
func (c *callChecks) find(kind diag.Kind[diag.None], span source.Span) {
	c.checks.doubts.calls = true
	kind.Find(c.checks.diags, span)
}

// end checks a "+" or "*", of which there can be only one (3.5).
func (c *callChecks) end(move *game.Move) {
	before := c.plus
	if move.Kind == game.PlusMove {
		before = c.star
	}
	switch {
	case before != nil:
		c.stopped, c.checks.doubts.calls = true, true
		rules.BothEndsOfAuction.Find(c.checks.diags, move.Span()).Beside(before.Span())
	case move.Kind == game.StarMove && c.star != nil:
		c.stopped = true
		c.find(rules.SecondEndOfAuction, move.Span())
	}
	c.endSkipped()
}

func (c *callChecks) hyphen(move *game.Move) {
	c.run, c.skipped = 0, nil
	c.hyphens++
	if c.started || c.hyphens > 3 {
		c.checks.doubts.calls = true
		c.reportHyphen(move.Span())
	}
}

// reportHyphen reports the first hyphen that cannot be for a player before the dealer.
func (c *callChecks) reportHyphen(span source.Span) {
	if c.hyphenTold {
		return
	}
	c.hyphenTold = true
	rules.MisplacedHyphen.Find(c.checks.diags, span)
}

func (c *callChecks) call(laws *bridge.Auction, move *game.Move) {
	c.started = true
	if c.plus != nil {
		c.stopped, c.checks.doubts.calls = true, true
		if e := rules.CallAfterPlus.Find(c.checks.diags, move.Span()).Beside(c.plus.Span()); e.IsKept() {
			e.Say(rules.MoveAfterPlus{Move: e.Text(move.String())})
		}
		return
	}
	switch move.Kind {
	case game.PlusMove:
		c.end(move)
		c.plus = move
	case game.SkippedMove:
		c.skip(move)
	case game.BadMove:
		c.run, c.skipped = 0, nil
		c.unclear, c.checks.doubts.calls = true, true
	case game.CallMove:
		c.run, c.skipped = 0, nil
		if move.Seat.Known() {
			c.checkLegal(laws, move)
		}
	}
}

func (c *callChecks) skip(move *game.Move) {
	c.run++
	c.skipped = move
	if c.run == 4 {
		c.find(rules.FourSkippedPlayers, move.Span())
	}
}

// endSkipped ends a run of skipped players, and reports it, since no call follows.
func (c *callChecks) endSkipped() {
	if c.skipped != nil && c.run < 4 && !c.stopped {
		c.find(rules.NoCallAfterSkip, c.skipped.Span())
	}
	c.run, c.skipped = 0, nil
}

// checkLegal checks a call against the laws.
func (c *callChecks) checkLegal(laws *bridge.Auction, move *game.Move) {
	high, bidder, _ := laws.High()
	fault := laws.Check(move.Seat, move.Call)
	if move.Call.IsBid() {
		c.riskInDoubt = false
	}
	if legal := fault == bridge.NoFault || fault == bridge.Insufficient; legal && strings.Contains(move.Marks(), "I") {
		c.checkMark(move, fault, high)
		return
	}
	isRisk := fault == bridge.IllegalDouble || fault == bridge.IllegalRedouble
	if isRisk && c.riskInDoubt || fault == bridge.Insufficient && hasMisspeltMark(&c.checks.game.Tags[c.checks.auction.Tag], c.before) {
		c.checks.doubts.calls = true
		return
	}
	c.riskInDoubt = c.riskInDoubt || isRisk
	switch fault {
	case bridge.Insufficient:
		c.checks.doubts.calls = true
		rules.InsufficientBid.Find(c.checks.diags, move.Span()).Say(rules.LowBid{Bid: move.Call, Highest: high, By: bidder})
	case bridge.IllegalDouble:
		c.checks.doubts.calls = true
		rules.IllegalDouble.Find(c.checks.diags, move.Span()).Say(rules.Caller{Who: move.Seat})
	case bridge.IllegalRedouble:
		c.checks.doubts.calls = true
		rules.IllegalRedouble.Find(c.checks.diags, move.Span()).Say(rules.Caller{Who: move.Seat})
	}
}

// checkMark checks a call with ^I before it.
func (c *callChecks) checkMark(move *game.Move, fault bridge.Fault, high bridge.Call) {
	kind := rules.MarkOnFirstBid
	switch {
	case fault == bridge.Insufficient && strings.Count(move.Marks(), "I") == 1 || c.unclear:
		return
	case fault == bridge.Insufficient:
		kind = rules.MarkTwiceOnBid
	case !move.Call.IsBid():
		kind = rules.MarkOnOtherCall
	case high != 0:
		kind = rules.MarkOnHigherBid
	}
	e := kind.Find(c.checks.diags, move.Span())
	e.Say(rules.MarkedCall{Call: move.Call, Highest: high})
	addOnlyMark(e, move)
}

// addOnlyMark gives a finding the mark before a move as a part, if the move has no other.
func addOnlyMark[F any](e diag.Entry[F], move *game.Move) {
	if len(move.Marks()) == 1 {
		start := move.Span().Start
		e.Part(source.Span{Start: start, End: start + len("^I")}, "")
	}
}
