package check

import (
	"math"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/values"
)

// table is a table of the standard while it is checked: a section whose rows are full.
type table struct {
	section *game.Section
	text    *source.Text
	game    *game.Game
	tag     *game.Tag
	form    *tableForm
	rows    int
	// pointColumns are where the columns of both sides' points are, -1 where they are not.
	pointColumns [2]int
	space        tableSpace
	// disordered tells that a row is not where the order of a column has it, which may be why its rank is wrong.
	disordered bool
	isPart     bool // the game is a part of the one before it
	diags      *diag.List
}

// tableSpace is what a table is checked in.
type tableSpace struct {
	// bad tells which of the elements were reported: what they say is not compared with anything.
	bad []bool
	// told tells which of the rows were.
	told   []bool
	scores []bridge.FieldScore
	ranked []ranked
}

// cleared is space for n, all false.
func cleared(space []bool, n int) []bool { return append(space[:0], make([]bool, n)...) }

// column is where a column is in a row, of two of one name the first; -1 where it is not.
func (tb *table) column(name string) int {
	for i := range tb.section.Columns {
		if tb.section.Columns[i].Name == name {
			return i
		}
	}
	return -1
}

// ofSides are where the columns of both sides are, by bridge.Side.
func (tb *table) ofSides(name string) [2]int {
	return [2]int{tb.column(name + "_NS"), tb.column(name + "_EW")}
}

// row is the elements of a row.
func (tb *table) row(row int) []game.Element {
	n := len(tb.section.Columns)
	return tb.section.Elements[row*n : (row+1)*n]
}

// cell is the element of a row in a column; ok is false where it says nothing, or was reported.
func (tb *table) cell(row, column int) (e *game.Element, ok bool) {
	if column < 0 {
		return nil, false
	}
	i := row*len(tb.section.Columns) + column
	e = &tb.section.Elements[i]
	return e, !e.SaysNothing() && !tb.space.bad[i]
}

// rowSpan is where a row stands.
func rowSpan(row []game.Element) source.Span { return row[0].Span.To(row[len(row)-1].Span) }

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

// pointsOf are what a row has in a column of scores. Of the points of both sides often only those are written that are won.
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

// plain is a number with two decimals at most, without needless zeros and without a sign of nothing.
func plain(n float64) string { return strconv.FormatFloat(math.Round(n*100)/100+0, 'f', -1, 64) }
