package bridge

// Winner returns which of the four cards of a trick wins it: the place, from 0, in the order in which they were played (3.6).
func Winner(cards *[4]Card, trump Denomination) (place int) {
	suit := cards[0].Suit()
	for i, c := range cards {
		s := c.Suit()
		if beats := s == suit && c > cards[place&3] || s != suit && Denomination(s) == trump; beats {
			place, suit = i, s
		}
	}
	return place
}
