package source

import (
	"bytes"
	"testing"
)

// TestPlainLength tries every byte at several offsets, with a byte after it that could make it look like another one.
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
