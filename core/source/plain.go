package source

import (
	"bytes"
	"math/bits"
	"unicode/utf8"
)

// Each of eight bytes is 1, or has its top bit.
const (
	each = 0x0101010101010101
	tops = 0x80 * each
)

// LeadingASCII is how many ASCII characters a text begins with.
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

// LineEnd is how many bytes the first line of a text has, without its line end.
func LineEnd(text []byte) int {
	n := PlainLength(text)
	for n < len(text) && !IsLineEnd(text[n]) {
		n++
		n += PlainLength(text[n:])
	}
	return n
}

// FirstTab is where the first tab of a text is, horizontal or vertical, and -1 where it has none.
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

// PlainLength is how many printing ASCII characters a text begins with.
func PlainLength[T string | []byte](text T) int {
	n := 0
	for ; len(text)-n >= 8; n += 8 {
		// In one of the three the top bit of a byte says that it is above 127, is 127, or is below the blank. A carry goes only to
		// bytes after the first such byte.
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

// eightBytes are the bytes that a text begins with as a number, the first the lowest.
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
