package pgn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/testkit"
)

// TestTagClauses: what the checks of tags, lines and comments find in texts that are named for the clauses of the ledger.
func TestTagClauses(t *testing.T) {
	for _, s := range testkit.ReadSamples("testdata/tagclauses.txtar", "want") {
		var found []string
		for _, d := range Validate(Bytes([]byte(s.Text)), Options{}).Diagnostics.Items {
			found = append(found, rules.Name(d.Rule))
		}
		if got := strings.Join(found, " "); got != s.Part("want") {
			t.Errorf("%s: %q breaks %s, want %s", s.Name, s.Text, got, s.Part("want"))
		}
	}
}

// TestOptionalRules_8_1_l: a rule that is off is found where a caller asks for it.
func TestOptionalRules_8_1_l(t *testing.T) {
	text := "[Event \"World Cup: Open\"] *"
	asked := Options{Severities: map[diag.Rule]diag.Severity{rules.TagColon: diag.Warning}}
	if r := Validate(Bytes([]byte(text)), asked); r.Diagnostics.FoundAs(rules.TagColon, diag.Warning) != 1 {
		t.Errorf("%v", r.Diagnostics.Items)
	}
	if r := Validate(Bytes([]byte(text)), Options{}); len(r.Diagnostics.Items) != 0 {
		t.Errorf("%v", r.Diagnostics.Items)
	}
}

// TestUTF8_4_1_h: UTF-8 is told once where a file is checked as export format, and else not at all.
func TestUTF8_4_1_h(t *testing.T) {
	text := "[White \"Müller\"]\n*\n\n[White \"Šarić\"]\n*\n"
	for as, want := range map[Format]int{ImportFormat: 0, ExportFormat: 1, ReducedFormat: 1} {
		if got := Validate(Bytes([]byte(text)), Options{As: as}).Diagnostics.Found(rules.TextUTF8); got != want {
			t.Errorf("as %d it is told %d times", as, got)
		}
	}
}
