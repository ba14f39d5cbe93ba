package pbn

import (
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// TestRotationOfAFile_3_4_11_g: what all boards of a file have is reported once, with their count; what some have, of each.
func TestRotationOfAFile_3_4_11_g(t *testing.T) {
	const odd, usual = "[Board \"16\"]\n[Dealer \"N\"]\n\n", "[Board \"1\"]\n[Dealer \"N\"]\n\n"
	const one, all = "Board 16 usually has", "None of the"
	for _, c := range []struct {
		file, begins string
		count        int
	}{
		{odd, one, 1},
		{odd + odd, all + " 2 boards", 1},
		{"[Event \"no number\"]\n\n" + odd + "[Board \"2\"]\n\n" + odd, all + " 2 boards", 1},
		{odd + "[Board \"2\"]\n[Dealer \"N\"]\n[Scoring \"Rubber\"]\n\n" + odd, all + " 2 boards", 1},
		{usual + odd + odd, one, 2},
		{odd + odd + usual, one, 2},
		{odd + usual + odd, one, 2},
		{usual + usual, "", 0},
		{strings.Repeat(odd, 3000), all + " 3000 boards", 1},
		{strings.Repeat(odd, 3000) + usual, one, 3000},
	} {
		for _, severity := range []diag.Severity{0, diag.Error, diag.Off} {
			o := Options{}
			if severity != 0 {
				o.Severities = map[diag.Rule]diag.Severity{rules.DealRotation: severity}
			}
			pieces := habits.PBN.Stream(iotest.HalfReader(strings.NewReader(c.file)), source.Automatic)
			for _, file := range []*source.Stream{Bytes([]byte(c.file)), pieces} {
				r, want := Validate(file, o), c.count
				if severity == diag.Off {
					want = 0
				}
				items := r.Diagnostics.Items
				if n := r.Diagnostics.Found(rules.DealRotation); n != want || len(items) != min(want, 1000) {
					t.Errorf("%.40q, %s: found %d times, kept %d, want %d", c.file, severity, n, len(items), want)
				}
				for i, d := range items {
					isOfFile := c.begins != one
					if !strings.HasPrefix(d.Message, c.begins) || (d.Game == 0) != isOfFile || i > 0 && d.Game <= items[i-1].Game {
						t.Errorf("%.40q: %s of game %d", c.file, d.Message, d.Game)
						break
					}
				}
			}
		}
	}
}
