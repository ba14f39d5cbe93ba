package articles

import (
	"net/http"
	"os/exec"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const simple = `<p>Before.</p><pre class="pbn">` + visit.BoardOne + `</pre><p>After.</p>`

// TestAutoLeavesAlone: what a page wants left alone, and what cannot be told apart, stays as it is; and the writer is told once.
func TestAutoLeavesAlone_4(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, "about:blank")
	for _, c := range []struct {
		name, body string
		boards     []string
		prose      string
		notes      int
	}{
		{"nopbn", `<pre class="pbn nopbn">[Board "1"]</pre><p>After.</p>`, nil, `[Board "1"] After.`, 0},
		{"nopbn around", `<div class="nopbn"><pbn>[Board "1"]</pbn></div><p>After.</p>`, nil, `[Board "1"] After.`, 0},
		{"done", `<pre class="pbn" data-pbn-done>[Board "1"]</pre><p>After.</p>`, nil, `[Board "1"] After.`, 0},
		{"an editor", `<div contenteditable="true"><pbn>[Board "1"]</pbn></div><p>After.</p>`, nil, `[Board "1"] After.`, 0},
		{"a block that the source has not", `<PBN>[Board "1"]<p>After.</p><script>document.body.append(document.createElement("pbn"))</script>`, nil, `[Board "1"] After.`, 2},
		{"text that the source has not", `<PBN><p>[Board "1"]</PBN><p>After.</p><script>document.querySelector("pbn").querySelector("p").textContent = "Other."</script>`, nil, "Other. After.", 1},
		{"unclosed and not PBN to its end", `<p><PBN>` + visit.BoardOne + `and nobody knew why.</p><p>The end.</p>`, []string{"1"},
			strings.Join(strings.Fields(visit.BoardOne), " ") + " and nobody knew why. The end.", 1},
		{"no game", `<pre class="pbn">Nothing yet.</pre>`, nil, "Nothing yet.", 1},
		{"no such board", `<pre class="pbn" data-board="2">[Board "1"]</pre>`, nil, `[Board "1"]`, 1},
		{"a setting that is not known", `<pre class="pbn" data-suits="5">[Board "1"]</pre>`, []string{"1"}, "", 0},
	} {
		p.Run(c.name, func(t *testing.T) {
			visit.ShowArticle(p, c.body)
			visit.Shows(p, c.boards...)
			if got := prose(p); got != c.prose {
				t.Errorf("besides what is shown the page says %q, want %q", got, c.prose)
			}
			if got := browser.Evaluate[int](p, `document.querySelectorAll(".pbn-note-to-writer").length`); got != c.notes {
				t.Errorf("%d notes to the writer, want %d", got, c.notes)
			}
			p.NoErrors()
		})
	}
}

// TestAutoPosted: the source of a page that was posted is not to be had; what a GET gives says something else.
func TestAutoPosted_4(t *testing.T) {
	t.Parallel()
	form := visit.ArticlePage("", `<form method="post" action="/result"><button>Send</button></form>`)
	url := visit.Site(t, map[string]string{"/": form}, func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/result" {
			return false
		}
		w.Header().Set("Content-Type", "text/html")
		body := `<p>Type something.</p>`
		if r.Method == http.MethodPost {
			body = `<PBN>[Board "1"]<p>After.</p></PBN>`
		}
		_, _ = w.Write([]byte(visit.ArticlePage(visit.StyleTag+visit.ScriptTag, body)))
		return true
	})
	p := browser.Open(t, url+"/")
	p.Click("button")
	p.WaitFor(`location.pathname === "/result"`)
	visit.Shows(p)
	if got, want := prose(p), `[Board "1"] After.`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	p.NoErrors()
}

// TestAutoSrcdoc: a frame with a text of its own has no address.
func TestAutoSrcdoc_4(t *testing.T) {
	t.Parallel()
	inner := strings.NewReplacer("&", "&amp;", `"`, "&quot;").Replace(visit.ArticlePage(visit.StyleTag+visit.ScriptTag, `<PBN>[Board "1"]<p>After.</p></PBN>`+simple))
	p := visit.Article(t, `<iframe srcdoc="`+inner+`"></iframe>`)
	p.WaitFor(`document.querySelector("iframe").contentDocument.isReady === true`)
	got := browser.Evaluate[[]string](p, `[...document.querySelector("iframe").contentDocument.querySelectorAll("article, pbn")].map(e => e.dataset.board ?? e.textContent)`)
	if strings.Join(got, "|") != `[Board "1"]After.|1` {
		t.Errorf("%q", got)
	}
	p.NoErrors()
}

// TestAutoStrictPolicy: no style and no script of ours is in the page, and what we add is allowed where the script is.
func TestAutoStrictPolicy(t *testing.T) {
	t.Parallel()
	policy := `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'">`
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(policy+`<script type="module" src="/pbnkit/auto.js"></script>`, simple)}, nil)+"/")
	p.WaitFor(`document.querySelector("[data-pbn-block] button") !== null`)
	if position := browser.Evaluate[string](p, `getComputedStyle(document.querySelector(".pbn-spoken")).position`); position != "absolute" {
		t.Error("there are no styles")
	}
	p.NoErrors()
}

// TestAutoStyles: the script brings the styles where a page has forgotten them, once, and shows nothing before they are there.
func TestAutoStyles(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.ScriptTag+`<script type="module">
		new MutationObserver(() => {
			const article = document.querySelector("[data-pbn-block] article");
			if (article && !document.firstDisplay) document.firstDisplay = getComputedStyle(article.querySelector(".pbn-spoken")).position;
		}).observe(document, { childList: true, subtree: true });
	</script>`, simple+simple)}, func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, "/style.css") {
			asked.Add(1)
		}
		return false
	})
	p := browser.Open(t, url+"/")
	visit.Shows(p, "1", "1")
	if got := browser.Evaluate[string](p, "document.firstDisplay"); got != "absolute" {
		t.Errorf("at first what is spoken is %q", got)
	}
	if asked.Load() != 1 {
		t.Errorf("the styles were asked for %d times", asked.Load())
	}
	p.NoErrors()
}

// countDue counts what a page has put off and has not done yet, and the looks that were taken at where elements are.
const countDue = `
	document.due = document.watched = 0;
	for (const name of ["setTimeout", "requestAnimationFrame", "requestIdleCallback"]) {
		const later = globalThis[name];
		globalThis[name] = (act, ...given) => {
			document.due++;
			return later((...told) => { document.due--; act(...told); }, ...given);
		};
	}
	IntersectionObserver = class extends IntersectionObserver {
		constructor(see, options) {
			super((...seen) => { document.watched++; see(...seen); }, options);
		}
	};
`

// TestAutoLazy: nothing is loaded for a page without a block, nor before a reader comes near the first one.
func TestAutoLazy(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	url := visit.Site(t, map[string]string{
		"/none": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, "<p>Nothing.</p>"),
		"/far":  visit.ArticlePage(visit.StyleTag+visit.ScriptTag, `<p style="height: 6000px">Far.</p>`+simple+`<script type="application/x-pbn">`+boardTwo+`</script>`),
	}, func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".wasm") || strings.HasSuffix(r.URL.Path, "/auto-read.js") {
			asked.Add(1)
		}
		return false
	})
	p := browser.Open(t, url+"/none")
	visit.Shows(p)
	p = browser.Blank(t, countDue)
	p.Do(chromedp.Navigate(url + "/far"))
	p.WaitFor(`document.querySelector("pre").hasAttribute("data-pbn-done")`)
	// The script has seen where the blocks are, and has nothing left to do.
	p.WaitFor(`document.watched > 0 && document.due === 0`)
	// What it asked for comes to the host before this.
	browser.EvaluateAsync[bool](p, `fetch("/none").then(({ ok }) => ok)`)
	if asked.Load() != 0 {
		t.Errorf("%d files were loaded that nobody needs", asked.Load())
	}
	browser.Evaluate[int](p, `scrollTo(0, 5000), 0`)
	visit.Shows(p, "1", "2")
	if asked.Load() != 2 {
		t.Errorf("%d files were loaded, want the script and the module once", asked.Load())
	}
	p.NoErrors()
}

// TestAutoModuleMissing: the PBN stays readable, in lines; one error says why; and a later call works.
func TestAutoModuleMissing(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	broken.Store(true)
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag+`<script>addEventListener("pbn-error", (e) => { document.failed = e.target.localName; });</script>`, "<p>Before.</p><pbn>"+visit.BoardOne+"</pbn>")},
		func(w http.ResponseWriter, r *http.Request) bool {
			if broken.Load() && strings.HasSuffix(r.URL.Path, ".wasm") {
				http.NotFound(w, r)
				return true
			}
			return false
		})
	p := browser.Open(t, url+"/")
	visit.Shows(p)
	if got, want := prose(p), "Before. "+strings.Join(strings.Fields(visit.BoardOne), " "); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if space := browser.Evaluate[string](p, `getComputedStyle(document.querySelector("pbn")).whiteSpace`); space != "pre-wrap" {
		t.Errorf("its lines are %s", space)
	}
	if failed := browser.Evaluate[string](p, "document.failed"); failed != "pbn" {
		t.Errorf("pbn-error came from %q", failed)
	}
	if errors := p.Errors(); len(errors) != 2 || !strings.Contains(errors[1], "the module cannot be loaded") {
		t.Errorf("on the console: %q", errors)
	}
	broken.Store(false)
	if n := browser.Evaluate[int](p, `import("/pbnkit/auto.js").then(({ upgrade }) => upgrade()).then((blocks) => { document.again = blocks.length; }), 0`); n != 0 {
		t.Fatal(n)
	}
	p.WaitFor("document.again === 1")
	visit.Shows(p, "1")
	p.NoErrors()
}

// TestAutoGivesBack: a second call finds nothing, and destroy gives back the page as it was.
func TestAutoGivesBack(t *testing.T) {
	t.Parallel()
	body := simple + autop("<PBN>\n"+visit.BoardOne+"\n"+boardTwo+"</PBN>") + `<div id="deal"><PBN>` + visit.BoardOne + "<p>After.</p></div>"
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag, body)}, nil)+"/")
	browser.Evaluate[int](p, `document.before = document.body.innerHTML, import("/pbnkit/auto.js").then(async ({ upgrade }) => {
		const handles = await upgrade();
		document.found = [handles.length, (await upgrade()).length].join();
	}), 0`)
	p.WaitFor("document.found !== undefined")
	// Who asks first gets them: the script by itself, or this one.
	if found := browser.Evaluate[string](p, "document.found"); found != "3,0" && found != "0,0" {
		t.Errorf("two calls found %s blocks", found)
	}
	p.WaitFor(`document.querySelectorAll("[data-pbn-block] article").length === 4`)
	browser.Evaluate[int](p, `document.querySelectorAll(".pbn-note-to-writer").forEach(note => note.remove()), 0`)
	browser.Evaluate[int](p, `import("/pbnkit/auto.js").then(({ blocks }) => { for (const block of blocks()) block.destroy(); document.destroyed = true; }), 0`)
	p.WaitFor("document.destroyed === true")
	browser.Evaluate[int](p, `document.querySelectorAll("[data-pbn-done]").forEach(e => e.removeAttribute("data-pbn-done")), 0`)
	if before, after := browser.Evaluate[string](p, "document.before"), browser.Evaluate[string](p, "document.body.innerHTML"); before != after {
		t.Errorf("before:\n%s\nafter:\n%s", before, after)
	}
	p.NoErrors()
}

const played = "[Board \"7\"]\n[Hidden \"W\"]\n[Deal \"N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Play \"W\"]\n" +
	"CA C4 C2 CJ\nCK C9 C3 CQ\nH4 H3 HQ HK\n*\n"

// TestAutoScript: a page's own script shows files, is told of them, and moves about in them.
func TestAutoScript_6(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, visit.Site(t, map[string]string{
		"/": visit.ArticlePage(visit.StyleTag+`<script>
			document.steps = [];
			addEventListener("pbn-rendered", (e) => { document.told = e.detail.games.length; });
			addEventListener("pbn-step", ({ detail }) => document.steps.push([detail.game, detail.board, detail.card, detail.trick].join()));
		</script>`, `<div id="place"></div>`),
		"/deals.pbn": visit.BoardOne + "\n" + played,
	}, nil)+"/")
	browser.Evaluate[int](p, `import("/pbnkit/auto.js").then(async ({ render }) => {
		const bytes = await (await fetch("/deals.pbn")).bytes();
		document.handle = await render(document.getElementById("place"), bytes, { lang: { board: "Donne {board}" } });
	}), 0`)
	p.WaitFor("document.handle !== undefined")
	p.WaitFor("document.told === 2")
	steps := func(script, want string) {
		t.Helper()
		browser.Evaluate[int](p, "document.steps.length = 0, document.handle."+script+", 0")
		p.WaitFor("document.steps.length > 0")
		if got := browser.Evaluate[string](p, `document.steps.join(" ")`); got != want {
			t.Errorf("%s told %q, want %q", script, got, want)
		}
	}
	steps(`goTo({ board: "7", trick: 2 })`, "2,7,4,1")
	steps(`next()`, "2,7,5,2")
	steps(`prev()`, "2,7,4,1")
	steps(`goTo({ card: 9 })`, "2,7,9,3")
	steps(`goTo("start")`, "2,7,0,0")
	if got := visit.Boards(p); !slices.Equal(got, []string{"7"}) {
		t.Errorf("boards %q are shown", got)
	}
	if board := browser.Evaluate[string](p, `document.querySelector('article[data-board="7"]').getAttribute("aria-label")`); board != "Donne 7" {
		t.Errorf("the game is %q", board)
	}
	west := `document.querySelector('article[data-board="7"] .pbn-hand-w details')`
	if !browser.Evaluate[bool](p, west+" !== null && !"+west+".open") {
		t.Error("West is not hidden")
	}
	browser.Evaluate[int](p, "document.handle.reveal(), 0")
	if browser.Evaluate[bool](p, west+" !== null") {
		t.Error("West is hidden still")
	}
	browser.Evaluate[int](p, "document.handle.rotate(), document.handle.destroy(), 0")
	if left := browser.Evaluate[string](p, `document.getElementById("place").innerHTML`); left != "" {
		t.Errorf("destroy leaves %s", left)
	}
	p.NoErrors()
}

// TestAutoFile: a container names a file; where that cannot be read, what stands in it stays.
func TestAutoFile_6(t *testing.T) {
	t.Parallel()
	url := visit.Site(t, map[string]string{
		"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, `<pre class="pbn" data-src="deals.pbn" data-board="2">The deals.</pre>`+
			`<pbn-deal data-src="deals.pbn"><a href="deals.pbn">Two deals</a></pbn-deal><pbn data-src="none.pbn">No deals.</pbn>`),
		"/deals.pbn": "% PBN 2.1\n" + visit.BoardOne + "\n" + strings.Replace(boardTwo, "Ida", "\xd8re", 1),
	}, nil)
	p := browser.Open(t, url+"/")
	visit.Shows(p, "2", "1")
	if got, want := prose(p), "Two deals No deals."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if !browser.Evaluate[bool](p, `document.querySelector("[data-pbn-block]").textContent.includes("Øre Fenwick")`) {
		t.Error("the file's encoding is not seen")
	}
	if errors := p.Errors(); len(errors) != 1 || !strings.Contains(errors[0], "404") {
		t.Errorf("on the console: %q", errors)
	}
}

// TestAutoSettings: the script tag speaks for the page, a container for itself.
func TestAutoSettings_6(t *testing.T) {
	t.Parallel()
	script := strings.Replace(visit.ScriptTag, "src=", `data-show="source diagram" data-games="list" src=`, 1)
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+script, simple+`<pre class="pbn" data-board="1" data-show="auction">`+visit.BoardOne+"\n"+boardTwo+`</pre><pbn>`+visit.BoardOne+"\n"+boardTwo+`</pbn>`)}, nil)+"/")
	visit.Shows(p, "1", "1", "1", "2")
	if got := browser.Evaluate[[]bool](p, `[...document.querySelectorAll("[data-pbn-block] > details")].map(d => d.hidden)`); len(got) != 3 || got[0] || !got[1] || got[2] {
		t.Errorf("hidden sources: %v", got)
	}
	p.NoErrors()
}

// TestAutoProblems: errors show the source with its lines, open for the writer alone.
func TestAutoProblems(t *testing.T) {
	t.Parallel()
	p := visit.Article(t, `<pre class="pbn">[Board "1"]`+"\n"+`[Event "The`+"\n"+`</pre>`)
	visit.Shows(p, "1")
	p.WaitFor(`document.querySelector("[data-pbn-block] > details").open && !document.querySelector("[data-pbn-block] > details").hidden`)
	if got := browser.Evaluate[string](p, `document.querySelector("[data-pbn-block] mark").textContent`); got != `[Event "The` {
		t.Errorf("marked is %q", got)
	}
	p.NoErrors()
}

// TestAutoDeepLink: the address opens a board; an id does so without a script of ours where it is free.
func TestAutoDeepLink(t *testing.T) {
	t.Parallel()
	far := `<p style="height: 6000px">Far.</p>`
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, simple+far+`<pre class="pbn">`+boardTwo+"\n"+played+`</pre>`+far)}, nil)
	p := browser.Open(t, url+"/#board=7&trick=3")
	visit.Shows(p, "1", "7")
	inView := func(board string) string {
		return `[...document.querySelectorAll('article[data-board="` + board + `"]')].some(a => { const { top, height } = a.getBoundingClientRect(); return height > 0 && top >= -1 && top < innerHeight; })`
	}
	p.WaitFor(inView("7"))
	// The king of hearts takes the third trick.
	p.WaitFor(`document.querySelector('article[data-board="7"] .pbn-place').textContent.includes("8")`)
	browser.Evaluate[int](p, `location.hash = "#board=1", 0`)
	p.WaitFor(inView("1") + " && scrollY < 1000")
	browser.Evaluate[int](p, `location.hash = "#board=2", 0`)
	p.WaitFor(inView("2"))
	if got := browser.Evaluate[string](p, `[...document.querySelectorAll("article")].map(a => a.id).join()`); got != "board=1,board=2,board=7" {
		t.Errorf("ids %q", got)
	}
	p.NoErrors()
}

// TestAutoLinkInArticle: a link opens a board that nobody has come near, and does so again where the address says it already.
func TestAutoLinkInArticle(t *testing.T) {
	t.Parallel()
	body := `<a href="#board=7&amp;trick=3">See trick 3</a><p style="height: 6000px">Far.</p><pre class="pbn">` + visit.BoardOne + "\n" + played + `</pre>`
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, body)}, nil)+"/")
	p.WaitFor(`document.querySelector("pre").hasAttribute("data-pbn-done")`)
	place := `document.querySelector('article[data-board="7"] .pbn-place')?.textContent ?? ""`
	browser.Evaluate[int](p, `document.querySelector("a").click(), 0`)
	p.WaitFor("(" + place + `).includes("8")`)
	browser.Evaluate[int](p, `document.querySelector('article[data-board="7"] .pbn-step-first').click(), 0`)
	p.WaitFor("!(" + place + `).includes("8")`)
	browser.Evaluate[int](p, `document.querySelector("a").click(), 0`)
	p.WaitFor("(" + place + `).includes("8")`)
	p.NoErrors()
}

// TestAutoReveal: a hand that is revealed is one that was hidden; the others stay as their games have them.
func TestAutoReveal(t *testing.T) {
	t.Parallel()
	deal := "[Deal \"N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85\"]\n"
	body := `<script>addEventListener("pbn-rendered", ({ detail }) => { document.handle = detail.handle; })</script>
<pre class="pbn" data-games="list">[Board "3"][Hidden "EW"]` + deal + `
[Board "4"][Hidden "NS"]` + deal + `</pre>`
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, body)}, nil)+"/")
	covered := `[...document.querySelectorAll("article")].map(a => [...a.querySelectorAll(".pbn-hand:has(.pbn-cover)")].map(h => h.className.at(-1)).join("")).join()`
	p.WaitFor(covered + ` === "ew,ns"`)
	browser.Evaluate[int](p, `document.handle.reveal("E"), 0`)
	p.WaitFor(covered + ` === "w,ns"`)
	browser.Evaluate[int](p, `document.handle.reveal(), 0`)
	p.WaitFor(covered + ` === ","`)
	p.NoErrors()
}

// TestAutoObserve: what comes later is shown as well, where the page asks for that.
func TestAutoObserve(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+strings.Replace(visit.ScriptTag, "src=", "data-observe src=", 1), simple)}, nil)+"/")
	visit.Shows(p, "1")
	browser.Evaluate[int](p, `document.body.insertAdjacentHTML("beforeend", '<pre class="pbn">[Board "9"]</pre>'), 0`)
	p.WaitFor(`document.querySelector('article[data-board="9"]') !== null`)
	p.NoErrors()
}

// TestAutoRendered: text that was rendered before comes alive, and nothing of it is drawn anew.
func TestAutoRendered(t *testing.T) {
	t.Parallel()
	render := exec.Command("node", "--input-type=module", "--eval", `
		import { h } from "preact";
		import { renderToString } from "preact-render-to-string";
		import { load } from "./dist/index.js";
		import { BlockView, boardIds, containerAttributes, settingsFrom, sourceText } from "./dist/viewer.js";
		const attributes = { "data-show": "diagram auction source", "data-links": "bbo lin", "data-games": "list" };
		const settings = settingsFrom(attributes, console.error);
		const source = sourceText(`+"`"+visit.BoardOne+"\n"+boardTwo+"\n[Event \"The`"+`);
		const { games, diagnostics } = await (await load()).parse(new TextEncoder().encode(source), { sourceEncoding: "utf-8" });
		const ids = boardIds(games, () => true);
		const block = h(BlockView, { games, diagnostics, source, settings, idPrefix: "r1-", ids });
		console.log(renderToString(h("div", containerAttributes(attributes, "en", "r1-"), block)));
	`)
	render.Dir = "js"
	html, err := render.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, html)
	}
	watch := `<script type="module">
		const block = document.querySelector("[data-pbn-block]");
		document.first = [...block.querySelectorAll("*")];
		document.removed = [];
		new MutationObserver((all) => all.forEach(({ removedNodes }) => document.removed.push(...[...removedNodes].filter(n => n.nodeType === Node.ELEMENT_NODE).map(n => n.outerHTML)))).observe(block, { childList: true, subtree: true });
	</script>`
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+watch+visit.ScriptTag, string(html))}, nil)+"/")
	visit.Shows(p, "1", "2", "")
	p.WaitFor(`document.querySelector("[data-pbn-block] button") !== null`)
	if removed := browser.Evaluate[[]string](p, "document.removed"); len(removed) > 0 {
		t.Errorf("removed: %q", removed)
	}
	if gone := browser.Evaluate[int](p, "document.first.filter(e => !e.isConnected).length"); gone > 0 {
		t.Errorf("%d elements are gone", gone)
	}
	if ids := browser.Evaluate[string](p, `[...document.querySelectorAll("article")].map(a => a.id).join()`); ids != "board=1,board=2," {
		t.Errorf("ids %q", ids)
	}
	p.NoErrors()
}

// TestAutoCopies: a game is copied as PBN of its own, with what it inherits.
func TestAutoCopies(t *testing.T) {
	t.Parallel()
	p := visit.Article(t, `<pre class="pbn" data-games="list">[Event "##Cup"]`+"\n"+visit.BoardOne+"\n"+boardTwo+`</pre>`)
	visit.Shows(p, "1", "2")
	browser.Evaluate[int](p, `Object.defineProperty(navigator, "clipboard", { value: { write: async ([item]) => { document.copied = await (await item.getType("text/plain")).text(); } } }), 0`)
	p.WaitFor(`document.querySelectorAll(".pbn-links button").length === 2`)
	browser.Evaluate[int](p, `document.querySelectorAll(".pbn-links button")[1].click(), 0`)
	p.WaitFor("document.copied !== undefined")
	if got := browser.Evaluate[string](p, "document.copied"); !strings.Contains(got, `[Event "Cup"]`) || !strings.Contains(got, `[Board "2"]`) || strings.Contains(got, `[Board "1"]`) {
		t.Errorf("copied:\n%s", got)
	}
	p.WaitFor(`document.querySelectorAll(".pbn-links [role=status]")[1].textContent === "Copied"`)
	p.NoErrors()
}
