package pbn

import (
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/given"
)

func TestWriteByHand(t *testing.T) {
	g := &given.Game{
		Deal: &given.Deal{First: "N", Hands: [4]*[4]string{{"AKQJT98765432", "", "", ""}, {"", "AKQJT98765432", "", ""}, nil, {"", "", "", "AKQJT98765432"}}},
	}
	g.Facts[given.Dealer], g.Facts[given.Vulnerable] = "E", "NS"
	got, err := Write(1, func(int) (*given.Game, error) { return g, nil }, export.Options{Missing: export.Omit}, false)
	const want = "% PBN 2.1\r\n[Dealer \"E\"]\r\n[Vulnerable \"NS\"]\r\n[Deal \"E:.AKQJT98765432.. - ...AKQJT98765432 AKQJT98765432...\"]\r\n"
	if err != nil || string(got.Bytes) != want || len(got.Report.Diagnostics.Items) > 0 {
		t.Errorf("%v\n%s%v", err, got.Bytes, got.Report.Diagnostics.Items)
	}
}
