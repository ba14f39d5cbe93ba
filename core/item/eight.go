package item

import "math/bits"

// Loops that look for the end of something read eight bytes at a time as one number, the first byte the lowest. Ones has a 1 in each of the
// eight, Highs the top bit of each.
const (
	Ones  = 0x0101010101010101
	Highs = 0x8080808080808080
)

// Load returns eight bytes of a text as a number; beyond the end of the text they are 0. Where time matters its two cases are written
// out: it is too long to be inlined.
func Load(text []byte, at int) uint64 {
	if at+8 <= len(text) {
		return Eight(text, at)
	}
	return fewer(text, at)
}

// Eight is Load where eight bytes are left.
func Eight(text []byte, at int) uint64 {
	b := (*[8]byte)(text[at : at+8])
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// fewer is Load where fewer bytes are left.
//
//go:noinline
func fewer(text []byte, at int) (word uint64) {
	for i := len(text) - 1; i >= at; i-- {
		word = word<<8 | uint64(text[i])
	}
	return word
}

// FirstByte returns how many bits come before the first byte that a mask of top bits marks; 64 where it marks none.
func FirstByte(mask uint64) int { return bits.TrailingZeros64(mask) &^ 7 }

// highIn has a top bit for each byte above 126 among the low bits of a word.
func highIn(word uint64, n int) uint64 {
	word &= 1<<n - 1
	return (word | (word + Ones)) & Highs
}
