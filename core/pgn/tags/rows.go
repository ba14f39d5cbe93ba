package tags

import "pbn/core/pgn/values"

// The tags: those of the standard in its order, then those of programs. Other is every name that has no row.
const (
	Other Tag = iota

	Event
	Site
	Date
	Round
	White
	Black
	Result

	WhiteTitle
	BlackTitle
	WhiteElo
	BlackElo
	WhiteUSCF
	BlackUSCF
	WhiteNA
	BlackNA
	WhiteType
	BlackType
	EventDate
	EventSponsor
	Section
	Stage
	Board
	Opening
	Variation
	SubVariation
	ECO
	NIC
	Time
	UTCTime
	UTCDate
	TimeControl
	SetUp
	FEN
	Termination
	Annotator
	Mode
	PlyCount

	// Those of lichess.
	Variant
	GameId
	GameURL
	StudyName
	ChapterName
	ChapterURL
	ChapterMode
	Orientation
	BroadcastName
	BroadcastURL
	WhiteRatingDiff
	BlackRatingDiff
	WhiteFideId
	BlackFideId
	WhiteTeam
	BlackTeam
	WhiteClock
	BlackClock

	// Those of chess.com.
	Link
	ECOUrl
	CurrentPosition
	Timezone
	StartTime
	EndDate
	EndTime
	Tournament
	Match
	WhiteUrl
	BlackUrl
	WhiteCountry
	BlackCountry

	// Those of ChessBase.
	EventType
	EventRounds
	EventCountry
	EventCategory
	Source
	SourceTitle
	SourceDate
	SourceVersion
	SourceVersionDate
	SourceQuality
	WhiteTeamCountry
	BlackTeamCountry
	Remark

	// Those of programs that let engines play, and of boards.
	GameStartTime
	GameEndTime
	GameDuration
	EPGN
	Clock
	Division
	Room

	// Those of FICS.
	FICSGamesDBGameNo
	WhiteRD
	BlackRD
	WhiteIsComp
	BlackIsComp

	Count
)

// rows is the table of tags.
var rows = [Count]Row{
	Event:  {Name: "Event", Section: "8.1.1.1", Set: Roster, TellsGames: true},
	Site:   {Name: "Site", Section: "8.1.1.2", Set: Roster, TellsGames: true, Type: values.SiteType},
	Date:   {Name: "Date", Section: "8.1.1.3", Set: Roster, Type: values.DateType},
	Round:  {Name: "Round", Section: "8.1.1.4", Set: Roster, TellsGames: true, Type: values.RoundType},
	White:  {Name: "White", Section: "8.1.1.5", Set: Roster, TellsGames: true, Type: values.NamesType},
	Black:  {Name: "Black", Section: "8.1.1.6", Set: Roster, TellsGames: true, Type: values.NamesType},
	Result: {Name: "Result", Section: "8.1.1.7", Set: Roster, TellsGames: true, Type: values.ResultType},

	WhiteTitle:   {Name: "WhiteTitle", Section: "9.1.1", Set: Supplemental, Type: values.TitleType},
	BlackTitle:   {Name: "BlackTitle", Section: "9.1.1", Set: Supplemental, Type: values.TitleType},
	WhiteElo:     {Name: "WhiteElo", Section: "9.1.2", Set: Supplemental, Type: values.RatingType},
	BlackElo:     {Name: "BlackElo", Section: "9.1.2", Set: Supplemental, Type: values.RatingType},
	WhiteUSCF:    {Name: "WhiteUSCF", Section: "9.1.3", Set: Supplemental, Type: values.RatingType},
	BlackUSCF:    {Name: "BlackUSCF", Section: "9.1.3", Set: Supplemental, Type: values.RatingType},
	WhiteNA:      {Name: "WhiteNA", Section: "9.1.4", Set: Supplemental},
	BlackNA:      {Name: "BlackNA", Section: "9.1.4", Set: Supplemental},
	WhiteType:    {Name: "WhiteType", Section: "9.1.5", Set: Supplemental, Type: values.PlayerType},
	BlackType:    {Name: "BlackType", Section: "9.1.5", Set: Supplemental, Type: values.PlayerType},
	EventDate:    {Name: "EventDate", Section: "9.2.1", Set: Supplemental, Type: values.DateType},
	EventSponsor: {Name: "EventSponsor", Section: "9.2.2", Set: Supplemental},
	Section:      {Name: "Section", Section: "9.2.3", Set: Supplemental},
	Stage:        {Name: "Stage", Section: "9.2.4", Set: Supplemental},
	Board:        {Name: "Board", Section: "9.2.5", Set: Supplemental, Type: values.IntegerType},
	Opening:      {Name: "Opening", Section: "9.3.1", Set: Supplemental},
	Variation:    {Name: "Variation", Section: "9.3.2", Set: Supplemental},
	SubVariation: {Name: "SubVariation", Section: "9.3.3", Set: Supplemental},
	ECO:          {Name: "ECO", Section: "9.4.1", Set: Supplemental, Type: values.ECOType},
	NIC:          {Name: "NIC", Section: "9.4.2", Set: Supplemental},
	Time:         {Name: "Time", Section: "9.5.1", Set: Supplemental, Type: values.TimeType},
	UTCTime:      {Name: "UTCTime", Section: "9.5.2", Set: Supplemental, Type: values.TimeType},
	UTCDate:      {Name: "UTCDate", Section: "9.5.3", Set: Supplemental, Type: values.DateType},
	TimeControl:  {Name: "TimeControl", Section: "9.6.1", Set: Supplemental, Type: values.TimeControlType},
	SetUp:        {Name: "SetUp", Section: "9.7.1", Set: Supplemental, Type: values.SetUpType},
	FEN:          {Name: "FEN", Section: "9.7.2", Set: Supplemental, Type: values.FENType},
	Termination:  {Name: "Termination", Section: "9.8.1", Set: Supplemental, Type: values.TerminationType},
	Annotator:    {Name: "Annotator", Section: "9.9.1", Set: Supplemental, Type: values.NamesType},
	Mode:         {Name: "Mode", Section: "9.9.2", Set: Supplemental, Type: values.ModeType},
	PlyCount:     {Name: "PlyCount", Section: "9.9.3", Set: Supplemental, Type: values.IntegerType},

	Variant:         {Name: "Variant", Set: Vendor, Type: values.VariantType},
	GameId:          {Name: "GameId", Set: Vendor},
	GameURL:         {Name: "GameURL", Set: Vendor},
	StudyName:       {Name: "StudyName", Set: Vendor},
	ChapterName:     {Name: "ChapterName", Set: Vendor},
	ChapterURL:      {Name: "ChapterURL", Set: Vendor},
	ChapterMode:     {Name: "ChapterMode", Set: Vendor},
	Orientation:     {Name: "Orientation", Set: Vendor},
	BroadcastName:   {Name: "BroadcastName", Set: Vendor},
	BroadcastURL:    {Name: "BroadcastURL", Set: Vendor},
	WhiteRatingDiff: {Name: "WhiteRatingDiff", Set: Vendor},
	BlackRatingDiff: {Name: "BlackRatingDiff", Set: Vendor},
	WhiteFideId:     {Name: "WhiteFideId", Set: Vendor},
	BlackFideId:     {Name: "BlackFideId", Set: Vendor},
	WhiteTeam:       {Name: "WhiteTeam", Set: Vendor},
	BlackTeam:       {Name: "BlackTeam", Set: Vendor},
	WhiteClock:      {Name: "WhiteClock", Set: Vendor},
	BlackClock:      {Name: "BlackClock", Set: Vendor},

	Link:            {Name: "Link", Set: Vendor},
	ECOUrl:          {Name: "ECOUrl", Set: Vendor},
	CurrentPosition: {Name: "CurrentPosition", Set: Vendor},
	Timezone:        {Name: "Timezone", Set: Vendor},
	StartTime:       {Name: "StartTime", Set: Vendor},
	EndDate:         {Name: "EndDate", Set: Vendor, Type: values.DateType},
	EndTime:         {Name: "EndTime", Set: Vendor},
	Tournament:      {Name: "Tournament", Set: Vendor},
	Match:           {Name: "Match", Set: Vendor},
	WhiteUrl:        {Name: "WhiteUrl", Set: Vendor},
	BlackUrl:        {Name: "BlackUrl", Set: Vendor},
	WhiteCountry:    {Name: "WhiteCountry", Set: Vendor},
	BlackCountry:    {Name: "BlackCountry", Set: Vendor},

	EventType:         {Name: "EventType", Set: Vendor},
	EventRounds:       {Name: "EventRounds", Set: Vendor},
	EventCountry:      {Name: "EventCountry", Set: Vendor},
	EventCategory:     {Name: "EventCategory", Set: Vendor},
	Source:            {Name: "Source", Set: Vendor},
	SourceTitle:       {Name: "SourceTitle", Set: Vendor},
	SourceDate:        {Name: "SourceDate", Set: Vendor, Type: values.DateType},
	SourceVersion:     {Name: "SourceVersion", Set: Vendor},
	SourceVersionDate: {Name: "SourceVersionDate", Set: Vendor, Type: values.DateType},
	SourceQuality:     {Name: "SourceQuality", Set: Vendor},
	WhiteTeamCountry:  {Name: "WhiteTeamCountry", Set: Vendor},
	BlackTeamCountry:  {Name: "BlackTeamCountry", Set: Vendor},
	Remark:            {Name: "Remark", Set: Vendor},

	GameStartTime: {Name: "GameStartTime", Set: Vendor},
	GameEndTime:   {Name: "GameEndTime", Set: Vendor},
	GameDuration:  {Name: "GameDuration", Set: Vendor},
	EPGN:          {Name: "ePGN", Set: Vendor},
	Clock:         {Name: "Clock", Set: Vendor},
	Division:      {Name: "Division", Set: Vendor},
	Room:          {Name: "Room", Set: Vendor},

	FICSGamesDBGameNo: {Name: "FICSGamesDBGameNo", Set: Vendor},
	WhiteRD:           {Name: "WhiteRD", Set: Vendor},
	BlackRD:           {Name: "BlackRD", Set: Vendor},
	WhiteIsComp:       {Name: "WhiteIsComp", Set: Vendor},
	BlackIsComp:       {Name: "BlackIsComp", Set: Vendor},
}
