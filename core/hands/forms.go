package hands

import (
	"bytes"
	"strings"

	"pbn/core/bridge"
)

// oneHand reads a hand that is in one piece without marks of suits, and returns where it ends: AK.KQ7.AJ85.8642, AK / KQ7 / AJ85 / 8642, or
// AK KQ7 AJ85 8642. A text that only other languages have is a hand, too, whose cards are foreign.
func (l *letters) oneHand(t []byte, at, end int) (c cards, after int, ok bool) {
	first := l.rank(t[at])
	if first == 0 && !isDigit(t[at]) && strings.IndexByte("-./", t[at]) < 0 && t[at] < 0x80 && upper(t[at]) != 'V' {
		return cards{}, 0, false
	}
	word := wordEnd(t, at, end)
	if c, ok = l.dotted(t[at:word]); ok {
		return c, word, true
	}
	if c, after, ok = l.parted(t, at, end); ok {
		return c, after, true
	}
	return l.spaced(t, at, end)
}

// dotted reads a hand with points between its suits. In small letters it has to be whole: "a.k.a." is not one.
func (l *letters) dotted(word []byte) (c cards, ok bool) {
	if len(word) < 4 || len(word) > 64 {
		return cards{}, false
	}
	if bytes.Count(word, []byte{'.'}) == 4 {
		word = bytes.TrimSuffix(word, []byte{'.'}) // the end of a sentence
	}
	if bytes.Count(word, []byte{'.'}) != 3 {
		return cards{}, false
	}
	isSmall := false
	for suit, part := range bytes.Split(word, []byte{'.'}) {
		switch {
		case isVoid(part):
			continue
		case l.ranks(part, anyLanguage) != len(part):
			return cards{}, false
		}
		isSmall = isSmall || l.ranks(part, anyLanguage) != l.ranks(part, capitals)
		c.add(l, suit, part)
	}
	return c, c.n > 0 && (!isSmall && !c.foreign || c.isWhole())
}

// separators are what may be between the suits of a hand besides points.
const separators = "/-,;|."

// parted reads a whole hand with one of the separators between its suits, and blanks around it: "AK / - / KQJ..."
func (l *letters) parted(t []byte, at, end int) (c cards, after int, ok bool) {
	separator, suit, i := byte(0), 0, at
	for {
		start := i
		i = l.part(&c, t, i, end, suit, separator)
		next := afterSpaces(t, i, end)
		if suit == 3 {
			if i == start && next < end && t[next] != '\r' {
				return cards{}, 0, false // a void that is left out ends the line
			}
			break
		}
		if next == end || strings.IndexByte(separators, t[next]) < 0 || separator != 0 && t[next] != separator {
			return cards{}, 0, false
		}
		separator = t[next]
		suit++
		i = next + 1
	}
	if i < end && (t[i] == separator || isLetter(t[i]) || isDigit(t[i])) {
		return cards{}, 0, false
	}
	return c, i, c.isWhole() && hasHonour(t[at:i])
}

// part reads a suit of such a hand, and returns where it ends.
func (l *letters) part(c *cards, t []byte, at, end, suit int, separator byte) int {
	for after := at; ; {
		i := afterSpaces(t, after, end)
		n := l.ranks(t[i:min(end, i+40)], anyLanguage)
		if n == 1 && l.rank(t[i]) == foreignLetter && strings.IndexByte(suitLetters, t[i]) >= 0 && separator != '/' {
			n = 0 // the letter of a suit
		}
		if n > 0 && c.n < 13 {
			c.add(l, suit, t[i:i+n])
			after = i + n
			continue
		}
		if word := i + voidMark(t[i:end]); after == at && word > i && (separator != '-' || isLetter(t[i])) {
			// A dash is a void where a separator comes after it.
			if next := afterSpaces(t, word, end); suit == 3 || next < end && strings.IndexByte(separators, t[next]) >= 0 {
				return word
			}
		}
		return after
	}
}

func afterSpaces(t []byte, at, end int) int {
	for at < end && (t[at] == ' ' || t[at] == '\t') {
		at++
	}
	return at
}

// spaced reads a whole hand with nothing but blanks between its suits.
func (l *letters) spaced(t []byte, at, end int) (c cards, after int, ok bool) {
	i := at
	for suit := range suitLetters {
		i = afterSpaces(t, i, end)
		word := i
		for word < end && word-i < 32 && t[word] != ' ' && t[word] != '\t' && blank(t[word:end]) == 0 {
			word++
		}
		switch piece := t[i:word]; {
		case len(piece) == 1 && l.rank(piece[0]) == foreignLetter && strings.IndexByte(suitLetters, piece[0]) >= 0:
			return cards{}, 0, false // the letter of a suit
		case isVoid(piece):
		case l.areRanks(piece, anyLanguage):
			c.add(l, suit, piece)
		default:
			return cards{}, 0, false
		}
		i = word
	}
	// A fifth word of cards says that these are not the four suits.
	next := afterSpaces(t, i, end)
	if next < end && next > i && c.n < 13 && l.areRanks(t[next:wordEnd(t, next, min(end, next+32))], anyCase) {
		return cards{}, 0, false
	}
	return c, i, c.isWhole() && hasHonour(t[at:i])
}

// glued reads suits that are written in one word, as in SAKHQJ72DAKC2; n is how many there are. In small letters the hand has to be whole.
// Only English has letters of cards that are no letters of suits.
func (l *letters) glued(word []byte) (suits [4]cards, n, end int, ok bool) {
	if len(word) < 3 || !l.isEnglish() {
		return suits, 0, 0, false
	}
	next, all, isSmall := 0, 0, false
	for end < len(word) {
		suit := strings.IndexByte(suitLetters, upper(word[end]))
		if suit < next {
			break
		}
		isSmall = isSmall || word[end] >= 'a'
		next = suit + 1
		end++
		ranks := l.ranks(word[end:], anyCase)
		suits[suit].add(l, suit, word[end:end+ranks])
		isSmall = isSmall || l.ranks(word[end:], capital) != ranks
		end += ranks
		if ranks == 0 {
			end += voidMark(word[end:])
		}
		all += suits[suit].n
		n++
		if end+1 < len(word) && (word[end] == '.' || word[end] == '/') && strings.IndexByte(suitLetters, upper(word[end+1])) >= next {
			end++
		}
	}
	return suits, n, end, n > 1 && (!isSmall || all == 13)
}

// ofLIN are hands as LIN has them: South, West, North and, perhaps, East, with commas between.
type ofLIN struct {
	hands  [4]cards
	known  [4]bool
	dealer bridge.Seat
	end    int
}

// linHands reads hands as the command md of LIN has them, without the command: a digit for the dealer, then the hands.
func (l *letters) linHands(t []byte, at, end int) (of ofLIN, ok bool) {
	of.dealer = bridge.NoSeat
	i := at
	if t[i] >= '1' && t[i] <= '4' {
		of.dealer = bridge.South.Next(int(t[i] - '1'))
		i++
	}
	commas, n := 0, 0
	for seat := bridge.South; ; seat = seat.Next(1) {
		word := wordEnd(t, i, min(end, i+64))
		suits, _, length, isHand := l.glued(t[i:word])
		switch {
		case word == i:
		case !isHand || i+length != word:
			return of, false
		default:
			for suit := range suits {
				of.hands[seat].join(&suits[suit])
			}
			if of.known[seat] = of.hands[seat].isWhole(); !of.known[seat] {
				return of, false
			}
			n++
		}
		i = word
		if seat == bridge.East || i == end || t[i] != ',' {
			break
		}
		commas++
		i++
	}
	of.end = i
	return of, commas >= 2 && n >= 1
}
