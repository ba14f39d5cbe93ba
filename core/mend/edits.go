package mend

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// EditError says why an edit of a caller cannot be made. It is a mistake of the caller, not of the file.
type EditError struct {
	// Number is that of the edit.
	Number int
	Why    string
}

func (e *EditError) Error() string { return "edits[" + strconv.Itoa(e.Number) + "]" + e.Why }

// ErrEdit returns why an edit cannot be made, as the end of a sentence that begins with its place: ".value is empty".
func ErrEdit(number int, why string) error { return &EditError{number, why} }

// ErrNoGame says that a file has no game of the number that an edit names. found is the report of the file: of one without a game it says why.
func ErrNoGame(edit, game int, found *report.Report) error {
	has := strconv.Itoa(found.Games) + " of them"
	if found.Games == 0 {
		has = "none: "
		if len(found.Diagnostics.Items) > 0 {
			has += strings.TrimSuffix(found.Diagnostics.Items[0].Message, ".")
		}
	}
	return ErrEdit(edit, ".game is "+strconv.Itoa(game)+", but the file has "+has)
}

// Refusal is an error that edits would bring.
type Refusal struct {
	Diagnostic diag.Diagnostic
	// Edits are the numbers of the edits in whose text it is; none where it is in what stays.
	Edits []int
}

// Placed returns where in a file the splices of a game are, with their texts as the file writes them. why says why one cannot be made there,
// as the end of a sentence about its edit; where is how that names the game's surroundings.
func Placed(text *source.Text, splices []diag.Splice, where string) (places []diag.Edit, why string) {
	for _, s := range splices {
		span := source.Span{Start: s.Start, End: s.End}
		written, ok := text.Written(s.Text, span)
		lacks := text.Encoding.Lacks(written)
		switch {
		case why != "":
		case !ok:
			why = " cannot be made " + where
		case lacks != "":
			why = ".value has " + diag.Quote(lacks) + ", which the file lacks: it is in " + text.Encoding.String()
		}
		places = append(places, diag.Edit{Place: diag.Place{Span: span, Range: text.Range(span)}, Text: written})
	}
	return places, why
}

// AddPlaced adds the splices of a change, where [Placed] says that they are.
func (s *Splices) AddPlaced(change int, places []diag.Edit) {
	for _, p := range places {
		s.Add(change, p.Place.Range.Start.Byte, p.Place.Range.End.Byte, p.Text)
	}
}

// WhyOtherFile says, as the end of a sentence about an edit, why a file with edits is not the file with other texts: its bytes would be read in
// another encoding, or as other games. It is "" where neither is so. out is the file with the edits, before and after are what is said of the two.
func WhyOtherFile(out []byte, after, before *report.Report) string {
	switch {
	case !ReadAlike(out, after, before):
		return ": with the edits the file would look like " + after.Text.Encoding.String() + ", and be read with other characters than in " +
			before.Text.Encoding.String() + ": say which it has with sourceEncoding"
	case after.Games != before.Games || after.Blocks != before.Blocks:
		return ": with the edits the file would not have the same games"
	}
	return ""
}
