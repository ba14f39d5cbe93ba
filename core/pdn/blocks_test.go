package pdn

import (
	"strings"
	"testing"

	"pbn/core/embed"
	"pbn/core/source"
)

// TestBlocks: each container has its block, and what shows one to readers, or is excluded, has none.
func TestBlocks(t *testing.T) {
	for document, want := range map[string]string{
		"<PDN>1. 32-28 *</PDN> and <pdn>1. 33-29 *</pdn>":                                                   "1. 32-28 *|1. 33-29 *",
		"<html><pre class=\"pdn\">1. 32-28 &#123;a&#125; *</pre>":                                           "1. 32-28 {a} *",
		"<html><pre><code class=\"language-pdn\">1. c3-d4 *</code></pre>":                                   "1. c3-d4 *",
		"<html><script type=\"application/x-draughts-pdn\">1. 32-28 *</script>":                             "1. 32-28 *",
		"<html><pdn-game>1. 31-27 *</pdn-game><textarea class=\"pdn\">1. 34-30 *</textarea>":                "1. 31-27 *|1. 34-30 *",
		"<html><div class=\"nopdn\"><PDN>1. 32-28 *</PDN></div>&lt;PDN&gt;1. 33-29 *&lt;/PDN&gt;<PGN><PBN>": "",
		"<html><PDN>1. 32-28 <b>19-23 *":                                                                    "1. 32-28 19-23 *",
		"<PDN>1. 32-28 *\n<PDN>1. 33-29 *</PDN>":                                                            "1. 32-28 *|1. 33-29 *",
		"<html><pre class=\"pdn-fen\">W:W31-50:B1-20</pre><pdn-board>B:W1:B5</pdn-board><FEN>W:W1:B2</FEN>": "",
	} {
		if got := textsOf(Blocks([]byte(document), source.Automatic)); got != want {
			t.Errorf("%s: %q", document, got)
		}
	}
	positions := "<html><pre class=\"pdn-fen\">W:W31-50:B1-20</pre><pdn-fen>W:WK5:B6</pdn-fen><pdn-board>B:W1:B5</pdn-board><pre class=\"pdn\">1. 32-28 *</pre>"
	if got := textsOf(FENBlocks([]byte(positions), source.Automatic)); got != "W:W31-50:B1-20|W:WK5:B6|B:W1:B5" {
		t.Errorf("positions: %q", got)
	}
}

func textsOf(_ *source.Text, blocks []embed.Block) string {
	var texts []string
	for _, b := range blocks {
		texts = append(texts, strings.TrimSpace(string(b.Text.Bytes)))
	}
	return strings.Join(texts, "|")
}

// TestBlockEnds: a block that nothing closes ends where prose goes on, and not in a game.
func TestBlockEnds(t *testing.T) {
	for text, want := range map[string]string{
		"[White \"a\"]\n\n1. 32-28 19-23\n*\n\nSo much.":                  "[White \"a\"]\n\n1. 32-28 19-23\n*",
		"1. 32-28 {a\n\nb}\n\n1... 19-23 2-0\n\n12 games were played.":    "1. 32-28 {a\n\nb}\n\n1... 19-23 2-0",
		"1. c3-d4 *\n\n2. The second point.":                              "1. c3-d4 *",
		"1. 32-28\n\n(1. 33-29)\n\n/FEN \"W:W31:B20\"/\n\n1-1\n\nThe end": "1. 32-28\n\n(1. 33-29)\n\n/FEN \"W:W31:B20\"/\n\n1-1",
		"1. 32-28 *\n\n3.14 is pi":                                        "1. 32-28 *",
	} {
		if got := text[:endOfPDN([]byte(text))]; got != want {
			t.Errorf("%q ends after %q", text, got)
		}
	}
	if text := "W:W31:B20\n\nb : W1:B2\n\nWhite wins."; text[:endOfFEN([]byte(text))] != "W:W31:B20\n\nb : W1:B2" {
		t.Error("positions")
	}
}
