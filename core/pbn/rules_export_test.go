package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// completeGame is a game with the tags that export format asks for, and no more.
const completeGame = "[Event \"\"]\n[Site \"\"]\n[Date \"?\"]\n[Board \"1\"]\n[West \"?\"]\n[North \"?\"]\n[East \"?\"]\n[South \"?\"]\n" +
	"[Dealer \"N\"]\n[Vulnerable \"None\"]\n" + fullDeal + "[Scoring \"\"]\n[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]\n"

// exportCases are of the rules that only a file in export format can break; exportFixes are few, as export itself is what puts the others
// right.
var exportCases, exportFixes = readCases("export",
	testkit.Marked(rules.ExportHeader, "«%PBN 2.1»\n%EXPORT\n[Site \"x\"]", "\xEF\xBB\xBF% PBN 2.1\n% EXPORT\n[Site \"x\"]"),
)

// TestExportRulesInImportFormat: in import format what the rules find is no fault; export tells that it changes it.
func TestExportRulesInImportFormat(t *testing.T) {
	for _, c := range exportCases {
		if strings.Contains(c.In, "EXPORT") {
			continue
		}
		_, r := Export(Bytes([]byte(c.In)), export.Options{})
		for _, d := range r.Diagnostics.Items {
			if rules.Of(d.Rule).OfExportFormat {
				t.Errorf("%s in %q, which need not have export format", rules.Name(d.Rule), c.In)
			}
		}
		changed := func(d diag.Diagnostic) bool { return d.Rule == c.Rule && d.Severity == diag.Info }
		if c.Rule != rules.ExportDuplicateTag && !slices.ContainsFunc(r.Changes.Items, changed) {
			t.Errorf("%s in %q: export does not tell of it: %+v", rules.Name(c.Rule), c.In, r.Changes.Items)
		}
	}
}

// TestExportRulesOfAllPass: what is after AP is checked as after any other call (3.5.2, 3.5.3, 3.8-d), and a tag that is out of order comes
// before its notes (3.5.5).
func TestExportRulesOfAllPass_3_5_3(t *testing.T) {
	for _, c := range []struct {
		in   string
		rule diag.Rule
		says string
	}{
		{"[Auction \"N\"]\n1C AP!", rules.ExportSuffix, "In export format “!” is written $1."},
		{"[Auction \"N\"]\n1C AP $1 =1=\n[Note \"1:x\"]", rules.ExportAnnotationOrder,
			"In export format the note reference comes first, then the NAGs, the lowest first."},
		{"[Auction \"N\"]\n1C AP  $1", rules.ExportSpacing, "In export format an annotation has one space or a line end before it."},
		{"[Auction \"N\"]\n1C AP{x}", rules.ExportCommentLayout, "In export format a comment has one space or a line end before it."},
		{"[Auction \"N\"]\n1C\n*\n[Event \"x\"]\n[Site \"y\"]\n[Note \"1:x\"]", rules.ExportSectionOrder,
			"In export format the tag Auction comes before Note."},
	} {
		says := ""
		for _, d := range Validate(Bytes([]byte(c.in)), Options{AsExport: true}).Diagnostics.Items {
			if d.Rule == c.rule {
				says += d.Message
			}
		}
		if says != c.says {
			t.Errorf("%q: %s says %q, want %q", c.in, rules.Name(c.rule), says, c.says)
		}
	}
}

// TestSpacesAmongHyphens: the gaps of hyphens at the start of an auction are checked as those of calls; the first hyphen belongs on a line
// of its own four, which is layout.
func TestSpacesAmongHyphens_3_5_b(t *testing.T) {
	const tags = "[Dealer \"W\"]\n[Auction \"E\"]"
	for in, want := range map[string][]string{
		tags + "\n- - 1C Pass\n*":    nil,
		tags + "\n-  - 1C Pass\n*":   {"-"},
		tags + "\n- -  1C Pass\n*":   {"1C"},
		tags + "\n-   -  1C Pass\n*": {"-", "1C"},
		tags + "\n - - 1C Pass\n*":   {"-"},
		tags + "   - - 1C Pass\n*":   nil,
		tags + "   -  - 1C Pass\n*":  {"-"},
	} {
		if got := found(in, rules.ExportSpacing); !slices.Equal(got, want) {
			t.Errorf("%q: %s is found at %q, want %q", in, rules.Name(rules.ExportSpacing), got, want)
		}
	}
}

// TestLayoutOfEmptySections: an auction or a play that is left out is checked as a tag all the same.
func TestLayoutOfEmptySections_3_5_d(t *testing.T) {
	for in, want := range map[string][]string{
		"[Site \"x\"]\n[Auction \"N\"]\n":   nil,
		"[Site \"x\"]\n[Auction  \"N\"]\n":  {"[Auction  \"N\"]"},
		"[Site \"x\"] [Auction \"N\"]\n":    {"[Auction \"N\"]"},
		"[Site \"x\"]\n[Play\n\"N\"]\n":     {"[Play\n\"N\"]"},
		"[Site \"x\"]\n [Play \"N\"] {c}\n": {"[Play \"N\"]"},
	} {
		if got := found(in, rules.ExportTagLayout); !slices.Equal(got, want) {
			t.Errorf("%q: %s is found at %q, want %q", in, rules.Name(rules.ExportTagLayout), got, want)
		}
	}
	for in, want := range map[string]int{
		"[Auction \"N\"]\n[Play \"W\"]\n": 0, "[Play \"W\"]\n[Auction \"N\"]\n": 1, "[Play \"W\"]\n[Auction \"N\"]\n1C *": 1,
	} {
		if got := len(found("[Event \"x\"]\n"+in, rules.ExportSectionOrder)); got != want {
			t.Errorf("%q: %s is found %d times, want %d", in, rules.Name(rules.ExportSectionOrder), got, want)
		}
	}
}
