package event

import "testing"

// TestReadDate: the standard's form, dialects with one meaning, and what is no day.
func TestReadDate(t *testing.T) {
	for _, c := range []struct {
		text, form     string
		isStandard, ok bool
	}{
		{"2003.10.19", "2003.10.19", true, true}, {"19??.??.??", "19??.??.??", true, true},
		{"2003-10-19", "2003.10.19", false, true}, {"1970.4.2", "1970.04.02", false, true}, {"25.11.2000", "2000.11.25", false, true},
		{"1911.", "1911.??.??", false, true},
		{"3.4.1965", "", false, false}, {"2007/2008", "", false, false}, {"17 april 2009", "", false, false}, {"2003.02.29", "", false, false},
	} {
		d, isStandard, ok := ReadDate(c.text)
		if isStandard != c.isStandard || ok != c.ok || ok && string(d.AppendTo(nil)) != c.form {
			t.Errorf("%q is %s, %v, %v", c.text, d.AppendTo(nil), isStandard, ok)
		}
	}
}

// TestReadTimeControl: how many fields there are, and whether they are in an order that can be played.
func TestReadTimeControl(t *testing.T) {
	for text, want := range map[string]TimeControl{
		"?": {1, false, true}, "-": {1, false, true}, "300": {1, false, true}, "180+2": {1, false, true}, "180+0": {1, false, true},
		"40/7200:3600": {2, false, true}, "*180": {1, false, true}, "3600:40/7200": {2, true, true}, "0": {1, false, false}, "7.5+1": {1, false, false},
	} {
		if got, ok := ReadTimeControl(text); !ok || got != want {
			t.Errorf("%q is %+v, %v", text, got, ok)
		}
	}
	for _, text := range []string{"", "5 minutes", "300:", "+2", "40/", "300+x"} {
		if got, ok := ReadTimeControl(text); ok {
			t.Errorf("%q is %+v", text, got)
		}
	}
}

// TestWordOf: whatever the case, of ASCII alone.
func TestWordOf(t *testing.T) {
	for text, want := range map[string]int{"human": 0, "PROGRAM": 1, "": -1, "humans": -1, "h\x55man": 0, "h\x15man": -1} {
		if got := WordOf(text, PlayerTypes[:]); got != want {
			t.Errorf("%q is %d", text, got)
		}
	}
}

// TestNextPeriod: the kinds of fields of a time control, in milliseconds.
func TestNextPeriod(t *testing.T) {
	for text, want := range map[string]Period{
		"?": {Control: UnknownControl}, "-": {Control: NoControl}, "40/9000": {Control: MovesControl, Moves: 40, Time: 9e6},
		"300": {Control: SuddenDeath, Time: 3e5}, "4500+60": {Control: IncrementControl, Time: 45e5, Increment: 6e4},
		"*180": {Control: Sandclock, Time: 18e4}, "40/7200+30": {Control: MovesIncrement, Moves: 40, Time: 72e5, Increment: 3e4},
		"56.321+0.5639": {Control: IncrementControl, Time: 56321, Increment: 563, isOdd: true},
	} {
		if got, rest, ok := NextPeriod(text); got != want || rest != "" || !ok {
			t.Errorf("%q is %+v", text, got)
		}
	}
}
