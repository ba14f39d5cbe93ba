package epd

import (
	"bytes"
	"slices"
	"strconv"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/check"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// checker checks the records of a file. What it keeps between them is bounded.
type checker struct {
	diags      *diag.List
	notation   Notation
	operations operationChecks
}

// reset makes ready for a file.
func (c *checker) reset(notation Notation, diags *diag.List) {
	c.diags, c.notation = diags, notation
	c.operations.reset(diags)
}

// longestLine is how many characters a line has that each program can read (16.2.3).
const longestLine = 1024

// check checks a record.
func (c *checker) check(t *source.Text, r *Record) {
	c.checkLength(t, r)
	if r.HasPosition {
		c.checkPosition(t, r)
	}
	c.checkFields(t, r)
	if i, after := firstOutOfOrder(r, t); i >= 0 {
		rules.OperationOutOfOrder.Find(c.diags, r.Operations[i].NameSpan()).Beside(r.Operations[after].NameSpan())
	}
	for i := range r.Operations {
		o := &r.Operations[i]
		if o.Flags&Duplicate != 0 {
			rules.RepeatedOperation.Find(c.diags, o.NameSpan()).Beside(c.first(t, r, o))
			continue
		}
		c.operations.check(t, r, o)
	}
}

// first returns where the first operation is that has the name of another one.
func (c *checker) first(t *source.Text, r *Record, o *Operation) source.Span {
	name := t.Slice(o.NameSpan())
	at, _ := slices.BinarySearchFunc(r.Order, name, func(i int32, name []byte) int {
		return bytes.Compare(t.Slice(r.Operations[i].NameSpan()), name)
	})
	return r.Operations[r.Order[at]].NameSpan()
}

func (c *checker) checkLength(t *source.Text, r *Record) {
	if r.Span.End-r.Span.Start <= longestLine {
		return
	}
	n := 0
	for at := r.Span.Start; at < r.Span.End; at = t.CharacterEnd(at) {
		n++
	}
	if n > longestLine {
		rules.LongRecord.Find(c.diags, r.Span).Say(rules.CharactersOfLine{Characters: int32(n)})
	}
}

// checkPosition reports what no game can have in the position.
func (c *checker) checkPosition(t *source.Text, r *Record) {
	faults := chess.Faults(&r.Position)
	for i := range faults {
		f := &faults[i]
		clock := r.Fields[0]
		switch f.Kind {
		case chess.ClockInPassing, chess.ClockTooHigh:
			if !r.HasClock || f.Kind == chess.ClockTooHigh && !r.HasNumber {
				continue
			}
			if len(r.Fields) > 4 {
				clock = r.Fields[4]
			} else {
				clock = r.only(HMVC, Integer).Span()
			}
		case chess.KingCount:
			kind := rules.NoKingInLine
			if f.Count > 0 {
				kind = rules.SeveralKingsInLine
			}
			kind.Find(c.diags, r.Fields[0]).Say(rules.MenOfSide{Count: int32(f.Count), Most: int32(f.Most), Man: chess.King.Of(f.Color)})
			continue
		}
		check.ReportFault(c.diags, &r.Position, f, r.Fields[0], clock)
	}
}

// checkFields reports the clock and the number of the move of a FEN in a file of EPD, with the operations that say the same.
func (c *checker) checkFields(t *source.Text, r *Record) {
	if len(r.Fields) < 5 || c.notation != EPD || !r.HasPosition {
		return
	}
	fields := r.Fields[4].To(r.Fields[len(r.Fields)-1])
	e := rules.FieldsOfFEN.Find(c.diags, fields)
	if e.IsKept() {
		c.mendFields(t, r, e)
	}
}

// mendFields gives the finding the edits that write the fields as operations, in their places. Where an operation says otherwise, or has no
// end, there are none.
func (c *checker) mendFields(t *source.Text, r *Record, e diag.Entry[diag.None]) {
	for i := range r.Operations {
		if r.Operations[i].Flags&Unclosed != 0 {
			return
		}
	}
	fields := r.Fields[4].To(r.Fields[len(r.Fields)-1])
	missing, ok := missingCounters(t, r)
	if len(r.Operations) == 0 {
		text := ""
		for i := range missing {
			text = missing[i].append(text, i > 0)
		}
		e.Part(fields, text)
		return
	}
	if !ok {
		return
	}
	e.Part(source.Span{Start: r.Fields[3].End, End: fields.End}, "")
	for i := 0; i < len(missing); i++ {
		at := placeOf(t, r, missing[i].opcode)
		text := missing[i].append("", at == len(r.Operations))
		if i+1 < len(missing) && placeOf(t, r, missing[i+1].opcode) == at {
			i++
			text = missing[i].append(text, true)
		}
		if at < len(r.Operations) {
			start := r.Operations[at].NameSpan().Start
			e.Part(source.Span{Start: start, End: start}, text+" ")
			continue
		}
		end := int(r.Operations[at-1].end)
		e.Part(source.Span{Start: end, End: end}, text)
	}
}

// counter is an operation that says what a field of a FEN does.
type counter struct {
	opcode Opcode
	value  int64
}

// append appends it as it is written, after a blank or not.
func (c counter) append(text string, blank bool) string {
	if blank {
		text += " "
	}
	return text + c.opcode.String() + " " + strconv.FormatInt(c.value, 10) + ";"
}

// missingCounters returns what the last fields of a FEN say and no operation does, in the order of the opcodes. ok is false where an
// operation says otherwise.
func missingCounters(t *source.Text, r *Record) (missing []counter, ok bool) {
	ok = true
	all := [...]counter{{FMVN, int64(r.Position.Number)}, {HMVC, int64(r.Position.Clock)}}
	for i, one := range all {
		if len(r.Fields) < len(all)+4-i {
			continue // the field is not there
		}
		if r.Find(one.opcode) == nil {
			missing = append(missing, one)
			continue
		}
		has := r.only(one.opcode, Integer)
		if has == nil {
			ok = false
			continue
		}
		n, _ := has.Number(t)
		ok = ok && n == one.value
	}
	return missing, ok
}

// placeOf returns the number of the operation before which one of an opcode belongs.
func placeOf(t *source.Text, r *Record, opcode Opcode) int {
	name := opcode.String()
	for i := range r.Operations {
		if string(t.Slice(r.Operations[i].NameSpan())) > name {
			return i
		}
	}
	return len(r.Operations)
}
