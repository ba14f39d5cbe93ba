package pbn

import (
	"os"
	"testing"
)

// golden compares a text with the file in testdata that has what a person has read. PBN_UPDATE=1 writes the file anew, and fails, so that
// no text passes that nobody has looked at.
func golden(t *testing.T, name, got string) {
	t.Helper()
	name = "testdata/" + name
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%s was written anew: read what has changed, and run the test without PBN_UPDATE", name)
	} else if want := readFile(t, name); string(want) != got {
		t.Errorf("%s differs; PBN_UPDATE=1 writes it anew, to be read.\n%s", name, firstDifference(want, []byte(got)))
	}
}
