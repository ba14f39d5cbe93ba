package game

// sorting has what is attached to moves sorted by them. In the text, what comes after a variation belongs to a move before those of the
// variation.
type sorting struct {
	counts   []int32
	comments []Comment
	nags     []NAG
	commands []Command
}

// sort sorts the comments, NAGs and commands of a game.
func (s *sorting) sort(g *Game) {
	if len(g.Variations) == 0 {
		return
	}
	g.Comments, s.comments = sortByMove(g.Comments, s.comments, s, len(g.Moves), func(c *Comment) int32 { return c.Move })
	g.NAGs, s.nags = sortByMove(g.NAGs, s.nags, s, len(g.Moves), func(n *NAG) int32 { return n.Move })
	g.Commands, s.commands = sortByMove(g.Commands, s.commands, s, len(g.Moves), func(c *Command) int32 { return c.Move })
}

// sortByMove sorts a list by the numbers of moves, from -1 on, in linear time; what belongs to the same move stays in its order. The list
// may change places with the spare one.
func sortByMove[T any](list, spare []T, s *sorting, moves int, move func(*T) int32) (sorted, other []T) {
	isSorted := true
	for i := 1; i < len(list) && isSorted; i++ {
		isSorted = move(&list[i-1]) <= move(&list[i])
	}
	if isSorted {
		return list, spare
	}
	const first = 1 // of the counts: that of what belongs to move -1 is 0
	if cap(s.counts) < moves+first+1 {
		s.counts = make([]int32, moves+first+1, 2*(moves+first+1))
	}
	counts := s.counts[:moves+first+1]
	clear(counts)
	for i := range list {
		counts[move(&list[i])+first]++
	}
	at := int32(0)
	for i, n := range counts {
		counts[i] = at
		at += n
	}
	if cap(spare) < len(list) {
		spare = make([]T, len(list), cap(list))
	}
	spare = spare[:len(list)]
	for i := range list {
		to := &counts[move(&list[i])+first]
		spare[*to] = list[i]
		*to++
	}
	return spare, list
}
