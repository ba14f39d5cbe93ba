package values

import (
	"math"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/habits"
)

// Result is the value of the Result tag: the tricks of declarer, or of the sides (3.4.15); -1 for what is not given.
type Result struct {
	Declarer, NorthSouth, EastWest int
	// Corrected reports that the result has "^": it differs from the tricks that were won in the play.
	Corrected bool
}

// ReadResult reads "9", "EW 9", "NS 9", "EW 9 NS 4" and "NS 4 EW 9", with or without a caret.
func ReadResult(value string) (r Result, ok bool) {
	r = Result{Declarer: -1, NorthSouth: -1, EastWest: -1}
	if len(value) > habits.MaxLine {
		return r, false
	}
	if tricks, ok := readTricks(value); ok {
		r.Declarer = tricks
		return r, true
	}
	value, r.Corrected = strings.CutPrefix(value, "^")
	var space [4]string
	words := space[:0]
	for word := range strings.FieldsSeq(blanked(value)) {
		if len(words) == len(space) {
			return r, false
		}
		words = append(words, word)
	}
	if len(words) == 1 {
		r.Declarer, ok = readTricks(words[0])
		return r, ok
	}
	if len(words) != 2 && len(words) != 4 {
		return r, false
	}
	for i := 0; i < len(words); i += 2 {
		tricks, isTricks := readTricks(words[i+1])
		side := r.side(words[i])
		if !isTricks || side == nil || *side >= 0 {
			return r, false
		}
		*side = tricks
	}
	return r, true
}

// side returns the tricks of a side, nil if there is no side of that name.
func (r *Result) side(name string) *int {
	switch name {
	case "NS":
		return &r.NorthSouth
	case "EW":
		return &r.EastWest
	}
	return nil
}

func resultValue(text string) Value {
	r, ok := ReadResult(text)
	if !ok {
		return bad
	}
	number := uint64(r.Declarer+1) | uint64(r.NorthSouth+1)<<northSouthShift | uint64(r.EastWest+1)<<eastWestShift
	if r.Corrected {
		number |= correctedBit
	}
	return understood(true, number)
}

// The places of the parts of a result in the number of a value, above the tricks of declarer. Each part is one more than its tricks; 0 is
// not given.
const (
	northSouthShift = 4
	eastWestShift   = 8
	correctedBit    = 1 << 12
)

// Result returns the result of a value of that type.
func (v Value) Result() Result {
	n := v.number()
	return Result{
		Declarer: int(n&15) - 1, NorthSouth: int(n>>northSouthShift&15) - 1, EastWest: int(n>>eastWestShift&15) - 1, Corrected: n&correctedBit != 0,
	}
}

func tricksValue(text string) Value {
	if tricks, ok := readTricks(text); ok {
		return understood(true, uint64(tricks))
	}
	r, ok := ReadResult(text)
	if !ok || r.Declarer < 0 || r.Corrected {
		return bad
	}
	return understood(true, uint64(r.Declarer))
}

// Tricks returns the number of a value that is a number of tricks.
func (v Value) Tricks() int { return int(v.number()) }

// readTricks reads a number from 0 to 13, without a zero before it.
func readTricks(text string) (n int, ok bool) {
	if !IsDigits(text) || len(text) > 2 || len(text) == 2 && text[0] == '0' {
		return -1, false
	}
	n = Number(text)
	return n, n <= 13
}

// Sides has the parts of a score's value; "" for one that is not given.
type Sides struct {
	Declarer string
	Side     [2]string // by bridge.Side
}

// all reports whether each part that is given fits.
func (s Sides) all(fits func(score string) bool) bool {
	for _, part := range [...]string{s.Declarer, s.Side[bridge.NorthSouth], s.Side[bridge.EastWest]} {
		if part != "" && !fits(part) {
			return false
		}
	}
	return true
}

// ofSides reports whether is holds for each part of a score (4.2.1).
func ofSides(v string, is func(score string) bool) bool {
	s, ok := ReadSides(v)
	return ok && s.all(is)
}

// ReadSides reads a value in one of the five forms "x", "EW x", "NS x", "EW x NS x" and "NS x EW x" (4.2.1).
func ReadSides(v string) (s Sides, ok bool) {
	if len(v) > habits.MaxLine {
		return s, false
	}
	part := &s.Declarer
	if isWord(v) && !IsSide(v) {
		s.Declarer = v
		return s, true
	}
	for word := range strings.FieldsSeq(v) {
		if side, is := readSide(word); is {
			if part == &s.Declarer && s.Declarer != "" || part != &s.Declarer && *part == "" || s.Side[side] != "" {
				return s, false
			}
			part = &s.Side[side]
			continue
		}
		if *part != "" {
			*part += " "
		}
		*part += word
	}
	return s, *part != ""
}

// isWord reports whether a text is one word of ASCII.
func isWord(text string) bool {
	for i := range len(text) {
		if text[i] <= ' ' || text[i] >= 0x7F {
			return false
		}
	}
	return text != ""
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

// repairSides writes the sides as NS and EW and a decimal comma as a dot.
func repairSides(v string) string {
	words := strings.Fields(replaced(strings.ToUpper(v), "N-S", "NS ", "E-W", "EW ", "N/S", "NS ", "E/W", "EW ", "NS", "NS ", "EW", "EW ", ":", " ", ";", " "))
	for i, word := range words {
		words[i] = withDot(word)
	}
	return strings.Join(words, " ")
}

// repairPercentage does the same, and leaves out percent signs.
func repairPercentage(v string) string { return repairSides(replaced(v, "%", " ")) }

// withDot writes a decimal comma as a dot. A comma before more than two digits stays: it may separate thousands.
func withDot(number string) string {
	whole, places, comma := strings.Cut(number, ",")
	if comma && IsDigits(places) && len(places) <= 2 {
		return whole + "." + places
	}
	return number
}

// Unsigned returns a number without its sign.
func Unsigned(v string) (digits string, negative bool) {
	if rest, found := strings.CutPrefix(v, "-"); found {
		return rest, true
	}
	return strings.TrimPrefix(v, "+"), false
}

func isInteger(v string) bool {
	digits, _ := Unsigned(v)
	return IsDigits(digits)
}

func isDecimal(v string) bool {
	digits, _ := Unsigned(v)
	whole, decimals, _ := strings.Cut(digits, ".")
	return (IsDigits(whole) || whole == "") && (IsDigits(decimals) || decimals == "") && len(whole)+len(decimals) > 0
}

func isPercentage(v string) bool {
	digits, negative := Unsigned(v)
	whole, decimals, _ := strings.Cut(digits, ".")
	whole = strings.TrimLeft(whole, "0")
	zero := whole == "" && strings.Trim(decimals, "0") == ""
	hundred := whole == "100" && strings.Trim(decimals, "0") == ""
	return isDecimal(v) && (zero || !negative && len(whole) <= 2 || !negative && hundred)
}

// isRubber reports whether a score is "above/below", perhaps with spaces around the slash (4.2.5).
func isRubber(v string) bool {
	above, below, _ := strings.Cut(v, "/")
	return IsDigits(strings.TrimSpace(above)) && IsDigits(strings.TrimSpace(below))
}

// isOptimum reports whether a value has the points of a side, or opposite points of both (4.2.7).
func isOptimum(v string) bool {
	s, ok := ReadSides(v)
	if !ok || s.Declarer != "" || !s.all(isInteger) {
		return false
	}
	ns, ew := s.Side[bridge.NorthSouth], s.Side[bridge.EastWest]
	return ns == "" || ew == "" || Points(ns) == -Points(ew)
}

// repairNumber writes a dot for a comma before one or two decimals, and leaves out a percent sign at the end.
func repairNumber(text string) string { return withDot(strings.TrimSuffix(text, "%")) }

// manyPoints is more than there can be in a game of bridge.
const manyPoints = 1_000_000

// Points returns the number of an integer, cut at a million, which no score reaches.
func Points(v string) int {
	digits, negative := Unsigned(v)
	n := 0
	for i := range len(digits) {
		n = min(10*n+int(digits[i]-'0'), manyPoints)
	}
	if negative {
		return -n
	}
	return n
}

// RubberHistory has, by side, the points below the line in each of the games of a rubber (4.2.6). The last game is not finished.
type RubberHistory struct {
	Games int
	Below [2][mostGames]int
}

// mostGames is how many games a rubber has at most: two for one side, one for the other.
const mostGames = 3

// ReadHistory reads "NS a b / c [d [e]] EW a b / c [d [e]]"; both sides have as many games.
func ReadHistory(v string) (h RubberHistory, ok bool) {
	if len(v) > habits.MaxLine {
		return h, false
	}
	const before = 4 // words of a side before its games: NS a b /
	var space [2 * (before + mostGames)]string
	words := space[:0]
	for field := range strings.FieldsSeq(v) {
		for field != "" {
			word := field
			if slash := strings.IndexByte(field, '/'); slash >= 0 {
				word = field[:max(slash, 1)]
			}
			if len(words) == len(space) {
				return h, false
			}
			words, field = append(words, word), field[len(word):]
		}
	}
	half := len(words) / 2
	if h.Games = half - before; h.Games < 1 || len(words)%2 != 0 {
		return h, false
	}
	for side := range bridge.Side(2) {
		own := words[half*int(side):][:half]
		if own[0] != side.String() || !IsDigits(own[1]) || !IsDigits(own[2]) || own[3] != "/" {
			return h, false
		}
		for i, below := range own[before:] {
			if !IsDigits(below) {
				return h, false
			}
			h.Below[side][i] = Points(below)
		}
	}
	return h, true
}

func isHistory(v string) bool {
	_, ok := ReadHistory(v)
	return ok
}

// ReadScoreRange reads "420", "420,*", "400,420" or "*,400", and returns the lowest and the highest score of the range: its
// bounds do not belong to it (5.5).
func ReadScoreRange(text string) (low, high int, ok bool) {
	first, second, isRange := strings.Cut(text, ",")
	if !isRange {
		low, ok = readBound(first)
		return low, low, ok
	}
	low, high = math.MinInt, math.MaxInt
	lowKnown, highKnown := first == "*", second == "*"
	if !lowKnown {
		low, lowKnown = readBound(first)
		low++
	}
	if !highKnown {
		high, highKnown = readBound(second)
		high--
	}
	return low, high, lowKnown && highKnown && low <= high && text != "*,*"
}

func isScoreRange(text string) bool {
	_, _, ok := ReadScoreRange(text)
	return ok
}

// Huge is more than can be won: nothing is compared with such a score.
const Huge = 1e9

func readBound(text string) (score int, ok bool) {
	if !isInteger(text) {
		return 0, false
	}
	score, err := strconv.Atoi(text)
	return score, err == nil && score > -Huge && score < Huge
}

// scorings has the beginnings of the systems and modifiers that the standard names (3.4.12).
var scorings = [...]string{
	"MP", "MatchPoints", "IMP", "Cavendish", "Chicago", "Rubber", "BAM", "Instant",
	"Butler", "Experts", "Cross", "Mean", "Median", "OldMP", "Mitchell", "Ascherman", "Bastille", "EMP",
}

// isScoring reports whether a Scoring begins with one of those names, whatever its case.
func isScoring(text string) bool {
	text = strings.TrimSpace(text)
	for _, name := range scorings {
		if len(text) >= len(name) && strings.EqualFold(text[:len(name)], name) {
			return true
		}
	}
	return false
}
