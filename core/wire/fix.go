package wire

import (
	"errors"
	"strconv"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/report"
	"pbn/core/source"
)

// Edit puts a text in place of the bytes from From up to To.
type Edit struct {
	From, To int
	Text     string
}

// ReadFixes returns fixes that a caller gives, each a list of edits, for a file of an encoding. A text with a character that it lacks is an
// error, unless the text may become "?".
func ReadFixes(given [][]Edit, encoding source.Encoding, mayReplace bool) ([]diag.Fix, error) {
	fixes := make([]diag.Fix, len(given))
	for i, edits := range given {
		for _, e := range edits {
			if lacks := encoding.Lacks(e.Text); lacks != "" && !mayReplace {
				return nil, errors.New("the file is in " + encoding.String() + ", which has no " + diag.Quote(lacks) + " for the text " +
					diag.Quote(e.Text) + " at byte " + strconv.Itoa(e.From) + `; write another text, or let it become "?" with unmappable: "replace"`)
			}
			place := diag.Place{Range: source.Range{Start: source.Position{Byte: e.From}, End: source.Position{Byte: e.To}}}
			fixes[i].Edits = append(fixes[i].Edits, diag.Edit{Place: place, Text: e.Text})
		}
	}
	return fixes, nil
}

// Applied returns a file of an encoding with fixes that a caller gives, and what check says of it. The error is that of [ReadFixes].
func Applied(file []byte, encoding source.Encoding, given [][]Edit, mayReplace bool, check func(out []byte) *report.Report) (*mend.Result, error) {
	fixes, err := ReadFixes(given, encoding, mayReplace)
	if err != nil {
		return nil, err
	}
	out, applied := mend.Apply(file, encoding, fixes)
	return &mend.Result{Bytes: out, Applied: applied, Report: check(out)}, nil
}

// AppliedReport is the JSON of a file with fixes, without its bytes: what is said of them, a report as JSON, how many fixes they have, and
// whether there may be more.
func AppliedReport(said []byte, mended *mend.Result) []byte {
	w := Writer{Out: said[:len(said)-len("}")]}
	w.IntField("applied", mended.Applied)
	w.TrueField("more", mended.More)
	w.Close('}')
	return w.Out
}
