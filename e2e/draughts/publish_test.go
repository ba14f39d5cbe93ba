package draughts

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const (
	previewed = `document.querySelector(".preview .pdn-view, .preview .pdn-diagram") !== null`
	fine      = `document.querySelector(".set-fine") !== null`
	ready     = `!document.querySelector("[data-copy=html]").disabled`
	fen       = `document.querySelector(".set-position textarea")?.value`
)

// TestPublishDraughts: of a quiz nothing that is published tells the moves; a position is set up by keys and clicks on the board of any variant, its
// faults are told, and the HTML for it shows it on another page.
func TestPublishDraughts(t *testing.T) {
	t.Parallel()
	var article string
	url := browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != browser.SubPath+"article" {
			return false
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, "<!doctype html><html lang=en><title>Article</title><main><h1>An ending</h1>%s</main>", article)
		return true
	})
	p := browser.Open(t, url+"draughts/publish.html#example=quiz")
	p.WaitFor(previewed)
	p.Click(`[name="blog"][value="frame"]`)
	p.Click(`[data-show="html"]`)
	p.WaitFor(ready + ` && document.querySelectorAll(".copyable pre")[1].textContent.includes("White to move. White: 26, 27, 32, 38. Black: 8, 16, 17, 24.")`)
	quiz := visit.Snippets(p)
	if !strings.Contains(quiz[0], "&amp;view=quiz") || strings.Contains(quiz[0]+quiz[1], "2–0") {
		t.Errorf("the frame is %s, the picture %s", quiz[0], quiz[1])
	}
	if picture := p.Saved(browser.Click(`[data-save="picture"]`)); !strings.HasPrefix(string(picture), "\x89PNG") {
		t.Errorf("the picture is %.8q", picture)
	}
	p.Look("builder of draughts, a quiz")

	p.Click(`[name=kind][value="pdn-fen"]`)
	p.WaitFor(fen + `.startsWith("W:W26,27,32,38:B8,16,17,24") && ` + fine)
	p.Click(`[data-set-up=empty]`)
	browser.Evaluate[int](p, `(document.querySelector('.set-board [tabindex="0"]').focus(), 0)`)
	p.Press("K")
	p.Press(kb.ArrowUp)
	p.Press("m")
	p.WaitFor(fen + `.startsWith("W:WK46:B41") && ` + fine)
	p.Press(kb.Delete)
	p.Click(`[data-tool=w]`)
	p.Click(`.set-board [data-square="3"].pdn-cell`)
	p.WaitFor(`/a man becomes a king/.test(document.querySelector(".set-faults li")?.textContent)`)
	p.Look("builder of draughts, a fault")
	p.Click(`[data-set-up=undo]`)
	p.WaitFor(fen + `.startsWith("W:WK46:B\n")`)
	toRussian := func() {
		browser.Evaluate[int](p, `((variant) => { variant.value = "russian"; variant.dispatchEvent(new Event("change", { bubbles: true })); })(document.querySelector(".set-position select")), 0`)
		p.WaitFor(fen + `.startsWith("W:W:B") && document.querySelectorAll(".set-board [data-square].pdn-cell").length === 32`)
	}
	toRussian()
	p.Click(`[data-set-up=undo]`)
	p.WaitFor(fen + `.startsWith("W:WK46:B\n") && document.querySelectorAll(".set-board .pdn-cell[data-square]").length === 50`)
	toRussian()
	p.Click(`.set-board [data-square="c3"].pdn-cell`)
	p.Click(`[data-tool=B]`)
	p.Click(`.set-board [data-square="h8"].pdn-cell`)
	p.WaitFor(fen + `.startsWith("W:Wc3:BKh8") && ` + fine)
	p.WaitFor(ready + ` && document.querySelectorAll(".copyable pre")[0].textContent.includes("&amp;variant=russian")`)
	frame := visit.Snippets(p)[0]
	p.Click(`[name="blog"][value="html"]`)
	p.Look("builder of draughts, russian")
	p.WaitFor(ready)
	pieces := visit.Snippets(p)
	if want := "<pre class=\"pdn-fen\" data-variant=\"russian\">\nW:Wc3:BKh8\n</pre>\n"; pieces[1] != want {
		t.Errorf("the block is %q", pieces[1])
	}
	if loaded := browser.Evaluate[string](p, `performance.getEntriesByType("resource").map(({ name }) => /[^/]*(?:pbn|pgn|chess)[^/]*$/.exec(name)?.[0]).filter((name) => name && !/^pbnkit/.test(name)).join(" ")`); loaded != "" {
		t.Errorf("of other games there is %s", loaded)
	}
	p.Resize(360, 740)
	p.Click("#step-deal")
	if wide := browser.Evaluate[int](p, `document.documentElement.scrollWidth`); wide > 360 {
		t.Errorf("the page is %d px wide", wide)
	}
	p.Sound(0, "the builder of draughts, a position", []int64{360})
	p.NoErrors()

	article = pieces[0] + pieces[1] + frame
	q := browser.Fresh(t, url+"article")
	q.WaitFor(`document.querySelector("iframe").contentDocument?.querySelectorAll("#board .pdn-diagram .pdn-men use").length === 2`)
	q.WaitFor(`document.querySelectorAll(".pdn-diagram .pdn-men use").length === 2`)
	q.NoErrors()
}

// TestGalleryOfDraughts: each example is shown, on a phone, and can be opened in the builder.
func TestGalleryOfDraughts(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, "")
	p.Resize(360, 740)
	p.Do(chromedp.Navigate(browser.Serve(t, nil) + "draughts/articles.html"))
	p.WaitFor(`((waiting) => { waiting?.scrollIntoView({ block: "center" }); return !waiting; })([...document.querySelectorAll("pre:is(.pdn, .pdn-fen)")].find((pre) => pre.checkVisibility()))`)
	if wide := browser.Evaluate[int](p, `document.documentElement.scrollWidth`); wide > 360 {
		t.Errorf("the page is %d px wide", wide)
	}
	p.Look("gallery of draughts")
	p.Click(`#sheet a.button`)
	p.WaitFor(`document.querySelectorAll(".preview .pdn-diagram").length === 3`)
	p.NoErrors()
}
