package values

import "strings"

// resultFormats are the results that a tournament may give instead of those of the variant, by the tag ResultFormat (T-7).
var resultFormats = [...]struct {
	name    string
	results []string
}{
	{"Plus draw", []string{"2-0", "0-2", "1-1", "0-0", "1+ - 1-", "1- - 1+", "*"}},
	{"Delfts", []string{"2-0", "0-2", "1 1/2 - 1/2", "1/2 - 1 1/2", "1-1", "0-0", "*"}},
	{"Goes", []string{"0-0", "*"}}, // and each that gives two points in all, in hundredths
}

// IsResultOf reports whether a result is one of a format; known is false for a format that the standard does not have, in which any text is
// fine.
func IsResultOf(format, result string) (is, known bool) {
	for _, f := range resultFormats {
		if f.name != format {
			continue
		}
		for _, r := range f.results {
			if r == result {
				return true, true
			}
		}
		return f.name == "Goes" && isTwoPoints(result), true
	}
	return false, false
}

// isTwoPoints reports whether a result gives two points in all, each side so many hundredths: 2-0, 1.02-0.98, 0-2.
func isTwoPoints(result string) bool {
	first, second, ok := strings.Cut(result, "-")
	a, isFirst := hundredths(first)
	b, isSecond := hundredths(second)
	return ok && isFirst && isSecond && a+b == 200
}

// hundredths reads a number of one digit, with two decimals or none.
func hundredths(text string) (n int, ok bool) {
	if len(text) != len("1") && len(text) != len("1.00") {
		return 0, false
	}
	for i := range len(text) {
		switch {
		case i == 1:
			ok = text[i] == '.'
		default:
			ok = text[i]-'0' <= 9
			n = 10*n + int(text[i]-'0')
		}
		if !ok {
			return 0, false
		}
	}
	if len(text) == 1 {
		n *= 100
	}
	return n, true
}
