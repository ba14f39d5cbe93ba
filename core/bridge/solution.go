package bridge

// Solution is what a solver of double dummy found for a deal and its play, with open cards. Any program may have found it: what compares it
// with a file does not solve.
type Solution struct {
	// Tricks has the tricks of each declarer in each denomination; nil where that was not asked for.
	Tricks *DoubleDummy
	// Best has, before each card of the play in the order in which they were played, the cards that cost the player's side no trick; the
	// opening leader's are first. It may go on with those of the card that is to be played next (5.6). It is empty where nothing was asked.
	Best []Hand
}
