package lin

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/source"
)

// TestLossesAreCounted: what LIN cannot hold is one finding for each kind in the file, at its first place, with how often there is more.
func TestLossesAreCounted(t *testing.T) {
	var b strings.Builder
	for n := range 40 {
		fmt.Fprintf(&b, "%%PipColors #00000%d\n%%Font Arial\n[Board \"%d\"]\n[Site \"Paris %d\"]\n%s[BCFlags \"1f\"]\n[ScoreTable \"Rank\"]\n1\n\n",
			n%10, n+1, n, simpleGame)
	}
	b.WriteString("[Board \"41\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Room \"Open\"]\n[Date \"2026.01.01\"]\n")
	_, r := FromPBN(pbn.Bytes([]byte(b.String())))
	more := " The file has 39 more of this kind."
	for i := range r.Diagnostics.Items {
		d := &r.Diagnostics.Items[i]
		isAlone := strings.Contains(d.Message, "Date") || strings.Contains(d.Message, "Room")
		if isAlone == strings.HasSuffix(d.Message, more) || !isAlone && d.Game != 1 {
			t.Errorf("board %d: %s", d.Game, d.Message)
		}
	}
	if n := len(r.Diagnostics.Items); n != 9 {
		t.Errorf("%d findings, not 9:\n%s", n, rendered(r))
	}
}

// TestManyKindsOfLosses: a file may have any number of names, of which so many are told apart.
func TestManyKindsOfLosses(t *testing.T) {
	var b strings.Builder
	b.WriteString("[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n")
	for n := range 3 * mostLosses {
		fmt.Fprintf(&b, "[Tag%d \"x\"]\n", n)
	}
	_, r := FromPBN(pbn.Bytes([]byte(b.String())))
	if n := r.Diagnostics.Found(WriteLost); n != mostLosses+1 {
		t.Errorf("%d findings, not %d", n, mostLosses+1)
	}
	last := r.Diagnostics.Items[len(r.Diagnostics.Items)-1].Message
	if want := fmt.Sprintf("%d more", 2*mostLosses-1); !strings.Contains(last, want) {
		t.Errorf("%q lacks %q", last, want)
	}
}

// TestFilledIn: what nothing says is that of the board's number, unless the game says something else.
func TestFilledIn(t *testing.T) {
	for in, want := range map[string]string{
		"[Board \"2\"]\n" + simpleGame:                                                                               "md|4… sv|n|",
		"[Board \"2\"]\n[Dealer \"?\"]\n[Vulnerable \"\"]\n" + simpleGame:                                            "md|4… sv|n|",
		"[Board \"2\"]\n[Dealer \"W\"]\n[Vulnerable \"All\"]\n" + simpleGame:                                         "md|2… sv|b|",
		"[Board \"16\"]\n" + simpleGame:                                                                              "md|2… sv|e|",
		"[Board \"0\"]\n" + simpleGame:                                                                               "md|0…",
		"[Board \"B2\"]\n" + simpleGame:                                                                              "md|0…",
		"[Board \"2\"]\n[Dealer \"x\"]\n" + simpleGame:                                                               "md|0… sv|n|",
		"[Board \"2\"]\n" + simpleGame + "[Auction \"?\"]\n1C Pass Pass Pass\n":                                      "md|4… sv|n|",
		"[Board \"2\"]\n" + simpleGame + "[Auction \"S\"]\n1C Pass Pass Pass\n":                                      "md|1… sv|n|",
		"[Board \"2\"]\n[Declarer \"N\"]\n" + simpleGame + "[Auction \"?\"]\n1C Pass Pass Pass\n":                    "md|4… sv|n|",
		"[Board \"2\"]\n[Declarer \"N\"]\n[Contract \"1C\"]\n" + simpleGame + "[Auction \"?\"]\n1C Pass Pass Pass\n": "md|0… sv|n|",
	} {
		out, _ := FromPBN(pbn.Bytes([]byte(in)))
		_, deal, _ := strings.Cut(string(out), "md|")
		got := "md|" + deal[:1] + "…"
		if _, v, has := strings.Cut(string(out), "|sv|"); has {
			got += " sv|" + v[:1] + "|"
		}
		if got != want {
			t.Errorf("%q has %s, want %s:\n%s", in, got, want, out)
		}
	}
}

// TestEndPositionsComeBack: the contract of an end position has no level in PBN, and nothing is wrong with it; in LIN its auction says it.
func TestEndPositionsComeBack(t *testing.T) {
	const lin = "qx|B4|st||md|3SAK,SQJ,HAK,HQJ|sv|e|mb|2sppp|pc|HQ|pg||"
	out, r := ToPBN([]byte(lin), source.Automatic, utf8PBN)
	if !strings.Contains(string(out), "[Contract \"S\"]\r\n") || r.OfGames.Count(diag.Error) > 0 {
		t.Errorf("%s\n%s", rendered(r), out)
	}
	again, back := FromPBN(pbn.Bytes(out))
	if back.Diagnostics.Found(WriteLost) > 0 || !strings.Contains(string(again), "mb|2S|") || !strings.Contains(string(again), "qx|B4|") {
		t.Errorf("%s\n%s", rendered(back), again)
	}
	if second, _ := ToPBN(again, source.UTF8, utf8PBN); string(second) != string(out) {
		t.Errorf("%s\nbecame\n%s", out, second)
	}
}

// TestScoresComeBack: zz gives IMPs or a percentage, as the tag of PBN has it.
func TestScoresComeBack(t *testing.T) {
	for value, want := range map[string]string{
		"3.53": "ScoreIMP \"NS 3.53\"", "-12": "ScoreIMP \"NS -12\"", "+4,25": "ScoreIMP \"NS 4.25\"", "24.00": "ScoreIMP \"NS 24.00\"",
		"35.71%": "ScorePercentage \"NS 35.71\"", "100%": "ScorePercentage \"NS 100\"", "0%": "ScorePercentage \"NS 0\"",
		"24.5": "", "420": "", "-5%": "", "100.1%": "", "x": "", ".5": "", "5.": "", "%": "", "1e3": "", "": "",
	} {
		out, r := ToPBN([]byte(oneNotrump+"zz|"+value+"|"), source.Automatic, utf8PBN)
		switch {
		case want != "" && !strings.Contains(string(out), "["+want+"]"):
			t.Errorf("%q became\n%s", value, out)
		case want == "" && (strings.Contains(string(out), "[Score") || value != "" && r.Diagnostics.Found(CommandKept) != 1):
			t.Errorf("%q became\n%s\n%s", value, out, rendered(r))
		}
		if lin, back := FromPBN(pbn.Bytes(out)); want != "" && (back.Diagnostics.Found(WriteLost) > 0 || !strings.Contains(string(lin), "zz|")) {
			t.Errorf("%q came back as %s", value, lin)
		}
	}
}
