package epd

import (
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// reportText reports what is wrong with the operations of a record as text.
func (r *Reader) reportText(t *source.Text) {
	rec := &r.record
	for _, s := range rec.reportedStrays() {
		rules.LoneSemicolon.Find(r.diags, s)
	}
	for i := range rec.Operations {
		o := &rec.Operations[i]
		name := o.NameSpan()
		word := t.Slice(name)
		switch {
		case o.Flags&Malformed != 0:
			rules.OddOpcode.Find(r.diags, name)
		case len(word) == 1 && !isPrivate(word):
			rules.ShortOpcode.Find(r.diags, name)
		case o.Opcode == Other && !isPrivate(word):
			rules.UnknownOpcode.Find(r.diags, name)
		}
		if o.Flags&Unclosed != 0 {
			rules.OpenOperation.Find(r.diags, lastToken(rec, o))
		}
	}
}

// lastToken returns where the last token of an operation is.
func lastToken(r *Record, o *Operation) source.Span {
	if o.To > o.From {
		return r.Operands[o.To-1].Span()
	}
	return o.NameSpan()
}
