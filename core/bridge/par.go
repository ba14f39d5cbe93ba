package bridge

import (
	"math"
	"strconv"
)

// DoubleDummy has the tricks that each declarer wins in each denomination with open cards: an OptimumResultTable (5.7).
type DoubleDummy [4][5]int

// Par is the optimum result of a deal (4.2.7): what both sides bid who know all tricks and make the most of it.
type Par struct {
	// Score is in points for North-South.
	Score int
	// Contract and Side are where the auction stops, doubled where it fails; other contracts may have the same score.
	Contract Contract
	Side     Side
}

// String returns the score: "NS 420".
func (p Par) String() string { return "NS " + strconv.Itoa(p.Score) }

// ending is how an auction ends.
type ending struct {
	// points are those of the side that can choose it.
	points int32
	// bid is the last bid, 0 if all pass, and side the side that makes it.
	bid  Call
	side Side
}

// forOthers returns the ending with the points of the opponents.
func (e ending) forOthers() ending { return ending{-e.points, e.bid, e.side} }

// Par finds the optimum result by going back from the end of the auction: a side bids wherever that is better for it than
// to pass, the player of a side who wins more tricks declares, and a contract that fails is doubled. The dealer decides
// which side may bid first if both could make the same contract.
func (d *DoubleDummy) Par(dealer Seat, vulnerable [2]bool, scoring Scoring) Par {
	const less = -math.MaxInt32                         // than any score
	higher := [2]ending{{points: less}, {points: less}} // after the best of the bids that each side can still make
	best := d.ofSides()
	c := Contract{Level: 7, Denomination: NoTrump}
	for bid := Bid(7, NoTrump); bid.IsBid(); bid-- {
		var last [2]ending
		for side := range Side(2) {
			tricks := best[side][c.Denomination]
			points := int32(c.doubledIfDown(tricks).Score(tricks, vulnerable[side], scoring))
			// Three passes would end the auction: the opponents, this side and the opponents again may bid on. If it is all the same to the
			// opponents, they bid, so that the contract is the one that players name.
			own, theirs := higher[side], higher[side.Other()].forOthers()
			switch {
			case theirs.points <= max(points, own.points):
				last[side] = theirs
			case own.points > points:
				last[side] = own
			default:
				last[side] = ending{points, bid, side}
			}
		}
		for side := range higher {
			if last[side].points >= higher[side].points {
				higher[side] = last[side]
			}
		}
		if c.Denomination--; c.Denomination > NoTrump { // it was the lowest
			c.Level, c.Denomination = c.Level-1, NoTrump
		}
	}
	// The second player of a side has nothing to bid that the first had not.
	var e ending
	for _, side := range [...]Side{dealer.Side().Other(), dealer.Side()} {
		e = e.forOthers() // of the side whose turn it is
		if bid := higher[side]; bid.points > e.points {
			e = bid
		}
	}
	if dealer.Side() == EastWest {
		e = e.forOthers()
	}
	if e.bid == 0 {
		return Par{Contract: Contract{PassedOut: true}}
	}
	c = Contract{Level: e.bid.Level(), Denomination: e.bid.Denomination()}
	return Par{Score: int(e.points), Contract: c.doubledIfDown(best[e.side][c.Denomination]), Side: e.side}
}

// ofSides returns the tricks of each side: of that player who wins more.
func (d *DoubleDummy) ofSides() (tricks [2][5]int) {
	for side := range tricks {
		for in := range tricks[side] {
			tricks[side][in] = max(d[side][in], d[side+2][in])
		}
	}
	return tricks
}

// doubledIfDown returns the contract as the opponents leave it if declarer wins so many tricks.
func (c Contract) doubledIfDown(tricks int) Contract {
	if tricks < 6+c.Level {
		c.Risk = 1
	}
	return c
}
