package optima

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/pbn/solving"
)

// fillAgain fills in the tags of a file, whatever it is, in so many steps of searching: what is filled in is there, and nothing is left to
// do.
func fillAgain(t *testing.T, file []byte, only solving.Only, steps int) {
	t.Helper()
	if only == solving.Check {
		return
	}
	options := Options{Only: only, Poll: func() bool { steps--; return steps >= 0 }}
	f := fill(file, options)
	if f.Tags == 0 && !bytes.Equal(f.Edited.Bytes, file) || len(f.Edited.Refused) > 0 {
		t.Fatalf("%d tags, refused are %+v: %q became %q", f.Tags, f.Edited.Refused, file, f.Edited.Bytes)
	}
	if f.Left > 0 || len(f.Why) > 0 {
		return
	}
	if again := fill(f.Edited.Bytes, options); again.Left == 0 && again.Tags > 0 {
		t.Fatalf("again %d tags: %q became %q, then %q", again.Tags, file, f.Edited.Bytes, again.Edited.Bytes)
	}
}

// hostile are files that are not as they should be.
func hostile() []string {
	table := "[OptimumResultTable \"Declarer;Denomination;Result\"]\n"
	full := string(fill([]byte(small), Options{}).Edited.Bytes)
	return []string{
		withPlay,
		small + smallPlay,
		strings.Replace(small+smallPlay, "SK S4", "SK S9", 1) + "[OptimumPlayTable \"S\"]\n?\n",
		full + "[OptimumPlayTable \"S;H;D;C\"]\n" + smallPlay,
		full + table + "N NT 1\n",
		strings.Replace(full, "N S", "N NT", 1),
		strings.Replace(full, "N S", "N X", 1) + "\n" + full,
		"<html><pbn>" + small + "</pbn><pre class=pbn>" + full + "</pre>",
		small + "[Play \"W\"]\nSJ {x\n\n[Deal \"",
		small + "[OptimumScore \"##\"]\n{open\n" + table + "N NT 1",
	}
}

func FuzzFill(f *testing.F) {
	for i, file := range hostile() {
		f.Add([]byte(file), uint8(i))
	}
	f.Fuzz(func(t *testing.T, file []byte, only uint8) {
		fillAgain(t, file, solving.Only(only%uint8(solving.Tables)), 20)
	})
}
