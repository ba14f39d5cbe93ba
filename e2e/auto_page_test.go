package e2e

import (
	"net/http"
	"os/exec"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
)

const simple = `<p>Before.</p><pre class="pbn">` + boardOne + `</pre><p>After.</p>`

// TestAutoLeavesAlone: what a page wants left alone, and what cannot be told apart, stays as it is; and the writer is told once.
func TestAutoLeavesAlone_4(t *testing.T) {
	t.Parallel()
	p := open(t, "about:blank")
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
		{"unclosed and not PBN to its end", `<p><PBN>` + boardOne + `and nobody knew why.</p><p>The end.</p>`, []string{"1"},
			strings.Join(strings.Fields(boardOne), " ") + " and nobody knew why. The end.", 1},
		{"no game", `<pre class="pbn">Nothing yet.</pre>`, nil, "Nothing yet.", 1},
		{"no such board", `<pre class="pbn" data-board="2">[Board "1"]</pre>`, nil, `[Board "1"]`, 1},
		{"a setting that is not known", `<pre class="pbn" data-suits="5">[Board "1"]</pre>`, []string{"1"}, "", 0},
	} {
		p.run(c.name, func(t *testing.T) {
			p.article(c.body)
			p.shows(c.boards...)
			if got := p.prose(); got != c.prose {
				t.Errorf("besides what is shown the page says %q, want %q", got, c.prose)
			}
			if got := evaluate[int](p, `document.querySelectorAll(".pbn-note-to-writer").length`); got != c.notes {
				t.Errorf("%d notes to the writer, want %d", got, c.notes)
			}
			p.noErrors()
		})
	}
}

// TestAutoPosted: the source of a page that was posted is not to be had; what a GET gives says something else.
func TestAutoPosted_4(t *testing.T) {
	t.Parallel()
	form := articlePage("", `<form method="post" action="/result"><button>Send</button></form>`)
	url := site(t, map[string]string{"/": form}, func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/result" {
			return false
		}
		w.Header().Set("Content-Type", "text/html")
		body := `<p>Type something.</p>`
		if r.Method == http.MethodPost {
			body = `<PBN>[Board "1"]<p>After.</p></PBN>`
		}
		_, _ = w.Write([]byte(articlePage(styleTag+scriptTag, body)))
		return true
	})
	p := open(t, url+"/")
	p.click("button")
	p.waitFor(`location.pathname === "/result"`)
	p.shows()
	if got, want := p.prose(), `[Board "1"] After.`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	p.noErrors()
}

// TestAutoSrcdoc: a frame with a text of its own has no address.
func TestAutoSrcdoc_4(t *testing.T) {
	t.Parallel()
	inner := strings.NewReplacer("&", "&amp;", `"`, "&quot;").Replace(articlePage(styleTag+scriptTag, `<PBN>[Board "1"]<p>After.</p></PBN>`+simple))
	p := article(t, `<iframe srcdoc="`+inner+`"></iframe>`)
	p.waitFor(`document.querySelector("iframe").contentDocument.isReady === true`)
	got := evaluate[[]string](p, `[...document.querySelector("iframe").contentDocument.querySelectorAll("article, pbn")].map(e => e.dataset.board ?? e.textContent)`)
	if strings.Join(got, "|") != `[Board "1"]After.|1` {
		t.Errorf("%q", got)
	}
	p.noErrors()
}

// TestAutoStrictPolicy: no style and no script of ours is in the page, and what we add is allowed where the script is.
func TestAutoStrictPolicy(t *testing.T) {
	t.Parallel()
	policy := `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'">`
	p := open(t, site(t, map[string]string{"/": articlePage(policy+`<script type="module" src="/pbnkit/auto.js"></script>`, simple)}, nil)+"/")
	p.waitFor(`document.querySelector("[data-pbn-block] button") !== null`)
	if position := evaluate[string](p, `getComputedStyle(document.querySelector(".pbn-spoken")).position`); position != "absolute" {
		t.Error("there are no styles")
	}
	p.noErrors()
}

// TestAutoStyles: the script brings the styles where a page has forgotten them, once, and shows nothing before they are there.
func TestAutoStyles(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	url := site(t, map[string]string{"/": articlePage(scriptTag+`<script type="module">
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
	p := open(t, url+"/")
	p.shows("1", "1")
	if got := evaluate[string](p, "document.firstDisplay"); got != "absolute" {
		t.Errorf("at first what is spoken is %q", got)
	}
	if asked.Load() != 1 {
		t.Errorf("the styles were asked for %d times", asked.Load())
	}
	p.noErrors()
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
	url := site(t, map[string]string{
		"/none": articlePage(styleTag+scriptTag, "<p>Nothing.</p>"),
		"/far":  articlePage(styleTag+scriptTag, `<p style="height: 6000px">Far.</p>`+simple+`<script type="application/x-pbn">`+boardTwo+`</script>`),
	}, func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".wasm") || strings.HasSuffix(r.URL.Path, "/auto-read.js") {
			asked.Add(1)
		}
		return false
	})
	p := open(t, url+"/none")
	p.shows()
	p = blank(t, countDue)
	p.do(chromedp.Navigate(url + "/far"))
	p.waitFor(`document.querySelector("pre").hasAttribute("data-pbn-done")`)
	// The script has seen where the blocks are, and has nothing left to do.
	p.waitFor(`document.watched > 0 && document.due === 0`)
	// What it asked for comes to the host before this.
	evaluateAsync[bool](p, `fetch("/none").then(({ ok }) => ok)`)
	if asked.Load() != 0 {
		t.Errorf("%d files were loaded that nobody needs", asked.Load())
	}
	evaluate[int](p, `scrollTo(0, 5000), 0`)
	p.shows("1", "2")
	if asked.Load() != 2 {
		t.Errorf("%d files were loaded, want the script and the module once", asked.Load())
	}
	p.noErrors()
}

// TestAutoModuleMissing: the PBN stays readable, in lines; one error says why; and a later call works.
func TestAutoModuleMissing(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	broken.Store(true)
	url := site(t, map[string]string{"/": articlePage(styleTag+scriptTag+`<script>addEventListener("pbn-error", (e) => { document.failed = e.target.localName; });</script>`, "<p>Before.</p><pbn>"+boardOne+"</pbn>")},
		func(w http.ResponseWriter, r *http.Request) bool {
			if broken.Load() && strings.HasSuffix(r.URL.Path, ".wasm") {
				http.NotFound(w, r)
				return true
			}
			return false
		})
	p := open(t, url+"/")
	p.shows()
	if got, want := p.prose(), "Before. "+strings.Join(strings.Fields(boardOne), " "); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if space := evaluate[string](p, `getComputedStyle(document.querySelector("pbn")).whiteSpace`); space != "pre-wrap" {
		t.Errorf("its lines are %s", space)
	}
	if failed := evaluate[string](p, "document.failed"); failed != "pbn" {
		t.Errorf("pbn-error came from %q", failed)
	}
	if errors := p.errors(); len(errors) != 2 || !strings.Contains(errors[1], "the module cannot be loaded") {
		t.Errorf("on the console: %q", errors)
	}
	broken.Store(false)
	if n := evaluate[int](p, `import("/pbnkit/auto.js").then(({ upgrade }) => upgrade()).then((blocks) => { document.again = blocks.length; }), 0`); n != 0 {
		t.Fatal(n)
	}
	p.waitFor("document.again === 1")
	p.shows("1")
	p.noErrors()
}

// TestAutoGivesBack: a second call finds nothing, and destroy gives back the page as it was.
func TestAutoGivesBack(t *testing.T) {
	t.Parallel()
	body := simple + autop("<PBN>\n"+boardOne+"\n"+boardTwo+"</PBN>") + `<div id="deal"><PBN>` + boardOne + "<p>After.</p></div>"
	p := open(t, site(t, map[string]string{"/": articlePage(styleTag, body)}, nil)+"/")
	evaluate[int](p, `document.before = document.body.innerHTML, import("/pbnkit/auto.js").then(async ({ upgrade }) => {
		const handles = await upgrade();
		document.found = [handles.length, (await upgrade()).length].join();
	}), 0`)
	p.waitFor("document.found !== undefined")
	// Who asks first gets them: the script by itself, or this one.
	if found := evaluate[string](p, "document.found"); found != "3,0" && found != "0,0" {
		t.Errorf("two calls found %s blocks", found)
	}
	p.waitFor(`document.querySelectorAll("[data-pbn-block] article").length === 4`)
	evaluate[int](p, `document.querySelectorAll(".pbn-note-to-writer").forEach(note => note.remove()), 0`)
	evaluate[int](p, `import("/pbnkit/auto.js").then(({ blocks }) => { for (const block of blocks()) block.destroy(); document.destroyed = true; }), 0`)
	p.waitFor("document.destroyed === true")
	evaluate[int](p, `document.querySelectorAll("[data-pbn-done]").forEach(e => e.removeAttribute("data-pbn-done")), 0`)
	if before, after := evaluate[string](p, "document.before"), evaluate[string](p, "document.body.innerHTML"); before != after {
		t.Errorf("before:\n%s\nafter:\n%s", before, after)
	}
	p.noErrors()
}

const played = "[Board \"7\"]\n[Hidden \"W\"]\n[Deal \"N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Play \"W\"]\n" +
	"CA C4 C2 CJ\nCK C9 C3 CQ\nH4 H3 HQ HK\n*\n"

// TestAutoScript: a page's own script shows files, is told of them, and moves about in them.
func TestAutoScript_6(t *testing.T) {
	t.Parallel()
	p := open(t, site(t, map[string]string{
		"/": articlePage(styleTag+`<script>
			document.steps = [];
			addEventListener("pbn-rendered", (e) => { document.told = e.detail.games.length; });
			addEventListener("pbn-step", ({ detail }) => document.steps.push([detail.game, detail.board, detail.card, detail.trick].join()));
		</script>`, `<div id="place"></div>`),
		"/deals.pbn": boardOne + "\n" + played,
	}, nil)+"/")
	evaluate[int](p, `import("/pbnkit/auto.js").then(async ({ render }) => {
		const bytes = await (await fetch("/deals.pbn")).bytes();
		document.handle = await render(document.getElementById("place"), bytes, { lang: { board: "Donne {board}" } });
	}), 0`)
	p.waitFor("document.handle !== undefined")
	p.waitFor("document.told === 2")
	steps := func(script, want string) {
		t.Helper()
		evaluate[int](p, "document.steps.length = 0, document.handle."+script+", 0")
		p.waitFor("document.steps.length > 0")
		if got := evaluate[string](p, `document.steps.join(" ")`); got != want {
			t.Errorf("%s told %q, want %q", script, got, want)
		}
	}
	steps(`goTo({ board: "7", trick: 2 })`, "2,7,4,1")
	steps(`next()`, "2,7,5,2")
	steps(`prev()`, "2,7,4,1")
	steps(`goTo({ card: 9 })`, "2,7,9,3")
	steps(`goTo("start")`, "2,7,0,0")
	if got := p.boards(); !slices.Equal(got, []string{"7"}) {
		t.Errorf("boards %q are shown", got)
	}
	if board := evaluate[string](p, `document.querySelector('article[data-board="7"]').getAttribute("aria-label")`); board != "Donne 7" {
		t.Errorf("the game is %q", board)
	}
	west := `document.querySelector('article[data-board="7"] .pbn-hand-w details')`
	if !evaluate[bool](p, west+" !== null && !"+west+".open") {
		t.Error("West is not hidden")
	}
	evaluate[int](p, "document.handle.reveal(), 0")
	if evaluate[bool](p, west+" !== null") {
		t.Error("West is hidden still")
	}
	evaluate[int](p, "document.handle.rotate(), document.handle.destroy(), 0")
	if left := evaluate[string](p, `document.getElementById("place").innerHTML`); left != "" {
		t.Errorf("destroy leaves %s", left)
	}
	p.noErrors()
}

// TestAutoFile: a container names a file; where that cannot be read, what stands in it stays.
func TestAutoFile_6(t *testing.T) {
	t.Parallel()
	url := site(t, map[string]string{
		"/": articlePage(styleTag+scriptTag, `<pre class="pbn" data-src="deals.pbn" data-board="2">The deals.</pre>`+
			`<pbn-deal data-src="deals.pbn"><a href="deals.pbn">Two deals</a></pbn-deal><pbn data-src="none.pbn">No deals.</pbn>`),
		"/deals.pbn": "% PBN 2.1\n" + boardOne + "\n" + strings.Replace(boardTwo, "Ida", "\xd8re", 1),
	}, nil)
	p := open(t, url+"/")
	p.shows("2", "1")
	if got, want := p.prose(), "Two deals No deals."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if !evaluate[bool](p, `document.querySelector("[data-pbn-block]").textContent.includes("Øre Fenwick")`) {
		t.Error("the file's encoding is not seen")
	}
	if errors := p.errors(); len(errors) != 1 || !strings.Contains(errors[0], "404") {
		t.Errorf("on the console: %q", errors)
	}
}

// TestAutoSettings: the script tag speaks for the page, a container for itself.
func TestAutoSettings_6(t *testing.T) {
	t.Parallel()
	script := strings.Replace(scriptTag, "src=", `data-show="source diagram" data-games="list" src=`, 1)
	p := open(t, site(t, map[string]string{"/": articlePage(styleTag+script, simple+`<pre class="pbn" data-board="1" data-show="auction">`+boardOne+"\n"+boardTwo+`</pre><pbn>`+boardOne+"\n"+boardTwo+`</pbn>`)}, nil)+"/")
	p.shows("1", "1", "1", "2")
	if got := evaluate[[]bool](p, `[...document.querySelectorAll("[data-pbn-block] > details")].map(d => d.hidden)`); len(got) != 3 || got[0] || !got[1] || got[2] {
		t.Errorf("hidden sources: %v", got)
	}
	p.noErrors()
}

// TestAutoProblems: errors show the source with its lines, open for the writer alone.
func TestAutoProblems(t *testing.T) {
	t.Parallel()
	p := article(t, `<pre class="pbn">[Board "1"]`+"\n"+`[Event "The`+"\n"+`</pre>`)
	p.shows("1")
	p.waitFor(`document.querySelector("[data-pbn-block] > details").open && !document.querySelector("[data-pbn-block] > details").hidden`)
	if got := evaluate[string](p, `document.querySelector("[data-pbn-block] mark").textContent`); got != `[Event "The` {
		t.Errorf("marked is %q", got)
	}
	p.noErrors()
}

// TestAutoDeepLink: the address opens a board; an id does so without a script of ours where it is free.
func TestAutoDeepLink(t *testing.T) {
	t.Parallel()
	far := `<p style="height: 6000px">Far.</p>`
	url := site(t, map[string]string{"/": articlePage(styleTag+scriptTag, simple+far+`<pre class="pbn">`+boardTwo+"\n"+played+`</pre>`+far)}, nil)
	p := open(t, url+"/#board=7&trick=3")
	p.shows("1", "7")
	inView := func(board string) string {
		return `[...document.querySelectorAll('article[data-board="` + board + `"]')].some(a => { const { top, height } = a.getBoundingClientRect(); return height > 0 && top >= -1 && top < innerHeight; })`
	}
	p.waitFor(inView("7"))
	// The king of hearts takes the third trick.
	p.waitFor(`document.querySelector('article[data-board="7"] .pbn-place').textContent.includes("8")`)
	evaluate[int](p, `location.hash = "#board=1", 0`)
	p.waitFor(inView("1") + " && scrollY < 1000")
	evaluate[int](p, `location.hash = "#board=2", 0`)
	p.waitFor(inView("2"))
	if got := evaluate[string](p, `[...document.querySelectorAll("article")].map(a => a.id).join()`); got != "board=1,board=2,board=7" {
		t.Errorf("ids %q", got)
	}
	p.noErrors()
}

// TestAutoLinkInArticle: a link opens a board that nobody has come near, and does so again where the address says it already.
func TestAutoLinkInArticle(t *testing.T) {
	t.Parallel()
	body := `<a href="#board=7&amp;trick=3">See trick 3</a><p style="height: 6000px">Far.</p><pre class="pbn">` + boardOne + "\n" + played + `</pre>`
	p := open(t, site(t, map[string]string{"/": articlePage(styleTag+scriptTag, body)}, nil)+"/")
	p.waitFor(`document.querySelector("pre").hasAttribute("data-pbn-done")`)
	place := `document.querySelector('article[data-board="7"] .pbn-place')?.textContent ?? ""`
	evaluate[int](p, `document.querySelector("a").click(), 0`)
	p.waitFor("(" + place + `).includes("8")`)
	evaluate[int](p, `document.querySelector('article[data-board="7"] .pbn-step-first').click(), 0`)
	p.waitFor("!(" + place + `).includes("8")`)
	evaluate[int](p, `document.querySelector("a").click(), 0`)
	p.waitFor("(" + place + `).includes("8")`)
	p.noErrors()
}

// TestAutoReveal: a hand that is revealed is one that was hidden; the others stay as their games have them.
func TestAutoReveal(t *testing.T) {
	t.Parallel()
	deal := "[Deal \"N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85\"]\n"
	body := `<script>addEventListener("pbn-rendered", ({ detail }) => { document.handle = detail.handle; })</script>
<pre class="pbn" data-games="list">[Board "3"][Hidden "EW"]` + deal + `
[Board "4"][Hidden "NS"]` + deal + `</pre>`
	p := open(t, site(t, map[string]string{"/": articlePage(styleTag+scriptTag, body)}, nil)+"/")
	covered := `[...document.querySelectorAll("article")].map(a => [...a.querySelectorAll(".pbn-hand:has(.pbn-cover)")].map(h => h.className.at(-1)).join("")).join()`
	p.waitFor(covered + ` === "ew,ns"`)
	evaluate[int](p, `document.handle.reveal("E"), 0`)
	p.waitFor(covered + ` === "w,ns"`)
	evaluate[int](p, `document.handle.reveal(), 0`)
	p.waitFor(covered + ` === ","`)
	p.noErrors()
}

// TestAutoObserve: what comes later is shown as well, where the page asks for that.
func TestAutoObserve(t *testing.T) {
	t.Parallel()
	p := open(t, site(t, map[string]string{"/": articlePage(styleTag+strings.Replace(scriptTag, "src=", "data-observe src=", 1), simple)}, nil)+"/")
	p.shows("1")
	evaluate[int](p, `document.body.insertAdjacentHTML("beforeend", '<pre class="pbn">[Board "9"]</pre>'), 0`)
	p.waitFor(`document.querySelector('article[data-board="9"]') !== null`)
	p.noErrors()
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
		const source = sourceText(`+"`"+boardOne+"\n"+boardTwo+"\n[Event \"The`"+`);
		const { games, diagnostics } = await (await load()).parse(new TextEncoder().encode(source), { sourceEncoding: "utf-8" });
		const ids = boardIds(games, () => true);
		const block = h(BlockView, { games, diagnostics, source, settings, idPrefix: "r1-", ids });
		console.log(renderToString(h("div", containerAttributes(attributes, "en", "r1-"), block)));
	`)
	render.Dir = "../js"
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
	p := open(t, site(t, map[string]string{"/": articlePage(styleTag+watch+scriptTag, string(html))}, nil)+"/")
	p.shows("1", "2", "")
	p.waitFor(`document.querySelector("[data-pbn-block] button") !== null`)
	if removed := evaluate[[]string](p, "document.removed"); len(removed) > 0 {
		t.Errorf("removed: %q", removed)
	}
	if gone := evaluate[int](p, "document.first.filter(e => !e.isConnected).length"); gone > 0 {
		t.Errorf("%d elements are gone", gone)
	}
	if ids := evaluate[string](p, `[...document.querySelectorAll("article")].map(a => a.id).join()`); ids != "board=1,board=2," {
		t.Errorf("ids %q", ids)
	}
	p.noErrors()
}

// TestAutoCopies: a game is copied as PBN of its own, with what it inherits.
func TestAutoCopies(t *testing.T) {
	t.Parallel()
	p := article(t, `<pre class="pbn" data-games="list">[Event "##Cup"]`+"\n"+boardOne+"\n"+boardTwo+`</pre>`)
	p.shows("1", "2")
	evaluate[int](p, `Object.defineProperty(navigator, "clipboard", { value: { write: async ([item]) => { document.copied = await (await item.getType("text/plain")).text(); } } }), 0`)
	p.waitFor(`document.querySelectorAll(".pbn-links button").length === 2`)
	evaluate[int](p, `document.querySelectorAll(".pbn-links button")[1].click(), 0`)
	p.waitFor("document.copied !== undefined")
	if got := evaluate[string](p, "document.copied"); !strings.Contains(got, `[Event "Cup"]`) || !strings.Contains(got, `[Board "2"]`) || strings.Contains(got, `[Board "1"]`) {
		t.Errorf("copied:\n%s", got)
	}
	p.waitFor(`document.querySelectorAll(".pbn-links [role=status]")[1].textContent === "Copied"`)
	p.noErrors()
}
