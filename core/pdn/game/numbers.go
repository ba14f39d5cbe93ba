package game

import (
	"unicode/utf8"

	"pbn/core/item"
	"pbn/core/source"
)

// numbers has the number of a move that no move has followed so far.
type numbers struct {
	in   *input
	line *line
	// item is the number from 1 of its item, 0 if there is none; last is its last item, from 0.
	item, last int
	periods    int
	// isOdd is set where it is not written as it should be (L-3).
	isOdd bool
}

func (n *numbers) isOpen() bool { return n.item > 0 }

// begin takes the number of an item.
func (n *numbers) begin(k int) {
	_, periods := n.in.items.Items[k].MoveNumber()
	n.item, n.last, n.periods, n.isOdd = k+1, k, periods, periods != 1 && periods != 3
}

// goesOn takes an item of periods that the number goes on with; isFine is set for "1. ...".
func (n *numbers) goesOn(k int, isFine bool) {
	n.last, n.isOdd = k, n.isOdd || !isFine || n.periods != 1
	n.periods = 1
	if isFine {
		n.periods = 3
	}
}

// ellipsis reads a word that is a number with an ellipsis of one character, or the ellipsis after a number. It reports whether it is one.
func (n *numbers) ellipsis(k int) bool {
	word := n.in.text.Peek(n.in.span(k))
	digits := 0
	for digits < len(word) && isDigit(word[digits]) {
		digits++
	}
	r, size := utf8.DecodeRuneInString(word[digits:])
	if r != '…' || digits+size != len(word) || digits == 0 && n.item == 0 {
		return false
	}
	if digits > 0 {
		n.miss()
		n.item = k + 1
	}
	n.last, n.periods, n.isOdd = k, 3, true
	return true
}

// isNext reports whether the number of an item is that of the next move.
func (n *numbers) isNext(k int) bool {
	number, _ := n.in.items.Items[k].MoveNumber()
	return number == int(n.line.now.position.Number)
}

// of gives the number to a move, and says what is wrong with it (L-3, X-6).
func (n *numbers) of(move int) {
	if n.item == 0 {
		return
	}
	g, first := n.line.game, n.item-1
	m := &g.Moves[move]
	m.NumberItem = uint32(n.item)
	n.item = 0
	if n.isOdd {
		g.fault(NumberForm, n.in.from(first, n.last), int32(move))
	}
	if m.Flags&Word != 0 || n.line.now.hasSetup {
		return
	}
	isSecond := (m.Flags&Black != 0) != (n.line.first() != 0)
	number, _ := n.in.items.Items[first].MoveNumber()
	if n.in.items.Items[first].Kind != item.Number {
		number = int(m.Number) // with an ellipsis of one character
	}
	if number == int(m.Number) && (n.isOdd || isSecond == (n.periods == 3)) {
		return
	}
	f := g.fault(MoveNumber, n.in.from(first, n.last), int32(move))
	if f.Value = int32(m.Number) << 1; isSecond {
		f.Value++
	}
}

// miss forgets the number that has no move. It returns its item if it is no number but text, since it has no period; else -1 (G-8).
func (n *numbers) miss() (text int) {
	if n.item == 0 {
		return none
	}
	first := n.item - 1
	if n.item = 0; n.periods == 0 {
		return first
	}
	at := source.Span{Start: int(n.in.items.Items[first].Start), End: int(n.in.items.Items[n.last].End)}
	n.line.game.fault(NumberAlone, at, n.line.now.last)
	return none
}
