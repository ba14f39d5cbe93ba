package hands

import (
	"bytes"
	"strings"

	"pbn/core/bridge"
	"pbn/core/source"
)

// about reads what a word says of the board, of which it has the value after it, and returns where that ends; 0 if the word says nothing.
func (s *scanner) about(word string, line source.Span, at int) int {
	of := token{span: line, seat: bridge.NoSeat}
	switch strings.TrimSuffix(word, ".") {
	case "board", "bd", "donne", "spel":
		of.kind = boardToken
	case "dealer", "dlr", "teiler", "geber", "donneur", "gever":
		of.kind = dealerToken
	case "contract":
		of.kind = contractToken
	case "declarer":
		of.kind = declarerToken
	case "lead":
		of.kind = leadToken
	case "score":
		of.kind = scoreToken
	default:
		if !isVulnerable(word) {
			return 0
		}
		of.kind = vulnerableToken
	}
	for at < line.End && (blank(s.t[at:line.End]) > 0 || strings.IndexByte(":=#", s.t[at]) >= 0) {
		at++
	}
	if of.span.End = s.value(&of, at, line.End); of.span.End == 0 {
		return 0
	}
	s.tokens = append(s.tokens, of)
	return of.span.End
}

// isVulnerable reports whether a word of small letters says that a vulnerability comes before or after it.
func isVulnerable(word string) bool {
	switch word = strings.TrimSuffix(word, "."); word {
	case "vul", "gefahr", "kwetsbaar", "kwetsbaarheid":
		return true
	}
	const start, longest = "vuln", len("vulnérabilité.")
	return strings.HasPrefix(word, start) && len(word) <= longest
}

// vulnerableBehind reads a vulnerability whose word comes after it, as in "both vul" and "N/S in Gefahr", and returns where it ends, 0 if
// it is not one.
func (s *scanner) vulnerableBehind(at, word, lineEnd int) int {
	if s.t[at] == '-' {
		return 0
	}
	value, ok := vulnerability(s.t[at:word])
	if !ok {
		return 0
	}
	next := afterBlanks(s.t, word, lineEnd)
	end := wordEnd(s.t, next, lineEnd)
	if lower(s.t[next:end]) == "in" {
		next = afterBlanks(s.t, end, lineEnd)
		end = wordEnd(s.t, next, lineEnd)
	}
	if !isVulnerable(lower(s.t[next:end])) || end < lineEnd && isColon(s.t[end]) {
		return 0
	}
	of := token{kind: vulnerableToken, seat: bridge.NoSeat, text: value, span: source.Span{Start: at, End: end}}
	s.tokens = append(s.tokens, of)
	return end
}

// value reads the value of what a word said, and returns where it ends, 0 if it cannot be read.
func (s *scanner) value(of *token, at, end int) int {
	word := wordEnd(s.t, at, end)
	value := s.t[at:word]
	ok := false
	switch of.kind {
	case boardToken:
		digits := len(value) - len(bytes.TrimLeft(value, "0123456789"))
		of.text = string(value[:digits])
		ok = digits > 0 && digits <= 8 && isDecoration(bytes.TrimLeft(value[digits:], "\\"))
	case dealerToken, declarerToken:
		of.seat, ok = s.l.seat(bytes.TrimRight(value, "."))
		ok = ok && of.seat.Known()
	case vulnerableToken:
		of.text, ok = vulnerability(bytes.TrimRight(value, "."))
	case contractToken:
		return s.contract(of, at, end)
	case leadToken:
		of.card, word, ok = s.card(at, end)
	case scoreToken:
		return s.score(of, at, end)
	}
	if !ok {
		return 0
	}
	return word
}

// vulnerability returns the value of the tag for a word.
func vulnerability(word []byte) (string, bool) {
	if len(word) > len("everybody") {
		return "", false
	}
	return valueOf(vulnerabilities[:], lower(word))
}

// meaning is a word, and the value of a tag that it stands for.
type meaning struct{ word, value string }

func valueOf(all []meaning, word string) (value string, ok bool) {
	for i := range all {
		if all[i].word == word {
			return all[i].value, true
		}
	}
	return "", false
}

// vulnerabilities are the words for a vulnerability.
var vulnerabilities = [...]meaning{
	{"none", "None"}, {"nobody", "None"}, {"love", "None"}, {"nil", "None"}, {"-", "None"},
	{"keiner", "None"}, {"niemand", "None"}, {"personne", "None"},
	{"ns", "NS"}, {"n-s", "NS"}, {"n/s", "NS"}, {"nz", "NS"}, {"n-z", "NS"}, {"n/z", "NS"},
	{"ew", "EW"}, {"e-w", "EW"}, {"e/w", "EW"}, {"ow", "EW"}, {"o-w", "EW"}, {"o/w", "EW"}, {"eo", "EW"}, {"e-o", "EW"}, {"e/o", "EW"},
	{"all", "All"}, {"both", "All"}, {"game", "All"}, {"everybody", "All"},
	{"alle", "All"}, {"beide", "All"}, {"tous", "All"}, {"allen", "All"}, {"iedereen", "All"},
}

// ofGIB are the letters that GIB has for them after the dealer.
var ofGIB = [...]meaning{{"-", "None"}, {"N", "NS"}, {"E", "EW"}, {"B", "All"}}

// bid reads a level and a denomination, as in 3NT, 3N or 4♠, and returns where they end.
func (s *scanner) bid(at, end int) (level int, d bridge.Denomination, after int, ok bool) {
	if at >= end || s.t[at] < '1' || s.t[at] > '7' {
		return 0, 0, 0, false
	}
	level = int(s.t[at] - '0')
	at++
	if suit, n := suitMark(s.t[at:end]); n > 0 {
		return level, bridge.Denomination(bridge.Suits[suit]), at + n, true
	}
	if at == end {
		return 0, 0, 0, false
	}
	if upper(s.t[at]) == 'N' {
		if at++; at < end && upper(s.t[at]) == 'T' {
			at++
		}
		return level, bridge.NoTrump, at, true
	}
	suit, ok := bridge.ParseSuit(s.t[at])
	return level, bridge.Denomination(suit), at + 1, ok
}

// card reads a card, as in HK, ♥K or KH.
func (s *scanner) card(at, end int) (card bridge.Card, after int, ok bool) {
	if at >= end {
		return 0, 0, false
	}
	suit, from := 0, at+1
	if mark, n := suitMark(s.t[at:end]); n > 0 {
		suit, from = mark, at+n
	} else if suit = strings.IndexByte(suitLetters, upper(s.t[at])); suit < 0 {
		return 0, 0, false
	}
	from = afterSpaces(s.t, from, end)
	word := wordEnd(s.t, from, end)
	text := bytes.TrimRight(s.t[from:word], ".")
	if !s.l.areRanks(text, anyCase) {
		return 0, 0, false
	}
	var c cards
	c.add(s.l, suit, text)
	if c.n != 1 || c.small {
		return 0, 0, false
	}
	for card := range bridge.Card(bridge.Cards) {
		if c.hand.Has(card) {
			return card, word, true
		}
	}
	return 0, 0, false
}

// contract reads a contract, its declarer, and the tricks made: "3NT by South", "4SX N +1", "2♥ West, -2". What it has to say is the whole
// of it.
func (s *scanner) contract(of *token, at, end int) int {
	level, d, at, ok := s.bid(at, end)
	if !ok {
		return 0
	}
	contract := bridge.Contract{Level: level, Denomination: d}
	for at < end && (upper(s.t[at]) == 'X' || s.t[at] == '*') && contract.Risk < 2 {
		contract.Risk++
		at++
	}
	of.text = contract.String()
	last := at
	for range 2 {
		next := afterBlanks(s.t, at, end)
		word := wordEnd(s.t, next, end)
		if seat, ok := s.l.seat(bytes.TrimRight(s.t[next:word], ".")); ok && seat.Known() {
			of.seat = seat
			return word
		}
		if lower(s.t[next:word]) != "by" {
			break
		}
		at = word
	}
	if last < end && blank(s.t[last:end]) == 0 {
		return 0 // more of the same word
	}
	return last
}

// score reads a score of a side: "NS 620", "EW -50", "+620 NS".
func (s *scanner) score(of *token, at, end int) int {
	first := wordEnd(s.t, at, end)
	next := afterBlanks(s.t, first, end)
	second := wordEnd(s.t, next, end)
	side, number := s.t[at:first], s.t[next:second]
	if len(side) > 0 && (isDigit(side[len(side)-1])) {
		side, number = number, side
	}
	name, ok := vulnerability(side)
	digits := bytes.TrimLeft(number, "+-")
	if !ok || name != "NS" && name != "EW" || len(digits) == 0 || len(digits) > 5 || len(number)-len(digits) > 1 {
		return 0
	}
	for _, c := range digits {
		if !isDigit(c) {
			return 0
		}
	}
	of.text = name + " " + string(bytes.TrimPrefix(number, []byte{'+'}))
	return second
}

// calls reads a line with nothing but calls, "-" before the first of them for players whose turn it is not, and returns where these begin;
// ok says that there is a bid, or four passes at least.
func (s *scanner) calls(at, end int, after []bridge.Call) (calls []bridge.Call, dashes, first int, ok bool) {
	calls, first = after, -1
	for at = afterBlanks(s.t, at, end); at < end; at = afterBlanks(s.t, at, end) {
		if first < 0 {
			if n := dash(s.t[at:end]); n > 0 {
				for n > 0 {
					at += n
					n = dash(s.t[at:end])
				}
				dashes++
				continue
			}
			first = at
		}
		word := wordEnd(s.t, at, end)
		if level, d, next, isBid := s.bid(at, end); isBid {
			calls = append(calls, bridge.Bid(level, d))
			for next < end && strings.IndexByte("!?=", s.t[next]) >= 0 {
				next++
			}
			if next < end && blank(s.t[next:end]) == 0 {
				return after, 0, 0, false
			}
			at = next
			continue
		}
		switch lower(bytes.TrimRight(s.t[at:word], "!?=.")) {
		case "p", "pass":
			calls = append(calls, bridge.Pass)
		case "x", "dbl", "dble", "double", "d":
			calls = append(calls, bridge.Double)
		case "xx", "rdbl", "redbl", "redouble", "r":
			calls = append(calls, bridge.Redouble)
		case "all":
			if next := afterBlanks(s.t, word, end); lower(s.t[next:wordEnd(s.t, next, end)]) != "pass" {
				return after, 0, 0, false
			}
			word = wordEnd(s.t, afterBlanks(s.t, word, end), end)
			calls = appendPasses(calls)
		case "ap":
			calls = appendPasses(calls)
		default:
			return after, 0, 0, false
		}
		at = word
	}
	return calls, dashes, first, len(calls) > len(after)
}

// appendPasses appends the passes that end an auction.
func appendPasses(calls []bridge.Call) []bridge.Call {
	var auction bridge.Auction
	for i, call := range calls {
		auction.Add(bridge.North.Next(i), call)
	}
	for n := auction.PassesToEnd(); n > 0; n-- {
		calls = append(calls, bridge.Pass)
	}
	return calls
}

// column is the head of a column of an auction.
type column struct {
	seat  bridge.Seat
	start int
}

// heads reads a line that has the four seats, one after the other round the table, and nothing else.
func (s *scanner) heads(line source.Span) (heads [4]column, ok bool) {
	at := line.Start
	for i := range heads {
		at = afterBlanks(s.t, at, line.End)
		word := wordEnd(s.t, at, line.End)
		seat, isSeat := s.l.seat(s.t[at:word])
		if !isSeat || !seat.Known() || i > 0 && seat != heads[i-1].seat.Next(1) {
			return heads, false
		}
		heads[i] = column{seat, at - line.Start}
		if at = word; at < line.End && s.t[at] == ':' {
			at++
		}
	}
	return heads, isDecoration(s.t[at:line.End])
}

// link is a link, and what is known of it.
type link struct {
	span source.Span
	// query is what comes after its question mark.
	query source.Span
}

// nextLink returns the next link of a line.
func (s *scanner) nextLink(at, end int) (l link, ok bool) {
	i := bytes.Index(s.t[at:end], []byte("http"))
	if i < 0 {
		return l, false
	}
	l.span = source.Span{Start: at + i, End: at + i}
	for l.span.End < end && s.t[l.span.End] > ' ' && strings.IndexByte("<>\"", s.t[l.span.End]) < 0 {
		l.span.End++
	}
	l.query = source.Span{Start: l.span.End, End: l.span.End}
	if n := bytes.IndexByte(s.t[l.span.Start:l.span.End], '?'); n >= 0 {
		l.query.Start = l.span.Start + n + 1
	}
	return l, true
}

// withoutDeal are what links have that lead to deals and do not have them.
var withoutDeal = [...]string{"/myhands/", "fetchlin.php", "tview.php", "myhand=", "/vugraph_linfetch"}

// hasNoDeal reports whether a link leads to deals that are not in it.
func (s *scanner) hasNoDeal(l *link) bool {
	address := lower(s.t[l.span.Start:l.span.End])
	for _, part := range withoutDeal {
		if strings.Contains(address, part) {
			return true
		}
	}
	return false
}
