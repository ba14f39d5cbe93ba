package check

import (
	"strings"

	"pbn/core/game"
	"pbn/core/values"
)

// decimal is a number of a table: a score, IMPs, matchpoints, a percentage.
type decimal struct {
	value float64
	// unit is 1 in the last place that is written: 0.01 of "62.50". Real programs round or cut off there.
	unit float64
	// artificial tells that the score was not won at the table: "^" (5.2).
	artificial bool
}

// tiny is less than any unit: what computing may be off by.
const tiny = 1e-6

// units are 1 in the last of so many places, powers what a number has to be divided by for its last digit to stand there.
var (
	units  = [...]float64{1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6}
	powers = [len(units)]float64{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6}
)

// readNumber reads the number of an element. What is as large as values.Huge, or has more places than there are units, is none.
func readNumber(text string) (d decimal, ok bool) {
	text, d.artificial = strings.CutPrefix(text, "^")
	digits, negative := values.Unsigned(text)
	const beyond = values.Huge * values.Huge / 100
	n, places, dotted := 0, 0, false
	for i := range len(digits) {
		switch c := digits[i]; {
		case c == '.' && !dotted:
			dotted = true
			continue
		case c < '0' || c > '9':
			return d, false
		}
		n = min(10*n+int(digits[i]-'0'), beyond)
		if dotted {
			places++
		}
	}
	if places >= len(units) || places == 0 && dotted && len(digits) == 1 || digits == "" {
		return d, false
	}
	d.unit = units[places]
	d.value = float64(n) / float64(powers[places])
	ok = d.value < values.Huge
	if negative {
		d.value = -d.value
	}
	return d, ok
}

// number is what a row has in a column that is one of numbers.
func (tb *table) number(row, column int) (d decimal, ok bool) {
	e, ok := tb.cell(row, column)
	if !ok {
		return d, false
	}
	return readNumber(e.Text)
}

// sortKey is what the elements of a column are ordered by; ok is false where they have no order that all agree on.
func sortKey(c game.Column, text string) (key float64, ok bool) {
	switch c.Type {
	case values.ThinkingTimeType:
		n, ok := values.ReadSeconds(text)
		return float64(n), ok
	case values.ScoreRangeType:
		low, _, ok := values.ReadScoreRange(text)
		return float64(low), ok
	case values.NumberType, values.CountType, values.PointsType, values.PercentageType, values.TricksType, values.TextType, values.PairType:
		d, ok := readNumber(text)
		return d.value, ok && !d.artificial
	}
	return 0, false
}
