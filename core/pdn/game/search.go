package game

import (
	"pbn/core/draughts"
	"pbn/core/pdn/scan"
)

// mover makes moves by the laws.
type mover struct {
	in    *input
	line  *line
	words words
	list  draughts.Moves
	// to is the item after those of the game.
	to int
	// separator and hasLetters are how the variant writes moves.
	separator  byte
	hasLetters bool
	// tries is how many meanings of ambiguous captures may be tried in the game.
	tries int
	// budget is how many steps finding captures may take.
	budget *budget
	// cost is how many steps it took to find the captures that were looked for last.
	cost int
	// firstMain is the number from 1 of the first move of the main line that is not legal; 0 if all are.
	firstMain int
	isTurned  bool
}

// begin begins with a game.
func (b *mover) begin(in *input, l *line, to int) {
	b.in, b.line, b.words.in, b.to, b.tries, b.firstMain, b.isTurned = in, l, in, to, mostTries, 0, false
	if board := l.game.Board; board != nil {
		v := board.Variant()
		b.separator, b.hasLetters = v.Separator, v.Letters
	}
}

// budget bounds the steps of finding captures in a file: texts that people write take a few dozen a capture.
type budget struct {
	left int
	// least is how many were left when the least were, and lost how many the file would have had more without its bound.
	least, lost int
}

// The steps that a file may take, and those that each of its items adds.
const (
	firstSteps = 1 << 20
	itemSteps  = 1 << 6
)

// begin adds the steps of a game with so many items.
func (b *budget) begin(items int) {
	b.least = min(b.least, b.left)
	b.left += itemSteps * items
	b.lost += max(0, b.left-firstSteps)
	b.left = min(firstSteps, b.left)
}

// find finds the move that was read in a position.
func (b *mover) find(p *draughts.Position) (m draughts.Move, count int) {
	if b.budget.left <= 0 {
		return m, 0
	}
	m, count = b.line.game.Board.Find(p, &b.words.pattern, &b.list)
	b.spend()
	return m, count
}

// spend takes the steps of the last list off the budget.
func (b *mover) spend() {
	steps := b.list.Steps()
	b.cost = steps
	b.line.steps += steps / stepsOfItem
	b.budget.left -= steps
}

// searchesOfWhy is how often captures are looked for to say why a move is not legal.
const searchesOfWhy = 10

// stepsOfItem is how many steps of the laws are counted as looking at one item.
const stepsOfItem = 64

// isMove reports whether an item is a word.
func (b *mover) isMove(k int) bool { return b.in.items.Items[k].Kind == scan.Move }
