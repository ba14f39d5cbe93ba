package item

import (
	"bytes"
	"slices"
)

// Rows is how many rows a table of tags may have, row 0 included, which is for all names that are not in it.
const Rows = 128

// Row is one row of a notation's table of tags.
type Row struct {
	Name    string
	Number  uint8 // from 1
	Many    bool  // a game may have many
	Telling uint8 // the bit of a tag that tells games apart, 0 of the others
}

// RowsOf makes the rows of a table of tags that have one number each, from 1 up to count, and of which a game has one of each at most. of
// returns the name of a tag, and whether it tells games apart.
func RowsOf(count int, of func(number int) (name string, tells bool)) (rows []Row) {
	telling := uint8(1)
	for number := 1; number < count; number++ {
		name, tells := of(number)
		row := Row{Name: name, Number: uint8(number)}
		if tells {
			row.Telling = telling
			telling <<= 1
		}
		rows = append(rows, row)
	}
	return rows
}

// Tags are the tags of a notation.
type Tags struct {
	names [1 << nameBits]nameEntry
	// many says of each row whether a game may have many tag pairs of it.
	many [Rows]bool
	// telling are the tags that tell games apart, a bit each: two of them that come again begin another game.
	telling [Rows]uint8
	// starts are how lines begin that begin another game even in a comment.
	starts [][]byte
}

type nameEntry struct {
	words [3]uint64 // the name, and zeros
	row   uint8
	used  bool
}

const (
	// longestName is how many bytes of a name are looked up.
	longestName = 24
	nameBits    = 9
)

func nameHash(first, second uint64) uint32 {
	return uint32((first*0x9E3779B97F4A7C15 ^ second*0xC2B2AE3D27D4EB4F) >> (64 - nameBits))
}

// NewTags makes the table of a notation's tags. Starts are how lines begin that, after a semi-empty line, begin another game even in a
// comment that has another left brace: its right brace is missing.
func NewTags(rows []Row, starts ...string) *Tags {
	t := &Tags{}
	for _, start := range starts {
		t.starts = append(t.starts, []byte(start))
	}
	for _, r := range rows {
		if len(r.Name) > longestName || int(r.Number) >= Rows || r.Number == 0 {
			panic("item: the table has no room for the tag " + r.Name)
		}
		t.many[r.Number], t.telling[r.Number] = r.Many, r.Telling
		var name [longestName]byte
		copy(name[:], r.Name)
		e := nameEntry{words: [3]uint64{Load(name[:], 0), Load(name[:], 8), Load(name[:], 16)}, row: r.Number, used: true}
		place := nameHash(e.words[0], e.words[1])
		for t.names[place].used {
			place = (place + 1) % (1 << nameBits)
		}
		t.names[place] = e
	}
	return t
}

// BeginsGame reports whether a line begins as one does that begins another game even in a comment.
func (t *Tags) BeginsGame(line []byte) bool {
	return slices.ContainsFunc(t.starts, func(start []byte) bool { return bytes.HasPrefix(line, start) })
}

// row returns the row of a name.
func (t *Tags) row(a, b, c uint64) uint8 {
	for place := nameHash(a, b); ; place++ {
		e := &t.names[place%(1<<nameBits)]
		if e.words[0] == a && e.words[1] == b && e.words[2] == c {
			return e.row
		}
		if !e.used {
			return 0
		}
	}
}

// rowOf returns the row of the name at a place.
func (t *Tags) rowOf(name []byte) uint8 {
	if len(name) > longestName {
		return 0
	}
	return t.row(Load(name, 0), Load(name, 8), Load(name, 16))
}
