package check

import "pbn/core/syntax"

// The numbers of the tags that every game is asked for.
var (
	actionTag        = syntax.NumberOf("ActionTable")
	auctionTag       = syntax.NumberOf("Auction")
	auctionTimesTag  = syntax.NumberOf("AuctionTimeTable")
	boardTag         = syntax.NumberOf("Board")
	competitionTag   = syntax.NumberOf("Competition")
	contractTag      = syntax.NumberOf("Contract")
	dealerTag        = syntax.NumberOf("Dealer")
	dealIDTag        = syntax.NumberOf("DealId")
	dealTag          = syntax.NumberOf("Deal")
	declarerTag      = syntax.NumberOf("Declarer")
	frenchMPTag      = syntax.NumberOf("FrenchMP")
	instantScoreTag  = syntax.NumberOf("InstantScoreTable")
	noteTag          = syntax.NumberOf("Note")
	optimumPlayTag   = syntax.NumberOf("OptimumPlayTable")
	optimumResultTag = syntax.NumberOf("OptimumResultTable")
	optimumScoreTag  = syntax.NumberOf("OptimumScore")
	playTag          = syntax.NumberOf("Play")
	playTimesTag     = syntax.NumberOf("PlayTimeTable")
	resultTag        = syntax.NumberOf("Result")
	rubberHistoryTag = syntax.NumberOf("ScoreRubberHistory")
	rubberTag        = syntax.NumberOf("ScoreRubber")
	scoreTableTag    = syntax.NumberOf("ScoreTable")
	scoreTag         = syntax.NumberOf("Score")
	scoringTag       = syntax.NumberOf("Scoring")
	totalScoreTag    = syntax.NumberOf("TotalScoreTable")
	vulnerableTag    = syntax.NumberOf("Vulnerable")
)
