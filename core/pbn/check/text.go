// Package check holds the rules that need more than reading: a file for each subject.
package check

import (
	"bytes"
	"slices"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/pbn/tags"
	"pbn/core/plain"
	"pbn/core/source"
)

// maxLine is the number of characters before a line end of one character (2.3).
const maxLine = habits.MaxLine + 1

// maxToken is the number of characters of a token (3.2).
const maxToken = 255

// textRules are what the standard says of characters, tokens and lines (2.2, 2.3, 3.2).
var textRules = plain.Rules{
	LongestLine: maxLine, GoodLine: habits.WrapLine, LongestToken: maxToken,
	Encoding: source.Latin1,
	Encodings: []diag.Kind[plain.OtherEncoding]{
		source.UTF8: rules.TextInUTF8, source.UTF16LE: rules.TextInUTF16, source.UTF16BE: rules.TextInUTF16,
		source.Windows1252: rules.TextInWindows1252,
	},
	ControlCharacter: rules.ControlCharacter, DiscouragedCharacter: rules.DiscouragedCharacter, TabInString: rules.TabInString,
	LongToken: rules.LongToken, LongLine: rules.LongLine, WideLines: rules.WideLine,
	// What parts the hands of a deal has a rule of its own (3.4.11).
	MayHaveTabs: func(tag uint8) bool { return tags.Tag(tag) == tags.Deal },
	IsSafeBlank: func(t *source.Text, run source.Span) bool {
		return !wouldBeginGame(t, run) && !isInMarkup(t, run.Start) && !isAtFileStart(t, run.Start)
	},
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

// wouldBeginGame reports whether, with a space in the place of run, its line begins as a game does, which ends an open comment
// (ledger 3.8-a).
func wouldBeginGame(t *source.Text, run source.Span) bool {
	const longest = len(`[Board`)
	line := t.Bytes[max(0, run.Start-longest-1):run.Start]
	line = line[bytes.LastIndexAny(line, "\r\n")+1:]
	return run.End < len(t.Bytes) && scan.BeginsGame(append(slices.Clone(line), ' ', t.Bytes[run.End]))
}
