package solving

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
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

const (
	resultColumns = "Declarer;Denomination;Result"
	cardColumns   = "S;H;D;C"
)

// compare finds the edits that the tags of a game need, and which of them differ from what was found.
func (of *Game) compare(g *game.Game, found bridge.Solution, only Only) {
	of.add(g, tags.OptimumResultTable, resultColumns, resultRows(found.Tricks), only)
	if score := score(g, found.Tricks); score != "" {
		of.add(g, tags.OptimumScore, score, nil, only)
	}
	if len(found.Best) > 0 {
		of.add(g, tags.OptimumPlayTable, cardColumns, cardRows(found.Best), only)
	}
}

// add adds the edit of a tag that is to have a value and, of a table, rows, if that is needed.
func (of *Game) add(g *game.Game, tag tags.Tag, value string, rows [][]string, only Only) {
	is := stateOf(g, tag, value, rows)
	if is == wrong {
		of.Differs = append(of.Differs, tag)
	}
	if is != allRight && only != Check && (is != wrong || only == All) {
		of.Filled = append(of.Filled, tag)
		of.edits = append(of.edits, edit.Edit{Game: g.Number, Kind: edit.Tag, Name: tag.String(), Value: value, Rows: rows})
	}
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
		row := make([]string, len(bridge.Suits))
		for i, suit := range bridge.Suits {
			row[i] = optimum.Ranks(cards, suit)
		}
		rows = append(rows, row)
	}
	return rows
}

// Unsaid says who deals and who is vulnerable in games that do not say it: NoSeat and VulnerabilityUnknown do not either.
type Unsaid struct {
	Dealer     bridge.Seat
	Vulnerable values.Vulnerability
}

// Par returns what both sides reach by the tricks of all declarers; known is false where the dealer or the vulnerability is not known, and
// in an end position, of which nobody bids.
func Par(g *game.Game, tricks *bridge.DoubleDummy, unsaid Unsaid) (par bridge.Par, known bool) {
	dealer, vulnerable := g.Dealer, g.Vulnerable()
	if !dealer.Known() {
		dealer = unsaid.Dealer
	}
	if vulnerable == values.VulnerabilityUnknown {
		vulnerable = unsaid.Vulnerable
	}
	if !dealer.Known() || vulnerable == values.VulnerabilityUnknown || g.IsShort() {
		return par, false
	}
	return tricks.Par(dealer, vulnerable.Sides(), bridge.Duplicate), true
}

// score returns the value of OptimumScore (4.2.7) by the tricks of all declarers; "" where there is none.
func score(g *game.Game, tricks *bridge.DoubleDummy) string {
	if par, known := Par(g, tricks, Unsaid{Dealer: bridge.NoSeat}); known {
		return par.String()
	}
	return ""
}

// stateOf returns the state of a tag that should have the value and, of a table, the rows given.
func stateOf(g *game.Game, tag tags.Tag, value string, rows [][]string) state {
	switch {
	case !has(g, tag):
		return missing
	case tag == tags.OptimumScore:
		return stateOfScore(g, value)
	}
	s := sectionOf(g, tag)
	if s == nil {
		return incomplete
	}
	return stateOfTable(s, strings.Split(value, ";"), rows)
}

func stateOfScore(g *game.Game, right string) state {
	value, known := g.ValueOf(tags.OptimumScore)
	if !known {
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

// stateOfTable compares the rows as they are read: what is right in other letters, or as a program writes it, is right. Results may be in
// any order, and so may the cards of a row; more rows than the play has cards say nothing.
func stateOfTable(s *game.Section, columns []string, right [][]string) state {
	ofCards := len(columns) == len(bridge.Suits)
	seen := make([]bool, len(right))
	for n, row := range s.Rows {
		if ofCards && n == len(right) {
			break
		}
		at := 0
		for at < len(right) && (ofCards && at != n || !hasTexts(s, row, columns, right[at], ofCards)) {
			at++
		}
		if at == len(right) {
			return wrong
		}
		seen[at] = true
	}
	if slices.Contains(seen, false) {
		return incomplete
	}
	return allRight
}

// hasTexts reports whether a row has texts in columns, or cards in any order.
func hasTexts(s *game.Section, row []game.Element, columns, right []string, ofCards bool) bool {
	for i, name := range columns {
		place, text := s.Column(name), "?"
		if place >= 0 && place < len(row) {
			text, _ = s.Form(row, place)
		}
		if text != right[i] && !(ofCards && len(text) == len(right[i]) && strings.Trim(text, right[i]) == "" && strings.Trim(right[i], text) == "") {
			return false
		}
	}
	return true
}
