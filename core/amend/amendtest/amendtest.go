// Package amendtest holds edits of any notation against their laws, in tests.
package amendtest

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pbn/core/amend"
	"pbn/core/source"
)

// Notation is what edits are held against.
type Notation struct {
	Edit func(file []byte, edits []amend.Edit) (*amend.Outcome, error)
	// Encoding returns how a file is read, Said what its games say, without the one of a number.
	Encoding func(file []byte) source.Encoding
	Said     func(file []byte, except int) []string
}

// Counts are what became of edits: how many were made of those that were tried, and how many would not have been read as meant.
type Counts struct{ Made, Tried, Lost int }

// Check makes edits, and holds that nothing but what the changes tell differs, and that the other games say what they said.
func Check(t *testing.T, n *Notation, name string, file []byte, edits []amend.Edit, counts *Counts) {
	t.Helper()
	counts.Tried++
	got, err := n.Edit(file, edits)
	if err != nil {
		if strings.Contains(err.Error(), "as it is meant") {
			counts.Lost++
		}
		return
	}
	if len(got.Changes) == 0 || len(got.Refused) > 0 {
		if !bytes.Equal(got.Bytes, file) {
			t.Fatalf("%s: %v: no change, but other bytes", name, edits)
		}
		return
	}
	counts.Made++
	pieces := piecesOf(got.Changes, n.Encoding(file))
	at, rest := 0, got.Bytes
	for i := 0; i < len(pieces); {
		kept := file[at:pieces[i].start]
		if !bytes.HasPrefix(rest, kept) {
			t.Fatalf("%s: %v: bytes that no change has differ", name, edits)
		}
		rest = rest[len(kept):]
		at = pieces[i].start
		for k := i; i < len(pieces) && pieces[i].start == pieces[k].start; i++ {
			rest, at = rest[len(pieces[i].text):], max(at, pieces[i].end)
		}
	}
	if !bytes.Equal(rest, file[at:]) {
		t.Fatalf("%s: %v: the end differs:\n%q\n%q", name, edits, file, got.Bytes)
	}
	if !slices.Equal(n.Said(file, edits[0].Game), n.Said(got.Bytes, edits[0].Game)) {
		t.Fatalf("%s: %v: other games are not the same", name, edits)
	}
}

// piece is a text that comes in place of bytes of a file.
type piece struct {
	start, end int
	text       []byte
}

func piecesOf(changes []amend.FileChange, encoding source.Encoding) (pieces []piece) {
	for _, c := range changes {
		for _, p := range c.Places {
			pieces = append(pieces, piece{p.Place.Range.Start.Byte, p.Place.Range.End.Byte, encoding.Append(nil, p.Text)})
		}
	}
	slices.SortStableFunc(pieces, func(a, b piece) int { return a.start - b.start })
	return pieces
}
