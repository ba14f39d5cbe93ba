package optima

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// FillResult is a file whose tags were filled in.
type FillResult struct {
	// Edited is the file, and what Validate says of it.
	Edited *pbn.EditResult
	// Tags are how many were written, in how many Games.
	Tags, Games int
	// Why says of games, by their numbers, why they stay as they are: their deal cannot be solved, or an edit was refused.
	Why map[int]string
	// Solved is how many games were solved. Left and Next are those of Solutions.
	Solved, Left, Next int
}

// Fill writes the tags that are missing, or with All also those that are not right, by edits that leave every other byte as it is. An edit that is
// refused, or that cannot be made, takes no other game's with it.
func Fill(file []byte, named source.Encoding, options Options) *FillResult {
	defer pbn.KeepMemory()()
	solved := Solve(habits.PBN.Open(file, named), options)
	filled := &FillResult{Solved: len(solved.Games), Left: solved.Left, Next: solved.Next, Why: map[int]string{}}
	for number, err := range solved.Refused {
		filled.Why[number] = err.Error()
	}
	var edits []edit.Edit
	pbn.Parse(habits.PBN.Open(file, named), func(_ *source.Text, g *game.Game) {
		if found, ok := solved.Games[g.Number]; ok {
			edits = append(edits, editsOf(g, found, options.Only)...)
		}
	})
	for {
		var edited *pbn.EditResult
		edits, edited = filled.made(file, named, nil, edits)
		before := len(edits)
		refused := map[int]bool{}
		for _, r := range edited.Refused {
			if len(r.Edits) == 0 {
				// The error is in what stays, since the edits of the game change how that is read.
				refused[r.Diagnostic.Game] = true
				filled.Why[r.Diagnostic.Game] = r.Diagnostic.Message
			}
			for _, number := range r.Edits {
				refused[edits[number].Game] = true
				filled.Why[edits[number].Game] = r.Diagnostic.Message
			}
		}
		edits = slices.DeleteFunc(edits, func(e edit.Edit) bool { return refused[e.Game] })
		if len(edits) < before {
			continue
		}
		filled.Edited = edited
		filled.count(edits)
		return filled
	}
}

// made makes edits besides those that were made before, with which they come in order, and returns all of them. Where that is not possible, such as in
// a page whose bytes are not of its encoding, it makes those of each half of the games, down to the game that is the reason.
func (f *FillResult) made(file []byte, named source.Encoding, before, more []edit.Edit) ([]edit.Edit, *pbn.EditResult) {
	edited, err := pbn.Edit(file, named, slices.Concat(before, more), pbn.Options{})
	if err == nil {
		return slices.Concat(before, more), edited
	}
	if half := halfOf(more); half > 0 {
		before, _ = f.made(file, named, before, more[:half])
		return f.made(file, named, before, more[half:])
	}
	f.Why[more[0].Game] = strings.TrimLeft(err.(*edit.Error).Why, ": ")
	return f.made(file, named, before, nil)
}

// halfOf returns the index at which edits can be split between two games, near the middle; 0 if all are of one game. There is at least one edit.
func halfOf(edits []edit.Edit) int {
	half := len(edits) / 2
	for half > 0 && edits[half-1].Game == edits[half].Game {
		half--
	}
	for half < len(edits) && edits[half].Game == edits[0].Game {
		half++
	}
	return half % len(edits)
}

// count counts what was written.
func (f *FillResult) count(edits []edit.Edit) {
	if len(f.Edited.Refused) > 0 {
		return
	}
	games := map[int]bool{}
	for _, e := range edits {
		games[e.Game] = true
	}
	f.Tags, f.Games = len(edits), len(games)
}

// state is what a game says in one of the tags.
type state uint8

const (
	missing state = iota
	incomplete
	allRight
	wrong
)

// editsOf returns the edits that the tags of a game need.
func editsOf(g *game.Game, found bridge.Solution, only Only) (edits []edit.Edit) {
	add := func(of state, tag tags.Tag, value string, rows [][]string) {
		if of != allRight && (of != wrong || only == All) {
			edits = append(edits, edit.Edit{Game: g.Number, Kind: edit.Tag, Name: tag.String(), Value: value, Rows: rows})
		}
	}
	var rows [][]string
	for seat := range bridge.NoSeat {
		for column := range 5 {
			in := bridge.NoTrump - bridge.Denomination(column)
			rows = append(rows, []string{seat.String(), in.String(), strconv.Itoa(found.Tricks[seat][in])})
		}
	}
	add(stateOf(g, tags.OptimumResultTable, rows), tags.OptimumResultTable, "Declarer;Denomination;Result", rows)
	if score := Score(g, found.Tricks); score != "" {
		add(stateOfScore(g, score), tags.OptimumScore, score, nil)
	}
	if len(found.Best) == 0 {
		return edits
	}
	rows = nil
	for _, best := range found.Best {
		var row []string
		for _, suit := range bridge.Suits {
			ranks := best.Ranks(suit)
			if ranks == "" {
				ranks = "-"
			}
			row = append(row, ranks)
		}
		rows = append(rows, row)
	}
	add(stateOf(g, tags.OptimumPlayTable, rows), tags.OptimumPlayTable, "S;H;D;C", rows)
	return edits
}

// stateOf returns the state of a table that should have the rows given.
func stateOf(g *game.Game, tag tags.Tag, rows [][]string) state {
	s := sectionOf(g, tag)
	switch {
	case !has(g, tag):
		return missing
	case s == nil:
		return incomplete
	case tag == tags.OptimumResultTable:
		return stateOfResults(s, rows)
	}
	return stateOfCards(s, rows)
}

func stateOfScore(g *game.Game, right string) state {
	value, known := g.ValueOf(tags.OptimumScore)
	if !known || !has(g, tags.OptimumScore) {
		return missing
	}
	points, ok := pointsOf(value)
	if want, _ := pointsOf(right); ok && points == want {
		return allRight
	}
	return wrong
}

// pointsOf returns the points of North-South that a value of OptimumScore says.
func pointsOf(value string) (points int, ok bool) {
	for _, reader := range values.ParReaders {
		if reader.Tag != tags.OptimumScore.String() {
			continue
		}
		par, ok := reader.Read(value)
		if par.Side == bridge.EastWest {
			return -par.Points, ok
		}
		return par.Points, ok
	}
	return 0, false
}

// stateOfResults compares the rows as they are read: what is right in other letters, or as a program writes it, is right.
func stateOfResults(s *game.Section, rows [][]string) state {
	declarer, denomination, result := s.Column("Declarer"), s.Column("Denomination"), s.Column("Result")
	right := make(map[[2]string]string, len(rows))
	for _, row := range rows {
		right[[2]string{row[0], row[1]}] = row[2]
	}
	seen := map[[2]string]bool{}
	for _, row := range s.Rows {
		of := [2]string{textAt(s, row, declarer), textAt(s, row, denomination)}
		if won, known := right[of]; !known || won != textAt(s, row, result) {
			return wrong
		}
		seen[of] = true
	}
	if len(seen) < len(right) {
		return incomplete
	}
	return allRight
}

func stateOfCards(s *game.Section, cards [][]string) state {
	for n, row := range s.Rows {
		if n == len(cards) {
			break
		}
		for i, suit := range bridge.Suits {
			if sorted(textAt(s, row, s.Column(string(suit.Letter())))) != sorted(cards[n][i]) {
				return wrong
			}
		}
	}
	if s.RowCount() < len(cards) {
		return incomplete
	}
	return allRight
}

// textAt returns an element of a row as it is read, "?" where it has none.
func textAt(s *game.Section, row []game.Element, column int) string {
	if column < 0 || column >= len(row) {
		return "?"
	}
	text, _ := s.Form(row, column)
	return text
}

func sorted(ranks string) string {
	if ranks == "-" {
		return ""
	}
	letters := []byte(ranks)
	slices.Sort(letters)
	return string(letters)
}
