package site

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
	"pbn/site/edge/static"
)

// siteWithHeaders is a host of the site as it is served in earnest.
func siteWithHeaders(t *testing.T, before func(w http.ResponseWriter, r *http.Request) (answered bool)) string {
	t.Helper()
	site, err := static.New(browser.Dist)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case before != nil && before(w, r):
		case r.URL.Path == "/sw.js":
			browser.EmptyWorker(w)
		default:
			site.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(server.Close)
	browser.Forget(t, server.URL)
	return server.URL + "/"
}

// quizDeal is a board that East declares, so that a quiz hides North and South.
const quizDeal = "[Board \"5\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n[Deal \"N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8\"]\n" +
	"[Declarer \"E\"]\n[Contract \"3NT\"]\n[Result \"9\"]\n[Auction \"N\"]\nPass 1C Pass 1S\nPass 1NT Pass 3NT\nPass Pass Pass\n"

// TestPublishQuiz: a quiz hides the defenders, and nothing that is published of it tells their hands or what came of the board: neither the frame,
// nor the picture, its text and its link.
func TestPublishQuiz(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(visit.Previewed)
	browser.Evaluate[int](p, `(() => {
		const view = [...document.querySelectorAll("select")].find((each) => [...each.options].some(({ value }) => value === "quiz"));
		view.value = "quiz";
		view.dispatchEvent(new Event("change", { bubbles: true }));
	})(), 0`)
	p.Click(`[data-show="html"]`)
	p.Click(`[name="blog"][value="frame"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("view=quiz&amp;hidden=EW")`)
	// pictureOf is the picture of another deal, with what is published of it.
	pictureOf := func(deal string) (picture []byte, made []string) {
		before := strings.Join(visit.Snippets(p), "")
		browser.Evaluate[int](p, fmt.Sprintf(`((e) => { e.value = %q; e.dispatchEvent(new Event("input", { bubbles: true })); })(document.querySelector("textarea")), 0`, deal))
		p.WaitFor(fmt.Sprintf(`((made) => made !== %q && made.includes("hidden=NS") && /alt="Board 5\..*[♠♥♦♣]/.test(made) && !document.querySelector("[data-copy=html]").disabled)([...document.querySelectorAll(".copyable pre")].map((e) => e.textContent).join(""))`, before))
		return p.Saved(browser.Click(`[data-save="picture"]`)), visit.Snippets(p)
	}
	picture, made := pictureOf(quizDeal)
	if !strings.Contains(made[0], "view=quiz&amp;hidden=NS") {
		t.Errorf("the frame shows another: %s", made[0])
	}
	_, alt, _ := strings.Cut(made[1], `alt="`)
	for _, tells := range []string{"made", "tricks", "North ", "North:", "South:", "A83", "AJ9642"} {
		if strings.Contains(alt, tells) {
			t.Errorf("the picture's text tells %q: %s", tells, alt)
		}
	}
	// What is hidden makes no difference to the picture, what is seen does.
	if other, _ := pictureOf(strings.NewReplacer("A83", "A86", "K76", "K73", `Result "9"`, `Result "8"`).Replace(quizDeal)); !bytes.Equal(picture, other) {
		t.Error("the picture tells what is hidden")
	}
	if other, _ := pictureOf(strings.NewReplacer("942", "952", "QJT5", "QJT4").Replace(quizDeal)); bytes.Equal(picture, other) {
		t.Error("pictures of two deals are the same")
	}
	p.NoErrors()
	for name, address := range map[string]string{"by the picture": strings.Split(made[1], `"`)[1], "in the frame": strings.Split(made[0], `"`)[1]} {
		t.Run(name, func(t *testing.T) {
			p := browser.Fresh(t, strings.ReplaceAll(address, "&amp;", "&"))
			p.WaitFor(`document.querySelector("#board .pbn-game .pbn-hand-e .pbn-ranks")?.checkVisibility()`)
			if seen := browser.Evaluate[string](p, `["n", "s"].filter((seat) => document.querySelector("#board .pbn-hand-" + seat + " .pbn-ranks")?.checkVisibility()).join()`); seen != "" {
				t.Errorf("the hands of %s are seen", seen)
			}
			if text := browser.Evaluate[string](p, `document.querySelector("#board").innerText`); strings.Contains(text, "9 tricks") {
				t.Errorf("it tells what came of the board: %s", text)
			}
			p.NoErrors()
		})
	}
}

// TestPublishBoard: a board that is read is put into the builder from its menu.
func TestPublishBoard(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, visit.Example)
	want := visit.GameIn(p)
	visit.OpenMenu(p, "more", `a[data-more="publish"]`)
	link := browser.Evaluate[string](p, `document.querySelector('[data-more="publish"]').href`)
	p.NoErrors()
	builder := browser.Fresh(t, link)
	builder.WaitFor(visit.Previewed + ` && document.querySelector(".preview [data-board='7']") !== null`)
	visit.SameGame(builder, want)
	if deal := visit.Snippets(builder)[1]; !strings.Contains(deal, `[Board "7"]`) || strings.Contains(deal, `[Board "8"]`) {
		t.Errorf("the snippet:\n%s", deal)
	}
	builder.NoErrors()
	// A broken link says so, and the builder has its own deal.
	broken := browser.Fresh(t, link[:len(link)-200])
	broken.WaitFor(`document.querySelector(".choices [role=alert]")?.textContent.includes("not complete") && ` + visit.Previewed)
	broken.NoErrors()
}

// TestPublishOpens: the builder takes a file that is chosen or dropped, a deal with nothing around it, a hand as in mail, and a link to one.
func TestPublishOpens(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(visit.Previewed)
	p.Do(chromedp.SetUploadFiles(chromedp.CSS("#open-file"), p.Absolute([]string{visit.Example}), chromedp.NodeReady))
	p.WaitFor(`document.querySelector(".preview .pbn-picker") !== null && document.querySelector("textarea").value.includes('[Board "9"]')`)
	p.Drop(browser.Written(t, "latin.pbn", []byte("[Board \"12\"]\n[West \"S\xf8ren\"]\n")))
	p.WaitFor(`document.querySelector(".preview [data-board='12']") !== null && document.querySelector("textarea").value.includes("Søren")`)
	p.Do(chromedp.Focus(chromedp.CSS("textarea")))
	browser.Evaluate[int](p, `document.querySelector("textarea").select(), 0`)
	p.Do(chromedp.KeyEvent("N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8"))
	p.WaitFor(`document.querySelector(".preview .pbn-hand-s .pbn-ranks")?.textContent.replace(/\s/g, "") === "K76"`)
	if deal := visit.Snippets(p)[1]; !strings.Contains(deal, "[Deal \"N:A83.KQ7.AJ85.642 942.") {
		t.Errorf("the snippet: %q", deal)
	}
	for text, want := range map[string]string{visit.PastedMail: "<pre class=\"pbn\">\n[Deal \"N:- - A83.KQ7.AJ85.642 -\"]", visit.PastedLink: "[Auction \"N\"]\n1NT Pass"} {
		browser.Evaluate[int](p, `document.querySelector("textarea").select(), 0`)
		p.Do(chromedp.KeyEvent(text))
		p.WaitFor(fmt.Sprintf(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes(%q)`, want))
		p.WaitFor(`document.querySelector(".preview .pbn-game")?.textContent.replace(/\s/g, "").includes("A83") ?? false`)
	}
	p.NoErrors()
}

// TestPublished: what the builder gives shows the same board on the site itself, on another host, and in a frame on a page that
// allows no script: each in a browser that has seen none of it.
func TestPublished(t *testing.T) {
	browser.Slow(t)
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

	p := browser.Open(t, url+"publish.html")
	p.WaitFor(visit.Previewed)
	want := visit.GameIn(p)
	p.Click(`[data-show="html"]`)
	p.WaitFor(`document.querySelector("[data-answer=fine]") !== null`)
	pieces := visit.Snippets(p)
	p.Click(`[name="blog"][value="frame"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("North Quill: ♠ A83, ♥ KQ7")`)
	frame := visit.Snippets(p)
	picture := p.Saved(browser.Click(`[data-save="picture"]`))
	if !strings.HasPrefix(string(picture), "\x89PNG") || !strings.Contains(frame[1], `src="board-3.png"`) {
		t.Errorf("the picture is %.8q, and its place %s", picture, frame[1])
	}
	p.NoErrors()

	article = pieces[0] + pieces[1]
	for name, host := range map[string]string{"on the site": url, "on another host": other} {
		t.Run(name, func(t *testing.T) {
			p := browser.Fresh(t, host+"article")
			p.WaitFor(`document.querySelector(".pbn-block .pbn-game") !== null`)
			visit.SameGame(p, want)
			p.NoErrors()
		})
	}
	t.Run("in a frame", func(t *testing.T) {
		article = frame[0]
		p := browser.Fresh(t, scriptless+"article")
		inside := firstFrame(p)
		p.Until("the board in the frame", inside.until(`document.querySelector(".pbn-block .pbn-game") !== null && `+visit.TricksOpen))
		got := visit.ShownGame{}
		inside.evaluate(visit.ShownGameScript, &got)
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("it shows\n%q\nwant\n%q", got, want)
		}
		if high := browser.Evaluate[int](p, `document.querySelector("iframe").offsetHeight`); high < 600 {
			t.Errorf("the frame is %d px high", high)
		}
		p.NoErrors()
	})
	t.Run("by the picture", func(t *testing.T) {
		p := browser.Fresh(t, strings.Split(frame[1], `"`)[1]).Ready()
		p.WaitFor(`document.querySelector("#board .pbn-game") !== null`)
		visit.SameGame(p, want)
		p.NoErrors()
	})
}

// TestCopyHTML: one button beside the tabs copies all that a page needs, or the line for a frame; by mouse, finger and keyboard.
func TestCopyHTML(t *testing.T) {
	t.Parallel()
	browser.Copies(t)
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(visit.Previewed)
	const button, said = "[data-copy=html]", `document.querySelector("[data-copy=html] + [role=status]").textContent`
	copied := func(how string, press func()) {
		t.Helper()
		p.WaitFor(said + ` === "" && !document.querySelector("` + button + `").disabled`)
		pieces := visit.Snippets(p)
		want := strings.Join(pieces, "")
		if browser.Evaluate[bool](p, `document.querySelector("[name=blog][value=frame]").checked`) {
			want = pieces[0]
		}
		press()
		p.WaitFor(said + ` === "Copied"`)
		if got := p.Clipboard(); got != want {
			t.Errorf("%s: copied\n%s\nwant\n%s", how, got, want)
		}
	}
	copied("mouse", func() { p.Do(browser.Click(button)) })
	p.Resize(360, 740)
	p.Click(`[name="blog"][value="cms"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1].textContent.includes('data-repair="cms"')`)
	copied("keyboard", func() {
		browser.Evaluate[int](p, `document.querySelector("`+button+`").focus(), 0`)
		p.Press(kb.Enter)
	})
	p.Click(`[name="blog"][value="frame"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("North Quill: ♠ A83, ♥ KQ7")`)
	browser.Call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
	copied("touch", func() { p.Touch(button, 0, 0) })
	p.NoErrors()
}

// TestFrameInLanguage: the title of a frame and the description of a picture are in the language of the deal.
func TestFrameInLanguage(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(visit.Previewed)
	browser.Evaluate[int](p, `((e) => { e.value = "de"; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })([...document.querySelectorAll(".knobs select")].find((e) => e.querySelector("[value=de]")))`)
	p.Click(`[name="blog"][value="frame"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("Nord Quill: ♠ A83, ♥ KD7")`)
	if frame := visit.Snippets(p)[0]; !strings.Contains(frame, "lang=de") || !strings.Contains(frame, `title="Board 3, `) {
		t.Error(frame)
	}
	p.NoErrors()
}

// TestFrameLooks: a frame has the background and the letters of the page around it, where the builder was told of them, also for a reader whose system
// is of the other scheme.
func TestFrameLooks(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(visit.Previewed)
	p.Click(`[name="blog"][value="frame"]`)
	frame := func(ground, font string) string {
		browser.Evaluate[int](p, fmt.Sprintf(`(() => {
			for (const value of [%q, %q]) {
				const field = [...document.querySelectorAll(".html select")].find(({ options }) => [...options].some((each) => each.value === value));
				field.value = value;
				field.dispatchEvent(new Event("change", { bubbles: true }));
			}
			return 0;
		})()`, ground, font))
		p.WaitFor(fmt.Sprintf(`/#pbn=[^&"]/.test(document.querySelector(".copyable pre")?.textContent) && document.querySelector(".copyable pre").textContent.includes("font=sans") === %t && document.querySelector(".copyable pre").textContent.includes("background=none") === %t`, font == "sans", ground != "any"))
		return visit.Snippets(p)[0]
	}
	for _, c := range []struct{ ground, font, scheme, paper, ink string }{
		{"any", "serif", "dark", "rgb(24, 26, 31)", "rgb(236, 232, 223)"},
		{"light", "sans", "dark", "rgba(0, 0, 0, 0)", "rgb(31, 29, 26)"},
		{"dark", "sans", "light", "rgba(0, 0, 0, 0)", "rgb(236, 232, 223)"},
		{"system", "serif", "light", "rgba(0, 0, 0, 0)", "rgb(31, 29, 26)"},
	} {
		line := frame(c.ground, c.font)
		blog := browser.Open(t, visit.Site(t, map[string]string{"/": "<!DOCTYPE html><title>Blog</title><script>addEventListener('message', ({ data }) => { document.height = data.height; })</script><body style=\"background: " + map[bool]string{true: "#123", false: "#fff"}[c.ground == "dark"] + "\">" + line}, nil)+"/")
		blog.Emulate("screen", "prefers-color-scheme: "+c.scheme)
		blog.WaitFor(`document.height > 400`)
		blog.Look("frame on " + c.ground + " " + c.scheme)
		// The same address alone: a page may not look into a frame of another site.
		blog.Do(chromedp.Navigate(browser.Evaluate[string](blog, `document.querySelector("iframe").src`)))
		blog.WaitFor(`document.querySelector("#board .pbn-game") !== null`)
		got := browser.Evaluate[[]string](blog, `[getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.querySelector(".pbn-board")).color, String(getComputedStyle(document.body).fontFamily.includes("system-ui"))]`)
		if want := []string{c.paper, c.ink, fmt.Sprint(c.font == "sans")}; !slices.Equal(got, want) {
			t.Errorf("on %s, for a reader with a %s system, the frame is %q, want %q", c.ground, c.scheme, got, want)
		}
		blog.NoErrors()
	}
	p.NoErrors()
}

// TestFrameHeight: a page that has a script is told how high the board in the frame is, and nothing else.
func TestFrameHeight(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	article := visit.ArticlePage(`<script>document.told = []; addEventListener("message", ({ data }) => document.told.push(data));</script>`,
		fmt.Sprintf(`<iframe src="%sembed.html#pbn=%s&view=hand" width="600" height="100"></iframe>`, url, visit.Packed(visit.BoardOne)))
	p := browser.Open(t, visit.Site(t, map[string]string{"/": article}, nil)+"/")
	inside := firstFrame(p)
	p.Until("the board in the frame", inside.until(`document.querySelector(".pbn-game") !== null`))
	var high int
	inside.evaluate(`Math.ceil(document.body.getBoundingClientRect().height)`, &high)
	p.WaitFor(fmt.Sprintf(`document.told.at(-1)?.height === %d`, high))
	if told := browser.Evaluate[string](p, `[...new Set(document.told.flatMap((each) => Object.entries(each).map(([name, value]) => name + " " + typeof value)))].sort().join()`); told != "height number,type string" {
		t.Errorf("told is %s", told)
	}
	p.NoErrors()
}

// TestFraming: only the page that is made for it is shown in frames of other sites.
func TestFraming(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	for path, want := range map[string]bool{"embed.html": true, "embed": true, "": false, "index.html": false, "publish.html": false, "rules/index.html": false} {
		p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage("", fmt.Sprintf(`<iframe src="%s%s"></iframe>`, url, path))}, nil)+"/")
		inside := firstFrame(p)
		p.Until("the frame has loaded", inside.until(`document.readyState === "complete" && location.href !== "about:blank"`))
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
	p := browser.Blank(t, observer)
	p.Do(chromedp.Navigate(url + "embed.html#pbn=" + visit.Packed(string(browser.Read(t, visit.Example))) + "&board=8&links=bbo&card=2"))
	p.WaitFor(`document.querySelector("[data-board='8'] .pbn-trick li") !== null`)
	p.Painted()
	if sum := browser.Evaluate[float64](p, `shifts.reduce((sum, { value }) => sum + value, 0)`); sum > 0.01 {
		t.Errorf("the page moves by %.3f: %s", sum, browser.Evaluate[string](p, "JSON.stringify(shifts)"))
	}
	opens := browser.Evaluate[string](p, `(() => {
		const link = document.querySelector(".pbn-links a");
		link.addEventListener("click", (event) => event.preventDefault());
		link.click();
		return link.target;
	})()`)
	if opens != "_blank" {
		t.Errorf("a link opens in %q", opens)
	}
	if broken := browser.Evaluate[[]string](p, "violations"); len(broken) > 0 {
		t.Errorf("against the policy: %q", broken)
	}
	p.NoErrors()
}

// TestEmbedLIN: a frame whose address has a link to a hand shows the hand.
func TestEmbedLIN(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, observer)
	p.Do(chromedp.Navigate(siteWithHeaders(t, nil) + "embed.html#pbn=" + visit.Packed(visit.PastedLink)))
	p.WaitFor(`document.querySelector(".pbn-game")?.textContent.replace(/\s/g, "").includes("A83") ?? false`)
	if broken := browser.Evaluate[[]string](p, "violations"); len(broken) > 0 {
		t.Errorf("against the policy: %q", broken)
	}
	p.NoErrors()
}

// TestEmbedBroken: a frame whose address has no board says so.
func TestEmbedBroken(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	for hash, says := range map[string]string{"": "no board in the address", "#pbn=" + visit.Packed("Hello"): "no board in the address", "#pbn=" + visit.Packed(visit.BoardOne)[:40]: "not complete"} {
		p := browser.Open(t, url+"embed.html"+hash)
		p.WaitFor(fmt.Sprintf(`document.querySelector("#board [role=alert]")?.textContent.includes(%q)`, says))
		p.NoErrors()
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
	p := browser.Open(t, url+"publish.html")
	p.WaitFor(`document.querySelector(".copyable [data-answer=wrong]")?.textContent.includes("answers 404")`)
	p.Click(`[data-show="html"]`)
	p.Click(`[name="host"][value="folder"]`)
	p.WaitFor(`document.querySelector("[data-answer]") === null`)
	if setup := visit.Snippets(p)[0]; !strings.Contains(setup, `src="/pbnkit/auto.js"></script>`) {
		t.Errorf("the snippet: %s", setup)
	}
	if faults := p.Errors(); len(faults) != 1 || !strings.Contains(faults[0], "404") {
		t.Errorf("on the console: %q", faults)
	}
	// A host that lets no other site load its files.
	plain := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	plain.WaitFor(`document.querySelector(".copyable [data-answer=wrong]")?.textContent.includes("(CORS), not articles on other sites")`)
	plain.NoErrors()
}

// TestCureNamed: of a block that a blog has changed, the writer is told what mends it; and the builder writes that for such a blog.
func TestCureNamed(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(visit.Previewed)
	p.Click(`[name="blog"][value="cms"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1].textContent.startsWith('<pre class="pbn" data-repair="cms">')`)
	p.NoErrors()
	changed := visit.Curly(`[Board "1"]` + "\n" + `[Deal "N:AKQJ.T98.765.432 - - -"]`)
	broken := visit.Article(t, `<pre class="pbn">`+changed+`</pre>`)
	broken.WaitFor(`document.querySelector(".pbn-note-to-writer")?.textContent.includes('write data-repair="cms" on this element') === true`)
	mended := visit.Article(t, `<pre class="pbn" data-repair="cms">`+changed+`</pre>`)
	visit.Shows(mended, "1")
	mended.WaitFor(`document.querySelector(".pbn-note-to-writer") === null`)
	// Nothing of it is said of a text that no blog has changed.
	other := visit.Article(t, `<pre class="pbn">Dear partner</pre>`)
	other.WaitFor(`document.querySelector(".pbn-note-to-writer")?.textContent.endsWith("there is no game in it.") === true`)
}

// frame is what is inside of the first frame of a page.
type frame struct{ page *browser.Page }

func firstFrame(p *browser.Page) frame {
	p.T.Helper()
	p.WaitFor(`document.querySelector("iframe") !== null`)
	return frame{p}
}

// evaluate puts the value of an expression in the frame into a variable; false where the frame is on its way.
func (f frame) evaluate(expression string, to any) bool {
	f.page.T.Helper()
	tree := browser.Call(f.page, cdppage.GetFrameTree, cdp.Empty{})
	if len(tree.FrameTree.ChildFrames) == 0 {
		return false
	}
	ctx, stop := browser.Patiently(f.page.Ctx)
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
		f.page.T.Fatal(expression, ": ", err)
	}
	return true
}

// until is whether an expression is true in the frame, for page.until.
func (f frame) until(expression string) func(context.Context) (bool, string, error) {
	return func(context.Context) (is bool, work string, err error) {
		return f.evaluate("Boolean("+expression+")", &is) && is, "", nil
	}
}
