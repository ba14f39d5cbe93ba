package values

import "testing"

// TestReadTricks_3_4_15_a: from 0 to 13, without a zero before it.
func TestReadTricks_3_4_15_a(t *testing.T) {
	for text, want := range map[string]int{"0": 0, "9": 9, "10": 10, "13": 13, "14": -1, "00": -1, "09": -1, "013": -1, "": -1, "x": -1} {
		if n, ok := readTricks(text); ok != (want >= 0) || ok && n != want {
			t.Errorf("%q: %d, %t", text, n, ok)
		}
	}
}

// TestTimeBehindADate: hours from 00 to 23, and minutes and seconds to 59.
func TestTimeBehindADate(t *testing.T) {
	for text, want := range map[string]string{
		"23:59:59": "23:59:59", "0:00": "00:00:00", "9:05": "09:05:00", "24:00": "", "10:60": "", "10:59:60": "", "10:5": "", "10": "", "1:02:03:04": "",
	} {
		if got := readTime(text); got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}
