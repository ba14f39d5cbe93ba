package game

import (
	"strings"
	"unicode"

	"pbn/core/bridge"
)

// The readers of values take what the standard allows in import format, and what programs write instead where that has
// one meaning (the dialects of the ledger); standard tells whether it is the first.

var seatNames = map[string]bridge.Seat{
	"NORTH": bridge.North, "EAST": bridge.East, "SOUTH": bridge.South, "WEST": bridge.West,
}

// blanked has a blank for each control character, as it is exported (2.2): it separates words.
func blanked(value string) string {
	if isPlain(value) {
		return value
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, value)
}

// isPlain tells whether a text has only printing ASCII characters, as nearly all have.
func isPlain[T string | []byte](text T) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

// trim is a value without blanks around it.
func trim(value string) string { return strings.TrimSpace(blanked(value)) }

// ReadSeat reads the seat of Dealer, Auction and Play, of Declarer without its caret; NoSeat where it is none.
func ReadSeat(value string) (seat bridge.Seat, standard bool) {
	if len(value) == 1 {
		if s, ok := bridge.ParseSeat(value[0]); ok {
			return s, true
		}
	}
	word := trim(value)
	if len(word) == 1 {
		if s, ok := bridge.ParseSeat(word[0]); ok {
			return s, false
		}
	}
	if s, ok := seatNames[strings.ToUpper(word)]; ok {
		return s, false
	}
	return bridge.NoSeat, false
}

// ReadDeclarer reads a seat, and the caret for a declarer who is swapped with dummy (3.4.13).
func ReadDeclarer(value string) (seat bridge.Seat, swapped, standard bool) {
	value, swapped = strings.CutPrefix(value, "^")
	seat, standard = ReadSeat(value)
	return seat, swapped && seat.Known(), standard
}

// Vulnerability is which sides are vulnerable.
type Vulnerability uint8

// The vulnerabilities. VulnerabilityUnknown is no value of the tag.
const (
	VulnerabilityUnknown Vulnerability = iota
	NoneVulnerable
	NorthSouthVulnerable
	EastWestVulnerable
	AllVulnerable
)

// String is the value as export format has it (3.4.10).
func (v Vulnerability) String() string { return [...]string{"", "None", "NS", "EW", "All"}[v] }

// Sides tells which sides are vulnerable, by bridge.Side.
func (v Vulnerability) Sides() [2]bool {
	return [2]bool{v == NorthSouthVulnerable || v == AllVulnerable, v == EastWestVulnerable || v == AllVulnerable}
}

// standardVulnerability is that of a value of the standard (3.4.10); in lower case they are fine too (3.11).
func standardVulnerability(value string) Vulnerability {
	switch value {
	case "None", "Love", "-", "none", "love":
		return NoneVulnerable
	case "NS", "ns":
		return NorthSouthVulnerable
	case "EW", "ew":
		return EastWestVulnerable
	case "All", "Both", "all", "both":
		return AllVulnerable
	}
	return VulnerabilityUnknown
}

// otherVulnerabilities are what programs write, in upper case. "O" and "0" have two meanings.
var otherVulnerabilities = map[string]Vulnerability{
	"NONE": NoneVulnerable, "LOVE": NoneVulnerable, "NIL": NoneVulnerable, "-": NoneVulnerable,
	"NS": NorthSouthVulnerable, "N-S": NorthSouthVulnerable, "N/S": NorthSouthVulnerable,
	"EW": EastWestVulnerable, "E-W": EastWestVulnerable, "E/W": EastWestVulnerable,
	"ALL": AllVulnerable, "BOTH": AllVulnerable,
}

// ReadVulnerability reads a value of the Vulnerable tag.
func ReadVulnerability(value string) (v Vulnerability, standard bool) {
	if v = standardVulnerability(value); v != VulnerabilityUnknown {
		return v, true
	}
	return otherVulnerabilities[strings.ToUpper(trim(value))], false
}

// suitLetters become letters.
var suitLetters = strings.NewReplacer("♠", "S", "♥", "H", "♦", "D", "♣", "C", "\uFE0E", "", "\uFE0F", "")

// SuitLetters is a text with letters for suit symbols.
func SuitLetters(text string) string {
	if isPlain(text) {
		return text
	}
	return suitLetters.Replace(text)
}

// joined is a text in upper case, with letters for suit symbols and without white space.
func joined(text string) string {
	text = strings.ToUpper(SuitLetters(blanked(text)))
	if strings.IndexFunc(text, unicode.IsSpace) < 0 {
		return text
	}
	return strings.Join(strings.Fields(text), "")
}

// passedOut are other words for the contract Pass.
var passedOut = map[string]bool{"P": true, "PASS": true, "PASSED": true, "PASSEDOUT": true, "ALLPASS": true, "AP": true}

// risks are how programs write that a contract is doubled or redoubled, the longer before the shorter.
var risks = []struct {
	written string
	risk    bridge.Risk
}{{"XX", 2}, {"**", 2}, {"R", 2}, {"X", 1}, {"*", 1}}

// ReadContract reads the value of Contract, or a contract of a table.
func ReadContract(value string) (c bridge.Contract, ok, standard bool) {
	if c, ok = bridge.ParseContract(value); ok || value == "" || value == "?" {
		return c, ok, ok
	}
	word := joined(value)
	if passedOut[word] {
		return bridge.Contract{PassedOut: true}, true, false
	}
	for _, r := range risks {
		if rest, found := strings.CutSuffix(word, r.written); found {
			word, c.Risk = rest, r.risk
			break
		}
	}
	bid, ok := readBid(word)
	if !ok {
		return bridge.Contract{}, false, false
	}
	c.Level, c.Denomination = bid.Level(), bid.Denomination()
	return c, true, false
}

// readBid reads a bid in upper case, with N or SA for NT.
func readBid(word string) (bridge.Call, bool) {
	if rest, found := strings.CutSuffix(word, "SA"); found && len(rest) == 1 {
		word = rest + "NT"
	} else if rest, found := strings.CutSuffix(word, "N"); found && len(rest) == 1 {
		word = rest + "NT"
	}
	call, ok := bridge.ParseCall(word)
	return call, ok && call.IsBid()
}

// ReadDenomination reads a denomination of a table, as that of a bid.
func ReadDenomination(text string) (d bridge.Denomination, ok, standard bool) {
	if d, ok = bridge.ParseDenomination(text); ok {
		return d, true, true
	}
	bid, ok := readBid("1" + joined(text))
	if !ok {
		return 0, false, false
	}
	return bid.Denomination(), true, false
}

// callWords are how programs write calls that are no bids, in upper case.
var callWords = map[string]bridge.Call{
	"P": bridge.Pass, "PASS": bridge.Pass,
	"D": bridge.Double, "DBL": bridge.Double, "DBLE": bridge.Double, "DOUBLE": bridge.Double,
	"R": bridge.Redouble, "RD": bridge.Redouble, "RDBL": bridge.Redouble, "REDBL": bridge.Redouble, "REDOUBLE": bridge.Redouble,
}

// ReadCall reads a call of an auction or of a table, other than AP.
func ReadCall(text string) (call bridge.Call, ok, standard bool) {
	if call, ok = bridge.ParseCall(text); ok {
		return call, true, true
	}
	word := joined(text)
	if call, ok = callWords[word]; ok {
		return call, true, false
	}
	call, ok = readBid(word)
	return call, ok, false
}

// allPassWords are how programs write AP, in upper case.
var allPassWords = map[string]bool{"AP": true, "ALL": true, "ALLPASS": true, "ALL-PASS": true, "ALLP": true}

// ReadAllPass reads AP, which stands for as many passes as end the auction (3.5.1).
func ReadAllPass(text string) (ok, standard bool) {
	if text == "AP" || text == "ap" {
		return true, true
	}
	return allPassWords[joined(text)], false
}

// ReadCard reads a card of a play or of a table: also with 10 for T, or with the rank before the suit.
func ReadCard(text string) (card bridge.Card, ok, standard bool) {
	if card, ok = bridge.ParseCard(text); ok {
		return card, true, true
	}
	word := strings.Replace(SuitLetters(trim(text)), "10", "T", 1)
	if card, ok = bridge.ParseCard(word); ok || len(word) != 2 {
		return card, ok, false
	}
	card, ok = bridge.ParseCard(word[1:] + word[:1])
	return card, ok, false
}
