package game

import (
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/tree"
)

// notes adds what is said of moves: comments, their commands, and NAGs.
type notes struct {
	in   *input
	game *Game
	line *line
	// suffixOf is the move that the last suffix belongs to.
	suffixOf int32
}

// comment adds a comment with its commands.
func (n *notes) comment(k int, i *item.Item) {
	g := n.game
	move, before := n.line.owner()
	g.Comments = append(roomAfter(n.line, g.Comments, k), Comment{Item: uint32(k), Move: move, Before: before, AfterEnd: n.line.hasEnded})
	if i.Kind == item.BraceComment {
		n.commands(k, i, move, before)
	}
}

// nag adds a NAG (8.2.4).
func (n *notes) nag(k int, i *item.Item) {
	switch {
	case i.Flags&item.Broken != 0:
		rules.NAGWithoutNumber.Find(n.in.diags, n.in.span(k))
		return
	case i.Val > 255:
		rules.NAGOutOfRange.Find(n.in.diags, n.in.span(k))
	}
	n.add(k, int32(i.Val))
}

// suffix adds the NAG of a suffix (8.2.3.8).
func (n *notes) suffix(k int, i *item.Item) {
	move, _ := n.line.owner()
	if move == n.suffixOf {
		rules.SecondSuffix.Find(n.in.diags, n.in.span(k))
	}
	n.suffixOf = move
	n.add(k, tree.SuffixNAG(i.Val))
}

// add adds a NAG.
func (n *notes) add(k int, number int32) {
	move, before := n.line.owner()
	if before || move < 0 {
		rules.NAGWithoutMove.Find(n.in.diags, n.in.span(k))
	}
	n.game.NAGs = append(roomAfter(n.line, n.game.NAGs, k), NAG{Item: uint32(k), Move: move, Number: number, Before: before})
}
