package values

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn/habits"
)

// manyBlanks makes a value of a length.
func manyBlanks(value string, length int) string {
	return strings.Replace(value, " ", strings.Repeat(" ", 1+length-len(value)), 1)
}

// TestReadResult_3_4_15_a has the five forms, and what is nearly one of them.
func TestReadResult_3_4_15_a(t *testing.T) {
	text := func(r Result, ok bool) string {
		if !ok {
			return "-"
		}
		out := fmt.Sprint(r.Declarer, r.NorthSouth, r.EastWest)
		if r.Corrected {
			out += "^"
		}
		return out
	}
	for value, want := range map[string]string{
		"0": "0 -1 -1", "9": "9 -1 -1", "10": "10 -1 -1", "13": "13 -1 -1", "^9": "9 -1 -1^", "^ 9": "9 -1 -1^", " 9": "9 -1 -1",
		"NS 9": "-1 9 -1", "EW 9": "-1 -1 9", "NS 0": "-1 0 -1", "EW 13": "-1 -1 13", "^EW 9": "-1 -1 9^", "EW\t9 \tNS  4": "-1 4 9",
		"EW 9 NS 4": "-1 4 9", "NS 4 EW 9": "-1 4 9", "NS 0 EW 13": "-1 0 13", "^NS 4 EW 9": "-1 4 9^",
		manyBlanks("NS 9", habits.MaxLine): "-1 9 -1", manyBlanks("NS 9", habits.MaxLine+1): "-",
		"": "-", "14": "-", "09": "-", "00": "-", "100": "-", "-1": "-", "+9": "-", "9.0": "-", "x": "-", "^": "-", "^^9": "-", "9^": "-",
		"NS": "-", "EW": "-", "9 NS": "-",
		"NS 14": "-", "NS x": "-", "NSEW 9": "-", "ns 9": "-", "N 9": "-", "NS 9 EW": "-", "NS 9 4": "-", "9 4": "-", "NS 9 NS 4": "-",
		"EW 0 EW 0": "-",
		"NS 0 NS 0": "-", "NS 4 EW 14": "-", "NS 4 EW 9 NS": "-", "NS 4 EW 9 NS 4": "-", "EW ^9": "-",
	} {
		r, ok := ReadResult(value)
		if got := text(r, ok); got != want {
			t.Errorf("%q is read as %q, want %q", value, got, want)
		}
		v := resultValue(value)
		if v.Understood() != ok {
			t.Errorf("%q is a value: %v", value, v.Understood())
		}
		if ok && v.Result() != r {
			t.Errorf("%q: %+v as a value, %+v as it is read", value, v.Result(), r)
		}
		tricks := tricksValue(value)
		if isTricks := ok && r.Declarer >= 0 && !r.Corrected; tricks.Understood() != isTricks || isTricks && tricks.Tricks() != r.Declarer {
			t.Errorf("%q as a number of tricks: %v, %d", value, tricks.Understood(), tricks.Tricks())
		}
	}
}

// TestReadSides_4_2_1 has the five forms, and what is nearly one of them.
func TestReadSides_4_2_1(t *testing.T) {
	for value, want := range map[string]string{
		"420": "420||", "x": "x||", "4 20": "4 20||", "NS 420": "|420|", "EW -420": "||-420", "NS 4 20": "|4 20|", "EW 1 NS 2": "|2|1",
		"NS 1 EW 2":     "|1|2",
		" NS\t1  EW 2 ": "|1|2", "é": "é||", "NSx 1": "NSx 1||", "ns 1": "ns 1||", "1NS": "1NS||", manyBlanks("NS 9", habits.MaxLine): "|9|",
		manyBlanks("NS 9", habits.MaxLine+1): "-",
		"":                                   "-", " ": "-", "NS": "-", "EW": "-", "NS EW": "-", "NS EW 1": "-", "NS 1 EW": "-", "1 NS": "-",
		"1 NS 2": "-", "NS 1 NS 2": "-", "EW 1 EW 2": "-",
		"NS 1 EW 2 NS 3": "-", "NS NS": "-",
	} {
		s, ok := ReadSides(value)
		got := s.Declarer + "|" + s.Side[bridge.NorthSouth] + "|" + s.Side[bridge.EastWest]
		if !ok {
			got = "-"
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", value, got, want)
		}
	}
	for c := range 256 {
		if got, want := isWord(string([]byte{'a', byte(c)})), c > ' ' && c < 0x7F; got != want {
			t.Errorf("a word with %x: %v", c, got)
		}
	}
}

// TestFormsOfScores asks of many texts which forms of a score they have.
func TestFormsOfScores(t *testing.T) {
	forms := map[string]func(string) bool{
		"i": isInteger, "d": isDecimal, "p": isPercentage, "r": isRubber, "o": isOptimum, "h": isHistory, "g": isScoreRange, "s": isScoring,
	}
	for value, want := range map[string]string{
		"0": "idpg", "-0": "idpg", "+7": "idpg", "-7": "idg", "007": "idpg", "": "", "-": "", "+": "", "--7": "", "+-7": "", "7-": "", " 7": "",
		"7 ": "", "x": "",
		".": "", "7.": "dp", ".7": "dp", "-.7": "d", "7.5": "dp", "7.5.": "", "7,5": "", "7.x": "", "x.7": "", "-0.0": "dp", "-.0": "dp",
		"-0.1": "d",
		"99":   "idpg", "100": "idpg", "100.0": "dp", "100.": "dp", "100.01": "d", "101": "idg", "0100": "idpg", "+100": "idpg", "-100": "idg",
		"200": "idg", "99.99": "dp", "000100.000": "dp",
		"1/2": "r", "1 / 2": "r", " 1/2 ": "r", "1/": "", "/2": "", "1/2/3": "", "-1/2": "", "1/-2": "", "/": "",
		"NS 5": "o", "EW 5": "o", "NS -5": "o", "NS 5 EW -5": "o", "NS 5 EW 5": "", "NS 0 EW 0": "o", "NS 5 EW -6": "", "NS 5.0": "",
		"NS x": "", "NS": "",
		"NS 1 2 / 3 EW 4 5 / 6": "h", "NS 1 2 / 3 4 EW 5 6 / 7 8": "h", "NS 1 2/3 4 5 EW 6 7 /8 9 10": "h", "NS 1 2/3EW 4 5/6": "",
		"NS 1 2 / EW 4 5 /": "", "NS 1 2 / 3 4 5 6 EW 1 2 / 3 4 5 6": "", "NS 1 2 / 3 4 EW 5 6 / 7": "", "EW 1 2 / 3 NS 4 5 / 6": "",
		"NS 1 2 / 3 NS 4 5 / 6": "",
		"NS x 2 / 3 EW 4 5 / 6": "", "NS 1 x / 3 EW 4 5 / 6": "", "NS 1 2 x 3 EW 4 5 / 6": "", "NS 1 2 / x EW 4 5 / 6": "",
		"NS 1 2 / 3 EW 4 5 / -6":                            "",
		manyBlanks("NS 1 2 / 3 EW 4 5 / 6", habits.MaxLine): "h", manyBlanks("NS 1 2 / 3 EW 4 5 / 6", habits.MaxLine+1): "",
		"420,*": "g", "*,420": "g", "*,*": "", "400,402": "g", "400,401": "", "400,400": "", "402,400": "", "-50,50": "g", "*": "", ",": "",
		"1,": "", ",1": "", "1,2,3": "", "*,1,2": "",
		"999999999": "idg", "1000000000": "id", "-999999999": "idg", "-1000000000": "id", "99999999999999999999": "id",
		"MP": "s", " mp": "s", "MatchPoints": "s", "imp;cross": "s", "M": "", "XMP": "", "EMP": "s", "Ascherman2": "s", "bastill": "",
		"OldMP": "s", "Butler": "s", "Mitchel": "",
		"Chicago": "s", "Rubber": "s", "Cavendish": "s", "BAM": "s", "Instant": "s", "Experts": "s", "Cross": "s", "Mean": "s", "Median": "s",
		"Mitchell": "s",
	} {
		got := ""
		for _, form := range "idprohgs" {
			if forms[string(form)](value) {
				got += string(form)
			}
		}
		if got != want {
			t.Errorf("%q has the forms %q, want %q", value, got, want)
		}
	}
}

// TestScoreNumbers reads numbers at their limits.
func TestScoreNumbers(t *testing.T) {
	for value, want := range map[string]int{
		"0": 0, "9": 9, "10": 10, "-420": -420, "+90": 90, "999999": 999999, "1000000": manyPoints, "1000001": manyPoints,
		"-99999999999999999999": -manyPoints, "": 0,
	} {
		if got := Points(value); got != want {
			t.Errorf("%q is %d points, want %d", value, got, want)
		}
	}
	for value, want := range map[string][2]int{
		"420": {420, 420}, "420,*": {421, math.MaxInt}, "*,420": {math.MinInt, 419}, "400,420": {401, 419}, "400,402": {401, 401},
		"-50,50": {-49, 49},
	} {
		if low, high, ok := ReadScoreRange(value); !ok || low != want[0] || high != want[1] {
			t.Errorf("%q is from %d to %d (%v), want %v", value, low, high, ok, want)
		}
	}
	h, ok := ReadHistory("NS 1 2/30 0 40 EW 4 5/ 60 100 20")
	if want := (RubberHistory{Games: 3, Below: [2][mostGames]int{{30, 0, 40}, {60, 100, 20}}}); !ok || h != want {
		t.Errorf("%+v (%v), want %+v", h, ok, want)
	}
}

// TestRepairedScores writes scores as the standard does.
func TestRepairedScores(t *testing.T) {
	for value, want := range map[string]string{
		"ns420": "NS 420", "N-S 420": "NS 420", "n/s:420;e/w:-420": "NS 420 EW -420", "E-W-50": "EW -50", "NS 5,5": "NS 5.5",
		"EW 5,25": "EW 5.25", "NS 5,255": "NS 5,255", "5,": "5,",
		"5,x": "5,X", "1,000": "1,000", "420": "420", "5%": "5%", ",5": ".5",
	} {
		if got := repairSides(value); got != want {
			t.Errorf("%q becomes %q, want %q", value, got, want)
		}
	}
	for value, want := range map[string]string{"ns 55%": "NS 55", "55,5 %": "55.5", "NS 55%EW 45%": "NS 55 EW 45"} {
		if got := repairPercentage(value); got != want {
			t.Errorf("%q becomes %q, want %q", value, got, want)
		}
	}
	for value, want := range map[string]string{"5%": "5", "5,5%": "5.5", "5%%": "5%", "%5": "%5", "5,255": "5,255"} {
		if got := repairNumber(value); got != want {
			t.Errorf("%q becomes %q, want %q", value, got, want)
		}
	}
}

// TestOpenCards reads tables of tricks in the tags that programs write.
func TestOpenCards(t *testing.T) {
	read := map[string]func(string) (OpenCards, bool){}
	for _, r := range OpenCardsReaders {
		read[r.Tag] = r.Read
	}
	for _, c := range []struct{ tag, value, want string }{
		{"DoubleDummyTricks", "0123456789ABCD0abcd9", "N 0 1 2 3 4;E 10 11 12 13 0;S 5 6 7 8 9;W 10 11 12 13 9;"},
		{"DoubleDummyTricks", "0123456789ABCD0abcd", "-"}, {"DoubleDummyTricks", "0123456789ABCD0abcd90", "-"},
		{"DoubleDummyTricks", "0123456789ABCD0abcdE", "-"},
		{"DoubleDummyTricks", "", "-"}, {"DoubleDummyTricks", "01234567 9ABCD0abcd9", "-"},
		{"Ability", "N:54344", "N 5 4 3 4 4;"}, {"Ability", "N:54344 S:abcDD w:00000 E:99999",
			"N 5 4 3 4 4;E 9 9 9 9 9;S 10 11 12 13 13;W 0 0 0 0 0;"},
		{"Ability", "N:5434E", "-"}, {"Ability", "N:54344  S:54344", "-"},
		{"Ability", strings.Repeat("N:00000 ", habits.MaxLine/8-1) + "N:00000", "N 0 0 0 0 0;"},
		{"Ability", strings.Repeat("N:00000 ", habits.MaxLine/8+1) + "N:00000", "-"},
	} {
		o, ok := read[c.tag](c.value)
		got := ""
		for seat := bridge.North; ok && seat <= bridge.West; seat++ {
			if o.Known[seat] {
				got += seat.String() + strings.Trim(strings.ReplaceAll(fmt.Sprint(" ", o.Tricks[seat]), "[", ""), "]") + ";"
			}
		}
		if !ok {
			got = "-"
		}
		if got != c.want {
			t.Errorf("%s %q is read as %q, want %q", c.tag, c.value, got, c.want)
		}
	}
}
