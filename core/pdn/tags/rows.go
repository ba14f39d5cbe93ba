package tags

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

	ResultFormat
	WhiteTitle
	BlackTitle
	WhiteRating
	BlackRating
	WhiteNA
	BlackNA
	WhiteType
	BlackType
	EventDate
	EventSponsor
	Section
	Stage
	Board
	GameType
	FEN
	PlyCount
	Termination
	TimeControl
	TimeControlWhite
	TimeControlBlack
	WhiteTime
	BlackTime
	Time
	UTCTime
	UTCDate
	Annotator
	Author
	Publication
	PublicationDate

	SetUp
	Variant
	WhiteElo
	BlackElo
	WhiteRatingDiff
	BlackRatingDiff
	WhiteFmjdId
	BlackFmjdId
	WhiteTeam
	BlackTeam
	WhiteClock
	BlackClock
	Opening
	ECO
	PlayerUrl
	DamboTopLine
	DamboBottomLine
	FILENAME
	BoardOrientation

	Bianco
	Nero
	Risultato
	Apertura
	Dati
	Anno

	Count
)

// rows is the table of tags.
var rows = [Count]Row{
	Event:  {Name: "Event", Set: Roster, TellsGames: true},
	Site:   {Name: "Site", Set: Roster, TellsGames: true},
	Date:   {Name: "Date", Set: Roster},
	Round:  {Name: "Round", Set: Roster, TellsGames: true},
	White:  {Name: "White", Set: Roster, TellsGames: true},
	Black:  {Name: "Black", Set: Roster, TellsGames: true},
	Result: {Name: "Result", Set: Roster, TellsGames: true},

	ResultFormat:     {Name: "ResultFormat", Set: Standard},
	WhiteTitle:       {Name: "WhiteTitle", Set: Standard},
	BlackTitle:       {Name: "BlackTitle", Set: Standard},
	WhiteRating:      {Name: "WhiteRating", Set: Standard},
	BlackRating:      {Name: "BlackRating", Set: Standard},
	WhiteNA:          {Name: "WhiteNA", Set: Standard},
	BlackNA:          {Name: "BlackNA", Set: Standard},
	WhiteType:        {Name: "WhiteType", Set: Standard},
	BlackType:        {Name: "BlackType", Set: Standard},
	EventDate:        {Name: "EventDate", Set: Standard},
	EventSponsor:     {Name: "EventSponsor", Set: Standard},
	Section:          {Name: "Section", Set: Standard},
	Stage:            {Name: "Stage", Set: Standard},
	Board:            {Name: "Board", Set: Standard},
	GameType:         {Name: "GameType", Set: Standard, TellsGames: true},
	FEN:              {Name: "FEN", Set: Standard, TellsGames: true},
	PlyCount:         {Name: "PlyCount", Set: Standard},
	Termination:      {Name: "Termination", Set: Standard},
	TimeControl:      {Name: "TimeControl", Set: Standard},
	TimeControlWhite: {Name: "TimeControlWhite", Set: Standard},
	TimeControlBlack: {Name: "TimeControlBlack", Set: Standard},
	WhiteTime:        {Name: "WhiteTime", Set: Standard},
	BlackTime:        {Name: "BlackTime", Set: Standard},
	Time:             {Name: "Time", Set: Standard},
	UTCTime:          {Name: "UTCTime", Set: Standard},
	UTCDate:          {Name: "UTCDate", Set: Standard},
	Annotator:        {Name: "Annotator", Set: Standard},
	Author:           {Name: "Author", Set: Standard},
	Publication:      {Name: "Publication", Set: Standard},
	PublicationDate:  {Name: "PublicationDate", Set: Standard},

	SetUp:            {Name: "SetUp", Set: Vendor},
	Variant:          {Name: "Variant", Set: Vendor},
	WhiteElo:         {Name: "WhiteElo", Set: Vendor},
	BlackElo:         {Name: "BlackElo", Set: Vendor},
	WhiteRatingDiff:  {Name: "WhiteRatingDiff", Set: Vendor},
	BlackRatingDiff:  {Name: "BlackRatingDiff", Set: Vendor},
	WhiteFmjdId:      {Name: "WhiteFmjdId", Set: Vendor},
	BlackFmjdId:      {Name: "BlackFmjdId", Set: Vendor},
	WhiteTeam:        {Name: "WhiteTeam", Set: Vendor},
	BlackTeam:        {Name: "BlackTeam", Set: Vendor},
	WhiteClock:       {Name: "WhiteClock", Set: Vendor},
	BlackClock:       {Name: "BlackClock", Set: Vendor},
	Opening:          {Name: "Opening", Set: Vendor},
	ECO:              {Name: "ECO", Set: Vendor},
	PlayerUrl:        {Name: "PlayerUrl", Set: Vendor},
	DamboTopLine:     {Name: "DamboTopLine", Set: Vendor},
	DamboBottomLine:  {Name: "DamboBottomLine", Set: Vendor},
	FILENAME:         {Name: "FILENAME", Set: Vendor},
	BoardOrientation: {Name: "BoardOrientation", Set: Vendor},

	// Those of the Italian federation.
	Bianco:    {Name: "Bianco", Set: Vendor},
	Nero:      {Name: "Nero", Set: Vendor},
	Risultato: {Name: "Risultato", Set: Vendor},
	Apertura:  {Name: "Apertura", Set: Vendor},
	Dati:      {Name: "Dati", Set: Vendor},
	Anno:      {Name: "Anno", Set: Vendor},
}
