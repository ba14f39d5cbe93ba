package source

import "unicode/utf8"

// decodeRune is utf8.DecodeRune, except that a broken character is as long as the Encoding Standard says (the longest start of a
// character), so that positions agree with a browser's TextDecoder.
func decodeRune(b []byte) (rune, int) {
	r, size := utf8.DecodeRune(b)
	if r != utf8.RuneError || size != 1 {
		return r, size
	}
	low, high, rest := byte(0x80), byte(0xBF), 0
	switch c := b[0]; {
	case c >= 0xE0 && c <= 0xEF:
		rest = 1
	case c >= 0xF0 && c <= 0xF4:
		rest = 2
	}
	switch b[0] {
	case 0xE0:
		low = 0xA0
	case 0xED:
		high = 0x9F
	case 0xF0:
		low = 0x90
	case 0xF4:
		high = 0x8F
	}
	for ; rest > 0 && size < len(b) && low <= b[size] && b[size] <= high; rest-- {
		low, high = 0x80, 0xBF
		size++
	}
	return utf8.RuneError, size
}

// replaceInvalid replaces invalid UTF-8 by U+FFFD.
func replaceInvalid(b []byte) string {
	var out []byte
	for len(b) > 0 {
		r, size := decodeRune(b)
		out = utf8.AppendRune(out, r)
		b = b[size:]
	}
	return string(out)
}
