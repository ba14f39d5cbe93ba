// Package optimum reads the tables of what can be won with open cards, and compares them with what a solver found (4.2.7, 5.6, 5.7).
package optimum

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// FullResults is the number of rows for four declarers and five denominations (5.7).
const FullResults = 20

// Comparer compares the tables of the games of a file, one after another. The zero value is ready.
type Comparer struct {
	floor floor
}

// Game compares the tables of a game with what a solver found. A table is reported once, with all that is wrong in it.
func (c *Comparer) Game(g *game.Game, solved bridge.Solved, diags *diag.List) {
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
			diags.Find(rules.OptimumResult, rules.ResultsAreFloored, wrong[0].at.Span(), uint32(c.floor.written), uint32(c.floor.below), uint32(len(wrong)))
		}
		return
	}
	var corrections []correction
	first := -1
	for i := range wrong {
		if r := &wrong[i]; !c.floor.has(r) && len(corrections) < FullResults {
			if first < 0 {
				first = i
			}
			corrections = append(corrections, correction{r.at, strconv.Itoa(r.right)})
		}
	}
	if first >= 0 {
		r := &wrong[first]
		report(diags, rules.OptimumResult, len(corrections) > FullResults/2, r.at.Span(), corrections, uint32(r.declarer), uint32(r.denomination), uint32(r.right))
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
				ranks := best[n].Ranks(suit)
				if ranks == "" {
					ranks = "-"
				}
				corrections = append(corrections, correction{e, ranks})
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
	row := s.Elements[first*len(s.Columns):][:len(s.Columns)]
	cards := uint64(best[first])
	report(diags, rules.OptimumPlay, wrong > max(few, rows/2), row[0].Span().To(row[len(row)-1].Span()), corrections, uint32(first+1), uint32(wrong), uint32(cards), uint32(cards>>32))
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

// report reports what is wrong in a table; most says that this is more than is right.
func report(diags *diag.List, rule diag.Rule, most bool, at source.Span, corrections []correction, numbers ...uint32) {
	form := rules.SomeOptimaWrong
	if most {
		form = rules.MostOptimaWrong
	}
	if !diags.Find(rule, form, at, numbers...) {
		return
	}
	for _, c := range corrections {
		if c.at.IsString {
			c.text = game.Quoted(c.text)
		}
		diags.Said().Part(c.at.Span(), c.text)
	}
}
