package answers

import (
	"io"
	"strconv"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/habits"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// EPDOptions are what a caller may say of a file of EPD or of FENs before it is read, and of the records that it wants.
type EPDOptions struct {
	Wire wire.Options
	// Notation is what the file is; epd.Automatic finds that out.
	Notation epd.Notation
}

// writeRecord writes a record as PgnEpdRecord has it, but not its end: there may be diagnostics.
func writeRecord(w *wire.Writer, t *source.Text, r *epd.Record) {
	w.Open('{')
	w.IntField("number", r.Number)
	w.IntField("line", r.Line)
	wire.WriteSpan(w, "span", t.Range(r.Span))
	if r.HasPosition {
		w.StringField("fen", string(chess.AppendFEN(nil, &r.Position)))
	} else {
		w.StringField("text", t.Decode(r.Span))
	}
	w.TrueField("hasClock", r.HasClock)
	w.TrueField("hasMoveNumber", r.HasNumber)
	w.Name("operations")
	w.Open('[')
	for i := range r.Operations {
		o := &r.Operations[i]
		w.Open('{')
		w.StringField("opcode", o.Name(t))
		w.TrueField("duplicate", o.Flags&epd.Duplicate != 0)
		w.Name("operands")
		w.Open('[')
		operands := r.Of(o)
		for k := range operands {
			writeOperand(w, t, &operands[k])
		}
		w.Close(']')
		wire.WriteSpan(w, "span", t.Range(r.SpanOf(o)))
		w.Close('}')
	}
	w.Close(']')
}

// writeOperand writes an operand as PgnEpdOperand has it.
func writeOperand(w *wire.Writer, t *source.Text, o *epd.Operand) {
	w.Open('{')
	w.StringField("kind", o.Kind.String())
	w.StringField("text", o.Text(t))
	switch o.Kind {
	case epd.Move:
		w.StringField("san", string(o.SAN.Append(nil)))
		w.StringField("uci", string(chess.AppendCoordinates(nil, o.Move, false)))
	case epd.Integer, epd.Float:
		if x, ok := o.Value(t); ok {
			w.NumberField("value", strconv.FormatFloat(x, 'g', -1, 64))
		}
	}
	wire.WriteSpan(w, "span", t.Range(o.Span()))
	w.Close('}')
}

// ParseEPDTo writes the JSON of PgnEpdFile of a file of any size, a record at a time; or only the records, a line each. It returns the report
// that it wrote. The error is that of the writer, or of the file, in which case the JSON is not whole.
func ParseEPDTo(to io.Writer, file *source.Stream, notation epd.Notation, lines bool) (*report.Report, error) {
	notation = notationOf(file, notation)
	var w wire.Writer
	d := played.Document{List: "records", Lines: lines, Parse: func(file *source.Stream, written func()) *report.Report {
		return epd.Parse(file, notation, func(t *source.Text, one *epd.Record) {
			writeRecord(&w, t, one)
			written()
		})
	}, Report: func(w *wire.Writer, r *report.Report) { writeEPDReport(w, r, notation, true) }}
	return d.WriteTo(to, file, &w)
}

// notationOf returns what a file is, which may be known.
func notationOf(file *source.Stream, known epd.Notation) epd.Notation {
	if known == epd.Automatic {
		return epd.NotationOf(file.Text())
	}
	return known
}

// writeEPDReport writes the members of a report, and the notation of the file.
func writeEPDReport(w *wire.Writer, r *report.Report, notation epd.Notation, withFound bool) {
	w.StringField("notation", notation.String())
	played.WriteReport(w, r, withFound)
}

// epdReport is the JSON of PgnEpdFile except its records.
func epdReport(r *report.Report, notation epd.Notation, withFound bool) []byte {
	var w wire.Writer
	w.Open('{')
	writeEPDReport(&w, r, notation, withFound)
	w.Close('}')
	return w.Out
}

// ParseEPD is what a job of [ParseEPDJob] makes of a file.
func ParseEPD(file []byte, o EPDOptions) wire.Out {
	var w wire.Writer
	stream := o.Wire.Open(habits.PGN, file)
	notation := notationOf(stream, o.Notation)
	r := epd.Parse(stream, notation, func(t *source.Text, one *epd.Record) {
		if o.Wire.Wants(one.Number) {
			writeRecord(&w, t, one)
			w.Close('}')
			w.Out = append(w.Out, '\n')
		}
	})
	return wire.Out{Games: w.Out, Report: epdReport(r, notation, true)}
}

// ParseEPDJob makes the records: JSON of PgnEpdRecord, each with a line end after it.
func ParseEPDJob(o EPDOptions) *wire.Job {
	return wire.NewJob(o.Wire, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		o.Notation = notationOf(file, o.Notation)
		return epd.Parse(file, o.Notation, func(t *source.Text, one *epd.Record) {
			if o.Wire.Wants(one.Number) {
				addRecord(j, t, one, nil, 0)
			}
		})
	}, func(r *report.Report, _ wire.Options) []byte { return epdReport(r, o.Notation, false) })
}

// CheckedEPDJob makes the records, each with its diagnostics, and checks them as ValidateEPDJob does.
func CheckedEPDJob(o wire.Options, check epd.Options) *wire.Job {
	return wire.NewJob(o, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		check.Notation = notationOf(file, check.Notation)
		return epd.ParseAndValidate(file, check, func(t *source.Text, one *epd.Record, found *diag.List, from int) {
			if o.Wants(one.Number) {
				addRecord(j, t, one, found, from)
			}
		})
	}, func(r *report.Report, _ wire.Options) []byte { return epdReport(r, check.Notation, false) })
}

// addRecord adds a record to what a job has made, with its diagnostics, unless found is nil.
func addRecord(j *wire.Job, t *source.Text, one *epd.Record, found *diag.List, from int) {
	w := wire.Writer{Out: j.Out.Games}
	writeRecord(&w, t, one)
	if found != nil {
		w.Name("diagnostics")
		w.Open('[')
		played.WriteList(&w, epd.Label, found, from)
		w.Close(']')
	}
	w.Close('}')
	j.Out.Games = append(w.Out, '\n')
	j.Pause()
}

// ValidateEPD is the JSON of PgnValidation, whose labels are lines.
func ValidateEPD(file []byte, o wire.Options, check epd.Options) []byte {
	return played.CheckReport(epd.Validate(o.Open(habits.PGN, file), check), o, true)
}

// ValidateEPDJob checks.
func ValidateEPDJob(o wire.Options, check epd.Options) *wire.Job {
	return wire.NewJob(o, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		check.Each = j.Giving(o)
		return epd.Validate(file, check)
	}, played.JobReport)
}

// ExportEPD is the file in export format, and the JSON of PgnExported except its bytes.
func ExportEPD(file []byte, o wire.Options, as epd.ExportOptions) (bytes, json []byte) {
	bytes, r := epd.Export(o.Open(habits.PGN, file), as)
	return bytes, played.ExportReport(r, o, true)
}

// ExportEPDJob makes the file in export format.
func ExportEPDJob(o wire.Options, as epd.ExportOptions) *wire.Job {
	return wire.NewJob(o, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		return epd.ExportEach(j, file, as, j.Giving(o))
	}, func(r *report.Report, o wire.Options) []byte { return played.ExportReport(r, o, false) })
}

// ApplyEPD returns the file with fixes, as Apply does.
func ApplyEPD(file []byte, o wire.Options, check epd.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
	return wire.Applied(file, o.Open(habits.PGN, file).Text().Encoding, fixes, mayReplace, func(out []byte) *report.Report {
		return epd.Validate(o.Open(habits.PGN, out), check)
	})
}

// MendEPD returns the file with all safe fixes.
func MendEPD(file []byte, o wire.Options, check epd.Options) *mend.Result {
	return epd.Mend(file, o.Named(habits.PGN), check)
}
