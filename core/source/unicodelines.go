package source

import "unicode/utf8"

// unicodeLineEnd returns how many bytes the line end has that a text ends with, if that is U+0085 or U+2028; else 0. Few files have any:
// they are looked for byte by byte, and a copy of this at each call would only make modules larger.
//
//go:noinline
func unicodeLineEnd(text []byte) int {
	switch n := len(text); {
	case n >= 2 && text[n-2] == 0xC2 && text[n-1] == 0x85:
		return 2
	case n >= 3 && text[n-3] == 0xE2 && text[n-2] == 0x80 && text[n-1] == 0xA8:
		return 3
	}
	return 0
}

// firstUnicodeLine is LineEnd where U+0085 and U+2028 end lines, too.
func firstUnicodeLine(text []byte) int {
	n := PlainLength(text)
	for ; n < len(text) && !IsLineEnd(text[n]); n += PlainLength(text[n:]) {
		if n++; n < len(text) && text[n] >= utf8.RuneSelf {
			if size := unicodeLineEnd(text[:n+1]); size > 0 {
				return n + 1 - size
			}
		}
	}
	return n
}
