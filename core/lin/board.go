package lin

import (
	"pbn/core/bridge"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// board is what the commands of a board say. Its spans are in the text that it was read from.
type board struct {
	text *source.Text
	// begin is where it begins, and where what follows from it is told to be.
	begin source.Span
	match *match
	// number is its number and label, from qx or ah; label is empty if it has none.
	room       room
	label      source.Span
	hasRoom    bool // a qx began it
	names      [4]source.Span
	hasNames   bool
	dealer     bridge.Seat
	dealerSpan source.Span
	hands      [4]hand
	hasDeal    bool
	vulnerable values.Vulnerability
	vulSpan    source.Span
	tricks     int // -1 if it does not say
	tricksSpan source.Span
	calls      []turn
	cards      []turn
	remarks    []remark // before the first call or card
	// noCalls and noCards report whether one could not be read: nobody knows whose turn it is after it.
	noCalls, noCards bool
	// toCome reports whether the auction ends with a question mark: the next call is to be found.
	toCome bool
}

// used reports whether a command said something about the board itself.
func (b *board) used() bool { return b.hasRoom || b.hasDeal || b.hasTurns() }

// hasTurns reports whether the board has a call, a card or a number of tricks.
func (b *board) hasTurns() bool { return len(b.calls) > 0 || len(b.cards) > 0 || b.tricks >= 0 }

// isEmpty reports whether nothing was said that a game could have.
func (b *board) isEmpty() bool {
	return !b.used() && !b.hasNames && len(b.remarks) == 0 && b.label.Start == b.label.End && b.vulnerable == values.VulnerabilityUnknown
}

// remark adds a remark to what came last.
func (b *board) remark(r remark) {
	switch {
	case len(b.cards) > 0:
		last := &b.cards[len(b.cards)-1]
		last.remarks = append(last.remarks, r)
	case len(b.calls) > 0:
		last := &b.calls[len(b.calls)-1]
		last.remarks = append(last.remarks, r)
	default:
		b.remarks = append(b.remarks, r)
	}
}

// hand is a hand of a deal.
type hand struct {
	cards  bridge.Hand
	places []place // of the cards, in the order of the text
	span   source.Span
	known  bool
}

// place is a card and where it is.
type place struct {
	card bridge.Card
	span source.Span
}

// turn is a call or a card.
type turn struct {
	call    bridge.Call
	card    bridge.Card
	alerted bool
	// isLow says that a card has no rank: the lowest one of its suit was played.
	isLow     bool
	span      source.Span
	explained []source.Span // by an
	remarks   []remark
}

// name returns a card as LIN has it.
func (t *turn) name() string {
	if t.isLow {
		return t.card.String()[:1]
	}
	return t.card.String()
}

// remark is what becomes a comment: a text, or a command as it is.
type remark struct {
	span source.Span
	// from is the text of the span, which is not that of the board if it was said for the whole match.
	from *source.Text
}

// room is the room of a match.
type room uint8

// The rooms, in the order of LIN.
const (
	openRoom room = iota
	closedRoom
)

func (r room) String() string { return [...]string{"Open", "Closed"}[r] }

// match is what the commands before the first board say about all boards.
type match struct {
	text           *source.Text
	title, segment source.Span
	teams          [2]source.Span
	scoring        scoring
	scoringSpan    source.Span
	first          int // the number of the first board; 0 if it is not known
	isMatch        bool
	// names are those of both rooms.
	names    [2][4]source.Span
	hasNames bool
	// results has the results of the boards, that of the open room first; players the names of each board.
	results []source.Span
	players []source.Span
	// hasRooms reports whether any board is in a closed room.
	hasRooms bool
}

// scoring is how a match is scored.
type scoring uint8

// The scorings of LIN.
const (
	noScoring scoring = iota
	imps
	matchpoints
	boardAMatch
)

// String returns the value of the Scoring tag of PBN.
func (s scoring) String() string { return [...]string{"", "IMP", "MP", "BAM"}[s] }

// letter returns how vg has it.
func (s scoring) letter() string { return [...]string{"", "I", "P", "B"}[s] }

// order has the seats in the order of LIN.
var order = [4]bridge.Seat{bridge.South, bridge.West, bridge.North, bridge.East}
