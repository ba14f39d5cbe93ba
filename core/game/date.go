package game

import (
	"strings"

	"pbn/core/source"
)

// IsDate tells whether a value is a day of the calendar as YYYY.MM.DD, with question marks for digits that are not known
// (3.4.3).
func IsDate(v string) bool {
	if len(v) != len("YYYY.MM.DD") || v[4] != '.' || v[7] != '.' {
		return false
	}
	year := strings.ReplaceAll(v[:4], "?", "0")
	if !digits(year) {
		return false
	}
	n := number(year)
	leap := n%4 == 0 && (n%100 != 0 || n%400 == 0) || strings.Contains(v[:4], "?")
	for month, days := range daysOfMonth {
		if month == february && !leap {
			days--
		}
		if mayBe(v[5:7], month+1, month+1) && mayBe(v[8:], 1, days) {
			return true
		}
	}
	return false
}

var daysOfMonth = [...]int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

const february = 1 // in daysOfMonth

// mayBe tells whether two digits, of which "?" may be any, stand for one of the numbers from least to most.
func mayBe(field string, least, most int) bool {
	if digits(field) {
		n := number(field)
		return n >= least && n <= most
	}
	for n := least; n <= most; n++ {
		if (field[0] == '?' || int(field[0]-'0') == n/10) && (field[1] == '?' || int(field[1]-'0') == n%10) {
			return true
		}
	}
	return false
}

// ReadDate reads a date as the standard writes it, or with hyphens or slashes and a time behind it, as other programs do;
// date is "" where it is none. Dates that begin with a day or a month have two meanings.
func ReadDate(value string) (date, time string, standard bool) {
	switch {
	case value == "" || value == "?" || len(value) > source.MaxLine:
		return "", "", false
	case IsDate(value):
		return value, "", true
	}
	day, rest, hasTime := strings.Cut(strings.Replace(trim(value), "T", " ", 1), " ")
	for _, separator := range [...]string{"-", "/", "."} {
		if parts := strings.Split(day, separator); len(parts) == 3 {
			date = parts[0] + "." + twoDigits(parts[1]) + "." + twoDigits(parts[2])
		}
	}
	if !IsDate(date) {
		return "", "", false
	}
	if hasTime {
		if time = readTime(strings.TrimSpace(rest)); time == "" {
			return "", "", false
		}
	}
	return date, time, false
}

func twoDigits(number string) string {
	if len(number) == 1 {
		return "0" + number
	}
	return number
}

// readTime makes HH:MM:SS of HH:MM and of HH:MM:SS (4.5); "" of anything else.
func readTime(text string) string {
	parts := strings.Split(text, ":")
	if len(parts) == 2 {
		parts = append(parts, "00")
	}
	if len(parts) != 3 {
		return ""
	}
	for i, limit := range [...]int{24, 60, 60} {
		if i == 0 {
			parts[i] = twoDigits(parts[i])
		}
		if len(parts[i]) != 2 || !digits(parts[i]) || number(parts[i]) >= limit {
			return ""
		}
	}
	return strings.Join(parts, ":")
}
