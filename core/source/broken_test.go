package source

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestBrokenCharacters tries every start of two and three bytes. The longest start of some character is one broken character, and any other
// byte is one by itself, as the Encoding Standard says; a whole character is read as it is.
func TestBrokenCharacters(t *testing.T) {
	starts := map[string]bool{}
	for r := rune(0x80); r <= utf8.MaxRune; r++ {
		if utf8.ValidRune(r) {
			s := string(r)
			for n := 1; n < len(s); n++ {
				starts[s[:n]] = true
			}
		}
	}
	check := func(in []byte) {
		r, size := decodeRune(in)
		if whole, length := utf8.DecodeRune(in); whole != utf8.RuneError {
			if r != whole || size != length {
				t.Fatalf("% X is read as %U of %d bytes, want %U of %d", in, r, size, whole, length)
			}
			return
		}
		longest := 1
		for n := 2; n <= len(in); n++ {
			if starts[string(in[:n])] {
				longest = n
			}
		}
		if r != utf8.RuneError || size != longest {
			t.Fatalf("% X is read as %U of %d bytes, want one broken character of %d", in, r, size, longest)
		}
	}
	for first := 0x80; first <= 0xFF; first++ {
		for second := range 0x100 {
			check([]byte{byte(first), byte(second)})
			for _, third := range []byte{' ', 0x7F, 0x80, 0xBF, 0xC0, 0xFF} {
				check([]byte{byte(first), byte(second), third, ' '})
			}
		}
	}
}

// TestEncodingOfWhatIsCutOff: so much of a file settles that it is UTF-8, wherever in a character that much ends.
func TestEncodingOfWhatIsCutOff(t *testing.T) {
	for _, c := range []string{"é", "♠", "🂡"} {
		for cut := range len(c) {
			file := "é" + strings.Repeat("a", enoughForUTF8-len("é")-cut) + c + "b"
			if s := latin.Stream(strings.NewReader(file), Automatic); s.Text().Encoding != UTF8 {
				t.Errorf("%s after %d bytes of it: %v", c, cut, s.Text().Encoding)
			}
		}
	}
}
