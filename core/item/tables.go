package item

import (
	"bytes"
	"math/bits"
	"slices"
)

// class says in which items a byte can be.
type class uint16

const (
	blank     class = 1 << iota // white space within a line
	lineBlank                   // may be in a semi-empty line
	lineEnd                     // CR, LF
	nameByte                    // may be in a name
	wordByte                    // may be in a word
	cellByte                    // may be in a cell
	opens                       // begins a tag pair or a comment, or an escape line
	digit
	startsMove // begins an item of a list of moves
	delimiter  // begins a tag pair or a comment
)

var classes = func() (c [256]class) {
	for b := range 256 {
		switch {
		case b == '\n' || b == '\r':
			c[b] = lineEnd
		case b <= ' ' || b == 127:
			c[b] = blank
		case b < 127:
			c[b] = cellByte
		}
		switch {
		case b >= '0' && b <= '9':
			c[b] |= digit | nameByte | wordByte
		case b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z':
			c[b] |= nameByte | wordByte
		}
	}
	for _, b := range `[]{};"%` {
		c[b] &^= cellByte
	}
	for _, b := range " \t\v" {
		c[b] |= lineBlank
	}
	for _, b := range "[{;%" {
		c[b] |= opens
	}
	for _, b := range "[{;" {
		c[b] |= delimiter
	}
	c['_'] |= nameByte
	c['-'] |= wordByte
	for b := range c {
		if c[b]&wordByte != 0 {
			c[b] |= startsMove
		}
	}
	for _, b := range "!?=$*+^_(" {
		c[b] |= startsMove
	}
	return c
}()

// Tables are what a notation tells the scanner.
type Tables struct {
	names [1 << nameBits]nameEntry
	modes [Rows]*Mode
	// many are the rows of which a game may have many tag pairs.
	many [Rows]bool
	// telling are the tags that tell games apart, a bit each: two of them that come again begin another game.
	telling [Rows]uint8
	between Mode
	// starts are how lines begin that begin another game even in a comment.
	starts [][]byte
	// symbols are the characters that may be in words though they are not ASCII.
	symbols []string
}

// Row is one row of a notation's table of tags.
type Row struct {
	Name   string
	Number uint8 // from 1
	// Follows is what may come after the tag pair, nil where that is only commentary.
	Follows *Mode
	Many    bool  // a game may have many
	Telling uint8 // the bit of a tag that tells games apart, 0 of the others
}

// Mode is what comes after a tag pair.
type Mode struct {
	// Kind is Cell for a table, or the notation's kind of the words of a list of moves.
	Kind  Kind
	Words *Words
}

// longestName is how many bytes of a name are looked up.
const longestName = 24

type nameEntry struct {
	words [3]uint64 // the name, and zeros
	row   uint8
	used  bool
}

const nameBits = 9

func nameHash(first, second uint64) uint32 {
	return uint32((first*0x9E3779B97F4A7C15 ^ second*0xC2B2AE3D27D4EB4F) >> (64 - nameBits))
}

// NewTables makes the tables of a notation. Other is what comes after a tag pair whose name is in no row; starts are how lines begin that,
// after a semi-empty line, begin another game even in a comment that has another left brace: its right brace is missing. Symbols are the
// characters that may be in words though they are not ASCII, all of three bytes in UTF-8.
func NewTables(rows []Row, other *Mode, starts, symbols []string) *Tables {
	t := &Tables{symbols: symbols}
	for _, start := range starts {
		t.starts = append(t.starts, []byte(start))
	}
	t.modes[0] = other
	for _, r := range rows {
		if len(r.Name) > longestName || int(r.Number) >= Rows || r.Number == 0 {
			panic("item: the tables have no room for the tag " + r.Name)
		}
		t.modes[r.Number], t.many[r.Number], t.telling[r.Number] = r.Follows, r.Many, r.Telling
		var name [longestName]byte
		copy(name[:], r.Name)
		e := nameEntry{words: [3]uint64{load(name[:], 0), load(name[:], 8), load(name[:], 16)}, row: r.Number, used: true}
		place := nameHash(e.words[0], e.words[1])
		for t.names[place].used {
			place = (place + 1) % (1 << nameBits)
		}
		t.names[place] = e
	}
	for i := range t.modes {
		if t.modes[i] == nil {
			t.modes[i] = &t.between
		}
	}
	return t
}

// BeginsGame reports whether a line begins as one does that begins another game even in a comment.
func (t *Tables) BeginsGame(line []byte) bool {
	return slices.ContainsFunc(t.starts, func(start []byte) bool { return bytes.HasPrefix(line, start) })
}

// row returns the row of a name.
func (t *Tables) row(a, b, c uint64) uint8 {
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

// Words are the words of a list of moves, each of at most eight bytes, and the numbers that they stand for.
type Words struct {
	table [1 << wordBits]wordEntry
}

type wordEntry struct {
	word uint64 // the bytes, the first the lowest; 0: no entry
	val  uint32
}

const (
	wordBits     = 9
	longestWord  = 8
	wordMultiply = 0x9E3779B97F4A7C15
)

// Add adds a word.
func (w *Words) Add(text string, val uint8) {
	if len(text) > longestWord || len(text) == 0 {
		panic("item: the table has no room for the word " + text)
	}
	key := load([]byte(text), 0)
	place := key * wordMultiply >> (64 - wordBits)
	for w.table[place].word != 0 && w.table[place].word != key {
		place = (place + 1) % (1 << wordBits)
	}
	w.table[place] = wordEntry{key, uint32(val)}
}

func find(table *[1 << wordBits]wordEntry, key uint64) (val uint32, ok bool) {
	for place := key * wordMultiply >> (64 - wordBits); ; place++ {
		e := &table[place%(1<<wordBits)]
		if e.word == key {
			return e.val, key != 0
		}
		if e.word == 0 {
			return 0, false
		}
	}
}

// read returns the number of a word; one that is not in the table is Odd.
func (w *Words) read(word []byte) (val uint32, flags Flags) {
	if len(word) <= longestWord {
		if val, ok := find(&w.table, load(word, 0)); ok {
			return val, 0
		}
	}
	return 0, Odd
}

const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// load returns eight bytes of a text as a number, the first the lowest; beyond the end of the text they are 0. Where time matters its two cases
// are written out: it is too long to be inlined.
func load(text []byte, at int) uint64 {
	if at+8 <= len(text) {
		return eight(text, at)
	}
	return fewer(text, at)
}

// eight is load where eight bytes are left.
func eight(text []byte, at int) uint64 {
	b := (*[8]byte)(text[at : at+8])
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// fewer is load where fewer bytes are left.
//
//go:noinline
func fewer(text []byte, at int) (word uint64) {
	for i := len(text) - 1; i >= at; i-- {
		word = word<<8 | uint64(text[i])
	}
	return word
}

// firstByte returns how many bits come before the first byte that a mask of top bits marks; 64 where it marks none.
func firstByte(mask uint64) int { return bits.TrailingZeros64(mask) &^ 7 }

// highIn has a top bit for each byte above 126 among the low bits of a word.
func highIn(word uint64, n int) uint64 {
	word &= 1<<n - 1
	return (word | (word + ones)) & highs
}
