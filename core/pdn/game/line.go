package game

import (
	"pbn/core/draughts"
	"pbn/core/source"
	"pbn/core/tree"
)

// line is where in the game the builder is. It has the position, and the one before the last move: a variation goes on from that. So nothing
// is ever taken back, and a variation costs what its moves cost, at any depth.
type line struct {
	game *Game
	now  place
	// before is what there was before the last move.
	before place
	// frames are the variations that are open.
	frames []frame
	// waiting is the last variation of the line that comes before the move that it replaces; the others follow through their Of.
	waiting int32
	// hasEnded is set after the marker of the game.
	hasEnded bool
	steps    int
}

// place is a place in a line.
type place struct {
	position draughts.Position
	// last is the move before the next one; -1 at the start.
	last int32
	// setup is the setup that the next move is made from; -1 if there is none.
	setup int32
	ply   uint32
	// starts is Starts where a variation begins, and it has no move so far.
	starts Flags
	// isText is set where moves are kept as words.
	isText bool
	// hasSetup is set after a setup: the numbers of moves are the file's matter then.
	hasSetup bool
}

// frame is an open variation, and what to go back to after it.
type frame struct {
	variation   int32
	now, before place
	waiting     int32
}

const none = -1

// begin begins the main line.
func (l *line) begin(g *Game) {
	*l = line{game: g, frames: l.frames[:0], waiting: none, steps: l.steps}
	l.now = place{position: g.Start, last: none, setup: none, isText: !g.HasStart}
}

// do makes a legal move of the items from one number to another.
func (l *line) do(first, last int, m *draughts.Move, flags Flags) {
	l.before = l.now
	if l.now.position.Turn == draughts.Black {
		flags |= Black
	}
	k := l.add(first, last, flags)
	l.game.Moves[k].Move = *m
	var u draughts.Undo
	l.now.position.Do(m, &u)
}

// addWord adds a move that is kept as text. What comes after it in its line cannot be judged, but what could be played in its place can.
func (l *line) addWord(first, last int) {
	l.before = l.now
	p := &l.now.position
	flags := Word
	if p.Turn == draughts.Black {
		flags |= Black
	}
	k := l.add(first, last, flags)
	l.game.Moves[k].Move = draughts.Move{From: draughts.NoSquare, To: draughts.NoSquare}
	l.now.isText = true
	pass(p, p.Turn^1, l.first())
}

// first returns who begins a game.
func (l *line) first() draughts.Color {
	if b := l.game.Board; b != nil {
		return b.Variant().Start
	}
	return draughts.White
}

// pass gives the turn to a side. The number goes on where the one who begins a game gets it.
func pass(p *draughts.Position, to, first draughts.Color) {
	if p.Turn != to && to == first {
		p.Number++
	}
	p.Turn = to
}

// add adds a move to the line.
func (l *line) add(first, last int, flags Flags) int {
	g := l.game
	k := len(g.Moves)
	if k == cap(g.Moves) {
		g.Moves = append(roomAfter(l, g.Moves, first), Move{})
	}
	g.Moves = g.Moves[:k+1]
	l.now.ply++
	one := &g.Moves[k]
	one.Item, one.Last, one.Parent, one.Setup, one.Ply = uint32(first), uint32(last), l.now.last, l.now.setup, l.now.ply
	one.Number, one.NumberItem, one.Flags = l.now.position.Number, 0, flags|l.now.starts
	l.now.last, l.now.starts, l.now.setup = int32(k), 0, none
	for l.waiting != none {
		v := &g.Variations[l.waiting]
		l.waiting, v.Of = v.Of, int32(k)
	}
	return k
}

// roomAfter makes room in a list for what comes after an item of the game.
func roomAfter[T any](l *line, list []T, k int) []T {
	return source.RoomAfter(list, k, len(l.game.Items.Items)-k)
}

// open begins a variation in place of the last move.
func (l *line) open(k int) {
	g := l.game
	of := l.now.last
	if l.now.starts != 0 {
		of = none
	}
	v := tree.Variation{Item: uint32(k), Of: of, First: int32(len(g.Moves)), End: int32(len(g.Moves))}
	l.frames = append(roomAfter(l, l.frames, k), frame{variation: int32(len(g.Variations)), now: l.now, before: l.before, waiting: l.waiting})
	g.Variations = append(roomAfter(l, g.Variations, k), v)
	l.waiting = none
	if of == none {
		l.goAhead()
		return
	}
	l.now = l.before
	l.now.starts = Starts
}

// goAhead makes the variation that begins one that goes on from where the line around it is: it replaces the move that comes after it, if any
// does.
func (l *line) goAhead() {
	f := &l.frames[len(l.frames)-1]
	l.now = f.now
	l.now.starts = Starts
	v := &l.game.Variations[f.variation]
	v.Of, f.waiting = f.waiting, f.variation
}

// canGoAhead reports whether the variation that begins, with no position of its own, can go on from where the line around it is.
func (l *line) canGoAhead() bool {
	if l.now.starts == 0 || len(l.frames) == 0 {
		return false
	}
	f := &l.frames[len(l.frames)-1]
	return !f.now.isText && f.now.starts == 0 && f.waiting != f.variation && l.now.setup == l.before.setup
}

// close ends the last variation that is open, and goes back to the line that it belongs to. It returns the variation.
func (l *line) close() *tree.Variation {
	l.nothingFollows()
	n := len(l.frames) - 1
	f := &l.frames[n]
	v := &l.game.Variations[f.variation]
	v.End = int32(len(l.game.Moves))
	if l.now.starts != 0 && f.now.starts == 0 {
		l.giveBack(f.now.last)
	}
	l.now, l.before, l.waiting = f.now, f.before, f.waiting
	l.frames = l.frames[:n]
	return v
}

// nothingFollows ends the wait of variations for a move that they replace: the line has none.
func (l *line) nothingFollows() {
	for l.waiting != none {
		v := &l.game.Variations[l.waiting]
		l.waiting, v.Of = v.Of, none
	}
}

// giveBack gives what was written in a variation without moves to the move before it: the last comments, NAGs and so on, which belong to a
// move that did not come.
func (l *line) giveBack(to int32) {
	g, missing := l.game, int32(len(l.game.Moves))
	tree.GiveBack(g.Comments, missing, to, (*tree.Comment).OwnerOf)
	tree.GiveBack(g.NAGs, missing, to, (*tree.NAG).OwnerOf)
	tree.GiveBack(g.Commands, missing, to, func(c *Command) tree.Owner { return tree.Owner{Move: &c.Move, Before: &c.Before} })
	tree.GiveBack(g.Texts, missing, to, (*tree.Text).OwnerOf)
	tree.GiveBack(g.Setups, missing, to, func(s *Setup) tree.Owner { return tree.Owner{Move: &s.Move, Before: &s.Before} })
}

// owner returns the move that a comment or NAG belongs to which comes next, and whether it comes before that.
func (l *line) owner() (move int32, before bool) {
	if l.now.starts != 0 {
		return int32(len(l.game.Moves)), true
	}
	return l.now.last, false
}

// addText adds text of items that mean nothing where they are, or are a part of the move before.
func (l *line) addText(first, last int, isPart bool) {
	move, before := l.owner()
	t := tree.Text{First: uint32(first), Last: uint32(last), Move: move, Before: before, IsPart: isPart}
	l.game.Texts = append(source.Room(l.game.Texts), t)
}
