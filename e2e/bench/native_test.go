package main

import (
	"testing"

	"pbn/e2e/bench/work"
)

// TestByteLoopKeepsItsSum: a loop whose sum nobody wants does no arithmetic.
func TestByteLoopKeepsItsSum(t *testing.T) {
	file := []byte("[Board \"1\"]\n")
	if native["byte loop"](file, ""); sum == 0 || sum != work.Loop(file) {
		t.Errorf("the sum is %d", sum)
	}
}
