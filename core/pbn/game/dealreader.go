package game

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// dealReader reads the value of a Deal tag from the source's own bytes, so that an offset in it is one in the source.
type dealReader struct {
	deal  *Deal
	text  *source.Text
	at    int        // where the value begins
	diags *diag.List // nil where nothing is to be said
	bad   bool
	// What a value is split into; of most it has the room.
	hands, words [4]source.Span
	suits        [5]string
	// dialect is the first thing that is not as the standard has it, but is read all the same.
	dialect dialect
}

// dialect is something that is not as the standard has it, but is read all the same.
type dialect struct {
	found bool
	kind  diag.Kind[rules.FirstHand]
	span  source.Span
}

// readDeal reads the value of a Deal tag into an empty deal; nil where it cannot be read. What is not written as the standard has it, but
// has one meaning, is read; the dealer helps where the first seat is missing.
func readDeal(text *source.Text, value source.Span, dealer bridge.Seat, isExport bool, diags *diag.List, into *Deal) *Deal {
	if into.readPlain(text.Decode(value), value.Start) {
		into.IsStandard = true
		into.Derived, into.DerivedHand = into.Cards.Fourth()
		return into
	}
	*into = Deal{places: into.places[:0]}
	r := dealReader{deal: into, text: text, at: value.Start, diags: diags}
	if r.read(value, dealer, isExport); r.bad {
		return nil
	}
	return into
}

// read reads a value in whichever way it is written.
func (r *dealReader) read(value source.Span, dealer bridge.Seat, isExport bool) {
	whole := tabbed(r.text, value)
	hands := r.first(whole, dealer)
	if r.bad {
		return
	}
	for i, hand := range r.split(whole, hands) {
		r.hand(r.deal.First.Next(i), whole[hand.Start:hand.End], hand.Start)
	}
	if r.bad {
		return
	}
	r.deal.Named = len(r.deal.places)
	if d := &r.dialect; d.found {
		r.reportDialect(value, dealer, isExport)
		r.deal.Dialect = true
	}
	r.deal.Derived, r.deal.DerivedHand = r.deal.Cards.Fourth()
}

// reportDialect reports the first thing that is not as the standard has it.
func (r *dealReader) reportDialect(value source.Span, dealer bridge.Seat, isExport bool) {
	if r.diags == nil {
		return
	}
	e := r.dialect.kind.Find(r.diags, r.dialect.span).Say(rules.FirstHand{First: r.deal.First})
	if e.IsKept() && !r.deal.Doubtful {
		first, isSorted := r.deal.First, isExport && !r.deal.Repeats()
		if isSorted && dealer.Known() {
			first = dealer
		}
		e.Part(value, r.deal.standard(first, isSorted))
	}
}

// tabbed returns the bytes of a value with tabs in the place of the control characters, which are white space too (2.2).
func tabbed(text *source.Text, value source.Span) string {
	if source.IsPlain(text.Slice(value)) {
		return text.Decode(value)
	}
	whole := []byte(string(text.Slice(value)))
	for i := range whole {
		if whole[i] < ' ' || whole[i] == 0x7F {
			whole[i] = '\t'
		}
		for n := text.Encoding.HighControl(whole[i:]); n > 0; n-- {
			whole[i+n-1] = '\t'
		}
	}
	return string(whole)
}

// readAs takes note of something that is not as the standard has it, for the case that the deal can be read.
func (r *dealReader) readAs(start, end int, kind diag.Kind[rules.FirstHand]) {
	if !r.dialect.found {
		r.dialect = dialect{true, kind, r.span(start, end)}
	}
}

// fault reports the first thing that makes the deal unreadable.
func (r *dealReader) fault(start, end int, kind diag.Kind[diag.None]) {
	if r.failed() {
		kind.Find(r.diags, r.span(start, end))
	}
}

// failed takes note of something that makes the deal unreadable. It returns whether that is to be reported: it is the first thing.
func (r *dealReader) failed() (isReported bool) {
	isReported = !r.bad && r.diags != nil
	r.bad = true
	return isReported
}

func (r *dealReader) span(start, end int) source.Span {
	return source.Span{Start: r.at + start, End: r.at + end}
}

// first reads the first seat and its colon, and is where the hands begin.
func (r *dealReader) first(whole string, dealer bridge.Seat) (hands int) {
	letter, _, found := strings.Cut(whole, ":")
	r.deal.First, _ = values.ReadSeat(r.text.Decode(source.Span{Start: r.at, End: r.at + len(letter)}))
	switch {
	case found && r.deal.First.Known():
		if len(letter) != 1 {
			r.readAs(0, len(letter)+1, rules.SeatIsWord)
		}
		return len(letter) + 1
	case !found && dealer.Known() && strings.Contains(whole, "."):
		r.deal.First = dealer
		r.readAs(0, len(whole), rules.DealerIsFirst)
		return 0
	}
	if r.failed() {
		r.reportStart(r.span(0, len(whole)))
	}
	return 0
}

// reportStart reports that a deal does not begin with the first seat, with the first characters of it.
func (r *dealReader) reportStart(deal source.Span) {
	e := rules.NoFirstSeat.Find(r.diags, deal)
	if !e.IsKept() {
		return
	}
	const mostCharacters = 12
	start := source.Span{Start: deal.Start, End: deal.Start}
	for i := 0; i < mostCharacters && start.End < deal.End; i++ {
		start.End = r.text.CharacterEnd(start.End)
	}
	e.Say(rules.StartOfDeal{Start: e.Text(r.text.Decode(start))})
}

// split finds the hands. Four places with one space between them are four hands, of which one may be empty; else any white
// space parts two hands.
func (r *dealReader) split(whole string, at int) []source.Span {
	hands, words := r.hands[:0], r.words[:0]
	for start := at; start <= len(whole); {
		end := start
		for end < len(whole) && whole[end] != ' ' && whole[end] != '\t' {
			end++
		}
		hands = append(hands, source.Span{Start: start, End: end})
		if end > start {
			words = append(words, source.Span{Start: start, End: end})
		}
		start = end + 1
	}
	switch {
	case len(hands) == 4 && len(words) == 4 && !strings.Contains(whole, "\t"):
	case len(words) == 0 || len(words) > 4:
		r.fault(0, len(whole), rules.NoFourHands)
		return nil
	case len(hands) == 4 && len(words) == 3 && words[0].Start > at && !strings.Contains(whole, "\t"):
		r.fault(0, len(whole), rules.WhichHandMissing)
		return nil
	case len(hands) == 4 && !strings.Contains(whole, "\t"):
		r.readAs(0, len(whole), rules.HandLeftEmpty)
	case len(words) == 4:
		r.readAs(0, len(whole), rules.HandsNotSpaced)
		hands = words
	default:
		r.readAs(0, len(whole), rules.HandsMissing)
		hands = words
	}
	return hands
}

func (r *dealReader) hand(seat bridge.Seat, hand string, at int) {
	if hand == "-" || hand == "" {
		return
	}
	suits := r.suits[:0]
	for ranks := range strings.SplitSeq(hand, ".") {
		if suits = append(suits, ranks); len(suits) > 4 {
			break
		}
	}
	lettered := r.lettered(suits)
	if len(suits) != 4 && !(lettered && len(suits) < 4) {
		r.fault(at, at+len(hand), rules.NotAHand)
		return
	}
	if lettered {
		r.readAs(at, at+len(hand), rules.SuitLetters)
	}
	places := len(r.deal.places)
	start, named, doubtful := at, [4]bool{}, false
	for i, ranks := range suits {
		suit, skip := bridge.Suits[i], 0
		if lettered && ranks != "" {
			suit, _ = bridge.ParseSuit(ranks[0])
			skip = 1
			if named[suit] {
				if r.failed() {
					rules.SuitTwice.Find(r.diags, r.span(at, at+len(hand))).Say(rules.SuitOfHand{Suit: suit})
				}
				return
			}
			named[suit] = true
		}
		doubtful = r.suit(seat, suit, ranks[skip:], start+skip) || doubtful
		if r.bad {
			return
		}
		start += len(ranks) + 1
	}
	if doubtful {
		r.deal.Unreadable[seat] = hand
		r.deal.Cards.Hands[seat], r.deal.places, r.deal.Doubtful = 0, r.deal.places[:places], true
		// Each such hand is reported, since export leaves it out.
		if r.diags != nil {
			rules.HandWithX.Find(r.diags, r.span(at, at+len(hand)))
		}
		return
	}
	r.deal.Cards.Known[seat] = true
	r.deal.HandSpans[seat] = source.Span{Start: r.at + at, End: r.at + at + len(hand)}
}

// lettered reports whether each suit of a hand that has something begins with its letter.
func (r *dealReader) lettered(suits []string) bool {
	letters := false
	for _, ranks := range suits {
		if ranks == "" {
			continue
		}
		if _, ok := bridge.ParseSuit(ranks[0]); !ok {
			return false
		}
		letters = true
	}
	return letters
}

// suit reads the ranks of a suit; doubtful reports whether an "x" is among them.
func (r *dealReader) suit(seat bridge.Seat, suit bridge.Suit, ranks string, at int) (doubtful bool) {
	for i := 0; i < len(ranks); i++ {
		start, letter := at+i, ranks[i]
		switch {
		case letter == 'x' || letter == 'X':
			doubtful = true
			continue
		case letter == '1' && i+1 < len(ranks) && ranks[i+1] == '0':
			r.readAs(start, start+2, rules.TenAsNumber)
			letter = 'T'
			i++
		}
		rank, ok := bridge.ParseRank(letter)
		if !ok {
			end := r.text.CharacterEnd(r.at+start) - r.at
			r.fault(start, end, rules.NotARank)
			return doubtful
		}
		card := bridge.NewCard(suit, rank)
		r.deal.Cards.Hands[seat] = r.deal.Cards.Hands[seat].With(card)
		r.deal.places = append(r.deal.places, CardPlace{card, seat, source.Span{Start: r.at + start, End: r.at + at + i + 1}})
	}
	return doubtful
}
