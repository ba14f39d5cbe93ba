package wire

import (
	"strings"
	"testing"
)

// TestPacked: what takes most of the text of a game is a flat array; js/test/unpack.test.mjs makes the objects of it.
func TestPacked(t *testing.T) {
	file := "\n[Event \"é\"]\n\n[Event \"#\"] {a}\n[Auction \"N\"]\n1C\n^I 1D *\n"
	for _, want := range []string{
		`"tags":["Event","é",1,1,1,1,12,0,12,11],`,
		`"tags":["Event","#",0,0,1,0,11,0,12,11,{"inherited":"é","comments":[{"kind":"brace","text":"a"}]},"Auction","N",5,1,1,5,13,0,14,13],`,
		`"moves":["N","1C","call","E","1D","call",{"irregularities":"I"},"","*","end"],`,
	} {
		if got := string(Parse([]byte(file), Options{Packed: true})); !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}
