package desk

// Move is a move, a call or a card of a game, for a table of all of them.
type Move struct {
	// Game is the number of the game in its file, and Place that of the move among those of its kind in the game, from 1.
	Game, Place int
	// Kind is "move", "call" or "card", Side who makes it, as N or white, "" where that is not known, and Text what it is.
	Kind, Side, Text string
}
