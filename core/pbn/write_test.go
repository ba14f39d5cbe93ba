package pbn

import (
	"bytes"
	"errors"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/spell"
)

// write writes games.
func write(options export.Options, games ...*spell.Game) (file []byte, made *WriteResult, err error) {
	var out bytes.Buffer
	made, err = Write(&out, func() (g *spell.Game, err error) {
		if len(games) > 0 {
			g, games = games[0], games[1:]
		}
		return g, nil
	}, options, false)
	return out.Bytes(), made, err
}

func TestWriteByHand(t *testing.T) {
	g := &spell.Game{
		Deal: &spell.Deal{First: "N", Hands: [4]*[4]string{{"AKQJT98765432", "", "", ""}, {"", "AKQJT98765432", "", ""}, nil,
			{"", "", "", "AKQJT98765432"}}},
	}
	g.Facts[spell.Dealer], g.Facts[spell.Vulnerable] = "E", "NS"
	file, got, err := write(export.Options{Missing: export.Omit}, g)
	const want = "% PBN 2.1\r\n[Dealer \"E\"]\r\n[Vulnerable \"NS\"]\r\n[Deal \"E:.AKQJT98765432.. - ...AKQJT98765432 AKQJT98765432...\"]\r\n"
	if err != nil || string(file) != want || len(got.Report.Diagnostics.Items) > 0 {
		t.Errorf("%v\n%s%v", err, file, got.Report.Diagnostics.Items)
	}
}

// TestWriteMost: a file that is longer than it may be is an error, also where it is so by its last line alone.
func TestWriteMost(t *testing.T) {
	// In ISO 8859-1 these are the bytes of a character in UTF-8, so a line at the end says that the file is not UTF-8.
	upTo := func(most int) (file []byte, err error) {
		file, _, err = write(export.Options{Missing: export.Omit, Most: most}, &spell.Game{Tags: []spell.Tag{{Name: "Site", Value: "Ã©"}}})
		return file, err
	}
	whole, err := upTo(0)
	if err != nil || !bytes.Contains(whole, []byte("not UTF-8")) {
		t.Fatalf("%v\n%s", err, whole)
	}
	for most := 1; most <= len(whole)+1; most++ {
		if _, err := upTo(most); errors.Is(err, export.ErrTooLong) != (most < len(whole)) {
			t.Errorf("%d of %d bytes: %v", most, len(whole), err)
		}
	}
	if none, _, err := write(export.Options{}); err != nil || len(none) > 0 {
		t.Errorf("no game: %v\n%s", err, none)
	}
}
