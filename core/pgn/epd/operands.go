package epd

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// operandReader reads what the operands of a record mean.
type operandReader struct {
	text    *source.Text
	diags   *diag.List
	record  *Record
	lone    *game.LoneMoves
	hasLaws bool // moves can be judged
}

// read reads the operands of an operation.
func (o *operandReader) read(op *Operation) {
	if op.Flags&Duplicate != 0 {
		return // it does not count
	}
	all := o.record.Of(op)
	row := op.Opcode.row()
	if n := int32(len(all)); n < row.least || n > row.most {
		o.reportCount(op, n, row)
		op.Flags |= Unread
	}
	switch row.is {
	case anything, nothing:
		for i := range all {
			o.classify(&all[i])
		}
		return
	case text, code, texts:
		for i := range all {
			o.readText(op, &all[i], row)
		}
		return
	}
	if op.Flags&Unread != 0 {
		return
	}
	for i := range all {
		o.unquote(op, &all[i])
	}
	switch row.is {
	case number:
		o.readNumber(op, &all[0], row)
	case variation:
		o.readVariation(all)
	default:
		for i := range all {
			o.readMove(&all[i], &o.record.Position)
		}
	}
}

func (o *operandReader) reportCount(op *Operation, n int32, row *opcodeRow) {
	kind, takes := rules.TooFewOperands, row.least
	if n > row.most {
		kind, takes = rules.TooManyOperands, row.most
	}
	kind.Find(o.diags, op.NameSpan()).Say(rules.CountOfOperands{Count: n, Takes: takes})
}

// classify finds out what an operand is that may be anything.
func (o *operandReader) classify(one *Operand) {
	word := o.text.Slice(one.TextSpan())
	switch {
	case one.Kind == String:
		o.reportString(one)
	case isInteger(word):
		one.Kind = Integer
	case isFloat(word):
		one.Kind = Float
	}
}

// isInteger reports whether a word is an integer: a sign, or none, and digits (16.2.4.1).
func isInteger(word []byte) bool {
	word = withoutSign(word)
	return len(word) > 0 && countDigits(word) == len(word)
}

// isFloat reports whether a word is a floating point number: a sign, or none, digits, a point, digits (16.2.4.1).
func isFloat(word []byte) bool {
	word = withoutSign(word)
	n := countDigits(word)
	return n > 0 && len(word) > n+1 && word[n] == '.' && countDigits(word[n+1:]) == len(word)-n-1
}

func withoutSign(word []byte) []byte {
	if len(word) > 0 && (word[0] == '-' || word[0] == '+') {
		return word[1:]
	}
	return word
}

func countDigits(word []byte) (n int) {
	for n < len(word) && isDigit(word[n]) {
		n++
	}
	return n
}

// unquote reads a string in quotes as a move or a number, if that is what it has.
func (o *operandReader) unquote(op *Operation, one *Operand) {
	if one.Kind != String {
		return
	}
	word := o.text.Slice(one.TextSpan())
	w := wordIn(word, 0, len(word))
	isWord := w.Start == 0 && w.End == len(word) && len(word) > 0
	if isWord {
		one.Kind = Word
	}
	if isWord && one.Flags == Quoted {
		o.reportOperand(rules.WordQuoted, op, one.Span(), rules.RangeOfOperand{})
	} else {
		o.reportString(one)
	}
}

// reportOperand reports an operand that is not what its operation takes.
func (o *operandReader) reportOperand(kind diag.Kind[rules.RangeOfOperand], op *Operation, at source.Span, facts rules.RangeOfOperand) {
	if e := kind.Find(o.diags, at); e.IsKept() {
		facts.Name = e.Text(op.Opcode.String())
		e.Say(facts)
	}
}

// readText reads a string, which may have no quotes.
func (o *operandReader) readText(op *Operation, one *Operand, row *opcodeRow) {
	one.Kind = String
	switch {
	case one.Flags&(Quoted|HasQuote) == 0:
		o.reportOperand(rules.StringUnquoted, op, one.Span(), rules.RangeOfOperand{})
	default:
		o.reportString(one)
	}
	if row.is == code && values.ECOType.Read(one.Text(o.text)).State() == values.Bad {
		o.reportOperand(rules.NotECO, op, one.TextSpan(), rules.RangeOfOperand{})
	}
}

// mostBytes is how many bytes a string may have (16.2.4.1).
const mostBytes = 255

// reportString reports what is wrong with a string.
func (o *operandReader) reportString(one *Operand) {
	inside := o.text.Slice(one.TextSpan())
	size := rules.BytesOfString{Bytes: int32(len(inside))}
	switch {
	case one.Flags&OpenQuote != 0:
		rules.UnclosedString.Find(o.diags, one.Span()).Say(size)
	case one.Flags&HasQuote != 0:
		rules.QuoteInString.Find(o.diags, one.Span()).Say(size)
	case len(inside) > mostBytes:
		rules.LongEPDString.Find(o.diags, one.Span()).Say(size)
	case hasControl(inside):
		rules.ControlInString.Find(o.diags, one.Span()).Say(size)
	}
}

// hasControl reports whether bytes have control characters of ASCII.
func hasControl(text []byte) bool {
	for _, c := range text {
		if c < ' ' || c == 0x7F {
			return true
		}
	}
	return false
}

// readNumber reads a whole number.
func (o *operandReader) readNumber(op *Operation, one *Operand, row *opcodeRow) {
	facts := rules.RangeOfOperand{Least: row.from, Most: row.to}
	word := o.text.Slice(one.TextSpan())
	if one.Kind != Word || !isInteger(word) {
		o.reportOperand(rules.NotWholeNumber, op, one.Span(), facts)
		return
	}
	one.Kind = Integer
	n, _ := one.Number(o.text)
	switch {
	case n < int64(row.from) || row.to != 0 && n > int64(row.to):
		o.reportOperand(rules.NotWholeNumber, op, one.Span(), facts)
	case word[0] == '+':
		rules.PlusBeforeNumber.Find(o.diags, one.TextSpan())
	}
}

// readVariation reads moves that are played one after the other. After one that is not legal the others are not judged.
func (o *operandReader) readVariation(all []Operand) {
	p := o.record.Position
	var u chess.Undo
	for i := range all {
		if !o.readMove(&all[i], &p) {
			return
		}
		p.Do(all[i].Move, &u)
	}
}

// readMove reads a move in a position. It reports whether it is legal.
func (o *operandReader) readMove(one *Operand, p *chess.Position) bool {
	if !o.hasLaws {
		return false
	}
	if one.Kind != Word {
		rules.UnreadableInEPD.Find(o.diags, one.Span())
		return false
	}
	m, san, count := o.lone.Read(o.text, one.TextSpan(), p)
	if count == 1 {
		one.Kind, one.Move, one.SAN = Move, m, san
		return true
	}
	o.reportIllegal(one, p, count)
	return false
}

// reportIllegal reports why an operand is no legal move.
func (o *operandReader) reportIllegal(one *Operand, p *chess.Position, count int) {
	kind, facts, isMove := o.lone.Why()
	if facts.Man == 0 {
		facts.Man = chess.King.Of(p.Turn)
	}
	switch {
	case count > 1:
		kind = rules.AmbiguousInEPD
	case !isMove:
		kind = rules.UnreadableInEPD
	case p.IsMate():
		kind = rules.AfterCheckmateInEPD
	case !p.HasMove():
		kind = rules.AfterStalemateInEPD
	default:
		kind = rules.InEPD(kind)
	}
	kind.Find(o.diags, one.TextSpan()).Say(facts)
}
