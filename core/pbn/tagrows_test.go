package pbn

import (
	"encoding/json"
	"slices"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/report"
	"pbn/core/testkit"
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
	testkit.Golden(t, "tags.json", string(out)+"\n")
}

// TestTimeOfADate: where the Time tag says nothing and takes the time of the date, that is one change of the date and one of the time, as
// rules of import format.
func TestTimeOfADate(t *testing.T) {
	for _, time := range []string{"", "?"} {
		_, r := Export(Bytes([]byte("[Date \"2013-08-24 18:36\"]\r\n[Time \""+time+"\"]\r\n")), export.Options{})
		for _, d := range r.Changes.Items {
			if d.Rule == rules.TagInvalidValue {
				t.Errorf("the time %q has a message of its own: %s", time, d.Message)
			}
		}
		if want := (report.Change{Rule: rules.TagInvalidValue, Count: 2}); !slices.Contains(r.ChangeCounts(), want) {
			t.Errorf("the time %q: the changes are %v, want %v among them", time, r.ChangeCounts(), want)
		}
	}
}
