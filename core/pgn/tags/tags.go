// Package tags has a table of the tags of PGN, with one row for each: those of the standard (8.1.1, chapter 9) and those that the programs
// of today write.
package tags

import "pbn/core/pgn/values"

// Tag is a tag that has a row, by the number of its row, or Other.
type Tag uint8

// Row describes a tag.
type Row struct {
	Name string
	// Section is the section of the standard, "" for a tag that it does not have.
	Section string
	Set     Set
	// TellsGames reports that each game has a tag of its own: if two such tags are repeated, another game begins (ledger 8-c, 8.1-n).
	TellsGames bool
	// Type is the type of the value; TextType if any text is fine.
	Type values.Type
}

// Set is a set of tags.
type Set uint8

// The sets.
const (
	NoSet        Set = iota
	Roster           // the Seven Tag Roster, in the order of export format (8.1.1)
	Supplemental     // chapter 9
	Vendor           // what programs write, which the standard does not have
)

// Row returns the tag's row in the table.
func (t Tag) Row() *Row { return &rows[t] }

// String returns the tag's name, "" for Other.
func (t Tag) String() string { return rows[t].Name }

// Is reports whether a tag is in a set.
func (t Tag) Is(set Set) bool { return rows[t].Set == set }

// places is a hash table of the tags: each is at the place of its name in small letters, or after it if that is taken.
var places = func() (places [256]Tag) {
	for t := Other + 1; t < Count; t++ {
		place := placeOf(rows[t].Name)
		for places[place] != Other {
			place++
		}
		places[place] = t
	}
	return places
}()

func placeOf[T string | []byte](name T) uint8 {
	n := len(name)
	return small(name[0]) + 7*small(name[n/2]) + 31*small(name[n-1]) + uint8(61*n)
}

// small returns a letter of ASCII as a small one.
func small(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		c |= 0x20
	}
	return c
}

// Find returns the tag of a name. isSame is false where the name differs from that of the tag in the case of letters, which counts
// (ledger 8.1-g).
func Find[T string | []byte](name T) (tag Tag, isSame bool) {
	if len(name) == 0 {
		return Other, false
	}
	for place := placeOf(name); ; place++ {
		t := places[place]
		if t == Other || isLike(rows[t].Name, name) {
			return t, rows[t].Name == string(name)
		}
	}
}

// isLike reports whether a name is that of a tag, except for the case of letters.
func isLike[T string | []byte](tag string, name T) bool {
	if len(tag) != len(name) {
		return false
	}
	for i := range len(tag) {
		if small(tag[i]) != small(name[i]) {
			return false
		}
	}
	return true
}
