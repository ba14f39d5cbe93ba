package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestLock: a folder belongs to one run until that ends.
func TestLock(t *testing.T) {
	state := filepath.Join(t.TempDir(), "state")
	first, err := lock(state)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := lock(state); err == nil || !strings.Contains(err.Error(), state) {
		t.Errorf("a second run may work in it, too: %v", err)
	}
	first.Close()
	again, err := lock(state)
	if err != nil {
		t.Fatal(err)
	}
	again.Close()
}
