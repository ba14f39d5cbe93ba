package pbn

import (
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

const fourSuits = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"

// TestBuild: what is built, and where an error is.
func TestBuild(t *testing.T) {
	deal := func(text string) ([]byte, error) { return BuildDeal(text) }
	auction := func(text string) ([]byte, error) { return BuildAuction(text, bridge.West) }
	play := func(text string) ([]byte, error) {
		return BuildPlay(text, bridge.East, bridge.Denomination(bridge.Hearts))
	}
	for _, c := range []struct {
		build      func(text string) ([]byte, error)
		text, want string // what export makes of it, or of an error what it begins with
	}{
		{deal, fourSuits, "[Deal \"" + fourSuits + "\"]"},
		{deal, "w:- - - ak...", `[Deal "W:- - - AK..."]`},
		{deal, "N:10... - - -", `[Deal "N:T... - - -"]`},
		{deal, "N:AKQJT9876543Y... - - -", "at 14 in "},
		{deal, "N:AKQJT9876543A... - - -", "at 14 in "},
		{deal, "N:AKQJT98765432... A... - -", "at 19 in "},
		{deal, `N:"...`, "at 2 in "},
		{deal, "", "at 0 in “”: there is no deal"},
		{deal, "?", "at 0 in “?”: there is no deal"},
		{auction, "1S P 4S AP", "[Auction \"W\"]\n1S Pass 4S Pass\nPass Pass"},
		{auction, "1S! =1= {x} $3 P 4♠ ap", "[Auction \"W\"]\n1S =1= {x} $1 $3 Pass 4S Pass\nPass Pass"},
		{auction, "", "[Dealer \"W\"]"},
		{auction, "1S P 4Q AP", "at 5 in “1S P 4Q AP”: "},
		{auction, "1S P 1H AP", "at 5 in “1S P 1H AP”: "},
		{auction, "é 1S", "at 0 in "},
		{auction, "1S [Event \"\"]", "at 3 in "},
		{auction, "1S\n\nP", "at 4 in "},
		{auction, "AP 1S", "at 3 in "},
		{play, "HA H2 h3 ♥4 S2", "[Play \"E\"]\nHA H2 H3 H4\nS2 - - -\n*"},
		{play, "AH h10 *", "[Play \"E\"]\nHA HT - -\n*"},
		{play, "HA\u2003 HA", "at 4 in “HA\u2003 HA”: “HA” is played twice"},
		{play, "HA 1H", "at 3 in "},
		{play, "* HA", "at 2 in "},
	} {
		file, err := c.build(c.text)
		if err == nil {
			out, _ := Export(Bytes(file), export.Options{Missing: export.Omit})
			if got := strings.ReplaceAll(string(out), "\r\n", "\n"); !strings.HasSuffix(got, c.want+"\n") || strings.HasPrefix(c.want, "at ") {
				t.Errorf("%q became %q, want %q", c.text, got, c.want)
			}
		} else if !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.text, err, c.want)
		}
	}
}

// TestBuildPlay: cards in the order in which they were played go to the columns of their players.
func TestBuildPlay(t *testing.T) {
	file, err := BuildPlay("SA S2 S3 H2 SK S4 S5 S6 DA", bridge.West, bridge.Denomination(bridge.Hearts))
	const want = "[Declarer \"S\"]\n[Contract \"1H\"]\n[Play \"W\"]\nSA S2 S3 H2 \nS4 S5 S6 SK \n- - - DA \n"
	if err != nil || string(file) != want {
		t.Errorf("%v\n%s", err, file)
	}
	r := Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
		if len(g.Play.Tricks) != 3 || g.Play.Tricks[0].Winner != bridge.South || g.Play.Tricks[1].Leader != bridge.South {
			t.Errorf("%+v", g.Play.Tricks)
		}
	})
	if r.Games != 1 {
		t.Errorf("%d games", r.Games)
	}
}
