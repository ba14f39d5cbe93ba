package epd

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// comparer finds how the lines of a file differ from export format, besides what other rules report.
type comparer struct {
	to       *diag.List
	severity diag.Severity // of what is found; 0 is that of its rule
	notation Notation
	// text is that of the record, at where the token before ends, and ignored the semicolons that were reported.
	text    []byte
	at      int
	ignored []source.Span
	// The gaps of a record that are not right: how many, and the first.
	gaps  int32
	first source.Span
}

// compare compares a record with its line in export format, which ends with LF.
func (c *comparer) compare(t *source.Text, r *Record, line []byte) {
	if at := r.lineEnd; string(t.Slice(at)) != "\n" {
		if e := rules.LineEndOfRecord.FindAs(c.to, c.severity, at); e.IsKept() {
			e.Part(at, "\n")
		}
	}
	if string(t.Slice(r.Span)) == string(line[:len(line)-1]) {
		return
	}
	if i, after := firstOutOfOrder(r, t); i >= 0 {
		c.find(r, rules.OperationsInOrder, r.Operations[i].NameSpan(), line).Beside(r.Operations[after].NameSpan())
	}
	for i := range r.Operations {
		if k, after := r.firstMoveOutOfOrder(&r.Operations[i]); k >= 0 {
			c.find(r, rules.MovesInOrder, r.Operands[k].Span(), line).Beside(r.Operands[after].Span())
		}
	}
	c.compareCastling(t, r, line)
	c.compareSpacing(t, r, line)
}

// find records a difference, with the line in export format as the edit of its fix.
func (c *comparer) find(r *Record, kind diag.Kind[rules.InGame], at source.Span, line []byte) diag.Entry[rules.InGame] {
	e := kind.FindAs(c.to, c.severity, at)
	if e.IsKept() {
		e.Part(r.Span, string(line[:len(line)-1]))
	}
	return e
}

// compareCastling reports rights to castle that name files though the outermost rooks are meant.
func (c *comparer) compareCastling(t *source.Text, r *Record, line []byte) {
	if !r.HasPosition || len(r.Fields) < 3 {
		return
	}
	for i := range r.faults {
		if kind := r.faults[i].Kind; kind == chess.CastlingForm || kind == chess.CastlingFalse {
			return
		}
	}
	is := source.Span{}
	for range 3 {
		is = wordIn(line, is.End, len(line))
	}
	if string(t.Slice(r.Fields[2])) != string(line[is.Start:is.End]) {
		e := rules.CastlingByFile.FindAs(c.to, c.severity, r.Fields[2]).Beside(r.whole())
		if e.IsKept() {
			e.Say(rules.FENInOtherForm{FEN: e.Text(r.writtenFields(c.notation))})
		}
	}
}

// reportEmptyLines reports, at the end of a file, the lines of it that are empty. Where nothing is compared, none were counted.
func (c *comparer) reportEmptyLines(empty *diag.Tally) {
	if empty.Count > 0 {
		rules.EmptyRecords.FindElsewhere(c.to, c.severity, empty.First).Say(rules.InGame{More: empty.More()})
	}
}

// compareSpacing reports blanks that are missing or too many: the first place of the record, and how many there are.
func (c *comparer) compareSpacing(t *source.Text, r *Record, line []byte) {
	c.text, c.gaps, c.at, c.ignored = t.Bytes, 0, r.Span.Start, r.reportedStrays()
	if r.isVerbatim {
		c.token(trim(t.Bytes, r.Span), "")
	} else {
		c.tokens(r)
	}
	c.token(source.Span{Start: r.Span.End, End: r.Span.End}, "")
	if c.gaps == 0 {
		return
	}
	c.find(r, rules.BlanksInRecord, c.first, line).Say(rules.InGame{More: c.gaps - 1})
}

// tokens goes over the tokens of a record.
func (c *comparer) tokens(r *Record) {
	for i, f := range r.Fields {
		gap := " "
		if i == 0 {
			gap = ""
		}
		c.token(f, gap)
	}
	for i := range r.Operations {
		o := &r.Operations[i]
		c.token(o.NameSpan(), " ")
		all := r.Of(o)
		for k := range all {
			c.token(all[k].Span(), " ")
		}
		if end := int(o.end); o.Flags&Unclosed == 0 {
			c.token(source.Span{Start: end - 1, End: end}, "")
		}
	}
}

// token compares what is before a token with what export format has there.
func (c *comparer) token(token source.Span, gap string) {
	span := source.Span{Start: c.at, End: token.Start}
	c.at = token.End
	if string(c.text[span.Start:span.End]) == gap {
		return
	}
	if len(c.ignored) > 0 && c.ignored[0].Start < span.End {
		for len(c.ignored) > 0 && c.ignored[0].Start < span.End {
			c.ignored = c.ignored[1:]
		}
		return
	}
	if c.gaps++; c.gaps > 1 {
		return
	}
	if c.first = span; span.Start == span.End {
		c.first.End++ // the blank is missing before this
	}
}
