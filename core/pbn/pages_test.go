package pbn

import (
	"encoding/json"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// shownAs has the characters that pages cannot have and show in words: pairs of what is shown and what is meant. The site
// reads them too.
func shownAs(t *testing.T) map[string][]string {
	t.Helper()
	var pairs map[string][]string
	if err := json.Unmarshal(readFile(t, "testdata/shown-as.json"), &pairs); err != nil {
		t.Fatal(err)
	}
	return pairs
}

// inLatin1 is a text in Latin-1, or as it is where that lacks a character.
func inLatin1(text string) string {
	var out []byte
	for _, r := range text {
		if r > 0xFF {
			return text
		}
		out = append(out, byte(r))
	}
	return string(out)
}

// TestPages: an example of export format says itself that it has it, and need not have all tags; what Latin-1 cannot hold is UTF-8. What a
// page shows is in Latin-1 where it can be: a page is UTF-8.
func TestPages(t *testing.T) {
	pairs := shownAs(t)
	testkit.Pages(t, subject, testkit.Examples{
		File: func(rule diag.Rule, shown string, isExample bool) string {
			file := strings.NewReplacer(pairs[rules.Name(rule)]...).Replace(shown)
			if rules.Of(rule).OfExportFormat && rule != rules.ExportLineEnd {
				file = strings.ReplaceAll(file, "\n", "\r\n")
			}
			if rule == rules.TextUTF8 && isExample {
				return file
			}
			return inLatin1(file)
		},
		IsStanding: func(rule diag.Rule, isExample bool, other string) bool {
			isWide := rule == rules.TextNonASCIIToken || rule == rules.TextUnmappable
			return other == "export/missing-tag" || isExample && isWide && other == "text/utf8"
		},
		Stays: []diag.Rule{rules.ExportMissingTag},
	})
}
