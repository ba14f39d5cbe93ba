package check

import (
	"bytes"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// textChecks check the bytes and characters of lines.
type textChecks struct{ diags *diag.List }

// begin checks how the file begins.
func (c *textChecks) begin(t *source.Text) {
	switch {
	case t.Encoding.IsWide():
		rules.WideEncoding.Find(c.diags, source.Span{End: t.CharacterEnd(0)}).Say(plain.OtherEncoding{Encoding: t.Encoding})
	case !t.HasByteOrderMark():
		rules.NoByteOrderMark.Find(c.diags, source.Span{})
	}
}

// line checks a line.
func (c *textChecks) line(t *source.Text, line *record.Line) {
	text := t.Slice(line.Span)
	if source.IsPlain(text) {
		return
	}
	if source.LeadingASCII(text) < len(text) {
		c.invalid(t, line.Span)
		c.marks(t, line.Span)
	}
	if line.Kind == record.RecordLine {
		c.control(t, line.Span)
	}
}

// invalid reports bytes that are not UTF-8, once a run.
func (c *textChecks) invalid(t *source.Text, line source.Span) {
	if t.Encoding.IsUnicode() && utf8.Valid(t.Slice(line)) {
		return
	}
	for at := line.Start; at < line.End; {
		end := at
		for end < line.End && isInvalid(t, end, line.End) {
			end++
		}
		if end > at {
			rules.InvalidUTF8.Find(c.diags, source.Span{Start: at, End: end})
			at = end
			continue
		}
		at = min(max(t.CharacterEnd(at), at+1), line.End)
	}
}

// isInvalid reports whether the byte at an offset is not part of a character of UTF-8.
func isInvalid(t *source.Text, at, end int) bool {
	if t.Bytes[at] < utf8.RuneSelf {
		return false
	}
	if !t.Encoding.IsUnicode() {
		return true
	}
	r, size := utf8.DecodeRune(t.Bytes[at:end])
	return r == utf8.RuneError && size == 1
}

// marks reports byte order marks.
func (c *textChecks) marks(t *source.Text, line source.Span) {
	const mark = "\uFEFF"
	if !t.Encoding.IsUnicode() {
		return
	}
	for at := line.Start; ; {
		n := bytes.Index(t.Bytes[at:line.End], []byte(mark))
		if n < 0 {
			return
		}
		at += n + len(mark)
		rules.StrayByteOrderMark.Find(c.diags, source.Span{Start: at - len(mark), End: at})
	}
}

// control reports control characters, and the one that ends paragraphs in other programs.
func (c *textChecks) control(t *source.Text, line source.Span) {
	const paragraph = "\u2029"
	for at := line.Start; at < line.End; at++ {
		switch b := t.Bytes[at]; {
		case b < ' ' && b != '\t' || b == 0x7F:
			if e := rules.ControlCharacter.Find(c.diags, source.Span{Start: at, End: at + 1}); e.IsKept() {
				e.Say(rules.Text{Text: e.Text(string(record.AppendEscape(nil, b)))})
			}
		case b == paragraph[0] && t.Encoding.IsUnicode() && bytes.HasPrefix(t.Bytes[at:line.End], []byte(paragraph)):
			rules.OtherSeparator.Find(c.diags, source.Span{Start: at, End: at + len(paragraph)})
		}
	}
}
