package told

import (
	"math"
	"strconv"
	"strings"

	"pbn/core/given"
	"pbn/core/wire"
)

// readClock gives a move the command of its clock, unless it has that.
func readClock(r *wire.ShapeReader, v *wire.Value, m *given.Move) {
	clock := v.Get("clock")
	if clock.Kind == wire.Absent {
		return
	}
	seconds, err := strconv.ParseFloat(clock.Text, 64)
	if clock.Kind != wire.Number || err != nil || seconds < 0 || seconds > 1e6 {
		r.In("clock", func() { r.Wants("a number of seconds from 0") })
		return
	}
	ms := int(math.Round(seconds * 1000))
	if c := CommandOf(m, "clk"); c.Value == "" || clockOf(c.Value) != ms {
		c.Value = clockText(ms)
	}
}

// CommandOf returns the first command of a name in the comments of a move, which gets one without a value if it has none.
func CommandOf(m *given.Move, name string) *given.Command {
	at := -1
	for i := range m.Comments {
		c := &m.Comments[i]
		for k := range c.Commands {
			if c.Commands[k].Name == name {
				return &c.Commands[k]
			}
		}
		if at < 0 && !c.Before && !c.ToEnd {
			at = i
		}
	}
	if at < 0 {
		at = len(m.Comments)
		m.Comments = append(m.Comments, given.Comment{})
	}
	c := &m.Comments[at]
	c.Commands = append(c.Commands, given.Command{Name: name})
	return &c.Commands[len(c.Commands)-1]
}

// clockOf returns the milliseconds of h:mm:ss; -1 of another text.
func clockOf(text string) int {
	total := 0.0
	for part := range strings.SplitSeq(text, ":") {
		n, err := strconv.ParseFloat(part, 64)
		if err != nil || n < 0 || n > 1e6 {
			return -1
		}
		total = 60*total + n
	}
	return int(math.Round(total * 1000))
}

// clockText returns milliseconds as h:mm:ss, with the fraction if there is one.
func clockText(ms int) string {
	two := func(n int) string { return strconv.Itoa(n/10%10) + strconv.Itoa(n%10) }
	seconds := ms / 1000
	text := strconv.Itoa(seconds/3600) + ":" + two(seconds/60%60) + ":" + two(seconds%60)
	if rest := ms % 1000; rest > 0 {
		text += "." + strings.TrimRight(strconv.Itoa(1000 + rest)[1:], "0")
	}
	return text
}
