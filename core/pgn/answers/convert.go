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
	"pbn/core/told"
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
	o.To = convert.Form(told.PlaceOf(r, &v, "to", convert.FormNames))
	if v.Get("to").Kind == wire.Absent {
		r.In("to", func() { r.Wants("one of " + strings.Join(convert.FormNames, ", ")) })
	}
	o.Positions = lists.Positions(told.PlaceOf(r, &v, "positions", lists.PositionNames))
	o.Distinct = told.True(r, &v, "distinct")
	if told.PlaceOf(r, &v, "enPassant", []string{"always", "legal"}) > 0 {
		o.Form |= chess.EnPassantLegal
	}
	if told.PlaceOf(r, &v, "castling", []string{"letters", "files"}) > 0 {
		o.Form |= chess.CastlingFiles
	}
	o.Columns = r.Texts(&v, "columns")
	o.Notation = epd.Notation(told.PlaceOf(r, &v, "from", []string{"auto", epd.EPD.String(), epd.FEN.String()}))
	o.AsComments = told.PlaceOf(r, &v, "moves", []string{"moves", "comment"}) > 0
	return o, r.Err()
}

// Convert is what a file becomes, and the JSON of PgnConverted except its bytes.
func Convert(file []byte, o wire.Options, as convert.Options) (written, json []byte) {
	var out bytes.Buffer
	made := convert.Convert(&out, o.Open(habits.PGN, file), as)
	return out.Bytes(), played.ConvertedReport(made)
}

// ConvertJob makes what a file becomes, piece by piece.
func ConvertJob(o wire.Options, as convert.Options) *wire.Job {
	var made *lists.Result
	return wire.NewJob(o, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		made = convert.Convert(j, file, as)
		return made.Report
	}, func(*report.Report, wire.Options) []byte { return played.ConvertedReport(made) })
}
