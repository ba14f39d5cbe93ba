package answers

import (
	"io"
	"testing"

	"pbn/core/pdn"
	"pbn/core/pdn/pdntest"
	"pbn/core/played/playedtest"
)

// FuzzPacked: any bytes give games whose numbers say how long they are, which come in pieces as they do at once, and JSON.
func FuzzPacked(f *testing.F) {
	for _, file := range ownFiles(f) {
		f.Add(file, uint16(7))
	}
	for n := range 13 {
		f.Add(pdntest.Dialect(n), uint16(100))
	}
	f.Fuzz(func(t *testing.T, file []byte, piece uint16) {
		for _, o := range []Options{{}, {TagsOnly: true}} {
			whole := ParsePacked(file, o).Games
			playedtest.Whole(t, whole)
			if games, _ := playedtest.Run(ParseJob(o), file, max(int(piece), 1+len(file)/100)); games != string(whole) {
				t.Errorf("in pieces of %d there are %d bytes of games, not %d", piece, len(games), len(whole))
			}
		}
		if _, err := ParseTo(io.Discard, pdn.Bytes(file), false); err != nil {
			t.Error(err)
		}
	})
}
