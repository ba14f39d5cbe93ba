package pbn

import (
	"bytes"
	"testing"

	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// TestPassesOverTheText: reading looks at each byte of a tournament once, and at some again. Counted are the bytes that the scanner looks
// at and the items that games are built of; not what the checks and the writer look at again.
func TestPassesOverTheText(t *testing.T) {
	file := bytes.Repeat([]byte(benchGame), 1000)
	const most = 1.6
	for name, stream := range map[string]*source.Stream{
		"at once":          Bytes(file),
		"through a window": habits.PBN.Stream(bytes.NewReader(file), source.Automatic),
	} {
		passes := float64(steps(stream)) / float64(len(file))
		t.Logf("%s: %.2f", name, passes)
		if passes > most {
			t.Errorf("%s: %.2f passes over the text, more than %.2f", name, passes, most)
		}
	}
}
