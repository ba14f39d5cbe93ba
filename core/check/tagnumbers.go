package check

import "pbn/core/syntax"

// The numbers of the tags that every game is asked for.
var (
	auctionTag       = syntax.NumberOf("Auction")
	boardTag         = syntax.NumberOf("Board")
	competitionTag   = syntax.NumberOf("Competition")
	contractTag      = syntax.NumberOf("Contract")
	dealIDTag        = syntax.NumberOf("DealId")
	dealTag          = syntax.NumberOf("Deal")
	dealerTag        = syntax.NumberOf("Dealer")
	declarerTag      = syntax.NumberOf("Declarer")
	frenchMPTag      = syntax.NumberOf("FrenchMP")
	noteTag          = syntax.NumberOf("Note")
	optimumResultTag = syntax.NumberOf("OptimumResultTable")
	optimumScoreTag  = syntax.NumberOf("OptimumScore")
	playTag          = syntax.NumberOf("Play")
	resultTag        = syntax.NumberOf("Result")
	rubberHistoryTag = syntax.NumberOf("ScoreRubberHistory")
	rubberTag        = syntax.NumberOf("ScoreRubber")
	scoreTag         = syntax.NumberOf("Score")
	scoringTag       = syntax.NumberOf("Scoring")
	vulnerableTag    = syntax.NumberOf("Vulnerable")
)
