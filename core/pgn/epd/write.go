package epd

import (
	"io"
	"slices"
	"strconv"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
)

// ExportOptions are those of the writer. The zero value is what the standard has, in UTF-8.
type ExportOptions struct {
	// Notation is what the file is: see [Options].
	Notation Notation
	Encoding export.Encoding
	// Most limits how many bytes are written; 0 means no limit. A record that would exceed it ends the writing with [export.ErrTooLong].
	Most int
}

// writer writes records in export format, a line each: the position in its canonical form, the operations in the order of their names, one
// blank between tokens, LF. It reports what cannot be written as it was read.
type writer struct {
	options ExportOptions
	to      io.Writer // nil where nothing is written
	err     error
	written int
	diags   *diag.List
	// bytes is the line of the record, in UTF-8.
	bytes []byte
	text  *source.Text
	// needsUTF8 is the first word of any record with a character that Latin-1 does not have.
	needsUTF8 string
	// counts receives how often operands are written differently; it may be nil.
	counts report.Counts
	keys   []moveKey
}

// reset makes ready for a file of a notation.
func (w *writer) reset(to io.Writer, options ExportOptions, notation Notation, diags *diag.List) {
	*w = writer{options: options, to: to, diags: diags, bytes: w.bytes[:0], keys: w.keys}
	w.options.Notation = notation
}

// write writes a record. After an error nothing more is written.
func (w *writer) write(t *source.Text, r *Record) error {
	w.line(t, r)
	if w.to == nil {
		return nil
	}
	out := w.bytes
	if w.options.Encoding != export.UTF8 && source.LeadingASCII(out) < len(out) {
		out = source.Latin1.AppendUTF8(nil, out)
	}
	if w.written += len(out); w.err == nil && w.options.Most > 0 && w.written > w.options.Most {
		w.err = export.ErrTooLong
	}
	if w.err == nil {
		_, w.err = w.to.Write(out)
	}
	return w.err
}

// line makes the line of a record.
func (w *writer) line(t *source.Text, r *Record) {
	w.text, w.bytes = t, w.bytes[:0]
	w.position(r)
	var missing []counter
	if w.options.Notation == EPD && r.HasPosition && len(r.Fields) > 4 {
		missing, _ = missingCounters(t, r)
	}
	for _, i := range r.Order {
		o := &r.Operations[i]
		for len(missing) > 0 && missing[0].opcode.String() < string(t.Slice(o.NameSpan())) {
			w.counter(missing[0])
			missing = missing[1:]
		}
		w.operation(r, o)
	}
	for _, one := range missing {
		w.counter(one)
	}
	w.bytes = append(w.bytes, '\n')
}

// position writes the fields of the position; those that cannot be read as they are.
func (w *writer) position(r *Record) {
	switch {
	case r.isVerbatim:
		w.fit(trim(w.text.Bytes, r.Span), false)
	case !r.HasPosition:
		for i, f := range r.Fields {
			if i > 0 {
				w.bytes = append(w.bytes, ' ')
			}
			w.fit(f, true)
		}
	case w.options.Notation == FEN:
		w.bytes = chess.AppendFEN(w.bytes, &r.Position)
	default:
		w.bytes = chess.AppendFields(w.bytes, &r.Position)
	}
}

func (w *writer) counter(c counter) {
	w.bytes = append(append(append(w.bytes, ' '), c.opcode.String()...), ' ')
	w.bytes = append(strconv.AppendInt(w.bytes, c.value, 10), ';')
}

// operation writes an operation.
func (w *writer) operation(r *Record, o *Operation) {
	w.bytes = append(w.bytes, ' ')
	if o == &r.Operations[r.Order[0]] && isCounter(w.text.Slice(o.NameSpan())) {
		w.bytes = append(w.bytes, '+') // it would be read as a field of a FEN
	}
	w.fit(o.NameSpan(), true)
	all := r.Of(o)
	if r.isSet(o) {
		w.moves(all)
	} else {
		for i := range all {
			w.operand(&all[i])
		}
	}
	w.bytes = append(w.bytes, ';')
}

// moveKey is a move of a set: see Operand.key.
type moveKey struct {
	key uint64
	at  int32
}

// moves writes moves in ASCII order.
func (w *writer) moves(all []Operand) {
	w.keys = w.keys[:0]
	for i := range all {
		w.keys = append(source.Room(w.keys), moveKey{all[i].key(), int32(i)})
	}
	slices.SortFunc(w.keys, compareKeys)
	for i := range w.keys {
		w.operand(&all[w.keys[i].at])
	}
}

func compareKeys(a, b moveKey) int {
	switch {
	case a.key < b.key || a.key == b.key && a.at < b.at:
		return -1
	case a == b:
		return 0
	}
	return 1
}

// operand writes an operand after a blank.
func (w *writer) operand(o *Operand) {
	w.bytes = append(w.bytes, ' ')
	at := o.TextSpan()
	switch o.Kind {
	case Move:
		if w.counts != nil && o.Flags&Quoted != 0 {
			w.counts[rules.EPDOperand]++
		}
		w.bytes = o.SAN.Append(w.bytes)
		return
	case String:
		w.count(o)
		w.bytes = append(w.bytes, '"')
		w.string(at)
		w.bytes = append(w.bytes, '"')
		return
	case Integer:
		if w.text.Bytes[at.Start] == '+' {
			at.Start++
		}
	}
	if w.counts != nil && o.Flags&Quoted != 0 {
		w.counts[rules.EPDOperand]++
	}
	from := len(w.bytes)
	w.fit(at, true)
	if o.Flags&Quoted != 0 && w.bytes[from] == '"' {
		w.bytes[from] = '\'' // it would begin a string
	}
}

// count counts a string that is written otherwise.
func (w *writer) count(o *Operand) {
	switch {
	case w.counts == nil:
	case o.Flags&(Quoted|HasQuote) == 0:
		w.counts[rules.EPDOperand]++
	case o.Flags&(OpenQuote|HasQuote) != 0 || hasControl(w.text.Slice(o.TextSpan())):
		w.counts[rules.EPDString]++
	}
}

// string writes the text of a string. A quote inside becomes an apostrophe (ledger 16.2.4.1-c).
func (w *writer) string(at source.Span) {
	from := len(w.bytes)
	w.fit(at, false)
	hasQuote := false
	for i := from; i < len(w.bytes); i++ {
		if w.bytes[i] == '"' {
			w.bytes[i], hasQuote = '\'', true
		}
	}
	if !hasQuote {
		return
	}
	if e := rules.LostQuote.Find(w.diags, at); e.IsKept() {
		e.Say(rules.Characters{All: e.Text(diag.Short(w.text.Decode(at)))})
	}
}

// fit writes a text of the file as UTF-8 that has only characters which the output can have. It reports what becomes "?". A word stays one,
// and begins no string.
func (w *writer) fit(at source.Span, isWord bool) {
	raw := w.text.Slice(at)
	if source.IsPlain(raw) {
		w.bytes = append(w.bytes, raw...)
		return
	}
	text := w.text.DecodeBytes(raw)
	if w.needsUTF8 == "" {
		w.needsUTF8 = plain.BeyondLatin1(text, plain.InString, nil)
	}
	out, lost := plain.Fit(encodings[w.options.Encoding], text, plain.InString, nil)
	from := len(w.bytes)
	w.bytes = append(w.bytes, out...)
	if isWord {
		for i := from; i < len(w.bytes); i++ {
			if w.bytes[i] == ' ' {
				w.bytes[i] = '_'
			}
		}
		if from < len(w.bytes) && w.bytes[from] == '"' && raw[0] != '"' {
			w.bytes[from] = '\''
		}
	}
	if len(lost) > 0 {
		if e := rules.LostCharacters.Find(w.diags, at); e.IsKept() {
			e.Say(rules.Characters{All: e.Text(diag.Short(string(lost)))})
		}
	}
}

var encodings = [...]plain.Encoding{export.UTF8: plain.UTF8, export.Latin1: plain.Latin1, export.ASCII: plain.ASCII}
