package plain

import (
	"pbn/core/diag"
	"pbn/core/source"
)

// lineTally counts lines of a file that are longer than they should be.
type lineTally struct {
	lines      diag.Tally
	characters int // of the first
}

func (c *lineTally) add(t *source.Text, line source.Span, characters int) {
	if c.lines.Count == 0 {
		c.characters = characters
	}
	c.lines.Add(t, line)
}

func (c *lineTally) report(kind diag.Kind[FirstLine], diags *diag.List) {
	if c.lines.Count > 0 {
		kind.FindElsewhere(diags, 0, c.lines.First).Say(FirstLine{Characters: int32(c.characters), More: c.lines.More()})
	}
}

// lines checks the lengths of the lines that end in a game. Where a token is too long, that is why its line is.
func (c *Checks) lines(t *source.Text, span source.Span, longTokens []source.Span) {
	goodLine := c.rules.GoodLine
	for start := span.Start; start+goodLine < span.End; {
		// Lines that end in time are not looked at one by one.
		last := start + goodLine
		for last >= start && !source.IsLineEnd(t.Bytes[last]) {
			last--
		}
		if last >= start {
			start = last + 1
			continue
		}
		line := source.Span{Start: start, End: start + source.LineEnd(t.Bytes[start:span.End])}
		start = line.End + 1
		if ends := line.End < span.End || t.Complete && line.End == len(t.Bytes); !ends {
			return
		}
		for len(longTokens) > 0 && longTokens[0].End < line.Start {
			longTokens = longTokens[1:]
		}
		tokenIsWhy := len(longTokens) > 0 && longTokens[0].End <= line.End
		if !tokenIsWhy {
			c.line(t, line)
		}
	}
}

// line checks the length of a line.
func (c *Checks) line(t *source.Text, line source.Span) {
	n, plain := line.End-line.Start, source.IsPlain(t.Slice(line))
	if !plain && t.Encoding.IsUnicode() || !t.StartsLine(line.Start) {
		n = t.LineLength(line.Start)
	}
	isLong := n > c.rules.LongestLine
	switch {
	case c.rules.MayBeLong != nil && c.rules.MayBeLong(t, line, n):
		return
	case isLong && c.rules.LongLine == 0:
		c.long.add(t, line, n+1)
		return
	case isLong:
		c.rules.LongLine.Find(c.diags, line).Say(LineLength{Characters: int32(n + 1)})
		return
	}
	for at := line.Start; !plain && at < line.End; at = t.CharacterEnd(at) {
		if at += source.PlainLength(t.Bytes[at:line.End]); at == line.End {
			break
		}
		if t.Bytes[at] == '\t' || t.Bytes[at] == '\v' || forbidden(t, at) > 0 {
			n--
		}
	}
	if n > c.rules.GoodLine {
		c.wide.add(t, line, n)
	}
}

func (c *lineTally) join(next *lineTally) {
	if c.lines.Count == 0 {
		c.characters = next.characters
	}
	c.lines.Join(next.lines)
}
