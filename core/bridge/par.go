package bridge

// DoubleDummy is the tricks that each declarer wins in each denomination with open cards: an OptimumResultTable (5.7).
type DoubleDummy [4][5]int

// Par is the optimum result of a deal (4.2.7): what both sides bid who know all tricks and make the most of it.
type Par struct {
	// Score is in points for North-South.
	Score int
	// Contract and Side are where the auction stops, doubled where it fails; other contracts may have the same score.
	Contract Contract
	Side     Side
}

// forSide is the score in points for a side.
func (p Par) forSide(s Side) int {
	if s == EastWest {
		return -p.Score
	}
	return p.Score
}

// Par finds the optimum result by going back from the end of the auction: a side bids wherever that is better for it than
// to pass, the player of a side who wins more tricks declares, and what fails is doubled. The dealer tells which side may
// bid first where both could make the same.
func (d *DoubleDummy) Par(dealer Seat, vulnerable [2]bool, scoring Scoring) Par {
	var higher choices
	for bid := Bid(7, NoTrump); bid.IsBid(); bid-- {
		var last [2]Par
		for side := range last {
			last[side] = d.stop(bid, Side(side), vulnerable[side], scoring)
			// Three passes would end the auction: the opponents, this side and the opponents again may bid on.
			for turn := range 3 {
				last[side] = higher.orPass(Side(side+1+turn)%2, Side(side), last[side])
			}
		}
		higher.add(last)
	}
	p := Par{Contract: Contract{PassedOut: true}}
	for turn := range 4 {
		side := dealer.Next(3 - turn).Side()
		p = higher.orPass(side, side, p)
	}
	return p
}

// stop is what it comes to when the auction stops at a bid.
func (d *DoubleDummy) stop(bid Call, side Side, vulnerable bool, scoring Scoring) Par {
	p := Par{Contract: Contract{Level: bid.Level(), Denomination: bid.Denomination()}, Side: side}
	tricks := max(d[side][bid.Denomination()], d[side+2][bid.Denomination()])
	if tricks < 6+p.Contract.Level {
		p.Contract.Risk = 1
	}
	p.Score = p.Contract.Score(tricks, vulnerable, scoring)
	p.Score = p.forSide(side)
	return p
}

// choices are what comes, for each side, of the best of the bids that it can still make.
type choices struct {
	best [2]Par
	any  bool
}

// add takes note of a bid that is lower than all before.
func (c *choices) add(bid [2]Par) {
	for side, p := range bid {
		if s := Side(side); !c.any || p.forSide(s) >= c.best[s].forSide(s) {
			c.best[s] = p
		}
	}
	c.any = true
}

// orPass is what comes of a side's turn: of its best bid where that is better for it than what comes of a pass, and, so that
// the contract is the one that players name, where it is as good and the bid before it was the opponents'.
func (c *choices) orPass(s, bidder Side, pass Par) Par {
	if !c.any {
		return pass
	}
	bid := c.best[s].forSide(s)
	if bid > pass.forSide(s) || bid == pass.forSide(s) && s != bidder {
		return c.best[s]
	}
	return pass
}
