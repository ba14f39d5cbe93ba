package answers

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/spell"
	"pbn/core/pbn/values"
	"pbn/core/wire"
)

// givenGame reads a game that a caller gives, as JSON. The error names the place.
func givenGame(number int, json []byte) (*spell.Game, error) {
	r := wire.NewShapeReader("games", "["+strconv.Itoa(number)+"]")
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		r.Wants("an object")
		return nil, r.Err()
	}
	g := readGame(r, &v)
	if given, wrong := readFollowing(&v), *v.Get(wrongName); len(given.Names)+len(wrong.Names) > 0 {
		g.Check = func(read *game.Game) error { return otherThan(&given, &wrong, read) }
	}
	return g, r.Err()
}

var seatNames = []string{"N", "E", "S", "W"}

// The members that games have, and parts of them; what of them follows from the rest is not read.
var (
	gameMembers = append([]string{
		"number", "block", "span", "comments", "tags", "inheritsFrom", "standing", "dealer", "vulnerable", "date", "dateParts", "time", "contract", "declarer",
		"tricks", "derived", "bid", "overtricks", "deal", "auction", "play", "sections", "escapes", "board", "names", "result", "score", "diagnostics", "kept",
		wrongName,
	}, followingNames[:]...)
	tagMembers        = []string{"name", "value", "inherited", "items", "duplicate", "comments", "escapes", "span"}
	commentMembers    = []string{"kind", "text", "escapes", "pieces"}
	dealMembers       = []string{"first", "hands", "derived", "unreadable"}
	suitNames         = []string{"S", "H", "D", "C"}
	movesMembers      = []string{"tag", "first", "moves", "state", "notes", "contract", "declarer", "tricks", "won", seatsName}
	moveMembers       = []string{"seat", "text", "kind", "call", "card", "blank", "irregularities", "annotations", "comments", "escapes"}
	annotationMembers = []string{"kind", "value", "comments"}
	noteMembers       = []string{"index", "text", "pieces", "alert", "tag"}
	sectionMembers    = []string{"name", "tag", "value", "columns", "rows", "strings", "readings", "numbers", "escapesInRows"}
)

// seatsName is that of the member with which js/src/pbn/given.ts gives the seats of moves, all in one text.
const seatsName = " seats"

func readGame(r *wire.ShapeReader, v *wire.Value) *spell.Game {
	r.Members(v, gameMembers)
	g := &spell.Game{Comments: readComments(r, v, "comments"), Escapes: r.Texts(v, "escapes")}
	r.Objects(v, "tags", func(v *wire.Value) {
		r.Members(v, tagMembers)
		t := spell.Tag{Name: r.Needed(v, "name"), Value: r.Needed(v, "value"), Comments: readComments(r, v, "comments"), Escapes: r.Texts(v, "escapes")}
		t.Inherits = v.Get("inherited").Kind != wire.Absent
		t.Inherited, t.Duplicate = r.Text(v, "inherited"), v.Get("duplicate").Text == "true"
		g.Tags = append(g.Tags, t)
	})
	r.Object(v, "standing", func(v *wire.Value) {
		for i, name := range v.Names {
			g.Standing = append(g.Standing, spell.Standing{Name: name, Value: r.TextOf(&v.Items[i], name)})
		}
	})
	readFacts(r, v, g)
	r.Object(v, "deal", func(v *wire.Value) { g.Deal = readDeal(r, v) })
	r.Object(v, "auction", func(v *wire.Value) { g.Auction = readMoves(r, v) })
	r.Object(v, "play", func(v *wire.Value) { g.Play = readMoves(r, v) })
	r.Objects(v, "sections", func(v *wire.Value) { g.Sections = append(g.Sections, readSection(r, v)) })
	readKept(r, v, g)
	return g
}

func readFacts(r *wire.ShapeReader, v *wire.Value, g *spell.Game) {
	names := v.Get("names")
	r.Object(v, "names", func(v *wire.Value) { r.Members(v, seatNames) })
	g.Facts = [...]string{
		spell.Dealer:     r.OneOf(v, "dealer", seatNames...),
		spell.Vulnerable: r.OneOf(v, "vulnerable", "None", "NS", "EW", "All"),
		spell.Date:       r.Text(v, "date"),
		spell.Time:       r.Text(v, "time"),
		spell.Contract:   r.Text(v, "contract"),
		spell.Declarer:   r.OneOf(v, "declarer", seatNames...),
		spell.Result:     "",
		spell.Board:      r.Text(v, "board"),
		spell.North:      "",
		spell.East:       "",
		spell.South:      "",
		spell.West:       "",
	}
	r.In("names", func() {
		for i, seat := range seatNames {
			g.Facts[spell.North+spell.Fact(i)] = r.Text(names, seat)
		}
	})
	if v.Get("tricks").Kind != wire.Absent {
		g.Facts[spell.Result] = strconv.Itoa(r.Whole(v, "tricks", 0))
	}
	derived := r.Texts(v, "derived")
	for fact, names := range spell.FactNames {
		g.IsDerived[fact] = slices.Contains(derived, names.Member)
	}
}

func readComments(r *wire.ShapeReader, of *wire.Value, name string) (comments []spell.Comment) {
	r.Objects(of, name, func(v *wire.Value) {
		r.Members(v, commentMembers)
		kind := r.OneOf(v, "kind", "brace", "line", "text")
		c := spell.Comment{Text: r.Needed(v, "text"), ToEnd: kind == "line", Escapes: r.Texts(v, "escapes")}
		if kind == "text" {
			c.Text = strings.ReplaceAll(c.Text, "}", ")")
		}
		comments = append(comments, c)
	})
	return comments
}

func readDeal(r *wire.ShapeReader, v *wire.Value) *spell.Deal {
	r.Members(v, dealMembers)
	d := &spell.Deal{First: r.OneOf(v, "first", seatNames...)}
	if d.First == "" {
		d.First = "N"
	}
	derived := r.OneOf(v, "derived", seatNames...)
	if v.Get("hands").Kind == wire.Absent {
		r.In("hands", func() { r.Wants("an object with N, E, S and W") })
	}
	r.Object(v, "hands", func(hands *wire.Value) {
		r.Members(hands, seatNames)
		for i, seat := range seatNames {
			if seat != derived {
				r.Object(hands, seat, func(v *wire.Value) { d.Hands[i] = readHand(r, v) })
			}
		}
	})
	r.Object(v, "unreadable", func(v *wire.Value) {
		r.Members(v, seatNames)
		for i, seat := range seatNames {
			d.Unreadable[i] = r.Text(v, seat)
		}
	})
	return d
}

// readHand reads the ranks of each suit, each once.
func readHand(r *wire.ShapeReader, v *wire.Value) *[4]string {
	r.Members(v, suitNames)
	var hand [4]string
	for i, suit := range bridge.Suits {
		name := string(suit.Letter())
		hand[i] = r.Text(v, name)
		var seen bridge.Hand
		for k := range len(hand[i]) {
			rank, isRank := bridge.ParseRank(hand[i][k])
			card := bridge.NewCard(suit, rank)
			if !isRank || hand[i][k] >= 'a' || seen.Has(card) {
				r.In(name, func() { r.Wants("ranks, AKQJT98765432, each once") })
				break
			}
			seen = seen.With(card)
		}
	}
	return &hand
}

func readMoves(r *wire.ShapeReader, v *wire.Value) *spell.Moves {
	r.Members(v, movesMembers)
	m := &spell.Moves{First: r.OneOf(v, "first", seatNames...)}
	if m.Leader = m.First; v.Get("tricks").Kind != wire.Absent {
		m.Leader = ""
		isFirst := true
		r.Objects(v, "tricks", func(v *wire.Value) {
			if isFirst {
				m.Leader = r.OneOf(v, "leader", seatNames...)
			}
			isFirst = false
		})
	}
	moves := v.Get("moves")
	if moves.Kind == wire.Absent {
		r.In("moves", func() { r.Wants("an array") })
	}
	m.Moves = make([]spell.Move, 0, len(moves.Items))
	seats := make([]byte, 0, len(moves.Items))
	r.Each(v, "moves", wire.Absent, "an object", func(v *wire.Value) {
		seats = append(seats, '-')
		if v.Kind == wire.Text {
			m.Moves = append(m.Moves, spell.Move{Text: v.Text})
			return
		}
		if v.Kind != wire.Object {
			r.Wants("an object")
			return
		}
		r.Members(v, moveMembers)
		if seat := r.OneOf(v, "seat", seatNames...); seat != "" {
			seats[len(seats)-1] = seat[0]
		}
		checkParts(r, v)
		move := spell.Move{Text: r.Needed(v, "text"), Marks: r.Text(v, "irregularities"), Comments: readComments(r, v, "comments"), Escapes: r.Texts(v, "escapes")}
		if strings.Trim(move.Marks, "IRL") != "" {
			r.In("irregularities", func() { r.Wants("letters out of I, R and L") })
		}
		r.Objects(v, "annotations", func(v *wire.Value) {
			r.Members(v, annotationMembers)
			kind := r.OneOf(v, "kind", "note", "nag", "suffix")
			move.Annotations = append(move.Annotations, spell.Annotation{IsNote: kind == "note", Value: r.Whole(v, "value", 0), Comments: readComments(r, v, "comments")})
		})
		m.Moves = append(m.Moves, move)
	})
	if m.Seats = r.Text(v, seatsName); m.Seats == "" {
		m.Seats = string(seats)
	}
	r.Objects(v, "notes", func(v *wire.Value) {
		r.Members(v, noteMembers)
		m.Notes = append(m.Notes, spell.Note{Index: r.Whole(v, "index", 0), Text: r.Needed(v, "text")})
	})
	return m
}

// readCell reads an element of a row, which may be a number.
func readCell(r *wire.ShapeReader, row *wire.Value, at int) string {
	v := &row.Items[at]
	if v.Kind != wire.Text && v.Kind != wire.Number {
		r.In("["+strconv.Itoa(at)+"]", func() { r.Wants("a string or a number") })
	}
	return v.Text
}

// checkParts notes where the call or the card of a move in parts is not that of its text.
func checkParts(r *wire.ShapeReader, v *wire.Value) {
	text := v.Get("text").Text
	r.Object(v, "call", func(parts *wire.Value) {
		call, isCall, _ := values.ReadCall(text)
		says := map[string]string{"pass": "Pass", "double": "X", "redouble": "XX", "bid": parts.Get("level").Text + parts.Get("denomination").Text}
		if !isCall || call.String() != says[parts.Get("kind").Text] {
			r.Fail("is not the call " + strconv.Quote(text) + ", which the text says")
		}
	})
	r.Object(v, "card", func(parts *wire.Value) {
		card, isCard, _ := values.ReadCard(text)
		if !isCard || card.String() != parts.Get("suit").Text+parts.Get("rank").Text {
			r.Fail("is not the card " + strconv.Quote(text) + ", which the text says")
		}
	})
}

func readSection(r *wire.ShapeReader, v *wire.Value) spell.Section {
	r.Members(v, sectionMembers)
	s := spell.Section{Name: r.Needed(v, "name"), Value: r.Text(v, "value")}
	r.Each(v, "rows", wire.Array, "an array", func(v *wire.Value) {
		row := make([]spell.Element, len(v.Items))
		for i := range v.Items {
			row[i].Text = readCell(r, v, i)
		}
		s.Rows = append(s.Rows, row)
	})
	// element is one of the rows.
	element := func(v *wire.Value, column int) *spell.Element {
		if row := r.Whole(v, "row", 0); r.Err() == nil && row < len(s.Rows) && column < len(s.Rows[row]) {
			return &s.Rows[row][column]
		}
		r.Wants("an element of the rows")
		return &spell.Element{}
	}
	r.Objects(v, "strings", func(v *wire.Value) { element(v, r.Whole(v, "column", 0)).IsString = true })
	r.Objects(v, "escapesInRows", func(v *wire.Value) {
		e := element(v, 0)
		e.Escapes = append(e.Escapes, r.Texts(v, "escapes")...)
	})
	return s
}
