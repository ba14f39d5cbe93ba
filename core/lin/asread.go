package lin

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
)

// dealerOf returns the dealer that LIN has: who makes the first call, if there is one.
func dealerOf(g *game.Game) bridge.Seat {
	if g.Auction != nil && g.Auction.First.Known() && len(g.Auction.Moves) > 0 {
		return g.Auction.First
	}
	return g.Dealer
}

// asRead returns the auction as LIN has it, without what it cannot say.
func asRead(g *game.Game) (laws bridge.Auction) {
	if g.Auction == nil {
		return laws
	}
	caller := dealerOf(g)
	for i := range g.Auction.Moves {
		if m := &g.Auction.Moves[i]; m.Kind == game.CallMove && !laws.Ended() {
			laws.Add(caller, m.Call)
			if caller.Known() {
				caller = caller.Next(1)
			}
		}
	}
	return laws
}
