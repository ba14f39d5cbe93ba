package answers

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/pgn/spell"
	"pbn/core/wire"
)

// The members that games have, and parts of them; what of them follows from the rest is not read.
var (
	gameMembers = []string{
		"number", "span", "tags", "start", "variant", "nags", "comments", "result", "end", "moves", "variations", "diagnostics",
	}
	tagMembers  = []string{"name", "value", "duplicate", "span"}
	moveMembers = []string{
		"san", "text", "number", "color", "from", "to", "promotion", "change", "check", "nags", "nagsBefore", "comments", "clock", "eval", "span",
		"variations",
	}
	commentMembers = []string{"kind", "text", "commands", "before", "afterEnd", "span"}
	commandMembers = []string{"name", "value"}
	evalMembers    = []string{"pawns", "mate", "depth"}
)

// givenGame reads a game that a caller gives, as JSON. The error names the place.
func givenGame(number int, json []byte) (*spell.Game, error) {
	r := wire.NewShapeReader("games", "["+strconv.Itoa(number)+"]")
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		r.Wants("an object")
		return nil, r.Err()
	}
	r.Members(&v, gameMembers)
	g := &spell.Game{Start: r.Text(&v, "start"), Result: r.OneOf(&v, "result", "1-0", "0-1", "1/2-1/2", "*"), NAGs: readNAGs(r, &v, "nags")}
	readTags(r, &v, g)
	all := readComments(r, &v, "comments")
	g.Comments, g.After = parted(all)
	g.Moves = readLine(r, &v, "moves", &g.After)
	if len(v.Get("variations").Items) > 0 {
		r.In("variations", func() { r.Fail("replace no move, which a game cannot have") })
	}
	return g, r.Err()
}

// readTags reads tags: an array of names and values, or an object of them.
func readTags(r *wire.ShapeReader, v *wire.Value, g *spell.Game) {
	switch of := v.Get("tags"); of.Kind {
	case wire.Object:
		r.In("tags", func() {
			for i, name := range of.Names {
				one := &of.Items[i]
				if one.Kind != wire.Text && one.Kind != wire.Number {
					r.In(name, func() { r.Wants("a string or a number") })
				}
				g.Tags = append(g.Tags, spell.Tag{Name: name, Value: one.Text})
			}
		})
	case wire.Array, wire.Absent:
		r.Objects(v, "tags", func(v *wire.Value) {
			r.Members(v, tagMembers)
			t := spell.Tag{Name: r.Needed(v, "name"), Value: r.Needed(v, "value"), Duplicate: readTrue(r, v, "duplicate")}
			g.Tags = append(g.Tags, t)
		})
	default:
		r.In("tags", func() { r.Wants("an array, or an object of values") })
	}
}

// readTrue reads a member that is true or false; false where it is not there.
func readTrue(r *wire.ShapeReader, of *wire.Value, name string) bool {
	v := of.Get(name)
	if v.Kind != wire.Boolean && v.Kind != wire.Absent {
		r.In(name, func() { r.Wants("true or false") })
	}
	return v.Kind == wire.Boolean && v.Text == "true"
}

// readNAGs reads glyphs.
func readNAGs(r *wire.ShapeReader, of *wire.Value, name string) (nags []int) {
	r.Each(of, name, wire.Absent, "", func(v *wire.Value) {
		n, ok := v.Int()
		if !ok || n < 0 || n > 255 {
			r.Wants("an integer from 0 to 255")
		}
		nags = append(nags, n)
	})
	return nags
}

// placedComment is a comment, and whether it comes after the marker.
type placedComment struct {
	comment  spell.Comment
	afterEnd bool
}

// parted returns the comments before the marker and those after it.
func parted(all []placedComment) (comments, after []spell.Comment) {
	for _, c := range all {
		if c.afterEnd {
			c.comment.Before = false
			after = append(after, c.comment)
		} else {
			comments = append(comments, c.comment)
		}
	}
	return comments, after
}

// readComments reads comments; a string is the text of one.
func readComments(r *wire.ShapeReader, of *wire.Value, name string) (comments []placedComment) {
	r.Each(of, name, wire.Absent, "", func(v *wire.Value) {
		if v.Kind == wire.Text {
			comments = append(comments, placedComment{comment: spell.Comment{Text: v.Text}})
			return
		}
		if v.Kind != wire.Object {
			r.Wants("an object or a string")
			return
		}
		r.Members(v, commentMembers)
		c := placedComment{afterEnd: readTrue(r, v, "afterEnd")}
		c.comment = spell.Comment{Text: r.Text(v, "text"), ToEnd: r.OneOf(v, "kind", "brace", "line") == "line", Before: readTrue(r, v, "before")}
		r.Objects(v, "commands", func(v *wire.Value) {
			r.Members(v, commandMembers)
			c.comment.Commands = append(c.comment.Commands, spell.Command{Name: r.Needed(v, "name"), Value: r.Text(v, "value")})
		})
		comments = append(comments, c)
	})
	return comments
}

// readLine reads the moves of a line with their variations, in the order of the text. Comments after the marker go to after; nil where there
// may be none.
func readLine(r *wire.ShapeReader, of *wire.Value, name string, after *[]spell.Comment) (moves []spell.Move) {
	r.Each(of, name, wire.Absent, "", func(v *wire.Value) {
		moves = append(moves, readMove(r, v, after))
		r.Each(v, "variations", wire.Array, "an array of moves", func(v *wire.Value) {
			variation := readMoves(r, v, after)
			if len(variation) == 0 {
				return
			}
			variation[0].Opens++
			variation[len(variation)-1].Closes++
			moves = append(moves, variation...)
		})
	})
	return moves
}

// readMoves is readLine of an array that is no member.
func readMoves(r *wire.ShapeReader, v *wire.Value, after *[]spell.Comment) (moves []spell.Move) {
	holder := wire.Value{Kind: wire.Object, Names: []string{""}, Items: []wire.Value{*v}}
	return readLine(r, &holder, "", after)
}

// readMove reads a move: a string, or an object.
func readMove(r *wire.ShapeReader, v *wire.Value, after *[]spell.Comment) (m spell.Move) {
	switch v.Kind {
	case wire.Text:
		return spell.Move{Word: v.Text}
	case wire.Object:
	default:
		r.Wants("a string or an object")
		return m
	}
	r.Members(v, moveMembers)
	m.Word, m.Squares = r.Text(v, "san"), readSquares(r, v)
	switch {
	case m.Word != "":
	case m.Squares != "":
		m.Word, m.Squares = m.Squares, ""
	case r.Text(v, "text") != "":
		m.Word = v.Get("text").Text
	default:
		r.Fail("has to have san, or from and to")
	}
	m.NAGs, m.NAGsBefore = readNAGs(r, v, "nags"), readNAGs(r, v, "nagsBefore")
	comments, late := parted(readComments(r, v, "comments"))
	if m.Comments = comments; after != nil {
		*after = append(*after, late...)
	} else if len(late) > 0 {
		r.In("comments", func() { r.Fail("come after the end of the game, which only those of a game can") })
	}
	readClock(r, v, &m)
	readEvaluation(r, v, &m)
	return m
}

// readSquares reads where a move begins and ends, and what a pawn becomes, as UCI writes it; "" where it is not said.
func readSquares(r *wire.ShapeReader, v *wire.Value) string {
	from, to := readSquare(r, v, "from"), readSquare(r, v, "to")
	if from == "" && to == "" && v.Get("promotion").Kind == wire.Absent {
		return ""
	}
	if (from == "") != (to == "") || from == "" {
		r.Fail("has to have both from and to, or neither")
	}
	promotion := strings.ToLower(r.Text(v, "promotion"))
	if !slices.Contains([]string{"", "q", "r", "b", "n"}, promotion) {
		r.In("promotion", func() { r.Wants("one of Q, R, B, N") })
	}
	return from + to + promotion
}

// readSquare reads a square; "" where it is not there.
func readSquare(r *wire.ShapeReader, of *wire.Value, name string) string {
	text := r.Text(of, name)
	if _, _, _, ok := chess.ParseCoordinates(text + "a1"); text != "" && (len(text) != 2 || !ok) {
		r.In(name, func() { r.Wants("a square from a1 to h8") })
	}
	return text
}

// readClock gives a move the command of its clock, unless it has that.
func readClock(r *wire.ShapeReader, v *wire.Value, m *spell.Move) {
	clock := v.Get("clock")
	if clock.Kind == wire.Absent {
		return
	}
	seconds, err := strconv.ParseFloat(clock.Text, 64)
	if clock.Kind != wire.Number || err != nil || seconds < 0 || seconds > 1e6 {
		r.In("clock", func() { r.Wants("a number of seconds from 0") })
		return
	}
	ms := int(math.Round(seconds * 1000))
	if c := commandOf(m, "clk"); c.Value == "" || clockOf(c.Value) != ms {
		c.Value = clockText(ms)
	}
}

// commandOf returns the first command of a name in the comments of a move, which gets one without a value if it has none.
func commandOf(m *spell.Move, name string) *spell.Command {
	at := -1
	for i := range m.Comments {
		c := &m.Comments[i]
		for k := range c.Commands {
			if c.Commands[k].Name == name {
				return &c.Commands[k]
			}
		}
		if at < 0 && !c.Before && !c.ToEnd {
			at = i
		}
	}
	if at < 0 {
		at = len(m.Comments)
		m.Comments = append(m.Comments, spell.Comment{})
	}
	c := &m.Comments[at]
	c.Commands = append(c.Commands, spell.Command{Name: name})
	return &c.Commands[len(c.Commands)-1]
}

// clockOf returns the milliseconds of h:mm:ss; -1 of another text.
func clockOf(text string) int {
	total := 0.0
	for part := range strings.SplitSeq(text, ":") {
		n, err := strconv.ParseFloat(part, 64)
		if err != nil || n < 0 || n > 1e6 {
			return -1
		}
		total = 60*total + n
	}
	return int(math.Round(total * 1000))
}

// clockText returns milliseconds as h:mm:ss, with the fraction if there is one.
func clockText(ms int) string {
	two := func(n int) string { return strconv.Itoa(n/10%10) + strconv.Itoa(n%10) }
	seconds := ms / 1000
	text := strconv.Itoa(seconds/3600) + ":" + two(seconds/60%60) + ":" + two(seconds%60)
	if rest := ms % 1000; rest > 0 {
		text += "." + strings.TrimRight(strconv.Itoa(1000 + rest)[1:], "0")
	}
	return text
}

// readEvaluation gives a move the command of its evaluation, unless it has that.
func readEvaluation(r *wire.ShapeReader, v *wire.Value, m *spell.Move) {
	r.Object(v, "eval", func(v *wire.Value) {
		r.Members(v, evalMembers)
		pawns, mate := v.Get("pawns"), v.Get("mate")
		text := pawns.Text
		switch {
		case (pawns.Kind == wire.Absent) == (mate.Kind == wire.Absent):
			r.Wants("an object with pawns or mate")
			return
		case mate.Kind != wire.Absent:
			n, ok := mate.Int()
			if !ok {
				r.In("mate", func() { r.Wants("an integer") })
			}
			text = "#" + strconv.Itoa(n)
		default:
			n, err := strconv.ParseFloat(text, 64)
			if pawns.Kind != wire.Number || err != nil || math.Abs(n) > 1e6 {
				r.In("pawns", func() { r.Wants("a number") })
				return
			}
			text = strconv.FormatFloat(n, 'f', 2, 64)
		}
		if v.Get("depth").Kind != wire.Absent {
			text += "," + strconv.Itoa(r.Whole(v, "depth", 0))
		}
		if c := commandOf(m, "eval"); !sameEvaluation(c.Value, text) {
			c.Value = text
		}
	})
}

// sameEvaluation reports whether two evaluations say the same.
func sameEvaluation(a, b string) bool {
	a, depthA, _ := strings.Cut(a, ",")
	b, depthB, _ := strings.Cut(b, ",")
	x, errX := strconv.ParseFloat(strings.TrimPrefix(a, "#"), 64)
	y, errY := strconv.ParseFloat(strings.TrimPrefix(b, "#"), 64)
	return depthA == depthB && strings.HasPrefix(a, "#") == strings.HasPrefix(b, "#") && errX == nil && errY == nil && math.Abs(x-y) < 0.005
}
