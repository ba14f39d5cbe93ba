package game

import (
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// numbers has the number of a move that no move has followed so far.
type numbers struct {
	in *input
	// item is the number from 1 of its item, or of the periods after it if hasPeriod is set; 0 if there is no such number. first is the number
	// from 0 of its item itself.
	item, first int
	hasPeriod   bool
}

// number takes the number of a move. One that comes before has no move.
func (n *numbers) number(k int, u *textRuns) {
	n.miss(u)
	n.item, n.first, n.hasPeriod = k+1, k, false
}

// miss reports the number that has no move: with a period it is one too many (ledger 8.2.2.1-e), without one it is text (8.2.2.1-g).
func (n *numbers) miss(u *textRuns) {
	if n.item == 0 {
		return
	}
	k := n.item - 1
	n.item = 0
	if i := &n.in.items.Items[k]; n.hasPeriod || isNumber(i) {
		at := source.Span{Start: int(n.in.items.Items[n.first].Start), End: int(i.End)}
		rules.NumberWithoutMove.Find(n.in.diags, at).Say(rules.NumberAlone{IsSafe: u.line.last >= 0 || n.isBeforeMarker(k)})
		return
	}
	u.add(k)
}

// isBeforeMarker reports whether the marker of the game comes right after an item: then the game ends there without a number, too.
func (n *numbers) isBeforeMarker(k int) bool {
	items := n.in.items.Items
	return k+1 < len(items) && items[k+1].Kind == item.Marker
}

// asText takes a number without a period that text follows as text.
func (n *numbers) asText(u *textRuns) {
	if n.item != 0 && !n.hasPeriod && !isNumber(&n.in.items.Items[n.item-1]) {
		n.miss(u)
	}
}

// isNumber reports whether a number of an item has a period.
func isNumber(i *item.Item) bool {
	_, periods := i.MoveNumber()
	return periods > 0
}

// isNullMove reports whether the number at an item is 0000, the null move of UCI (ledger 8.2-d).
func (n *numbers) isNullMove(k int) bool {
	return n.in.items.Items[k].Val == 0 && string(n.in.bytes(k)) == "0000"
}
