package engines

import (
	"fmt"
	"strings"
	"testing"

	"pbn/e2e/command"
)

// article is what a writer publishes: an article with a picker among three games and a list of two, prerendered.
func article(t *testing.T) string {
	t.Helper()
	prose := "<p>" + strings.Repeat("Spades were trumps, and all went well for South in the end. ", 8) + "</p>\n"
	page := `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>An article</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/pbnkit/style.css">
<style>main { font-size: 1.125rem }</style>
<script>
	document.addEventListener("pbn-ready", () => { document.isReady = true; });
	addEventListener("DOMContentLoaded", () => {
		const height = () => document.querySelector("main").getBoundingClientRect().height;
		document.stillHeight = height();
		document.aliveHeight = height;
	});
</script>
<script type="module" src="/pbnkit/auto.js"></script></head>
<body><main>
` + prose + `<pre class="pbn" data-games="picker">` + boards + "</pre>\n" + prose + `<pre class="pbn" data-games="list">` + boards + "</pre>\n" + prose + "</main></body>\n</html>\n"
	return command.Prerender(t, "../..", page)
}

const boards = `[Event "Club night"]
[Board "1"]
[Dealer "N"]
[Auction "N"]
1S Pass 4S Pass
Pass Pass

[Event "#"]
[Board "2"]
[West "Ida Fenwick"]
[Deal "N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]

[Event "#"]
[Board "3"]
[Deal "N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85"]
[Declarer "S"]
[Contract "4S"]
[Play "W"]
CA C4 C2 CJ
CK C9 C3 CQ
*
`

// alive waits until both blocks are.
func (p *page) alive() {
	p.t.Helper()
	p.waitFor(`document.isReady === true && document.querySelectorAll("[data-pbn-block] .pbn-links button").length === 6`)
}

// TestPicker: an article that comes to life keeps its height, and its games can be chosen.
func TestPicker(t *testing.T) {
	url := serveArticle(t, article(t))
	inEach(t, func(p *page) {
		for _, width := range []int{1280, 768, 320} {
			p.must(p.tab.resize(width, 900))
			p.navigate(url).alive()
			still, alive := evaluate[float64](p, "document.stillHeight"), evaluate[float64](p, "document.aliveHeight()")
			if by := alive - still; by > 0.5 || by < -0.5 {
				p.t.Errorf("at %d px: %.1f px before it comes to life, %.1f after that", width, still, alive)
			}
			height := evaluate[float64](p, `document.querySelector(".pbn-picker").getBoundingClientRect().height`)
			shown := evaluate[int](p, "innerWidth")
			p.t.Logf("at %d px: %.1f px before, %.1f after; the picker has %.1f", shown, still, alive, height)
		}
		p.must(p.tab.click(".pbn-turn-on"))
		p.waitFor(`document.querySelector(".pbn-picked").textContent === "2 of 3"`)
		p.noErrors()
	})
}

// host is how a page is reached, and what a test copies of it: never twice the same, since a clipboard keeps what it has.
type host struct {
	name, address string
	secure        bool
	at            int
}

// hosts are this computer, which browsers trust, and one that they do not.
func hosts(url string) []host {
	return []host{{"a secure page", url, true, 2}, {"plain http", strings.Replace(url, "127.0.0.1", otherHost, 1), false, 3}}
}

// TestCopy: the first press copies a game, from a trusted host and from one without https, or gives the reader the text. What was
// copied is what Ctrl+V pastes.
func TestCopy(t *testing.T) {
	url := serveArticle(t, article(t))
	for _, c := range hosts(url) {
		t.Run(c.name, func(t *testing.T) {
			inEach(t, func(p *page) {
				p.navigate(c.address).alive()
				if secure := evaluate[bool](p, "isSecureContext"); secure != c.secure {
					p.t.Fatalf("whether the page is secure: %t", secure)
				}
				evaluate[any](p, `(document.querySelectorAll("[data-pbn-block]")[1].id = "list", null)`)
				links := fmt.Sprintf("#list .pbn-entry:nth-child(%d) .pbn-links", c.at)
				p.must(p.tab.click(links + " button"))
				p.waitFor(fmt.Sprintf(`document.querySelector("%s [role=status]").textContent !== ""`, links))
				said := evaluate[string](p, fmt.Sprintf(`document.querySelector("%s [role=status]").textContent`, links))
				// The old way works only in the press itself in WebKit, and what is copied is not made yet.
				if p.engine == "webkit" && !c.secure {
					if !strings.HasSuffix(said, "Here is the text to copy.") {
						p.t.Errorf("it says %q", said)
					}
					const marked = `(({ value, selectionStart, selectionEnd }) => value?.slice(selectionStart, selectionEnd) ?? "")(document.activeElement)`
					for _, text := range []string{fmt.Sprintf(`[Board "%d"]`, c.at), `[Event "Club night"]`} {
						if got := evaluate[string](p, marked); !strings.Contains(got, text) {
							p.t.Errorf("no %q is marked, but %q", text, got)
						}
					}
					p.must(p.tab.click(links + " button"))
					p.waitFor(fmt.Sprintf(`document.querySelector("%s [role=status]").textContent === "Copied"`, links))
				} else if said != "Copied" {
					p.t.Errorf("it says %q", said)
				}
				p.pasted(fmt.Sprintf(`[Board "%d"]`, c.at), `[Event "Club night"]`)
				p.noErrors()
			})
		})
	}
}

// TestCopySnippet: the same on the page that makes a writer's snippet.
func TestCopySnippet(t *testing.T) {
	url := serveSite(t, nil)
	for _, c := range hosts(url) {
		t.Run(c.name, func(t *testing.T) {
			inEach(t, func(p *page) {
				p.navigate(c.address + "publish.html").waitFor(`document.querySelector(".preview .pbn-game") !== null`)
				p.must(p.tab.click(`[data-show="html"]`))
				p.waitFor(`document.querySelector(".copyable")?.checkVisibility() ?? false`)
				evaluate[any](p, fmt.Sprintf(`(document.querySelectorAll(".copyable")[%d].id = "copied", null)`, c.at-2))
				p.must(p.tab.click("#copied button"))
				p.waitFor(`document.querySelector("#copied [role=status]").textContent === "Copied"`)
				p.pasted(evaluate[string](p, `document.querySelector("#copied pre").textContent`))
				p.noErrors()
			})
		})
	}
}

// pasted checks that what is on the clipboard has all these texts.
func (p *page) pasted(texts ...string) {
	p.t.Helper()
	evaluate[any](p, `(() => {
		const area = document.createElement("textarea");
		area.id = "pasted";
		document.body.append(area);
		area.focus();
	})()`)
	p.must(p.tab.paste())
	p.waitFor(`document.getElementById("pasted").value !== ""`)
	got := strings.ReplaceAll(evaluate[string](p, `document.getElementById("pasted").value`), "\r\n", "\n")
	for _, text := range texts {
		if !strings.Contains(got, text) {
			p.t.Errorf("no %q is pasted, but %q", text, got)
		}
	}
}
