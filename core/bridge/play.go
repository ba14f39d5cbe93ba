package bridge

// Trick is up to four cards in the order in which they were played.
type Trick struct {
	Leader Seat
	Cards  []Card
}

// Winner returns who wins a trick of four cards. The cards follow the leader clockwise (3.6).
func (t Trick) Winner(trump Denomination) Seat {
	best := 0
	for i, c := range t.Cards {
		b := t.Cards[best]
		beats := c.Suit() == b.Suit() && c.Rank() > b.Rank() ||
			c.Suit() != b.Suit() && Denomination(c.Suit()) == trump
		if beats {
			best = i
		}
	}
	return t.Leader.Next(best)
}
