package articles

import (
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestAutoParts_4: a block loads the parts of the viewer that it needs, and no others; and shows what they are for.
func TestAutoParts_4(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, "about:blank")
	for _, c := range []struct {
		name, body string
		parts      []string
		shown      string
	}{
		{"a deal", `<pre class="pbn">` + boardTwo + `</pre>`, nil, ".pbn-holdings"},
		{"an auction", simple, nil, ".pbn-auction td"},
		{"PBN", `<PBN>` + visit.BoardOne + `</PBN>`, nil, ".pbn-auction td"},
		{"a play", `<pre class="pbn">` + played + `</pre>`, []string{"play"}, ".pbn-stepper"},
		{"a play at its end", `<pre class="pbn" data-at="end">` + played + `</pre>`, []string{"play", "settings"}, ".pbn-trick"},
		{"several games", `<pre class="pbn">` + visit.BoardOne + "\n" + boardTwo + `</pre>`, []string{"picker"}, ".pbn-picker"},
		{"a list of games", `<pre class="pbn" data-games="list">` + visit.BoardOne + "\n" + boardTwo + `</pre>`, []string{"settings"}, ".pbn-entry + .pbn-entry"},
		{"a comment", `<pre class="pbn">` + visit.BoardOne + `{Bold.}</pre>`, []string{"commentary"}, ".pbn-comments"},
		{"a comment to the line's end", `<pre class="pbn">` + visit.BoardOne + `; Bold.</pre>`, []string{"commentary"}, ".pbn-comments"},
		{"text that is no PBN", `<pre class="pbn">` + visit.BoardOne + "[Site \"A\"]\nBold.</pre>", []string{"commentary"}, ".pbn-unexpected"},
		{"a section of nobody's standard", `<pre class="pbn">` + visit.BoardOne + "[Lines \"A\"]\nBold.</pre>", []string{"tables"}, ".pbn-section"},
		{"a note", `<pre class="pbn">[Board "1"]` + "\n[Auction \"N\"]\n1S =1=\n[Note \"1:Five.\"]</pre>", []string{"commentary"}, ".pbn-notes"},
		{"a note that is missing", `<pre class="pbn">[Board "1"]` + "\n[Auction \"N\"]\n1S =1=</pre>", []string{"commentary"}, ".pbn-notes"},
		{"a suffix", `<pre class="pbn">[Board "1"]` + "\n[Auction \"N\"]\n1S!</pre>", []string{"commentary"}, ".pbn-nag"},
		{"an irregularity", `<pre class="pbn">[Board "1"]` + "\n[Auction \"N\"]\n2S ^I 1S</pre>", []string{"commentary"}, ".pbn-remarks"},
		{"a score", `<pre class="pbn">[Board "1"]` + "\n[Score \"NS 420\"]</pre>", []string{"scores"}, ".pbn-contract"},
		{"a table", `<pre class="pbn">[Board "1"]` + "\n[ScoreTable \"Rank;Names\"]\n1 \"A;B\"</pre>", []string{"tables"}, ".pbn-table"},
		{"par", `<pre class="pbn">[Board "1"]` + "\n[OptimumScore \"NS 420\"]</pre>", []string{"tables"}, ".pbn-par"},
		{"par of the game before", `<pre class="pbn" data-board="2">[Board "1"]` + "\n[OptimumScore \"##NS 420\"]\n\n[Board \"2\"]\n</pre>", []string{"settings", "tables"}, ".pbn-par"},
		{"links", `<pre class="pbn" data-links="bbo">` + boardTwo + `</pre>`, []string{"links", "settings"}, ".pbn-links a"},
		{"rotation", `<pre class="pbn" data-rotate="declarer-south">[Board "1"]` + "\n[Deal \"N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -\"]\n[Declarer \"N\"]</pre>", []string{"rotation", "settings"}, ".pbn-deal > .pbn-remark"},
		{"a repair", `<pre class="pbn" data-repair="cms">` + visit.Curly(visit.BoardOne) + `</pre>`, []string{"repair", "settings"}, ".pbn-auction td"},
		{"markup in the block", `<PBN>` + visit.BoardOne + `<p>` + boardTwo + `</PBN>`, []string{"source"}, ".pbn-auction td"},
	} {
		p.Run(c.name, func(t *testing.T) {
			var mutex sync.Mutex
			var parts []string
			url := visit.Site(p.Owner, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, c.body)}, func(_ http.ResponseWriter, r *http.Request) bool {
				name, isPart := strings.CutPrefix(r.URL.Path, "/pbnkit/auto-")
				name = strings.TrimSuffix(name, ".js")
				if isPart && name != "view" && name != "core" {
					mutex.Lock()
					defer mutex.Unlock()
					parts = append(parts, name)
				}
				return false
			})
			p.Do(chromedp.Navigate(url + "/"))
			p.WaitFor("document.isReady === true")
			p.WaitFor(`document.querySelector("` + c.shown + `") !== null`)
			mutex.Lock()
			defer mutex.Unlock()
			want := slices.Clone(c.parts)
			isPlain := strings.Contains(c.body, boardTwo+"</pre>") && !strings.Contains(c.body, visit.BoardOne)
			if !isPlain {
				want = append(want, "read")
			}
			slices.Sort(parts)
			slices.Sort(want)
			if !slices.Equal(parts, want) {
				t.Errorf("loaded are %q, want %q", parts, want)
			}
			p.NoErrors()
		})
	}
}
