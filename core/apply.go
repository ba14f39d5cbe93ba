package core

import (
	"slices"
	"unicode/utf16"

	"pbn/core/diag"
	"pbn/core/source"
)

// Apply makes the edits of fixes, whose diagnostics are of the file as it is, and is the changed file; the file itself
// stays. A fix with an edit that overlaps one of an earlier fix is left out: it is found anew when the result is checked.
// applied is how many fixes were applied.
func Apply(file []byte, encoding source.Encoding, fixes []diag.Fix) (out []byte, applied int) {
	var edits []diag.Edit
	for _, fix := range fixes {
		if !slices.ContainsFunc(fix.Edits, func(e diag.Edit) bool { return overlapsAny(e, edits) }) {
			edits = append(edits, fix.Edits...)
			applied++
		}
	}
	slices.SortStableFunc(edits, func(a, b diag.Edit) int { return a.Range.Start.Byte - b.Range.Start.Byte })
	at := 0
	for _, e := range edits {
		out = append(out, file[at:e.Range.Start.Byte]...)
		out = appendEncoded(out, e.Text, encoding)
		at = e.Range.End.Byte
	}
	return append(out, file[at:]...), applied
}

// overlapsAny tells whether an edit touches a byte that another one touches, or puts text where another one does.
func overlapsAny(e diag.Edit, others []diag.Edit) bool {
	start, end := e.Range.Start.Byte, e.Range.End.Byte
	return slices.ContainsFunc(others, func(o diag.Edit) bool {
		from, to := o.Range.Start.Byte, o.Range.End.Byte
		return start < to && from < end || start == from
	})
}

// appendEncoded appends the text of an edit, which is ASCII but where it was copied from the file, as the file has it.
func appendEncoded(out []byte, text string, encoding source.Encoding) []byte {
	switch encoding {
	case source.UTF16LE, source.UTF16BE:
		for _, unit := range utf16.Encode([]rune(text)) {
			low, high := byte(unit), byte(unit>>8)
			if encoding == source.UTF16BE {
				low, high = high, low
			}
			out = append(out, low, high)
		}
		return out
	case source.UTF8:
		return append(out, text...)
	}
	for _, r := range text {
		out = append(out, byte(r))
	}
	return out
}
