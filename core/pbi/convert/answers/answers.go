// Package answers is what crosses to JavaScript of conversions: what a file of problems becomes, or of what it is made.
package answers

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"pbn/core/lists"
	"pbn/core/pbi/convert"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/olive"
	"pbn/core/played"
	"pbn/core/source"
	"pbn/core/told"
	"pbn/core/wire"
)

// Conversion is what a file is, and what it becomes.
type Conversion struct {
	From, To string
	// Stipulation is that of all positions of a list.
	Stipulation string
}

// ofPBI and ofOlive are the names of PBI and of the YAML of Olive.
const (
	ofPBI   = "pbi"
	ofOlive = "olv"
)

// The names of what a file may be, and what it may become.
var (
	sourceNames = []string{ofPBI, "fen", ofOlive}
	targetNames = append([]string{ofPBI, ofOlive}, convert.FormNames...)
)

// ReadConvert reads what a file is to become, as JSON. The error names the member.
func ReadConvert(json []byte) (c Conversion, err error) {
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		return c, errors.New("the options of convert have to be an object")
	}
	r := wire.NewShapeReader("convert")
	r.Members(&v, []string{"from", "to", "stipulation"})
	c.From, c.To = sourceNames[told.PlaceOf(r, &v, "from", sourceNames)], targetNames[told.PlaceOf(r, &v, "to", targetNames)]
	c.Stipulation = r.Text(&v, "stipulation")
	if isPBI := c.From == ofPBI; isPBI == (c.To == ofPBI) {
		wants := strings.Join(targetNames[1:], ", ")
		if !isPBI || c.To != ofPBI {
			wants = ofPBI + ", for a source that is not PBI"
		}
		r.In("to", func() { r.Wants("one of " + wants) })
	}
	if c.Stipulation != "" && c.From != "fen" {
		r.In("stipulation", func() { r.Fail("is said of what is no list of positions") })
	}
	return c, r.Err()
}

// Convert is what a file becomes, and the JSON of PbiConverted except its bytes. The error is a sentence about what the file has.
func Convert(file []byte, o wire.Options, c Conversion) (written, json []byte, err error) {
	var out bytes.Buffer
	var made *lists.Result
	switch {
	case c.From == "fen":
		made, err = convert.FromPositions(&out, asUTF8(file, o), c.Stipulation)
	case c.From == ofOlive:
		made, err = olive.Read(&out, asUTF8(file, o))
	case c.To == ofOlive:
		made = olive.Write(&out, o.Open(habits.PBI, file))
	default:
		made = convert.Convert(&out, o.Open(habits.PBI, file), convert.Options{To: formOf(c.To)})
	}
	if err != nil {
		return nil, nil, err
	}
	return out.Bytes(), played.ConvertedReport(made), nil
}

// asUTF8 returns a file of which the caller may have said how it is encoded.
func asUTF8(file []byte, o wire.Options) []byte {
	if o.Named(habits.PBI) == source.Automatic {
		return file
	}
	text := o.Open(habits.PBI, file).Text()
	return []byte(text.DecodeBytes(text.Bytes))
}

// formOf returns the form of a name.
func formOf(name string) convert.Form { return convert.Form(slices.Index(convert.FormNames, name)) }
