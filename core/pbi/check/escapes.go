package check

import (
	"bytes"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// escapeChecks check the encoded characters of records.
type escapeChecks struct {
	diags    *diag.List
	comparer *comparer // nil where the form of export is not asked for
}

// record checks those of a record.
func (c *escapeChecks) record(t *source.Text, r *record.Record) {
	if bytes.IndexByte(t.Slice(r.Span), '\\') < 0 {
		return
	}
	for f := range record.FieldCount {
		span := r.Fields[f]
		if f == record.Status && string(t.Slice(span)) == `\$` {
			rules.PrintedDollars.Find(c.diags, span)
			continue
		}
		for at := span.Start; at < span.End; {
			n := bytes.IndexByte(t.Bytes[at:span.End], '\\')
			if n < 0 {
				break
			}
			at += n
			at += c.escape(t, f, r, source.Span{Start: at, End: span.End})
		}
	}
}

// escape checks the backslash that a text begins with, and returns how many bytes were looked at.
func (c *escapeChecks) escape(t *source.Text, f record.Field, r *record.Record, rest source.Span) int {
	value, ok := record.Escaped(t.Slice(rest))
	if !ok {
		shown := source.Span{Start: rest.Start, End: rest.Start + 1}
		for shown.End < rest.End && shown.End < rest.Start+4 && isWord(t.Bytes[shown.End]) {
			shown.End++
		}
		rules.LoneBackslash.Find(c.diags, shown)
		return 1
	}
	at := source.Span{Start: rest.Start, End: rest.Start + 4}
	text := string(utf8.AppendRune(nil, rune(value)))
	isFirst := at.Start == r.Fields[record.Names].Start
	switch {
	case value >= utf8.RuneSelf && !record.MustBeEncoded(f, rune(value)):
		rules.HighEscape.Find(c.diags, at)
	case value == '#' && isFirst || record.MustBeEncoded(f, rune(value)):
		if form := string(record.AppendEscape(nil, value)); form != string(t.Slice(at)) {
			c.comparer.escape(at, form)
		}
	default:
		if e := rules.NeedlessEscape.Find(c.diags, at); e.IsKept() {
			e.Say(rules.Text{Text: e.Text(text)}).Part(at, text)
		}
		c.comparer.escape(at, text)
	}
	return 4
}

func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}
