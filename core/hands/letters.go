package hands

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/bridge"
)

// letters are those of a language for the honours, from the ace to the jack, and for the seats, from North on.
type letters struct{ honours, seats string }

// languages are the letters that texts may have, English first: German, French and Dutch cards, also with the seats in English, and English
// cards with the seats of these.
var languages = [...]letters{
	{"AKQJ", "NESW"}, {"AKQJ", "NOSW"}, {"AKQJ", "NESO"}, {"AKQJ", "NOZW"},
	{"AKDB", "NOSW"}, {"AKDB", "NESW"}, {"ARDV", "NESO"}, {"ARDV", "NESW"}, {"AHVB", "NOZW"}, {"AHVB", "NESW"},
}

// What a language may have besides its own: the letters of the others.
const (
	english       = "AKQJ"
	everyHonour   = "AKQJDBRVH"
	everySeat     = "NESWOZ"
	foreignLetter = '?'
)

// isEnglish reports whether the cards have English letters.
func (l *letters) isEnglish() bool { return l.honours == english }

// rank returns the English letter of a rank, X for a small card, foreignLetter for a capital letter that is an honour in another language,
// and 0 for what is no rank.
func (l *letters) rank(of byte) byte {
	c := upper(of)
	switch {
	case c >= '2' && c <= '9', c == 'T', c == 'X':
		return c
	}
	if i := strings.IndexByte(l.honours, c); i >= 0 {
		return english[i]
	}
	if strings.IndexByte(everyHonour, of) >= 0 {
		return foreignLetter
	}
	return 0
}

func (l *letters) isRank(c byte) bool {
	rank := l.rank(c)
	return rank != 0 && rank != foreignLetter
}

// which says what ranks are looked for: those of the language in capital letters or in any, and these two with capital letters of
// other languages, too.
type which uint8

const (
	capital which = iota
	anyCase
	capitals // in capital letters, also of other languages
	anyLanguage
)

// ranks returns how much of the start of a word are ranks: also 10, and x for any small card.
func (l *letters) ranks(word []byte, of which) int {
	i := 0
	for i < len(word) {
		rank, isSmall := l.rank(word[i]), word[i] >= 'a' && word[i] != 'x'
		switch {
		case word[i] == '1' && i+1 < len(word) && word[i+1] == '0':
			i++
		case rank == 0, isSmall && (of == capital || of == capitals):
			return i
		case rank == foreignLetter && of < capitals:
			return i
		}
		i++
	}
	return i
}

// areRanks reports whether a word has nothing but ranks.
func (l *letters) areRanks(word []byte, of which) bool {
	return len(word) > 0 && l.ranks(word, of) == len(word)
}

// cards are the cards of a hand or of a suit, and n how many were read.
type cards struct {
	hand bridge.Hand
	n    int
	// small says that one is an x, twice that one is there twice, foreign that one has a letter of another language.
	small, twice, foreign bool
}

// add adds cards of a suit, which are ranks as [letters.ranks] knows them.
func (c *cards) add(l *letters, suit int, ranks []byte) {
	for i := 0; i < len(ranks); i++ {
		letter := byte('T')
		if ranks[i] == '1' {
			i++
		} else {
			letter = l.rank(ranks[i])
		}
		c.n++
		rank, ok := bridge.ParseRank(letter)
		switch {
		case letter == foreignLetter:
			c.foreign = true
			continue
		case !ok:
			c.small = true
			continue
		}
		card := bridge.NewCard(bridge.Suits[suit], rank)
		c.twice = c.twice || c.hand.Has(card)
		c.hand = c.hand.With(card)
	}
}

// join adds the cards of a suit to those of a hand.
func (c *cards) join(of *cards) {
	c.twice = c.twice || of.twice || c.hand&of.hand != 0
	c.hand |= of.hand
	c.n += of.n
	c.small = c.small || of.small
	c.foreign = c.foreign || of.foreign
}

// isWhole reports whether there are thirteen cards, none of them twice.
func (c *cards) isWhole() bool { return c.n == 13 && !c.twice }

// hasHonour reports whether a text has a card that is no digit: numbers are cards only beside such.
func hasHonour(text []byte) bool { return bytes.ContainsAny(text, "AKQJTakqjtDBRVH") }

// isSuit reports whether a word is the letter of a suit and its cards, with or without a dash between them.
func (l *letters) isSuit(word []byte, suit int) bool {
	if len(word) < 2 || word[0] != suitLetters[suit] {
		return false
	}
	cards := word[1:]
	if l.areRanks(cards, anyLanguage) || isVoid(cards) {
		return true
	}
	n := dash(cards)
	return n > 0 && (l.areRanks(cards[n:], anyLanguage) || isVoid(cards[n:]))
}

// isAnySuit reports whether a word is the letter of one of the suits and its cards, as this language has them.
func (l *letters) isAnySuit(word []byte) bool {
	return len(word) > 1 && strings.IndexByte(suitLetters, word[0]) >= 0 && l.areRanks(word[1:], anyCase)
}

// haveCards reports whether one of several words has cards of a suit, and nothing else.
func (l *letters) haveCards(words []byte) bool {
	for word := range bytes.FieldsSeq(words) {
		if len(word) > 1 && l.areRanks(word, capitals) {
			return true
		}
	}
	return false
}

// looksLikeHand reports whether a text has about as many cards as a hand, and not more of other words.
func (l *letters) looksLikeHand(text []byte) bool {
	cards, others := 0, 0
	for at := 0; at < len(text); {
		end := at
		for end < len(text) && (isLetter(text[end]) || isDigit(text[end])) {
			end++
		}
		if end == at {
			at++
			continue
		}
		isCards := true
		for _, c := range text[at:end] {
			isCards = isCards && (l.rank(c) != 0 || c == '1' || c == '0' || strings.IndexByte(suitLetters, upper(c)) >= 0)
		}
		if isCards {
			cards += end - at
		} else {
			others += end - at
		}
		at = end
	}
	return cards >= 8 && others <= cards
}

func upper(c byte) byte {
	if c >= 'a' && c <= 'z' {
		c -= 'a' - 'A'
	}
	return c
}

func isLetter(c byte) bool { c |= 0x20; return c >= 'a' && c <= 'z' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// lower returns a word with its letters of ASCII as small ones.
func lower(word []byte) string {
	small := make([]byte, len(word))
	for i, c := range word {
		if c >= 'A' && c <= 'Z' {
			c += 'a' - 'A'
		}
		small[i] = c
	}
	return string(small)
}

// seatNames are the words for the seats, which no language has for another seat.
var seatNames = [...][]string{
	bridge.North: {"north", "nord", "noord"},
	bridge.East:  {"east", "ost", "est", "oost"},
	bridge.South: {"south", "süd", "s\xC3\x9Cd", "s\xFCd", "s\xDCd", "sued", "sud", "zuid"},
	bridge.West:  {"west", "ouest"},
}

// longestSeat is how many bytes the longest of them has.
const longestSeat = 5

// seat returns the seat that a word names: a letter or "North". A letter that only other languages have is a seat, but nobody.
func (l *letters) seat(word []byte) (bridge.Seat, bool) {
	if len(word) == 1 {
		letter := upper(word[0])
		if i := strings.IndexByte(l.seats, letter); i >= 0 {
			return bridge.Seat(i), true
		}
		return bridge.NoSeat, strings.IndexByte(everySeat, letter) >= 0
	}
	if len(word) < 3 || len(word) > longestSeat {
		return bridge.NoSeat, false
	}
	name := lower(word)
	for seat, names := range seatNames {
		for _, known := range names {
			if name == known {
				return bridge.Seat(seat), true
			}
		}
	}
	return bridge.NoSeat, false
}

const suitLetters = "SHDC"

// suitNames are the words for the suits, without an "s" at the end.
var suitNames = [...][]string{
	{"spade", "pik", "pique", "schoppen"},
	{"heart", "herz", "coeur", "harten"},
	{"diamond", "karo", "carreau", "ruiten"},
	{"club", "kreuz", "treff", "trefle", "trèfle", "klaveren"},
}

// suitWord returns the suit that a word names: a capital letter, a letter with a colon, "Spades".
func suitWord(word []byte, isLabel bool) (suit int, ok bool) {
	if len(word) == 1 {
		letter := word[0]
		if isLabel {
			letter = upper(letter)
		}
		suit = strings.IndexByte(suitLetters, letter)
		return suit, suit >= 0
	}
	if len(word) < len("pik") || len(word) > len("diamonds") {
		return 0, false
	}
	name := strings.TrimSuffix(lower(word), "s")
	for suit, names := range suitNames {
		for _, known := range names {
			if name == known {
				return suit, true
			}
		}
	}
	return 0, false
}

// The last bytes of the marks of the suits in UTF-8, which all begin with the same two: the black ones, then the white ones.
const (
	markStart  = "\xE2\x99"
	blackMarks = "\xA0\xA5\xA6\xA3"
	whiteMarks = "\xA4\xA1\xA2\xA7"
)

// entities are the marks of the suits in HTML.
var entities = [...]string{"&spades;", "&hearts;", "&diams;", "&clubs;"}

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
		isMark := len(t) == 2 || !isLetter(t[2]) || languages[0].rank(t[2]) != 0 || voidMark(t[2:]) > 0
		if suit = strings.IndexByte(suitLetters, upper(t[1])); suit >= 0 && isMark {
			return suit, 2
		}
	case len(t) > 0 && t[0] == '&':
		for suit, entity := range entities {
			if bytes.HasPrefix(t, []byte(entity)) {
				return suit, len(entity)
			}
		}
	}
	return 0, 0
}

// isVoid reports whether a word says that there is no card.
func isVoid(word []byte) bool {
	switch lower(word[:min(len(word), 9)]) {
	case "-", "--", "---", "—", "–", "void", "none":
		return true
	}
	return false
}

// voidMark returns the length of what says at the start of a text that there is no card: dashes, or "void".
func voidMark(t []byte) (n int) {
	for d := dash(t); d > 0; d = dash(t[n:]) {
		n += d
	}
	const word = "void"
	if n == 0 && len(t) >= len(word) && lower(t[:len(word)]) == word && (len(t) == len(word) || t[len(word)] < 'a' || t[len(word)] > 'z') {
		return len(word)
	}
	return n
}

// dash returns the length of a dash at the start of a text, 0 if there is none.
func dash(t []byte) int {
	for _, dash := range [...]string{"-", "–", "—"} {
		if bytes.HasPrefix(t, []byte(dash)) {
			return len(dash)
		}
	}
	return 0
}

// isColon reports whether a character says that what comes after it belongs to what comes before it.
func isColon(c byte) bool { return c == ':' || c == '=' }

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

// afterBlanks returns where the next word begins, or the end.
func afterBlanks(t []byte, at, end int) int {
	for at < end {
		n := blank(t[at:end])
		if n == 0 {
			break
		}
		at += n
	}
	return at
}

// wordEnd returns where the word at a place ends: at white space, a colon, a comma, a bracket or the mark of a suit.
func wordEnd(t []byte, at, end int) int {
	n := at
	for n < end && !isColon(t[n]) && blank(t[n:end]) == 0 {
		if _, mark := suitMark(t[n:end]); mark > 0 {
			break
		}
		n++
	}
	if n == at && n < end && isColon(t[n]) {
		n++
	}
	return n
}

// isDecoration reports whether a text says nothing: what frames, rules and lists are made of.
func isDecoration(t []byte) bool {
	for len(t) > 0 {
		n := blank(t)
		switch {
		case n > 0:
		case strings.IndexByte("-=_+.:~#/\\<&`^", t[0]) >= 0:
			n = 1
		default:
			r, size := utf8.DecodeRune(t)
			// Rules and boxes, and the dashes of books.
			if r < 0x2500 || r > 0x259F {
				if r != '–' && r != '—' && r != '…' && r != '•' && r != '\uFEFF' {
					return false
				}
			}
			n = size
		}
		t = t[n:]
	}
	return true
}
