package pbn

import (
	"slices"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
)

// TestChangesOfEncodings: to leave the encoding of a file is a change, unless what is written has every character that the file may have.
func TestChangesOfEncodings_2_2_e(t *testing.T) {
	const text = "[Event \"“é”\"]\n[Auction \"N\"]\n1C Pass\n"
	encodings := []diag.Rule{rules.TextUTF8, rules.TextUTF16, rules.TextWindows1252}
	for i, file := range [][]byte{[]byte(text), source.UTF16BE.Append([]byte{0xFE, 0xFF}, text), source.Windows1252.Append(nil, text)} {
		for _, encoding := range []plain.Encoding{plain.Latin1, plain.UTF8} {
			_, r := Export(Bytes(file), export.Options{Encoding: encoding})
			for k, rule := range encodings {
				if found := r.Diagnostics.Found(rule); (found > 0) != (i == k) {
					t.Errorf("%q: %s is found %d times", file, rules.Name(rule), found)
				}
				if got, want := slices.Contains(r.ChangeCounts(), report.Change{Rule: rule, Count: 1}), i == k && encoding != plain.UTF8; got != want {
					t.Errorf("%q to encoding %d: a change of %s is counted: %t, want %t", file, encoding, rules.Name(rule), got, want)
				}
			}
			if !slices.Contains(r.ChangeCounts(), report.Change{Rule: rules.AuctionUnfinished, Count: 1}) {
				t.Errorf("%q to encoding %d: the end of the auction is not among the changes %v", file, encoding, r.ChangeCounts())
			}
		}
	}
}
