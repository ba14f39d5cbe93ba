package where

import (
	"strconv"
	"strings"
)

// A date is YYYYMMDD, with zeros for the parts that it does not have.
func joined(year, month, day int) int { return year*10000 + month*100 + day }

// readDate reads a date of a condition: 2020, 2020-05 or 2020-05-31, also with periods or solidi.
func readDate(text string) (date int, ok bool) {
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '-' || r == '.' || r == '/' })
	if len(parts) > 3 || len(parts) == 0 || len(parts[0]) != len("YYYY") || strings.Count(text, "")-1 > len("YYYY-MM-DD") {
		return 0, false
	}
	most := [...]int{9999, 12, 31}
	var numbers [3]int
	for i, part := range parts {
		n, err := strconv.Atoi(part)
		if err != nil || n < 1 || n > most[i] || len(part) > len("YYYY") {
			return 0, false
		}
		numbers[i] = n
	}
	return joined(numbers[0], numbers[1], numbers[2]), numbers[2] <= longestMonths[numbers[1]]
}

// longestMonths has how many days a month has at most, by its number; 0 is no month, and so no day.
var longestMonths = [...]int{0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

// compareDates compares the date of a game with that of a condition, as far as the condition has it; known is false where the game's lacks
// what decides.
func compareDates(game, wanted int) (order int, known bool) {
	for _, unit := range [...]int{10000, 100, 1} {
		of, with := game/unit%10000, wanted/unit%10000
		if unit < 10000 {
			of, with = of%100, with%100
		}
		switch {
		case with == 0:
			return 0, true
		case of == 0:
			return 0, false
		case of != with:
			return of - with, true
		}
	}
	return 0, true
}
