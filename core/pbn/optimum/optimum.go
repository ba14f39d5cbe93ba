// Package optimum reads the tables of what can be won with open cards, and compares them with what a solver found (4.2.7, 5.6, 5.7).
package optimum

import (
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// FullResults is the number of rows for four declarers and five denominations (5.7).
const FullResults = 20

// Comparer compares the tables of the games of a file, one after another. The zero value is ready.
type Comparer struct {
	floor floor
}

// Game compares the tables of a game with what a solver found. A table is reported once, with all that is wrong in it.
func (c *Comparer) Game(g *game.Game, solved bridge.Solution, diags *diag.List) {
	for i := range g.Sections {
		s := &g.Sections[i]
		t := &g.Tags[s.Tag]
		if t.Duplicate || len(s.Columns) == 0 || len(s.Elements)%len(s.Columns) != 0 {
			continue
		}
		switch {
		case t.Number == tags.OptimumResultTable && solved.Tricks != nil:
			c.results(s, solved.Tricks, diags)
		case t.Number == tags.OptimumPlayTable:
			comparePlay(s, solved.Best, diags)
		}
	}
}

// resultTable reads the rows of an OptimumResultTable.
type resultTable struct {
	section                        *game.Section
	declarer, denomination, result int // the columns
}

// resultsOf returns the table of a section; ok is false if it lacks a column.
func resultsOf(s *game.Section) (t resultTable, ok bool) {
	t = resultTable{s, s.Column("Declarer"), s.Column("Denomination"), s.Column("Result")}
	return t, t.declarer >= 0 && t.denomination >= 0 && t.result >= 0
}

// result is a row of an OptimumResultTable.
type result struct {
	at             *game.Element // the tricks
	declarer       bridge.Seat
	denomination   bridge.Denomination
	written, right int // right is what a solver found
}

// row returns a row of the table; ok is false if it cannot be read.
func (t *resultTable) row(n int) (r result, ok bool) {
	row := t.section.Elements[n*len(t.section.Columns):]
	r.at = &row[t.result]
	r.declarer = row[t.declarer].Read(values.SeatType).Seat()
	in, won := row[t.denomination].Read(values.DenominationType), r.at.Read(values.TricksType)
	r.denomination, r.written = in.Denomination(), won.Tricks()
	return r, r.declarer.Known() && in.Understood() && won.Understood()
}

// Results returns what the OptimumResultTable of a game says; ok is false if a row is missing, is there twice or cannot be read.
func Results(g *game.Game) (tricks bridge.DoubleDummy, ok bool) {
	var seen [4][5]bool
	n := 0
	for i := range g.Sections {
		s := &g.Sections[i]
		if t := &g.Tags[s.Tag]; t.Number != tags.OptimumResultTable || t.Duplicate || len(s.Elements) != FullResults*len(s.Columns) {
			continue
		}
		table, ok := resultsOf(s)
		for ok && n < FullResults {
			var r result
			if r, ok = table.row(n); !ok || seen[r.declarer][r.denomination] {
				break
			}
			seen[r.declarer][r.denomination] = true
			tricks[r.declarer][r.denomination] = r.written
			n++
		}
	}
	return tricks, n == FullResults
}

// results compares an OptimumResultTable (5.7).
func (c *Comparer) results(s *game.Section, tricks *bridge.DoubleDummy, diags *diag.List) {
	table, ok := resultsOf(s)
	if !ok {
		return
	}
	var rows, wrong []result
	for n := range len(s.Elements) / len(s.Columns) {
		r, ok := table.row(n)
		if !ok {
			continue
		}
		r.right = tricks[r.declarer][r.denomination]
		rows = append(rows, r)
		if r.written != r.right {
			wrong = append(wrong, r)
		}
	}
	if c.floor.explains(rows, wrong) {
		if !c.floor.told {
			c.floor.told = true
			rules.TricksAtFloor.Find(diags, wrong[0].at.Span()).Say(rules.FloorOfTable{
				Written: uint8(c.floor.written), Below: uint8(c.floor.below), Often: uint8(len(wrong)),
			})
		}
		return
	}
	var corrections []correction
	var first *result
	for i := range wrong {
		if r := &wrong[i]; !c.floor.has(r) && len(corrections) < FullResults {
			if first == nil {
				first = r
			}
			corrections = append(corrections, correction{r.at, strconv.Itoa(r.right)})
		}
	}
	if first != nil {
		reportResults(first, corrections, diags)
	}
}

// reportResults reports the results of a table that are wrong.
func reportResults(first *result, corrections []correction, diags *diag.List) {
	kind := rules.WrongTableTricks
	if len(corrections) > FullResults/2 {
		kind = rules.TricksOfOtherDeal
	}
	e := kind.Find(diags, first.at.Span())
	if !e.IsKept() {
		return
	}
	e.Say(rules.TricksOfTable{
		Declarer: first.declarer, Denomination: first.denomination, Tricks: uint8(first.right),
		Better: e.Text(corrections[0].written()), Others: uint8(len(corrections) - 1),
	})
	for _, c := range corrections[1:] {
		e.Part(c.at.Span(), c.written())
	}
}

// comparePlay compares an OptimumPlayTable (5.6). A row that cannot be read, or has "?", says nothing.
func comparePlay(s *game.Section, best []bridge.Hand, diags *diag.List) {
	var columns [4]int
	for i, suit := range bridge.Suits {
		columns[i] = s.Column(string(suit.Letter()))
	}
	rows := min(len(best), bridge.Cards, len(s.Elements)/len(s.Columns))
	var corrections []correction
	first, wrong := 0, 0
	for n := range rows {
		before := len(corrections)
		for i, column := range columns {
			if column < 0 {
				continue
			}
			e := &s.Elements[n*len(s.Columns)+column]
			if values.SaysNothing(e.Text) || e.Text != "-" && !e.Read(values.RanksType).Understood() {
				corrections = corrections[:before]
				break
			}
			if suit := bridge.Suits[i]; cardsOf(e.Text, suit) != best[n].Of(suit) {
				corrections = append(corrections, correction{e, Ranks(best[n], suit)})
			}
		}
		if len(corrections) > before {
			if wrong++; wrong == 1 {
				first = n
			}
		}
	}
	if wrong == 0 {
		return
	}
	const few = 4
	kind := rules.WrongTablePlay
	if wrong > max(few, rows/2) {
		kind = rules.PlayOfOtherDeal
	}
	row := s.Elements[first*len(s.Columns):][:len(s.Columns)]
	e := kind.Find(diags, row[0].Span().To(row[len(row)-1].Span()))
	if !e.IsKept() {
		return
	}
	f := rules.CardsOfPlayTable{Row: uint8(first + 1), Others: uint8(wrong - 1)}
	if !diags.OnlyFixes() {
		f.Cards = e.Text(cardsInSuits(best[first]))
	}
	e.Say(f)
	for _, c := range corrections {
		e.Part(c.at.Span(), c.written())
	}
}

// Ranks returns the cards of a suit as an OptimumPlayTable has them.
func Ranks(cards bridge.Hand, suit bridge.Suit) string {
	if ranks := cards.Ranks(suit); ranks != "" {
		return ranks
	}
	return "-"
}

// cardsInSuits returns cards as people write them, suit after suit: "S AK, D 2".
func cardsInSuits(cards bridge.Hand) string {
	list := ""
	for _, suit := range bridge.Suits {
		if ranks := cards.Ranks(suit); ranks != "" {
			list += ", " + string(suit.Letter()) + " " + ranks
		}
	}
	return strings.TrimPrefix(list, ", ")
}

// cardsOf returns the cards of a suit whose ranks a text has.
func cardsOf(text string, suit bridge.Suit) (cards bridge.Hand) {
	for i := range len(text) {
		if rank, isRank := bridge.ParseRank(text[i]); isRank {
			cards = cards.With(bridge.NewCard(suit, rank))
		}
	}
	return cards
}

// correction is what an element of a table should be.
type correction struct {
	at   *game.Element
	text string
}

// written returns the correction as the element is written.
func (c *correction) written() string {
	if c.at.IsString {
		return game.Quoted(c.text)
	}
	return c.text
}
