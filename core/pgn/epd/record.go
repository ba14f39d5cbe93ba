// Package epd reads, checks and writes EPD, Extended Position Description (16.2), and files of FENs (16.1), which are EPD with two more fields:
// a line is a record, a position with operations. Numbers in brackets in comments are sections of the standard of PGN.
//
// The verbs are [Parse], [Validate], [Export], [ApplySafe], as those of package pgn.
package epd

import (
	"strconv"

	"pbn/core/chess"
	"pbn/core/source"
)

// Notation is what a file of positions is.
type Notation uint8

// The notations. Automatic is that of the first line with a position: a file of FENs if it has the clock and the number of the move, else EPD.
const (
	Automatic Notation = iota
	EPD
	FEN
)

// String returns "epd" or "fen"; "" of Automatic.
func (n Notation) String() string { return [...]string{"", "epd", "fen"}[n] }

// Record is a line with a position. Its lists are used again for the next one. Spans are of the text that it comes with.
type Record struct {
	// Number is that of the position in the file, from 1; Line is that of its line.
	Number, Line int
	// Span is the line, without its line end.
	Span source.Span
	// Fields are those of the position: four in EPD, six in a FEN, or fewer where some are missing.
	Fields []source.Span
	// Position is that of the fields, with the clock and the number of the move from hmvc and fmvn where the fields do not have them.
	Position chess.Position
	// HasPosition reports whether the fields can be read. If not, no move is read.
	HasPosition bool
	// HasClock and HasNumber report whether the line says the clock, and the number of the move.
	HasClock, HasNumber bool
	Operations          []Operation
	// Operands are those of all operations.
	Operands []Operand
	// Order has the numbers of the operations that count in the order of their names (16.2.4.1): of those with one name the first.
	Order []int32

	lineEnd source.Span
	faults  []chess.FENFault
	// strays are semicolons that end no operation.
	strays []source.Span
	// isVerbatim reports whether the line is kept as it is: it is something else in a file of FENs, or lacks fields and cannot be read.
	isVerbatim bool
}

// Operation is an opcode with its operands (16.2.4).
type Operation struct {
	Opcode Opcode
	Flags  OperationFlags
	// From and To are where its operands are in the list of the record.
	From, To int32

	name source.ShortSpan
	end  uint32 // after its last token
}

// OperationFlags are joined by |.
type OperationFlags uint8

// The flags of an operation.
const (
	Unclosed  OperationFlags = 1 << iota // it has no semicolon
	Duplicate                            // the line already has one of the name, which counts
	Malformed                            // its name is not that of an operation (16.2.4.1)
	Unread                               // the number of its operands is wrong: what they mean is not read
)

// NameSpan returns where its opcode is.
func (o *Operation) NameSpan() source.Span { return o.name.Span() }

// Name returns its opcode as the line has it.
func (o *Operation) Name(t *source.Text) string {
	if o.Opcode != Other {
		return o.Opcode.String()
	}
	return t.Decode(o.name.Span())
}

// Operand is an operand, in 16 bytes.
type Operand struct {
	at    source.ShortSpan // without quotes
	Kind  OperandKind
	Flags OperandFlags
	// Move is the move where that is its kind, legal where it is to be played.
	Move chess.Move
	// SAN is the move in SAN, with its mark of check or mate.
	SAN chess.Pattern
}

// OperandKind is what an operand is.
type OperandKind uint8

// The kinds.
const (
	Word   OperandKind = iota // what has none of the other kinds, and moves that are not legal
	String                    // a text, in quotes or where one is expected
	Integer
	Float
	Move
)

// String returns word, string, integer, float or move.
func (k OperandKind) String() string {
	return [...]string{"word", "string", "integer", "float", "move"}[k]
}

// OperandFlags are joined by |.
type OperandFlags uint8

// The flags of an operand.
const (
	Quoted    OperandFlags = 1 << iota // it has a quote before it, and one after it if that is not missing
	OpenQuote                          // the one after it is missing
	HasQuote                           // it has another one inside
)

// Span returns where an operand is, with its quotes.
func (o *Operand) Span() source.Span {
	s := o.at.Span()
	if o.Flags&Quoted != 0 {
		s.Start--
		if o.Flags&OpenQuote == 0 {
			s.End++
		}
	}
	return s
}

// TextSpan returns where an operand is, without its quotes.
func (o *Operand) TextSpan() source.Span { return o.at.Span() }

// Text returns an operand as the line has it, without its quotes.
func (o *Operand) Text(t *source.Text) string { return t.Decode(o.at.Span()) }

// Number returns the value of an operand that is an integer; ok is false of another one. Values beyond 2^53 are that.
func (o *Operand) Number(t *source.Text) (n int64, ok bool) {
	if o.Kind != Integer {
		return 0, false
	}
	const most = 1 << 53
	isNegative := false
	for _, c := range t.Slice(o.at.Span()) {
		switch {
		case c == '-':
			isNegative = true
		case c != '+':
			n = min(10*n+int64(c-'0'), most)
		}
	}
	if isNegative {
		n = -n
	}
	return n, true
}

// Value returns the value of an operand that is a number; ok is false of another one, and of one that is too large.
func (o *Operand) Value(t *source.Text) (x float64, ok bool) {
	if o.Kind != Integer && o.Kind != Float {
		return 0, false
	}
	x, err := strconv.ParseFloat(string(t.Slice(o.at.Span())), 64)
	return x, err == nil
}

// Of returns the operands of an operation.
func (r *Record) Of(o *Operation) []Operand { return r.Operands[o.From:o.To] }

// SpanOf returns where an operation is, with its semicolon.
func (r *Record) SpanOf(o *Operation) source.Span {
	return source.Span{Start: o.NameSpan().Start, End: int(o.end)}
}

// Find returns the operation of an opcode that counts, nil where the record has none.
func (r *Record) Find(opcode Opcode) *Operation {
	for i := range r.Operations {
		if o := &r.Operations[i]; o.Opcode == opcode {
			return o
		}
	}
	return nil
}

// only returns the operand of an operation that has one, if that is of a kind; nil otherwise.
func (r *Record) only(opcode Opcode, kind OperandKind) *Operand {
	o := r.Find(opcode)
	if o == nil || o.To-o.From != 1 || r.Operands[o.From].Kind != kind {
		return nil
	}
	return &r.Operands[o.From]
}

// reportedStrays returns the semicolons that end nothing. One directly after a FEN is nothing (ledger 16.1-a).
func (r *Record) reportedStrays() []source.Span {
	if len(r.strays) > 0 && len(r.Fields) == 6 && (len(r.Operations) == 0 || r.strays[0].Start < r.Operations[0].NameSpan().Start) {
		return r.strays[1:]
	}
	return r.strays
}
