package given

// Boards are the positions of the lines of a game that are open, by how deep they are; the main line is 0.
type Boards interface {
	// Open begins a line in place of the last move of the line around it.
	Open(depth int)
	// Make finds what a move is where a line is, gives it what follows from that, and makes it there; why is a sentence where it cannot.
	Make(depth int, m *Move) (why string)
}

// Judge judges the moves of a game in all its lines. Where one is not legal, k is its number, and why a sentence; else why is "".
func Judge(moves []Move, boards Boards) (k int, why string) {
	hasMove := []bool{false} // of the lines that are open
	for k = range moves {
		m := &moves[k]
		for range m.Opens {
			if !hasMove[len(hasMove)-1] {
				return k, "The variation replaces no move."
			}
			boards.Open(len(hasMove))
			hasMove = append(hasMove, false)
		}
		hasMove[len(hasMove)-1] = true
		if why = boards.Make(len(hasMove)-1, m); why != "" {
			return k, why
		}
		if m.Closes >= len(hasMove) {
			return k, "More variations end after it than began."
		}
		hasMove = hasMove[:len(hasMove)-m.Closes]
	}
	if len(hasMove) > 1 {
		return k, "A variation does not end."
	}
	return 0, ""
}
