package values

import (
	"strings"

	"pbn/core/bridge"
)

// ReadSeat reads a seat: the value of Dealer, Auction or Play, or of Declarer without its caret. If it cannot be read it is NoSeat.
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
	switch strings.ToUpper(word) {
	case "NORTH":
		return bridge.North, false
	case "EAST":
		return bridge.East, false
	case "SOUTH":
		return bridge.South, false
	case "WEST":
		return bridge.West, false
	}
	return bridge.NoSeat, false
}

func seatValue(text string) Value {
	seat, standard := ReadSeat(text)
	return ofSeat(seat, false, standard)
}

func ofSeat(seat bridge.Seat, swapped, standard bool) Value {
	if !seat.Known() {
		return bad
	}
	number := uint64(seat)
	if swapped {
		number |= swappedBit
	}
	return understood(standard, number)
}

// swappedBit is beside a seat in the number of a value.
const swappedBit = 1 << 7

// Seat returns the seat of a seat or a declarer; NoSeat if it was not understood.
func (v Value) Seat() bridge.Seat {
	if !v.Understood() {
		return bridge.NoSeat
	}
	return bridge.Seat(v.number() &^ swappedBit)
}

// Swapped reports whether a declarer is swapped with dummy (3.4.13).
func (v Value) Swapped() bool { return v.number()&swappedBit != 0 }

func seatForm(_ string, v Value) string { return v.Seat().String() }

// ReadDeclarer reads a seat, with a caret if declarer is swapped with dummy (3.4.13).
func ReadDeclarer(value string) (seat bridge.Seat, swapped, standard bool) {
	value, swapped = strings.CutPrefix(value, "^")
	seat, standard = ReadSeat(value)
	return seat, swapped && seat.Known(), standard
}

func declarerValue(text string) Value {
	seat, swapped, standard := ReadDeclarer(text)
	return ofSeat(seat, swapped, standard)
}

func declarerForm(_ string, v Value) string {
	if v.Swapped() {
		return "^" + v.Seat().String()
	}
	return v.Seat().String()
}

// Vulnerability says which sides are vulnerable.
type Vulnerability uint8

// The vulnerabilities. VulnerabilityUnknown is not a value of the tag.
const (
	VulnerabilityUnknown Vulnerability = iota
	NoneVulnerable
	NorthSouthVulnerable
	EastWestVulnerable
	AllVulnerable
)

// String returns the value as export format has it (3.4.10).
func (v Vulnerability) String() string { return [...]string{"", "None", "NS", "EW", "All"}[v] }

// Sides reports of each side, by bridge.Side, whether it is vulnerable.
func (v Vulnerability) Sides() [2]bool {
	return [2]bool{v == NorthSouthVulnerable || v == AllVulnerable, v == EastWestVulnerable || v == AllVulnerable}
}

// StandardVulnerability reads a value of the standard (3.4.10), also in lower case (3.11).
func StandardVulnerability[T string | []byte](value T) Vulnerability {
	switch string(value) {
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

// otherVulnerability reads what programs write, in upper case. "O" and "0" have two meanings and are not read.
func otherVulnerability(word string) Vulnerability {
	switch word {
	case "NONE", "LOVE", "NIL", "-":
		return NoneVulnerable
	case "NS", "N-S", "N/S":
		return NorthSouthVulnerable
	case "EW", "E-W", "E/W":
		return EastWestVulnerable
	case "ALL", "BOTH":
		return AllVulnerable
	}
	return VulnerabilityUnknown
}

// ReadVulnerability reads a value of the Vulnerable tag.
func ReadVulnerability(value string) (v Vulnerability, standard bool) {
	if v = StandardVulnerability(value); v != VulnerabilityUnknown {
		return v, true
	}
	return otherVulnerability(strings.ToUpper(trim(value))), false
}

func vulnerabilityValue(text string) Value {
	v, standard := ReadVulnerability(text)
	if v == VulnerabilityUnknown {
		return bad
	}
	return understood(standard, uint64(v))
}

// Vulnerability returns the vulnerability of a value of that type.
func (v Value) Vulnerability() Vulnerability { return Vulnerability(v.number()) }

func vulnerabilityForm(_ string, v Value) string { return v.Vulnerability().String() }

// formOf returns how export format writes what was read; most texts are that already.
func formOf[T interface{ String() string }](text string, v Value, read T) string {
	if v.State() == Standard && !hasLower(text) {
		return text
	}
	return read.String()
}

// hasLower reports whether a text has a letter in lower case.
func hasLower(text string) bool {
	for i := range len(text) {
		if text[i] >= 'a' && text[i] <= 'z' {
			return true
		}
	}
	return false
}

// risks has what programs write for doubled and redoubled, the longer forms before the shorter.
var risks = []struct {
	written string
	risk    bridge.Risk
}{{"XX", 2}, {"**", 2}, {"R", 2}, {"X", 1}, {"*", 1}}

// ReadContract reads the value of Contract, or a contract of a table.
func ReadContract(value string) (c bridge.Contract, ok, standard bool) {
	if c, ok = bridge.ParseContract(value); ok || SaysNothing(value) {
		return c, ok, ok
	}
	word := joined(value)
	switch word {
	case "P", "PASS", "PASSED", "PASSEDOUT", "ALLPASS", "AP":
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

func contractValue(text string) Value {
	c, ok, standard := ReadContract(text)
	if !ok {
		return bad
	}
	number := uint64(c.Level) | uint64(c.Denomination)<<denominationShift | uint64(c.Risk)<<riskShift
	if c.PassedOut {
		number |= passedOutBit
	}
	return understood(standard, number)
}

// The places of the parts of a contract in the number of a value, above its level.
const (
	denominationShift = 4
	riskShift         = 8
	passedOutBit      = 1 << 12
)

// Contract returns the contract of a value of that type.
func (v Value) Contract() bridge.Contract {
	n := v.number()
	return bridge.Contract{
		PassedOut: n&passedOutBit != 0, Level: int(n & 15), Denomination: bridge.Denomination(n >> denominationShift & 15), Risk: bridge.Risk(n >> riskShift & 15),
	}
}

func contractForm(text string, v Value) string { return formOf(text, v, v.Contract()) }

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

// ReadDenomination reads a denomination of a table, with the words that programs use in bids.
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

func denominationValue(text string) Value {
	d, ok, standard := ReadDenomination(text)
	if !ok {
		return bad
	}
	return understood(standard, uint64(d))
}

// Denomination returns the denomination of a value of that type.
func (v Value) Denomination() bridge.Denomination { return bridge.Denomination(v.number()) }

func denominationForm(text string, v Value) string { return formOf(text, v, v.Denomination()) }

// ReadCall reads a call of an auction or of a table, other than AP.
func ReadCall(text string) (call bridge.Call, ok, standard bool) {
	if call, ok = bridge.ParseCall(text); ok {
		return call, true, true
	}
	word := joined(text)
	switch word {
	case "P", "PASS":
		return bridge.Pass, true, false
	case "D", "DB", "DBL", "DBLE", "DOUBLE":
		return bridge.Double, true, false
	case "R", "RD", "RDB", "RDBL", "REDBL", "REDOUBLE":
		return bridge.Redouble, true, false
	}
	call, ok = readBid(word)
	return call, ok, false
}

// ReadAllPass reports whether a text is AP, which means as many passes as end the auction (3.5.1).
func ReadAllPass(text string) (ok, standard bool) {
	if text == "AP" || text == "ap" {
		return true, true
	}
	switch joined(text) {
	case "AP", "ALL", "ALLPASS", "ALL-PASS", "ALLP":
		return true, false
	}
	return false, false
}

// ReadCard reads a card of a play or of a table, also with 10 for T, or with the rank before the suit.
func ReadCard(text string) (card bridge.Card, ok, standard bool) {
	if card, ok = bridge.ParseCard(text); ok {
		return card, true, true
	}
	word := ReplaceFirst(SuitLetters(trim(text)), "10", "T")
	if card, ok = bridge.ParseCard(word); ok || len(word) != 2 {
		return card, ok, false
	}
	card, ok = bridge.ParseCard(word[1:] + word[:1])
	return card, ok, false
}

// In a table, a call or a card may also be "0", which means all other actions in files of the standard's author, and a card may be a suit:
// all its cards. These numbers differ from those of calls and cards.
const (
	allOthers = 1 << 8
	allPass   = 1 << 9
	allOfSuit = 1 << 10
)

func callValue(text string) Value {
	if text == "0" {
		return understood(true, allOthers)
	}
	if ok, standard := ReadAllPass(text); ok {
		return understood(standard, allPass)
	}
	call, ok, standard := ReadCall(text)
	if !ok {
		return bad
	}
	return understood(standard, uint64(call))
}

func callForm(text string, v Value) string {
	switch n := v.number(); n {
	case allOthers:
		return text
	case allPass:
		return "AP"
	default:
		return formOf(text, v, bridge.Call(n))
	}
}

func cardValue(text string) Value {
	if text == "0" {
		return understood(true, allOthers)
	}
	if suit, ok := bridge.ParseDenomination(text); ok && suit != bridge.NoTrump {
		return understood(true, allOfSuit|uint64(suit))
	}
	card, ok, standard := ReadCard(text)
	if !ok {
		return bad
	}
	return understood(standard, uint64(card))
}

func cardForm(text string, v Value) string {
	switch n := v.number(); {
	case n == allOthers:
		return text
	case n >= allOfSuit:
		return formOf(text, v, bridge.Denomination(n-allOfSuit))
	default:
		return formOf(text, v, bridge.Card(n))
	}
}
