package answers

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/pgn/spell"
	"pbn/core/told"
	"pbn/core/wire"
)

// gamesTold is how games of PGN are told.
var gamesTold = told.Notation{
	GameMembers: []string{
		"number", "span", "tags", "start", "variant", "nags", "comments", "result", "end", "moves", "variations", "diagnostics",
	},
	MoveMembers: []string{
		"san", "text", "number", "color", "from", "to", "promotion", "change", "check", "nags", "nagsBefore", "comments", "clock", "eval", "span",
		"variations",
	},
	Results: []string{"1-0", "0-1", "1/2-1/2", "*"}, Moves: "12. Nf3 Nc6",
	Squares: func(r *wire.ShapeReader, v *wire.Value, m *spell.Move) { m.Squares = readSquares(r, v) },
	More:    readEvaluation,
}

var evalMembers = []string{"pawns", "mate", "depth"}

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
		if c := told.CommandOf(m, "eval"); !sameEvaluation(c.Value, text) {
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
