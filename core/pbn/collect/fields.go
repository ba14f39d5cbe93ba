// Package collect hands the games of PBN to the desk: their fields, what makes one repeat another, and each game so that it says
// the same without those before it.
package collect

import (
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/where"
)

// row is a field, with the tag that has it, or what it is made of.
type row struct {
	field where.Field
	tag   tags.Tag
	of    func(g *game.Game) where.Value
	// ofHand is what a hand has; of two partners the sum counts, unless isOfOne.
	ofHand  func(h bridge.Hand) where.Value
	isOfOne bool
}

// rows are the fields of a game of bridge.
var rows = []row{
	{field: where.Field{Name: "number", Kind: where.Number, Meaning: "place of the game in its file"}, of: number},
	{field: where.Field{Name: "board", Kind: where.Number, Meaning: "number of the board"}, of: board},
	{field: where.Field{Name: "event", IsName: true, Meaning: "name of the tournament or match"}, tag: tags.Event},
	{field: where.Field{Name: "site", IsName: true, Meaning: "where it was played"}, tag: tags.Site},
	{field: where.Field{Name: "date", Kind: where.Date, Meaning: "when it was played"}, of: date},
	{field: where.Field{Name: "round", Meaning: "round"}, tag: tags.Round},
	{field: where.Field{Name: "table", Meaning: "table"}, tag: tags.Table},
	{field: where.Field{Name: "room", Meaning: "room of a match"}, tag: tags.Room},
	{field: where.Field{Name: "section", Meaning: "section"}, tag: tags.Section},
	{field: where.Field{Name: "hometeam", IsName: true, Meaning: "team at home"}, tag: tags.HomeTeam},
	{field: where.Field{Name: "visitteam", IsName: true, Meaning: "team that visits"}, tag: tags.VisitTeam},
	{field: where.Field{Name: "north", IsName: true, Meaning: "player with the north hand"}, tag: tags.North},
	{field: where.Field{Name: "east", IsName: true, Meaning: "player with the east hand"}, tag: tags.East},
	{field: where.Field{Name: "south", IsName: true, Meaning: "player with the south hand"}, tag: tags.South},
	{field: where.Field{Name: "west", IsName: true, Meaning: "player with the west hand"}, tag: tags.West},
	{field: where.Field{Name: "player", IsName: true, Meaning: "any of the players"}, of: player},
	{field: where.Field{Name: "dealer", Meaning: "seat that deals", Choices: []string{"N", "E", "S", "W"}}, of: dealer},
	{field: where.Field{Name: "vulnerable", Meaning: "sides that are vulnerable", Choices: []string{"None", "NS", "EW", "All"}}, of: vulnerable},
	{field: where.Field{Name: "scoring", Meaning: "method of scoring"}, tag: tags.Scoring},
	{field: where.Field{Name: "contract", Meaning: "contract, such as 4SX or Pass"}, of: contract},
	{field: where.Field{Name: "level", Kind: where.Number, Meaning: "level of the contract, 0 where all passed"}, of: level},
	{field: where.Field{Name: "trumps", Meaning: "denomination of the contract", Choices: []string{"C", "D", "H", "S", "NT"}}, of: trumps},
	{field: where.Field{Name: "declarer", Meaning: "seat of declarer", Choices: []string{"N", "E", "S", "W"}}, of: declarer},
	{field: where.Field{Name: "result", Kind: where.Number, Meaning: "tricks of declarer"}, of: result},
	{field: where.Field{Name: "score", Kind: where.Number, Meaning: "points of North and South"}, of: score},
	{field: where.Field{Name: "annotator", IsName: true, Meaning: "who made the comments"}, tag: tags.Annotator},
	{field: where.Field{Name: "hcp", Kind: where.Number, Meaning: "high-card points of a hand, or of two partners", InScope: true}, ofHand: highCards},
	{field: where.Field{Name: "shape", Kind: where.Shape, Meaning: "lengths of the suits of a hand", InScope: true}, ofHand: shape, isOfOne: true},
	{field: where.Field{Name: "spades", Kind: where.Number, Meaning: "spades of a hand, or of two partners", InScope: true}, ofHand: length(bridge.Spades)},
	{field: where.Field{Name: "hearts", Kind: where.Number, Meaning: "hearts", InScope: true}, ofHand: length(bridge.Hearts)},
	{field: where.Field{Name: "diamonds", Kind: where.Number, Meaning: "diamonds", InScope: true}, ofHand: length(bridge.Diamonds)},
	{field: where.Field{Name: "clubs", Kind: where.Number, Meaning: "clubs", InScope: true}, ofHand: length(bridge.Clubs)},
}

// scopes are the hands, by the places of their names in the table.
var scopes = [][]bridge.Seat{
	{bridge.North}, {bridge.East}, {bridge.South}, {bridge.West}, {bridge.North, bridge.South}, {bridge.East, bridge.West},
}

// Fields is the table of the fields.
var Fields = func() *where.Table {
	t := &where.Table{Scopes: []string{"N", "E", "S", "W", "NS", "EW"}}
	for i := range rows {
		t.Fields = append(t.Fields, rows[i].field)
	}
	return t
}()

// valueOf returns what a game has in a field.
func valueOf(g *game.Game, field, scope int) where.Value {
	row := &rows[field]
	switch {
	case row.of != nil:
		return row.of(g)
	case row.ofHand != nil:
		return row.ofHands(g, scopes[scope])
	}
	return where.TextValue(g.Said(row.tag))
}

// ofHands returns what one or two hands have.
func (r *row) ofHands(g *game.Game, seats []bridge.Seat) where.Value {
	if g.Deal == nil || r.isOfOne && len(seats) > 1 {
		return where.Value{}
	}
	var sum where.Value
	for _, seat := range seats {
		h, known := g.Deal.Hand(seat)
		if !known {
			return where.Value{}
		}
		v := r.ofHand(h)
		v.Number += sum.Number
		sum = v
	}
	return sum
}

func highCards(h bridge.Hand) where.Value { return where.NumberValue(float64(h.HighCards())) }

func length(suit bridge.Suit) func(bridge.Hand) where.Value {
	return func(h bridge.Hand) where.Value { return where.NumberValue(float64(h.Of(suit).Len())) }
}

// shape is the lengths of spades, hearts, diamonds and clubs.
func shape(h bridge.Hand) where.Value {
	var out [4]byte
	for i, suit := range [...]bridge.Suit{bridge.Spades, bridge.Hearts, bridge.Diamonds, bridge.Clubs} {
		out[i] = where.Lengths[h.Of(suit).Len()]
	}
	return where.TextValue(string(out[:]))
}

func number(g *game.Game) where.Value { return where.NumberValue(float64(g.Number)) }

func board(g *game.Game) where.Value {
	n, err := strconv.Atoi(g.Said(tags.Board))
	if err != nil {
		return where.Value{}
	}
	return where.NumberValue(float64(n))
}

func date(g *game.Game) where.Value {
	day, _ := g.Day()
	parts := strings.Split(day, ".")
	if len(parts) != 3 {
		return where.Value{}
	}
	var numbers [3]int
	for i, part := range parts {
		numbers[i], _ = strconv.Atoi(part) // "??" is 0
	}
	return where.DateValue(numbers[0], numbers[1], numbers[2])
}

func player(g *game.Game) where.Value {
	var v where.Value
	for _, tag := range [...]tags.Tag{tags.North, tags.East, tags.South, tags.West} {
		switch name := g.Said(tag); {
		case name == "":
		case v.Given:
			v.Also = append(v.Also, name)
		default:
			v = where.TextValue(name)
		}
	}
	return v
}

func dealer(g *game.Game) where.Value { return seat(g.Dealer) }

func declarer(g *game.Game) where.Value {
	_, seatOf, _ := g.LedTo()
	return seat(seatOf)
}

func seat(s bridge.Seat) where.Value {
	if !s.Known() {
		return where.Value{}
	}
	return where.TextValue(s.String())
}

func vulnerable(g *game.Game) where.Value {
	return where.TextValue(g.Vulnerable().String())
}

func contract(g *game.Game) where.Value {
	if c, _, ok := g.LedTo(); ok {
		return where.TextValue(c.String())
	}
	return where.Value{}
}

func level(g *game.Game) where.Value {
	if c, _, ok := g.LedTo(); ok && (c.PassedOut || c.Level > 0) {
		return where.NumberValue(float64(c.Level))
	}
	return where.Value{}
}

func trumps(g *game.Game) where.Value {
	if c, _, ok := g.LedTo(); ok && !c.PassedOut {
		return where.TextValue(c.Denomination.String())
	}
	return where.Value{}
}

func result(g *game.Game) where.Value {
	if tricks, ok := g.Tricks(); ok {
		return where.NumberValue(float64(tricks))
	}
	return where.Value{}
}

// score is that of the Score tag, or else what contract and result are worth.
func score(g *game.Game) where.Value {
	if sides, ok := values.ReadSides(g.Said(tags.Score)); ok {
		_, declarer, _ := g.LedTo()
		switch ns, ew := sides.Side[bridge.NorthSouth], sides.Side[bridge.EastWest]; {
		case ns != "":
			return where.NumberValue(float64(values.Points(ns)))
		case ew != "":
			return where.NumberValue(float64(-values.Points(ew)))
		case sides.Declarer != "" && declarer.Known():
			return ofNorthSouth(values.Points(sides.Declarer), declarer.Side())
		}
	}
	if w, ok := g.Worth(); ok {
		return ofNorthSouth(w.Points, w.Side)
	}
	return where.Value{}
}

// ofNorthSouth returns the points of a side as those of North and South.
func ofNorthSouth(points int, side bridge.Side) where.Value {
	if side == bridge.EastWest {
		points = -points
	}
	return where.NumberValue(float64(points))
}
