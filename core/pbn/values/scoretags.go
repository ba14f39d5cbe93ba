package values

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/habits"
)

// Score is the score of declarer or of a side (4.2.1).
type Score struct {
	OfDeclarer bool
	Side       bridge.Side // unless it is declarer's
	Number     string      // decimal, in the form of JSON
	HasBelow   bool        // whether it has points below the line, in a rubber
	Below      int
}

// ReadScores reads "x", "NS x", "EW x", and both sides with their scores (4.2.1). A score of a rubber may be "above/below" (4.2.5).
func ReadScores(value string, rubber bool) (scores []Score, ok bool) {
	if len(value) > habits.MaxLine {
		return nil, false
	}
	for words := strings.Fields(blanked(value)); len(words) > 0; {
		s := Score{OfDeclarer: true}
		if side, is := readSide(words[0]); is {
			s, words = Score{Side: side}, words[1:]
		}
		n := 0
		for n < len(words) && !IsSide(words[n]) {
			n++
		}
		above, below, hasBelow := strings.Cut(strings.Join(words[:n], " "), "/")
		below = strings.TrimSpace(below)
		if s.Number, ok = ReadNumber(strings.TrimSpace(above)); !ok || hasBelow && !(rubber && IsDigits(below)) {
			return nil, false
		}
		if s.HasBelow = hasBelow; hasBelow {
			s.Below = Number(below)
		}
		scores, words = append(scores, s), words[n:]
	}
	two := len(scores) == 2 && !scores[0].OfDeclarer && !scores[1].OfDeclarer && scores[0].Side != scores[1].Side
	return scores, len(scores) == 1 || two
}

// IsSide reports whether a word is NS or EW.
func IsSide(word string) bool {
	_, is := readSide(word)
	return is
}

// ReadNumber reads a number, also as programs write it: with a comma before one or two decimals, or with a percent sign after it. It
// returns the form of JSON, with the same decimals.
func ReadNumber(text string) (form string, ok bool) {
	if isNumber(text) {
		return text, true
	}
	rest := strings.TrimSuffix(text, "%")
	sign := ""
	switch {
	case strings.HasPrefix(rest, "-"):
		sign, rest = "-", rest[1:]
	case strings.HasPrefix(rest, "+"):
		rest = rest[1:]
	}
	whole, decimals, hasDot := strings.Cut(rest, ".")
	if !hasDot {
		whole, decimals, _ = strings.Cut(rest, ",")
		if len(decimals) > 2 {
			return "", false
		}
	}
	if whole+decimals == "" || whole != "" && !IsDigits(whole) || decimals != "" && !IsDigits(decimals) {
		return "", false
	}
	if whole = strings.TrimLeft(whole, "0"); whole == "" {
		whole = "0"
	}
	if strings.Trim(whole+decimals, "0") == "" {
		sign = ""
	}
	if decimals != "" {
		decimals = "." + decimals
	}
	return sign + whole + decimals, true
}

// isNumber reports whether a text is a number in the form of JSON, as nearly all are.
func isNumber(text string) bool {
	rest := strings.TrimPrefix(text, "-")
	whole, decimals := rest, ""
	if i := strings.IndexByte(rest, '.'); i >= 0 {
		if whole, decimals = rest[:i], rest[i+1:]; decimals == "" {
			return false
		}
	}
	for i := range len(decimals) {
		if decimals[i] < '0' || decimals[i] > '9' {
			return false
		}
	}
	return IsDigits(whole) && (whole[0] != '0' || whole == "0" && len(rest) == len(text))
}

// Par is what both sides reach if all do their best, as the tags OptimumScore (4.2.7), ParContract and Minimax say it.
type Par struct {
	HasPoints bool
	Side      bridge.Side // whose points they are
	Points    int
	Contracts []ParContract
}

// ParContract is a contract that reaches par.
type ParContract struct {
	Contract   bridge.Contract
	Declarer   string // a seat, or a side: "NS"
	HasTricks  bool
	Overtricks int // negative for undertricks
}

// ParReaders has the tags that say what par is, the first that can be read counts.
var ParReaders = []struct {
	Tag  string
	Read func(value string) (Par, bool)
}{{"OptimumScore", readOptimumScore}, {"ParContract", readParContracts}, {"Minimax", readMinimax}}

// readOptimumScore reads "NS 620" and "NS 620 EW -620": what one side wins, the other loses.
func readOptimumScore(value string) (par Par, ok bool) {
	scores, ok := ReadScores(replaced(value, "NS", " NS ", "EW", " EW "), false)
	if !ok || scores[0].OfDeclarer {
		return Par{}, false
	}
	var points [2]int
	for i, s := range scores {
		if points[i], ok = wholePoints(s.Number); !ok {
			return Par{}, false
		}
	}
	return Par{HasPoints: true, Side: scores[0].Side, Points: points[0]}, len(scores) == 1 || points[0] == -points[1]
}

func wholePoints(form string) (points int, ok bool) {
	whole, negative := strings.CutPrefix(form, "-")
	if !IsDigits(whole) {
		return 0, false
	}
	if points = Number(whole); negative {
		points = -points
	}
	return points, true
}

// readParContracts reads "NS 4S+1" and "EW 5C=; EW 5D=", as BridgeComposer writes them.
func readParContracts(value string) (par Par, ok bool) {
	if len(value) > habits.MaxLine {
		return Par{}, false
	}
	for _, item := range strings.Split(value, ";") {
		c, ok := readParContract(strings.TrimSpace(item))
		if !ok {
			return Par{}, false
		}
		par.Contracts = append(par.Contracts, c)
	}
	return par, true
}

func readParContract(text string) (c ParContract, ok bool) {
	for _, name := range [...]string{"NS", "EW", "N", "E", "S", "W"} {
		if strings.HasPrefix(text, name) {
			c.Declarer, text = name, strings.TrimLeft(text[len(name):], " ")
			break
		}
	}
	at := max(strings.LastIndexByte(text, '+'), strings.LastIndexByte(text, '-'), strings.LastIndexByte(text, '='))
	if c.Declarer == "" || at < 0 {
		return c, false
	}
	contract, result := text[:at], text[at:]
	if result != "=" {
		tricks, isNumber := readTricks(result[1:])
		if !isNumber || result[0] == '=' {
			return c, false
		}
		if c.Overtricks = tricks; result[0] == '-' {
			c.Overtricks = -tricks
		}
	}
	c.Contract, ok, _ = ReadContract(contract)
	c.HasTricks = true
	return c, ok && c.Contract.Level > 0 && strings.ToUpper(contract) == contract
}

// readMinimax reads "4SDE300": level, denomination, D if it is doubled, declarer, and the score of North and South.
func readMinimax(value string) (par Par, ok bool) {
	at := 2 // after level and denomination
	if len(value) < 4 {
		return Par{}, false
	}
	c := ParContract{}
	if c.Contract, ok, _ = ReadContract(value[:at]); !ok || c.Contract.Level == 0 {
		return Par{}, false
	}
	if value[at] == 'D' {
		c.Contract.Risk = 1
		at++
	}
	seat, ok := bridge.ParseSeat(value[at])
	form, isNumber := ReadNumber(value[at+1:])
	points, isWhole := wholePoints(form)
	if !ok || !isNumber || !isWhole {
		return Par{}, false
	}
	c.Declarer = seat.String()
	return Par{HasPoints: true, Side: bridge.NorthSouth, Points: points, Contracts: []ParContract{c}}, true
}

// OpenCards has the tricks of each declarer with open cards, in the order of the vendors' tags: NT, S, H, D, C; and which declarers are
// known.
type OpenCards struct {
	Tricks [4][5]int
	Known  [4]bool
}

// OpenCardsReaders has the vendors' tags for these tricks.
var OpenCardsReaders = []struct {
	Tag  string
	Read func(value string) (OpenCards, bool)
}{{"DoubleDummyTricks", readDoubleDummyTricks}, {"Ability", readAbility}}

// readDoubleDummyTricks reads a hexadecimal digit for each denomination of North, South, East and West.
func readDoubleDummyTricks(value string) (o OpenCards, ok bool) {
	if len(value) != 20 {
		return o, false
	}
	for i, seat := range [...]bridge.Seat{bridge.North, bridge.South, bridge.East, bridge.West} {
		if !o.read(seat, value[5*i:5*i+5]) {
			return o, false
		}
	}
	return o, true
}

// readAbility reads "N:54344 S:54344".
func readAbility(value string) (o OpenCards, ok bool) {
	if len(value) > habits.MaxLine {
		return o, false
	}
	for _, hand := range strings.Split(value, " ") {
		if len(hand) != 7 || hand[1] != ':' {
			return o, false
		}
		if seat, ok := bridge.ParseSeat(hand[0]); !ok || !o.read(seat, hand[2:]) {
			return o, false
		}
	}
	return o, true
}

// read reads the digits of a declarer.
func (o *OpenCards) read(seat bridge.Seat, text string) bool {
	for i := range o.Tricks[seat] {
		n := strings.IndexByte("0123456789ABCD0123456789abcd", text[i])
		if n < 0 {
			return false
		}
		o.Tricks[seat][i] = n % 14
	}
	o.Known[seat] = true
	return true
}
