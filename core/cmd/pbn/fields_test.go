//go:build !js

package main

import (
	"os"
	"strings"
	"testing"

	pbiFields "pbn/core/pbi/collect"
	"pbn/core/pbn/collect"
	pdnFields "pbn/core/pdn/collect"
	pgnFields "pbn/core/pgn/collect"
	"pbn/core/where"
)

// fieldTables are the headings of the tables of fields in js/docs/conditions.md, and what each table has.
var fieldTables = []struct {
	heading string
	of      *where.Table
}{
	{"## Bridge", collect.Fields}, {"## Chess", pgnFields.Fields}, {"## Draughts", pdnFields.Fields}, {"## Chess problems", pbiFields.Fields},
}

// TestFieldsAreDocumented: each field of a notation has its row, with its kind, a condition that is one and asks for it, and its meaning.
func TestFieldsAreDocumented(t *testing.T) {
	file, err := os.ReadFile("../../../js/docs/conditions.md")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[where.Kind]string{where.Text: "text", where.Number: "number", where.Date: "date", where.Shape: "shape"}
	for _, table := range fieldTables {
		_, section, _ := strings.Cut(string(file), "\n"+table.heading+"\n")
		section, _, _ = strings.Cut(section, "\n## ")
		var rows []string
		for row := range strings.Lines(section) {
			if strings.HasPrefix(row, "| `") {
				rows = append(rows, row)
			}
		}
		if len(rows) != len(table.of.Fields) {
			t.Errorf("%s has %d rows for %d fields", table.heading, len(rows), len(table.of.Fields))
		}
		for i := range min(len(rows), len(table.of.Fields)) {
			f := &table.of.Fields[i]
			cells := strings.Split(strings.Trim(strings.TrimSpace(rows[i]), "|"), " | ")
			if len(cells) != 4 {
				t.Errorf("%s has %d cells", rows[i], len(cells))
				continue
			}
			example := strings.Trim(cells[2], "` ")
			kind := kinds[f.Kind]
			if f.Choices != nil {
				kind = "`" + strings.Join(f.Choices, "` `") + "`"
			}
			if name := strings.Trim(cells[0], "` "); name != f.Name || cells[1] != kind || strings.TrimSpace(cells[3]) != f.Meaning {
				t.Errorf("%s is not | `%s` | %s | … | %s |", rows[i], f.Name, kind, f.Meaning)
			}
			condition, err := where.Parse(example, table.of)
			if err != nil || !condition.Asks(i) {
				t.Errorf("%s: %v", f.Name, err)
			}
		}
	}
}
