package event

import "strings"

// Control is the kind of a field of a time control.
type Control uint8

// The kinds, the first six in the order of the standard.
const (
	UnknownControl   Control = iota // ?
	NoControl                       // -
	MovesControl                    // moves/seconds
	SuddenDeath                     // seconds
	IncrementControl                // seconds+increment
	Sandclock                       // *seconds
	// MovesIncrement is moves/seconds+increment, which the standard lacks.
	MovesIncrement
)

// Period is a field of a time control: how many moves are to be made in which time, and how much is added for each move. Times are in
// milliseconds; what a kind does not have is 0.
type Period struct {
	Control         Control
	Moves           int
	Time, Increment int
	// isOdd reports that a number is not a positive integer, other than an increment of 0.
	isOdd bool
}

// TimeControl is what the fields of a time control come to.
type TimeControl struct {
	// Periods is how many fields it has.
	Periods int
	// IsOutOfOrder reports that a field is not last, or not alone, that should be: after sudden death nothing follows.
	IsOutOfOrder bool
	// IsStandard reports that all numbers are whole and none is 0, other than an increment.
	IsStandard bool
}

// ReadTimeControl reads the fields of a time control, with colons between them.
func ReadTimeControl(text string) (c TimeControl, ok bool) {
	c.IsStandard = true
	for {
		p, rest, ok := NextPeriod(text)
		if !ok {
			return TimeControl{}, false
		}
		c.Periods++
		isLast := len(rest) == 0
		isOnly := isLast && c.Periods == 1
		switch p.Control {
		case UnknownControl, NoControl:
			c.IsOutOfOrder = c.IsOutOfOrder || !isOnly
		case SuddenDeath, IncrementControl, Sandclock:
			c.IsOutOfOrder = c.IsOutOfOrder || !isLast
		}
		c.IsStandard = c.IsStandard && !p.isOdd
		if isLast {
			return c, true
		}
		text = rest[1:]
	}
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
	p.Moves = Number(moves)
	p.isOdd = hasMoves && p.Moves == 0
	ok = (!hasMoves || IsDigits(moves)) && p.read(base, &p.Time) && (!hasIncrement || increment == "0" || p.read(increment, &p.Increment))
	return p, rest, ok
}

// read reads a number of seconds, perhaps with decimals, as milliseconds. It reports whether it is one.
func (p *Period) read(text string, to *int) bool {
	whole, decimals, hasDecimals := strings.Cut(text, ".")
	if !IsDigits(whole) || hasDecimals && !IsDigits(decimals) {
		return false
	}
	*to = Number(whole) * 1000
	for i, unit := 0, 100; i < len(decimals) && unit > 0; i, unit = i+1, unit/10 {
		*to += int(decimals[i]-'0') * unit
	}
	p.isOdd = p.isOdd || hasDecimals || *to == 0
	return true
}
