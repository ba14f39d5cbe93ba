package answers

import (
	"bytes"
	"errors"
	"strings"

	"pbn/core/chess"
	"pbn/core/lists"
	"pbn/core/pgn/convert"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/habits"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// convertMembers are the members of the options of convert.
var convertMembers = []string{"to", "positions", "distinct", "enPassant", "castling", "columns", "from", "moves"}

// ReadConvert reads what a file is to become, as JSON. The error names the member.
func ReadConvert(json []byte) (o convert.Options, err error) {
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		return o, errors.New("the options of convert have to be an object")
	}
	r := wire.NewShapeReader("convert")
	r.Members(&v, convertMembers)
	o.To = convert.Form(placeOf(r, &v, "to", convert.FormNames))
	if v.Get("to").Kind == wire.Absent {
		r.In("to", func() { r.Wants("one of " + strings.Join(convert.FormNames, ", ")) })
	}
	o.Positions = lists.Positions(placeOf(r, &v, "positions", lists.PositionNames))
	o.Distinct = readTrue(r, &v, "distinct")
	if placeOf(r, &v, "enPassant", []string{"always", "legal"}) > 0 {
		o.Form |= chess.EnPassantLegal
	}
	if placeOf(r, &v, "castling", []string{"letters", "files"}) > 0 {
		o.Form |= chess.CastlingFiles
	}
	o.Columns = r.Texts(&v, "columns")
	o.Notation = epd.Notation(placeOf(r, &v, "from", []string{"auto", epd.EPD.String(), epd.FEN.String()}))
	o.AsComments = placeOf(r, &v, "moves", []string{"moves", "comment"}) > 0
	return o, r.Err()
}

// placeOf reads a member that is one of some words, the first of which is the default.
func placeOf(r *wire.ShapeReader, of *wire.Value, name string, words []string) int {
	text := r.OneOf(of, name, words...)
	for i, word := range words {
		if word == text {
			return i
		}
	}
	return 0
}

// Convert is what a file becomes, and the JSON of PgnConverted except its bytes.
func Convert(file []byte, o wire.Options, as convert.Options) (written, json []byte) {
	var out bytes.Buffer
	made := convert.Convert(&out, o.Open(habits.PGN, file), as)
	return out.Bytes(), convertedReport(made)
}

// ConvertJob makes what a file becomes, piece by piece.
func ConvertJob(o wire.Options, as convert.Options) *wire.Job {
	var made *lists.Result
	return wire.NewJob(o, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		made = convert.Convert(j, file, as)
		return made.Report
	}, func(*report.Report, wire.Options) []byte { return convertedReport(made) })
}

// convertedReport is the JSON of PgnConverted except its bytes.
func convertedReport(made *lists.Result) []byte {
	var w wire.Writer
	w.Open('{')
	played.WriteReport(&w, made.Report, true)
	w.IntField("lines", made.Lines)
	w.IntField("dropped", made.Dropped)
	w.List("lost", len(made.Lost), func(i int) {
		w.Open('{')
		w.StringField("what", made.Lost[i].What)
		w.IntField("count", made.Lost[i].Count)
		w.Close('}')
	})
	w.Close('}')
	return w.Out
}
