package check

import "pbn/core/tags"

// The numbers of the tags that every game is asked for.
const (
	actionTag        = tags.ActionTable
	auctionTag       = tags.Auction
	auctionTimesTag  = tags.AuctionTimeTable
	boardTag         = tags.Board
	competitionTag   = tags.Competition
	contractTag      = tags.Contract
	dealerTag        = tags.Dealer
	dealIDTag        = tags.DealID
	dealTag          = tags.Deal
	declarerTag      = tags.Declarer
	frenchMPTag      = tags.FrenchMP
	instantScoreTag  = tags.InstantScoreTable
	noteTag          = tags.Note
	optimumPlayTag   = tags.OptimumPlayTable
	optimumResultTag = tags.OptimumResultTable
	optimumScoreTag  = tags.OptimumScore
	playTag          = tags.Play
	playTimesTag     = tags.PlayTimeTable
	resultTag        = tags.Result
	rubberHistoryTag = tags.ScoreRubberHistory
	rubberTag        = tags.ScoreRubber
	scoreTableTag    = tags.ScoreTable
	scoreTag         = tags.Score
	scoringTag       = tags.Scoring
	totalScoreTag    = tags.TotalScoreTable
	vulnerableTag    = tags.Vulnerable
)
