package answers

import (
	"errors"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/wire"
)

// ReadSolved reads what a solver of double dummy found for games, as JSON:
//
//	[{ "game": 1, "tricks": { "N": { "NT": 6, "S": 6, "H": 5, "D": 6, "C": 9 }, "E": …, "S": …, "W": … },
//	   "best": [["SA", "SK", "HT"], …] }]
//
// with the number of each game, from 1; tricks are those of each declarer in each denomination, all 20; best has the cards that cost no trick
// before each card of the play, in the order in which they were played, the opening leader's first. Either may be left out. "" is nothing.
// The error names the place.
func ReadSolved(json string) (map[int]bridge.Solution, error) {
	if json == "" {
		return nil, nil
	}
	v, err := wire.Read([]byte(json))
	if err != nil || v.Kind != wire.Array {
		return nil, errors.New("solved has to be an array")
	}
	r := wire.NewShapeReader("solved")
	games := map[int]bridge.Solution{}
	for i := range v.Items {
		r.In("["+strconv.Itoa(i)+"]", func() {
			of := &v.Items[i]
			games[r.Whole(of, "game", 1)] = readSolved(r, of)
		})
	}
	return games, r.Err()
}

func readSolved(r *wire.ShapeReader, v *wire.Value) (s bridge.Solution) {
	r.Object(v, "tricks", func(v *wire.Value) {
		s.Tricks = &bridge.DoubleDummy{}
		for seat, name := range seatNames {
			of := v.Get(name)
			r.In(name, func() {
				for in := range s.Tricks[seat] {
					name := bridge.Denomination(in).String()
					if s.Tricks[seat][in] = r.Whole(of, name, 0); s.Tricks[seat][in] > 13 {
						r.In(name, func() { r.Wants("tricks, 13 at most") })
					}
				}
			})
		}
	})
	r.Each(v, "best", wire.Array, "an array", func(v *wire.Value) {
		var best bridge.Hand
		for i := range v.Items {
			card, isCard := bridge.ParseCard(v.Items[i].Text)
			if !isCard {
				r.Wants("an array of cards")
			}
			best = best.With(card)
		}
		s.Best = append(s.Best, best)
	})
	return s
}
