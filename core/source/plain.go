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
	for ; len(text)-n >= 32; n += 32 {
		b := text[n : n+32]
		if (EightBytes(b)|EightBytes(b[8:])|EightBytes(b[16:])|EightBytes(b[24:]))&tops != 0 {
			break
		}
	}
	for ; len(text)-n >= 8; n += 8 {
		if high := EightBytes(text[n:]) & tops; high != 0 {
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

// BelowDEL returns after how many bytes of a text, or somewhat earlier, the first is above 126.
func BelowDEL(text []byte) (n int) {
	for ; len(text)-n >= 32; n += 32 {
		b := text[n : n+32]
		w0, w1, w2, w3 := EightBytes(b), EightBytes(b[8:]), EightBytes(b[16:]), EightBytes(b[24:])
		if (w0|(w0+each)|w1|(w1+each)|w2|(w2+each)|w3|(w3+each))&tops != 0 {
			break
		}
	}
	return n
}

// PlainLength returns how many printing ASCII characters a text begins with.
func PlainLength[T string | []byte](text T) int {
	n := 0
	for ; len(text)-n >= 8; n += 8 {
		// The top bit of a byte is set in one of the three if it is above 127, is 127, or is below the blank. Only bytes after the first
		// such byte can get a carry.
		eight := EightBytes(text[n:])
		if other := (eight | (eight + each) | (eight - ' '*each)) & tops; other != 0 {
			return n + bits.TrailingZeros64(other)/8
		}
	}
	for n < len(text) && text[n] >= ' ' && text[n] < 0x7F {
		n++
	}
	return n
}

// EightBytes returns the first eight bytes of a text as a number, the first byte lowest.
func EightBytes[T string | []byte](b T) uint64 {
	_ = b[7]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// PutEightBytes writes the number of EightBytes. The package encoding/binary would bring reflection into the module.
func PutEightBytes(b []byte, n uint64) {
	_ = b[7]
	b[0], b[1], b[2], b[3] = byte(n), byte(n>>8), byte(n>>16), byte(n>>24)
	b[4], b[5], b[6], b[7] = byte(n>>32), byte(n>>40), byte(n>>48), byte(n>>56)
}

// zeroBytes returns eight bytes of which those have the top bit set that are 0 in the given ones.
func zeroBytes(eight uint64) uint64 {
	const others = ^uint64(tops)
	return ^((eight&others + others) | eight | others)
}

// IsPlain reports whether a text has only printing ASCII characters, as nearly all have.
func IsPlain[T string | []byte](text T) bool {
	return PlainLength(text) == len(text)
}

// IsLineEnd reports whether a byte ends a line.
func IsLineEnd(c byte) bool { return c == '\n' || c == '\r' }
