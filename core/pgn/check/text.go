package check

import (
	"bytes"
	"math"

	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// textRules are what the standard says of characters and lines (chapter 4). Reading finds the words that are too long, and encodings in which
// characters may be lost.
var textRules = plain.Rules{
	LongestLine: habits.MaxLine, GoodLine: habits.WrapLine, LongestToken: math.MaxInt,
	ControlCharacter: rules.ControlCharacter, DiscouragedCharacter: rules.DiscouragedCharacter, TabInString: rules.TabInString,
	LongLines: rules.LinesTooLong, WideLines: rules.WideLines,
	MayBeLong:   mayBeLong,
	MayHaveTabs: func(uint8) bool { return false },
	IsSafeBlank: func(*source.Text, source.Span) bool { return true },
}

// exportTextRules are those of a file that is to have export format: all programs of today read UTF-8, but the standard asks for Latin-1
// (ledger 4.1-h).
var exportTextRules = func() plain.Rules {
	of := textRules
	of.Encoding = source.Latin1
	of.Encodings = []diag.Kind[plain.OtherEncoding]{source.UTF8: rules.TextInUTF8}
	return of
}()

// mayBeLong reports whether a line is a tag pair alone, which cannot be broken: up to 254 characters (ledger 4.3-c), and longer where the
// value is longer than a string may be, for which there is another rule.
func mayBeLong(t *source.Text, line source.Span, characters int) bool {
	pair := bytes.Trim(t.Slice(line), " \t")
	value := bytes.IndexByte(pair, '"')
	if value < 0 || pair[0] != '[' || bytes.Index(pair, []byte(`"]`)) != len(pair)-len(`"]`) {
		return false
	}
	return characters <= habits.MaxLine || characters-value-len(`""]`) > longestString
}

// longestString is how many characters a string may have (7-g).
const longestString = 255
