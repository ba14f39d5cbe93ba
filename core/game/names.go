package game

import "strings"

// SupplementalTags are the supplemental tags of the standard (chapter 4), and Auction, Play and Note.
var SupplementalTags = strings.Fields(`Auction Play Note
	Competition DealId Description FrenchMP Generator Hidden Room Termination
	Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory OptimumScore
	BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType NorthType EastType SouthType
	EventDate EventSponsor HomeTeam Round Section Stage Table VisitTeam
	Time UTCDate UTCTime TimeControl TimeCall TimeCard Annotator AnnotatorNA Application Mode`)
