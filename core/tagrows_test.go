package core

import (
	"encoding/json"
	"testing"

	"pbn/core/tags"
)

// TestTagRows writes the rows of the tags for the tests of what JavaScript knows of them.
func TestTagRows(t *testing.T) {
	type column struct {
		Name string `json:"name"`
		Type string `json:"type"`
	}
	type row struct {
		Name    string   `json:"name"`
		Section string   `json:"section"`
		Set     string   `json:"set"`
		Type    string   `json:"type"`
		Columns []column `json:"columns,omitempty"`
	}
	sets := map[tags.Set]string{
		tags.MandatorySet: "mandatory", tags.SectionSet: "section", tags.SupplementalSet: "supplemental", tags.TableSet: "table",
	}
	var rows []row
	for tag := tags.Other + 1; tag < tags.Count; tag++ {
		of := tag.Row()
		r := row{Name: of.Name, Section: of.Section, Set: sets[of.Set], Type: of.Type.String()}
		for _, c := range of.Columns {
			r.Columns = append(r.Columns, column{c.Name, c.Type.String()})
		}
		rows = append(rows, r)
	}
	out, err := json.MarshalIndent(rows, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "tags.json", string(out)+"\n")
}
