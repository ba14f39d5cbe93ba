package check

import (
	"math"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// table is a table of the standard that is checked: a section with whole rows.
type table struct {
	section *game.Section
	text    *source.Text
	game    *game.Game
	scoring *scoring
	tag     *game.Tag
	form    *tableForm
	rows    int
	// pointColumns has the columns of both sides' points, -1 for one that is not there.
	pointColumns [2]int
	space        tableSpace
	// disordered reports that a row breaks the order of a column, which may be why its rank is wrong.
	disordered bool
	isPart     bool // the game is a part of the one before it
	diags      *diag.List
}

// tableSpace is the memory that tables are checked in.
type tableSpace struct {
	// bad reports of each element whether it cannot be read, which was reported: then it is not compared with anything.
	bad []bool
	// told reports the same of each row.
	told   []bool
	scores []bridge.FieldScore
	ranked []rankedRow
}

// cleared returns n values that are false, in the space that is given.
func cleared(space []bool, n int) []bool { return append(space[:0], make([]bool, n)...) }

func (tb *table) column(name string) int { return tb.section.Column(name) }

// ofSides returns the places of the columns of both sides, by bridge.Side.
func (tb *table) ofSides(name string) [2]int {
	return [2]int{tb.column(name + "_NS"), tb.column(name + "_EW")}
}

// row returns the elements of a row.
func (tb *table) row(row int) []game.Element {
	n := len(tb.section.Columns)
	return tb.section.Elements[row*n : (row+1)*n]
}

// cell returns the element of a row in a column; ok is false if it says nothing, or cannot be read.
func (tb *table) cell(row, column int) (e *game.Element, ok bool) {
	if column < 0 {
		return nil, false
	}
	i := row*len(tb.section.Columns) + column
	e = &tb.section.Elements[i]
	return e, !e.SaysNothing() && !tb.space.bad[i]
}

// rowSpan returns the span of a row.
func rowSpan(row []game.Element) source.Span { return row[0].Span().To(row[len(row)-1].Span()) }

// decimal is a number of a table: a score, IMPs, matchpoints, a percentage.
type decimal struct {
	value float64
	// unit is the value of the last digit's place: 0.01 for "62.50". Real programs round or cut off there.
	unit float64
	// artificial reports that the score was not won at the table: it has "^" before it (5.2).
	artificial bool
}

// tiny is less than any unit: how far a computed number may be off.
const tiny = 1e-6

// units has the unit of a number with so many decimals, and powers its reciprocal.
var (
	units  = [...]float64{1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6}
	powers = [len(units)]float64{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6}
)

// readNumber reads the number of an element; ok is false if it is not a number, or as large as values.Huge, or has more decimals than
// there are units.
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

// number returns the number that a row has in a column; ok is false if it has none.
func (tb *table) number(row, column int) (d decimal, ok bool) {
	e, ok := tb.cell(row, column)
	if !ok {
		return d, false
	}
	return readNumber(e.Text)
}

// sortKey returns what an element is ordered by; ok is false if the elements of the column have no order that all agree on.
func sortKey(c game.Column, text string) (key float64, ok bool) {
	switch c.Kind.Type {
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

// pointsOf returns the number that a row has in a column of scores. Often only the side that won points has them.
func pointsOf(tb *table, row, column int) (d decimal, ok bool) {
	d, ok = tb.number(row, column)
	for side, own := range tb.pointColumns {
		if own != column || ok && d.value != 0 {
			continue
		}
		if other, has := tb.number(row, tb.pointColumns[1-side]); has {
			other.value = -other.value
			return other, true
		}
	}
	return d, ok
}

// writtenNumber writes a number with at most two decimals, without zeros at its end and never as "-0". It is far below 1e15.
// strconv.FormatFloat would do the same, and take 40 kB in a module.
func writtenNumber(n float64) string {
	hundredths := int(math.Round(n * 100))
	sign := ""
	if hundredths < 0 {
		sign, hundredths = "-", -hundredths
	}
	text := sign + strconv.Itoa(hundredths/100)
	switch tenths, rest := hundredths/10%10, hundredths%10; {
	case rest > 0:
		text += "." + strconv.Itoa(tenths) + strconv.Itoa(rest)
	case tenths > 0:
		text += "." + strconv.Itoa(tenths)
	}
	return text
}
