package pbn

import (
	"strings"
	"testing"

	"pbn/core/bridge"
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
		text, want string // of an error what it begins with, after "at "
	}{
		{deal, fourSuits, ""},
		{deal, "w:- - - ak...", ""},
		{deal, "N:AKQJT98765432... - - -", ""},
		{deal, "N:AKQJT9876543Y... - - -", "14 in "},
		{deal, "N:AKQJT9876543A... - - -", "14 in "},
		{deal, "N:AKQJT98765432... A... - -", "19 in "},
		{deal, `N:"...`, "2 in "},
		{deal, "", "0 in “”: there is no deal"},
		{deal, "?", "0 in “?”: there is no deal"},
		{auction, "1S P 4S AP", ""},
		{auction, "1S! =1= {x} $3 P 4♠ ap", ""},
		{auction, "1S P 4Q AP", "5 in “1S P 4Q AP”: "},
		{auction, "1S P 1H AP", "5 in “1S P 1H AP”: "},
		{auction, "é 1S", "0 in "},
		{auction, "1S [Event \"\"]", "3 in "},
		{auction, "1S\n\nP", "4 in "},
		{auction, "AP 1S", "3 in "},
		{play, "HA H2 h3 ♥4 S2", ""},
		{play, "HA *", ""},
		{play, "HA\u2003 HA", "4 in “HA\u2003 HA”: “HA” is played twice"},
		{play, "HA 1H", "3 in "},
		{play, "* HA", "2 in "},
	} {
		file, err := c.build(c.text)
		switch {
		case c.want == "" && err != nil, c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), "at "+c.want)):
			t.Errorf("%q: %v, want %q", c.text, err, c.want)
		case err == nil:
			if r := Parse(Bytes(file), func(*source.Text, *game.Game) {}); r.Games != 1 {
				t.Errorf("%q became %q", c.text, file)
			}
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
