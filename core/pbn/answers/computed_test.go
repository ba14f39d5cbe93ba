package answers

import (
	"encoding/json"
	"strings"
	"testing"

	"pbn/core/wire"
)

// TestComputed: the result and the score of a game are given where each thing that they depend on is known, and the play has ended.
func TestComputed(t *testing.T) {
	const whole = `[Vulnerable "NS"][Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"][Declarer "N"][Contract "4H"][Result "10"]`
	const result, score = `{"tricks":10,"overtricks":0,"text":"="}`, `{"computed":true,"side":"NS","points":620}`
	for _, c := range []struct{ was, is, result, score string }{
		{"", "", result, score},
		{`"NS"`, `"?"`, result, ""},
		{`"NS"`, `"None"`, result, `{"computed":true,"side":"NS","points":420}`},
		{`"N"`, `"E"`, result, `{"computed":true,"side":"EW","points":420}`},
		{`[Declarer "N"]`, "", `{"tricks":10}`, ""},
		{`"4H"`, `"H"`, `{"tricks":10}`, ""},
		{`"4H"`, `"?"`, `{"tricks":10}`, ""},
		{`"4H"`, `"Pass"`, `{"tricks":10}`, `{"computed":true,"points":0}`},
		{`"4H"`, `"1HXX"`, `{"tricks":10,"overtricks":3,"text":"+3"}`, `{"computed":true,"side":"NS","points":1920}`},
		{`..AKQJT98765432. ...AKQJT98765432"]`, `- -"]`, result, score},
		{`"10"`, `"?"`, "", ""},
		{`"10"`, `"0"`, `{"tricks":0,"overtricks":-10,"text":"-10"}`, `{"computed":true,"side":"NS","points":-1000}`},
		{`"10"`, `"13"`, `{"tricks":13,"overtricks":3,"text":"+3"}`, `{"computed":true,"side":"NS","points":710}`},
		{`"10"`, `"14"`, "", ""},
		{`AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432`, `A... K... Q... J...`, `{"tricks":10}`, ""}, // an end position
		{`"10"]`, `"10"][Play "E"]` + "\nHA *", result, score},
		{`"10"]`, `"10"][Play "E"]` + "\nHA +", "", ""},
	} {
		text := strings.Replace(whole, c.was, c.is, 1)
		var read struct {
			Games []struct{ Result, Score json.RawMessage }
		}
		if err := json.Unmarshal(parse([]byte(text), wire.Options{}), &read); err != nil || len(read.Games) != 1 {
			t.Fatalf("%d games, %v", len(read.Games), err)
		}
		if g := read.Games[0]; string(g.Result) != c.result || string(g.Score) != c.score {
			t.Errorf("%s in place of %s: result %s, score %s; want %s, %s", c.is, c.was, g.Result, g.Score, c.result, c.score)
		}
	}
}
