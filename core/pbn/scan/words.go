package scan

import "pbn/core/item"

// The classes of bytes in the data of a game.
const (
	wordByte   item.Class = 1 << iota // may be in a word
	cellByte                          // may be in a cell
	digit                             // 0 to 9
	startsMove                        // begins an item of a list of moves
)

var classes = func() (c item.Classes) {
	for b := byte('!'); b < 0x7F; b++ {
		if !item.IsApart(b) && b != ']' && b != '}' && b != '"' && b != '%' {
			c[b] = cellByte
		}
		switch {
		case b >= '0' && b <= '9':
			c[b] |= wordByte | startsMove | digit
		case b >= 'A' && b <= 'Z', b >= 'a' && b <= 'z', b == '-':
			c[b] |= wordByte | startsMove
		}
	}
	for _, b := range "!?=$*+^_(" {
		c[b] |= startsMove
	}
	return c
}()

// words are the words of a list of moves, each of at most eight bytes, and the numbers that they stand for.
type words struct {
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

// add adds a word.
func (w *words) add(text string, val uint8) {
	if len(text) > longestWord || len(text) == 0 {
		panic("scan: the table has no room for the word " + text)
	}
	key := item.Load([]byte(text), 0)
	place := key * wordMultiply >> (64 - wordBits)
	for w.table[place].word != 0 && w.table[place].word != key {
		place = (place + 1) % (1 << wordBits)
	}
	w.table[place] = wordEntry{key, uint32(val)}
}

// find returns the number of the word whose bytes are a number.
func (w *words) find(key uint64) (val uint32, ok bool) {
	for place := key * wordMultiply >> (64 - wordBits); ; place++ {
		e := &w.table[place%(1<<wordBits)]
		if e.word == key {
			return e.val, key != 0
		}
		if e.word == 0 {
			return 0, false
		}
	}
}

// read returns the number of a word; one that is not in the table is Odd.
func (w *words) read(word []byte) (val uint32, flags item.Flags) {
	if len(word) <= longestWord {
		if val, ok := w.find(item.Load(word, 0)); ok {
			return val, 0
		}
	}
	return 0, item.Odd
}
