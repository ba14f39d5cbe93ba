package pbn

import (
	"pbn/core/bridge"
	"pbn/core/item"
	"pbn/core/tags"
	"pbn/core/values"
)

// Game is what one game says. It is used again for the next one.
type Game struct {
	Items item.Game
	Deal  Deal
}

// The values of tag pairs, as the Val of their items. 0 is no value: one that says nothing, one that inherits, and one that is not in the
// standard's form, which has the flag item.Unread.
//
//	Dealer, Auction, Play   the seat and 1
//	Declarer                the seat and 1, and Swapped
//	Vulnerable              1 None, 2 NS, 3 EW, 4 All
//	Contract                Contracted and its parts: see ContractOf
//	Result                  the tricks and 1, and Corrected
//	Date                    the eight digits, four bits each; 15 is "?"
//	Board, Note             the number
//	Deal                    1, and Game.Deal has the hands
const (
	Swapped    = 1 << 3 // Declarer: declarer and dummy are swapped (3.4.13)
	Corrected  = 1 << 8 // Result: differs from the tricks of the play (3.4.15)
	contracted = 1 << 31
)

// Deal is the hands of a Deal tag in the standard's form (3.4.11).
type Deal struct {
	bridge.Deal
	First bridge.Seat // whose hand is given first
	Cards int         // that are given, one that is given twice counted twice
	// Start and End are where in the window the hands are that are given.
	Start, End [4]uint32
}

// SeatOf is the seat of a value, NoSeat of 0.
func SeatOf(val uint32) bridge.Seat {
	if val == 0 {
		return bridge.NoSeat
	}
	return bridge.Seat(val&^Swapped - 1)
}

// ContractOf is the contract of a value; ok is false of 0.
func ContractOf(val uint32) (c bridge.Contract, ok bool) {
	if val == 0 {
		return c, false
	}
	return bridge.Contract{PassedOut: val&1 != 0, Level: int(val >> 1 & 7), Denomination: bridge.Denomination(val >> 4 & 7), Risk: bridge.Risk(val >> 7 & 3)}, true
}

// ReadValues reads the values of the tags that have one, each once. The text is that of the window.
func (g *Game) ReadValues(text []byte) {
	items, first := g.Items.Items, &g.Items.First
	read := func(row tags.Tag) (i *item.Item, value []byte) {
		if first[row] == 0 {
			return nil, nil
		}
		i = &items[first[row]-1]
		if i.Flags&(item.Unknown|item.Inherits) != 0 {
			return nil, nil
		}
		return i, text[i.Start:i.End]
	}
	set := func(i *item.Item, val uint32) {
		if i.Val = val; val == 0 {
			i.Flags |= item.Unread
			g.Items.Has |= item.Unread
		}
	}
	for _, row := range [...]tags.Tag{tags.Dealer, tags.Auction, tags.Play} {
		if i, value := read(row); i != nil {
			set(i, seat(value))
		}
	}
	if i, value := read(tags.Declarer); i != nil {
		set(i, declarer(value))
	}
	if i, value := read(tags.Vulnerable); i != nil {
		set(i, uint32(values.StandardVulnerability(value)))
	}
	if i, value := read(tags.Contract); i != nil {
		set(i, contract(value))
	}
	if i, value := read(tags.Result); i != nil {
		set(i, result(value))
	}
	if i, value := read(tags.Date); i != nil {
		set(i, date(value))
	}
	if i, value := read(tags.Board); i != nil {
		set(i, number(value))
	}
	g.Deal = Deal{}
	if i, value := read(tags.Deal); i != nil {
		set(i, g.Deal.read(value, i.Start))
	}
	if k := first[tags.Note]; k != 0 {
		for k--; int(k) < len(items); k++ {
			if i := &items[k]; i.Kind == item.Tag && i.Tag == uint8(tags.Note) {
				i.Val = noteIndex(text[i.Start:i.End])
			}
		}
	}
}

func seat(value []byte) uint32 {
	if len(value) == 1 {
		if s, ok := bridge.ParseSeat(value[0]); ok {
			return uint32(s) + 1
		}
	}
	return 0
}

func declarer(value []byte) uint32 {
	if len(value) == 2 && value[0] == '^' {
		if s := seat(value[1:]); s != 0 {
			return s | Swapped
		}
	}
	return seat(value)
}

func contract(value []byte) uint32 {
	if len(value) > len("7NTXX") {
		return 0
	}
	c, ok := bridge.ParseContract(string(value))
	if !ok {
		return 0
	}
	val := uint32(contracted) | uint32(c.Level)<<1 | uint32(c.Denomination)<<4 | uint32(c.Risk)<<7
	if c.PassedOut {
		val |= 1
	}
	return val
}

func result(value []byte) (val uint32) {
	if len(value) > 0 && value[0] == '^' {
		val, value = Corrected, value[1:]
	}
	n := uint32(0)
	for _, c := range value {
		if n = n*10 + uint32(c-'0'); c < '0' || c > '9' {
			return 0
		}
	}
	if len(value) == 0 || len(value) > 2 || len(value) == 2 && value[0] == '0' || n > 13 {
		return 0
	}
	return val | (n + 1)
}

// number is the digits of a value with no zero before them; 0 where it has anything else.
func number(value []byte) (n uint32) {
	if len(value) > 9 || value[0] == '0' {
		return 0
	}
	for _, c := range value {
		if c < '0' || c > '9' {
			return 0
		}
		n = n*10 + uint32(c-'0')
	}
	return n
}

// date reads YYYY.MM.DD, a day of the calendar, where day and month are given or neither is; others are for the general reader.
func date(value []byte) (val uint32) {
	if len(value) != len("YYYY.MM.DD") || value[4] != '.' || value[7] != '.' {
		return 0
	}
	unknown := 0
	for i, c := range value {
		switch {
		case i == 4 || i == 7:
		case c == '?':
			unknown |= 1 << i
			val = val<<4 | 15
		case c >= '0' && c <= '9':
			val = val<<4 | uint32(c-'0')
		default:
			return 0
		}
	}
	const year, monthAndDay = 0b1111, 0b1101100000
	if unknown&monthAndDay == monthAndDay {
		return val
	}
	if unknown != 0 {
		return 0
	}
	month, day := val>>12&15*10+val>>8&15, val>>4&15*10+val&15
	if month == 0 || month > 12 || day == 0 || int(day) > values.DaysOfMonth[month-1] {
		return 0
	}
	if y := number4(value[:4]); month == 2 && day == 29 && (y%4 != 0 || y%100 == 0 && y%400 != 0) {
		return 0
	}
	return val
}

func number4(digits []byte) (n int) {
	for _, c := range digits {
		n = n*10 + int(c-'0')
	}
	return n
}

// noteIndex is the number of "1:text" (3.5.5); 0 where there is none.
func noteIndex(value []byte) (n uint32) {
	for i, c := range value {
		if c == ':' {
			return n
		}
		if c < '0' || c > '9' || i == 9 {
			return 0
		}
		n = n*10 + uint32(c-'0')
	}
	return 0
}

// ranks are, for each byte of a hand, the place of the rank from 1 on; a full stop is partsSuits, all others are 0.
var ranks = func() (t [256]uint8) {
	for c := range t {
		if r, ok := bridge.ParseRank(byte(c)); ok {
			t[c] = uint8(r) + 1
		}
	}
	t['.'] = partsSuits
	return t
}()

const partsSuits = 14

// read reads a value that begins at an offset and is written as the standard has it: a seat, and four hands of four suits or "-". It returns 1,
// and 0 where it is written otherwise: what was read so far means nothing then.
func (d *Deal) read(value []byte, at uint32) uint32 {
	if len(value) < 2 || value[1] != ':' {
		return 0
	}
	first, ok := bridge.ParseSeat(value[0])
	if !ok {
		return 0
	}
	d.First = first
	i := 2
	for n := range 4 {
		seat := (first + bridge.Seat(n)) & 3
		if i < len(value) && value[i] == '-' {
			i++
		} else {
			start := i
			hand, suit := bridge.Hand(0), 39
			for ; i < len(value); i++ {
				rank := ranks[value[i]]
				if rank == 0 {
					break
				}
				if rank == partsSuits {
					if suit -= 13; suit < 0 {
						return 0
					}
					continue
				}
				hand |= 1 << (suit + int(rank) - 1)
				d.Cards++
			}
			if suit != 0 {
				return 0
			}
			d.Hands[seat], d.Known[seat] = hand, true
			d.Start[seat], d.End[seat] = at+uint32(start), at+uint32(i)
		}
		if n < 3 {
			if i == len(value) || value[i] != ' ' {
				return 0
			}
			i++
		}
	}
	if i < len(value) {
		return 0
	}
	return 1
}
