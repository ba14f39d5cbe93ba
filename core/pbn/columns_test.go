package pbn

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/rules"
)

var (
	aTable    = regexp.MustCompile(`(?s)^(.*\[\w+ ")([^"]*)("\]\n)([^\[]*)$`)
	anElement = regexp.MustCompile(`"[^"]*"|[^\s"]+`)
)

// turnedColumns returns a text whose last section has its columns turned, so that each is the first one once; none where a row is not on a
// line of its own, or there is one column.
func turnedColumns(in string) (all []string) {
	parts := aTable.FindStringSubmatch(in)
	if parts == nil {
		return nil
	}
	columns := strings.Split(parts[2], ";")
	var rows [][]string
	for line := range strings.SplitSeq(strings.TrimSpace(parts[4]), "\n") {
		row := anElement.FindAllString(line, -1)
		if len(row) != len(columns) {
			return nil
		}
		rows = append(rows, row)
	}
	for n := 1; n < len(columns); n++ {
		turned := func(list []string) []string { return slices.Concat(list[n:], list[:n]) }
		text := parts[1] + strings.Join(turned(columns), ";") + parts[3]
		for _, row := range rows {
			text += strings.Join(turned(row), " ") + "\n"
		}
		all = append(all, text)
	}
	return all
}

// foundInTables returns the rules of tables that a text breaks, each as often as it does.
func foundInTables(in string) (found []string) {
	for _, d := range Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items {
		if rule := rules.Name(d.Rule); strings.HasPrefix(rule, "table/") || strings.HasPrefix(rule, "optimum/") {
			found = append(found, rule)
		}
	}
	slices.Sort(found)
	return found
}

// TestColumnsInAnyOrder_5_2_a: what is found in a table does not hang on the order of its columns, where each has a name.
func TestColumnsInAnyOrder_5_2_a(t *testing.T) {
	var texts []string
	for _, c := range ruleCases {
		if c.Rule != rules.TableBadColumn {
			texts = append(texts, c.In, c.Miss)
		}
	}
	for _, c := range tableTexts {
		texts = append(texts, c.Text)
	}
	turned := 0
	for _, in := range texts {
		want := foundInTables(in)
		for _, other := range turnedColumns(in) {
			turned++
			if got := foundInTables(other); !slices.Equal(got, want) {
				t.Errorf("%q: %q, and %q: %q", in, want, other, got)
			}
		}
	}
	if turned < 100 {
		t.Errorf("only %d tables were turned", turned)
	}
}
