package pbn

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/docs"
	"pbn/core/pbn/rules"
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

// pageFiles are the example of a rule's page and what it has instead, in Latin-1 where they can be: a page is UTF-8.
func pageFiles(t *testing.T, rule diag.Rule, pairs map[string][]string) (files [2]string) {
	t.Helper()
	page, _ := docs.Explain(rules.Name(rule))
	blocks := strings.Split(page, "```")
	if len(blocks) != 5 {
		t.Fatalf("%s: the page has %d blocks", rules.Name(rule), len(blocks)/2)
	}
	for i := range files {
		file := strings.TrimPrefix(blocks[1+2*i], "pbn\n")
		file = strings.NewReplacer(pairs[rules.Name(rule)]...).Replace(file)
		if rules.Of(rule).OfExportFormat && rule != rules.ExportLineEnd {
			file = strings.ReplaceAll(file, "\n", "\r\n")
		}
		if isExample := i == 0; !(rule == rules.TextUTF8 && isExample) {
			file = inLatin1(file)
		}
		files[i] = file
	}
	return files
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

// TestPages: the example of a page breaks its rule and no other, and what the page has instead breaks none. An example of export
// format says itself that it has it.
func TestPages(t *testing.T) {
	pairs := shownAs(t)
	for _, rule := range rules.All() {
		name := rules.Name(rule)
		files := pageFiles(t, rule, pairs)
		isWide := rule == rules.TextNonASCIIToken || rule == rules.TextUnmappable
		for i, file := range files {
			others := slices.DeleteFunc(against(file, rules.Of(rule).OfExportFormat), func(other string) bool {
				// An example of export format need not have all tags; what Latin-1 cannot hold is UTF-8.
				return i == 0 && other == name || other == "export/missing-tag" || i == 0 && other == "text/utf8" && isWide
			})
			if len(others) > 0 {
				t.Errorf("%s: %q breaks %q too", name, file, others)
			}
		}
		if example, instead := found(files[0], rule), found(files[1], rule); len(example) == 0 || len(instead) > 0 && rule != rules.ExportMissingTag {
			t.Errorf("%s: the example breaks it at %q, what the page has instead at %q", name, example, instead)
		}
		if rules.Of(rule).OfExportFormat && Validate(Bytes([]byte(files[0])), Options{}).Diagnostics.Found(rule) == 0 {
			t.Errorf("%s: the example does not say that it has export format", name)
		}
	}
}
