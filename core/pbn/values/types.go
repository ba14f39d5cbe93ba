package values

import (
	"slices"
	"strings"
	"unicode"

	"pbn/core/bridge"
)

// Type is the type of a tag's values, or of a column's elements.
type Type uint8

// The types of tags, some of which columns have too, and those of columns alone.
const (
	TextType Type = iota // any text
	SeatType
	DeclarerType
	VulnerabilityType
	ContractType
	ResultType
	DateType // of the game; a time after it is the game's
	DayType  // of something else; there is no tag for a time after it
	TimeType
	SecondsType
	TimeControlType
	BoardType
	RoundType
	HiddenType
	YesNoType
	RoomType
	ScoringType
	ScoreType
	ScoreIMPType
	ScoreMPType
	ScorePercentageType
	ScoreRubberType
	RubberHistoryType
	OptimumScoreType

	NumberType // a score, IMPs, matchpoints
	CountType
	PointsType
	PercentageType
	PairType
	NamesType
	SwappedType // a seat, which may have "^" before it for a declarer and a dummy who are swapped (3.4.13)
	DenominationType
	TricksType
	CallType
	CardType
	RanksType
	ThinkingTimeType
	ScoreRangeType

	typeCount
)

// typeRow describes a type. A text is of the type if it is one of the words, or if it fits; a type that has dialects, or whose values are
// used, has read instead.
type typeRow struct {
	name   string // in JSON
	wanted string // what a value must be, in a message
	words  []string
	fits   func(text string) bool
	sides  func(score string) bool // the same, for a score of declarer, of a side, or of each side (4.2.1)
	read   func(text string) Value
	form   func(text string, v Value) string // of a type that is read: how export format writes it
	repair func(text string) string          // the one thing that a text which does not fit can mean; it counts only if that fits
}

const (
	seatWanted = "W, N, E or S"
	dateWanted = "a day of the calendar as YYYY.MM.DD, with question marks for digits that are not known"
)

var types = [typeCount]typeRow{
	TextType:     {name: "text"},
	SeatType:     {name: "seat", wanted: seatWanted, read: seatValue, form: seatForm},
	DeclarerType: {name: "declarer", wanted: "W, N, E or S, with ^ before it if declarer and dummy are swapped", read: declarerValue, form: declarerForm},
	VulnerabilityType: {
		name: "vulnerability", wanted: "None, NS, EW or All", read: vulnerabilityValue, form: vulnerabilityForm,
	},
	ContractType: {
		name: "contract", wanted: "Pass, or a level from 1 to 7, S, H, D, C or NT, and X or XX if doubled or redoubled",
		read: contractValue, form: contractForm,
	},
	ResultType:      {name: "result", wanted: "a number of tricks from 0 to 13, alone or as in “NS 9 EW 4”", read: resultValue, repair: repairSides},
	DateType:        {name: "date", wanted: dateWanted, read: dateValue, form: dateForm},
	DayType:         {name: "day", wanted: dateWanted, read: dateValue, form: dayForm},
	TimeType:        {name: "timeOfDay", wanted: "a time of the day as HH:MM:SS", fits: isTime, repair: repairTime},
	SecondsType:     {name: "seconds", wanted: "a number of seconds", fits: IsDigits},
	TimeControlType: {name: "timeControl", wanted: "the number of games, a slash and the number of minutes, as in “4/30”", fits: isTimeControl},
	BoardType:       {name: "board", wanted: "a positive integer", fits: isPositive},
	RoundType:       {name: "round", wanted: "letters, digits and underscores, in parts with periods between them", fits: isRound},
	HiddenType:      {name: "hidden", wanted: "the letters of the hands to hide, out of W, N, E and S", fits: isHidden, repair: repairHidden},
	YesNoType:       {name: "yesNo", words: []string{"Yes", "No"}},
	RoomType:        {name: "room", words: []string{"Open", "Closed"}},
	ScoringType:     {name: "scoring", wanted: "a scoring of the standard, such as MP, IMP, BAM or Rubber", fits: isScoring},

	ScoreType:           {name: "score", wanted: "a number of points", sides: isInteger, repair: repairSides},
	ScoreIMPType:        {name: "scoreIMP", wanted: "a number of IMPs, with a dot before its decimals", sides: isDecimal, repair: repairSides},
	ScoreMPType:         {name: "scoreMP", wanted: "a number of MatchPoints, with a dot before its decimals", sides: isDecimal, repair: repairSides},
	ScorePercentageType: {name: "scorePercentage", wanted: "a percentage from 0 to 100, with a dot before its decimals", sides: isPercentage, repair: repairPercentage},
	ScoreRubberType:     {name: "scoreRubber", wanted: "points above and below the line, as in “300/40”", sides: isRubber, repair: repairSides},
	RubberHistoryType: {
		name: "rubberHistory", wanted: "the points of both sides above and below the line, as in “NS 0 50 / 120 40 EW 0 0 / 30 0”", fits: isHistory,
	},
	OptimumScoreType: {name: "optimumScore", wanted: "points with the side before them, as in “NS 600” or “NS 600 EW -600”", fits: isOptimum, repair: repairSides},

	NumberType: {name: "number", wanted: "a number, with a dot before its decimals", fits: isDecimal, repair: repairNumber},
	CountType:  {name: "number", wanted: "a whole number", fits: IsDigits},
	PointsType: {name: "number", wanted: "a whole number of points", fits: isInteger},
	PercentageType: {
		name: "percentage", wanted: "a number from 0 to 100, with a dot before its decimals", fits: isPercentage, repair: repairNumber,
	},
	PairType:         {name: "pair"},
	NamesType:        {name: "names"},
	SwappedType:      {name: "seat", wanted: seatWanted, read: declarerValue, form: declarerForm},
	DenominationType: {name: "denomination", wanted: "S, H, D, C or NT", read: denominationValue, form: denominationForm},
	TricksType:       {name: "tricks", wanted: "a number of tricks from 0 to 13", read: tricksValue},
	CallType:         {name: "call", wanted: "a call: Pass, X, XX, AP, or a bid such as 1NT", read: callValue, form: callForm},
	CardType:         {name: "card", wanted: "a card such as SA", read: cardValue, form: cardForm},
	RanksType:        {name: "ranks", wanted: "the ranks of a suit, from AKQJT98765432, each once", fits: isRanks, repair: repairRanks},
	ThinkingTimeType: {name: "time", wanted: "a time as HH:MM:SS, MM:SS or SS", fits: isThinkingTime},
	ScoreRangeType: {
		name: "scoreRange", wanted: "a score, or a range as in “420,*”, “400,420” or “*,400”, the lower score first", fits: isScoreRange,
	},
}

// String returns the name of a type in JSON; some types of columns share a name.
func (t Type) String() string { return types[t].name }

// Wanted returns what a value must be, for a message.
func (t Type) Wanted() string {
	row := &types[t]
	switch {
	case row.words != nil:
		return strings.Join(row.words, " or ")
	case row.sides != nil:
		return row.wanted + ", alone or with NS or EW before it, or for each side"
	}
	return row.wanted
}

// HasForm reports whether export format writes what was read, rather than the text.
func (t Type) HasForm() bool { return types[t].form != nil }

// IsNumber reports whether the elements of a column are numbers other than percentages.
func (t Type) IsNumber() bool { return t == NumberType || t == CountType || t == PointsType }

// Read reads a text of the type.
func (t Type) Read(text string) Value {
	row := &types[t]
	fits := true
	switch {
	case SaysNothing(text):
		return Nothing
	case row.read != nil:
		return row.read(text)
	case row.fits != nil:
		fits = row.fits(text)
	case row.sides != nil:
		fits = ofSides(text, row.sides)
	case row.words != nil:
		fits = slices.Contains(row.words, text)
	}
	if !fits {
		return bad
	}
	return newValue(Standard, 0)
}

// Form returns how export format writes a text that was read as v; "" if it was not understood, or if some of it would be lost.
func (t Type) Form(text string, v Value) string {
	if types[t].form == nil || !v.Understood() {
		return ""
	}
	return types[t].form(text, v)
}

// Repaired returns the one thing that a bad text can mean, in the standard's form; "" if that is not clear.
func (t Type) Repaired(text string) string {
	row := &types[t]
	repaired := ""
	switch {
	case row.repair != nil:
		repaired = row.repair(text)
	case row.words != nil: // lower case is not allowed (3.11), but clear
		i := slices.IndexFunc(row.words, func(word string) bool { return strings.EqualFold(strings.TrimSpace(text), word) })
		if i >= 0 {
			repaired = row.words[i]
		}
	}
	if t.Read(repaired).State() != Standard {
		return ""
	}
	return repaired
}

func isPositive(v string) bool {
	return IsDigits(v) && strings.Trim(v, "0") != ""
}

func isHidden(v string) bool { return v != "" && strings.Trim(v, "WNES") == "" }

func repairHidden(v string) string { return replaced(strings.ToUpper(v), " ", "", ",", "", ";", "") }

// Hidden is the letters of the hands to hide, where a text can only mean these (4.1.6); else "".
func Hidden(text string) string {
	if text == "" || isHidden(text) {
		return text
	}
	if letters := repairHidden(text); isHidden(letters) {
		return letters
	}
	return ""
}

func isRound(v string) bool {
	for part := range strings.SplitSeq(v, ".") {
		other := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' }
		if part == "" || strings.ContainsFunc(part, other) {
			return false
		}
	}
	return true
}

func isTimeControl(v string) bool {
	games, minutes, _ := strings.Cut(v, "/")
	return isPositive(games) && isPositive(minutes)
}

func isRanks(text string) bool {
	var seen [13]bool
	for i := range len(text) {
		r, ok := bridge.ParseRank(text[i])
		if !ok || seen[r] {
			return false
		}
		seen[r] = true
	}
	return true
}

// ReadRanks reads the ranks of a suit in a table (5.6), also in lower case or with 10 for T.
func ReadRanks(text string) (form string, ok bool) {
	if !isRanks(text) {
		text = repairRanks(text)
	}
	return strings.ToUpper(text), isRanks(text)
}

func repairRanks(text string) string { return ReplaceFirst(text, "10", "T") }
