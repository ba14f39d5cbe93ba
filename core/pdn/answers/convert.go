package answers

import (
	"bytes"
	"errors"
	"strings"

	"pbn/core/lists"
	"pbn/core/pdn/convert"
	"pbn/core/pdn/habits"
	"pbn/core/played"
	"pbn/core/told"
	"pbn/core/wire"
)

// convertMembers are the members of the options of convert.
var convertMembers = []string{"to", "positions", "distinct", "notation", "columns"}

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
	o.Form = convert.Squares[told.PlaceOf(r, &v, "notation", convert.SquareNames)]
	o.Columns = r.Texts(&v, "columns")
	return o, r.Err()
}

// Convert is what a file becomes, and the JSON of PdnConverted except its bytes.
func Convert(file []byte, o wire.Options, as convert.Options) (written, json []byte) {
	var out bytes.Buffer
	made := convert.Convert(&out, o.Open(habits.PDN, file), as)
	return out.Bytes(), played.ConvertedReport(made)
}
