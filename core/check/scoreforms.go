package check

import (
	"strings"

	"pbn/core/bridge"
)

// scoreForms are those of chapter 4.2.
func scoreForms() map[string]form {
	return map[string]form{
		"Score":              scoreForm(isInteger, "a number of points"),
		"ScoreIMP":           scoreForm(isDecimal, "a number of IMPs, with a dot before its decimals"),
		"ScoreMP":            scoreForm(isDecimal, "a number of MatchPoints, with a dot before its decimals"),
		"ScorePercentage":    percentageForm(),
		"ScoreRubber":        scoreForm(isRubber, "points above and below the line, as in “300/40”"),
		"ScoreRubberHistory": {fits: isHistory, want: "the points of both sides above and below the line, as in “NS 0 50 / 120 40 EW 0 0 / 30 0”"},
		"OptimumScore":       {fits: isOptimum, want: "points with the side before them, as in “NS 600” or “NS 600 EW -600”", repair: repairSides},
	}
}

func percentageForm() form {
	f := scoreForm(isPercentage, "a percentage from 0 to 100, with a dot before its decimals")
	f.repair = repairPercentage
	return f
}

// scoreForm is that of a value that is a score of declarer, of a side, or of each side (4.2.1).
func scoreForm(fits func(score string) bool, what string) form {
	return form{
		fits: func(v string) bool {
			s, ok := readSides(v)
			return ok && s.all(fits)
		},
		want:   what + ", alone or with NS or EW before it, or for each side",
		repair: repairSides,
	}
}

// sides are the parts of a score's value; "" where one is not given.
type sides struct {
	declarer string
	side     [2]string // by bridge.Side
}

func (s sides) all(fits func(score string) bool) bool {
	for _, part := range [...]string{s.declarer, s.side[bridge.NorthSouth], s.side[bridge.EastWest]} {
		if part != "" && !fits(part) {
			return false
		}
	}
	return true
}

// longestScore is what fits in a line (2.3).
const longestScore = 255

// readSides reads a value in one of the five forms "x", "EW x", "NS x", "EW x NS x" and "NS x EW x" (4.2.1).
func readSides(v string) (s sides, ok bool) {
	if len(v) > longestScore {
		return s, false
	}
	part := &s.declarer
	for word := range strings.FieldsSeq(v) {
		if side, is := readSide(word); is {
			if part == &s.declarer && s.declarer != "" || part != &s.declarer && *part == "" || s.side[side] != "" {
				return s, false
			}
			part = &s.side[side]
			continue
		}
		if *part != "" {
			*part += " "
		}
		*part += word
	}
	return s, *part != ""
}

func readSide(word string) (side bridge.Side, ok bool) {
	switch word {
	case "NS":
		return bridge.NorthSouth, true
	case "EW":
		return bridge.EastWest, true
	}
	return 0, false
}

var clearSides = strings.NewReplacer("N-S", "NS ", "E-W", "EW ", "N/S", "NS ", "E/W", "EW ", "NS", "NS ", "EW", "EW ", ":", " ", ";", " ")

// repairSides writes the sides as NS and EW and a decimal comma as a dot.
func repairSides(v string) string {
	words := strings.Fields(clearSides.Replace(strings.ToUpper(v)))
	for i, word := range words {
		words[i] = withDot(word)
	}
	return strings.Join(words, " ")
}

// repairPercentage does so, and leaves the percent signs out.
func repairPercentage(v string) string { return repairSides(strings.ReplaceAll(v, "%", " ")) }

// withDot writes a decimal comma as a dot; before more than two digits a comma may part the thousands.
func withDot(number string) string {
	whole, places, comma := strings.Cut(number, ",")
	if comma && isDigits(places) && len(places) <= 2 {
		return whole + "." + places
	}
	return number
}

// unsigned is a number without the sign before it.
func unsigned(v string) (digits string, negative bool) {
	if rest, found := strings.CutPrefix(v, "-"); found {
		return rest, true
	}
	return strings.TrimPrefix(v, "+"), false
}

func isInteger(v string) bool {
	digits, _ := unsigned(v)
	return isDigits(digits)
}

func isDecimal(v string) bool {
	digits, _ := unsigned(v)
	whole, decimals, _ := strings.Cut(digits, ".")
	return (isDigits(whole) || whole == "") && (isDigits(decimals) || decimals == "") && len(whole)+len(decimals) > 0
}

func isPercentage(v string) bool {
	digits, negative := unsigned(v)
	whole, decimals, _ := strings.Cut(digits, ".")
	whole = strings.TrimLeft(whole, "0")
	zero := whole == "" && strings.Trim(decimals, "0") == ""
	hundred := whole == "100" && strings.Trim(decimals, "0") == ""
	return isDecimal(v) && (zero || !negative && len(whole) <= 2 || !negative && hundred)
}

// isRubber tells whether a score is "above/below"; spaces may stand around the slash (4.2.5).
func isRubber(v string) bool {
	above, below, _ := strings.Cut(v, "/")
	return isDigits(strings.TrimSpace(above)) && isDigits(strings.TrimSpace(below))
}

// isOptimum tells whether both sides' points, where both are given, are opposite (4.2.7).
func isOptimum(v string) bool {
	s, ok := readSides(v)
	if !ok || s.declarer != "" || !s.all(isInteger) {
		return false
	}
	ns, ew := s.side[bridge.NorthSouth], s.side[bridge.EastWest]
	return ns == "" || ew == "" || points(ns) == -points(ew)
}

// manyPoints are more than there can be in a game of bridge.
const manyPoints = 1_000_000

// points is an integer that fits; one that is very large is as good as any other.
func points(v string) int {
	digits, negative := unsigned(v)
	n := 0
	for i := range len(digits) {
		n = min(10*n+int(digits[i]-'0'), manyPoints)
	}
	if negative {
		return -n
	}
	return n
}
