package pgn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/openings/known"
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

// TestOpenings_9_4_1_b: the code of the opening is compared with the moves where a caller asks for it and has the table.
func TestOpenings_9_4_1_b(t *testing.T) {
	asked := map[diag.Rule]diag.Severity{rules.TagECO: diag.Info}
	for _, c := range []struct {
		text    string
		options Options
		want    int
	}{
		{`[ECO "B00"] 1. d4 *`, Options{Severities: asked, Openings: known.Table}, 1},
		{`[ECO "B00"] 1. d4 *`, Options{Openings: known.Table}, 0},
		{`[ECO "B00"] 1. d4 *`, Options{Severities: asked}, 0},
		{`[ECO "A40"] 1. d4 e6 2. c4 *`, Options{Severities: asked, Openings: known.Table}, 0},
		{`[ECO "D37"] 1. c4 e6 2. Nf3 d5 3. d4 Nf6 4. Nc3 Be7 *`, Options{Severities: asked, Openings: known.Table}, 0},
		{`[ECO "B00"] 1. a9 *`, Options{Severities: asked, Openings: known.Table}, 0},
		{`[ECO "B00"] [SetUp "1"] [FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] 1. Ke2 *`, Options{Severities: asked, Openings: known.Table}, 0},
		{`[ECO "B00"] [Variant "Chess960"] 1. d4 *`, Options{Severities: asked, Openings: known.Table}, 0},
		{`[ECO "?"] 1. d4 *`, Options{Severities: asked, Openings: known.Table}, 0},
	} {
		if got := Validate(Bytes([]byte(c.text)), c.options).Diagnostics.Found(rules.TagECO); got != c.want {
			t.Errorf("%s: it is found %d times, want %d", c.text, got, c.want)
		}
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
