package values

import (
	"strconv"
	"strings"

	"pbn/core/event"
)

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
	SiteType
	RatingType
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
	// isList reports that there may be several values with colons between them, one for each player (9.1).
	isList bool
	// wanted says what a value is; "" of types with a rule of their own.
	wanted string
}

var types = [typeCount]typeRow{
	DateType:        {read: dateValue, wanted: "a date such as 2024.01.31, with “?” for each digit that is not known"},
	TimeType:        {read: timeValue, wanted: "a time such as 17:05:00"},
	ResultType:      {read: resultValue},
	IntegerType:     {read: integerValue, wanted: "a number"},
	RatingType:      {read: integerValue, isList: true, wanted: "a number"},
	RoundType:       {read: roundValue},
	NamesType:       {read: namesValue},
	SiteType:        {read: siteValue},
	TimeControlType: {read: timeControlValue, hasDashes: true, wanted: "in seconds, such as 300, 180+2 or 40/7200:3600"},
	ECOType:         {read: ecoValue, wanted: "a code from A00 to E99"},
	SetUpType:       {words: []string{"0", "1"}, wanted: "0 or 1"},
	VariantType:     {read: variantValue},
	// FIDE's, those of its arena, and what lichess writes (ledger 9.1.1-a).
	TitleType: {
		words: []string{
			"GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "WNM", "AGM", "AIM", "AFM", "ACM", "BOT", "LM",
		}, isOpen: true, isList: true,
	},
	PlayerType:      {words: event.PlayerTypes[:], isOpen: true, isList: true},
	ModeType:        {words: []string{"OTB", "PM", "EM", "ICS", "TC"}, isOpen: true},
	TerminationType: {read: terminationValue, words: event.Terminations[:], isOpen: true},
}

// IsOpen reports whether the type is an open list: a word that is not in it is Bad, and may be fine all the same.
func (t Type) IsOpen() bool { return types[t].isOpen }

// Words returns the words of a list, in the order of the standard; nil of other types.
func (t Type) Words() []string { return types[t].words }

// Wanted says for a user what a value of the type is; "" of types of which any text is fine, or that have a rule of their own.
func (t Type) Wanted() string { return types[t].wanted }

// Form returns the standard's form of a value that was understood; "" where there is no other than the text, or only a part of it was read.
func (t Type) Form(v Value) string {
	switch {
	case !v.Understood():
	case t == DateType:
		return string(AppendDate(nil, v))
	case t == IntegerType || t == RatingType:
		if v.Number() < event.MostNumber {
			return strconv.Itoa(v.Number())
		}
	case types[t].words != nil && v.Number() < len(types[t].words):
		return types[t].words[v.Number()]
	}
	return ""
}

// Read reads a text of the type.
func (t Type) Read(text string) Value {
	row := &types[t]
	if row.isList && strings.IndexByte(text, ':') >= 0 {
		return row.readList(text)
	}
	return row.one(text)
}

// readList reads several values with colons between them, each of which must have the standard's form or say nothing. The number is that of
// the first.
func (row *typeRow) readList(text string) Value {
	first := row.one(text[:strings.IndexByte(text, ':')])
	for item, hasMore := "", true; hasMore; {
		item, text, hasMore = strings.Cut(text, ":")
		if state := row.one(item).State(); state != Standard && state != Silent {
			return bad
		}
	}
	return newValue(Standard, uint64(first.Number()))
}

// one reads a text that is no list.
func (row *typeRow) one(text string) Value {
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
	i := event.WordOf(text, words)
	if i < 0 {
		return bad
	}
	return understood(text == words[i], uint64(i))
}
