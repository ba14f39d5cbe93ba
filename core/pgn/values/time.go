package values

import "pbn/core/event"

// dateValue reads a date, or a dialect of one (8.1.1.3).
func dateValue(text string) Value {
	d, isStandard, ok := event.ReadDate(text)
	if !ok {
		return bad
	}
	return understood(isStandard, uint64(d))
}

// Date returns the year, the month and the day of a date; 0 for each of which a digit is not known.
func Date(v Value) (year, month, day int) {
	if !v.Understood() {
		return 0, 0, 0
	}
	return event.Date(v.Number()).Parts()
}

// AppendDate appends a date that is understood as the standard writes it (8.1.1.3).
func AppendDate(out []byte, v Value) []byte { return event.Date(v.Number()).AppendTo(out) }

// timeValue reads a time of the day as HH:MM:SS, with question marks for digits that are not known (9.5.1).
func timeValue(text string) Value {
	if !event.IsTime(text) {
		return bad
	}
	return newValue(Standard, 0)
}

// The number of a time control is how many fields it has, and whether one is where the standard has it not.
const (
	mostPeriods  = 1<<16 - 1
	isOutOfOrder = 1 << 16
)

// timeControlValue reads the fields of a time control. Fractions and zeros are a dialect (ledger 9.6.1-e).
func timeControlValue(text string) Value {
	c, ok := event.ReadTimeControl(text)
	if !ok {
		return bad
	}
	number := uint64(min(c.Periods, mostPeriods))
	if c.IsOutOfOrder {
		number |= isOutOfOrder
	}
	return understood(c.IsStandard, number)
}

// PeriodsOf returns how many fields a time control has, and whether one is last, or not alone, that should be (ledger 9.6.1-b, 9.6.1-d to
// 9.6.1-f).
func PeriodsOf(v Value) (count int, outOfOrder bool) {
	if !v.Understood() {
		return 0, false
	}
	return v.Number() & mostPeriods, v.Number()&isOutOfOrder != 0
}
