package source

import (
	"bytes"
	"math/bits"
	"unicode/utf8"
)

// In each all eight bytes are 1; in tops they have only their top bit.
const (
	each = 0x0101010101010101
	tops = 0x80 * each
)

// LeadingASCII returns how many ASCII characters a text begins with.
func LeadingASCII[T string | []byte](text T) int {
	n := 0
	for ; len(text)-n >= 8; n += 8 {
		if high := eightBytes(text[n:]) & tops; high != 0 {
			return n + bits.TrailingZeros64(high)/8
		}
	}
	for n < len(text) && text[n] < utf8.RuneSelf {
		n++
	}
	return n
}

// LineEnd returns how many bytes the first line of a text has, without its line end.
func LineEnd(text []byte) int {
	n := PlainLength(text)
	for n < len(text) && !IsLineEnd(text[n]) {
		n++
		n += PlainLength(text[n:])
	}
	return n
}

// FirstTab returns the offset of the first tab of a text, horizontal or vertical; -1 if it has none.
func FirstTab(text []byte) int {
	first := bytes.IndexByte(text, '\t')
	if first < 0 {
		return bytes.IndexByte(text, '\v')
	}
	if vertical := bytes.IndexByte(text[:first], '\v'); vertical >= 0 {
		return vertical
	}
	return first
}

// PlainLength returns how many printing ASCII characters a text begins with.
func PlainLength[T string | []byte](text T) int {
	n := 0
	for ; len(text)-n >= 8; n += 8 {
		// The top bit of a byte is set in one of the three if it is above 127, is 127, or is below the blank. Only bytes after the first
		// such byte can get a carry.
		eight := eightBytes(text[n:])
		if other := (eight | (eight + each) | (eight - ' '*each)) & tops; other != 0 {
			return n + bits.TrailingZeros64(other)/8
		}
	}
	for n < len(text) && text[n] >= ' ' && text[n] < 0x7F {
		n++
	}
	return n
}

// eightBytes returns the first eight bytes of a text as a number, the first byte lowest.
func eightBytes[T string | []byte](b T) uint64 {
	_ = b[7]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// IsPlain reports whether a text has only printing ASCII characters, as nearly all have.
func IsPlain[T string | []byte](text T) bool {
	return PlainLength(text) == len(text)
}

// IsLineEnd reports whether a byte ends a line.
func IsLineEnd(c byte) bool { return c == '\n' || c == '\r' }
