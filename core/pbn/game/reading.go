package game

import (
	"strconv"
	"strings"

	"pbn/core/pbn/values"
)

// Holds returns the type of a column, and of one that the standard does not define what programs put into it.
func (c *Column) Holds() values.Type {
	if c.Kind.Type != values.TextType {
		return c.Kind.Type
	}
	switch c.Kind.Name {
	case "Call":
		return values.CallType
	case "Card", "Lead":
		return values.CardType
	case "Contract":
		return values.ContractType
	case "Declarer", "Direction":
		return values.SeatType
	case "Denomination":
		return values.DenominationType
	}
	return values.TextType
}

// Reading is what an element of a table is, where that is not its text.
type Reading struct {
	Row, Column int
	// Value is as the standard writes it; a time is in seconds. IsRead reports whether the element can be what its column holds.
	Value  string
	IsRead bool
	// Range reports that the value is a range of scores; a bound that is open is "". Where both are, it says nothing.
	Range     bool
	Low, High string
	// Artificial reports a score that was not won at the table: "^" is before it (5.2).
	Artificial bool
}

// Readings hands those of the elements of a table to each, row by row. All other elements of a column that holds more than text are values
// as the standard writes them. Numbers are the columns, by their places, whose elements are numbers, though their type does not say so.
func (s *Section) Readings(each func(Reading)) (numbers []int) {
	if s.Columns == nil {
		return nil
	}
	holds := make([]values.Type, len(s.Columns))
	for at := range s.Columns {
		holds[at] = s.Columns[at].Holds()
		switch holds[at] {
		case values.NumberType, values.CountType, values.PointsType, values.PercentageType, values.TricksType:
		default:
			if s.areNumbers(at) {
				numbers = append(numbers, at)
				if holds[at] == values.TextType || holds[at] == values.PairType || holds[at] == values.NamesType {
					holds[at] = values.NumberType
				}
			}
		}
	}
	for i, row := range s.Rows {
		for k := range row {
			if r, differs := s.readingOf(row, k, holds[k]); differs {
				r.Row, r.Column = i, k
				each(r)
			}
		}
	}
	return numbers
}

// readingOf returns what the element at a place of a row is; differs is false where that is its text as the standard writes it.
func (s *Section) readingOf(row []Element, place int, holds values.Type) (r Reading, differs bool) {
	e := &row[place]
	switch {
	case e.SaysNothing() && !e.IsString || e.Text == "":
		return r, false
	case (holds == values.TextType || holds == values.PairType || holds == values.NamesType) && e.Text[0] != '^':
		return r, false
	}
	text, changed := s.Form(row, place)
	if changed {
		return r, false // then all of the row is as the standard writes it
	}
	r = s.Columns[place].reading(holds, text, e)
	return r, !r.IsRead || r.Range || r.Value != text
}

// areNumbers reports whether a column has elements that say something, and all of them are numbers.
func (s *Section) areNumbers(column int) bool {
	some := false
	for _, row := range s.Rows {
		if column >= len(row) || row[column].Text == "" || row[column].SaysNothing() && !row[column].IsString {
			continue
		}
		text, _ := row[column].score()
		if _, ok := values.ReadNumber(text); !ok {
			return false
		}
		some = true
	}
	return some
}

// score returns an element without the "^" of an artificial score.
func (e *Element) score() (text string, artificial bool) {
	if rest, found := strings.CutPrefix(e.Text, "^"); found && !e.IsString {
		if _, ok := values.ReadNumber(rest); ok {
			return rest, true
		}
	}
	return e.Text, false
}

// reading reads an element, which is written as text, of a column that holds a type.
func (c *Column) reading(holds values.Type, text string, e *Element) (r Reading) {
	if rest, artificial := e.score(); artificial {
		text, r.Artificial = rest, true
	}
	switch holds {
	case values.NumberType, values.CountType, values.PointsType, values.PercentageType, values.TricksType:
		number := text
		if c.Kind.Name == "Rank" {
			number = values.ReplaceFirst(text, "=", "") // a tie
		}
		r.Value, r.IsRead = values.ReadNumber(number)
	case values.RanksType:
		r.Value, r.IsRead = values.ReadRanks(text)
	case values.ThinkingTimeType:
		if seconds, ok := values.ReadSeconds(text); ok {
			r.Value, r.IsRead = strconv.Itoa(seconds), true
		}
	case values.ScoreRangeType:
		low, high, isRange := strings.Cut(text, ",")
		if !isRange {
			r.Value, r.IsRead = readBound(text)
			return r
		}
		low, lowRead := readBound(low)
		high, highRead := readBound(high)
		if lowRead && highRead {
			r.Range, r.IsRead, r.Low, r.High = true, true, low, high
		}
	case values.SeatType, values.SwappedType:
		if word := values.ReplaceFirst(text, "-", ""); values.IsSide(word) {
			return Reading{Value: word, IsRead: true}
		}
		fallthrough
	case values.ContractType, values.DenominationType, values.CallType, values.CardType:
		read := holds.Read(text)
		r.Value, r.IsRead = holds.Form(text, read), read.Understood()
	default:
		r.Value, r.IsRead = text, true
	}
	return r
}

// readBound reads a bound of a range of scores (5.5); "" where it is open.
func readBound(text string) (number string, ok bool) {
	if text == "*" {
		return "", true
	}
	number, ok = values.ReadNumber(text)
	return number, ok && !strings.ContainsAny(text, ".,%")
}
