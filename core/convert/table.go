package convert

import (
	"slices"
	"strconv"
	"strings"

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
)

// ofGame are the tags of a game whose values are in the row of its own result.
var ofGame = []tags.Tag{
	tags.Room, tags.West, tags.North, tags.East, tags.South, tags.Declarer, tags.Contract, tags.Result, tags.Score, tags.ScoreIMP,
	tags.ScoreMP, tags.ScorePercentage,
}

// results collects rows whose columns are not known before the end.
type results struct {
	columns []string
	places  map[string]int
	row     []string // that is being made, up to the last cell that is not empty
	// cells are those of all rows as CSV has them, row after row without line ends.
	cells []byte
	rows  []madeRow
	most  int // how many bytes the table may take
}

// madeRow is where the cells of a row end, and how many it has.
type madeRow struct{ end, cells int32 }

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
	for i, cell := range t.row {
		if i > 0 {
			t.cells = append(t.cells, ',')
		}
		t.cells = appendCell(t.cells, cell)
	}
	t.rows = append(source.Room(t.rows), madeRow{int32(len(t.cells)), int32(len(t.row))})
}

// isTooLong reports whether the table takes too much as it is written: a row has a comma for each column that any row has.
func (t *results) isTooLong() bool {
	return len(t.cells) > t.most || len(t.rows)*len(t.columns) > t.most
}

// begin begins a row.
func (t *results) begin(from, board string) {
	t.row = t.row[:0]
	t.put(fromColumn, from)
	t.put(boardColumn, board)
}

// put puts a value in the row; a column that is new is added.
func (t *results) put(column, value string) {
	place, ok := t.places[column]
	if !ok {
		place = len(t.columns)
		column = strings.Clone(column)
		t.columns = append(t.columns, column)
		t.places[column] = place
	}
	for len(t.row) <= place {
		t.row = append(t.row, "")
	}
	t.row[place] = value
}

// mostColumns bounds the columns of all tables together, so that a row cannot be much longer than what it comes from.
const mostColumns = 255

// table writes the results of PBN as CSV (RFC 4180, in UTF-8): a row for each game that has a contract, a result or a score, and for each
// row of its tables. Columns of one name are one column. A text that a spreadsheet would take for a formula has an apostrophe before it.
func table(file []byte, o Options) ([]byte, *report.Report) {
	t := &results{places: map[string]int{}, most: mostOf(len(file))}
	t.begin("", "")
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
	_, hasContract := g.KnownOf(tags.Contract)
	_, hasResult := g.KnownOf(tags.Result)
	_, hasScore := g.KnownOf(tags.Score)
	if !hasContract && !hasResult && !hasScore {
		return
	}
	t.begin("Game", board)
	for _, tag := range ofGame {
		if value, known := g.KnownOf(tag); known {
			t.put(tag.String(), standard(g, tag, value))
		}
	}
	t.add(g.Span.End, text)
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
func (t *results) section(text *source.Text, g *game.Game, s *game.Section, board string) {
	if s.Columns == nil {
		return
	}
	of := &g.Tags[s.Tag]
	for _, elements := range s.Rows {
		t.begin(of.Name, board)
		for i := range elements {
			value := elements[i].Text
			if i >= len(s.Columns) || elements[i].SaysNothing() {
				continue
			}
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
	for _, column := range t.columns {
		size += len(column) + len(`""`)
	}
	out := appendRow(make([]byte, 0, size), t.columns)
	start := int32(0)
	for _, row := range t.rows {
		out = append(out, t.cells[start:row.end]...)
		for range len(t.columns) - int(row.cells) {
			out = append(out, ',')
		}
		out = append(out, "\r\n"...)
		start = row.end
	}
	return out
}
