// Package tags is what the standard says of its tags: one row a tag.
package tags

import (
	"pbn/core/diag"
	"pbn/core/values"
)

// Tag is a row of the table of tags.
type Tag uint8

// Row is what there is to know of a tag.
type Row struct {
	Name string
	// Section is the section of the standard.
	Section string
	Set     Set
	// Since is the version that the tag came with, where that is not the first (4.10).
	Since string
	// TellsGames reports that each game has a tag of its own: two of those that come again begin another game (ledger 3-c).
	TellsGames bool
	// OfGame reports that the tag is of the players and what they did: a dealing program has nothing to say of it (3.4).
	OfGame bool
	// OwnValue reports that the value may not be "#" and may not begin with "##" (4.8).
	OwnValue bool
	// Type is how the value is read, TextType where any text is fine, or where more than the value decides.
	Type values.Type
	// Rule is what a value breaks that is bad or odd; 0 where any text is fine.
	Rule diag.Rule
	// Form is how export format writes the value.
	Form Form
	// FormRule is what a value in the standard's form breaks that export format writes otherwise, but for the case of letters.
	FormRule diag.Rule
	// Columns are those that the standard defines for a table (5.3 to 5.10).
	Columns []Column
}

// Set is which of the standard's sets of tags a tag is in.
type Set uint8

// The sets.
const (
	NoSet           Set = iota
	MandatorySet        // the mandatory tag set, in the order of export format (3.4)
	SectionSet          // the auction, the play and their notes (3.5, 3.6)
	SupplementalSet     // chapter 4
	TableSet            // the supplemental sections (5.3 to 5.10), sorted
)

// Form is how export format writes a value.
type Form uint8

// The forms.
const (
	AsItIs    Form = iota
	ByValue        // as its type writes what was read
	ByGame         // as the game has it: other tags, the auction or the play have a part in it
	BySection      // as the data after the tag have it
)

// Column is a column of a table.
type Column struct {
	Name string
	Type values.Type
	// Artificial reports that "^" may be before an element though it is neither a number nor a percentage (5.2).
	Artificial bool
}

// Row is the tag's row, which belongs to the table.
func (t Tag) Row() *Row { return &rows[t] }

// String is the tag's name, "" of Other.
func (t Tag) String() string { return rows[t].Name }

// Is reports whether a tag is in a set.
func (t Tag) Is(set Set) bool { return rows[t].Set == set }

// Of are the tags of a set, in the order of the standard.
func Of(set Set) []Tag { return ofSets[set] }

var ofSets = func() (sets [TableSet + 1][]Tag) {
	for t := Other + 1; t < Count; t++ {
		set := rows[t].Set
		sets[set] = append(sets[set], t)
	}
	return sets
}()

// Names are the names of all tags, in the order of the standard.
func Names() []string {
	names := make([]string, 0, Count-1)
	for t := Other + 1; t < Count; t++ {
		names = append(names, rows[t].Name)
	}
	return names
}

// places are the tags where their names are looked for: at the place that the name tells, or behind it.
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

// Find is the tag of a name.
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

// ByName is something for each of some names: those of the standard, which are found fast, and others.
type ByName[T any] struct {
	standard [Count]T
	has      Subset
	others   map[string]T
}

// Get is what there is for a name, with its tag.
func (b *ByName[T]) Get(tag Tag, name string) (value T, has bool) {
	if tag != Other {
		return b.standard[tag], b.has[tag]
	}
	value, has = b.others[name]
	return value, has
}

// Set puts it there.
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

// Others is for how many names there is something that the standard does not have.
func (b *ByName[T]) Others() int { return len(b.others) }

// Clear takes all away, and keeps the memory for others.
func (b *ByName[T]) Clear() {
	clear(b.others)
	*b = ByName[T]{others: b.others}
}
