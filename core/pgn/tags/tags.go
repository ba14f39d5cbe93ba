// Package tags has a table of the tags of PGN, with one row for each: those of the standard (8.1.1, chapter 9) and those that the programs
// of today write.
package tags

// Tag is a tag that has a row, by the number of its row, or Other.
type Tag uint8

// The tags. The first seven are the Seven Tag Roster, in the order of export format (8.1.1). Other is every name that has no row.
const (
	Other Tag = iota

	Event
	Site
	Date
	Round
	White
	Black
	Result

	FEN
	SetUp
	Variant
	Count
)

// Row describes a tag.
type Row struct {
	Name string
	// Section is the section of the standard, "" for a tag that it does not have.
	Section string
	// TellsGames reports that each game has a tag of its own: if two such tags are repeated, another game begins (ledger 8-c, 8.1-n).
	TellsGames bool
}

var rows = [Count]Row{
	Event:   {Name: "Event", Section: "8.1.1.1", TellsGames: true},
	Site:    {Name: "Site", Section: "8.1.1.2", TellsGames: true},
	Date:    {Name: "Date", Section: "8.1.1.3"},
	Round:   {Name: "Round", Section: "8.1.1.4", TellsGames: true},
	White:   {Name: "White", Section: "8.1.1.5", TellsGames: true},
	Black:   {Name: "Black", Section: "8.1.1.6", TellsGames: true},
	Result:  {Name: "Result", Section: "8.1.1.7", TellsGames: true},
	FEN:     {Name: "FEN", Section: "9.7.2"},
	SetUp:   {Name: "SetUp", Section: "9.7.1"},
	Variant: {Name: "Variant"},
}

// Row returns the tag's row in the table.
func (t Tag) Row() *Row { return &rows[t] }

// String returns the tag's name, "" for Other.
func (t Tag) String() string { return rows[t].Name }
