// Package bridge is the game itself, without any notation around it: seats, cards, deals, calls, and the laws of the
// auction and of the play.
package bridge

import "math/bits"

// Seat is a direction at the table; the next seat is the one to the left.
type Seat uint8

// The seats, clockwise. NoSeat is a seat that is not known.
const (
	North Seat = iota
	East
	South
	West
	NoSeat
)

const seatLetters = "NESW"

// Next returns the seat n places clockwise from s; n may be negative.
func (s Seat) Next(n int) Seat { return Seat((int(s) + n) & 3) }

// From returns how many places clockwise s is from other: 0 to 3.
func (s Seat) From(other Seat) int { return (int(s) - int(other)) & 3 }

// Known reports whether s is one of the four seats.
func (s Seat) Known() bool { return s < NoSeat }

// NorthSouth reports whether s is North or South.
func (s Seat) NorthSouth() bool { return s == North || s == South }

// String returns N, E, S or W; "" if the seat is not known.
func (s Seat) String() string {
	if !s.Known() {
		return ""
	}
	return seatLetters[s : s+1]
}

// Name returns the seat's name in English, for people.
func (s Seat) Name() string { return [...]string{"North", "East", "South", "West", "nobody"}[s] }

// ParseSeat reads the letter of a seat, of either case.
func ParseSeat(letter byte) (Seat, bool) {
	i := letterSeats[letter]
	return Seat(i), int(i) < len(seatLetters)
}

// Suit is one of the four suits, ascending.
type Suit uint8

// The suits in the order of their rank in the auction.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
)

const suitLetters = "CDHS"

// Suits has the suits in the order in which a hand is written (3.4.11).
var Suits = [4]Suit{Spades, Hearts, Diamonds, Clubs}

// Letter returns S, H, D or C.
func (s Suit) Letter() byte { return suitLetters[s] }

// ParseSuit reads the letter of a suit, of either case.
func ParseSuit(letter byte) (Suit, bool) {
	i := letterSuits[letter]
	return Suit(i), int(i) < len(suitLetters)
}

// Rank is a card's rank: 0 is the two, 12 the ace.
type Rank uint8

const rankLetters = "23456789TJQKA"

// Letter returns one of AKQJT98765432.
func (r Rank) Letter() byte { return rankLetters[r] }

// ParseRank reads a letter of either case, or a digit from 2 to 9.
func ParseRank(letter byte) (Rank, bool) {
	i := letterRanks[letter]
	return Rank(i), int(i) < len(rankLetters)
}

// The seat, suit and rank of each byte, in upper or lower case.
var letterSeats, letterSuits, letterRanks = byLetter(seatLetters), byLetter(suitLetters), byLetter(rankLetters)

func byLetter(letters string) (places [256]uint8) {
	for c := range places {
		places[c] = uint8(index(letters, byte(c)))
	}
	return places
}

// index returns the index of a letter of either case in letters, or len(letters) if it is not there.
func index(letters string, c byte) int {
	if c >= 'a' && c <= 'z' {
		c -= 'a' - 'A'
	}
	for i := range len(letters) {
		if letters[i] == c {
			return i
		}
	}
	return len(letters)
}

// Card is one of the 52 cards, ordered by suit and then by rank.
type Card uint8

// NewCard returns the card of a suit and a rank.
func NewCard(s Suit, r Rank) Card { return Card(s)*13 + Card(r) }

// Suit returns the card's suit.
func (c Card) Suit() Suit { return Suit(c / 13) }

// Rank returns the card's rank.
func (c Card) Rank() Rank { return Rank(c % 13) }

// String returns the card as the standard writes it, "SA" (3.6.1).
func (c Card) String() string { return cardNames[2*c : 2*c+2] }

// cardNames has the names of all cards, in their order.
const cardNames = "C2C3C4C5C6C7C8C9CTCJCQCKCAD2D3D4D5D6D7D8D9DTDJDQDKDAH2H3H4H5H6H7H8H9HTHJHQHKHAS2S3S4S5S6S7S8S9STSJSQSKSA"

// ParseCard reads a suit and a rank, of either case (3.6.1).
func ParseCard(text string) (Card, bool) {
	if len(text) != 2 {
		return 0, false
	}
	s, isSuit := ParseSuit(text[0])
	r, isRank := ParseRank(text[1])
	if !isSuit || !isRank {
		return 0, false
	}
	return NewCard(s, r), true
}

// Hand is a set of cards.
type Hand uint64

// Cards is how many cards there are.
const Cards = len(cardNames) / 2

// Pack is all 52 cards.
const Pack Hand = 1<<52 - 1

// Has reports whether the card is in the hand.
func (h Hand) Has(c Card) bool { return h>>c&1 == 1 }

// With returns the hand with one more card.
func (h Hand) With(c Card) Hand { return h | 1<<c }

// Len returns the number of cards.
func (h Hand) Len() int { return bits.OnesCount64(uint64(h)) }

// Of returns the hand's cards in a suit.
func (h Hand) Of(s Suit) Hand { return h & ((1<<13 - 1) << (13 * s)) }

// HighCards returns the points of its honours: four for an ace, down to one for a jack.
func (h Hand) HighCards() (points int) {
	for suit := range Suit(4) {
		for i := range Rank(4) {
			if h.Has(NewCard(suit, 9+i)) {
				points += int(i) + 1
			}
		}
	}
	return points
}

// Ranks returns the letters of the hand's cards in a suit, descending.
func (h Hand) Ranks(s Suit) string { return string(h.AppendRanks(nil, s)) }

// AppendRanks appends the letters of the hand's cards in a suit, descending.
func (h Hand) AppendRanks(out []byte, s Suit) []byte {
	ranks := int(h>>NewCard(s, 0)) & (1<<len(rankLetters) - 1)
	high, low := &rankWords[1][ranks>>lowRanks], &rankWords[0][ranks&(1<<lowRanks-1)]
	out = append(out, high.letters[:]...)
	out = append(out[:len(out)-len(high.letters)+int(high.n)], low.letters[:]...)
	return out[:len(out)-len(low.letters)+int(low.n)]
}

// lowRanks is how many ranks a suit has up to the eight.
const lowRanks = 7

// rankWords has the letters of each set of ranks, descending: of the low ranks, and of those above.
var rankWords = func() (words [2][1 << lowRanks]struct {
	letters [8]byte
	n       uint8
}) {
	for half := range words {
		for set := range words[half] {
			word := &words[half][set]
			for r := lowRanks - 1; r >= 0; r-- {
				if set>>r&1 == 1 && half*lowRanks+r < len(rankLetters) {
					word.letters[word.n] = rankLetters[half*lowRanks+r]
					word.n++
				}
			}
		}
	}
	return words
}()

// Deal has the cards of each seat. A hand that is not given is not known (3.4.11).
type Deal struct {
	Hands [4]Hand
	Known [4]bool
}

// Fourth returns the hand that follows from the others: the only one that is not known, where each of the others has thirteen cards and no
// card is there twice. seat is NoSeat where none follows.
func (d *Deal) Fourth() (seat Seat, hand Hand) {
	const whole = 13
	var others Hand
	seat, known := NoSeat, 0
	for s, h := range d.Hands {
		if !d.Known[s] {
			seat = Seat(s)
		} else if h.Len() == whole {
			known++
			others |= h
		}
	}
	if known != 3 || !seat.Known() || others.Len() != 3*whole {
		return NoSeat, 0
	}
	return seat, Pack &^ others
}

// Append appends the deal as the Deal tag has it, from the hand of a seat on (3.4.11).
func (d *Deal) Append(out []byte, first Seat) []byte {
	out = append(append(out, first.String()...), ':')
	for i := range 4 {
		if i > 0 {
			out = append(out, ' ')
		}
		seat := first.Next(i)
		if !d.Known[seat] {
			out = append(out, '-')
			continue
		}
		for k, suit := range Suits {
			if k > 0 {
				out = append(out, '.')
			}
			out = d.Hands[seat].AppendRanks(out, suit)
		}
	}
	return out
}
