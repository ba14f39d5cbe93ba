package convert

import (
	"slices"
	"strings"

	"pbn/core/cells"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/report"
	"pbn/core/source"
)

// The first columns of the table of results: what a row is from, and the board.
const (
	fromColumn  = "From"
	boardColumn = "Board"
	fromGame    = "Game"
)

// ofGame are the tags of a game whose values are in the row of its own result.
var ofGame = []tags.Tag{
	tags.Room, tags.West, tags.North, tags.East, tags.South, tags.Declarer, tags.Contract, tags.Result, tags.Score, tags.ScoreIMP,
	tags.ScoreMP, tags.ScorePercentage,
}

// results collects rows whose columns are not known before the end.
type results struct {
	columns []column
	places  map[string]int // of the columns, by their names
	row     []string       // that is being made, up to the last cell that is not empty
	kind    rowKind        // of that row
	// cells are those of all rows as CSV has them, one after another, and ends is where each of them ends.
	cells []byte
	ends  []int32
	rows  []madeRow
	most  int // how many bytes the table may take
}

// column is a column, with the first kind of row that has it.
type column struct {
	name string
	kind rowKind
}

// rowKind is what a row is of: the rows of one kind follow one another, in the order of the kinds.
type rowKind uint8

// The results come first; tables of other things, such as what can be won with open cards, come after them in the order of their tags.
const (
	ofGameItself rowKind = iota
	ofScoreTable
	ofTotalScoreTable
	ofOtherTable
	kinds = ofOtherTable + rowKind(tags.Count)
)

// kindOf returns the kind of the rows of a table.
func kindOf(table tags.Tag) rowKind {
	switch table {
	case tags.ScoreTable:
		return ofScoreTable
	case tags.TotalScoreTable:
		return ofTotalScoreTable
	}
	return ofOtherTable + rowKind(table)
}

// madeRow is where the cells of a row begin among those of all rows, and how many it has.
type madeRow struct {
	first, cells int32
	kind         rowKind
}

// mostOf returns how many bytes the table of a file with so many bytes may take: a short line of a hostile file could mean a row with very
// many cells, and a short game one with long values that it inherits. Tables of real files take less than twenty times their length.
func mostOf(bytes int) int { return 4<<20 + 24*bytes }

// add adds the row, unless the table takes too much. It comes from what ends at an offset of a text.
func (t *results) add(end int, text *source.Text) {
	if t.isTooLong() {
		return
	}
	size := len("\r\n")
	for _, cell := range t.row {
		size += len(cell) + len(`"",`)
	}
	if len(t.cells)+size > cap(t.cells) {
		t.cells = source.RoomAfter(slices.Clip(t.cells), end, len(text.Bytes)-end)
	}
	first := int32(len(t.ends))
	for _, cell := range t.row {
		t.cells = cells.Append(t.cells, cell)
		t.ends = append(source.Room(t.ends), int32(len(t.cells)))
	}
	t.rows = append(source.Room(t.rows), madeRow{first, int32(len(t.row)), t.kind})
}

// isTooLong reports whether the table takes too much as it is written: a row has a comma for each column that any row has.
func (t *results) isTooLong() bool {
	return len(t.cells) > t.most || len(t.rows)*len(t.columns) > t.most
}

// begin begins a row.
func (t *results) begin(kind rowKind, from, board string) {
	t.row, t.kind = t.row[:0], kind
	t.put(fromColumn, from)
	t.put(boardColumn, board)
}

// put puts a value in the row; a column that is new is added.
func (t *results) put(name, value string) {
	place, ok := t.places[name]
	if !ok {
		place = len(t.columns)
		name = strings.Clone(name)
		t.columns = append(t.columns, column{name, t.kind})
		t.places[name] = place
	}
	t.columns[place].kind = min(t.columns[place].kind, t.kind)
	for len(t.row) <= place {
		t.row = append(t.row, "")
	}
	t.row[place] = value
}

// mostColumns bounds the columns of all tables together, so that a row cannot be much longer than what it comes from.
const mostColumns = 255

// table writes the results of PBN as CSV (RFC 4180, in UTF-8): first a row for each game that has a contract, a result or a score, then one
// for each row of the tables, those of one kind of table after one another. Columns of one name are one column. What is read is in the form
// of export format. A text that a spreadsheet would take for a formula has an apostrophe before it.
func table(file []byte, o Options) ([]byte, *report.Report) {
	t := &results{places: map[string]int{}, most: mostOf(len(file))}
	t.begin(ofGameItself, "", "")
	of := pbn.Parse(habits.PBN.Open(file, o.Encoding), func(text *source.Text, g *game.Game) {
		board, _ := g.Known("Board")
		t.game(text, g, board)
		for i := range g.Sections {
			t.section(text, g, &g.Sections[i], board)
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
func (t *results) game(text *source.Text, g *game.Game, board string) {
	if cellOf(g, tags.Contract) == "" && cellOf(g, tags.Result) == "" && cellOf(g, tags.Score) == "" {
		return
	}
	t.begin(ofGameItself, fromGame, board)
	for _, tag := range ofGame {
		if value := cellOf(g, tag); value != "" {
			t.put(tag.String(), value)
		}
	}
	t.add(g.Span.End, text)
}

// cellOf returns what a game says in a tag as the standard writes it, or what follows from the auction and the play; "" if it says nothing.
func cellOf(g *game.Game, tag tags.Tag) string {
	value, known := g.KnownOf(tag)
	switch tag {
	case tags.Declarer, tags.Contract, tags.Result:
		if t := g.Found(tag); t != nil {
			if form, ok := g.Form(t); ok {
				return form
			}
		} else if value, follows := g.Outcome(tag); !known && follows {
			return value
		}
	case tags.Score:
		if worth, ok := g.Worth(); !known && ok {
			return worth.String()
		}
	}
	if !known {
		return ""
	}
	kind := tag.Row().Type
	if form := kind.Form(value, kind.Read(value)); form != "" {
		return form
	}
	return value
}

// section adds the rows of a table.
func (t *results) section(text *source.Text, g *game.Game, s *game.Section, board string) {
	if s.Columns == nil {
		return
	}
	of := &g.Tags[s.Tag]
	for _, elements := range s.Rows {
		t.begin(kindOf(of.Number), of.Name, board)
		for i := range elements {
			if i >= len(s.Columns) || elements[i].SaysNothing() {
				continue
			}
			value, _ := s.Form(elements, i)
			name := s.Columns[i].Kind.Name
			if _, known := t.places[name]; known || len(t.columns) < mostColumns {
				t.put(name, value)
			}
		}
		t.add(elements[len(elements)-1].Span().End, text)
	}
}

// csv returns the table.
func (t *results) csv() []byte {
	size := len(t.cells) + (len(t.rows)+1)*(len(t.columns)+len("\r\n"))
	places := make([]int32, 0, len(t.columns))
	for kind := range kinds {
		for i, c := range t.columns {
			if c.kind == kind {
				places = append(places, int32(i))
				size += len(c.name) + len(`""`)
			}
		}
	}
	out := make([]byte, 0, size)
	for i, place := range places {
		out = cells.Append(appendComma(out, i), t.columns[place].name)
	}
	out = append(out, "\r\n"...)
	var has [kinds]bool
	for _, row := range t.rows {
		has[row.kind] = true
	}
	for kind := range kinds {
		if has[kind] {
			out = t.rowsOf(out, kind, places)
		}
	}
	return out
}

// rowsOf appends the rows of a kind, with their cells in the order of the places.
func (t *results) rowsOf(out []byte, kind rowKind, places []int32) []byte {
	for _, row := range t.rows {
		if row.kind != kind {
			continue
		}
		for i, place := range places {
			if out = appendComma(out, i); place < row.cells {
				out = append(out, t.cell(row.first+place)...)
			}
		}
		out = append(out, "\r\n"...)
	}
	return out
}

// cell returns a cell by its number among those of all rows.
func (t *results) cell(number int32) []byte {
	start := int32(0)
	if number > 0 {
		start = t.ends[number-1]
	}
	return t.cells[start:t.ends[number]]
}

// appendComma appends what is before a cell.
func appendComma(out []byte, cell int) []byte {
	if cell > 0 {
		out = append(out, ',')
	}
	return out
}
