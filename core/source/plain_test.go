package source

import (
	"bytes"
	"testing"
)

// TestPlainLength puts each byte at each of some places, with each before and behind it that could be taken for another.
func TestPlainLength(t *testing.T) {
	for at := range 20 {
		for c := range 256 {
			for _, behind := range []byte{0, ' ', '~', 0x7F, 0x80, 0xFF} {
				text := append(bytes.Repeat([]byte{" ~a"[at%3]}, at), byte(c), behind)
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
