package check

import "pbn/core/syntax"

// The numbers of the tags that every game is asked for.
var (
	auctionTag = syntax.NumberOf("Auction")
	noteTag    = syntax.NumberOf("Note")
	playTag    = syntax.NumberOf("Play")
)
