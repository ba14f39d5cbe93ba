package values

import (
	"fmt"
	"testing"

	"pbn/core/bridge"
)

// parText writes a par in short: "NS 620", and the contracts.
func parText(p Par, ok bool) string {
	if !ok {
		return "-"
	}
	text := ""
	if p.HasPoints {
		text = fmt.Sprintf("%s %d", map[bridge.Side]string{bridge.NorthSouth: "NS", bridge.EastWest: "EW"}[p.Side], p.Points)
	}
	for _, c := range p.Contracts {
		text += fmt.Sprintf(" %s:%s", c.Declarer, c.Contract)
		if c.HasTricks {
			text += fmt.Sprintf("%+d", c.Overtricks)
		}
	}
	return text
}

// comparePars compares how values are read with what parText says of them.
func comparePars(t *testing.T, read func(value string) (Par, bool), cases map[string]string) {
	t.Helper()
	for value, want := range cases {
		if got := parText(read(value)); got != want {
			t.Errorf("%q is read as %q, want %q", value, got, want)
		}
	}
}

func TestReadOptimumScore_4_2_7(t *testing.T) {
	comparePars(t, readOptimumScore, map[string]string{
		"NS 620": "NS 620", "EW -50": "EW -50", "NS 620 EW -620": "NS 620", "EW 0 NS 0": "EW 0", "NS620": "NS 620", "NS +90": "NS 90",
		"NS 620 EW 620": "-", "NS 620 EW -600": "-", "620": "-", "NS": "-", "NS 6.5": "-", "NS x": "-", "": "-", "W 620": "-",
	})
}

func TestReadParContracts(t *testing.T) {
	comparePars(t, readParContracts, map[string]string{
		"NS 4S+1": " NS:4S+1", "EW 5C=; EW 5D=": " EW:5C+0 EW:5D+0", "N 3NTX-2": " N:3NTX-2", "S4HXX=": " S:4HXX+0",
		"W  1NT=;E 7C-13": " W:1NT+0 E:7C-13",
		"NS 4S":           "-", "4S=": "-", "NS": "-", "": "-", "NS 4s=": "-", "NS 8S=": "-", "NS 4Z=": "-", "NS PASS=": "-", "NS S=": "-",
		"NS 4S+":  "-",
		"NS 4S+x": "-", "NS 4S==": "-", "NS 4S=1": "-", "NS 4S=0": "-", "NS 4S=;": "-", "NS 4S=;EW 5X=": "-", "NS 3nt+1": "-",
	})
}

func TestReadMinimax(t *testing.T) {
	comparePars(t, readMinimax, map[string]string{
		"4SDE300": "NS 300 E:4SX", "3NN600": "NS 600 N:3NT", "5CDW-100": "NS -100 W:5CX", "1HS80": "NS 80 S:1H", "7DN0": "NS 0 N:7D",
		"": "-", "4SE": "-", "8SE100": "-", "4ZE100": "-", "4SX100": "-", "4SDE": "-", "4SE1.5": "-", "4SEx": "-", "PSN100": "-", "SSN100": "-",
	})
}

func TestReadScores_4_2_1(t *testing.T) {
	text := func(value string, rubber bool) string {
		scores, ok := ReadScores(value, rubber)
		if !ok {
			return "-"
		}
		out := ""
		for _, s := range scores {
			side := "declarer"
			if !s.OfDeclarer {
				side = map[bridge.Side]string{bridge.NorthSouth: "NS", bridge.EastWest: "EW"}[s.Side]
			}
			out += fmt.Sprintf("%s %s", side, s.Number)
			if s.HasBelow {
				out += fmt.Sprintf(" below %d", s.Below)
			}
			out += ";"
		}
		return out
	}
	for value, want := range map[string][2]string{
		"620": {"declarer 620;", "declarer 620;"}, "NS -50": {"NS -50;", "NS -50;"}, "EW 5 NS -5": {"EW 5;NS -5;", "EW 5;NS -5;"},
		"NS 50/60": {"-", "NS 50 below 60;"}, "NS 50 / 60": {"-", "NS 50 below 60;"}, "NS 50/60 EW 0/0": {"-", "NS 50 below 60;EW 0 below 0;"},
		"NS 50/": {"-", "-"}, "NS 50/x": {"-", "-"}, "NS 50/-60": {"-", "-"}, "NS /60": {"-", "-"}, "NS": {"-", "-"}, "": {"-", "-"},
		"NS 1 NS 1": {"-", "-"}, "5 NS 5": {"-", "-"}, "NS 1 EW 1 NS 1": {"-", "-"}, "NS 5 6": {"-", "-"},
	} {
		if got := [2]string{text(value, false), text(value, true)}; got != want {
			t.Errorf("%q is read as %q, want %q", value, got, want)
		}
	}
}

// TestReadNumber: the forms that programs write, and what is nearly a number.
func TestReadNumber(t *testing.T) {
	for text, want := range map[string]string{
		"0": "0", "-7": "-7", "62.50": "62.50", "+3": "3", "007": "7", "-0": "0", "-0.50": "-0.50", "-0,0": "0.0", ".5": "0.5", "5.": "5",
		"62,5": "62.5", "62,5%": "62.5", "+60%": "60", "12,34": "12.34",
		"12,345": "-", "1,234.5": "-", "1.5,5": "-", "": "-", "-": "-", "%": "-", ".": "-", "60%%": "-", "--7": "-", "+-7": "-", "1e3": "-",
		"1 000": "-", "0x7": "-",
	} {
		got, ok := ReadNumber(text)
		if !ok {
			got = "-"
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}
