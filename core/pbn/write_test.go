package pbn

import (
	"bytes"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/spell"
)

func TestWriteByHand(t *testing.T) {
	g := &spell.Game{
		Deal: &spell.Deal{First: "N", Hands: [4]*[4]string{{"AKQJT98765432", "", "", ""}, {"", "AKQJT98765432", "", ""}, nil,
			{"", "", "", "AKQJT98765432"}}},
	}
	g.Facts[spell.Dealer], g.Facts[spell.Vulnerable] = "E", "NS"
	got, err := Write(1, func(int) (*spell.Game, error) { return g, nil }, export.Options{Missing: export.Omit}, false)
	const want = "% PBN 2.1\r\n[Dealer \"E\"]\r\n[Vulnerable \"NS\"]\r\n[Deal \"E:.AKQJT98765432.. - ...AKQJT98765432 AKQJT98765432...\"]\r\n"
	if err != nil || string(got.Bytes) != want || len(got.Report.Diagnostics.Items) > 0 {
		t.Errorf("%v\n%s%v", err, got.Bytes, got.Report.Diagnostics.Items)
	}
}

// TestWriteMost: a file that is longer than it may be is an error, also where it is so by its last line alone.
func TestWriteMost(t *testing.T) {
	// In ISO 8859-1 these are the bytes of a character in UTF-8, so a line at the end says that the file is not UTF-8.
	write := func(most int) (*WriteResult, error) {
		return Write(1, func(int) (*spell.Game, error) {
			return &spell.Game{Tags: []spell.Tag{{Name: "Site", Value: "Ã©"}}}, nil
		}, export.Options{Missing: export.Omit, Most: most}, false)
	}
	whole, err := write(0)
	if err != nil || !bytes.Contains(whole.Bytes, []byte("not UTF-8")) {
		t.Fatalf("%v\n%s", err, whole.Bytes)
	}
	for most := 1; most <= len(whole.Bytes)+1; most++ {
		got, err := write(most)
		if isTooLong := most < len(whole.Bytes); err != nil || (got.Report.Err != nil) != isTooLong {
			t.Errorf("%d of %d bytes: %v, %v", most, len(whole.Bytes), err, got.Report.Err)
		}
	}
	if none, err := Write(0, nil, export.Options{}, false); err != nil || len(none.Bytes) > 0 {
		t.Errorf("no game: %v\n%s", err, none.Bytes)
	}
}
