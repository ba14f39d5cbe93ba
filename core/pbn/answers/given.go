package answers

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/given"
	"pbn/core/wire"
)

// givenGame reads a game that a caller gives, as JSON. The error names the place.
func givenGame(number int, json []byte) (*given.Game, error) {
	r := &shapeReader{path: []string{"games", "[" + strconv.Itoa(number) + "]"}}
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		r.wants("an object")
		return nil, r.err
	}
	g := r.game(&v)
	return g, r.err
}

var seatNames = []string{"N", "E", "S", "W"}

func (r *shapeReader) game(v *wire.Value) *given.Game {
	g := &given.Game{Comments: r.comments(v, "comments"), Escapes: r.texts(v, "escapes")}
	r.objects(v, "tags", func(v *wire.Value) {
		t := given.Tag{Name: r.needed(v, "name"), Value: r.needed(v, "value"), Comments: r.comments(v, "comments"), Escapes: r.texts(v, "escapes")}
		t.Inherits = v.Get("inherited").Kind != wire.Absent
		t.Inherited, t.Duplicate = r.text(v, "inherited"), v.Get("duplicate").Text == "true"
		g.Tags = append(g.Tags, t)
	})
	r.object(v, "standing", func(v *wire.Value) {
		for i, name := range v.Names {
			g.Standing = append(g.Standing, given.Standing{Name: name, Value: r.textOf(&v.Items[i], name)})
		}
	})
	r.facts(v, g)
	r.object(v, "deal", func(v *wire.Value) { g.Deal = r.deal(v) })
	r.object(v, "auction", func(v *wire.Value) { g.Auction = r.moves(v) })
	r.object(v, "play", func(v *wire.Value) { g.Play = r.moves(v) })
	r.objects(v, "sections", func(v *wire.Value) { g.Sections = append(g.Sections, r.section(v)) })
	return g
}

func (r *shapeReader) facts(v *wire.Value, g *given.Game) {
	g.Facts = [...]string{
		given.Dealer:     r.oneOf(v, "dealer", seatNames...),
		given.Vulnerable: r.oneOf(v, "vulnerable", "None", "NS", "EW", "All"),
		given.Date:       r.text(v, "date"),
		given.Time:       r.text(v, "time"),
		given.Contract:   r.text(v, "contract"),
		given.Declarer:   r.oneOf(v, "declarer", seatNames...),
		given.Result:     "",
	}
	if v.Get("tricks").Kind != wire.Absent {
		g.Facts[given.Result] = strconv.Itoa(r.whole(v, "tricks", 0))
	}
	derived := r.texts(v, "derived")
	for fact, names := range given.FactNames {
		g.IsDerived[fact] = slices.Contains(derived, names.Member)
	}
}

func (r *shapeReader) comments(of *wire.Value, name string) (comments []given.Comment) {
	r.objects(of, name, func(v *wire.Value) {
		kind := r.oneOf(v, "kind", "brace", "line", "text")
		c := given.Comment{Text: r.needed(v, "text"), ToEnd: kind == "line", Escapes: r.texts(v, "escapes")}
		if kind == "text" {
			c.Text = strings.ReplaceAll(c.Text, "}", ")")
		}
		comments = append(comments, c)
	})
	return comments
}

func (r *shapeReader) deal(v *wire.Value) *given.Deal {
	d := &given.Deal{First: r.oneOf(v, "first", seatNames...)}
	if d.First == "" {
		d.First = "N"
	}
	derived := r.oneOf(v, "derived", seatNames...)
	if v.Get("hands").Kind == wire.Absent {
		r.in("hands", func() { r.wants("an object with N, E, S and W") })
	}
	r.object(v, "hands", func(hands *wire.Value) {
		for i, seat := range seatNames {
			if seat != derived {
				r.object(hands, seat, func(v *wire.Value) { d.Hands[i] = r.hand(v) })
			}
		}
	})
	r.object(v, "unreadable", func(v *wire.Value) {
		for i, seat := range seatNames {
			d.Unreadable[i] = r.text(v, seat)
		}
	})
	return d
}

// hand reads the ranks of each suit, each once.
func (r *shapeReader) hand(v *wire.Value) *[4]string {
	var hand [4]string
	for i, suit := range bridge.Suits {
		name := string(suit.Letter())
		hand[i] = r.text(v, name)
		var seen bridge.Hand
		for k := range len(hand[i]) {
			rank, isRank := bridge.ParseRank(hand[i][k])
			card := bridge.NewCard(suit, rank)
			if !isRank || hand[i][k] >= 'a' || seen.Has(card) {
				r.in(name, func() { r.wants("ranks, AKQJT98765432, each once") })
				break
			}
			seen = seen.With(card)
		}
	}
	return &hand
}

func (r *shapeReader) moves(v *wire.Value) *given.Moves {
	m := &given.Moves{First: r.oneOf(v, "first", seatNames...)}
	if v.Get("moves").Kind == wire.Absent {
		r.in("moves", func() { r.wants("an array") })
	}
	r.objects(v, "moves", func(v *wire.Value) {
		move := given.Move{Text: r.needed(v, "text"), Marks: r.text(v, "irregularities"), Comments: r.comments(v, "comments"), Escapes: r.texts(v, "escapes")}
		if strings.Trim(move.Marks, "IRL") != "" {
			r.in("irregularities", func() { r.wants("letters out of I, R and L") })
		}
		r.objects(v, "annotations", func(v *wire.Value) {
			kind := r.oneOf(v, "kind", "note", "nag", "suffix")
			move.Annotations = append(move.Annotations, given.Annotation{IsNote: kind == "note", Value: r.whole(v, "value", 0), Comments: r.comments(v, "comments")})
		})
		m.Moves = append(m.Moves, move)
	})
	r.objects(v, "notes", func(v *wire.Value) {
		m.Notes = append(m.Notes, given.Note{Index: r.whole(v, "index", 0), Text: r.needed(v, "text")})
	})
	return m
}

func (r *shapeReader) section(v *wire.Value) given.Section {
	s := given.Section{Name: r.needed(v, "name"), Value: r.text(v, "value")}
	r.each(v, "rows", wire.Array, "an array", func(v *wire.Value) {
		row := make([]given.Element, len(v.Items))
		for i := range v.Items {
			if row[i].Text = v.Items[i].Text; v.Items[i].Kind != wire.Text {
				r.in("["+strconv.Itoa(i)+"]", func() { r.wants("a string") })
			}
		}
		s.Rows = append(s.Rows, row)
	})
	// element is one of the rows.
	element := func(v *wire.Value, column int) *given.Element {
		if row := r.whole(v, "row", 0); r.err == nil && row < len(s.Rows) && column < len(s.Rows[row]) {
			return &s.Rows[row][column]
		}
		r.wants("an element of the rows")
		return &given.Element{}
	}
	r.objects(v, "strings", func(v *wire.Value) { element(v, r.whole(v, "column", 0)).IsString = true })
	r.objects(v, "escapesInRows", func(v *wire.Value) {
		e := element(v, 0)
		e.Escapes = append(e.Escapes, r.texts(v, "escapes")...)
	})
	return s
}
