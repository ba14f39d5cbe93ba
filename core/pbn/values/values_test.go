package values

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbn/core/bridge"
)

// TestReadTricks_3_4_15_a: from 0 to 13, without a zero before it.
func TestReadTricks_3_4_15_a(t *testing.T) {
	for text, want := range map[string]int{"0": 0, "9": 9, "10": 10, "13": 13, "14": -1, "00": -1, "09": -1, "013": -1, "": -1, "x": -1} {
		if n, ok := readTricks(text); ok != (want >= 0) || ok && n != want {
			t.Errorf("%q: %d, %t", text, n, ok)
		}
	}
}

// TestTimeAfterADate: hours from 00 to 23, and minutes and seconds to 59.
func TestTimeAfterADate(t *testing.T) {
	for text, want := range map[string]string{
		"23:59:59": "23:59:59", "0:00": "00:00:00", "9:05": "09:05:00", "24:00": "", "10:60": "", "10:59:60": "", "10:5": "", "10": "",
		"1:02:03:04": "",
	} {
		if got := readTime(text); got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}

// TestCalls: how programs write the calls of an auction.
func TestCalls(t *testing.T) {
	for want, texts := range map[string][]string{
		"Pass": {"Pass", "pass", "P", "p", "PASS"}, "X": {"X", "x", "D", "Db", "DB", "Dbl", "dble", "Double"},
		"XX": {"XX", "R", "RD", "Rdb", "Rdbl", "ReDbl", "Redouble"}, "3NT": {"3NT", "3nt", "3N", "3SA", "3n"}, "4H": {"4H", "4h", "4♥", "4 H"},
	} {
		for i, text := range texts {
			call, ok, standard := ReadCall(text)
			isStandard := i == 0 || text == "pass" || text == "x" || text == "3nt" || text == "4h"
			if !ok || call.String() != want || standard != isStandard {
				t.Errorf("%q is read as %s, %t, %t, want %s", text, call, ok, standard, want)
			}
		}
	}
	for i, text := range []string{"AP", "ap", "ALL", "All Pass", "all-pass", "AllP"} {
		if ok, standard := ReadAllPass(text); !ok || standard != (i < 2) {
			t.Errorf("%q is read as AP: %t, %t", text, ok, standard)
		}
	}
	for _, text := range []string{"Ap", "A", "", "8H", "0N", "XXX", "Alert"} {
		call, ok, _ := ReadCall(text)
		if all, _ := ReadAllPass(text); ok || all && text != "Ap" {
			t.Errorf("%q is read as %s", text, call)
		}
	}
}

// TestColumns: what the types of columns are read as.
func TestColumns(t *testing.T) {
	tested := map[Type]bool{}
	for _, c := range []struct {
		is            Type
		standard, bad string
		odd           map[string]string // with the form, or with what it can only mean
	}{
		{NumberType, "1 -1.5 +.5", "1e3 x", map[string]string{"12,5": "12.5", "60%": "60"}},
		{CountType, "0 12", "1.5 -1", nil},
		{PointsType, "-50 420", "1.5", nil},
		{PercentageType, "0 62.5 100", "101 -1", map[string]string{"62,5%": "62.5"}},
		{SwappedType, "N ^S", "X", map[string]string{"^north": "^N"}},
		{DenominationType, "S NT nt", "N1 T", map[string]string{"N": "NT", "SA": "NT", "♠": "S"}},
		{TricksType, "0 13", "14 ^9 -1", nil},
		{CallType, "Pass 1NT X AP ap 0", "8H", map[string]string{"1N": "1NT", "Dbl": "X", "AllPass": "AP"}},
		{CardType, "SA st 0 H", "S1 A NT", map[string]string{"S10": "ST", "AS": "SA", "♥K": "HK"}},
		{RanksType, "AKT2 a", "AA 1", map[string]string{"A10": "AT"}},
		{ThinkingTimeType, "5 1:05 10:59:59", "1:60 1:2:3:4 x", nil},
		{ScoreRangeType, "420 420,* 400,420 *,400", "*,* 420,400 400,401 x", nil},
	} {
		for _, text := range strings.Fields(c.standard) {
			if v := c.is.Read(text); v.State() != Standard {
				t.Errorf("%d: %q is read as %d, want the standard's", c.is, text, v.State())
			}
		}
		for _, text := range strings.Fields(c.bad) {
			if v := c.is.Read(text); v.Understood() || c.is.Repaired(text) != "" {
				t.Errorf("%d: %q is read as %q", c.is, text, c.is.Form(text, v))
			}
		}
		for text, want := range c.odd {
			v := c.is.Read(text)
			form := c.is.Form(text, v)
			if c.is.Repaired(text) != "" {
				form = c.is.Repaired(text)
			}
			if v.State() == Standard || form != want {
				t.Errorf("%d: %q is read as %q (%d), want %q", c.is, text, form, v.State(), want)
			}
		}
		tested[c.is] = true
	}
	for is := NumberType; is < typeCount; is++ {
		if !tested[is] && is != PairType && is != NamesType {
			t.Errorf("the type %d has no examples", is)
		}
	}
}

// TestForms: letters of either case become those of the standard.
func TestForms(t *testing.T) {
	for text, want := range map[string]string{"n": "N", "e": "E"} {
		if got := SeatType.Form(text, SeatType.Read(text)); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
	for _, c := range []struct {
		is         Type
		text, want string
	}{
		{DeclarerType, "^s", "^S"}, {VulnerabilityType, "-", "None"}, {VulnerabilityType, "both", "All"}, {ContractType, "3nt", "3NT"},
		{ContractType, "pass", "Pass"},
		{ContractType, "h", "H"}, {CallType, "ap", "AP"}, {CallType, "xx", "XX"}, {CardType, "st", "ST"}, {CardType, "h", "H"},
		{CardType, "0", "0"}, {DenominationType, "nt", "NT"},
		{DateType, "2003.??.01", "2003.??.01"}, {DateType, "????-01-?1", "????.01.?1"}, {DateType, "2013-08-24 8:36", "2013.08.24"},
		{DayType, "2013-08-24 8:36", ""},
		{ResultType, "NS 9", ""}, {TextType, "x", ""}, {SeatType, "?", ""}, {SeatType, "", ""},
	} {
		if got := c.is.Form(c.text, c.is.Read(c.text)); got != c.want {
			t.Errorf("%d: %q is written %q, want %q", c.is, c.text, got, c.want)
		}
	}
	if v := DateType.Read("2013-08-24 8:36"); TimeOf(v) != "08:36:00" {
		t.Errorf("the time after the date is %q", TimeOf(v))
	}
	if r := ResultType.Read("^NS 13 EW 0").Result(); r != (Result{Declarer: -1, NorthSouth: 13, EastWest: 0, Corrected: true}) {
		t.Errorf("the result is %+v", r)
	}
}

// TestRepaired: what a value that is bad can only mean.
func TestRepaired(t *testing.T) {
	for _, c := range []struct {
		is         Type
		text, want string
	}{
		{YesNoType, "yes", "Yes"}, {RoomType, " CLOSED ", "Closed"}, {RoomType, "x", ""}, {HiddenType, "n, s", "NS"},
		{TimeType, "9:30:00", "09:30:00"}, {TimeType, "9:30", ""},
		{ScoreType, "N-S: 420", "NS 420"}, {ScoreIMPType, "12,5", "12.5"}, {ScorePercentageType, "NS 62,5% EW 37,5%", "NS 62.5 EW 37.5"},
		{ResultType, "N/S 9", "NS 9"}, {OptimumScoreType, "ns 600", "NS 600"}, {BoardType, "x", ""},
	} {
		if got := c.is.Repaired(c.text); got != c.want {
			t.Errorf("%d: %q becomes %q, want %q", c.is, c.text, got, c.want)
		}
	}
}

// TestReadContract: all ways to write a double, and what is not a contract.
func TestReadContract(t *testing.T) {
	for value, want := range map[string]bridge.Risk{"3N": 0, "3NX": 1, "3N*": 1, "3 n xx": 2, "3SAR": 2, "3N**": 2} {
		c, ok, standard := ReadContract(value)
		if !ok || standard || c.Level != 3 || c.Denomination != bridge.NoTrump || c.Risk != want {
			t.Errorf("%s is %+v, %t, %t", value, c, ok, standard)
		}
	}
	if c, ok, standard := ReadContract("8NT"); ok || standard || c != (bridge.Contract{}) {
		t.Errorf("8NT is %+v, %t, %t", c, ok, standard)
	}
}

// TestReadDenomination: as the standard has it, as a bid has it, and what is not a denomination.
func TestReadDenomination(t *testing.T) {
	for text, want := range map[string][2]bool{"NT": {true, true}, "N": {true, false}, "x": {false, false}, "": {false, false}} {
		if d, ok, standard := ReadDenomination(text); [2]bool{ok, standard} != want || ok && d != bridge.NoTrump {
			t.Errorf("%q is %v, %t, %t", text, d, ok, standard)
		}
	}
}

func TestTimesWithUnknownDigits(t *testing.T) {
	for text, want := range map[string]State{
		"23:59:59": Standard, "??:??:??": Standard, "2?:5?:0?": Standard, "?9:00:00": Standard, "1?:??:??": Standard,
		"24:00:00": Bad, "3?:00:00": Bad, "12:6?:00": Bad, "12:00:9?": Bad, "?a:00:00": Bad, "1:00:00": Bad,
		"12.30:00": Bad, "12:30.00": Bad, "12:30:0": Bad, "12:30:000": Bad, "12:60:00": Bad, "12:30:60": Bad, "00:00:00": Standard,
	} {
		if got := TimeType.Read(text).State(); got != want {
			t.Errorf("%q is read as %d, want %d", text, got, want)
		}
	}
}

// TestBlanked: each control character is a blank, of those after ASCII as well, and nothing else is.
func TestBlanked(t *testing.T) {
	for r := rune(0); r < 0x180; r++ {
		text := "a" + string(r) + "♠"
		want := text
		if r < ' ' || r >= 0x7F && r < 0xA0 {
			want = "a ♠"
		}
		if got := blanked(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{"": "", "a b": "a b", " \x01a\x02b\t": "a b", "\u0085a\u00A0": "a"} {
		if got := trim(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{"4 ♥": "4H", "4\x01h": "4H", " a\tb ": "AB", "ä\u00A0♣\uFE0F": "ÄC", "♠♥♦♣": "SHDC"} {
		if got := joined(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestSaysNothing: what is not known, what may be in another encoding, and what inherits.
func TestSaysNothing(t *testing.T) {
	for text, want := range map[string]string{
		"": "nothing maybe", "?": "nothing maybe", "é": "maybe", "♠": "maybe", "\xFF": "maybe", "??": "", "a": "", "é?": "", "?é": "", "éé": "",
		"#": "inherits", "##": "inherits",
		"##x": "inherits", "#1": "", "#x": "", "x#": "",
	} {
		var got []string
		if SaysNothing(text) {
			got = append(got, "nothing")
		}
		if MayBeUnknown(text) {
			got = append(got, "maybe")
		}
		if Inherits(text) {
			got = append(got, "inherits")
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestNumber is cut at a billion.
func TestNumber(t *testing.T) {
	for text, want := range map[string]int{"0": 0, "007": 7, "10": 10, "999999999": 999999999, "1000000000": 1e9, "1000000001": 1e9,
		"99999999999999999999999": 1e9} {
		if got := Number(text); got != want {
			t.Errorf("%s is %d, want %d", text, got, want)
		}
	}
	for c := range 256 {
		text := string([]byte{'0', byte(c)})
		if got, want := IsDigits(text), c >= '0' && c <= '9'; got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
	if IsDigits("") {
		t.Error("nothing is digits")
	}
}

// TestReplaced: replaced does what strings.NewReplacer does.
func TestReplaced(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, pairs := range [][]string{
		{"N-S", "NS ", "E-W", "EW ", "NS", "NS ", "EW", "EW ", ":", " "}, {"♠", "S", "♥", "H", "\uFE0E", ""}, {" ", "", ",", ""},
		{"NS", "1", "NSE", "2", "N", "3"},
	} {
		replacer := strings.NewReplacer(pairs...)
		changed := 0
		for range 2000 {
			var text strings.Builder
			for range random.IntN(8) {
				text.WriteString([]string{"N", "S", "-", "E", "W", ":", " ", ",", "♠", "♥", "é", "\uFE0E", "\x99"}[random.IntN(13)])
			}
			want, got := replacer.Replace(text.String()), replaced(text.String(), pairs...)
			if got != want {
				t.Fatalf("%q by %q: got %q, want %q", text.String(), pairs, got, want)
			}
			if want != text.String() {
				changed++
			}
		}
		if changed < 100 {
			t.Errorf("%q changed only %d texts", pairs, changed)
		}
	}
}
