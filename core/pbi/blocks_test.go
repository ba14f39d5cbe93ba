package pbi

import (
	"strings"
	"testing"

	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// TestBlocks: each container has its block, and what shows one to readers, or is excluded, has none. A block that nothing closes ends where
// prose goes on.
func TestBlocks(t *testing.T) {
	const one, other = "A:8/8/8/8/8/2k5/8/K7:#2::::::", ":8/8/8/8/8/2k5/8/K1Q5:#1::::::"
	for document, want := range map[string]string{
		"<PBI>" + one + "</PBI> and <pbi>#PBI 1.2\n" + other + "</pbi>":                           one + "|#PBI 1.2\n" + other,
		"<html><pre class=\"pbi\">A &amp; B::::::::</pre>":                                        "A & B::::::::",
		"<html><pre><code class=\"language-pbi\">" + one + "</code></pre>":                        one,
		"<html><script type=\"application/x-pbi\">" + one + "</script>":                           one,
		"<html><pbi-problem>" + one + "</pbi-problem><textarea class=\"pbi\">::::::::</textarea>": one + "|::::::::",
		"<html><div class=\"nopbi\"><PBI>" + one + "</PBI></div>&lt;PBI&gt;&lt;/PBI&gt;<PGN>":     "",
		"<html><PBI>" + one + "\n\n" + other + "\n\nWhite: a king. So much.":                      one + "\n\n" + other,
	} {
		var texts []string
		_, blocks := Blocks([]byte(document), source.Automatic)
		for _, b := range blocks {
			texts = append(texts, strings.TrimSpace(string(b.Text.Bytes)))
		}
		if got := strings.Join(texts, "|"); got != want {
			t.Errorf("%s: %q", document, got)
		}
	}
}

// TestBlocksAreFiles: what a tag ends is read as a file of its own, with its last line and without what is before the tag.
func TestBlocksAreFiles(t *testing.T) {
	const one = "A:8/8/8/8/8/2k5/8/K7:#2::::::"
	for document, count := range map[string]int{
		"<PBI>" + one + "</PBI>": 1, "<PBI>" + one + " </PBI>": 1, "<PBI>\n" + one + "\n" + one + "</PBI>": 2, "<PBI>\r\n" + one + "\r\n\t</PBI>": 1,
		"<html><pre class=\"pbi\">" + one + "</pre>": 1, "<html><pre><code class=\"language-pbi\">\n" + one + "\n  </code></pre>": 1, "<PBI> </PBI>": 0,
	} {
		_, blocks := Blocks([]byte(document), source.Automatic)
		r := Validate(blocks[0].Text.Stream(), Options{})
		if len(blocks) != 1 || r.Games != count || r.Diagnostics.Found(rules.TextUnterminatedLine) > 0 {
			t.Errorf("%q: %d problems in %q", document, r.Games, blocks[0].Text.Bytes)
		}
	}
}
