package articles

import (
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const (
	boardTwo = "[Board \"2\"]\n[West \"Ida Fenwick\"]\n[Deal \"N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -\"]\n"
)

// autop is what WordPress makes of an article with PBN in it.
func autop(pbn string) string {
	blocks := strings.Split(strings.TrimSpace(pbn), "\n\n")
	for i, block := range blocks {
		blocks[i] = strings.ReplaceAll(block, "\n", "<br />\n")
	}
	return "<p>" + strings.Join(blocks, "</p>\n<p>") + "</p>"
}

// TestAutoContainers_4: an article for each container, and for each thing that programs and writers do to them. What is
// shown is what is in the block, and what a reader sees besides is the article, and not a word less.
func TestAutoContainers_4(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, "about:blank")
	two := visit.BoardOne + "\n" + boardTwo
	for _, c := range []struct {
		name, body string
		boards     []string
		prose      string
	}{
		{"PBN", "<p>Before.</p><PBN>\n" + two + "</PBN><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"pbn in a paragraph", "<p>Before <pbn>" + two + "</pbn> and after.</p>", []string{"1", "2"}, "Before and after."},
		{"pbn with markup", "<p>Before.</p><pbn>" + visit.BoardOne + "{<b>Bidding</b>: <i>bold</i>}</pbn><p>After.</p>", []string{"1"}, "Before. After."},
		{"pbn-deal", "<p>Before.</p><pbn-deal>" + two + "</pbn-deal><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"pre", `<p>Before.</p><pre class="pbn">` + "\n" + visit.Escaped(two) + "</pre><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"pre with two classes", `<p>Before.</p><pre class="big language-pbn">` + visit.Escaped(two) + "</pre><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"a fence", "<p>Before.</p><pre><code class=\"language-pbn\">" + visit.Escaped(two) + "</code></pre><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"a fence in colours", "<p>Before.</p><pre><code class=\"language-pbn\"><span>[Board</span> <span>\"7\"]</span>\n</code></pre><p>After.</p>", []string{"7"}, "Before. After."},
		{"PBN in a pre", `<p>Before.</p><pre class="pbn"><PBN>` + visit.Escaped(two) + "</PBN></pre><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"script", `<p>Before.</p><script type="application/x-pbn">` + two + "</script><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"script of another type", `<p>Before.</p><script type="text/x-pbn">` + two + "</script><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"textarea", `<p>Before.</p><textarea class="pbn">` + visit.Escaped(two) + "</textarea><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"two blocks", "<p>Before.</p><pbn>" + visit.BoardOne + `</pbn><p>Between.</p><pre class="pbn">` + boardTwo + "</pre><p>After.</p>", []string{"1", "2"}, "Before. Between. After."},

		{"entities", "<p>Before.</p><PBN>[Board \"1\"]\n[West \"A &amp; B\"]\n[East \"AT&T &lt;x&gt;\"]\n</PBN><p>After.</p>", []string{"1"}, "Before. After."},
		{"a tag in a value", "<p>Before.</p><PBN>[Event \"Jones <Cup>\"]\n[Board \"1\"]\n</PBN><p>After.</p>", []string{"1"}, "Before. After."},
		{"two tags in values", "<p>Before.</p><PBN>[Event \"Jones <Cup>\"]\n[Site \"The <Den>\"]\n[Board \"1\"]\n\n[Board \"2\"]\n</PBN><p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"a paragraph left open", "<p>Before.</p><PBN>" + visit.BoardOne + "<p>\n\n" + boardTwo + "</PBN><p>After.</p><h2>More</h2><p>The end.</p>", []string{"1", "2"}, "Before. After. More The end."},
		{"a div left open", "<p>Before.</p><PBN>" + visit.BoardOne + "<div>\n\n" + boardTwo + "</PBN><p>After.</p><p>The end.</p>", []string{"1", "2"}, "Before. After. The end."},
		{"a heading left open", "<p>Before.</p><PBN>" + visit.BoardOne + "<h2>\n\n" + boardTwo + "</PBN><p>After.</p><p>The end.</p>", []string{"1", "2"}, "Before. After. The end."},
		{"unclosed in a div", "<p>Before.</p><div><PBN>" + visit.BoardOne + "</div><p>After.</p>", []string{"1"}, "Before. After."},
		{"unclosed in a section with more", "<section><PBN>" + visit.BoardOne + "\n<p>After the deal.</p></section><p>The end.</p>", []string{"1"}, "After the deal. The end."},
		{"unclosed in a paragraph with more", "<p><PBN>" + visit.BoardOne + "\nAfter the deal nothing was the same.</p><p>The end.</p>", []string{"1"}, "After the deal nothing was the same. The end."},
		{"unclosed at the start of an article", "<PBN>\n" + visit.BoardOne + "\n<h2>The auction</h2><p>One spade.</p><p>The end.</p>", []string{"1"}, "The auction One spade. The end."},
		{"unclosed before another", "<p>Before.</p><PBN>" + visit.BoardOne + "<p>Between.</p><PBN>" + boardTwo + "</PBN><p>After.</p>", []string{"1", "2"}, "Before. Between. After."},
		{"unclosed before a pre", "<p>Before.</p><PBN>" + visit.BoardOne + `<p>Between.</p><pre class="pbn">` + boardTwo + "</pre><p>After.</p>", []string{"1", "2"}, "Before. Between. After."},
		{"in a table", "<table><PBN>" + visit.BoardOne + "</PBN><tr><td>Cell.</td></tr></table><p>After.</p>", []string{"1"}, "Cell. After."},

		// A lone <p> is a line end for the core, so the second game is a part of the first.
		{"Markdown", "<p>Before.</p>\n<PBN>\n" + visit.BoardOne + "<p>" + strings.TrimSpace(boardTwo) + "\n</PBN></p>\n<p>After.</p>\n<h2>More</h2>", []string{"1"}, "Before. After. More"},
		{"Markdown with quotes", "<p>Before.</p>\n<PBN data-repair=\"cms\">\n" + visit.BoardOne + "<p>" + visit.Curly(strings.TrimSpace(boardTwo)) + "\n</PBN></p>\n<p>After.</p>\n<h2>More</h2>", []string{"1", "2"}, "Before. After. More"},
		{"WordPress", "<p>Before.</p>\n" + autop("<PBN>\n"+two+"</PBN>") + "\n<p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"WordPress, one board", "<p>Before.</p>\n" + autop("<PBN>\n"+visit.BoardOne+"</PBN>") + "\n<p>After.</p>", []string{"1"}, "Before. After."},
		{"WordPress with quotes", "<p>Before.</p>\n" + visit.Curly(strings.Replace(autop("<PBN>\n"+two+"</PBN>"), "<PBN>", `<PBN data-repair="cms">`, 1)) + "\n<p>After.</p>", []string{"1", "2"}, "Before. After."},
		{"WordPress, three boards", "<p>Before.</p>\n" + autop("<PBN>\n"+two+"\n[Board \"3\"]\n</PBN>") + "\n<p>After.</p>", []string{"1", "2", "3"}, "Before. After."},
		{"WordPress in a script", `<p>Before.</p><script type="application/x-pbn" data-repair="cms">` + autop(two) + "</script><p>After.</p>", []string{"1", "2"}, "Before. After."},
	} {
		p.Run(c.name, func(t *testing.T) {
			visit.ShowArticle(p, c.body)
			visit.Shows(p, c.boards...)
			if got := prose(p); got != c.prose {
				t.Errorf("besides what is shown the page says %q, want %q", got, c.prose)
			}
			p.NoErrors()
		})
	}
}
