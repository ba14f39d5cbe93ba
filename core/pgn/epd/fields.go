package epd

import (
	"strconv"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// readPosition reads the fields of the position, and reports their faults.
func (r *Reader) readPosition(t *source.Text) {
	rec := &r.record
	start := rec.Fields[0].Start
	text := string(t.Bytes[start:rec.Fields[len(rec.Fields)-1].End])
	rec.Position, rec.faults, _, rec.HasPosition = chess.ReadFEN(text)
	for i := range rec.faults {
		f := &rec.faults[i]
		at := source.Span{Start: start + f.Start, End: start + f.End}
		switch {
		case f.Kind == chess.Spacing:
		case f.Kind == chess.FieldMissing:
			r.reportMissing()
		case rec.HasPosition:
			r.reportForm(formFaults[f.Kind], at)
		case f.Kind < chess.FormFaults:
			syntaxFaults[f.Kind].Find(r.diags, at)
			return
		}
	}
}

// reportForm reports a fault of a position that is read all the same; its second place is the whole position.
func (r *Reader) reportForm(kind diag.Kind[rules.FENInOtherForm], at source.Span) {
	rec := &r.record
	if e := kind.Find(r.diags, at).Beside(rec.whole()); e.IsKept() {
		e.Say(rules.FENInOtherForm{FEN: e.Text(rec.writtenFields(r.notation))})
	}
}

// writtenFields returns the fields of the position as export format has them. Those that EPD has no place for stay.
func (r *Record) writtenFields(notation Notation) string {
	if notation == FEN || len(r.Fields) > 5 {
		return string(chess.AppendFEN(nil, &r.Position))
	}
	out := chess.AppendFields(nil, &r.Position)
	if len(r.Fields) > 4 {
		out = strconv.AppendUint(append(out, ' '), uint64(r.Position.Clock), 10)
	}
	return string(out)
}

// whole returns where the fields of the position are.
func (r *Record) whole() source.Span { return r.Fields[0].To(r.Fields[len(r.Fields)-1]) }

// reportMissing reports fields that are missing: of EPD those of the position, of a FEN all.
func (r *Reader) reportMissing() {
	rec := &r.record
	switch {
	case !rec.HasPosition:
	case r.notation == FEN:
		r.reportForm(rules.FieldMissing, rec.whole())
	case len(rec.Fields) < 4:
		r.reportForm(rules.EPDFieldMissing, rec.whole())
	}
}

// setCounters gives the position the clock and the number of the move that operations say.
func (r *Record) setCounters(t *source.Text) {
	r.HasClock, r.HasNumber = len(r.Fields) > 4, len(r.Fields) > 5
	const mostClock, mostNumber = 1 << 15, 1 << 30 // as a FEN has them
	if o := r.only(HMVC, Integer); o != nil && !r.HasClock {
		if n, _ := o.Number(t); n >= 0 {
			r.Position.Clock, r.HasClock = uint16(min(n, mostClock)), true
		}
	}
	if o := r.only(FMVN, Integer); o != nil && !r.HasNumber {
		if n, _ := o.Number(t); n > 0 {
			r.Position.Number, r.HasNumber = uint32(min(n, mostNumber)), true
		}
	}
}

// syntaxFaults and formFaults are the kinds of findings of the faults of a position.
var (
	syntaxFaults = [...]diag.Kind[diag.None]{
		chess.RankCount: rules.RankCountInLine, chess.RankLength: rules.RankLengthInLine, chess.UnknownPiece: rules.UnknownPieceInLine,
		chess.UnknownTurn: rules.UnknownTurnInLine, chess.UnknownCastling: rules.UnknownCastlingInLine,
		chess.UnknownField: rules.UnknownFieldInLine,
	}
	formFaults = [...]diag.Kind[rules.FENInOtherForm]{
		chess.SplitDigits: rules.SplitDigits, chess.TurnForm: rules.TurnForm, chess.CastlingForm: rules.CastlingForm,
		chess.CastlingFalse: rules.FalseCastling, chess.EnPassantFalse: rules.FalseEnPassant, chess.NumberForm: rules.NumberForm,
	}
)
