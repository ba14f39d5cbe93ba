package articles

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/command"
	"pbn/e2e/visit"
)

// aPlay is a game with all that a reader can do something with.
const aPlay = `[Event "Club night"]
[Board "5"]
[West "Ida Fenwick"]
[North "Ann Quill"]
[East "Per Holt"]
[South "Mo Reed"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85"]
[Declarer "S"]
[Contract "4S"]
[Result "11"]
[Auction "S"]
1S =1= Pass 3S Pass
4S AP
[Note "1:Five cards."]
[Play "W"]
CA C4 C2 CJ
CK C9 C3 CQ $9
H4 H3 HQ HK {The third trick is South's.}
S5 S4 S2 SA
H2 HA H9 H5
H7 H6 HT S6
*
`

// publication is an article with a play, a traveller, and three games in a block.
func publication(head, attributes string) string {
	prose := "<p>" + strings.Repeat("Spades were trumps, and all went well for South in the end. ", 8) + "</p>\n"
	return visit.ArticlePage(visit.StyleTag+head, "<main style=\"max-width: 60rem\">\n<h1>Club night</h1>\n"+prose+
		`<pre class="pbn">`+aPlay+"</pre>\n"+prose+
		`<pre class="pbn" data-show="diagram results source" data-links="bsol">`+visit.Traveller()+"</pre>\n"+prose+
		`<pre class="pbn"`+attributes+">"+visit.BoardOne+"\n"+boardTwo+"\n"+played+"</pre>\n"+prose+"</main>")
}

// openIn opens a page in a window of a width.
func openIn(t *testing.T, width int64, url string) *browser.Page {
	t.Helper()
	p := browser.Open(t, browser.BlankPage)
	p.Resize(width, 900)
	p.Do(chromedp.Navigate(url))
	return p
}

// watch notes what a script does to a page: what moves, what is taken away, and what the console is told. What moves while the page
// arrives is another matter: a deal of which the browser has only a part is laid out as the part.
const watch = `<script>
	// A page that comes slowly shifts before all of it has arrived.
	document.shift = 0;
	document.shifted = [];
	const shifts = new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => {
		document.shift += value;
		document.shifted.push(value.toFixed(3) + ": " + sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 80)).join(" | "));
	}));
	shifts.observe({ type: "layout-shift" });
	document.warnings = [];
	console.warn = (...all) => document.warnings.push(all.join(" "));
	document.arrived = () => {
		shifts.takeRecords();
		document.shift = 0;
		document.shifted = [];
		const top = (e) => e.getBoundingClientRect().top + scrollY;
		const first = [...document.querySelectorAll("main *")];
		const tops = first.map(top);
		const name = (e) => e.localName + "." + e.className + " " + e.textContent.slice(0, 30);
		document.html = document.querySelector("main").innerHTML;
		document.moved = () => first.flatMap((e, at) => {
			const by = e.checkVisibility() ? Math.abs(top(e) - tops[at]) : 0;
			return by > 1 ? [name(e) + " by " + by] : [];
		});
		// A card becomes a button.
		document.replaced = () => first.filter((e) => !e.isConnected && !e.closest("span.pbn-to-card")).map(name);
	};
	addEventListener("DOMContentLoaded", () => document.html ?? document.arrived());
</script>`

// alive waits until all blocks of a publication are alive, and painted.
func alive(p *browser.Page) {
	p.T.Helper()
	p.WaitFor("document.isReady === true")
	// Those at the end wait for a reader, if the address names no board.
	browser.Evaluate[int](p, `(location.hash || scrollTo(0, document.documentElement.scrollHeight), 0)`)
	p.WaitFor(`document.querySelectorAll("[data-pbn-block] .pbn-links button").length >= 5`)
	browser.Evaluate[int](p, `(location.hash || scrollTo(0, 0), 0)`)
	p.Painted()
}

// nothing fails the test where a list of the page has something.
func nothing(p *browser.Page, what, expression string) {
	p.T.Helper()
	if got := browser.Evaluate[[]string](p, expression); len(got) > 0 {
		p.T.Errorf("%s, %d, such as %q", what, len(got), got[:min(len(got), 5)])
	}
}

const visibleSteps = `[...document.querySelectorAll(".pbn-stepper, .pbn-block button")].filter(e => e.checkVisibility()).map(e => e.outerHTML)`

// TestPrerenderedWithoutScript: all but stepping is there, and no place is kept for what does not come.
func TestPrerenderedWithoutScript(t *testing.T) {
	t.Parallel()
	picker := ` data-games="picker"`
	url := visit.Site(t, map[string]string{
		"/":         command.Prerender(t, ".", publication(visit.ScriptTag, picker)),
		"/untagged": command.Prerender(t, ".", publication("", picker)),
	}, nil)
	for name, p := range map[string]*browser.Page{
		"scripts are off":    browser.WithoutScripts(t, url+"/#board=7"),
		"there is no script": openIn(t, 1280, url+"/untagged#board=7"),
	} {
		t.Run(name, func(t *testing.T) {
			p.T = t
			if got := visit.Boards(p); !slices.Equal(got, []string{"5", "6", "1", "2", "7"}) {
				t.Errorf("boards %q are shown", got)
			}
			nothing(p, "there is something for a script", visibleSteps)
			if rows := browser.Evaluate[int](p, `[...document.querySelectorAll(".pbn-table tbody tr")].filter(e => e.checkVisibility()).length`); rows != 60 {
				t.Errorf("%d rows of the traveller are shown", rows)
			}
			text := strings.Join(strings.Fields(browser.Evaluate[string](p, "document.querySelector('main').innerText")), " ")
			for _, want := range []string{"Board 5", "Dealer South", "Ida Fenwick", "K 10 7 4", "All pass", "Five cards.", "The third trick is South's.", "Analyse with Bridge Solver"} {
				if !strings.Contains(text, want) {
					t.Errorf("the page does not say %q", want)
				}
			}
			p.WaitFor(`(({ top }) => top >= -1 && top < innerHeight)(document.getElementById("board=7").getBoundingClientRect())`)
			p.Do(chromedp.Click(chromedp.CSS(".pbn-cover summary")))
			p.WaitFor(`document.querySelector(".pbn-cover .pbn-holdings").checkVisibility()`)
			p.NoErrors()
		})
	}
}

// TestPrerenderedComesAlive: the script draws nothing anew, and nothing moves; then all is as if the script had drawn it.
func TestPrerenderedComesAlive(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for of, games := range []string{"list", "picker"} {
		attributes := ` data-games="` + games + `"`
		html := publication(watch+visit.ScriptTag, attributes)
		pages := map[string]string{"/": command.Prerender(t, ".", html), "/live": strings.ReplaceAll(html, `<pre class="pbn">`, `<pre class="pbn" data-games="list">`)}
		for at, width := range []int64{1280, 768, 320} {
			if !browser.InTurn(of+at, 2) {
				continue
			}
			t.Run(fmt.Sprint(games, " at ", width), func(t *testing.T) {
				come := make(chan struct{})
				release := sync.OnceFunc(func() { close(come) })
				defer release()
				url := visit.Site(t, pages, func(_ http.ResponseWriter, r *http.Request) bool {
					if r.URL.Path == "/pbnkit/auto.js" {
						<-come
					}
					return false
				})
				p := openIn(t, width, browser.BlankPage)
				// Navigation would wait until the script has come.
				browser.Evaluate[int](p, fmt.Sprintf(`(location.href = %q, 0)`, url+"/"))
				p.WaitFor(`document.readyState === "interactive" && document.arrived !== undefined`)
				p.Painted()
				browser.Evaluate[int](p, `(document.arrived(), 0)`)
				release()
				alive(p)
				if shift := browser.Evaluate[float64](p, "document.shift"); shift > 0.01 {
					t.Errorf("the layout shifts by %.3f: %q", shift, browser.Evaluate[[]string](p, "document.shifted"))
				}
				nothing(p, "something has moved", "document.moved()")
				nothing(p, "something is drawn anew", "document.replaced()")
				nothing(p, "there are warnings", "document.warnings")
				p.NoErrors()
			})
		}
		t.Run(games+" as drawn by the script", func(t *testing.T) {
			url := visit.Site(t, pages, nil)
			blocks := func(path string) []string {
				p := openIn(t, 1280, url+path)
				alive(p)
				p.NoErrors()
				browser.Evaluate[int](p, `(document.querySelectorAll(".pbn-all > .pbn-more").forEach(each => each.click()), 0)`)
				p.WaitFor(`[...document.querySelectorAll(".pbn-all")].every(each => each.querySelector(".pbn-play"))`)
				// The second has a table that is shut where the script draws it, and so are the tricks of all: what was text stays open. Those
				// that are drawn have prefixes of their own.
				return browser.Evaluate[[]string](p, `[0, 2].map(at => {
					const block = document.querySelectorAll(".pbn-block")[at].cloneNode(true);
					for (const folded of block.querySelectorAll(".pbn-all")) folded.replaceWith(folded.querySelector(".pbn-play"));
					for (const element of [block, ...block.querySelectorAll("*")]) {
						const attributes = [...element.attributes].map(({ name, value }) => [name, value.replace(/pbn-x?\d+-/g, "pbn-1-")]).sort();
						for (const [name] of attributes) element.removeAttribute(name);
						for (const [name, value] of attributes) if (name !== "data-pbn-block") element.setAttribute(name, value);
					}
					return block.outerHTML;
				})`)
			}
			rendered, live := blocks("/"), blocks("/live")
			for i := range live {
				at := 0
				for at < min(len(rendered[i]), len(live[i])) && rendered[i][at] == live[i][at] {
					at++
				}
				if rendered[i] != live[i] {
					at = max(at-80, 0)
					t.Errorf("brought to life:\n…%.300s\ndrawn:\n…%.300s", rendered[i][at:], live[i][at:])
				}
			}
		})
	}
}

// TestPrerenderedSteps: what has come alive can be stepped through, linked to, and given back.
func TestPrerenderedSteps(t *testing.T) {
	t.Parallel()
	url := visit.Site(t, map[string]string{"/": command.Prerender(t, ".", publication(watch+visit.ScriptTag, ""))}, nil)
	p := openIn(t, 1280, url+"/#board=7&trick=3")
	alive(p)
	p.WaitFor(`(({ top }) => top >= -1 && top < innerHeight)(document.getElementById("board=7").getBoundingClientRect())`)
	place := func(board string) string {
		return `document.getElementById("board=` + board + `").querySelector(".pbn-place").textContent`
	}
	p.WaitFor(place("7") + `.includes("8")`)
	p.Click(`article[data-board="5"] .pbn-step-trickForward`)
	p.WaitFor(place("5") + `.includes("4")`)
	browser.Evaluate[int](p, `document.querySelectorAll('article[data-board="5"] button.pbn-to-card')[9].click(), 0`)
	p.WaitFor(place("5") + `.includes("10")`)
	if said := browser.Evaluate[string](p, `document.querySelector('article[data-board="5"] [aria-live]').textContent`); !strings.Contains(said, "North") {
		t.Errorf("said is %q", said)
	}
	if rows := browser.Evaluate[int](p, `[...document.querySelectorAll(".pbn-table tbody tr")].filter(e => e.checkVisibility()).length`); rows != 60 {
		t.Errorf("%d rows of the traveller are shown still", rows)
	}
	p.Click(".pbn-sort")
	p.WaitFor(`document.querySelector("th[aria-sort]") !== null`)
	browser.Evaluate[int](p, `import("/pbnkit/auto.js").then(async ({ blocks, upgrade }) => {
		for (const block of blocks()) block.destroy();
		document.back = document.querySelector("main").innerHTML;
		document.again = (await upgrade()).length;
	}), 0`)
	p.WaitFor("document.again === 3")
	if before, after := browser.Evaluate[string](p, `document.html.replaceAll(' data-pbn-done=""', "")`), browser.Evaluate[string](p, "document.back"); before != after {
		t.Errorf("before:\n%s\nafter:\n%s", before, after)
	}
	p.WaitFor(`document.querySelectorAll('[data-pbn-block] .pbn-step').length > 6`)
	p.NoErrors()
}

// TestPrerenderedScriptMissing: games that wait for a picker are shown after all where it does not come.
func TestPrerenderedScriptMissing(t *testing.T) {
	t.Parallel()
	p := openIn(t, 1280, visit.Site(t, map[string]string{"/": command.Prerender(t, ".", publication(strings.Replace(visit.ScriptTag, "/pbnkit/auto.js", "/none/auto.js", 1), ` data-games="picker"`))}, nil)+"/")
	if got := visit.Boards(p); !slices.Equal(got, []string{"5", "6", "1"}) {
		t.Errorf("boards %q are shown at first", got)
	}
	browser.Evaluate[int](p, `document.getAnimations().forEach(animation => animation.finish()), 0`)
	if got := visit.Boards(p); !slices.Equal(got, []string{"5", "6", "1", "2", "7"}) {
		t.Errorf("boards %q are shown in the end", got)
	}
}
