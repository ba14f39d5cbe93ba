package values

// Type is the type of a tag's values.
type Type uint8

// The types.
const (
	TextType Type = iota // any text
	DateType
	TimeType
	ResultType
	IntegerType
	RoundType
	NamesType
	TimeControlType
	ECOType
	SetUpType
	FENType // a text; reading it is up to the laws of chess
	VariantType
	TitleType
	PlayerType
	ModeType
	TerminationType
	typeCount
)

// typeRow describes a type. Its texts are read by a function, or are words; without either any text is fine.
type typeRow struct {
	read  func(text string) Value
	words []string
	// isOpen reports that there may be other words than those (the open lists of chapter 9).
	isOpen bool
	// hasDashes reports that "-" has a meaning of its own.
	hasDashes bool
}

var types = [typeCount]typeRow{
	DateType:        {read: dateValue},
	TimeType:        {read: timeValue},
	ResultType:      {read: resultValue},
	IntegerType:     {read: integerValue},
	RoundType:       {read: roundValue},
	NamesType:       {read: namesValue},
	TimeControlType: {read: timeControlValue, hasDashes: true},
	ECOType:         {read: ecoValue},
	SetUpType:       {words: []string{"0", "1"}},
	VariantType:     {read: variantValue},
	// FIDE's, those of its arena, and what lichess writes (ledger 9.1.1-a).
	TitleType: {
		words: []string{
			"GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "WNM", "AGM", "AIM", "AFM", "ACM", "BOT", "LM",
		}, isOpen: true,
	},
	PlayerType:      {words: []string{"human", "program"}, isOpen: true},
	ModeType:        {words: []string{"OTB", "PM", "EM", "ICS", "TC"}, isOpen: true},
	TerminationType: {read: terminationValue, words: terminations[:], isOpen: true},
}

// IsOpen reports whether the type is an open list: a word that is not in it is Bad, and may be fine all the same.
func (t Type) IsOpen() bool { return types[t].isOpen }

// Words returns the words of a list, in the order of the standard; nil of other types.
func (t Type) Words() []string { return types[t].words }

// Read reads a text of the type.
func (t Type) Read(text string) Value {
	row := &types[t]
	switch {
	case SaysNothing(text) && !(row.hasDashes && text == "-"):
		return Nothing
	case row.read != nil:
		return row.read(text)
	case row.words != nil:
		return wordValue(text, row.words)
	}
	return newValue(Standard, 0)
}

// wordValue reads a word of a list; one that only differs in case is a dialect of it.
func wordValue(text string, words []string) Value {
	for i, word := range words {
		if equalFold(text, word) {
			return understood(text == word, uint64(i))
		}
	}
	return bad
}

// equalFold reports whether two texts are the same except for the case of letters of ASCII.
func equalFold[T string | []byte](a T, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if a[i] != b[i] && (a[i]^b[i] != 0x20 || a[i]|0x20 < 'a' || a[i]|0x20 > 'z') {
			return false
		}
	}
	return true
}
