package values

import "testing"

// TestDatesOfPrograms: one "T" or spaces are between a date and its time.
func TestDatesOfPrograms(t *testing.T) {
	for value, want := range map[string][2]string{
		"2024-03-01T10:00": {"2024.03.01", "10:00:00"}, "2024/3/1  10:00": {"2024.03.01", "10:00:00"}, "2024-03-01": {"2024.03.01", ""},
		"2024-03-01T10:00T": {}, "2024-03-01TT10:00": {}, "2024-03-01T": {}, "2024-03": {}, "2024-03-01-": {},
	} {
		date, time, standard := ReadDate(value)
		if got := [2]string{date, time}; got != want || standard {
			t.Errorf("%q is read as %q, %t, want %q", value, got, standard, want)
		}
	}
}
