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
