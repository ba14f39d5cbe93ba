package game

import (
	"pbn/core/chess"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/tree"
)

// line is where in the game the builder is.
type line struct {
	game     *Game
	position chess.Position
	// path are the moves from the start to the position, as far as they can be taken back: of the main line that is the last one.
	path []step
	// frames are the variations that are open.
	frames []frame
	// last is the move before the next one in the line; -1 at the start.
	last int32
	// ply is how many moves the line has.
	ply uint32
	// starts is Starts where a variation begins, and it has no move so far.
	starts Flags
	// isText is set where moves are kept as words.
	isText bool
	// illegal is the move with which that began, before which the position is; -1 where there is none.
	illegal int32
	// hasEnded is set after the marker of the game.
	hasEnded bool
	steps    int
}

// step is a move on the path.
type step struct {
	undo chess.Undo
	move int32
}

// frame is an open variation, and what to go back to after it.
type frame struct {
	variation int32
	last      int32
	path      int32 // how many moves the path has before the variation
	illegal   int32
	ply       uint32
	starts    Flags
	isText    bool
}

// roomAfter makes room in a list for what comes after an item of the game.
func roomAfter[T any](l *line, list []T, k int) []T {
	return source.RoomAfter(list, k, len(l.game.Items.Items)-k)
}

// begin begins the main line.
func (l *line) begin(g *Game) {
	*l = line{game: g, position: g.Start, path: l.path[:0], frames: l.frames[:0], last: -1, illegal: -1, isText: !g.HasStart || g.Variant == Other}
}

// do makes a legal move of an item.
func (l *line) do(k int, m chess.Move, flags Flags) {
	n := len(l.path)
	if len(l.frames) == 0 {
		n = 0
	}
	if n == cap(l.path) {
		l.path = append(roomAfter(l, l.path, k), step{})
	}
	l.path = l.path[:n+1]
	one := &l.path[n]
	one.move = int32(len(l.game.Moves))
	l.position.Do(m, &one.undo)
	if l.position.IsCheck() {
		if flags |= Check; !l.position.HasMove() {
			flags |= Mate
		}
	}
	l.add(k, m, flags)
}

// add adds a move to the line.
func (l *line) add(k int, m chess.Move, flags Flags) {
	g := l.game
	n := len(g.Moves)
	if n == cap(g.Moves) {
		g.Moves = append(roomAfter(l, g.Moves, k), Move{})
	}
	g.Moves = g.Moves[:n+1]
	l.ply++
	one := &g.Moves[n]
	one.Item, one.Parent, one.Ply, one.Move, one.Flags = uint32(k), l.last, l.ply, m, flags|l.starts
	l.last, l.starts = int32(n), 0
}

// addWord adds a move that is kept as text. What comes after it in its line cannot be judged, but what could be played in its place can.
func (l *line) addWord(k int) {
	if !l.isText {
		l.isText, l.illegal = true, int32(len(l.game.Moves))
	}
	l.add(k, chess.NoMove, Word)
}

// open begins a variation: the move before is taken back, unless that is illegal and was not made.
func (l *line) open(k int) {
	g := l.game
	of := l.last
	if l.starts != 0 {
		of = -1
	}
	l.frames = append(roomAfter(l, l.frames, k), frame{
		variation: int32(len(g.Variations)), last: l.last, path: int32(len(l.path)), illegal: l.illegal, ply: l.ply, starts: l.starts,
		isText: l.isText,
	})
	v := Variation{Item: uint32(k), Of: of, First: int32(len(g.Moves)), End: int32(len(g.Moves))}
	g.Variations = append(roomAfter(l, g.Variations, k), v)
	illegal := l.illegal
	l.starts, l.illegal = Starts, -1
	switch {
	case of < 0:
		l.last, l.ply, l.isText = -1, 0, true
		return
	case of == illegal:
		l.isText = false
	case !l.isText:
		n := len(l.path) - 1
		l.position.TakeBack(g.Moves[of].Move, &l.path[n].undo)
		l.path = l.path[:n]
	}
	l.last = g.Moves[of].Parent
	l.ply--
}

// closeAll ends the variations that are open.
func (l *line) closeAll() {
	for len(l.frames) > 0 {
		l.close()
	}
}

// close ends the last variation that is open, and goes back to the line that it belongs to. It returns the variation.
func (l *line) close() *Variation {
	g := l.game
	n := len(l.frames) - 1
	f := &l.frames[n]
	v := &g.Variations[f.variation]
	v.End = int32(len(g.Moves))
	if l.starts != 0 && f.starts == 0 {
		l.giveBack(f.last)
	}
	switch {
	case v.Of < 0:
	case v.Of == f.illegal:
		l.backTo(int(f.path))
	case !f.isText:
		l.backTo(int(f.path) - 1)
		l.path = l.path[:f.path]
		one := &l.path[f.path-1]
		one.move = v.Of
		l.position.Do(g.Moves[v.Of].Move, &one.undo)
	}
	l.last, l.ply, l.starts, l.isText, l.illegal = f.last, f.ply, f.starts, f.isText, f.illegal
	l.frames = l.frames[:n]
	return v
}

// backTo takes moves back until the path has a length.
func (l *line) backTo(n int) {
	l.steps += len(l.path) - n
	for k := len(l.path) - 1; k >= n; k-- {
		l.position.TakeBack(l.game.Moves[l.path[k].move].Move, &l.path[k].undo)
	}
	l.path = l.path[:n]
}

// giveBack gives what was written in a variation without moves to the move before it (ledger 8.2.5-a): the last comments, NAGs, commands
// and texts, which belong to a move that did not come.
func (l *line) giveBack(to int32) {
	g, none := l.game, int32(len(l.game.Moves))
	tree.GiveBack(g.Comments, none, to, (*tree.Comment).OwnerOf)
	tree.GiveBack(g.NAGs, none, to, (*tree.NAG).OwnerOf)
	tree.GiveBack(g.Commands, none, to, func(c *Command) tree.Owner { return tree.Owner{Move: &c.Move, Before: &c.Before} })
	tree.GiveBack(g.Texts, none, to, (*tree.Text).OwnerOf)
}

// owner returns the move that a comment or NAG belongs to which comes next, and whether it comes before that (ledger 5-f).
func (l *line) owner() (move int32, before bool) {
	if l.starts != 0 {
		return int32(len(l.game.Moves)), true
	}
	return l.last, false
}

// addText adds text of items that mean nothing where they are, or are a part of the move before.
func (l *line) addText(first, last int, isPart bool) {
	move, before := l.owner()
	t := Text{First: uint32(first), Last: uint32(last), Move: move, Before: before, IsPart: isPart}
	l.game.Texts = append(source.Room(l.game.Texts), t)
}

// nextNumber returns the number of the next move, as a fact.
func (l *line) nextNumber() int32 { return rules.NumberOf(int(l.position.Number), l.position.Turn) }

// moved returns who made the last move; without a move, whoever is not on turn.
func (l *line) moved() chess.Color {
	if l.last < 0 {
		return l.game.Start.Turn ^ 1
	}
	_, of := l.game.Turn(int(l.last))
	return of
}

// lastSAN returns the last move of the path as SAN has it.
func (l *line) lastSAN() chess.Pattern {
	one, made := &l.path[len(l.path)-1], &l.game.Moves[l.last]
	l.position.TakeBack(made.Move, &one.undo)
	san := l.position.SAN(made.Move)
	l.position.Do(made.Move, &one.undo)
	return san | markOf(made.Flags)
}

// canCastle reports whether a word is a castling that is legal.
func (l *line) canCastle(word []byte) bool {
	var s spelling
	s.readCastling(word)
	_, count := s.find(&l.position)
	return count == 1
}

// markOf returns the mark that belongs to a move.
func markOf(flags Flags) chess.Pattern {
	switch {
	case flags&Mate != 0:
		return chess.HasMate
	case flags&Check != 0:
		return chess.HasCheck
	}
	return 0
}
