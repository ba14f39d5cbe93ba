package values

import (
	"strconv"
	"strings"

	"pbn/core/pbn/habits"
)

// isDate reports whether a value is a day of the calendar as YYYY.MM.DD, with question marks for digits that are not known (3.4.3).
func isDate(v string) bool {
	if len(v) != len("YYYY.MM.DD") || v[4] != '.' || v[7] != '.' {
		return false
	}
	year, isKnown := v[:4], strings.IndexByte(v, '?') < 0
	if !isKnown {
		year = replaced(year, "?", "0")
	}
	if !IsDigits(year) {
		return false
	}
	n := Number(year)
	leap := n%4 == 0 && (n%100 != 0 || n%400 == 0) || !isKnown && strings.Contains(v[:4], "?")
	first, last := 1, len(DaysOfMonth)
	if IsDigits(v[5:7]) {
		first = Number(v[5:7])
		last = min(first, last)
	}
	for month := max(first, 1); month <= last; month++ {
		days := DaysOfMonth[month-1]
		if month-1 == february && !leap {
			days--
		}
		if mayBe(v[5:7], month, month) && mayBe(v[8:], 1, days) {
			return true
		}
	}
	return false
}

// DaysOfMonth has the most days that each month can have.
var DaysOfMonth = [...]int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

const february = 1 // in DaysOfMonth

// mayBe reports whether two digits, with "?" for any digit, can be one of the numbers from least to most.
func mayBe(field string, least, most int) bool {
	if IsDigits(field) {
		n := Number(field)
		return n >= least && n <= most
	}
	for n := least; n <= most; n++ {
		if (field[0] == '?' || int(field[0]-'0') == n/10) && (field[1] == '?' || int(field[1]-'0') == n%10) {
			return true
		}
	}
	return false
}

// ReadDate reads a date as the standard writes it, or with hyphens or slashes and a time after it, as programs do. If it cannot be read,
// date is ""; dates that begin with a day or a month have two meanings and are not read.
func ReadDate(value string) (date, time string, standard bool) {
	switch {
	case SaysNothing(value) || len(value) > habits.MaxLine:
		return "", "", false
	case isDate(value):
		return value, "", true
	}
	day, rest, hasTime := strings.Cut(ReplaceFirst(trim(value), "T", " "), " ")
	for _, separator := range [...]string{"-", "/", "."} {
		if parts := strings.Split(day, separator); len(parts) == 3 {
			date = parts[0] + "." + twoDigits(parts[1]) + "." + twoDigits(parts[2])
		}
	}
	if !isDate(date) {
		return "", "", false
	}
	if hasTime {
		if time = readTime(strings.TrimSpace(rest)); time == "" {
			return "", "", false
		}
	}
	return date, time, false
}

// The number of a date is eight digits of four bits, with unknownDigit for "?". Above them is the time after it, in seconds, plus 1; 0 if
// there is none.
const (
	unknownDigit = '?' - '0'
	timeShift    = 4 * len("YYYYMMDD")
)

func dateValue(text string) Value {
	date, time, standard := ReadDate(text)
	if date == "" {
		return bad
	}
	number := uint64(0)
	for i := range len(date) {
		switch c := date[i]; c {
		case '.':
		case '?':
			number = number<<4 | unknownDigit
		default:
			number = number<<4 | uint64(c-'0')
		}
	}
	if time != "" {
		number |= uint64(1+Number(time[:2])*3600+Number(time[3:5])*60+Number(time[6:])) << timeShift
	}
	return understood(standard, number)
}

func dateForm(text string, v Value) string {
	if v.State() == Standard {
		return text
	}
	out := []byte("YYYY.MM.DD")
	number := v.number()
	for i := len(out) - 1; i >= 0; i-- {
		if out[i] == '.' {
			continue
		}
		out[i] = '0' + byte(number&15)
		number >>= 4
	}
	return string(out)
}

// dayForm returns "" if a time comes after the day, since there is no tag for that.
func dayForm(text string, v Value) string {
	if TimeOf(v) != "" {
		return ""
	}
	return dateForm(text, v)
}

// TimeOf returns the time after a date, HH:MM:SS; "" if it has none.
func TimeOf(v Value) string {
	after := int(v.number() >> timeShift)
	if after == 0 {
		return ""
	}
	seconds := after - 1
	return twoDigits(strconv.Itoa(seconds/3600)) + ":" + twoDigits(strconv.Itoa(seconds/60%60)) + ":" + twoDigits(strconv.Itoa(seconds%60))
}

func twoDigits(number string) string {
	if len(number) == 1 {
		return "0" + number
	}
	return number
}

// readTime returns a time such as HH:MM or H:MM:SS as HH:MM:SS (4.5); "" for anything else.
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
		if len(parts[i]) != 2 || !IsDigits(parts[i]) || Number(parts[i]) >= limit {
			return ""
		}
	}
	return strings.Join(parts, ":")
}

// isTime reports whether a value is HH:MM:SS, with question marks for digits that are not known, as in a date (4.5.1).
func isTime(v string) bool {
	if len(v) != len("HH:MM:SS") || v[2] != ':' || v[5] != ':' {
		return false
	}
	return mayBe(v[:2], 0, 23) && mayBe(v[3:5], 0, 59) && mayBe(v[6:], 0, 59)
}

// repairTime puts a zero before an hour of one digit.
func repairTime(v string) string {
	if v = strings.TrimSpace(v); strings.IndexByte(v, ':') == 1 {
		return "0" + v
	}
	return v
}

// ReadSeconds reads a thinking time: HH:MM:SS, MM:SS or SS (5.4).
func ReadSeconds(text string) (n int, ok bool) {
	const longest = 6 // digits of the first part
	for i, part := range strings.SplitN(text, ":", 4) {
		if i == 3 || !IsDigits(part) || len(part) > longest || i > 0 && (len(part) != 2 || part[0] > '5') {
			return 0, false
		}
		value, _ := strconv.Atoi(part)
		n = n*60 + value
	}
	return n, true
}

func isThinkingTime(text string) bool {
	_, ok := ReadSeconds(text)
	return ok
}
