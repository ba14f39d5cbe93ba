package lin

import (
	"bytes"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// board is what the commands of a board say. Its spans are in the text that it was read from.
type board struct {
	text *source.Text
	// begin is where it begins, and where what follows from it is told to be.
	begin source.Span
	match *match
	// hasRooms reports whether any board of the file is in a closed room.
	hasRooms bool
	// A qx began it: its command, and the number of the board in the match.
	room         room
	hasRoom      bool
	qx, qxNumber source.Span
	label        source.Span // what the board is called, from ah or else qx; empty if nothing says it
	hasLabel     bool        // ah says it
	titled       bool        // mn was said of it
	entry        source.Span // in the list of results; empty if that has none
	names        [4]source.Span
	hasNames     bool
	dealer       bridge.Seat
	dealerSpan   source.Span
	hands        [4]hand
	hasDeal      bool
	isLink       bool // it is that of the parameters of a link
	vulnerable   values.Vulnerability
	vulSpan      source.Span
	tricks       int // -1 if it does not say
	tricksSpan   source.Span
	claim        source.Span // the command that said it
	calls        []turn
	cards        []turn
	score        string // as the tag of PBN has it, see readScore
	scoreSpan    source.Span
	remarks      []source.Span // before the first call or card
	// noCalls and noCards report whether one could not be read: nobody knows whose turn it is after it.
	noCalls, noCards bool
	// toCome reports whether the auction ends with a question mark: the next call is to be found.
	toCome bool
}

// name returns what the board is called, cut short if it is too long for a board number.
func (b *board) name() string { return strings.Clone(diag.Short(b.text.Decode(b.label))) }

// used reports whether a command said something about the board itself.
func (b *board) used() bool { return b.hasRoom || b.hasDeal || b.hasTurns() }

// hasTurns reports whether the board has a call, a card or a number of tricks.
func (b *board) hasTurns() bool { return len(b.calls) > 0 || len(b.cards) > 0 || b.tricks >= 0 }

// number returns the number of the board in its match; ok is false if it has none.
func (b *board) number() (n int, ok bool) {
	if b.qxNumber.Start < b.qxNumber.End {
		return readNumber(b.text.Slice(b.qxNumber))
	}
	return readNumber(b.text.Slice(b.label))
}

// isBoard reports whether it is a board: it has a deal, or it is that of a link, which needs none.
func (b *board) isBoard() bool { return b.hasDeal || b.isLink && !b.isEmpty() }

// isEmpty reports whether nothing was said that a game could have.
func (b *board) isEmpty() bool {
	return !b.used() && !b.hasNames && !b.titled && len(b.remarks) == 0 && b.label.Start == b.label.End && b.vulnerable == values.VulnerabilityUnknown
}

// remark adds what becomes a comment of what came last: a text, or a command as it is.
func (b *board) remark(r source.Span) {
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
	remarks   []source.Span
}

// name returns a card as LIN has it.
func (t *turn) name() string {
	if t.isLow {
		return t.card.String()[:1]
	}
	return t.card.String()
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
	title, segment source.Span
	teams          [2]source.Span
	scoring        scoring
	scoringSpan    source.Span
	first          int // the number of the first board; 0 if it is not known
	isMatch        bool
	// names are those of both rooms, results those of the boards, that of the open room first, and players the names of each board.
	names, results, players *list
}

// list is a list of what a match says about its boards.
type list struct {
	fields []source.Span
	used   []bool      // whether a field is said of a board
	span   source.Span // of the command
}

// field returns a field, which is used now; it is empty if the list is not there or not so long.
func (l *list) field(i int) source.Span {
	if l == nil || i < 0 || i >= len(l.fields) {
		return source.Span{}
	}
	l.used[i] = true
	return l.fields[i]
}

// repeats marks a field as used if it only repeats what the board says.
func (l *list) repeats(text *source.Text, i int, said source.Span) {
	if l != nil && i >= 0 && i < len(l.fields) && bytes.Equal(text.Slice(l.fields[i]), text.Slice(said)) {
		l.used[i] = true
	}
}

// isUsed reports whether all fields are empty or used.
func (l *list) isUsed() bool {
	for i, f := range l.fields {
		if f.Start < f.End && !l.used[i] {
			return false
		}
	}
	return true
}

// saysRoom reports whether the board is in a room: without teams, and without a closed room, "o7" only means board 7.
func (b *board) saysRoom() bool {
	m := b.match
	hasTeam := m.teams[0].Start < m.teams[0].End || m.teams[1].Start < m.teams[1].End
	return b.hasRooms || m.isMatch && m.scoring != matchpoints && (m.scoring == imps || hasTeam)
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
