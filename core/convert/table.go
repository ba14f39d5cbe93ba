package convert

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// The first columns of the table of results: what a row is from, and the board.
const (
	fromColumn  = "From"
	boardColumn = "Board"
)

// ofGame are the tags of a game whose values are in the row of its own result.
var ofGame = []tags.Tag{
	tags.Room, tags.West, tags.North, tags.East, tags.South, tags.Declarer, tags.Contract, tags.Result, tags.Score, tags.ScoreIMP, tags.ScoreMP, tags.ScorePercentage,
}

// results collects rows whose columns are not known before the end.
type results struct {
	columns []string
	places  map[string]int
	rows    [][]string
	// size is how many bytes the rows take, and most how many they may take.
	size, most int
}

// cellBytes is what a cell takes besides its text.
const cellBytes = 16

// mostOf returns how many bytes the table of a file with so many bytes may take: a short line of a hostile file could mean a row with very many
// cells, and a short game one with long values that it inherits. Tables of real files take less than twenty times their length.
func mostOf(bytes int) int { return 4<<20 + 64*bytes }

// add adds a row, unless the table takes too much.
func (t *results) add(row []string) {
	t.size += cellBytes * len(row)
	for _, cell := range row {
		t.size += len(cell)
	}
	if !t.isTooLong() {
		t.rows = append(source.Room(t.rows), row)
	}
}

// isTooLong reports whether the table takes too much, in memory or as it is written: a row has a comma for each column that any row has.
func (t *results) isTooLong() bool { return t.size > t.most || len(t.rows)*len(t.columns) > t.most }

// put puts a value in a row; a column that is new is added.
func (t *results) put(row []string, column, value string) []string {
	place, ok := t.places[column]
	if !ok {
		place = len(t.columns)
		t.columns = append(t.columns, column)
		t.places[column] = place
	}
	for len(row) <= place {
		row = append(row, "")
	}
	row[place] = value
	return row
}

// mostColumns bounds the columns of all tables together, so that a row cannot be much longer than what it comes from.
const mostColumns = 255

// table writes the results of PBN as CSV (RFC 4180, in UTF-8): a row for each game that has a contract, a result or a score, and for each row of its
// tables. Columns of one name are one column. A text that a spreadsheet would take for a formula has an apostrophe before it.
func table(file []byte, o Options) ([]byte, *pbn.Report) {
	t := &results{places: map[string]int{}, most: mostOf(len(file))}
	first := t.put(t.put(nil, fromColumn, ""), boardColumn, "")
	of := pbn.Parse(source.Open(file, o.Encoding), func(_ *source.Text, g *game.Game) {
		board, _ := g.Known("Board")
		begin := func(from string) []string {
			row := t.put(slices.Clone(first), fromColumn, from)
			return t.put(row, boardColumn, strings.Clone(board))
		}
		t.game(g, begin)
		for i := range g.Sections {
			t.section(g, &g.Sections[i], begin)
		}
	})
	r := newReport(of.Text, of.Games, of.Err, &o)
	add(&r.Diagnostics, &of.Diagnostics, 0)
	if r.Games == 0 {
		return nil, r
	}
	var out []byte
	if t.isTooLong() {
		r.Err = export.ErrTooLong
	} else {
		out = t.csv()
	}
	if o.As.Most > 0 && len(out) > o.As.Most {
		out, r.Err = nil, export.ErrTooLong
	}
	return out, r
}

// game adds the row of a game's own result.
func (t *results) game(g *game.Game, begin func(string) []string) {
	_, hasContract := g.KnownOf(tags.Contract)
	_, hasResult := g.KnownOf(tags.Result)
	_, hasScore := g.KnownOf(tags.Score)
	if !hasContract && !hasResult && !hasScore {
		return
	}
	row := begin("Game")
	for _, tag := range ofGame {
		if value, known := g.KnownOf(tag); known {
			row = t.put(row, tag.String(), strings.Clone(standard(g, tag, value)))
		}
	}
	t.add(row)
}

// standard returns the value of a tag as the standard writes it, of a result the tricks of declarer, where that says the same.
func standard(g *game.Game, tag tags.Tag, value string) string {
	if tricks, corrected, ok := g.DeclarersTricks(); tag == tags.Result && ok && !corrected {
		return strconv.Itoa(tricks)
	}
	kind := tag.Row().Type
	if form := kind.Form(value, kind.Read(value)); form != "" {
		return form
	}
	return value
}

// section adds the rows of a table.
func (t *results) section(g *game.Game, s *game.Section, begin func(string) []string) {
	if s.Columns == nil {
		return
	}
	of := &g.Tags[s.Tag]
	for _, elements := range s.Rows() {
		row := begin(strings.Clone(of.Name))
		for i := range elements {
			value := elements[i].Text
			if i >= len(s.Columns) || values.SaysNothing(value) || value == "-" {
				continue
			}
			name := s.Columns[i].Name
			if _, known := t.places[name]; known || len(t.columns) < mostColumns {
				row = t.put(row, strings.Clone(name), strings.Clone(value))
			}
		}
		t.add(row)
	}
}

// csv returns the table.
func (t *results) csv() []byte {
	out := appendRow(nil, t.columns, len(t.columns))
	for _, row := range t.rows {
		out = appendRow(out, row, len(t.columns))
	}
	return out
}
