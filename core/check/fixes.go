package check

import (
	"bytes"
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/source"
)

// blankOut is the edit that writes a space for control characters; ok is false where there is none. They are not touched where the line has
// nothing else: as a semi-empty one it would begin a new game; nor in unexpected text, which they do not part. At the end of the file they
// go.
func blankOut(t *source.Text, run source.Span, in item.Where) (edit diag.Splice, ok, safe bool) {
	if in == item.InJunk {
		return edit, false, false
	}
	edit = diag.Splice{Start: run.Start, End: run.End}
	start, end := run.Start, run.End
	for start > 0 && isSpaceOrTab(t.Bytes[start-1]) {
		start--
	}
	for end < len(t.Bytes) && isSpaceOrTab(t.Bytes[end]) {
		end++
	}
	switch {
	case start > 0 && !source.IsLineEnd(t.Bytes[start-1]) && forbidden(t, start-1) == 0, end < len(t.Bytes) && !source.IsLineEnd(t.Bytes[end]) && forbidden(t, end) == 0:
		// A string's value may be read otherwise then; between tokens, not all that reads as white space is it for every purpose.
		high := slices.ContainsFunc(t.Slice(run), func(c byte) bool { return c >= utf8.RuneSelf })
		edit.Text = " "
		return edit, true, in != item.InString && !(in == item.InSpace && high) && !wouldBeginGame(t, run) && !isInMarkup(t, run.Start) && !isAtFileStart(t, run.Start)
	case t.Complete && end == len(t.Bytes):
		return edit, true, true
	}
	return edit, false, false
}

// isInMarkup reports whether an offset may be inside a tag of HTML: with a space in place of a control character such a tag can
// become a container of PBN (6.2), and what is outside of it no PBN any more.
func isInMarkup(t *source.Text, offset int) bool {
	const longestTag = 1024 // no file has a longer one, and a longer look back would cost too much
	before := t.Bytes[max(0, offset-longestTag):offset]
	i := bytes.LastIndexAny(before, "<>")
	return i >= 0 && before[i] == '<'
}

// isAtFileStart reports whether an offset is before the first tag of a file, where a space can make it look like a file of another
// format, as in "% RBN".
func isAtFileStart(t *source.Text, offset int) bool {
	const longestStart = 4096 // as much as tells the format of a file
	return offset < longestStart && t.Position(0).Byte == 0 && bytes.IndexByte(t.Bytes[:offset], '[') < 0
}

// wouldBeginGame tells whether, with a space in the place of run, its line begins as a game does, which ends an open comment
// (ledger 3.8-a).
func wouldBeginGame(t *source.Text, run source.Span) bool {
	const longest = len(`[Board`)
	line := t.Bytes[max(0, run.Start-longest-1):run.Start]
	line = line[bytes.LastIndexAny(line, "\r\n")+1:]
	return run.End < len(t.Bytes) && pbn.BeginsGame(append(slices.Clone(line), ' ', t.Bytes[run.End]))
}

func isSpaceOrTab(c byte) bool { return c == ' ' || c == '\t' || c == '\v' }
