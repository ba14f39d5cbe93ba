package diag

import (
	"pbn/core/source"
)

// Cut removes a span. It leaves no new empty line, and no new blanks at the end of a line: a line that would be empty is
// removed too. A blank stays between text on both sides of the span in one line, and before a "%" that would begin an
// escape line.
func Cut(t *source.Text, span source.Span) Edit {
	text := t.Bytes
	for span.Start > 0 && isBlank(text[span.Start-1]) {
		span.Start--
	}
	for span.End < len(text) && isBlank(text[span.End]) {
		span.End++
	}
	startsLine := span.Start == 0 || source.IsLineEnd(text[span.Start-1])
	endsLine := span.End == len(text) || source.IsLineEnd(text[span.End])
	switch {
	case startsLine && endsLine:
		span.End = afterLineEnd(text, span)
	case !startsLine && !endsLine, startsLine && text[span.End] == '%':
		return Edit{Place: At(span), Text: " "}
	}
	return Edit{Place: At(span)}
}

// afterLineEnd returns the offset after the line end at the end of a span. If a CR is before the span and an LF after that line end, one
// LF is left: without it the two would become one line end.
func afterLineEnd(text []byte, span source.Span) int {
	end := span.End
	if end+1 < len(text) && text[end] == '\r' && text[end+1] == '\n' {
		end++
	}
	end = min(end+1, len(text))
	if span.Start > 0 && text[span.Start-1] == '\r' && end < len(text) && text[end] == '\n' {
		end--
	}
	return end
}

func isBlank(c byte) bool { return c <= ' ' && !source.IsLineEnd(c) || c == 0x7F }
