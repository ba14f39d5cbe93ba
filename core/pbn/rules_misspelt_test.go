package pbn

import (
	"testing"

	"pbn/core/pbn/rules"
)

// TestMisspeltMarks: text that may be meant as the mark of an irregularity counts as one, wherever it is among the annotations before the
// next call, unless it has a comment of its own after it.
func TestMisspeltMarks(t *testing.T) {
	for auction, want := range map[string]bool{
		"1D 1C AP": true, "1D $1 1C AP": true, "1D ^i 1C AP": false, "1D ^i $1 1C AP": false, "1D $1 ^i 1C AP": false, "1D $1 ^i $2 1C AP": false,
		"1D ^i $1 {x} 1C AP": true,
	} {
		found := Validate(Bytes([]byte("[Auction \"N\"]\n"+auction)), Options{}).Diagnostics.Found(rules.AuctionInsufficientBid)
		if got := found > 0; got != want {
			t.Errorf("%s: an insufficient bid: %t, want %t", auction, got, want)
		}
	}
}

// TestContractOfIllegalCalls: what an auction with a call that the laws do not allow leads to is compared with nothing, whether the call is
// reported or not.
func TestContractOfIllegalCalls(t *testing.T) {
	for auction, want := range map[string]bool{
		"1D AP": true, "1D ^i 2C AP": true, "1D X XX AP": true,
		"1D 1C AP": false, "1D ^i 1C AP": false, "1D X X AP": false, "1D X X X AP": false, "1D X X X 1NT AP": false, "1D X X 1H X AP": false,
		"1D XX XX AP": false,
	} {
		found := Validate(Bytes([]byte("[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"7NT\"]\n[Auction \"N\"]\n"+auction)),
			Options{}).Diagnostics.Found(rules.AuctionContractMismatch)
		if got := found > 0; got != want {
			t.Errorf("%s: another contract: %t, want %t", auction, got, want)
		}
	}
}
