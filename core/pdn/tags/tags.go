// Package tags has a table of the tags of PDN, with one row for each: those of the standard and those that programs write.
package tags

// Tag is a tag that has a row, by the number of its row, or Other.
type Tag uint8

// Row describes a tag.
type Row struct {
	Name string
	Set  Set
	// TellsGames reports that each game has a tag of its own: if two such tags are repeated, another game begins (G-3).
	TellsGames bool
}

// Set is a set of tags.
type Set uint8

// The sets.
const (
	NoSet    Set = iota
	Roster       // the seven that every game should have, in the order in which they are written (T-2)
	Standard     // the others of the standard
	Vendor       // what programs write (T-13)
)

// Row returns the tag's row in the table.
func (t Tag) Row() *Row { return &rows[t] }

// String returns the tag's name, "" for Other.
func (t Tag) String() string { return rows[t].Name }

// Is reports whether a tag is in a set.
func (t Tag) Is(set Set) bool { return rows[t].Set == set }
