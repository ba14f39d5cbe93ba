package epd

import (
	"bytes"
	"strconv"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/recognize"
	"pbn/core/source"
)

// Reader reads the records of a file, one at a time. What is wrong with their text goes to a list of diagnostics.
type Reader struct {
	file     *source.Stream
	diags    *diag.List
	notation Notation
	record   Record
	at       int // where the next line begins in the window
	line     int // the number of that line
	steps    int // how many bytes were looked at, to hold that it is linear
	lone     game.LoneMoves
	encoding game.Encoding
	layout   layout
	names    byName
}

// layout is what of the lines between the records is not as export format has it. It is counted for a file that is compared with that.
type layout struct {
	isWanted   bool
	emptyLines diag.Tally
}

// Reset makes ready for a file. notation says what it is; Automatic finds that out. Findings go to diags.
func (r *Reader) Reset(file *source.Stream, notation Notation, diags *diag.List) {
	*r = Reader{file: file, diags: diags, notation: notation, line: 1, record: r.record, lone: r.lone, names: r.names}
	r.record.Number = 0
	r.lone.Begin(diags)
	t := file.Text()
	if t.HasByteOrderMark() {
		r.at = len("\uFEFF")
	}
	if notation == Automatic {
		r.notation = NotationOf(t)
	}
	r.encoding.Begin(t, diags)
}

// NotationOf returns what the start of a file shows: FEN or EPD.
func NotationOf(t *source.Text) Notation {
	if is, _ := recognize.OfText(string(t.Bytes[:min(len(t.Bytes), recognize.Head)])); is.Is("fen") {
		return FEN
	}
	return EPD
}

// Notation returns what the file is: EPD or FEN.
func (r *Reader) Notation() Notation { return r.notation }

// Steps returns how many bytes were looked at.
func (r *Reader) Steps() int { return r.steps }

// Next returns the next record with its text, which is valid until the next call; nil at the end of the file.
func (r *Reader) Next() (*source.Text, *Record) {
	for {
		line, ok := r.nextLine()
		if !ok {
			return nil, nil
		}
		if t := r.file.Text(); r.isRecord(t, line) {
			r.read(t, line)
			return t, &r.record
		}
	}
}

// End reports what is known only at the end of the file.
func (r *Reader) End() {
	r.lone.End()
	r.encoding.End(r.diags)
}

// nextLine returns the next line of the window, without its line end. The window moves on where it has no whole line.
func (r *Reader) nextLine() (line source.Span, ok bool) {
	for {
		t := r.file.Text()
		end := r.at + source.LineEnd(t.Bytes[r.at:])
		r.steps += end - r.at + 1
		isWhole := end+1 < len(t.Bytes) || end < len(t.Bytes) && (t.Complete || t.Bytes[end] == '\n')
		switch {
		case r.file.Err() != nil || t.Complete && r.at == len(t.Bytes):
			return line, false
		case isWhole || t.Complete:
			return r.take(t, end), true
		}
		r.file.Advance(r.at)
		r.at = 0
	}
}

// take goes over a line of a text that ends at an offset, and its line end.
func (r *Reader) take(t *source.Text, end int) (line source.Span) {
	line, r.at = source.Span{Start: r.at, End: end}, min(end+1, len(t.Bytes))
	if end+1 < len(t.Bytes) && t.Bytes[end] == '\r' && t.Bytes[end+1] == '\n' {
		r.at++
	}
	r.line++
	return line
}

// isRecord reports whether a line is a record; what else it may be is reported.
func (r *Reader) isRecord(t *source.Text, line source.Span) bool {
	r.encoding.Span(t, line, r.diags)
	first := wordIn(t.Bytes, line.Start, line.End)
	switch {
	case first.Start == first.End && (first.Start == line.End || t.Bytes[first.Start] != ';'):
		if r.layout.isWanted {
			r.layout.emptyLines.Add(t, line)
		}
	case t.Bytes[first.Start] == ';' || t.Bytes[first.Start] == '#':
		rules.CommentInEPD.Find(r.diags, trim(t.Bytes, line))
		r.endLine(t)
	case r.notation == EPD && !isBoard(t.Slice(first)):
		rules.NotAPosition.Find(r.diags, trim(t.Bytes, line))
		r.endLine(t)
	default:
		return true
	}
	return false
}

// endLine ends a line that is no record: what was found there is said before the window moves on.
func (r *Reader) endLine(t *source.Text) {
	if r.diags.IsOpen() {
		r.diags.EndGame(t, 0, strconv.Itoa(r.line-1), nil)
	}
}

// isBoard reports whether a word is meant as the men of a position: it begins as one, and has ranks.
func isBoard(word []byte) bool {
	c := word[0]
	return (c >= '1' && c <= '8' || bytes.IndexByte([]byte("pnbrqkPNBRQK"), c) >= 0) && bytes.IndexByte(word, '/') > 0
}

// read reads a line that is a record.
func (r *Reader) read(t *source.Text, line source.Span) {
	rec := &r.record
	*rec = Record{
		Number: rec.Number + 1, Line: r.line - 1, Span: line, lineEnd: source.Span{Start: line.End, End: r.at}, Fields: rec.Fields[:0], Operations: rec.Operations[:0],
		Operands: rec.Operands[:0], Order: rec.Order[:0], strays: rec.strays[:0],
	}
	s := scanner{text: t.Bytes, end: line.End, record: rec, fields: rec.Fields}
	s.scan(line.Start)
	r.steps += s.steps
	r.readPosition(t)
	if !rec.HasPosition && (len(rec.Fields) < 4 || !isBoard(t.Slice(rec.Fields[0]))) {
		rec.isVerbatim = true
		rec.Operations, rec.Operands, rec.strays = rec.Operations[:0], rec.Operands[:0], rec.strays[:0]
		return
	}
	r.reportText(t)
	order(rec, t, &r.names)
	o := operandReader{text: t, diags: r.diags, record: rec, lone: &r.lone, hasLaws: rec.HasPosition && hasOneKingEach(&rec.Position)}
	for i := range rec.Operations {
		o.read(&rec.Operations[i])
	}
	rec.setCounters(t)
}

// hasOneKingEach reports whether each side has one king: else no laws apply (ledger 16.1.3.1-c).
func hasOneKingEach(p *chess.Position) bool {
	kings := [2]int{}
	for s := range chess.Square(64) {
		if man := p.On(s); man != 0 && man.Kind() == chess.King {
			kings[man.Color()&1]++
		}
	}
	return kings == [2]int{1, 1}
}
