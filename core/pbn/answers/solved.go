package answers

import (
	"errors"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/solving"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// OnlyOf returns what is wanted of the tags that a solver fills in, by its name: "missing", "all" or "check".
func OnlyOf(name string) solving.Only {
	switch name {
	case "all":
		return solving.All
	case "check":
		return solving.Check
	}
	return solving.Missing
}

// TasksJob makes what is to be solved of the games, a line each, and the report of reading.
func TasksJob(o wire.Options, only solving.Only) *wire.Job {
	return wire.NewJob(o, habits.PBN, func(j *wire.Job, file *source.Stream) *report.Report {
		return pbn.Parse(file, func(_ *source.Text, g *game.Game) {
			if task, ok := solving.TaskOf(g, only); ok {
				w := wire.Writer{Out: j.Out.Games}
				writeTask(&w, &task)
				j.Out.Games = append(w.Out, '\n')
				j.Pause()
			}
		})
	}, wire.ReadReport)
}

// writeTask writes what is to be solved of a game, as the solver's module takes it:
//
//	{"number":1,"hands":"AK4.QJ52..T98765 - …","play":"S W WHQ NHA …"}
//
// with the number of the game, the hands from North on, and if its play is to be valued, the denomination, the leader and the cards.
func writeTask(w *wire.Writer, task *solving.Task) {
	w.Open('{')
	w.IntField("number", task.Game)
	(*packedForm)(nil).hands(w, task.Deal)
	if p := task.Play; p != nil {
		play := p.Denomination.String() + " " + p.Leader.String()
		for _, c := range p.Cards {
			play += " " + c.By.String() + c.Card.String()
		}
		w.StringField("play", play)
	}
	w.Close('}')
}

// Fill fills in the tags of what can be won by what a solver found, as [readOutcomes] reads it. json is that of Edited with a list,
// "games", of what was done with each; with Check it is the list alone, and there are no bytes.
func Fill(file []byte, o wire.Options, only solving.Only, given string) (bytes, json []byte, err error) {
	games, refused, err := readOutcomes(given)
	if err != nil {
		return nil, nil, err
	}
	filled := solving.Fill(file, o.Named(habits.PBN), only, games, refused)
	var w wire.Writer
	w.Open('{')
	if filled.Edited != nil {
		bytes = filled.Edited.Bytes
		WriteEdited(&w, o, filled.Edited)
	}
	WriteFilled(&w, filled)
	w.Close('}')
	return bytes, w.Out, nil
}

// WriteFilled writes what was done with each game.
func WriteFilled(w *wire.Writer, filled *solving.FillResult) {
	w.List("games", len(filled.Games), func(i int) {
		g := filled.Games[i]
		w.Open('{')
		w.IntField("game", g.Number)
		w.List("filled", len(g.Filled), func(i int) { w.String(g.Filled[i].String()) })
		w.List("differs", len(g.Differs), func(i int) { w.String(g.Differs[i].String()) })
		w.FilledField("why", g.Why)
		w.Close('}')
	})
}

// ReadSolved reads what a solver of double dummy found for games, as JSON:
//
//	[{ "game": 1, "tricks": { "N": { "NT": 6, "S": 6, "H": 5, "D": 6, "C": 9 }, "E": …, "S": …, "W": … },
//	   "best": [["SA", "SK", "HT"], …] }]
//
// with the number of each game, from 1; tricks are those of each declarer in each denomination, all 20; best has the cards that cost no
// trick before each card of the play, in the order in which they were played, the opening leader's first. Either may be left out. "" is
// nothing. The error names the place.
func ReadSolved(json string) (map[int]bridge.Solution, error) {
	if json == "" {
		return nil, nil
	}
	games, _, err := readOutcomes(json)
	return games, err
}

// readOutcomes is ReadSolved, but a game may have "why" its deal cannot be solved in place of results.
func readOutcomes(json string) (games map[int]bridge.Solution, refused map[int]error, err error) {
	v, err := wire.Read([]byte(json))
	if err != nil || v.Kind != wire.Array {
		return nil, nil, errors.New("solved has to be an array")
	}
	r := wire.NewShapeReader("solved")
	games, refused = map[int]bridge.Solution{}, map[int]error{}
	for i := range v.Items {
		r.In("["+strconv.Itoa(i)+"]", func() {
			of := &v.Items[i]
			game := r.Whole(of, "game", 1)
			if why := of.Get("why").Text; why != "" && of.Get("tricks").Kind == wire.Absent {
				refused[game] = errors.New(why)
				return
			}
			games[game] = readSolved(r, of)
		})
	}
	return games, refused, r.Err()
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
