package tags

import (
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
)

// The tags of the standard, in its order. Other is every name that the standard does not have.
const (
	Other Tag = iota

	Event
	Site
	Date
	Board
	West
	North
	East
	South
	Dealer
	Vulnerable
	Deal
	Scoring
	Declarer
	Contract
	Result

	Auction
	Play
	Note

	Competition
	DealID
	Description
	FrenchMP
	Generator
	Hidden
	Room
	Termination
	Score
	ScoreIMP
	ScoreMP
	ScorePercentage
	ScoreRubber
	ScoreRubberHistory
	OptimumScore
	BidSystemEW
	BidSystemNS
	PairEW
	PairNS
	WestNA
	NorthNA
	EastNA
	SouthNA
	WestType
	NorthType
	EastType
	SouthType
	EventDate
	EventSponsor
	HomeTeam
	Round
	Section
	Stage
	Table
	VisitTeam
	Time
	UTCDate
	UTCTime
	TimeControl
	TimeCall
	TimeCard
	Annotator
	AnnotatorNA
	Application
	Mode

	ActionTable
	AuctionTimeTable
	InstantScoreTable
	OptimumPlayTable
	OptimumResultTable
	PlayTimeTable
	ScoreTable
	TotalScoreTable

	Count
)

// rows is the table of tags.
var rows = [Count]Row{
	Event: {Name: "Event", Section: "3.4.1", Set: MandatorySet, TellsGames: true},
	Site:  {Name: "Site", Section: "3.4.2", Set: MandatorySet},
	Date:  {Name: "Date", Section: "3.4.3", Set: MandatorySet, Type: values.DateType, Rule: rules.TagInvalidValue, Form: ByGame, FormRule: rules.TagInvalidValue},
	Board: {Name: "Board", Section: "3.4.4", Set: MandatorySet, TellsGames: true, Type: values.BoardType, Rule: rules.TagInvalidValue},
	West:  {Name: "West", Section: "3.4.5", Set: MandatorySet, OfGame: true, Type: values.NamesType, Rule: rules.TagPlayerName},
	North: {Name: "North", Section: "3.4.6", Set: MandatorySet, OfGame: true, Type: values.NamesType, Rule: rules.TagPlayerName},
	East:  {Name: "East", Section: "3.4.7", Set: MandatorySet, OfGame: true, Type: values.NamesType, Rule: rules.TagPlayerName},
	South: {Name: "South", Section: "3.4.8", Set: MandatorySet, OfGame: true, Type: values.NamesType, Rule: rules.TagPlayerName},
	Dealer: {
		Name: "Dealer", Section: "3.4.9", Set: MandatorySet, TellsGames: true, OwnValue: true,
		Type: values.SeatType, Rule: rules.TagInvalidValue, Form: ByGame, FormRule: rules.ExportLowerCase,
	},
	Vulnerable: {
		Name: "Vulnerable", Section: "3.4.10", Set: MandatorySet, OwnValue: true,
		Type: values.VulnerabilityType, Rule: rules.TagInvalidValue, Form: ByValue, FormRule: rules.ExportVulnerable,
	},
	Deal: {
		Name: "Deal", Section: "3.4.11", Set: MandatorySet, TellsGames: true, OwnValue: true,
		Rule: rules.DealSyntax, Form: ByGame, FormRule: rules.ExportDealForm,
	},
	Scoring: {Name: "Scoring", Section: "3.4.12", Set: MandatorySet, Since: "2.0", OfGame: true, Type: values.ScoringType, Rule: rules.TagUnknownScoring},
	Declarer: {
		Name: "Declarer", Section: "3.4.13", Set: MandatorySet, OwnValue: true, OfGame: true,
		Type: values.DeclarerType, Rule: rules.TagInvalidValue, Form: ByGame, FormRule: rules.ExportLowerCase,
	},
	Contract: {
		Name: "Contract", Section: "3.4.14", Set: MandatorySet, OwnValue: true, OfGame: true,
		Type: values.ContractType, Rule: rules.TagInvalidValue, Form: ByGame, FormRule: rules.ExportLowerCase,
	},
	Result: {
		Name: "Result", Section: "3.4.15", Set: MandatorySet, OfGame: true,
		Type: values.ResultType, Rule: rules.TagInvalidValue, Form: ByGame, FormRule: rules.ExportResultForm,
	},

	Auction: {
		Name: "Auction", Section: "3.5", Set: SectionSet, OwnValue: true,
		Type: values.SeatType, Rule: rules.TagInvalidValue, Form: BySection, FormRule: rules.ExportLowerCase,
	},
	Play: {
		Name: "Play", Section: "3.6", Set: SectionSet, OwnValue: true,
		Type: values.SeatType, Rule: rules.TagInvalidValue, Form: BySection, FormRule: rules.ExportLowerCase,
	},
	Note: {Name: "Note", Section: "3.5.5", Set: SectionSet, OwnValue: true, Rule: rules.NoteSyntax},

	Competition: {Name: "Competition", Section: "4.1.1", Set: SupplementalSet},
	DealID:      {Name: "DealId", Section: "4.1.2", Set: SupplementalSet},
	Description: {Name: "Description", Section: "4.1.3", Set: SupplementalSet},
	FrenchMP:    {Name: "FrenchMP", Section: "4.1.4", Set: SupplementalSet, Type: values.YesNoType, Rule: rules.TagInvalidValue},
	Generator:   {Name: "Generator", Section: "4.1.5", Set: SupplementalSet},
	Hidden:      {Name: "Hidden", Section: "4.1.6", Set: SupplementalSet, Type: values.HiddenType, Rule: rules.TagInvalidValue},
	Room:        {Name: "Room", Section: "4.1.7", Set: SupplementalSet, Type: values.RoomType, Rule: rules.TagInvalidValue},
	Termination: {Name: "Termination", Section: "4.1.8", Set: SupplementalSet},

	Score:              {Name: "Score", Section: "4.2.1", Set: SupplementalSet, Type: values.ScoreType, Rule: rules.TagInvalidValue},
	ScoreIMP:           {Name: "ScoreIMP", Section: "4.2.2", Set: SupplementalSet, Type: values.ScoreIMPType, Rule: rules.TagInvalidValue},
	ScoreMP:            {Name: "ScoreMP", Section: "4.2.3", Set: SupplementalSet, Type: values.ScoreMPType, Rule: rules.TagInvalidValue},
	ScorePercentage:    {Name: "ScorePercentage", Section: "4.2.4", Set: SupplementalSet, Type: values.ScorePercentageType, Rule: rules.TagInvalidValue},
	ScoreRubber:        {Name: "ScoreRubber", Section: "4.2.5", Set: SupplementalSet, Type: values.ScoreRubberType, Rule: rules.TagInvalidValue},
	ScoreRubberHistory: {Name: "ScoreRubberHistory", Section: "4.2.6", Set: SupplementalSet, Type: values.RubberHistoryType, Rule: rules.TagInvalidValue},
	OptimumScore:       {Name: "OptimumScore", Section: "4.2.7", Set: SupplementalSet, Type: values.OptimumScoreType, Rule: rules.TagInvalidValue},

	BidSystemEW: {Name: "BidSystemEW", Section: "4.3.1", Set: SupplementalSet},
	BidSystemNS: {Name: "BidSystemNS", Section: "4.3.1", Set: SupplementalSet},
	PairEW:      {Name: "PairEW", Section: "4.3.2", Set: SupplementalSet},
	PairNS:      {Name: "PairNS", Section: "4.3.2", Set: SupplementalSet},
	WestNA:      {Name: "WestNA", Section: "4.3.3", Set: SupplementalSet},
	NorthNA:     {Name: "NorthNA", Section: "4.3.3", Set: SupplementalSet},
	EastNA:      {Name: "EastNA", Section: "4.3.3", Set: SupplementalSet},
	SouthNA:     {Name: "SouthNA", Section: "4.3.3", Set: SupplementalSet},
	WestType:    {Name: "WestType", Section: "4.3.4", Set: SupplementalSet},
	NorthType:   {Name: "NorthType", Section: "4.3.4", Set: SupplementalSet},
	EastType:    {Name: "EastType", Section: "4.3.4", Set: SupplementalSet},
	SouthType:   {Name: "SouthType", Section: "4.3.4", Set: SupplementalSet},

	EventDate:    {Name: "EventDate", Section: "4.4.1", Set: SupplementalSet, Type: values.DayType, Rule: rules.TagInvalidValue, Form: ByValue, FormRule: rules.TagInvalidValue},
	EventSponsor: {Name: "EventSponsor", Section: "4.4.2", Set: SupplementalSet},
	HomeTeam:     {Name: "HomeTeam", Section: "4.4.3", Set: SupplementalSet},
	Round:        {Name: "Round", Section: "4.4.4", Set: SupplementalSet, Type: values.RoundType, Rule: rules.TagInvalidValue},
	Section:      {Name: "Section", Section: "4.4.5", Set: SupplementalSet},
	Stage:        {Name: "Stage", Section: "4.4.6", Set: SupplementalSet},
	Table:        {Name: "Table", Section: "4.4.7", Set: SupplementalSet},
	VisitTeam:    {Name: "VisitTeam", Section: "4.4.8", Set: SupplementalSet},

	Time:        {Name: "Time", Section: "4.5.1", Set: SupplementalSet, Type: values.TimeType, Rule: rules.TagInvalidValue, Form: ByGame, FormRule: rules.TagInvalidValue},
	UTCDate:     {Name: "UTCDate", Section: "4.5.2", Set: SupplementalSet, Type: values.DayType, Rule: rules.TagInvalidValue, Form: ByValue, FormRule: rules.TagInvalidValue},
	UTCTime:     {Name: "UTCTime", Section: "4.5.3", Set: SupplementalSet, Type: values.TimeType, Rule: rules.TagInvalidValue},
	TimeControl: {Name: "TimeControl", Section: "4.6.1", Set: SupplementalSet, Type: values.TimeControlType, Rule: rules.TagInvalidValue},
	TimeCall:    {Name: "TimeCall", Section: "4.6.2", Set: SupplementalSet, Type: values.SecondsType, Rule: rules.TagInvalidValue},
	TimeCard:    {Name: "TimeCard", Section: "4.6.3", Set: SupplementalSet, Type: values.SecondsType, Rule: rules.TagInvalidValue},

	Annotator:   {Name: "Annotator", Section: "4.7.1", Set: SupplementalSet},
	AnnotatorNA: {Name: "AnnotatorNA", Section: "4.7.2", Set: SupplementalSet},
	Application: {Name: "Application", Section: "4.7.3", Set: SupplementalSet},
	Mode:        {Name: "Mode", Section: "4.7.4", Set: SupplementalSet},

	ActionTable: {Name: "ActionTable", Section: "5.3", Set: TableSet, Columns: []Column{
		{Name: "Rank", Type: values.CountType}, {Name: "Call", Type: values.CallType}, {Name: "Card", Type: values.CardType},
		{Name: "Declarer", Type: values.SwappedType}, {Name: "Contract", Type: values.ContractType}, {Name: "Percentage", Type: values.PercentageType},
	}},
	AuctionTimeTable: {Name: "AuctionTimeTable", Section: "5.4", Set: TableSet, Columns: []Column{
		{Name: "Time", Type: values.ThinkingTimeType}, {Name: "TotalTime", Type: values.ThinkingTimeType},
	}},
	InstantScoreTable: {Name: "InstantScoreTable", Section: "5.5", Set: TableSet, Columns: []Column{
		{Name: "Rank", Type: values.CountType}, {Name: "ScoreRange_NS", Type: values.ScoreRangeType}, {Name: "ScoreRange_EW", Type: values.ScoreRangeType},
		{Name: "IMP_NS", Type: values.NumberType}, {Name: "IMP_EW", Type: values.NumberType},
		{Name: "Percentage_NS", Type: values.PercentageType}, {Name: "Percentage_EW", Type: values.PercentageType},
	}},
	OptimumPlayTable: {Name: "OptimumPlayTable", Section: "5.6", Set: TableSet, Columns: []Column{
		{Name: "S", Type: values.RanksType}, {Name: "H", Type: values.RanksType}, {Name: "D", Type: values.RanksType}, {Name: "C", Type: values.RanksType},
	}},
	OptimumResultTable: {Name: "OptimumResultTable", Section: "5.7", Set: TableSet, Columns: []Column{
		{Name: "Declarer", Type: values.SeatType}, {Name: "Denomination", Type: values.DenominationType}, {Name: "Result", Type: values.TricksType},
	}},
	PlayTimeTable: {Name: "PlayTimeTable", Section: "5.8", Set: TableSet, Columns: []Column{
		{Name: "Time", Type: values.ThinkingTimeType}, {Name: "TotalTime", Type: values.ThinkingTimeType},
	}},
	ScoreTable: {Name: "ScoreTable", Section: "5.9", Set: TableSet, Columns: []Column{
		{Name: "Rank", Type: values.CountType}, {Name: "PairId_NS", Type: values.PairType}, {Name: "PairId_EW", Type: values.PairType},
		{Name: "Names_NS", Type: values.NamesType}, {Name: "Names_EW", Type: values.NamesType}, {Name: "Contract", Type: values.ContractType},
		{Name: "Declarer", Type: values.SeatType}, {Name: "Result", Type: values.TricksType, Artificial: true},
		{Name: "Score_NS", Type: values.PointsType}, {Name: "Score_EW", Type: values.PointsType},
		{Name: "IMP_NS", Type: values.NumberType}, {Name: "IMP_EW", Type: values.NumberType}, {Name: "MP_NS", Type: values.NumberType},
		{Name: "MP_EW", Type: values.NumberType}, {Name: "Percentage_NS", Type: values.PercentageType}, {Name: "Percentage_EW", Type: values.PercentageType},
		{Name: "Multiplicity", Type: values.CountType},
	}},
	TotalScoreTable: {Name: "TotalScoreTable", Section: "5.10", Set: TableSet, Columns: []Column{
		{Name: "Rank", Type: values.CountType}, {Name: "PairId", Type: values.PairType}, {Name: "Names", Type: values.NamesType},
		{Name: "TotalScore", Type: values.NumberType}, {Name: "TotalIMP", Type: values.NumberType}, {Name: "TotalMP", Type: values.NumberType},
		{Name: "TotalPercentage", Type: values.NumberType}, {Name: "MeanScore", Type: values.NumberType}, {Name: "MeanIMP", Type: values.NumberType},
		{Name: "MeanMP", Type: values.NumberType}, {Name: "MeanPercentage", Type: values.PercentageType}, {Name: "NrBoards", Type: values.CountType},
		{Name: "Multiplicity", Type: values.CountType},
	}},
}
