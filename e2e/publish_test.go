package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/site/edge/static"
)

// siteWithHeaders is a host of the site as it is served in earnest.
func siteWithHeaders(t *testing.T, before func(w http.ResponseWriter, r *http.Request) (answered bool)) string {
	t.Helper()
	site, err := static.New(dist)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case before != nil && before(w, r):
		case r.URL.Path == "/sw.js":
			emptyWorker(w)
		default:
			site.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(server.Close)
	forget(t, server.URL)
	return server.URL + "/"
}

const previewed = `document.querySelector(".preview .pbn-game") !== null`

// snippets are the pieces that a writer copies.
func (p *page) snippets() []string {
	p.t.Helper()
	return evaluate[[]string](p, `[...document.querySelectorAll(".copyable pre")].map((each) => each.textContent)`)
}

// TestPublishBoard: a board that is read is put into the builder from its menu.
func TestPublishBoard(t *testing.T) {
	t.Parallel()
	p := reader(t, example)
	want := p.shownGame()
	p.openMenu("more", `a[data-more="publish"]`)
	link := evaluate[string](p, `document.querySelector('[data-more="publish"]').href`)
	p.noErrors()
	builder := fresh(t, link)
	builder.waitFor(previewed + ` && document.querySelector(".preview [data-board='7']") !== null`)
	builder.sameGame(want)
	if deal := builder.snippets()[1]; !strings.Contains(deal, `[Board "7"]`) || strings.Contains(deal, `[Board "8"]`) {
		t.Errorf("the snippet:\n%s", deal)
	}
	builder.noErrors()
	// A broken link says so, and the builder has its own deal.
	broken := fresh(t, link[:len(link)-200])
	broken.waitFor(`document.querySelector(".choices [role=alert]")?.textContent.includes("not complete") && ` + previewed)
	broken.noErrors()
}

// TestPublishOpens: the builder takes a file that is chosen or dropped, a deal with nothing around it, a hand as in mail, and a link to one.
func TestPublishOpens(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)+"publish.html")
	p.waitFor(previewed)
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#open-file"), p.absolute([]string{example}), chromedp.NodeReady))
	p.waitFor(`document.querySelector(".preview .pbn-picker") !== null && document.querySelector("textarea").value.includes('[Board "9"]')`)
	p.drop(written(t, "latin.pbn", []byte("[Board \"12\"]\n[West \"S\xf8ren\"]\n")))
	p.waitFor(`document.querySelector(".preview [data-board='12']") !== null && document.querySelector("textarea").value.includes("Søren")`)
	p.do(chromedp.Focus(chromedp.CSS("textarea")))
	evaluate[int](p, `document.querySelector("textarea").select(), 0`)
	p.do(chromedp.KeyEvent("N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8"))
	p.waitFor(`document.querySelector(".preview .pbn-hand-s .pbn-ranks")?.textContent.replace(/\s/g, "") === "K76"`)
	if deal := p.snippets()[1]; !strings.Contains(deal, "[Deal \"N:A83.KQ7.AJ85.642 942.") {
		t.Errorf("the snippet: %q", deal)
	}
	for text, want := range map[string]string{pastedMail: "<pre class=\"pbn\">\n[Deal \"N:- - A83.KQ7.AJ85.642 -\"]", pastedLink: "[Auction \"N\"]\n1NT Pass"} {
		evaluate[int](p, `document.querySelector("textarea").select(), 0`)
		p.do(chromedp.KeyEvent(text))
		p.waitFor(fmt.Sprintf(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes(%q)`, want))
		p.waitFor(`document.querySelector(".preview .pbn-game")?.textContent.replace(/\s/g, "").includes("A83") ?? false`)
	}
	p.noErrors()
}

// TestPublished: what the builder gives shows the same board on the site itself, on another host, and in a frame on a page that
// allows no script: each in a browser that has seen none of it.
func TestPublished(t *testing.T) {
	t.Parallel()
	var article string
	page := func(policy string) func(w http.ResponseWriter, r *http.Request) bool {
		return func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path != "/article" {
				return false
			}
			w.Header().Set("Content-Type", "text/html")
			if policy != "" {
				w.Header().Set("Content-Security-Policy", policy)
			}
			fmt.Fprintf(w, "<!doctype html><html lang=en><title>Article</title><main><h1>A deal</h1>%s</main>", article)
			return true
		}
	}
	url := siteWithHeaders(t, page(""))
	other := siteWithHeaders(t, page(""))
	scriptless := siteWithHeaders(t, page("default-src 'none'; frame-src *"))

	p := open(t, url+"publish.html")
	p.waitFor(previewed)
	want := p.shownGame()
	p.click(`[data-show="html"]`)
	p.waitFor(`document.querySelector("[data-answer=fine]") !== null`)
	pieces := p.snippets()
	p.click(`[name="blog"][value="frame"]`)
	p.waitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("North Quill: ♠ A83, ♥ KQ7")`)
	frame := p.snippets()
	picture := p.saved(click(`[data-save="picture"]`))
	if !strings.HasPrefix(string(picture), "\x89PNG") || !strings.Contains(frame[1], `src="board-3.png"`) {
		t.Errorf("the picture is %.8q, and its place %s", picture, frame[1])
	}
	p.noErrors()

	article = pieces[0] + pieces[1]
	for name, host := range map[string]string{"on the site": url, "on another host": other} {
		t.Run(name, func(t *testing.T) {
			p := fresh(t, host+"article")
			p.waitFor(`document.querySelector(".pbn-block .pbn-game") !== null`)
			p.sameGame(want)
			p.noErrors()
		})
	}
	t.Run("in a frame", func(t *testing.T) {
		article = frame[0]
		p := fresh(t, scriptless+"article")
		inside := p.frame()
		p.until("the board in the frame", inside.until(`document.querySelector(".pbn-block .pbn-game") !== null`))
		got := shownGame{}
		inside.evaluate(shownGameScript, &got)
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("it shows\n%q\nwant\n%q", got, want)
		}
		if high := evaluate[int](p, `document.querySelector("iframe").offsetHeight`); high < 600 {
			t.Errorf("the frame is %d px high", high)
		}
		p.noErrors()
	})
	t.Run("by the picture", func(t *testing.T) {
		p := fresh(t, strings.Split(frame[1], `"`)[1])
		p.finished("shared.pbn")
		p.waitFor(indexed + ` && document.querySelector(".pbn-play") !== null`)
		p.sameGame(want)
		p.noErrors()
	})
}

// TestCopyHTML: one button beside the tabs copies all that a page needs, or the line for a frame; by mouse, finger and keyboard.
func TestCopyHTML(t *testing.T) {
	t.Parallel()
	copies(t)
	p := open(t, serve(t, nil)+"publish.html")
	p.waitFor(previewed)
	const button, said = "[data-copy=html]", `document.querySelector("[data-copy=html] + [role=status]").textContent`
	copied := func(how string, press func()) {
		t.Helper()
		p.waitFor(said + ` === "" && !document.querySelector("` + button + `").disabled`)
		pieces := p.snippets()
		want := strings.Join(pieces, "")
		if evaluate[bool](p, `document.querySelector("[name=blog][value=frame]").checked`) {
			want = pieces[0]
		}
		press()
		p.waitFor(said + ` === "Copied"`)
		if got := p.clipboard(); got != want {
			t.Errorf("%s: copied\n%s\nwant\n%s", how, got, want)
		}
	}
	copied("mouse", func() { p.do(click(button)) })
	p.resize(360, 740)
	p.click(`[name="blog"][value="cms"]`)
	p.waitFor(`document.querySelectorAll(".copyable pre")[1].textContent.includes('data-repair="cms"')`)
	copied("keyboard", func() {
		evaluate[int](p, `document.querySelector("`+button+`").focus(), 0`)
		p.press(kb.Enter)
	})
	p.click(`[name="blog"][value="frame"]`)
	p.waitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("North Quill: ♠ A83, ♥ KQ7")`)
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
	copied("touch", func() { p.touch(button, 0, 0) })
	p.noErrors()
}

// TestFrameInLanguage: the title of a frame and the description of a picture are in the language of the deal.
func TestFrameInLanguage(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)+"publish.html")
	p.waitFor(previewed)
	evaluate[int](p, `((e) => { e.value = "de"; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })([...document.querySelectorAll(".knobs select")].find((e) => e.querySelector("[value=de]")))`)
	p.click(`[name="blog"][value="frame"]`)
	p.waitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("Nord Quill: ♠ A83, ♥ KD7")`)
	if frame := p.snippets()[0]; !strings.Contains(frame, "lang=de") || !strings.Contains(frame, `title="Board 3, `) {
		t.Error(frame)
	}
	p.noErrors()
}

// TestFrameHeight: a page that has a script is told how high the board in the frame is, and nothing else.
func TestFrameHeight(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	article := articlePage(`<script>document.told = []; addEventListener("message", ({ data }) => document.told.push(data));</script>`,
		fmt.Sprintf(`<iframe src="%sembed.html#pbn=%s&view=hand" width="600" height="100"></iframe>`, url, packed(boardOne)))
	p := open(t, site(t, map[string]string{"/": article}, nil)+"/")
	inside := p.frame()
	p.until("the board in the frame", inside.until(`document.querySelector(".pbn-game") !== null`))
	var high int
	inside.evaluate(`Math.ceil(document.body.getBoundingClientRect().height)`, &high)
	p.waitFor(fmt.Sprintf(`document.told.at(-1)?.height === %d`, high))
	if told := evaluate[string](p, `[...new Set(document.told.flatMap((each) => Object.entries(each).map(([name, value]) => name + " " + typeof value)))].sort().join()`); told != "height number,type string" {
		t.Errorf("told is %s", told)
	}
	p.noErrors()
}

// TestFraming: only the page that is made for it is shown in frames of other sites.
func TestFraming(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	for path, want := range map[string]bool{"embed.html": true, "embed": true, "": false, "index.html": false, "publish.html": false, "rules/index.html": false} {
		p := open(t, site(t, map[string]string{"/": articlePage("", fmt.Sprintf(`<iframe src="%s%s"></iframe>`, url, path))}, nil)+"/")
		inside := p.frame()
		p.until("the frame has loaded", inside.until(`document.readyState === "complete" && location.href !== "about:blank"`))
		var address string
		inside.evaluate(`location.href`, &address)
		if framed := strings.HasPrefix(address, url); framed != want {
			t.Errorf("%q in a frame: %v (%s), want %v", path, framed, address, want)
		}
	}
}

// TestEmbedStill: nothing moves while a frame loads, and links to other sites do not open in it.
func TestEmbedStill(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	p := blank(t, observer)
	p.do(chromedp.Navigate(url + "embed.html#pbn=" + packed(string(read(t, example))) + "&board=8&links=bbo&card=2"))
	p.waitFor(`document.querySelector("[data-board='8'] .pbn-trick li") !== null`)
	p.painted()
	if sum := evaluate[float64](p, `shifts.reduce((sum, { value }) => sum + value, 0)`); sum > 0.01 {
		t.Errorf("the page moves by %.3f: %s", sum, evaluate[string](p, "JSON.stringify(shifts)"))
	}
	opens := evaluate[string](p, `(() => {
		const link = document.querySelector(".pbn-links a");
		link.addEventListener("click", (event) => event.preventDefault());
		link.click();
		return link.target;
	})()`)
	if opens != "_blank" {
		t.Errorf("a link opens in %q", opens)
	}
	if broken := evaluate[[]string](p, "violations"); len(broken) > 0 {
		t.Errorf("against the policy: %q", broken)
	}
	p.noErrors()
}

// TestEmbedLIN: a frame whose address has a link to a hand shows the hand.
func TestEmbedLIN(t *testing.T) {
	t.Parallel()
	p := blank(t, observer)
	p.do(chromedp.Navigate(siteWithHeaders(t, nil) + "embed.html#pbn=" + packed(pastedLink)))
	p.waitFor(`document.querySelector(".pbn-game")?.textContent.replace(/\s/g, "").includes("A83") ?? false`)
	if broken := evaluate[[]string](p, "violations"); len(broken) > 0 {
		t.Errorf("against the policy: %q", broken)
	}
	p.noErrors()
}

// TestEmbedBroken: a frame whose address has no board says so.
func TestEmbedBroken(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	for hash, says := range map[string]string{"": "no board in the address", "#pbn=" + packed("Hello"): "no board in the address", "#pbn=" + packed(boardOne)[:40]: "not complete"} {
		p := open(t, url+"embed.html"+hash)
		p.waitFor(fmt.Sprintf(`document.querySelector("#board [role=alert]")?.textContent.includes(%q)`, says))
		p.noErrors()
	}
}

// TestPublishAddressFails: where pages cannot load pbnkit, it is said beside the button that copies.
func TestPublishAddressFails(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, "/auto.js") && r.Header.Get("Sec-Fetch-Dest") == "empty" {
			http.NotFound(w, r)
			return true
		}
		return false
	})
	p := open(t, url+"publish.html")
	p.waitFor(`document.querySelector(".copyable [data-answer=wrong]")?.textContent.includes("answers 404")`)
	p.click(`[data-show="html"]`)
	p.click(`[name="host"][value="folder"]`)
	p.waitFor(`document.querySelector("[data-answer]") === null`)
	if setup := p.snippets()[0]; !strings.Contains(setup, `src="/pbnkit/auto.js"></script>`) {
		t.Errorf("the snippet: %s", setup)
	}
	if faults := p.errors(); len(faults) != 1 || !strings.Contains(faults[0], "404") {
		t.Errorf("on the console: %q", faults)
	}
	// A host that lets no other site load its files.
	plain := open(t, serve(t, nil)+"publish.html")
	plain.waitFor(`document.querySelector(".copyable [data-answer=wrong]")?.textContent.includes("(CORS), not articles on other sites")`)
	plain.noErrors()
}

// TestCureNamed: of a block that a blog has changed, the writer is told what mends it; and the builder writes that for such a blog.
func TestCureNamed(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)+"publish.html")
	p.waitFor(previewed)
	p.click(`[name="blog"][value="cms"]`)
	p.waitFor(`document.querySelectorAll(".copyable pre")[1].textContent.startsWith('<pre class="pbn" data-repair="cms">')`)
	p.noErrors()
	changed := curly(`[Board "1"]` + "\n" + `[Deal "N:AKQJ.T98.765.432 - - -"]`)
	broken := article(t, `<pre class="pbn">`+changed+`</pre>`)
	broken.waitFor(`document.querySelector(".pbn-note-to-writer")?.textContent.includes('write data-repair="cms" on this element') === true`)
	mended := article(t, `<pre class="pbn" data-repair="cms">`+changed+`</pre>`)
	mended.shows("1")
	mended.waitFor(`document.querySelector(".pbn-note-to-writer") === null`)
	// Nothing of it is said of a text that no blog has changed.
	other := article(t, `<pre class="pbn">Dear partner</pre>`)
	other.waitFor(`document.querySelector(".pbn-note-to-writer")?.textContent.endsWith("there is no game in it.") === true`)
}

// frame is what is inside of the first frame of a page.
type frame struct{ page *page }

func (p *page) frame() frame {
	p.t.Helper()
	p.waitFor(`document.querySelector("iframe") !== null`)
	return frame{p}
}

// evaluate puts the value of an expression in the frame into a variable; false where the frame is on its way.
func (f frame) evaluate(expression string, to any) bool {
	f.page.t.Helper()
	tree := call(f.page, cdppage.GetFrameTree, cdp.Empty{})
	if len(tree.FrameTree.ChildFrames) == 0 {
		return false
	}
	ctx, stop := patiently(f.page.ctx)
	defer stop()
	world, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{FrameID: tree.FrameTree.ChildFrames[0].Frame.ID})
	if err != nil {
		return false
	}
	result, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: expression, ContextID: world.ExecutionContextID, ReturnByValue: new(true)})
	if err != nil || result.ExceptionDetails != nil {
		return false
	}
	if err := json.Unmarshal(result.Result.Value, to); err != nil {
		f.page.t.Fatal(expression, ": ", err)
	}
	return true
}

// until is whether an expression is true in the frame, for page.until.
func (f frame) until(expression string) func(context.Context) (bool, string, error) {
	return func(context.Context) (is bool, work string, err error) {
		return f.evaluate("Boolean("+expression+")", &is) && is, "", nil
	}
}
