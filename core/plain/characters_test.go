package plain

import (
	"math/rand/v2"
	"testing"

	"pbn/core/source"
)

func TestForbidden(t *testing.T) {
	for _, c := range []struct {
		text     string
		encoding source.Encoding
		want     int
	}{
		{"\x01", source.Latin1, 1}, {"\x7F", source.Latin1, 1}, {"\x85", source.Latin1, 1}, {"\xA0", source.Latin1, 0}, {"\t", source.Latin1, 0},
		{"\v", source.Latin1, 0},
		{"\x85", source.Windows1252, 0}, {"\x81", source.Windows1252, 1}, {"\xC2", source.Windows1252, 0},
		{"\u0085", source.UTF8, 2}, {"\u00A0", source.UTF8, 0}, {"\xC2", source.UTF8, 0},
	} {
		if got := forbidden(source.Plain.Text([]byte(c.text), c.encoding), 0); got != c.want {
			t.Errorf("%q in %v: %d, want %d", c.text, c.encoding, got, c.want)
		}
	}
}

// TestFirstControl compares the search for control characters, eight bytes at a time, with a look at each byte.
func TestFirstControl(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	const bytes = "\x00\x1F\t\n\v\r\x7E\x7F\x80\x81\x9F\xA0\xC1\xC2\xC3\xFF"
	for range 20_000 {
		text := make([]byte, random.IntN(30))
		for i := range text {
			if text[i] = 'a'; random.IntN(8) == 0 {
				text[i] = bytes[random.IntN(len(bytes))]
			}
		}
		for _, e := range []source.Encoding{source.Latin1, source.Windows1252, source.UTF8} {
			first, file := e.FirstControl(text), source.Plain.Text(text, e)
			for i := range first {
				if forbidden(file, i) > 0 {
					t.Fatalf("%q in %v: %d, but there is a control character at %d", text, e, first, i)
				}
			}
			if first < len(text) && forbidden(file, first) == 0 && text[first] < 0x80 {
				t.Fatalf("%q in %v: there is no control character at %d", text, e, first)
			}
		}
	}
}
