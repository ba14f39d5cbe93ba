package lin

import (
	"bytes"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// split returns the fields of a span that commas separate.
func split(t []byte, s source.Span) (fields []source.Span) {
	fields = make([]source.Span, 0, 1+bytes.Count(t[s.Start:s.End], []byte(",")))
	start := s.Start
	for at := s.Start; at < s.End; at++ {
		if t[at] == ',' {
			fields = append(fields, trimmed(t, source.Span{Start: start, End: at}))
			start = at + 1
		}
	}
	return append(fields, trimmed(t, source.Span{Start: start, End: s.End}))
}

// readHand reads a hand: the letter of a suit and its cards, in any order. An empty one is not known. fault says why it cannot be read; it
// is 0 if it can.
func readHand(t []byte, s source.Span) (h hand, fault diag.Kind[diag.None]) {
	h.span = trimmed(t, s)
	suit, hasSuit := bridge.Spades, false
	for at := h.span.Start; at < h.span.End; at++ {
		c := t[at]
		if isSpace(c) || c == '.' || c == '-' {
			continue
		}
		if next, isSuit := bridge.ParseSuit(c); isSuit {
			suit, hasSuit = next, true
			continue
		}
		rank, end, isRank := readRank(t, at, h.span.End)
		switch {
		case c == 'x' || c == 'X':
			return hand{span: h.span}, handWithX
		case !isRank:
			return hand{span: h.span}, noHand
		case !hasSuit:
			return hand{span: h.span}, cardBeforeSuit
		}
		card := bridge.NewCard(suit, rank)
		h.cards = h.cards.With(card)
		h.places = append(h.places, place{card, source.Span{Start: at, End: end}})
		at = end - 1
	}
	h.known = len(h.places) > 0
	return h, 0
}

// readRank reads a rank at a place; the ten may be written 10.
func readRank(t []byte, at, limit int) (rank bridge.Rank, end int, ok bool) {
	if t[at] == '1' {
		rank, ok = bridge.ParseRank('T')
		if at+1 < limit && t[at+1] == '0' {
			at++
		}
		return rank, at + 1, ok
	}
	rank, ok = bridge.ParseRank(t[at])
	return rank, at + 1, ok
}

// readVulnerability reads the value of sv.
func readVulnerability(t []byte) (v values.Vulnerability, ok bool) {
	if len(t) == 0 {
		return values.VulnerabilityUnknown, true
	}
	switch t[0] {
	case 'o', 'O', '0', '-':
		return values.NoneVulnerable, true
	case 'n', 'N':
		return values.NorthSouthVulnerable, true
	case 'e', 'E':
		return values.EastWestVulnerable, true
	case 'b', 'B':
		return values.AllVulnerable, true
	}
	return values.VulnerabilityUnknown, false
}

// vulnerabilityLetters has the values of sv.
var vulnerabilityLetters = [...]string{
	values.VulnerabilityUnknown: "", values.NoneVulnerable: "o", values.NorthSouthVulnerable: "n", values.EastWestVulnerable: "e", values.AllVulnerable: "b",
}

// readCall reads a call at a place, and whether it is alerted.
func readCall(t []byte, at, limit int) (call bridge.Call, alerted bool, end int, ok bool) {
	c := t[at] | 0x20
	end = at + 1
	switch {
	case c == 'p':
		call, ok = bridge.Pass, true
		if limit-at >= len("pass") && equalFold(t[at:at+len("pass")], "pass") {
			end = at + len("pass")
		}
	case c == 'd':
		call, ok = bridge.Double, true
		if limit-at >= len("dbl") && equalFold(t[at:at+len("dbl")], "dbl") {
			end = at + len("dbl")
		}
	case c == 'r':
		call, ok = bridge.Redouble, true
		if limit-at >= len("rdbl") && equalFold(t[at:at+len("rdbl")], "rdbl") {
			end = at + len("rdbl")
		}
	case c == 'x':
		call, ok = bridge.Double, true
		if end < limit && t[end]|0x20 == 'x' {
			call, end = bridge.Redouble, end+1
		}
	case t[at] >= '1' && t[at] <= '7' && skipSpace(t, end, limit) < limit:
		var d bridge.Denomination
		if d, end, ok = readDenomination(t, skipSpace(t, end, limit), limit); ok {
			call = bridge.Bid(int(t[at]-'0'), d)
		}
	}
	for ok {
		mark := skipSpace(t, end, limit)
		if mark == limit || t[mark] != '!' {
			break
		}
		alerted, end = true, mark+1
	}
	return call, alerted, end, ok
}

// readDenomination reads a denomination at a place; no trump is N or NT.
func readDenomination(t []byte, at, limit int) (d bridge.Denomination, end int, ok bool) {
	end = at + 1
	if t[at]|0x20 == 'n' {
		if end < limit && t[end]|0x20 == 't' {
			end++
		}
		return bridge.NoTrump, end, true
	}
	s, ok := bridge.ParseSuit(t[at])
	return bridge.Denomination(s), end, ok
}

// equalFold reports whether a text is a word in lower case, whatever its own case.
func equalFold(t []byte, word string) bool {
	if len(t) != len(word) {
		return false
	}
	for i, c := range t {
		if c|0x20 != word[i] {
			return false
		}
	}
	return true
}

// skipSpace returns where white space ends: a line end may be in the middle of a value.
func skipSpace(t []byte, at, limit int) int {
	for at < limit && isSpace(t[at]) {
		at++
	}
	return at
}

// readNumber reads a number with at most four digits.
func readNumber(t []byte) (n int, ok bool) {
	const longest = 4
	if len(t) == 0 || len(t) > longest {
		return 0, false
	}
	for _, c := range t {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return n, true
}

// readTricks reads the value of mc.
func readTricks(t []byte) (tricks int, ok bool) {
	tricks, ok = readNumber(t)
	return tricks, ok && tricks <= 13
}

// readRoom reads the value of qx: the number of a board after the letter of its room, or after that of a chapter of a lesson, as in A1 or
// C22. With capitals C is a room, too.
func readRoom(t []byte, s source.Span, capitals bool) (in room, number source.Span, isChapter bool) {
	if s.Start == s.End {
		return openRoom, s, false
	}
	letter, number := t[s.Start], source.Span{Start: s.Start + 1, End: s.End}
	switch _, isNumber := readNumber(t[number.Start:number.End]); {
	case letter == 'o' || letter == 'O':
		return openRoom, number, false
	case letter == 'c', letter == 'C' && capitals:
		return closedRoom, number, false
	case isNumber && letter|0x20 >= 'a' && letter|0x20 <= 'z':
		return openRoom, number, true
	}
	return openRoom, s, false
}

// result is an entry of rs.
type result struct {
	contract bridge.Contract
	declarer bridge.Seat
	tricks   int // -1 if it does not say
}

// readResult reads an entry of rs, such as 4SE+1, 5DNx-2 or PASS.
func readResult(t []byte) (r result, ok bool) {
	r = result{declarer: bridge.NoSeat, tricks: -1}
	if len(t) > 0 && t[0]|0x20 == 'p' {
		r.contract.PassedOut = true
		return r, true
	}
	if len(t) < 3 || t[0] < '1' || t[0] > '7' {
		return r, false
	}
	r.contract.Level = int(t[0] - '0')
	at := 1
	if r.contract.Denomination, at, ok = readDenomination(t, at, len(t)); !ok {
		return r, false
	}
	for ; at < len(t); at++ {
		switch c := t[at]; {
		case c|0x20 == 'x' && r.contract.Risk < 2:
			r.contract.Risk++
		case c == '=' || c == '+' || c == '-':
			over := 0
			if c != '=' {
				if over, ok = readNumber(t[at+1:]); !ok {
					return r, false
				}
				if c == '-' {
					over = -over
				}
			} else if at+1 < len(t) {
				return r, false
			}
			r.tricks = 6 + r.contract.Level + over
			return r, r.declarer.Known() && r.tricks >= 0 && r.tricks <= 13
		default:
			seat, isSeat := bridge.ParseSeat(c)
			if !isSeat || r.declarer.Known() {
				return r, false
			}
			r.declarer = seat
		}
	}
	return r, r.declarer.Known()
}

// String returns a result as rs has it.
func (r result) String() string {
	if r.contract.PassedOut {
		return "PASS"
	}
	s := strconv.Itoa(r.contract.Level) + r.contract.Denomination.String()[:1] + r.declarer.String() + "xx"[:r.contract.Risk]
	if r.tricks < 0 {
		return s
	}
	return s + r.contract.Result(r.tricks)
}

// The fields of vg, from the scoring on.
const (
	vgScoring = iota
	vgFirst
	vgLast
	vgTeam1
	vgCarryover1
	vgTeam2
	vgCarryover2
	vgRest
)

// matchFields returns the fields of vg: title, segment, and those from the scoring on. Title and segment can have commas: the scoring, a
// letter with two numbers after it, says where they end. Without a scoring, fields is nil.
func matchFields(t []byte, s source.Span) (title, segment source.Span, fields []source.Span) {
	fields = split(t, s)
	title = fields[0]
	number := func(i int) bool {
		_, ok := readNumber(t[fields[i].Start:fields[i].End])
		return ok
	}
	for i := 1; i+vgLast < len(fields); i++ {
		if fields[i].End-fields[i].Start > 1 || !number(i+vgFirst) || !number(i+vgLast) {
			continue
		}
		if i > 1 {
			title, segment = trimmed(t, source.Span{Start: title.Start, End: fields[i-2].End}), fields[i-1]
		}
		return title, segment, fields[i:]
	}
	return title, segment, nil
}
