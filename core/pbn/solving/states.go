package solving

import (
	"slices"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// state is what a game says in one of the tags.
type state uint8

const (
	missing state = iota
	incomplete
	allRight
	wrong
)

// editsFor returns the edits that the tags of a game need, and notes which tags these are, and which differ from what was found.
func (of *Game) editsFor(g *game.Game, found bridge.Solved, only Only) (edits []edit.Edit) {
	add := func(tag tags.Tag, is state, value string, rows [][]string) {
		if is == wrong {
			of.Differs = append(of.Differs, tag)
		}
		if is != allRight && only != Check && (is != wrong || only == All) {
			of.Filled = append(of.Filled, tag)
			edits = append(edits, edit.Edit{Game: g.Number, Kind: edit.Tag, Name: tag.String(), Value: value, Rows: rows})
		}
	}
	results := resultRows(found.Tricks)
	add(tags.OptimumResultTable, stateOf(g, tags.OptimumResultTable, results), "Declarer;Denomination;Result", results)
	if score := Score(g, found.Tricks); score != "" {
		add(tags.OptimumScore, stateOfScore(g, score), score, nil)
	}
	if len(found.Best) > 0 {
		cards := cardRows(found.Best)
		add(tags.OptimumPlayTable, stateOf(g, tags.OptimumPlayTable, cards), "S;H;D;C", cards)
	}
	return edits
}

// resultRows returns the rows that an OptimumResultTable is to have, and cardRows those of an OptimumPlayTable.
func resultRows(tricks *bridge.DoubleDummy) (rows [][]string) {
	for seat := range bridge.NoSeat {
		for column := range 5 {
			in := bridge.NoTrump - bridge.Denomination(column)
			rows = append(rows, []string{seat.String(), in.String(), strconv.Itoa(tricks[seat][in])})
		}
	}
	return rows
}

func cardRows(best []bridge.Hand) (rows [][]string) {
	for _, cards := range best {
		var row []string
		for _, suit := range bridge.Suits {
			ranks := cards.Ranks(suit)
			if ranks == "" {
				ranks = "-"
			}
			row = append(row, ranks)
		}
		rows = append(rows, row)
	}
	return rows
}

// Score returns the value of OptimumScore (4.2.7) by the tricks of all declarers; "" where the dealer or the vulnerability is not known.
func Score(g *game.Game, tricks *bridge.DoubleDummy) string {
	if !hasScore(g) {
		return ""
	}
	return "NS " + strconv.Itoa(tricks.Par(g.Dealer, g.Vulnerable().Sides(), bridge.Duplicate).Score)
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

// stateOfResults compares the rows as they are read, in any order: what is right in other letters, or as a program writes it, is right.
func stateOfResults(s *game.Section, right [][]string) state {
	columns := [...]int{s.Column("Declarer"), s.Column("Denomination"), s.Column("Result")}
	seen := make([]bool, len(right))
	for _, row := range s.Rows {
		at := slices.IndexFunc(right, func(of []string) bool {
			for i, column := range columns {
				if textAt(s, row, column) != of[i] {
					return false
				}
			}
			return true
		})
		if at < 0 {
			return wrong
		}
		seen[at] = true
	}
	if slices.Contains(seen, false) {
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
