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

// ErrEdit returns the error of an edit that cannot be made. why is the end of a sentence that begins with the edit: ".value is empty".
func ErrEdit(number int, why string) error { return &EditError{number, why} }

// ErrNoGame returns the error of an edit, a member of which names the number of a game that the file does not have. found is the report of the
// file.
func ErrNoGame(edit int, member string, game int, found *report.Report) error {
	has := strconv.Itoa(found.Games) + " of them"
	if found.Games == 0 {
		has = "none: "
		if len(found.Diagnostics.Items) > 0 {
			has += strings.TrimSuffix(found.Diagnostics.Items[0].Message, ".")
		}
	}
	return ErrEdit(edit, "."+member+" is "+strconv.Itoa(game)+", but the file has "+has)
}

// Refusal is an error that edits would bring.
type Refusal struct {
	Diagnostic diag.Diagnostic
	// Edits are the numbers of the edits in whose text it is; none where it is in what stays.
	Edits []int
}

// Placed returns the places of a game's splices in the file, with their texts as the file writes them. why is the end of a sentence about the
// edit that says why one of them cannot be made, or ""; where says in that sentence what the game is in.
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

// AddPlaced adds the splices of a change at the places that [Placed] returns.
func (s *Splices) AddPlaced(change int, places []diag.Edit) {
	for _, p := range places {
		s.Add(change, p.Place.Range.Start.Byte, p.Place.Range.End.Byte, p.Text)
	}
}

// WhyOtherFile returns why edits would change more than the texts of a file: it would be read in another encoding, or would not have the same
// games. It is the end of a sentence about an edit, or "". out is the file with the edits, after is its report, before that of the file.
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
