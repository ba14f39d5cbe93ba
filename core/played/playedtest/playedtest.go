// Package playedtest has what the tests of all notations ask of packed games.
package playedtest

import (
	"testing"

	"pbn/core/played"
	"pbn/core/wire"
)

// Header returns the numbers of the header of the packed game at the start of a text.
func Header(packed []byte) (numbers [played.HeaderSize]int) {
	for i := range numbers {
		b := packed[4*i:]
		numbers[i] = int(b[0]) | int(b[1])<<8 | int(b[2])<<16 | int(b[3])<<24
	}
	return numbers
}

// Whole tests that packed games have the sizes that their headers say. It returns how many there are.
func Whole(t testing.TB, packed []byte) (games int) {
	t.Helper()
	for rest := packed; len(rest) > 0; games++ {
		h := Header(rest)
		size := h[played.InText] + h[played.InText+1] + h[played.InText+2] + 4*played.HeaderSize
		for i, each := range played.Sizes {
			size += 4 * each * h[played.InTags+i]
		}
		if h[played.InSize] != (size+3)/4*4 || h[played.InSize] > len(rest) {
			t.Fatalf("a game of %d bytes has %d, of %d that are left: %v", size, h[played.InSize], len(rest), h)
		}
		rest = rest[h[played.InSize]:]
	}
	return games
}

// Run feeds a job a file in pieces.
func Run(j *wire.Job, file []byte, piece int) (games, report string) {
	var packed []byte
	step := func(next, more func() wire.Out) {
		for out := next(); ; out = more() {
			packed = append(packed, out.Games...)
			if report += string(out.Report); !out.More {
				return
			}
		}
	}
	for len(file) > 0 {
		n := min(piece, len(file))
		step(func() wire.Out { return j.Push(file[:n]) }, func() wire.Out { return j.Push(nil) })
		file = file[n:]
	}
	step(j.Finish, j.Finish)
	return string(packed), report
}
