package check

import (
	"strconv"
	"strings"

	"pbn/core/game"
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

// huge is beyond all that can be won: such a number is fine, but nothing is compared with it.
const huge = 1e9

// units are 1 in the last of so many places, powers what a number has to be divided by for its last digit to stand there.
var (
	units  = [...]float64{1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6}
	powers = [len(units)]float64{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6}
)

// readNumber reads the number of an element. What is as large as huge, or has more places than there are units, is none.
func readNumber(text string) (d decimal, ok bool) {
	text, d.artificial = strings.CutPrefix(text, "^")
	digits, negative := unsigned(text)
	const beyond = huge * huge / 100
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
	ok = d.value < huge
	if negative {
		d.value = -d.value
	}
	return d, ok
}

// repairNumber reads a number with a comma before one or two decimals, or with a percent sign behind it.
func repairNumber(text string) string {
	text = withDot(strings.TrimSuffix(text, "%"))
	if !isDecimal(strings.TrimPrefix(text, "^")) {
		return ""
	}
	return text
}

// number is what a row has in a column that is one of numbers.
func (tb *table) number(row, column int) (d decimal, ok bool) {
	e, ok := tb.cell(row, column)
	if !ok {
		return d, false
	}
	return readNumber(e.Text)
}

// seconds reads a thinking time: HH:MM:SS, MM:SS or SS (5.4).
func seconds(text string) (n int, ok bool) {
	const longest = 6 // digits of the first part
	for i, part := range strings.SplitN(text, ":", 4) {
		if i == 3 || !isDigits(part) || len(part) > longest || i > 0 && (len(part) != 2 || part[0] > '5') {
			return 0, false
		}
		value, _ := strconv.Atoi(part)
		n = n*60 + value
	}
	return n, true
}

// sortKey is what the elements of a column are ordered by; ok is false where they have no order that all agree on.
func sortKey(c game.Column, text string) (key float64, ok bool) {
	switch c.Type {
	case game.TimeColumn:
		n, ok := seconds(text)
		return float64(n), ok
	case game.ScoreRangeColumn:
		r, ok := readScoreRange(text)
		return float64(r.low), ok
	case game.NumberColumn, game.PercentageColumn, game.TricksColumn, game.TextColumn, game.PairColumn:
		d, ok := readNumber(text)
		return d.value, ok && !d.artificial
	}
	return 0, false
}
