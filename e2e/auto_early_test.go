package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// plainDeals are boards that are drawn before the module is there.
const plainDeals = "[Event \"Club\"]\n[Date \"2014.07.01\"]\n[Board \"3\"]\n[West \"Ida Fenwick\"]\n[North \"A & B\"]\n[Dealer \"S\"]\n[Vulnerable \"EW\"]\n" +
	"[Deal \"N:KT74.A63.K852.94 AQ986.K5.A743.QJ 32.QJT.QJ.AKT876 J5.98742.T96.532\"]\n\n[Board \"4\"]\n[Deal \"N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -\"]\n"

// heldModule is a site whose modules come when the test releases them.
func heldModule(t *testing.T, pages map[string]string) (url string, release func(), asked *atomic.Int32) {
	t.Helper()
	come := make(chan struct{})
	asked = &atomic.Int32{}
	url = site(t, pages, func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			asked.Add(1)
			<-come
		}
		return false
	})
	release = sync.OnceFunc(func() { close(come) })
	t.Cleanup(release)
	return url, release, asked
}

// goTo opens an address without waiting until all has come.
func (p *page) goTo(url string) {
	p.t.Helper()
	evaluate[int](p, fmt.Sprintf(`(location.href = %q, 0)`, url))
}

// drawn is what a page looks like: what each element within the blocks is, and where.
const drawn = `JSON.stringify([...document.querySelectorAll("[data-pbn-block], [data-pbn-block] *, .after")].map((element) => {
	const { x, y, width, height } = element.getBoundingClientRect();
	return [element.localName, element.className, x, y, width, height, element.childElementCount ? "" : element.textContent];
}))`

// TestAutoEarly: a plain deal is drawn before the module is there, and stays as it is when it comes; what is not plain stays text.
func TestAutoEarly(t *testing.T) {
	t.Parallel()
	containers := map[string]string{
		"pre":      `<pre class="pbn" id="here" data-hidden="E">` + escaped(plainDeals) + `</pre>`,
		"a list":   `<pre class="pbn" data-games="list" data-suits="4" data-links="bbo pbn">` + escaped(plainDeals) + `</pre>`,
		"script":   `<script type="application/x-pbn" data-board="3">` + plainDeals + `</script>`,
		"PBN":      `<PBN>` + escaped(plainDeals) + `</PBN>`,
		"textarea": `<textarea class="pbn">` + escaped(plainDeals) + `</textarea>`,
	}
	const watch = `<script>
		document.shifts = [];
		new PerformanceObserver((list) => document.shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
		document.told = [];
		for (const name of ["pbn-rendered", "pbn-error"]) addEventListener(name, ({ target }) => document.told.push(name + " " + target.localName));
	</script>`
	pages := map[string]string{}
	for name, body := range containers {
		pages["/"+strings.ReplaceAll(name, " ", "-")] = articlePage(styleTag+watch+scriptTag, "<p>Before.</p>"+body+`<p class="after">After.</p>`)
	}
	for name := range containers {
		widths := []int64{1280}
		if name == "pre" {
			widths = []int64{360, 768, 1280}
		}
		path := strings.ReplaceAll(name, " ", "-")
		for _, width := range widths {
			t.Run(fmt.Sprint(name, " at ", width), func(t *testing.T) {
				url, release, asked := heldModule(t, pages)
				p := open(t, "about:blank")
				p.resize(width, 900)
				p.goTo(url + "/" + path)
				p.waitFor(`document.querySelector("[data-pbn-block] article") !== null`)
				p.look(fmt.Sprintf("early-%s-%d-before", path, width))
				// Until two looks are the same, and that was painted.
				p.waitFor(fmt.Sprintf(`(() => { const now = %s; const same = now === document.last; document.last = now; return same; })()`, drawn))
				evaluateAsync[bool](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, true))))`)
				if told := evaluate[string](p, `document.told.join()`); told != "" || asked.Load() != 1 {
					t.Errorf("before the module is there, a page is told %q; it was asked for %d times", told, asked.Load())
				}
				if got, want := p.prose(), "Before. After."; got != want {
					t.Errorf("%q is seen besides", got)
				}
				before := evaluate[string](p, drawn)
				evaluate[int](p, `(document.elements = [...document.querySelectorAll("[data-pbn-block] *")], document.from = performance.now(), 0)`)
				release()
				p.waitFor(`document.isReady === true`)
				if after := evaluate[string](p, drawn); after != before {
					t.Errorf("before the module\n%s\nand after\n%s", before, after)
				}
				if !evaluate[bool](p, `document.elements.every((element) => element.isConnected)`) {
					t.Error("elements were made anew")
				}
				if moved := evaluate[float64](p, `document.shifts.filter(({ startTime }) => startTime > document.from).reduce((sum, { value }) => sum + value, 0)`); moved > 0.01 {
					t.Errorf("the layout shifts by %v", moved)
				}
				p.look(fmt.Sprintf("early-%s-%d-after", path, width))
				if told := evaluate[string](p, `document.told.join()`); told != "pbn-rendered div" {
					t.Errorf("a page is told %q", told)
				}
				if games := evaluate[int](p, `import("/pbnkit/auto.js").then(({ blocks }) => { document.games = blocks().map(({ games }) => games.length).join(); }), 0`); games != 0 {
					t.Fatal(games)
				}
				p.waitFor(`document.games !== undefined`)
				if got, want := evaluate[string](p, `document.games`), map[bool]string{true: "1", false: "2"}[name == "script"]; got != want {
					t.Errorf("blocks with %s games, want %s", got, want)
				}
				evaluate[int](p, `import("/pbnkit/auto.js").then(({ blocks }) => { blocks()[0].destroy(); document.destroyed = true; }), 0`)
				p.waitFor(`document.destroyed`)
				if evaluate[bool](p, `document.querySelector("[data-pbn-block], [data-pbn-hidden]") !== null`) {
					t.Error("destroy leaves what was drawn, or hides what was there")
				}
				p.noErrors()
			})
		}
	}
}

// TestAutoEarlyUnsure: what is not only a plain deal stays text until the module is there.
func TestAutoEarlyUnsure(t *testing.T) {
	t.Parallel()
	url, release, asked := heldModule(t, map[string]string{"/": articlePage(styleTag+scriptTag,
		`<pre class="pbn">`+boardOne+`</pre><pre class="pbn" data-repair="cms">`+plainDeals+`</pre><pre class="pbn" data-board="9">`+plainDeals+`</pre><pre class="pbn" data-board="3">`+escaped(plainDeals)+`</pre>`)})
	p := open(t, "about:blank")
	p.goTo(url + "/")
	p.waitFor(`document.querySelector("[data-pbn-block] article") !== null`)
	if boards := p.boards(); len(boards) != 1 || asked.Load() != 1 {
		t.Errorf("boards %q are drawn; the module was asked for %d times", boards, asked.Load())
	}
	if shown := evaluate[int](p, `[...document.querySelectorAll("pre.pbn")].filter((each) => each.checkVisibility()).length`); shown != 3 {
		t.Errorf("%d blocks are text", shown)
	}
	release()
	p.shows("1", "3", "3")
}

// TestAutoEarlyWithout: where the module cannot be loaded, what was drawn stays, and a later call brings it to life.
func TestAutoEarlyWithout(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	broken.Store(true)
	url := site(t, map[string]string{"/": articlePage(styleTag+scriptTag, `<pre class="pbn" data-games="list">`+escaped(plainDeals)+`</pre><p>After.</p>`)},
		func(w http.ResponseWriter, r *http.Request) bool {
			if broken.Load() && strings.HasSuffix(r.URL.Path, ".wasm") {
				http.NotFound(w, r)
				return true
			}
			return false
		})
	p := open(t, url+"/")
	p.waitFor(`document.isReady === true && document.querySelectorAll("[data-pbn-block] article").length === 2`)
	if got, want := p.prose(), "After."; got != want {
		t.Errorf("%q is seen besides", got)
	}
	if errors := p.errors(); len(errors) != 2 || !strings.Contains(errors[1], "the module cannot be loaded") {
		t.Errorf("on the console: %q", errors)
	}
	broken.Store(false)
	evaluate[int](p, `import("/pbnkit/auto.js").then(({ upgrade }) => upgrade()).then((blocks) => { document.again = blocks.length; }), 0`)
	p.waitFor("document.again === 1")
	p.shows("3", "4")
	p.noErrors()
}

// TestRawText: PBN that no script shows is as wide as its column, can be read to its end, and without scripts is there as a whole.
func TestRawText(t *testing.T) {
	t.Parallel()
	long := strings.Repeat(plainDeals+"\n", 8)
	url := site(t, map[string]string{"/": articlePage(styleTag+`<meta name="viewport" content="width=device-width">`,
		`<pre class="pbn">`+escaped(long)+`</pre><pre><code class="language-pbn">`+escaped(plainDeals)+`</code></pre><pbn>`+escaped(plainDeals)+`</pbn><textarea class="pbn" cols="90">`+escaped(plainDeals)+`</textarea>`)}, nil)
	p := open(t, "about:blank")
	for _, scripted := range []bool{true, false} {
		for _, width := range []int64{360, 768, 1280} {
			p.run(fmt.Sprintf("scripts %v, %d", scripted, width), func(t *testing.T) {
				call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: !scripted})
				p.resize(width, 900)
				p.do(chromedp.Navigate(url + "/"))
				p.look(fmt.Sprintf("raw-%v-%d", scripted, width))
				if wide := evaluate[int](p, `document.scrollingElement.scrollWidth`); wide > int(width) {
					t.Errorf("the page is %d wide", wide)
				}
				for _, each := range []string{"pre", "code", "pbn"} {
					if over := evaluate[int](p, fmt.Sprintf(`document.querySelector(%q).scrollWidth - document.querySelector(%q).clientWidth`, each, each)); over > 0 && each != "code" {
						t.Errorf("%s is %d wider than its column", each, over)
					}
				}
				// It is scrolled where a script may come, else it is as high as it is.
				cut := evaluate[bool](p, `document.querySelector("pre").scrollHeight > document.querySelector("pre").clientHeight`)
				if cut != scripted {
					t.Errorf("cut: %v", cut)
				}
				if lines := evaluate[int](p, `document.querySelector("pre").innerText.split("[Deal ").length - 1`); lines != 16 {
					t.Errorf("%d deals can be read", lines)
				}
			})
		}
	}
}

// TestAutoModules: an article loads the small module; the other one only for a reader who copies a game as PBN.
func TestAutoModules(t *testing.T) {
	t.Parallel()
	copies(t)
	p := open(t, site(t, map[string]string{"/": articlePage(styleTag+scriptTag, simple)}, nil)+"/")
	p.shows("1")
	const modules = `performance.getEntriesByType("resource").flatMap(({ name }) => /[^/]+\.wasm$/.exec(name) ?? []).join()`
	if asked := evaluate[string](p, modules); asked != "read.wasm" {
		t.Errorf("an article loads %s", asked)
	}
	evaluate[int](p, `[...document.querySelectorAll(".pbn-links button")].at(-1).click(), 0`)
	p.waitFor(modules + ` === "read.wasm,pbn.wasm" && document.querySelector(".pbn-links [role=status]").textContent !== ""`)
	p.noErrors()
}
