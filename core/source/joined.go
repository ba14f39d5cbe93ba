package source

import "unicode/utf8"

// Joining is how files are read that are joined from others in several encodings. What has no such files does not refer to [JoinedFiles], and so
// a program without them has nothing of this.
type Joining struct {
	isMostlyUTF8 func(b []byte) bool
	decode       func(b []byte) string
}

// JoinedFiles reads a file as UTF-8 where most of its characters that are not ASCII are that, and each byte that is not UTF-8 as Windows-1252.
var JoinedFiles = &Joining{isMostlyUTF8, decodeJoined}

func isMostlyUTF8(b []byte) bool {
	valid, invalid := 0, 0
	for i := LeadingASCII(b); i < len(b); i += LeadingASCII(b[i:]) {
		r, size := utf8.DecodeRune(b[i:])
		if r == utf8.RuneError && size == 1 {
			invalid++
		} else {
			valid++
		}
		i += size
	}
	return valid > invalid
}

func decodeJoined(b []byte) string {
	var out []byte
	for len(b) > 0 {
		r, size := decodeRune(b)
		if r == utf8.RuneError {
			if r, size = utf8.DecodeRune(b); size == 1 {
				r = Windows1252.RuneOf(b[0])
			}
		}
		out = utf8.AppendRune(out, r)
		b = b[size:]
	}
	return string(out)
}

// Invalid returns how many bytes of a text are no UTF-8, and where the first is.
func Invalid(b []byte) (count, first int) {
	if utf8.Valid(b) {
		return 0, 0
	}
	for i := LeadingASCII(b); i < len(b); i += LeadingASCII(b[i:]) {
		r, size := utf8.DecodeRune(b[i:])
		if r == utf8.RuneError && size == 1 {
			if count == 0 {
				first = i
			}
			count++
		}
		i += size
	}
	return count, first
}
