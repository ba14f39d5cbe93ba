package check

import (
	"math"

	"pbn/core/pgn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// textRules are what the standard says of characters (chapter 4). Reading finds the words that are too long; lines and the encoding, which
// are said once a file, have functions of their own here.
var textRules = plain.Rules{
	LongestLine: math.MaxInt, GoodLine: math.MaxInt, LongestToken: math.MaxInt,
	ControlCharacter: rules.ControlCharacter, DiscouragedCharacter: rules.DiscouragedCharacter, TabInString: rules.TabInString,
	MayHaveTabs: func(uint8) bool { return false },
	IsSafeBlank: func(*source.Text, source.Span) bool { return true },
}
