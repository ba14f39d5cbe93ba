package hands

import (
	"bytes"
	"strings"

	"pbn/core/bridge"
	"pbn/core/source"
)

// kind is what a token is.
type kind uint8

const (
	seatToken    kind = iota // whose hand comes next
	suitToken                // the cards of a suit
	handToken                // a hand in one piece
	unknownToken             // "-" in place of a hand
	linToken                 // the hands of a board as LIN has them
	boardToken
	dealerToken
	vulnerableToken
	contractToken
	declarerToken
	leadToken
	scoreToken
)

// token is a piece of a line that means something.
type token struct {
	kind kind
	// seat is nobody where it has a letter of another language.
	seat bridge.Seat
	// suit is the place of a suit, from spades on; isVoid says that "-" or the like stands for its cards.
	suit   int
	isVoid bool
	cards  cards
	lin    *ofLIN
	// text is the number of a board, or the value of a tag.
	text string
	card bridge.Card
	span source.Span
}

// isOfHand reports whether a token is a hand, or a suit of one.
func (t *token) isOfHand() bool {
	return t.kind == handToken || t.kind == unknownToken || t.kind == suitToken
}

// scanner finds the tokens of lines.
type scanner struct {
	l      *letters
	t      []byte
	tokens []token
	// rest is from the first to the last word of the line that means nothing; it is empty if all do.
	rest source.Span
	// left are these words alone, without what is read between them.
	left []byte
}

// line finds the tokens of a line.
func (s *scanner) line(of source.Span) {
	s.tokens, s.rest, s.left = s.tokens[:0], source.Span{}, s.left[:0]
	for at := of.Start; at < of.End; {
		if n := blank(s.t[at:of.End]); n > 0 {
			if c, after, ok := s.handAfterVoid(at, of.End); ok && s.afterHand() {
				s.tokens = append(s.tokens, token{kind: handToken, cards: c, span: source.Span{Start: at, End: after}})
				n = after - at
			}
			at += n
			continue
		}
		at = s.token(of.Start, at, of.End)
	}
}

// leave adds what means nothing to the rest of the line, with the punctuation before it.
func (s *scanner) leave(first, at, end int) {
	if isDecoration(s.t[at:end]) {
		return
	}
	if s.rest == (source.Span{}) {
		for at > first && s.t[at-1] != ' ' && s.t[at-1] != '\t' && blank(s.t[at-1:]) > 0 {
			at--
		}
		s.rest.Start = at
	}
	s.rest.End = end
	s.left = append(append(s.left, s.t[at:end]...), ' ')
}

// leaveToken adds a token that means nothing here to the words that are left.
func (s *scanner) leaveToken(t *token) {
	s.left = append(append(s.left, s.t[t.span.Start:t.span.End]...), ' ')
}

// token reads what begins at a place of a line, and returns where it ends.
func (s *scanner) token(first, at, end int) int {
	if suit, n := suitMark(s.t[at:end]); n > 0 {
		return s.suit(at, at+n, end, suit, true)
	}
	if of, ok := s.l.linHands(s.t, at, end); ok {
		s.tokens = append(s.tokens, token{kind: linToken, lin: &of, span: source.Span{Start: at, End: of.end}})
		return of.end
	}
	if c, after, ok := s.l.oneHand(s.t, at, end); ok && !s.isAmbiguous(at, end) {
		s.tokens = append(s.tokens, token{kind: handToken, cards: c, span: source.Span{Start: at, End: after}})
		return after
	}
	word := wordEnd(s.t, at, end)
	text := s.t[at:word]
	after := word
	isLabel := after < end && isColon(s.t[after])
	if isLabel {
		after++
	}
	if string(text) == "-" && s.afterHand() && !s.cardsFollow(word, end) {
		s.tokens = append(s.tokens, token{kind: unknownToken, span: source.Span{Start: at, End: word}})
		return word
	}
	if done := s.vulnerableBehind(at, word, end); done > 0 {
		return done
	}
	if done := s.suitOrSeat(at, word, after, end); done > 0 {
		return done
	}
	if done := s.about(lower(text), source.Span{Start: at, End: end}, after); done > 0 {
		return done
	}
	s.leave(first, at, after)
	return after
}

// suitOrSeat reads a word that says which suit comes next, or whose hand, and returns where it ends, 0 if it says neither.
func (s *scanner) suitOrSeat(at, word, after, end int) int {
	text, isLabel := s.t[at:word], after > word
	if len(text) > 2 && !isLabel {
		if done := s.gluedWord(at, word); done > 0 {
			return done
		}
	}
	suit, isSuit := suitWord(text, isLabel)
	seat, name := s.seatMark(at, word, end)
	isSeat := name > 0
	if len(text) == 1 && isSeat && (text[0] >= 'a' || !seat.Known()) && !isLabel {
		isSeat = s.handFollows(name, end) // not the "s" of "It's"
	}
	if isSuit && (!isSeat || !s.handFollows(name, end)) {
		if done := s.suit(at, after, end, suit, false); done > after || isLabel || s.isVoidSuit(suit, after, end) {
			return done
		}
		s.tokens = s.tokens[:len(s.tokens)-1]
	}
	if isSeat {
		s.tokens = append(s.tokens, token{kind: seatToken, seat: seat, span: source.Span{Start: at, End: name}})
		return name
	}
	if len(text) > 1 && !isLabel {
		return s.suitWord(at, word, end)
	}
	return 0
}

// seatMark returns the seat that a word names, and where the mark after it ends that says that its hand comes next: a colon, a point or a
// dash, with or without blanks. It returns 0 if the word names no seat.
func (s *scanner) seatMark(at, word, end int) (seat bridge.Seat, after int) {
	seat, ok := s.l.seat(s.t[at:word])
	for i := at + 1; !ok && i < word && i <= at+longestSeat; i++ {
		// The mark, or the mark and the hand are in the same word.
		if n := dash(s.t[i:word]); n > 0 || s.t[i] == '.' || s.t[i] == '/' {
			n = max(n, 1)
			if seat, ok = s.l.seat(s.t[at:i]); !ok || i+n < word && !s.handFollows(i+n, end) ||
				i+n == word && s.t[i] != '.' && !s.handFollows(i+n, end) {
				return bridge.NoSeat, 0
			}
			return seat, i + n
		}
	}
	if !ok {
		return bridge.NoSeat, 0
	}
	if word < end && isColon(s.t[word]) {
		return seat, word + 1
	}
	mark := afterBlanks(s.t, word, end)
	n := dash(s.t[mark:end])
	if n == 0 && mark < end && isColon(s.t[mark]) {
		n = 1
	}
	isFar := afterBlanks(s.t, mark+n, end)-mark-n > 2 // a dash before the next column is a void
	if n == 0 || isFar {
		return seat, word
	}
	_, _, isHand := s.l.oneHand(s.t, mark, end) // one that begins with a void
	if s.handFollows(mark+n, end) || !isHand && !s.isUnknown(mark+n, end) {
		return seat, mark + n
	}
	return seat, word
}

// cardsFollow reports whether a suit comes next that is no part of a whole hand.
func (s *scanner) cardsFollow(at, end int) bool {
	if at = afterBlanks(s.t, at, end); at == end {
		return false
	}
	_, _, isHand := s.l.oneHand(s.t, at, end)
	return !isHand && s.l.areRanks(s.t[at:wordEnd(s.t, at, end)], anyLanguage)
}

// isUnknown reports whether a dash after a seat stands for its hand, by what comes after it: nothing, the next seat, or another dash.
func (s *scanner) isUnknown(at, end int) bool {
	at = afterBlanks(s.t, at, end)
	word := s.t[at:wordEnd(s.t, at, end)]
	_, isSeat := s.l.seat(word)
	return len(word) == 0 || isSeat || dash(word) > 0
}

// gluedWord reads a word that has several suits, and returns where it ends, 0 if it is not one.
func (s *scanner) gluedWord(at, word int) int {
	text := s.t[at:word]
	suits, n, length, ok := s.l.glued(text)
	if !ok || length < len(text)-1 || length == len(text)-1 && text[length] != '.' {
		return 0
	}
	for suit := range suits {
		if suits[suit].n > 0 || n == len(suits) {
			s.tokens = append(s.tokens, token{kind: suitToken, suit: suit, cards: suits[suit], span: source.Span{Start: at, End: word}})
		}
	}
	return word
}

// suitWord reads a word that has the letter of a suit and its cards, and returns where it ends, 0 if it is not one. Small letters may be a
// word of English, but not beside digits, after a dash, or beside another suit.
func (s *scanner) suitWord(at, word, end int) int {
	text := s.t[at:word]
	suit := strings.IndexByte(suitLetters, text[0])
	if suit < 0 {
		return 0
	}
	cards, of := text[1:], capitals
	isAfterSuit := len(s.tokens) > 0 && s.tokens[len(s.tokens)-1].kind == suitToken
	if isAfterSuit || bytes.ContainsAny(text, "23456789") || s.suitFollows(suit+1, word, end) {
		of = anyLanguage
	}
	if n := dash(cards); n > 0 {
		cards, of = cards[n:], anyLanguage
		if len(cards) == 0 {
			return s.suit(at, word, end, suit, false)
		}
	}
	if cards = bytes.TrimSuffix(cards, []byte{'.'}); s.l.areRanks(cards, of) || isVoid(cards) {
		return s.suit(at, word-len(text)+1, end, suit, false)
	}
	return 0
}

// suitFollows reports whether the next word has the letter of a suit and its cards, in letters of any case.
func (s *scanner) suitFollows(suit, at, end int) bool {
	at = afterBlanks(s.t, at, end)
	word := s.t[at:wordEnd(s.t, at, end)]
	return suit < len(suitLetters) && len(word) > 1 && word[0] == suitLetters[suit] && s.l.areRanks(word[1:], anyCase)
}

// afterHand reports whether the last token is a hand in one piece, one that is not known, or whose comes next.
func (s *scanner) afterHand() bool {
	if len(s.tokens) == 0 {
		return false
	}
	last := s.tokens[len(s.tokens)-1].kind
	return last == handToken || last == unknownToken || last == seatToken
}

// isAmbiguous reports whether a hand begins with a dash that may as well be the mark of its seat: "E - KQ 52 AK1076" has two more suits, or
// three.
func (s *scanner) isAmbiguous(at, end int) bool {
	n := len(s.tokens)
	if n == 0 || dash(s.t[at:end]) == 0 || s.tokens[n-1].kind != seatToken || isColon(s.t[s.tokens[n-1].span.End-1]) {
		return false
	}
	_, _, isSpaced := s.l.spaced(s.t, at, end)
	return isSpaced
}

// handAfterVoid reads a hand that begins with a void that is left out, by the separator after it: "| KQ7 | AJ85 | 865432".
func (s *scanner) handAfterVoid(at, end int) (c cards, after int, ok bool) {
	if at == end || strings.IndexByte(",;|", s.t[at]) < 0 {
		return cards{}, 0, false
	}
	return s.l.parted(s.t, at, end)
}

// handFollows reports whether what comes after a seat is a hand: in one piece, or a suit with its mark; or nothing.
func (s *scanner) handFollows(at, end int) bool {
	if _, _, ok := s.handAfterVoid(afterSpaces(s.t, at, end), end); ok {
		return true
	}
	at = afterBlanks(s.t, at, end)
	switch {
	case at == end:
		return !s.heartsFollow(at, end)
	case s.t[at] == '-' && s.afterHand():
		return !s.heartsFollow(wordEnd(s.t, at, end), end)
	}
	if _, n := suitMark(s.t[at:end]); n > 0 {
		return true
	}
	if _, _, ok := s.l.oneHand(s.t, at, end); ok {
		return true
	}
	n := wordEnd(s.t, at, end)
	text := s.t[at:n]
	if _, _, length, ok := s.l.glued(text); ok && length == len(text) {
		return true
	}
	suit, isSuit := suitWord(text, n < end && isColon(s.t[n]))
	return isSuit && suit == 0 || s.l.isSuit(text, 0)
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
		at = afterBlanks(s.t, at, end)
		word := s.t[at:wordEnd(s.t, at, end)]
		if len(word) > 0 && word[0] == suitLetters[suit] && s.l.ranks(word[1:], capital) == len(word)-1 {
			return true
		}
		if _, isSeat := s.l.seat(word); !isSeat {
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
		at = afterBlanks(s.t, at, end)
		for n := voidMark(s.t[at:end]); n > 0; n = voidMark(s.t[at:end]) {
			at = afterBlanks(s.t, at+n, end)
		}
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
	n := wordEnd(s.t, at, end)
	word := s.t[at:n]
	suit, isSuit := suitWord(word, n < end && isColon(s.t[n]))
	return isSuit && suit == 1 || s.l.isSuit(word, 1)
}

// suit reads the cards of a suit, whose mark was read up to from, and returns where they end. A sign is no letter, which could be a card
// elsewhere.
func (s *scanner) suit(start, from, end, suit int, isSign bool) int {
	c, at, void := cards{}, from, false
	next := s.afterConnector(from, end)
	for first := true; ; first = false {
		n := wordEnd(s.t, next, end)
		word := s.t[next:n]
		if first && isVoid(word) {
			at, void = n, true
			break
		}
		word = bytes.TrimSuffix(word, []byte{'.'})
		isCards := s.l.areRanks(word, anyCase)
		if !isCards && (isSign || first && len(word) > 1) {
			isCards = s.l.areRanks(word, capitals) && (isSign || !s.l.isAnySuit(word))
		}
		if !isCards || n < end && isColon(s.t[n]) {
			break
		}
		c.add(s.l, suit, word)
		at = n
		next = afterBlanks(s.t, at, end)
	}
	s.tokens = append(s.tokens, token{kind: suitToken, suit: suit, isVoid: void, cards: c,
		span: source.Span{Start: start, End: max(at, from)}})
	return max(at, from)
}

// afterConnector returns where the cards begin after the mark of a suit: after blanks, and a colon, an equals sign, or a dash that cards
// follow.
func (s *scanner) afterConnector(at, end int) int {
	for at < end {
		n := blank(s.t[at:end])
		if n == 0 && isColon(s.t[at]) {
			n = 1
		}
		if n == 0 {
			break
		}
		at += n
	}
	n := dash(s.t[at:end])
	if n == 0 {
		return at
	}
	next := afterSpaces(s.t, at+n, end)
	if next-at-n > 1 || next == end {
		return at
	}
	word := s.t[next:wordEnd(s.t, next, end)]
	if s.l.areRanks(word, anyCase) || isVoid(word) || len(word) > 1 && s.l.areRanks(word, capitals) && !s.l.isAnySuit(word) {
		return next
	}
	return at
}
