package game

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// Deal is the value of the Deal tag (3.4.11).
type Deal struct {
	bridge.Deal
	First  bridge.Seat // whose hand is given first
	Places []CardPlace
	// HandSpans are where the hands that are given stand.
	HandSpans [4]source.Span
}

// CardPlace is where a card stands in the source.
type CardPlace struct {
	Card bridge.Card
	Seat bridge.Seat
	Span source.Span
}

// MaxCards is the number of cards of the longest hand: fewer than 13 is an end position (3.10).
func (d *Deal) MaxCards() int {
	longest := 0
	for _, h := range d.Hands {
		longest = max(longest, h.Len())
	}
	return longest
}

// dealReader reads the value of a Deal tag from the source's own bytes, so that an offset in it is one in the source.
type dealReader struct {
	deal  Deal
	text  *source.Text
	at    int // where the value begins
	diags *diag.List
	bad   bool
}

// readDeal reads the value of a Deal tag; nil where it cannot be read.
func readDeal(text *source.Text, value source.Span, diags *diag.List) *Deal {
	r := dealReader{text: text, at: value.Start, diags: diags}
	whole := string(text.Slice(value))
	first, hands, found := strings.Cut(whole, ":")
	r.deal.First = ParseSeat(first)
	if !found || !r.deal.First.Known() {
		r.fault(0, len(whole), "A deal begins with the first seat and a colon, as in N:; this one begins with "+
			diag.Quote(text.DecodeBytes([]byte(whole[:min(len(whole), 12)])))+".")
		return nil
	}
	at, count := len(first)+1, 0
	for hand := range strings.SplitSeq(hands, " ") {
		if count < 4 {
			r.hand(r.deal.First.Next(count), hand, at)
		}
		count++
		at += len(hand) + 1
	}
	if count != 4 && !r.bad {
		r.fault(0, len(whole), "A deal has four hands with one space between them; a hand that is not given is “-”.")
	}
	if r.bad {
		return nil
	}
	return &r.deal
}

// fault reports the first thing that makes the deal unreadable.
func (r *dealReader) fault(start, end int, message string) {
	if !r.bad {
		r.diags.Report(diag.DealSyntax, source.Span{Start: r.at + start, End: r.at + end}, message)
	}
	r.bad = true
}

func (r *dealReader) hand(seat bridge.Seat, hand string, at int) {
	if hand == "-" {
		return
	}
	if strings.Count(hand, ".") != 3 {
		what := "this one is " + diag.Quote(r.text.DecodeBytes([]byte(hand)))
		if hand == "" {
			what = "here is none, but a second space or the end"
		}
		r.fault(at, at+len(hand), "A hand has four suits with a dot between them, as in AK4.QJ52..T98765; "+what+".")
		return
	}
	r.deal.Known[seat] = true
	r.deal.HandSpans[seat] = source.Span{Start: r.at + at, End: r.at + at + len(hand)}
	suit := 0
	for i := range len(hand) {
		if hand[i] == '.' {
			suit++
			continue
		}
		rank, ok := bridge.ParseRank(hand[i])
		if !ok {
			end := r.text.CharacterEnd(r.at+at+i) - r.at
			r.fault(at+i, end, "A rank is one of AKQJT98765432; this is "+
				diag.Quote(r.text.Decode(source.Span{Start: r.at + at + i, End: r.at + end}))+".")
			return
		}
		card := bridge.NewCard(bridge.Suits[suit], rank)
		r.deal.Hands[seat] = r.deal.Hands[seat].With(card)
		r.deal.Places = append(r.deal.Places, CardPlace{card, seat, source.Span{Start: r.at + at + i, End: r.at + at + i + 1}})
	}
}

// Repeats tells whether a hand names a card twice, so that the hand alone does not tell all that was written.
func (d *Deal) Repeats() bool {
	cards := 0
	for _, h := range d.Hands {
		cards += h.Len()
	}
	return cards != len(d.Places)
}
