package game

import (
	"pbn/core/bridge"
	"pbn/core/source"
)

// readPlain reads a value, which is at an offset, that is written as nearly all are: a seat, four hands of four suits or "-", and
// nothing else. ok is false where it is written otherwise; what was read so far means nothing then.
func (d *Deal) readPlain(value string, at int) (ok bool) {
	if len(value) < 2 || value[1] != ':' {
		return false
	}
	if d.First, ok = bridge.ParseSeat(value[0]); !ok {
		return false
	}
	d.plain, d.at = value, at
	i := 2
	for n := range 4 {
		seat, start := d.First.Next(n), i
		switch end := d.readPlainHand(value, start, seat); {
		case end > start:
			i = end
			d.Cards.Known[seat], d.HandSpans[seat] = true, source.Span{Start: at + start, End: at + end}
		case start < len(value) && value[start] == '-':
			i++
		default:
			return false
		}
		if i < len(value) && value[i] == ' ' && n < 3 {
			i++
		} else if i < len(value) || n < 3 {
			return false
		}
	}
	return true
}

// readPlainHand returns the end of the hand at i in the value of a deal; i if there is no plain hand.
func (d *Deal) readPlainHand(value string, i int, seat bridge.Seat) (end int) {
	hand, shift := uint64(0), uint(bridge.NewCard(bridge.Spades, 0))
	rest := value[i:]
	for end = 0; end < len(rest); end++ {
		// A dot adds no card and changes the suit, a rank is the other way round: which of the two it is would be hard to foresee.
		c := handBytes[rest[end]]
		if c == 0 {
			break
		}
		hand |= uint64(c>>handStepBits) << (shift & 63)
		shift -= uint(c) & (1<<handStepBits - 1)
	}
	if shift != uint(bridge.NewCard(bridge.Clubs, 0)) {
		return i
	}
	d.Cards.Hands[seat] = bridge.Hand(hand)
	d.Named += end - (len(bridge.Suits) - 1)
	return i + end
}

// handBytes are what each byte is in a hand: a card of the lowest suit, as a hand of it alone, above handStepBits; or a dot, which goes on
// by as many cards as a suit has.
var handBytes = func() (bytes [256]uint32) {
	for c := range bytes {
		if rank, isRank := bridge.ParseRank(byte(c)); isRank {
			bytes[c] = 1 << rank << handStepBits
		}
	}
	bytes['.'] = uint32(bridge.NewCard(bridge.Diamonds, 0))
	return bytes
}()

const handStepBits = 4

// isInOrder reports whether a plain value has the ranks of each suit from the highest to the lowest, in upper case. No branch hangs on
// which of its bytes are ranks.
func isInOrder(value string) bool {
	const any, lowerCase = 1 << 30, 0x40 // above all ranks; the bit of a letter that has the bit below it, too
	last, wrong, letters := uint32(any), uint32(0), byte(0)
	for i := range len(value) {
		rank := handBytes[value[i]] >> handStepBits
		wrong |= last - 1 - rank // its top bit is set where a rank is not lower than the one before
		last = rank | (rank-1)>>31*any
		letters |= value[i] & (value[i] << 1)
	}
	return wrong>>31 == 0 && letters&lowerCase == 0
}

// appendHands appends a plain deal from a hand on, each as it is written.
func (d *Deal) appendHands(out []byte, first bridge.Seat) []byte {
	out = append(out, first.String()...)
	separator := byte(':')
	for n := range 4 {
		seat := first.Next(n)
		out = append(out, separator)
		if separator = ' '; d.Cards.Known[seat] {
			out = append(out, d.plain[d.HandSpans[seat].Start-d.at:d.HandSpans[seat].End-d.at]...)
		} else {
			out = append(out, '-')
		}
	}
	return out
}
