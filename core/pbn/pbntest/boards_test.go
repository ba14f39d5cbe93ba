package pbntest

import (
	"bytes"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn"
)

// TestBoards: a file has its boards without an error, and a seed gives the same bytes.
func TestBoards(t *testing.T) {
	for _, kind := range []Kind{Plain, Full} {
		file := Boards(kind, 60, 4)
		r := pbn.Validate(pbn.Bytes(file), pbn.Options{})
		if n := r.Diagnostics.Count(diag.Error); r.Games != 60 || n > 0 {
			t.Errorf("%d boards, %d errors: %v", r.Games, n, r.Diagnostics.Items)
		}
		if !bytes.Equal(file, Boards(kind, 60, 4)) || bytes.Equal(file, Boards(kind, 60, 6)) {
			t.Error("a seed is not what decides")
		}
	}
}
