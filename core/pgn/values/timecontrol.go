package values

import "strings"

// Control is the kind of a field of a time control (9.6.1).
type Control uint8

// The kinds, the first six in the order of the standard.
const (
	UnknownControl   Control = iota // ?
	NoControl                       // -
	MovesControl                    // moves/seconds
	SuddenDeath                     // seconds
	IncrementControl                // seconds+increment
	Sandclock                       // *seconds
	// MovesIncrement is moves/seconds+increment, which the standard lacks (ledger 9.6.1-g).
	MovesIncrement
)

// Period is a field of a time control: how many moves are to be made in which time, and how much is added for each move. Times are in
// milliseconds; what a kind does not have is 0.
type Period struct {
	Control         Control
	Moves           int
	Time, Increment int
	// isOdd reports that a number is not a positive integer, other than an increment of 0 (ledger 9.6.1-e).
	isOdd bool
}

// The number of a time control is how many fields it has, and whether one is where the standard has it not.
const (
	mostPeriods  = 1<<16 - 1
	isOutOfOrder = 1 << 16
)

// timeControlValue reads the fields of a time control. Fractions and zeros are a dialect.
func timeControlValue(text string) Value {
	count, order, isStandard := 0, 0, true
	for {
		p, rest, ok := NextPeriod(text)
		if !ok {
			return bad
		}
		count++
		isLast := len(rest) == 0
		isOnly := isLast && count == 1
		switch p.Control {
		case UnknownControl, NoControl:
			if !isOnly {
				order = isOutOfOrder
			}
		case SuddenDeath, IncrementControl, Sandclock:
			if !isLast {
				order = isOutOfOrder
			}
		}
		isStandard = isStandard && !p.isOdd
		if isLast {
			return understood(isStandard, uint64(min(count, mostPeriods)|order))
		}
		text = rest[1:]
	}
}

// PeriodsOf returns how many fields a time control has, and whether one is last, or not alone, that should be (ledger 9.6.1-b, 9.6.1-d to
// 9.6.1-f).
func PeriodsOf(v Value) (count int, outOfOrder bool) {
	if !v.Understood() {
		return 0, false
	}
	return v.Number() & mostPeriods, v.Number()&isOutOfOrder != 0
}

// NextPeriod reads the field that a time control begins with. What comes after it, the colon included, is the rest. ok is false where it is
// no field of a kind that is known.
func NextPeriod(text string) (p Period, rest string, ok bool) {
	end := strings.IndexByte(text, ':')
	if end < 0 {
		end = len(text)
	}
	field, rest := text[:end], text[end:]
	switch {
	case field == "?":
		return Period{Control: UnknownControl}, rest, true
	case field == "-":
		return Period{Control: NoControl}, rest, true
	case strings.HasPrefix(field, "*"):
		p.Control = Sandclock
		ok = p.read(field[1:], &p.Time)
		return p, rest, ok
	}
	moves, seconds, hasMoves := strings.Cut(field, "/")
	if !hasMoves {
		moves, seconds = "", field
	}
	base, increment, hasIncrement := strings.Cut(seconds, "+")
	switch {
	case hasMoves && hasIncrement:
		p.Control = MovesIncrement
	case hasMoves:
		p.Control = MovesControl
	case hasIncrement:
		p.Control = IncrementControl
	default:
		p.Control = SuddenDeath
	}
	p.Moves = number(moves)
	p.isOdd = hasMoves && p.Moves == 0
	ok = (!hasMoves || isDigits(moves)) && p.read(base, &p.Time) && (!hasIncrement || increment == "0" || p.read(increment, &p.Increment))
	return p, rest, ok
}

// read reads a number of seconds, perhaps with decimals, as milliseconds. It reports whether it is one.
func (p *Period) read(text string, to *int) bool {
	whole, decimals, hasDecimals := strings.Cut(text, ".")
	if !isDigits(whole) || hasDecimals && !isDigits(decimals) {
		return false
	}
	*to = number(whole) * 1000
	for i, unit := 0, 100; i < len(decimals) && unit > 0; i, unit = i+1, unit/10 {
		*to += int(decimals[i]-'0') * unit
	}
	p.isOdd = p.isOdd || hasDecimals || *to == 0
	return true
}
