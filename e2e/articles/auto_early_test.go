package articles

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// plainDeals are boards that are drawn without the module.
const plainDeals = "[Event \"Club\"]\n[Date \"2014.07.01\"]\n[Board \"3\"]\n[West \"Ida Fenwick\"]\n[North \"A & B\"]\n[Dealer \"S\"]\n[Vulnerable \"EW\"]\n" +
	"[Deal \"N:KT74.A63.K852.94 AQ986.K5.A743.QJ 32.QJT.QJ.AKT876 J5.98742.T96.532\"]\n\n[Board \"4\"]\n[Deal \"N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -\"]\n"

// heldModule is a site whose modules come when the test releases them.
func heldModule(t *testing.T, pages map[string]string) (url string, release func(), asked *atomic.Int32) {
	t.Helper()
	come := make(chan struct{})
	asked = &atomic.Int32{}
	url = visit.Site(t, pages, func(_ http.ResponseWriter, r *http.Request) bool {
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
func goTo(p *browser.Page, url string) {
	p.T.Helper()
	browser.Evaluate[int](p, fmt.Sprintf(`(location.href = %q, 0)`, url))
}

// TestAutoEarly: a plain deal is drawn, and lives, without the module.
func TestAutoEarly(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	containers := map[string]string{
		"pre":      `<pre class="pbn" id="here" data-hidden="E">` + visit.Escaped(plainDeals) + `</pre>`,
		"a list":   `<pre class="pbn" data-games="list" data-suits="4" data-links="bbo pbn">` + visit.Escaped(plainDeals) + `</pre>`,
		"script":   `<script type="application/x-pbn" data-board="3">` + plainDeals + `</script>`,
		"PBN":      `<PBN>` + visit.Escaped(plainDeals) + `</PBN>`,
		"textarea": `<textarea class="pbn">` + visit.Escaped(plainDeals) + `</textarea>`,
	}
	const watch = `<script>
		document.told = [];
		for (const name of ["pbn-rendered", "pbn-error"]) addEventListener(name, ({ target }) => document.told.push(name + " " + target.localName));
	</script>`
	pages := map[string]string{}
	for name, body := range containers {
		pages["/"+strings.ReplaceAll(name, " ", "-")] = visit.ArticlePage(visit.StyleTag+watch+visit.ScriptTag, "<p>Before.</p>"+body+`<p class="after">After.</p>`)
	}
	for name := range containers {
		widths := []int64{1280}
		if name == "pre" {
			widths = []int64{360, 768, 1280}
		}
		path := strings.ReplaceAll(name, " ", "-")
		for _, width := range widths {
			t.Run(fmt.Sprint(name, " at ", width), func(t *testing.T) {
				url, _, asked := heldModule(t, pages)
				p := browser.Open(t, "about:blank")
				p.Resize(width, 900)
				goTo(p, url+"/"+path)
				p.WaitFor(`document.isReady === true && document.querySelector("[data-pbn-block] article") !== null`)
				p.Look(fmt.Sprintf("early-%s-%d", path, width))
				if told := browser.Evaluate[string](p, `document.told.join()`); told != "pbn-rendered div" || asked.Load() != 0 {
					t.Errorf("a page is told %q; the module was asked for %d times", told, asked.Load())
				}
				if got, want := prose(p), "Before. After."; got != want {
					t.Errorf("%q is seen besides", got)
				}
				if games := browser.Evaluate[int](p, `import("/pbnkit/auto.js").then(({ blocks }) => { document.games = blocks().map(({ games }) => games.length).join(); }), 0`); games != 0 {
					t.Fatal(games)
				}
				p.WaitFor(`document.games !== undefined`)
				if got, want := browser.Evaluate[string](p, `document.games`), map[bool]string{true: "1", false: "2"}[name == "script"]; got != want {
					t.Errorf("blocks with %s games, want %s", got, want)
				}
				browser.Evaluate[int](p, `import("/pbnkit/auto.js").then(({ blocks }) => { blocks()[0].destroy(); document.destroyed = true; }), 0`)
				p.WaitFor(`document.destroyed`)
				if browser.Evaluate[bool](p, `document.querySelector("[data-pbn-block], [data-pbn-hidden]") !== null`) {
					t.Error("destroy leaves what was drawn, or hides what was there")
				}
				p.NoErrors()
			})
		}
	}
}

// TestAutoEarlyUnsure: what is not only a plain deal stays text until the module is there.
func TestAutoEarlyUnsure(t *testing.T) {
	t.Parallel()
	url, release, asked := heldModule(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag,
		`<pre class="pbn">`+visit.BoardOne+`</pre><pre class="pbn" data-repair="cms">`+plainDeals+`</pre><pre class="pbn" data-board="9">`+plainDeals+`</pre><pre class="pbn" data-board="3">`+visit.Escaped(plainDeals)+`</pre>`)})
	p := browser.Open(t, "about:blank")
	goTo(p, url+"/")
	p.WaitFor(`document.querySelector("[data-pbn-block] article") !== null`)
	if boards := visit.Boards(p); len(boards) != 1 || asked.Load() != 1 {
		t.Errorf("boards %q are drawn; the module was asked for %d times", boards, asked.Load())
	}
	if shown := browser.Evaluate[int](p, `[...document.querySelectorAll("pre.pbn")].filter((each) => each.checkVisibility()).length`); shown != 3 {
		t.Errorf("%d blocks are text", shown)
	}
	release()
	visit.Shows(p, "1", "3", "3")
}

// TestAutoEarlyWithout: where the module cannot be loaded, plain deals are shown; a later call shows the others.
func TestAutoEarlyWithout(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	broken.Store(true)
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag,
		`<pre class="pbn">`+visit.BoardOne+`</pre><pre class="pbn" data-games="list">`+visit.Escaped(plainDeals)+`</pre><p>After.</p>`)},
		func(w http.ResponseWriter, r *http.Request) bool {
			if broken.Load() && strings.HasSuffix(r.URL.Path, ".wasm") {
				http.NotFound(w, r)
				return true
			}
			return false
		})
	p := browser.Open(t, url+"/")
	p.WaitFor(`document.isReady === true`)
	visit.Shows(p, "3", "4")
	if errors := p.Errors(); len(errors) != 2 || !strings.Contains(errors[1], "the module cannot be loaded") {
		t.Errorf("on the console: %q", errors)
	}
	broken.Store(false)
	browser.Evaluate[int](p, `import("/pbnkit/auto.js").then(({ upgrade }) => upgrade()).then((blocks) => { document.again = blocks.length; }), 0`)
	p.WaitFor("document.again === 1")
	visit.Shows(p, "1", "3", "4")
	p.NoErrors()
}

// TestRawText: PBN that no script shows is as wide as its column, can be read to its end, and without scripts is there as a whole.
func TestRawText(t *testing.T) {
	t.Parallel()
	long := strings.Repeat(plainDeals+"\n", 8)
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+`<meta name="viewport" content="width=device-width">`,
		`<pre class="pbn">`+visit.Escaped(long)+`</pre><pre><code class="language-pbn">`+visit.Escaped(plainDeals)+`</code></pre><pbn>`+visit.Escaped(plainDeals)+`</pbn><textarea class="pbn" cols="90">`+visit.Escaped(plainDeals)+`</textarea>`)}, nil)
	p := browser.Open(t, "about:blank")
	for _, scripted := range []bool{true, false} {
		for _, width := range []int64{360, 768, 1280} {
			p.Run(fmt.Sprintf("scripts %v, %d", scripted, width), func(t *testing.T) {
				browser.Call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: !scripted})
				p.Resize(width, 900)
				p.Do(chromedp.Navigate(url + "/"))
				p.Look(fmt.Sprintf("raw-%v-%d", scripted, width))
				if wide := browser.Evaluate[int](p, `document.scrollingElement.scrollWidth`); wide > int(width) {
					t.Errorf("the page is %d wide", wide)
				}
				for _, each := range []string{"pre", "code", "pbn"} {
					if over := browser.Evaluate[int](p, fmt.Sprintf(`document.querySelector(%q).scrollWidth - document.querySelector(%q).clientWidth`, each, each)); over > 0 && each != "code" {
						t.Errorf("%s is %d wider than its column", each, over)
					}
				}
				// It is scrolled where a script may come, else it is as high as it is.
				cut := browser.Evaluate[bool](p, `document.querySelector("pre").scrollHeight > document.querySelector("pre").clientHeight`)
				if cut != scripted {
					t.Errorf("cut: %v", cut)
				}
				if lines := browser.Evaluate[int](p, `document.querySelector("pre").innerText.split("[Deal ").length - 1`); lines != 16 {
					t.Errorf("%d deals can be read", lines)
				}
			})
		}
	}
}

// TestAutoModules: an article loads the small module, and none for plain deals; the other one only for a reader who copies a game as PBN.
func TestAutoModules(t *testing.T) {
	t.Parallel()
	browser.Copies(t)
	plain := `<pre class="pbn" data-games="list" data-links="bbo pbn">` + visit.Escaped(plainDeals) + `</pre>`
	far := `<p style="height: 500vh">Far away:</p>`
	site := visit.Site(t, map[string]string{
		"/":      visit.ArticlePage(visit.StyleTag+visit.ScriptTag, simple),
		"/plain": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, plain+plain+far+plain),
	}, nil)
	p := browser.Open(t, site+"/")
	visit.Shows(p, "1")
	const modules = `performance.getEntriesByType("resource").flatMap(({ name }) => /[^/]+\.wasm$/.exec(name) ?? []).join()`
	if asked := browser.Evaluate[string](p, modules); asked != "read.wasm" {
		t.Errorf("an article loads %s", asked)
	}
	copies := func() {
		browser.Evaluate[int](p, `[...document.querySelectorAll(".pbn-links button")].at(-1).click(), 0`)
		p.WaitFor(modules + ` === "read.wasm,pbn.wasm" && [...document.querySelectorAll(".pbn-links [role=status]")].at(-1).textContent !== ""`)
	}
	copies()
	p.Do(chromedp.Navigate(site + "/plain"))
	visit.Shows(p, "3", "4", "3", "4")
	p.WaitFor(`document.isReady === true`)
	if asked := browser.Evaluate[string](p, modules); asked != "" {
		t.Errorf("an article with plain deals loads %s", asked)
	}
	copies()
	p.NoErrors()
}
