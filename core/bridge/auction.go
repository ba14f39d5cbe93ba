package bridge

import "strconv"

// Denomination is what a contract is played in: a suit, with the same number as the suit, or NoTrump.
type Denomination uint8

// NoTrump is the highest denomination.
const NoTrump Denomination = 4

// String returns S, H, D, C or NT.
func (d Denomination) String() string {
	if d == NoTrump {
		return "NT"
	}
	return suitLetters[d : d+1]
}

// ParseDenomination reads S, H, D, C or NT in upper or in lower case, not mixed (3.11).
func ParseDenomination(text string) (Denomination, bool) {
	switch {
	case len(text) == 1:
		s, ok := ParseSuit(text[0])
		return Denomination(s), ok
	case len(text) == 2:
		return NoTrump, text == "NT" || text == "nt"
	}
	return 0, false
}

// Call is a pass, a double, a redouble or a bid. Bids compare by their height.
type Call uint8

// The calls that are not bids; the lowest bid comes after them.
const (
	Pass Call = iota
	Double
	Redouble
	firstBid
)

// Calls is how many calls there are.
const Calls = int(firstBid) + len(bidNames)

// Bid returns the bid of a level from 1 to 7.
func Bid(level int, d Denomination) Call { return firstBid + Call(level-1)*5 + Call(d) }

// IsBid reports whether the call is a bid.
func (c Call) IsBid() bool { return c >= firstBid }

// Level returns the number of odd tricks of a bid, 1 to 7.
func (c Call) Level() int { return int(c-firstBid)/5 + 1 }

// Denomination returns the denomination of a bid.
func (c Call) Denomination() Denomination { return Denomination((c - firstBid) % 5) }

// String returns the call as the standard writes it (3.5.1).
func (c Call) String() string {
	if c.IsBid() {
		return bidNames[c-firstBid]
	}
	return [...]string{"Pass", "X", "XX"}[c]
}

// bidNames has the names of all bids, in ascending order.
var bidNames = func() (names [35]string) {
	for i := range names {
		bid := firstBid + Call(i)
		names[i] = strconv.Itoa(bid.Level()) + bid.Denomination().String()
	}
	return names
}()

// ParseCall reads a call of the standard (3.5.1): Pass, X, XX or a bid, in upper or in lower case.
func ParseCall(text string) (Call, bool) {
	switch text {
	case "Pass", "pass":
		return Pass, true
	case "X", "x":
		return Double, true
	case "XX", "xx":
		return Redouble, true
	}
	if len(text) < 2 || text[0] < '1' || text[0] > '7' {
		return 0, false
	}
	d, ok := ParseDenomination(text[1:])
	return Bid(int(text[0]-'0'), d), ok
}

// Risk says whether a contract is undoubled, doubled or redoubled: 0, 1 or 2.
type Risk uint8

// String returns "", X or XX.
func (r Risk) String() string { return "XX"[:r] }

// Contract is what an auction leads to (3.4.14).
type Contract struct {
	PassedOut    bool
	Level        int // 1 to 7; 0 in an end position, which names only the denomination (3.10)
	Denomination Denomination
	Risk         Risk
}

// String returns "Pass", "4HX", or "H" in an end position.
func (c Contract) String() string {
	switch {
	case c.PassedOut:
		return "Pass"
	case c.Level == 0:
		return c.Denomination.String()
	}
	return strconv.Itoa(c.Level) + c.Denomination.String() + c.Risk.String()
}

// ParseContract reads a contract of the standard in upper or in lower case.
func ParseContract(text string) (Contract, bool) {
	if text == "Pass" || text == "pass" {
		return Contract{PassedOut: true}, true
	}
	if d, ok := ParseDenomination(text); ok {
		return Contract{Denomination: d}, true
	}
	if len(text) < 2 || text[0] < '1' || text[0] > '7' {
		return Contract{}, false
	}
	end := len(text)
	for end > 1 && end > len(text)-2 && index("X", text[end-1]) == 0 {
		end--
	}
	d, ok := ParseDenomination(text[1:end])
	if risk := text[end:]; risk == "Xx" || risk == "xX" {
		ok = false
	}
	return Contract{Level: int(text[0] - '0'), Denomination: d, Risk: Risk(len(text) - end)}, ok
}

// Auction follows an auction call by call, by the laws of bridge. The zero value is an auction without a call.
type Auction struct {
	high       Call
	highBidder Seat
	risk       Risk
	passes     int
	unclear    bool
	firstNamed [2][5]Seat
	named      [2][5]bool
}

// Fault is what is wrong with a call by the laws.
type Fault uint8

// The faults of a call.
const (
	NoFault Fault = iota
	AfterEnd
	Insufficient
	IllegalDouble
	IllegalRedouble
)

// Check returns what is wrong with a call that seat would make now.
func (a *Auction) Check(seat Seat, c Call) Fault {
	theirs := a.highBidder.NorthSouth() != seat.NorthSouth()
	switch {
	case a.Ended():
		return AfterEnd
	case a.unclear || c == Pass:
		return NoFault
	case c == Double && (a.high == 0 || !theirs || a.risk != 0):
		return IllegalDouble
	case c == Redouble && (a.high == 0 || theirs || a.risk != 1):
		return IllegalRedouble
	case c.IsBid() && c <= a.high:
		return Insufficient
	}
	return NoFault
}

// Add records a call, whatever Check says about it: an insufficient bid that was accepted counts (3.9).
func (a *Auction) Add(seat Seat, c Call) {
	if c == Pass {
		a.passes++
		return
	}
	a.passes = 0
	switch {
	case c == Double:
		a.risk = 1
	case c == Redouble:
		a.risk = 2
	default:
		a.high, a.highBidder, a.risk = c, seat, 0
		side, d := seat%2, c.Denomination()
		if !a.named[side][d] {
			a.named[side][d], a.firstNamed[side][d] = true, seat
		}
	}
}

// AddUnknown records a call that cannot be read; then nobody knows what the auction leads to.
func (a *Auction) AddUnknown() {
	a.passes = 0
	a.unclear = true
}

// High returns the highest bid so far and who made it; ok is false before the first.
func (a *Auction) High() (bid Call, bidder Seat, ok bool) { return a.high, a.highBidder, a.high != 0 }

// Ended reports whether three passes follow a bid, or four calls were passes.
func (a *Auction) Ended() bool { return a.PassesToEnd() <= 0 }

// PassesToEnd returns how many passes end the auction, which is what AP means (3.5.1).
func (a *Auction) PassesToEnd() int {
	if a.high == 0 && !a.unclear {
		return 4 - a.passes
	}
	return 3 - a.passes
}

// Contract returns what an ended auction leads to, with its declarer, who is NoSeat if all passed. ok is false while the auction goes on,
// or if a call could not be read.
func (a *Auction) Contract() (c Contract, declarer Seat, ok bool) {
	if !a.Ended() || a.unclear {
		return Contract{}, NoSeat, false
	}
	if a.high == 0 {
		return Contract{PassedOut: true}, NoSeat, true
	}
	d := a.high.Denomination()
	return Contract{Level: a.high.Level(), Denomination: d, Risk: a.risk}, a.firstNamed[a.highBidder%2][d], true
}
