package values

import (
	"strings"
	"testing"

	"pbn/core/event"
)

// states are the states, a letter each.
var states = map[State]string{Silent: "silent", Bad: "bad", Odd: "odd", Standard: "standard"}

// want holds a type's reading of texts that are separated by " | " against a state.
func want(t *testing.T, of Type, state State, texts string) {
	t.Helper()
	for text := range strings.SplitSeq(texts, " | ") {
		if got := of.Read(text).State(); got != state {
			t.Errorf("%q is %s, not %s", text, states[got], states[state])
		}
	}
}

// TestDates_8_1_1_3_a: the standard's form, the dialects, and what has two meanings.
func TestDates_8_1_1_3_a(t *testing.T) {
	want(t, DateType, Standard, "1992.11.04 | ????.??.?? | 1992.??.?? | 19??.0?.3? | 2024.02.29 | 2000.02.29 | 202?.02.29")
	want(t, DateType, Silent, "? | - | ")
	want(t, DateType, Bad, "1992.13.01 | 1992.??.32 | 2023.02.29 | 1900.02.29 | 2024.04.31 | 08.05.2021 | 5/8/2021 | 92.11.04 | May 1992 | "+
		"1992.11.04.1 | 1992.00.01 | 1992-13-01 | 199 | 1992. 1. 2 | 13.13.2021 | x | ?.?.2021")
	want(t, DateType, Odd, "2024-01-03 | 2024/1/3 | 2024.1.3 | 2024 | 1992.11 | 25.05.2021 | 05/25/2021 | 5.5.2021 | 1992.?.? | 2021-05-08 |  1992.11.04")
	for text, day := range map[string][3]int{
		"1992.11.04": {1992, 11, 4}, "1992.1?.04": {1992, 0, 4}, "19??.11.04": {0, 11, 4}, "2024/1/3": {2024, 1, 3}, "2024": {2024, 0, 0},
		"25.05.2021": {2021, 5, 25}, "05/25/2021": {2021, 5, 25}, "08.05.2021": {0, 0, 0},
	} {
		year, month, day2 := Date(DateType.Read(text))
		if got := [3]int{year, month, day2}; got != day {
			t.Errorf("%q is %v, not %v", text, got, day)
		}
	}
}

// TestTimes_9_5_1_a: a time of the day has six digits.
func TestTimes_9_5_1_a(t *testing.T) {
	want(t, TimeType, Standard, "00:00:00 | 23:59:59 | ??:??:?? | 1?:00:00")
	want(t, TimeType, Bad, "24:00:00 | 23:60:00 | 23:59 | 9:00:00 | 12.00.00 | 3?:00:00 | 12:00:00 UTC")
	want(t, TimeType, Silent, "? | - | ")
}

// TestResults_8_1_1_7_a: the four forms, and those that mean the same.
func TestResults_8_1_1_7_a(t *testing.T) {
	for text, c := range map[string]struct {
		result Result
		state  State
	}{
		"1-0": {WhiteWins, Standard}, "0-1": {BlackWins, Standard}, "1/2-1/2": {Drawn, Standard}, "*": {Unknown, Standard},
		"½-½": {Drawn, Odd}, "1/2": {Drawn, Odd}, "½": {Drawn, Odd}, "0.5-0.5": {Drawn, Odd}, "1:0": {WhiteWins, Odd}, "1 - 0": {WhiteWins, Odd},
		"O-1": {BlackWins, Odd}, "1-O": {WhiteWins, Odd}, "1–0": {WhiteWins, Odd}, "½:½": {Drawn, Odd}, "0,5-0,5": {Drawn, Odd},
		"0-0": {Unknown, Bad}, "+:-": {Unknown, Bad}, "1-0F": {Unknown, Bad}, "2-0": {Unknown, Bad}, "1-1": {Unknown, Bad}, "x": {Unknown, Bad},
		"O-O": {Unknown, Bad}, strings.Repeat("1", 100): {Unknown, Bad},
	} {
		if r, state := ReadResult(text); r != c.result || state != c.state {
			t.Errorf("%q is %v, %s", text, r, states[state])
		}
		if r, state := ReadResult([]byte(text)); r != c.result || state != c.state {
			t.Errorf("%q as bytes is %v, %s", text, r, states[state])
		}
		if r, ok := ResultOf(ResultType.Read(text)); r != c.result || ok != (c.state >= Odd) {
			t.Errorf("the tag %q is %v", text, r)
		}
	}
	for r := Unknown; r <= Drawn; r++ {
		if got, state := ReadResult(r.String()); got != r || state != Standard {
			t.Errorf("%v is read as %v", r, got)
		}
	}
}

// TestNoResults_8_2_6_f: what is like a result, and gives nobody the game.
func TestNoResults_8_2_6_f(t *testing.T) {
	for text, like := range map[string]bool{
		"0-0": true, "+:-": true, "-:+": true, "+--": true, "1-0F": true, "½-0": true, "0-½": true, "1-1": true, "=-=": true,
		"1-0": false, "*": false, "½-½": false, "1": false, "1-": false, "": false, "e4": false, "1-0x": false, "O-O-O": false,
	} {
		if IsLikeResult(text) != like {
			t.Errorf("%q is like a result: %v", text, !like)
		}
	}
}

// TestIntegers: digits, and nothing else.
func TestIntegers_9_1_2_a(t *testing.T) {
	want(t, IntegerType, Standard, "0 | 2850 | 007 | 99999999999999999999")
	want(t, IntegerType, Odd, " 12 | 12\t")
	want(t, IntegerType, Bad, "1500? | +5 | -1 | 12.5 | x | 1 2")
	want(t, IntegerType, Silent, "? | - | ")
	if got := IntegerType.Read("2850").Number(); got != 2850 {
		t.Errorf("2850 is %d", got)
	}
	if got := IntegerType.Read("99999999999999999999").Number(); got != event.MostNumber {
		t.Errorf("a long number is %d", got)
	}
}

// TestRounds_8_1_1_4_a: numbers with periods between them.
func TestRounds_8_1_1_4_a(t *testing.T) {
	want(t, RoundType, Standard, "1 | 3.1 | 4.1.2 | 12.34")
	want(t, RoundType, Bad, "1. | .1 | 1..2 | final | 1,2 | 3a | 1.a | 1-2")
	want(t, RoundType, Silent, "? | - | ")
	if got := RoundType.Read("12.3").Number(); got != 12 {
		t.Errorf("the round 12.3 begins with %d", got)
	}
}

// TestNames_8_1_1_5_a: names have colons between them; the one of an address has none (9.9.1-a).
func TestNames_9_9_1_a(t *testing.T) {
	for text, count := range map[string]int{
		"Carlsen, Magnus": 1, "Tal, M:Petrosian, T": 2, "a:b:c": 3, "https://lichess.org/@/name": 1, "a:https://lichess.org/@/b": 2,
	} {
		if got := NamesType.Read(text).Number(); got != count {
			t.Errorf("%q has %d names", text, got)
		}
	}
	if family, rest := SplitName("Carlsen,M"); family != "Carlsen" || rest != "M" {
		t.Errorf("%q, %q", family, rest)
	}
	if family, rest := SplitName("Magnus Carlsen"); family != "Magnus Carlsen" || rest != "" {
		t.Errorf("%q, %q", family, rest)
	}
}

// TestCodes_9_4_1_a: codes of openings.
func TestCodes_9_4_1_a(t *testing.T) {
	want(t, ECOType, Standard, "A00 | E99 | C20/12")
	want(t, ECOType, Bad, "F00 | C6 | C64o | B12/a | c64 | C64/1 | C64/123")
	want(t, ECOType, Silent, "? | - | ")
	if got := ECO(ECOType.Read("C64/12")); got != "C64" {
		t.Errorf("%q", got)
	}
	for text, is := range map[string]bool{"C64o": true, "E12a1": true, "C64": false, "C64oo": false, "F64o": false, "C64O": false} {
		if IsScidECO(text) != is {
			t.Errorf("%q is Scid's: %v", text, !is)
		}
	}
}

// TestControls_9_6_1_c: the kinds of fields, and what is one of none.
func TestControls_9_6_1_c(t *testing.T) {
	want(t, TimeControlType, Standard, "40/9000 | 300 | 4500+60 | *180 | 40/7200:3600 | 40/7200+30 | - | 180+2 | 1/86400 | 40/7200:20/3600:900+30 | 60+0")
	want(t, TimeControlType, Odd, "0+1 | 0+0 | 1.5+0.03 | 60+0.0 | 56.321+0.563 | 0/300 | *0")
	want(t, TimeControlType, Bad, "60 mins | G/60 | 90'/40+30'/G+30' | 40/ | +5 | 40/9000: | :300 | 1.+2 | * | 5|3 | 40/9000+")
	want(t, TimeControlType, Silent, "? | ")
}

// TestOrder_9_6_1_d: fields that should be alone, or last.
func TestOrder_9_6_1_d(t *testing.T) {
	for text, order := range map[string]bool{
		"40/7200:3600": false, "3600:40/7200": true, "?:300": true, "300:-": true, "180+2:300": true, "*60:*60": true, "40/1:40/2": false,
	} {
		if count, got := PeriodsOf(TimeControlType.Read(text)); got != order || count != 1+strings.Count(text, ":") {
			t.Errorf("%q: %d fields, out of order: %v", text, count, got)
		}
	}
}

// TestVariants_9_7_2_d: names of variants in any spelling.
func TestVariants_8_2_g(t *testing.T) {
	for text, want := range map[string]Variant{
		"Standard": Chess, "From Position": Chess, "Chess960": Chess960, "chess 960": Chess960, "fischerandom": Chess960,
		"FischerRandom": Chess960, "Fischer Random Chess": Chess960, "King of the Hill": OtherEnding, "Three-check": OtherEnding,
		"3 Check": OtherEnding, "Crazyhouse": OtherVariant, "Racing Kings": OtherVariant, "Najdorf": Chess, "": Chess, "?": Chess,
		strings.Repeat("x", 100): Chess,
	} {
		if got := VariantOf(VariantType.Read(text)); got != want {
			t.Errorf("%q is %d", text, got)
		}
	}
	want(t, VariantType, Bad, "Najdorf | Main Line")
}

// TestTerminations_9_8_1_a: the words, in any case, and sentences.
func TestTerminations_9_8_1_a(t *testing.T) {
	want(t, TerminationType, Standard, "abandoned | time forfeit | rules infraction | unterminated")
	want(t, TerminationType, Odd, "Time forfeit | Normal | hikaru won by checkmate | x won on time | Game drawn by repetition")
	want(t, TerminationType, Bad, "Unknown | won by force | time  forfeit")
	if got := TerminationType.Read("hikaru won by checkmate").Number(); got != Sentence {
		t.Errorf("a sentence is %d", got)
	}
}

// TestWords: lists of words, of which some are open.
func TestWords_9_1_1_a(t *testing.T) {
	want(t, TitleType, Standard, "GM | WNM | BOT | LM | AGM")
	want(t, TitleType, Odd, "gm")
	want(t, TitleType, Bad, "XX | GM IM")
	want(t, PlayerType, Standard, "human | program")
	want(t, ModeType, Standard, "OTB | ICS")
	want(t, SetUpType, Standard, "0 | 1")
	want(t, SetUpType, Bad, "2 | 01 | yes")
	for of, open := range map[Type]bool{TitleType: true, PlayerType: true, ModeType: true, TerminationType: true, SetUpType: false, DateType: false} {
		if of.IsOpen() != open {
			t.Errorf("%d is an open list: %v", of, !open)
		}
	}
	if len(TitleType.Words()) == 0 || DateType.Words() != nil {
		t.Error("the words of types are missing, or too many")
	}
}

// TestLists_9_1_a: several players have a value each.
func TestLists_9_1_a(t *testing.T) {
	want(t, RatingType, Standard, "2400:2300 | 2400:? | ?:?")
	want(t, RatingType, Bad, "2400:x | 2400: 2300")
	want(t, TitleType, Standard, "GM:IM | GM:-")
	want(t, TitleType, Bad, "GM:XX | gm:IM")
	want(t, PlayerType, Standard, "human:program")
	want(t, IntegerType, Bad, "1:2")
}

// TestSites_8_1_1_2_a: the last word of a place may be the code of a country.
func TestSites_15_a(t *testing.T) {
	for text, want := range map[string]string{
		"Riga LAT": "LAT", "New York City, NY USA": "USA", "Moscow URS": "URS", "Biel SUI": "SUI", "Paris": "", "USA": "", "LONDON UK": "",
		"CAPPELLE LA GDE": "", "https://lichess.org/abc": "", "Kyiv UKRAINE": "", "": "",
	} {
		if got := Country(SiteType.Read(text)); got != want {
			t.Errorf("%q is in %q", text, got)
		}
	}
	want(t, SiteType, Bad, "Berlin XYZ | chess.com ABC")
	want(t, SiteType, Standard, "On a ship SEA | In an aeroplane AIR | x NET | x SPC | x UNK")
	for i := codeLength + 1; i < len(countries); i += codeLength + 1 {
		code := countries[i:][:codeLength]
		if code <= countries[i-codeLength-1:][:codeLength] || countries[i+codeLength] != ' ' || !isCountry(code) {
			t.Errorf("%q is not in its place", code)
		}
	}
}

// TestForms: what is read in another form is written in that of the standard, and read as the same.
func TestForms(t *testing.T) {
	for _, c := range []struct {
		of         Type
		text, want string
	}{
		{DateType, "2024-1-3", "2024.01.03"}, {DateType, "2024", "2024.??.??"}, {DateType, "25.05.2021", "2021.05.25"}, {DateType, "08.05.2021", ""},
		{IntegerType, " 12", "12"}, {IntegerType, " 12345678901 ", ""}, {IntegerType, "x", ""}, {TitleType, "gm", "GM"},
		{TerminationType, "Time forfeit", "time forfeit"}, {TerminationType, "a won by force b", ""}, {TextType, "x", ""}, {DateType, "?", ""},
	} {
		v := c.of.Read(c.text)
		if got := c.of.Form(v); got != c.want || got != "" && c.of.Read(got) != newValue(Standard, uint64(v.Number())) {
			t.Errorf("%q of type %d is written %q", c.text, c.of, got)
		}
	}
	if DateType.Wanted() == "" || TextType.Wanted() != "" {
		t.Error("what is wanted is not said, or said of text")
	}
}

// FuzzRead: any text of any type is read in one state, and what is understood is the same read again.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"1992.11.04", "1/2-1/2", "40/7200:3600+30", "C64o", "Chess 960", "½-½", "a:https://b:c", "1.2.3", "?", "-", "Riga LAT", "2400:?"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for of := TextType; of < typeCount; of++ {
			v := of.Read(text)
			if v.State() == Unread || v != of.Read(text) {
				t.Errorf("%q of type %d is %x", text, of, v)
			}
			if form := of.Form(v); form != "" && of.Read(form) != newValue(Standard, uint64(v.Number())) {
				t.Errorf("%q of type %d is written %q, which is another value", text, of, form)
			}
		}
		Date(DateType.Read(text))
		Country(SiteType.Read(text))
		IsLikeResult(text)
		IsScidECO(text)
		PeriodsOf(TimeControlType.Read(text))
	})
}
