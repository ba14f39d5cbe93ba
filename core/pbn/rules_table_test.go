package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/testkit"
)

const cards = "[Play \"W\"]\nSA S2 S3 S4\n*\n"

// tableCases are of the rules of tables (chapter 5), and tableFixes the fixes of those rules that offer one.
var tableCases, tableFixes = readCases("table",
	testkit.Marked(rules.TableBadColumn, "[Board \"1\"]\n[ScoreTable «\"a"+strings.Repeat(";a", 255)+"\"»]\n1", "[ScoreTable \"?\"]\n1").
		Beside("syntax/token-too-long", ""),
)

// tableTexts have all that is said of a table, as the rule and the text at which it is reported, a line each.
var tableTexts = testkit.ReadSamples("testdata/tables.txtar", "rules")

// TestTables wants what is said of tableTexts.
func TestTables(t *testing.T) {
	for _, c := range tableTexts {
		t.Run(c.Name, func(t *testing.T) {
			var got []string
			_, r := Export(Bytes([]byte(c.Text)), export.Options{})
			for _, d := range r.Diagnostics.Items {
				if rule := rules.Name(d.Rule); strings.HasPrefix(rule, "table/") {
					got = append(got, rule+" "+c.Text[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
				}
			}
			if got := strings.Join(got, "\n"); got != c.Parts["rules"] {
				t.Errorf("%q, want %q", got, c.Parts["rules"])
			}
		})
	}
}

// TestSeverityOfRowCount_5_6 holds that the table of optimum cards is only warned of.
func TestSeverityOfRowCount_5_6(t *testing.T) {
	for in, want := range map[string]diag.Severity{
		cards + "[PlayTimeTable \"Time\"]\n1":    diag.Error,
		cards + "[OptimumPlayTable \"S\"]\nA\n2": diag.Warning,
	} {
		_, r := Export(Bytes([]byte(in)), export.Options{})
		if n := r.Diagnostics.FoundAs(rules.TableRowCount, want); n != 1 || r.Diagnostics.Found(rules.TableRowCount) != 1 {
			t.Errorf("%q: found %d times with severity %s: %+v", in, n, want, r.Diagnostics.Items)
		}
	}
}

// TestElementsAsRead: what export changes in a table is said, and is done once.
func TestElementsAsRead_dialects_3(t *testing.T) {
	for in, want := range map[string]diag.Rule{
		"[ActionTable \"Call\"]\nDbl":                             rules.TableBadElement,
		"[ActionTable \"Card\"]\nAS":                              rules.TableBadElement,
		"[ScoreTable \"Contract\\6R;Declarer\"]\n3N south":        rules.TableBadElement,
		"[ScoreTable \"Contract\\6R;Declarer\"]\n3nt s":           rules.ExportLowerCase,
		"[OptimumResultTable \"Denomination\"]\nSA":               rules.TableBadElement,
		"[ActionTable \"Declarer;Contract\"]\n^n 4HX\n- Pass ? ?": rules.ExportLowerCase,
	} {
		_, r := Export(Bytes([]byte(in)), export.Options{})
		if !slices.ContainsFunc(r.ChangeCounts(), func(c report.Change) bool { return c.Rule == want }) {
			t.Errorf("%q: %v, without %s", in, r.ChangeCounts(), rules.Name(want))
		}
		checkProperties(t, []byte(in))
	}
	if _, r := Export(Bytes([]byte("[ActionTable \"Call\"]\nfoo")), export.Options{}); slices.ContainsFunc(r.ChangeCounts(),
		func(c report.Change) bool { return c.Rule == rules.TableBadElement }) {
		t.Error("an element that is kept is said to be changed")
	}
}
