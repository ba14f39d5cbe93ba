package lin

import (
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/source"
)

// TestWhereBoardsBegin: each command after each thing that a board may have, which begins another board or does not. The digit is the
// board that a text after it belongs to.
func TestWhereBoardsBegin(t *testing.T) {
	after := []string{"mb|1C|", "pc|SA|", "mc|9|", "md|1" + threeHands + "|", "qx|o7|", "ah|Board 7|", "pn|a,b,c,d|", "mn|a|", "sv|n|",
		"nt|a|", "md|1S2|pn|a,b,c,d|", "md|1S2|ah|Board 7|"}
	for command, want := range map[string]string{
		"md|2S2,H2,D2|": "111211111122", "qx|o8|": "111211111122", "ah|Board 8|": "111111111112", "pn|e,f,g,h|": "111111111121",
		"mn|b|":  "111211111122",
		"mb|2C|": "111111111111", "pc|S2|": "111111111111", "mc|8|": "111111111111",
	} {
		var got strings.Builder
		for _, first := range after {
			out, _ := ToPBN([]byte(first+command+"nt|here|md|4S3|"), source.Automatic, utf8PBN)
			before, _, _ := strings.Cut(string(out), "{here}")
			got.WriteByte('1' + byte(strings.Count(before, "\n\r\n")))
		}
		if got.String() != want {
			t.Errorf("%s after each of %q: the text is in board %s, want %s", command, after, got.String(), want)
		}
	}
}

// TestHandThatFollows: the last hand is left out where it has all the cards that the others do not have.
func TestHandThatFollows(t *testing.T) {
	for deal, want := range map[string]string{
		"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432": "3SHDAKQJT98765432C,SHDCAKQJT98765432,SAKQJT98765432HDC,",
		"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -":                "3SHDAKQJT98765432C,,SAKQJT98765432HDC,SHAKQJT98765432DC",
		"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...KQJT98765432":  "3SHDAKQJT98765432C,SHDCKQJT98765432,SAKQJT98765432HDC,SHAKQJT98765432DC",
		"N:AKQJT9876543... .AKQJT9876543.. ..AKQJT9876543. ...AKQJT9876543":     "3SHDAKQJT9876543C,SHDCAKQJT9876543,SAKQJT9876543HDC,SHAKQJT9876543DC",
		"N:AKQJT98765432... AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432": "3SHDAKQJT98765432C,SHDCAKQJT98765432,SAKQJT98765432HDC,SAKQJT98765432HDC",
	} {
		out, _ := FromPBN(pbn.Bytes([]byte("[Board \"1\"]\n[Dealer \"N\"]\n[Deal \"" + deal + "\"]\n")))
		if !strings.Contains(string(out), "|md|"+want+"|") {
			t.Errorf("%s: %s", deal, out)
		}
	}
}
