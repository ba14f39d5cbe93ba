package bridge

// Trick is up to four cards in the order in which they were played.
type Trick struct {
	Leader Seat
	Cards  []Card
}

// Winner returns who wins a trick of four cards. The cards follow the leader clockwise (3.6).
func (t Trick) Winner(trump Denomination) Seat {
	best, suit := 0, t.Cards[0].Suit()
	for i, c := range t.Cards {
		s := c.Suit()
		if beats := s == suit && c > t.Cards[best] || s != suit && Denomination(s) == trump; beats {
			best, suit = i, s
		}
	}
	return t.Leader.Next(best)
}
