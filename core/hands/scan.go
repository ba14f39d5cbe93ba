package hands

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/source"
)

// kind is what a token is.
type kind uint8

const (
	seatToken    kind = iota // whose hand comes next
	suitToken                // the cards of a suit
	handToken                // a hand with points between its suits
	unknownToken             // "-" in place of a hand
	boardToken
	dealerToken
	vulnerableToken
)

// token is a piece of a line that means something.
type token struct {
	kind kind
	seat bridge.Seat
	// suit is the place of a suit, from spades on; isVoid says that "-" or the like stands for its cards.
	suit   int
	isVoid bool
	cards  cards
	// text is the number of a board, or a vulnerability as the tag has it.
	text string
	span source.Span
}

// isOfHand reports whether a token is a hand, or a suit of one.
func (t *token) isOfHand() bool {
	return t.kind == handToken || t.kind == unknownToken || t.kind == suitToken
}

// cards are the cards of a hand or of a suit.
type cards struct {
	hand         bridge.Hand
	small, twice bool
}

// add adds a card, unless it is an x.
func (c *cards) add(suit int, letter byte) {
	rank, ok := bridge.ParseRank(letter)
	if !ok {
		c.small = true
		return
	}
	card := bridge.NewCard(bridge.Suits[suit], rank)
	c.twice = c.twice || c.hand.Has(card)
	c.hand = c.hand.With(card)
}

// addAll adds cards of a suit, which are ranks as [ranks] knows them.
func (c *cards) addAll(suit int, ranks []byte) {
	for i := 0; i < len(ranks); i++ {
		letter := ranks[i]
		if letter == '1' {
			letter = 'T'
			i++
		}
		if letter >= 'a' {
			letter -= 'a' - 'A'
		}
		c.add(suit, letter)
	}
}

// scanner finds the tokens of lines.
type scanner struct {
	t      []byte
	tokens []token
	// strange says that a line has something else, too.
	strange bool
}

// line finds the tokens of a line.
func (s *scanner) line(of source.Span) {
	s.tokens, s.strange = s.tokens[:0], false
	for at := of.Start; at < of.End; {
		if n := blank(s.t[at:of.End]); n > 0 {
			at += n
			continue
		}
		at = s.token(at, of.End)
	}
}

// token reads what begins at a place, and returns where it ends.
func (s *scanner) token(at, end int) int {
	if suit, n := suitMark(s.t[at:end]); n > 0 {
		return s.suit(at, at+n, end, suit)
	}
	word := s.word(at, end)
	text := s.t[at : at+word]
	after := at + word
	isLabel := after < end && s.t[after] == ':'
	if isLabel {
		after++
	}
	if c, ok := dotted(text); ok {
		s.tokens = append(s.tokens, token{kind: handToken, cards: c, span: source.Span{Start: at, End: at + word}})
		return at + word
	}
	if string(text) == "-" && s.afterHand() {
		s.tokens = append(s.tokens, token{kind: unknownToken, span: source.Span{Start: at, End: at + word}})
		return at + word
	}
	suit, isSuit := suitWord(text, isLabel)
	seat, isSeat := seatWord(text)
	if len(text) == 1 && text[0] >= 'a' && !isLabel {
		isSeat = false // the "s" of "It's"
	}
	if isSuit && (!isSeat || !s.handFollows(after, end)) {
		if done := s.suit(at, after, end, suit); done > after || isLabel || s.isVoidSuit(suit, after, end) {
			return done
		}
		s.tokens = s.tokens[:len(s.tokens)-1]
	}
	if isSeat {
		s.tokens = append(s.tokens, token{kind: seatToken, seat: seat, span: source.Span{Start: at, End: after}})
		return after
	}
	if len(text) > 1 && !isLabel {
		if suit := strings.IndexByte(suitLetters, text[0]); suit >= 0 {
			if n := ranks(text[1:], false); n == len(text)-1 {
				return s.suit(at, at+1, end, suit)
			}
		}
	}
	if done := s.about(string(bytes.ToLower(text)), source.Span{Start: at, End: end}, after); done > 0 {
		return done
	}
	s.strange = true
	return after
}

// namesCards reports whether a line is prose that names cards, as in "West threw S2 and H4 on the spades": it has other words, and of several suits
// one card each.
func (s *scanner) namesCards() bool {
	suits := 0
	for i := range s.tokens {
		t := &s.tokens[i]
		if !t.isOfHand() {
			continue
		}
		switch n := t.cards.hand.Len(); {
		case t.kind != suitToken, t.cards.small, t.isVoid, n > 1:
			return false
		case n == 1:
			suits |= 1 << t.suit
		}
	}
	return s.strange && suits&(suits-1) != 0
}

// afterHand reports whether the last token is a hand with points, one that is not known, or whose comes next.
func (s *scanner) afterHand() bool {
	if len(s.tokens) == 0 {
		return false
	}
	last := s.tokens[len(s.tokens)-1].kind
	return last == handToken || last == unknownToken || last == seatToken
}

// handFollows reports whether what comes after an "S" makes it South: a hand with points, the mark of a suit, or nothing.
func (s *scanner) handFollows(at, end int) bool {
	at = s.afterBlanks(at, end)
	switch {
	case at == end:
		return !s.heartsFollow(at, end)
	case s.t[at] == '-' && s.afterHand():
		return !s.heartsFollow(at+s.word(at, end), end)
	}
	if _, n := suitMark(s.t[at:end]); n > 0 {
		return true
	}
	n := s.word(at, end)
	if s.dottedFollows(at, end) {
		return true
	}
	suit, isSuit := suitWord(s.t[at:at+n], at+n < end && s.t[at+n] == ':')
	return isSuit && suit == 0 || n > 1 && s.t[at] == suitLetters[0] && ranks(s.t[at+1:at+n], false) == n-1
}

// dottedFollows reports whether a hand with points comes next.
func (s *scanner) dottedFollows(at, end int) bool {
	at = s.afterBlanks(at, end)
	_, ok := dotted(s.t[at : at+s.word(at, end)])
	return ok
}

// afterBlanks returns where the next word begins, or the end.
func (s *scanner) afterBlanks(at, end int) int {
	for at < end {
		n := blank(s.t[at:end])
		if n == 0 {
			break
		}
		at += n
	}
	return at
}

// isVoidSuit reports whether a letter without cards is a void all the same: spades before hearts, or one of two hands beside each other.
func (s *scanner) isVoidSuit(suit, at, end int) bool {
	if suit == 0 && s.heartsFollow(at, end) {
		return true
	}
	// The token of the letter is the last; between it and the other hand's can be the middle of a diagram.
	const farthest = 3
	others := s.tokens[:len(s.tokens)-1]
	for _, t := range others[max(0, len(others)-farthest):] {
		if t.kind == suitToken && t.suit == suit {
			return true
		}
	}
	for range farthest {
		at = s.afterBlanks(at, end)
		word := s.t[at : at+s.word(at, end)]
		if len(word) > 0 && word[0] == suitLetters[suit] && ranks(word[1:], false) == len(word)-1 {
			return true
		}
		if _, isSeat := seatWord(word); !isSeat {
			return false
		}
		at += len(word)
	}
	return false
}

// heartsFollow reports whether hearts come next, on this line or on the next one: then an "S" without cards is no seat.
func (s *scanner) heartsFollow(at, end int) bool {
	isNextLine := false
	for {
		at = s.afterBlanks(at, end)
		if at < end {
			break
		}
		if isNextLine || end == len(s.t) {
			return false
		}
		isNextLine, at = true, end+1
		if end = len(s.t); at < end {
			if n := bytes.IndexByte(s.t[at:], '\n'); n >= 0 {
				end = at + n
			}
		}
	}
	if suit, n := suitMark(s.t[at:end]); n > 0 {
		return suit == 1
	}
	n := s.word(at, end)
	word := s.t[at : at+n]
	suit, isSuit := suitWord(word, at+n < end && s.t[at+n] == ':')
	return isSuit && suit == 1 || n > 1 && word[0] == suitLetters[1] && ranks(word[1:], false) == n-1
}

// suit reads the cards of a suit, whose mark was read up to from, and returns where they end.
func (s *scanner) suit(start, from, end, suit int) int {
	c, at, void := cards{}, from, false
	for first := true; ; first = false {
		next := at
		for next < end {
			n := blank(s.t[next:end])
			if n == 0 && first && (s.t[next] == ':' || s.t[next] == '=') {
				n = 1
			}
			if n == 0 {
				break
			}
			next += n
		}
		n := s.word(next, end)
		word := s.t[next : next+n]
		if first && isVoid(word) {
			at, void = next+n, true
			break
		}
		if n == 0 || ranks(word, true) != n || next+n < end && s.t[next+n] == ':' {
			break
		}
		c.addAll(suit, word)
		at = next + n
	}
	s.tokens = append(s.tokens, token{kind: suitToken, suit: suit, isVoid: void, cards: c, span: source.Span{Start: start, End: max(at, from)}})
	return max(at, from)
}

// word returns the length of the word at a place: up to white space, a colon, a comma, a bracket or the mark of a suit.
func (s *scanner) word(at, end int) int {
	n := at
	for n < end && s.t[n] != ':' && s.t[n] != '=' && blank(s.t[n:end]) == 0 {
		if _, mark := suitMark(s.t[n:end]); mark > 0 {
			break
		}
		n++
	}
	if n == at && n < end && (s.t[n] == ':' || s.t[n] == '=') {
		n++
	}
	return n - at
}

// blanks are what may be around a word: white space, and what quotes, brackets and lists have.
const blanks = " \t\r\n\v\f>|*,;()[]{}\"'"

// longBlanks are those of more than one byte: a space that holds words together, and the quotes of books.
var longBlanks = [...]string{"\u00A0", "“", "”", "„", "‘", "’", "«", "»"}

// blank returns the length of the character at the start of a text if it may be around a word.
func blank(t []byte) int {
	if t[0] < utf8.RuneSelf {
		if strings.IndexByte(blanks, t[0]) >= 0 {
			return 1
		}
		return 0
	}
	for _, long := range longBlanks {
		if bytes.HasPrefix(t, []byte(long)) {
			return len(long)
		}
	}
	return 0
}

const suitLetters = "SHDC"

// suitNames begin the words and the entities of the suits.
var suitNames = [...]string{"spade", "heart", "diamond", "club"}

// The last bytes of the marks of the suits in UTF-8, which all begin with the same two: the black ones, then the white ones.
const (
	markStart  = "\xE2\x99"
	blackMarks = "\xA0\xA5\xA6\xA3"
	whiteMarks = "\xA4\xA1\xA2\xA7"
)

// suitMark returns the suit whose mark a text begins with, and how long that is: ♠, !S, &spades;.
func suitMark(t []byte) (suit, n int) {
	switch {
	case len(t) > 2 && string(t[:2]) == markStart:
		suit = max(strings.IndexByte(blackMarks, t[2]), strings.IndexByte(whiteMarks, t[2]))
		if suit < 0 {
			return 0, 0
		}
		n = 3
		// A variation selector may ask for a picture, or for text.
		if bytes.HasPrefix(t[n:], []byte("\uFE0F")) || bytes.HasPrefix(t[n:], []byte("\uFE0E")) {
			n += 3
		}
		return suit, n
	case len(t) > 1 && t[0] == '!':
		if suit = strings.IndexByte(suitLetters, t[1]&^0x20); suit >= 0 && (len(t) == 2 || !isLetter(t[2]) || isRank(t[2])) {
			return suit, 2
		}
	case t[0] == '&':
		for suit, name := range suitNames {
			entity := "&" + name + "s;"
			if name == "diamond" {
				entity = "&diams;"
			}
			if bytes.HasPrefix(t, []byte(entity)) {
				return suit, len(entity)
			}
		}
	}
	return 0, 0
}

func isLetter(c byte) bool { c |= 0x20; return c >= 'a' && c <= 'z' }

// suitWord returns the suit that a word names: a capital letter, a letter with a colon, "Spades".
func suitWord(word []byte, isLabel bool) (suit int, ok bool) {
	if len(word) == 1 {
		letter := word[0]
		if isLabel && letter >= 'a' {
			letter -= 'a' - 'A'
		}
		suit = strings.IndexByte(suitLetters, letter)
		return suit, suit >= 0
	}
	if len(word) < len("club") || len(word) > len("diamonds") {
		return 0, false
	}
	lower := strings.TrimSuffix(string(bytes.ToLower(word)), "s")
	for suit, name := range suitNames {
		if lower == name {
			return suit, true
		}
	}
	return 0, false
}

// seatWord returns the seat that a word names: a letter or "North".
func seatWord(word []byte) (bridge.Seat, bool) {
	if len(word) == 1 {
		return bridge.ParseSeat(word[0])
	}
	if len(word) > len("North") {
		return bridge.NoSeat, false
	}
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if strings.EqualFold(string(word), seat.Name()) {
			return seat, true
		}
	}
	return bridge.NoSeat, false
}

func isVoid(word []byte) bool {
	switch string(bytes.ToLower(word[:min(len(word), 9)])) {
	case "-", "--", "---", "—", "–", "void", "none":
		return true
	}
	return false
}

func isRank(c byte) bool {
	_, ok := bridge.ParseRank(c)
	return ok || c == 'X' || c == 'x'
}

// ranks returns how much of the start of a word are ranks: also 10, x for any small card and, where that is asked for, small letters.
func ranks(word []byte, small bool) int {
	i := 0
	for i < len(word) {
		switch {
		case word[i] == '1' && i+1 < len(word) && word[i+1] == '0':
			i++
		case !isRank(word[i]), word[i] >= 'a' && !small && word[i] != 'x':
			return i
		}
		i++
	}
	return i
}

// dotted reads a hand with points between its suits. In small letters it has to be whole: "a.k.a." is not one.
func dotted(word []byte) (c cards, ok bool) {
	if bytes.Count(word, []byte{'.'}) == 4 {
		word = bytes.TrimSuffix(word, []byte{'.'}) // the end of a sentence
	}
	if len(word) < 4 || len(word) > 64 || bytes.Count(word, []byte{'.'}) != 3 {
		return cards{}, false
	}
	isSmall := false
	for suit, part := range bytes.Split(word, []byte{'.'}) {
		if isVoid(part) {
			continue
		}
		if ranks(part, true) != len(part) {
			return cards{}, false
		}
		isSmall = isSmall || ranks(part, false) != len(part)
		c.addAll(suit, part)
	}
	return c, (c.hand != 0 || c.small) && (!isSmall || c.hand.Len() == 13)
}

// about reads what a word says of the board, of which it has the value after it, and returns where that ends; 0 if the word says nothing.
func (s *scanner) about(word string, line source.Span, at int) int {
	of := token{span: line}
	switch word {
	case "board", "bd":
		of.kind = boardToken
	case "dealer", "dlr":
		of.kind = dealerToken
	case "vul", "vul.", "vuln", "vulnerable", "vulnerability":
		of.kind = vulnerableToken
	default:
		return 0
	}
	for at < line.End && (blank(s.t[at:line.End]) > 0 || s.t[at] == ':' || s.t[at] == '=' || s.t[at] == '#') {
		at++
	}
	n := s.word(at, line.End)
	value := s.t[at : at+n]
	ok := false
	switch of.kind {
	case boardToken:
		digits := len(value) - len(bytes.TrimLeft(value, "0123456789"))
		of.text = string(value[:digits])
		ok = digits > 0 && digits <= 8
	case dealerToken:
		of.seat, ok = seatWord(bytes.TrimRight(value, "."))
	case vulnerableToken:
		of.text, ok = vulnerabilities[strings.ToLower(string(value[:min(n, 12)]))]
	}
	if !ok {
		return 0
	}
	of.span.End = at + n
	s.tokens = append(s.tokens, of)
	return at + n
}

// vulnerabilities are the words for a vulnerability, and the values of the tag.
var vulnerabilities = map[string]string{
	"none": "None", "nobody": "None", "love": "None", "nil": "None", "-": "None",
	"ns": "NS", "n-s": "NS", "n/s": "NS", "ew": "EW", "e-w": "EW", "e/w": "EW",
	"all": "All", "both": "All", "game": "All", "everybody": "All",
}
