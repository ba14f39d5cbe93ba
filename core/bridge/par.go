package bridge

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

// ending is how an auction ends.
type ending struct {
	// points is the score of North-South.
	points int32
	// bid is the last bid, 0 if all pass, and side the side that makes it.
	bid  Call
	side Side
}

// forSide returns the score of a side.
func (e ending) forSide(s Side) int32 {
	if s == EastWest {
		return -e.points
	}
	return e.points
}

// Par finds the optimum result by going back from the end of the auction: a side bids wherever that is better for it than
// to pass, the player of a side who wins more tricks declares, and a contract that fails is doubled. The dealer decides
// which side may bid first if both could make the same contract.
func (d *DoubleDummy) Par(dealer Seat, vulnerable [2]bool, scoring Scoring) Par {
	const more = 1 << 30 // than any score
	higher := choices{{points: -more}, {points: more}}
	for bid := Bid(7, NoTrump); bid.IsBid(); bid-- {
		var last choices
		for side := range Side(2) {
			contract, tricks := d.contract(bid, side)
			e := ending{int32(contract.Score(tricks, vulnerable[side], scoring)), bid, side}
			e.points = e.forSide(side)
			// Three passes would end the auction: the opponents, this side and the opponents again may bid on.
			e = higher.orPass(side.Other(), side, e)
			e = higher.orPass(side, side, e)
			last[side] = higher.orPass(side.Other(), side, e)
		}
		higher.add(last)
	}
	e := ending{}
	for turn := range 4 {
		side := dealer.Next(3 - turn).Side()
		e = higher.orPass(side, side, e)
	}
	if e.bid == 0 {
		return Par{Contract: Contract{PassedOut: true}}
	}
	contract, _ := d.contract(e.bid, e.side)
	return Par{Score: int(e.points), Contract: contract, Side: e.side}
}

// contract returns the contract if the auction stops at the bid of a side, and the tricks that declarer wins.
func (d *DoubleDummy) contract(bid Call, side Side) (c Contract, tricks int) {
	c = Contract{Level: bid.Level(), Denomination: bid.Denomination()}
	tricks = max(d[side][c.Denomination], d[side+2][c.Denomination])
	if tricks < 6+c.Level {
		c.Risk = 1
	}
	return c, tricks
}

// choices has, for each side, the ending after the best of the bids that it can still make.
type choices [2]ending

// add adds a bid that is lower than all before it.
func (c *choices) add(bid choices) {
	if bid[NorthSouth].points >= c[NorthSouth].points {
		c[NorthSouth] = bid[NorthSouth]
	}
	if bid[EastWest].points <= c[EastWest].points {
		c[EastWest] = bid[EastWest]
	}
}

// orPass returns the ending after a side's turn: the side makes its best bid if that is better for it than a pass. If both are equal and
// the bid before was the opponents', it bids, too, so that the contract is the one that players name.
func (c *choices) orPass(s, bidder Side, pass ending) ending {
	bid, passed := c[s].forSide(s), pass.forSide(s)
	if bid > passed || bid == passed && s != bidder {
		return c[s]
	}
	return pass
}
