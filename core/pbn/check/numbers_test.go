package check

import "testing"

func TestReadNumber(t *testing.T) {
	for text, want := range map[string]float64{
		"7": 7, "-7.5": -7.5, "+0.25": 0.25, "^60": 60, "1.123456": 1.123456, "5.": 5, ".5": 0.5,
	} {
		if d, ok := readNumber(text); !ok || d.value != want {
			t.Errorf("%q: %v, %t, want %v", text, d.value, ok, want)
		}
	}
	for _, text := range []string{"", "-", "+", "^", ".", "-.", "1.1234567", "1.2.3", "1e5", "1,5", "x"} {
		if d, ok := readNumber(text); ok {
			t.Errorf("%q is read as %v", text, d.value)
		}
	}
}

// TestBetween: a number may be rounded or cut off where its decimals end, if the computed one has more, and is one number.
func TestBetween(t *testing.T) {
	for _, c := range []struct {
		text        string
		least, most float64
		want        bool
	}{
		{"3", 3, 3, true}, {"3", 2.5, 3, true}, {"3", 3, 4, true}, {"3", 2, 2.9, false}, {"3", 3.1, 4, false}, {"3.0", 2.9, 3.1, true},
		{"3", 3.3, 3.3, true}, {"4", 3.3, 3.3, true}, {"3.3", 3.333, 3.333, true}, {"3.4", 3.333, 3.333, true}, {"-3", -3.3, -3.3, true},
		{"2", 3.3, 3.3, false}, {"5", 3.3, 3.3, false}, {"3.2", 3.333, 3.333, false}, {"3.5", 3.333, 3.333, false}, {"3.3", 3.4, 3.4, false},
		{"2", 3, 3, false}, {"4", 3, 3, false}, {"3", 3.3, 3.6, false}, {"3.30", 3.333, 3.333, false},
	} {
		if d, ok := readNumber(c.text); !ok || d.between(c.least, c.most) != c.want {
			t.Errorf("%s between %v and %v: %t", c.text, c.least, c.most, !c.want)
		}
	}
}
