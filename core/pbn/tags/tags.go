// Package tags has a table of the standard's tags, with one row for each.
package tags

import (
	"pbn/core/diag"
	"pbn/core/pbn/values"
)

// Tag is a tag of the standard, by the number of its row, or Other.
type Tag uint8

// Row describes a tag.
type Row struct {
	Name string
	// Section is the section of the standard.
	Section string
	Set     Set
	// Since is the version that the tag came with, "" for the first (4.10).
	Since string
	// TellsGames reports that each game has a tag of its own: if two such tags are repeated, another game begins (ledger 3-c).
	TellsGames bool
	// OfGame reports that the tag is about the players and what they did, which a dealing program knows nothing of (3.4).
	OfGame bool
	// OwnValue reports that the value may not be "#" and may not begin with "##" (4.8).
	OwnValue bool
	// Type is the type of the value; TextType if any text is fine, or if more than the value decides.
	Type values.Type
	// Rule is the rule that a bad or odd value breaks; 0 if any text is fine.
	Rule diag.Rule
	// Form says how export format writes the value.
	Form Form
	// FormRule is the rule that a value in the standard's form breaks if export format writes it differently, except for case.
	FormRule diag.Rule
	// Columns has the columns that the standard defines for a table (5.3 to 5.10).
	Columns []Column
}

// Set is one of the standard's sets of tags.
type Set uint8

// The sets.
const (
	NoSet           Set = iota
	MandatorySet        // the mandatory tag set, in the order of export format (3.4)
	SectionSet          // the auction, the play and their notes (3.5, 3.6)
	SupplementalSet     // chapter 4
	TableSet            // the supplemental sections (5.3 to 5.10), sorted
)

// Form says how export format writes a value.
type Form uint8

// The forms.
const (
	AsItIs    Form = iota
	ByValue        // as its type writes what was read
	ByGame         // as the game has it: other tags, the auction or the play have a part in it
	BySection      // as the data after the tag require
)

// Column is a column of a table.
type Column struct {
	Name string
	Type values.Type
	// Artificial reports that "^" may be before an element though it is neither a number nor a percentage (5.2).
	Artificial bool
}

// Row returns the tag's row in the table.
func (t Tag) Row() *Row { return &rows[t] }

// String returns the tag's name, "" for Other.
func (t Tag) String() string { return rows[t].Name }

// Is reports whether a tag is in a set.
func (t Tag) Is(set Set) bool { return rows[t].Set == set }

// Of returns the tags of a set, in the order of the standard.
func Of(set Set) []Tag { return ofSets[set] }

var ofSets = func() (sets [TableSet + 1][]Tag) {
	for t := Other + 1; t < Count; t++ {
		set := rows[t].Set
		sets[set] = append(sets[set], t)
	}
	return sets
}()

// Names returns the names of all tags, in the order of the standard.
func Names() []string {
	names := make([]string, 0, Count-1)
	for t := Other + 1; t < Count; t++ {
		names = append(names, rows[t].Name)
	}
	return names
}

// places is a hash table of the tags: each is at the place of its name, or after it if that is taken.
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
	return name[0] + 7*name[n/2] + 31*name[n-1] + uint8(61*n)
}

// Find returns the tag of a name, Other if the standard does not have it.
func Find[T string | []byte](name T) Tag {
	if len(name) == 0 {
		return Other
	}
	for place := placeOf(name); ; place++ {
		if t := places[place]; t == Other || rows[t].Name == string(name) {
			return t
		}
	}
}

// Subset is some tags of the standard.
type Subset [Count]bool

// ByName maps names of tags to values; those of the standard are found fast.
type ByName[T any] struct {
	standard [Count]T
	has      Subset
	others   map[string]T
}

// Get returns the value of a name; tag is the tag of that name.
func (b *ByName[T]) Get(tag Tag, name string) (value T, has bool) {
	if tag != Other {
		return b.standard[tag], b.has[tag]
	}
	value, has = b.others[name]
	return value, has
}

// Set sets it.
func (b *ByName[T]) Set(tag Tag, name string, value T) {
	switch {
	case tag != Other:
		b.standard[tag], b.has[tag] = value, true
	case b.others == nil:
		b.others = map[string]T{name: value}
	default:
		b.others[name] = value
	}
}
