package values

import (
	"fmt"
	"testing"
)

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

// TestDaysOfTheCalendar_3_4_3: a year of a century is a leap year where 400 divides it.
func TestDaysOfTheCalendar_3_4_3(t *testing.T) {
	for value, want := range map[string]bool{
		"2024.02.29": true, "2023.02.29": false, "1900.02.29": false, "2100.02.29": false, "2000.02.29": true, "2400.02.29": true,
		"0404.02.29": true,
		"202?.02.29": true, "2023.??.31": true, "2023.02.3?": false, "2023.04.31": false, "2023.12.31": true, "2023.13.01": false,
		"2023.00.01": false,
	} {
		if got := isDate(value); got != want {
			t.Errorf("%s: %t", value, got)
		}
	}
}

// TestLastDaysOfMonths_3_4_3: each month has its days, and no more.
func TestLastDaysOfMonths_3_4_3(t *testing.T) {
	for i, last := range []int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31} {
		for day := range 34 {
			date := fmt.Sprintf("2024.%02d.%02d", i+1, day)
			if got, want := isDate(date), day >= 1 && day <= last; got != want {
				t.Errorf("%s: %t", date, got)
			}
		}
	}
}
