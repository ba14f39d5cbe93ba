package source

import (
	"bytes"
	"math/rand/v2"
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

// TestLoneLFs counts the lone LF of random texts, and finds blanks before line ends, one byte after the other.
func TestLoneLFs(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	trails := map[bool]int{}
	for range 20000 {
		text := make([]byte, r.IntN(40))
		for i := range text {
			text[i] = "\n\r\n\r \t\x01\x00\x7F\x85!~abcdef01234\xA0\xFF"[r.IntN(25)]
		}
		count, trailing := bytes.Count(text, []byte("\n"))-bytes.Count(text, []byte("\r\n")), false
		for i := 1; i < len(text); i++ {
			trailing = trailing || IsLineEnd(text[i]) && (text[i-1] <= ' ' && !IsLineEnd(text[i-1]) || text[i-1] >= 0x7F && text[i-1] < 0xA0)
		}
		trails[trailing]++
		if n, trails := LoneLFs(text); n != count || trails != trailing {
			t.Fatalf("%q: %d, %v; want %d, %v", text, n, trails, count, trailing)
		}
	}
	if trails[false] < 1000 || trails[true] < 1000 {
		t.Errorf("too few with blanks, or without: %v", trails)
	}
}
