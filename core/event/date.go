package event

import "strings"

// Date is a date: eight digits of four bits, YYYYMMDD, with unknownDigit for "?".
type Date uint32

const unknownDigit = '?' - '0'

// ReadDate reads a date: YYYY.MM.DD with question marks for digits that are not known; with hyphens, solidi or periods and fewer digits,
// without its last parts; and with the year last where the day shows which part it is. isStandard reports whether it has the first form.
func ReadDate(text string) (d Date, isStandard, ok bool) {
	if isDate(text) {
		return Date(digitsOf(text)), true, true
	}
	trimmed := strings.TrimSpace(text)
	if len(trimmed) > len("YYYY.MM.DD") {
		return 0, false, false
	}
	for _, separator := range [...]string{"-", "/", "."} {
		first, rest, _ := strings.Cut(trimmed, separator)
		second, third, _ := strings.Cut(rest, separator)
		if len(third) == len("YYYY") && IsDigits(third) {
			first, second, third = yearLast(first, second, third)
		}
		date := filled(first, "????") + "." + filled(second, "??") + "." + filled(third, "??")
		if isDate(date) && (len(first) == len("YYYY") || first == "?") {
			return Date(digitsOf(date)), false, true
		}
	}
	return 0, false, false
}

// filled returns the part of a date with as many digits as the standard has: "?" for all that are not known, and a zero before one that is
// alone. A part that is missing is not known.
func filled(part, unknown string) string {
	switch {
	case part == "" || part == "?":
		return unknown
	case len(part) == 1:
		return "0" + part
	}
	return part
}

// yearLast returns the parts of a date that ends with its year in the order of the standard: "" for parts where it has two meanings.
func yearLast(first, second, year string) (y, month, day string) {
	if !IsDigits(first) || !IsDigits(second) || len(first) > 2 || len(second) > 2 {
		return "", "", ""
	}
	switch a, b := Number(first), Number(second); {
	case a > 12 || a == b:
		return year, second, first
	case b > 12:
		return year, first, second
	}
	return "", "", ""
}

// AppendTo appends the date as YYYY.MM.DD.
func (d Date) AppendTo(out []byte) []byte {
	for i := 7; i >= 0; i-- {
		out = append(out, '0'+byte(d>>(4*i)&15))
		if i == 4 || i == 2 {
			out = append(out, '.')
		}
	}
	return out
}

// digitsOf returns the digits and question marks of a text as a number, four bits each.
func digitsOf(text string) (n uint32) {
	for i := range len(text) {
		switch c := text[i]; {
		case c == '?':
			n = n<<4 | unknownDigit
		case c >= '0' && c <= '9':
			n = n<<4 | uint32(c-'0')
		}
	}
	return n
}

// isDate reports whether a value is a day of the calendar as YYYY.MM.DD, with question marks for digits that are not known.
func isDate(v string) bool {
	if len(v) != len("YYYY.MM.DD") || v[4] != '.' || v[7] != '.' {
		return false
	}
	year, isKnown := 0, true
	for i := range len("YYYY") {
		switch {
		case v[i] == '?':
			isKnown = false
		case v[i] < '0' || v[i] > '9':
			return false
		}
		year = year*10 + int(v[i]-'0')
	}
	leap := !isKnown || year%4 == 0 && (year%100 != 0 || year%400 == 0)
	for i, days := range daysOfMonth {
		if i == february && !leap {
			days--
		}
		if mayBe(v[5:7], i+1, i+1) && mayBe(v[8:], 1, days) {
			return true
		}
	}
	return false
}

// daysOfMonth has the most days that each month can have.
var daysOfMonth = [...]int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

const february = 1 // in daysOfMonth

// mayBe reports whether two digits, with "?" for any digit, can be one of the numbers from least to most.
func mayBe(field string, least, most int) bool {
	for n := least; n <= most; n++ {
		if (field[0] == '?' || int(field[0]-'0') == n/10) && (field[1] == '?' || int(field[1]-'0') == n%10) {
			return true
		}
	}
	return false
}

// Parts returns the year, the month and the day; 0 for each of which a digit is not known.
func (d Date) Parts() (year, month, day int) {
	n := int(d)
	return known(n>>16, 4), known(n>>8, 2), known(n, 2)
}

// known returns the number of so many digits of four bits; 0 if one is not known.
func known(digits, count int) (n int) {
	for i := count - 1; i >= 0; i-- {
		digit := digits >> (4 * i) & 15
		if digit == unknownDigit {
			return 0
		}
		n = n*10 + digit
	}
	return n
}

// IsTime reports whether a text is a time of the day, HH:MM:SS, with question marks for digits that are not known.
func IsTime(text string) bool {
	return len(text) == len("HH:MM:SS") && text[2] == ':' && text[5] == ':' &&
		mayBe(text[:2], 0, 23) && mayBe(text[3:5], 0, 59) && mayBe(text[6:], 0, 59)
}
