package lin

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// dealerOf returns the dealer that LIN has: who makes the first call, if there is one; where nothing says that, the dealer of the number of
// the board, unless the contract is another's then.
func dealerOf(g *game.Game) bridge.Seat {
	dealer := saidDealer(g)
	if dealer.Known() {
		return dealer
	}
	if t := g.Found(tags.Dealer); t != nil && !values.SaysNothing(t.Effective()) {
		return dealer // it cannot be read
	}
	number, ok := numberOf(g)
	if !ok {
		return dealer
	}
	usual, _ := values.UsualBoard(number)
	laws := called(g, usual)
	contract, declarer, ended := laws.Contract()
	if led, by, ok := g.LedTo(); ended && ok && !(isSameContract(g, contract, led) && (by == declarer || contract.PassedOut)) {
		return dealer
	}
	return usual
}

// isSameContract reports whether the contract of an auction is that of a game: that of an end position has no level (3.10).
func isSameContract(g *game.Game, called, of bridge.Contract) bool {
	isEnd := of.Level == 0 && !of.PassedOut && !called.PassedOut && g.Deal != nil && g.Deal.IsEndPosition()
	return called == of || isEnd && called.Denomination == of.Denomination
}

// saidDealer returns the dealer that the game says.
func saidDealer(g *game.Game) bridge.Seat {
	if g.Auction != nil && g.Auction.First.Known() && len(g.Auction.Moves) > 0 {
		return g.Auction.First
	}
	return g.Dealer
}

// asRead returns the auction as LIN has it, without what it cannot say.
func asRead(g *game.Game) bridge.Auction { return called(g, dealerOf(g)) }

// called returns the auction of a game that somebody begins.
func called(g *game.Game, caller bridge.Seat) (laws bridge.Auction) {
	if g.Auction == nil {
		return laws
	}
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

// placeOf returns where the first of some tags is that a game has, else its first tag.
func placeOf(g *game.Game, of ...tags.Tag) source.Span {
	for _, number := range of {
		if t := g.Found(number); t != nil && t.Span().End > 0 {
			return t.Span()
		}
	}
	if len(g.Tags) > 0 {
		return g.Tags[0].Span()
	}
	return g.Span
}

// vulnerabilityOf returns the vulnerability that LIN has: that of the tag; where this says nothing, that of the number of the board.
func vulnerabilityOf(g *game.Game) values.Vulnerability {
	if t := g.Found(tags.Vulnerable); t != nil && !values.SaysNothing(t.Effective()) {
		return g.Vulnerable()
	}
	if number, ok := numberOf(g); ok {
		_, v := values.UsualBoard(number)
		return v
	}
	return values.VulnerabilityUnknown
}

// numberOf returns the number of a board, if it has one.
func numberOf(g *game.Game) (n int, ok bool) {
	value, _ := g.KnownOf(tags.Board)
	n, ok = readNumber([]byte(value))
	return n, ok && n > 0
}
