package source

import (
	"bytes"
	"testing"
)

// TestPlainLength tries every byte at several offsets, with a byte after it that could make it look like another one.
func TestPlainLength(t *testing.T) {
	for at := range 20 {
		for c := range 256 {
			for _, next := range []byte{0, ' ', '~', 0x7F, 0x80, 0xFF} {
				text := append(bytes.Repeat([]byte{" ~a"[at%3]}, at), byte(c), next)
				text = append(text, "abcdefghijkl"...)
				want := 0
				for want < len(text) && text[want] >= ' ' && text[want] <= '~' {
					want++
				}
				if got := PlainLength(text); got != want {
					t.Fatalf("%q: %d, want %d", text, got, want)
				}
			}
		}
	}
}

// TestLeadingASCII has the first other character at each of many places.
func TestLeadingASCII(t *testing.T) {
	for at := range 100 {
		for length := at; length < 140; length++ {
			text := bytes.Repeat([]byte("a"), length)
			if at < length {
				text[at] = 0x80
			}
			if got := LeadingASCII(text); got != at {
				t.Fatalf("%d of %d: %d", at, length, got)
			}
		}
	}
}

// TestBelowDEL puts a byte of either kind anywhere.
func TestBelowDEL(t *testing.T) {
	for at := range 100 {
		for _, c := range "\x00\n~\x7F\u0080\u00A0\u00FF" {
			text := bytes.Repeat([]byte("a\r\n\t~ "), 17)
			text[at] = byte(c)
			n := BelowDEL(text)
			if c > '~' && (n > at || at-n > 31) || c <= '~' && len(text)-n > 31 {
				t.Fatalf("%q at %d: %d", c, at, n)
			}
		}
	}
}

// TestFirstControl tries every byte at several offsets, with a byte before it and one after it that could make it look like another one.
func TestFirstControl(t *testing.T) {
	for _, e := range []Encoding{Latin1, Windows1252, UTF8, UTF16LE, UTF16BE} {
		isControl := func(c byte) bool {
			high := c >= 0x80 && c < 0xA0
			if e >= UTF8 {
				high = c == 0xC2
			}
			return high || c == 0x7F || c < ' ' && c != '\t' && c != '\v' && !IsLineEnd(c)
		}
		for at := range 40 {
			for c := range 256 {
				for _, next := range []byte{0, '\n', ' ', 0x7F, 0x80, 0xC2, 0xFF} {
					text := append(bytes.Repeat([]byte{"\t\v\r\n ~\xA0\xC1\xC3\xFF"[at%10]}, at), byte(c), next)
					text = append(text, "abcdefghijkl"...)
					want := 0
					for want < len(text) && !isControl(text[want]) {
						want++
					}
					if got := e.FirstControl(text); got != want {
						t.Fatalf("%v, %q: %d, want %d", e, text, got, want)
					}
				}
			}
		}
	}
}

// TestHighControl tries every byte in every encoding.
func TestHighControl(t *testing.T) {
	for c := range 256 {
		high := c >= 0x80 && c < 0xA0
		hole := bytes.IndexByte([]byte{0x81, 0x8D, 0x8F, 0x90, 0x9D}, byte(c)) >= 0
		for e, want := range map[Encoding]bool{Latin1: high, Windows1252: hole, UTF8: false} {
			if got := e.HighControl([]byte{byte(c)}); got != 0 && !want || got != 1 && want {
				t.Errorf("%v, %x: %d, want %v", e, c, got, want)
			}
		}
		for _, e := range []Encoding{UTF8, UTF16LE, UTF16BE} {
			if got := e.HighControl([]byte{0xC2, byte(c)}); got != 0 && !high || got != 2 && high {
				t.Errorf("%v, C2 %x: %d, want %v", e, c, got, high)
			}
			if got := e.HighControl([]byte{0xC3, byte(c)}); got != 0 {
				t.Errorf("%v, C3 %x: %d", e, c, got)
			}
		}
	}
}

// TestFirstTab has tabs of both kinds in both orders.
func TestFirstTab(t *testing.T) {
	for text, want := range map[string]int{"": -1, "ab\n": -1, "\t": 0, "\v": 0, "a\tb\v": 1, "a\vb\t": 1, "ab\t": 2, "ab\v": 2, "\v\t": 0,
		"\t\v": 0} {
		if got := FirstTab([]byte(text)); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}

// TestLineEnd ends a line at each of many places, after other characters that are not plain.
func TestLineEnd(t *testing.T) {
	for at := range 40 {
		for _, end := range []string{"", "\n", "\r", "\r\n", "\n\n"} {
			text := append(bytes.Repeat([]byte("a\tb\x7Fc\xFFd\vefgh"), 4)[:at], end+"xyz\n"...)
			want := at
			if end == "" {
				want = at + 3
			}
			if got := LineEnd(text); got != want {
				t.Fatalf("%q: %d, want %d", text, got, want)
			}
		}
	}
	if got := LineEnd([]byte("abc")); got != 3 {
		t.Errorf("%d without a line end", got)
	}
}
