package check

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
)

// calls is the state of a walk through an auction.
type calls struct {
	*moves
	plus, star  *game.Move
	before      *game.Move
	skipped     *game.Move // the last of a run of skipped players
	run         int        // how many those are
	hyphens     int        // before the first call
	started     bool
	unclear     bool // a call could not be read
	riskInDoubt bool // an illegal double or redouble was made since the last bid
	hyphenTold  bool
	told        bool // something stands where nothing can follow: the rest is not looked at
}

// calls checks the calls against the laws. One illegal call does not make the rest so: it counts as made.
func (m *moves) calls() {
	c := calls{moves: m}
	var laws bridge.Auction
	for i := range m.Auction.Moves {
		move := &m.Auction.Moves[i]
		switch {
		case c.told:
			return
		case move.Kind == game.StarMove:
			c.ends(move)
			c.star = move
		case move.Kind == game.HyphenMove:
			c.hyphen(move)
		default:
			c.call(&laws, move)
		}
		c.before = move
		game.Follow(&laws, move)
	}
	c.noCallFollows()
	c.surplus()
}

// surplus reports the calls or the hyphens after the end.
func (c *calls) surplus() {
	span := c.Auction.Surplus
	if span.End == 0 || c.told {
		return
	}
	if strings.Trim(c.text.Decode(span), "- \t\v\r\n") == "" {
		c.misplaced(span)
		return
	}
	c.callsDoubtful = true
	c.diags.ReportAs(diag.AuctionCallAfterEnd, span, func() string {
		return diag.Quote(c.text.Decode(span)) + " comes after the end of the auction, where no call may follow. One of the calls is too many, or one is missing."
	})
}

// report reports what makes the outcome of the auction doubtful.
func (c *calls) report(rule diag.Rule, span source.Span, message func() string) {
	c.callsDoubtful = true
	c.diags.ReportAs(rule, span, message)
}

// ends takes "+" or "*", of which there can be only one (3.5).
func (c *calls) ends(move *game.Move) {
	before := c.plus
	if move.Kind == game.PlusMove {
		before = c.star
	}
	switch {
	case before != nil:
		c.told, c.callsDoubtful = true, true
		bothEnds(diag.AuctionPlusAndStar, move, before, c.diags)
	case move.Kind == game.StarMove && c.star != nil:
		c.told = true
		c.report(diag.AuctionCallAfterEnd, move.Span, func() string {
			return "The auction already has a “*” at its end; one is enough."
		})
	}
	c.noCallFollows()
}

// bothEnds reports that a section has both "+" and "*".
func bothEnds(rule diag.Rule, move, before *game.Move, diags *diag.List) {
	diags.ReportBoth(rule, move.Span, before.Span, "the other end", func() string {
		return "Both “+” and “*” are here: “+” means that it goes on later, “*” that it ends. Keep the one that is true."
	})
}

func (c *calls) hyphen(move *game.Move) {
	c.run, c.skipped = 0, nil
	c.hyphens++
	if c.started || c.hyphens > 3 {
		c.callsDoubtful = true
		c.misplaced(move.Span)
	}
}

// misplaced reports the first hyphen that cannot be for a player before the dealer.
func (c *calls) misplaced(span source.Span) {
	if c.hyphenTold {
		return
	}
	c.hyphenTold = true
	c.diags.Report(diag.AuctionMisplacedHyphen, span,
		"Hyphens may only fill the first line before the dealer’s column; a pass is Pass, and a skipped player is ^S.")
}

func (c *calls) call(laws *bridge.Auction, move *game.Move) {
	c.started = true
	switch {
	case move.Kind == game.PlusMove && c.star != nil:
		c.ends(move)
		return
	case c.plus != nil:
		c.told, c.callsDoubtful = true, true
		c.diags.ReportBoth(diag.AuctionAfterPlus, move.Span, c.plus.Span, "the “+”", func() string {
			return diag.Quote(move.String()) + " comes after “+”, which marks the next call; nothing may follow it."
		})
		return
	}
	switch move.Kind {
	case game.PlusMove:
		c.ends(move)
		c.plus = move
	case game.SkippedMove:
		c.skip(move)
	case game.BadMove:
		c.run, c.skipped = 0, nil
		c.unclear, c.callsDoubtful = true, true
	case game.CallMove:
		c.run, c.skipped = 0, nil
		if move.Seat.Known() {
			c.legal(laws, move)
		}
	}
}

func (c *calls) skip(move *game.Move) {
	c.run++
	c.skipped = move
	if c.run == 4 {
		c.report(diag.AuctionBadSkip, move.Span, func() string {
			return "All four players are skipped in a row; after three at most, the call made out of turn must follow."
		})
	}
}

// noCallFollows reports a player who was skipped where no call follows.
func (c *calls) noCallFollows() {
	if c.skipped != nil && c.run < 4 && !c.told {
		c.report(diag.AuctionBadSkip, c.skipped.Span, func() string {
			return "No call follows ^S, which marks a skipped player; the call made out of turn must follow."
		})
	}
	c.run, c.skipped = 0, nil
}

func (c *calls) legal(laws *bridge.Auction, move *game.Move) {
	high, bidder, _ := laws.High()
	fault := laws.Check(move.Seat, move.Call)
	if move.Call.IsBid() {
		c.riskInDoubt = false
	}
	if legal := fault == bridge.NoFault || fault == bridge.Insufficient; legal && strings.Contains(move.Marks, "I") {
		c.marked(move, fault, high)
		return
	}
	isRisk := fault == bridge.IllegalDouble || fault == bridge.IllegalRedouble
	if isRisk && c.riskInDoubt || fault == bridge.Insufficient && c.misspelt(c.Auction.Tag, c.before) {
		c.callsDoubtful = true
		return
	}
	c.riskInDoubt = c.riskInDoubt || isRisk
	switch fault {
	case bridge.Insufficient:
		c.report(diag.AuctionInsufficientBid, move.Span, func() string {
			return move.Call.String() + " is not higher than " + high.String() + " (" +
				bidder.Name() + "’s bid before it); an insufficient bid that was accepted is written ^I " + move.Call.String() + "."
		})
	case bridge.IllegalDouble:
		c.report(diag.AuctionIllegalDouble, move.Span, func() string {
			return move.Seat.Name() + " can double only a bid of the other side that is not doubled yet."
		})
	case bridge.IllegalRedouble:
		c.report(diag.AuctionIllegalRedouble, move.Span, func() string {
			return move.Seat.Name() + " can redouble only a bid of its own side that is doubled and not yet redoubled."
		})
	}
}

// marked checks a call with ^I before it.
func (c *calls) marked(move *game.Move, fault bridge.Fault, high bridge.Call) {
	call := move.Call.String()
	message := call + " is the first bid, so it is sufficient; ^I is only for insufficient bids."
	switch {
	case fault == bridge.Insufficient && strings.Count(move.Marks, "I") == 1 || c.unclear:
		return
	case fault == bridge.Insufficient:
		message = call + " has the mark ^I twice; once is enough."
	case !move.Call.IsBid():
		message = call + " is not a bid; ^I is only for insufficient bids."
	case high != 0:
		message = call + " is higher than " + high.String() + ", so it is sufficient; ^I is only for insufficient bids."
	}
	c.diags.Add(diag.Diagnostic{
		Rule: diag.AuctionFalseInsufficient, Place: diag.At(move.Span), Message: message, Fixes: withoutMark(c.text, move),
	})
}

// withoutMark is the fix that removes the mark before a move, if it has only one. Perhaps it is the call or the card that
// is wrong, so it is not safe.
func withoutMark(text *source.Text, move *game.Move) []diag.Fix {
	span := source.Span{Start: move.Span.Start, End: move.Span.Start + len("^I")}
	if len(move.Marks) != 1 {
		return nil
	}
	return []diag.Fix{{Title: "Remove the mark", Edits: []diag.Edit{diag.Cut(text, span)}}}
}
