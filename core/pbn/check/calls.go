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
	form := rules.CallsAfterEnd
	if len(c.checks.auction.Moves) >= game.MostMoves {
		form = rules.TooManyCalls
	}
	c.checks.diags.Find(rules.AuctionCallAfterEnd, form, span, game.LongestAuction)
}

// find reports something that makes the outcome of the auction doubtful.
func (c *callChecks) find(rule diag.Rule, form diag.Form, span source.Span, numbers ...uint32) {
	c.checks.doubts.calls = true
	c.checks.diags.Find(rule, form, span, numbers...)
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
		c.checks.diags.FindBoth(rules.AuctionPlusAndStar, 0, move.Span(), before.Span())
	case move.Kind == game.StarMove && c.star != nil:
		c.stopped = true
		c.find(rules.AuctionCallAfterEnd, rules.SecondEnd, move.Span())
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
	c.checks.diags.Find(rules.AuctionMisplacedHyphen, 0, span)
}

func (c *callChecks) call(laws *bridge.Auction, move *game.Move) {
	c.started = true
	if c.plus != nil {
		c.stopped, c.checks.doubts.calls = true, true
		if c.checks.diags.FindBoth(rules.AuctionAfterPlus, 0, move.Span(), c.plus.Span()) {
			c.checks.diags.Said().Tell(move.String())
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
		c.find(rules.AuctionBadSkip, rules.FourSkipped, move.Span())
	}
}

// endSkipped ends a run of skipped players, and reports it, since no call follows.
func (c *callChecks) endSkipped() {
	if c.skipped != nil && c.run < 4 && !c.stopped {
		c.find(rules.AuctionBadSkip, rules.NoCallAfterSkip, c.skipped.Span())
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
		c.find(rules.AuctionIllegalDouble, 0, move.Span(), uint32(move.Seat))
	case bridge.IllegalRedouble:
		c.find(rules.AuctionIllegalRedouble, 0, move.Span(), uint32(move.Seat))
	}
}

// checkMark checks a call with ^I before it.
func (c *callChecks) checkMark(move *game.Move, fault bridge.Fault, high bridge.Call) {
	form := rules.MarkOnFirstBid
	switch {
	case fault == bridge.Insufficient && strings.Count(move.Marks(), "I") == 1 || c.unclear:
		return
	case fault == bridge.Insufficient:
		form = rules.MarkTwice
	case !move.Call.IsBid():
		form = rules.MarkOnNoBid
	case high != 0:
		form = rules.MarkOnSufficient
	}
	c.checks.diags.Find(rules.AuctionFalseInsufficient, form, move.Span(), uint32(move.Call), uint32(high), hasOneMark(move))
}

// hasOneMark returns the number rules.OnlyMark of a finding about the marks of a move.
func hasOneMark(move *game.Move) uint32 { return rules.Flag(len(move.Marks()) == 1) }
