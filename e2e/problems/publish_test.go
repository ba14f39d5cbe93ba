package problems

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestPublishProblems: of a puzzle nothing that is published as a picture tells the solution, and the HTML for it shows it on another page.
func TestPublishProblems(t *testing.T) {
	t.Parallel()
	var article string
	url := browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != browser.SubPath+"article" {
			return false
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, "<!doctype html><html lang=en><title>Article</title><main><h1>A problem</h1>%s</main>", article)
		return true
	})
	const ready = `!document.querySelector("[data-copy=html]").disabled`
	p := browser.Open(t, url+"problems/publish.html#example=puzzle")
	p.WaitFor(`document.querySelectorAll(".preview .pbi-men [data-square]").length === 7`)
	p.Click(`[name="blog"][value="frame"]`)
	p.Click(`[data-show="html"]`)
	p.WaitFor(ready + ` && document.querySelectorAll(".copyable pre")[1].textContent.includes("Morphy, Paul, New York Clipper, 1856. #2. White: Kc8, Ra1, Pb6. Black: Ka8, Bb8, Pa7, Pb7.")`)
	framed := visit.Snippets(p)
	if strings.Contains(framed[1], "Ra6") || !strings.Contains(framed[0], "embed.html#pbi=") {
		t.Errorf("the frame is %s, the picture %s", framed[0], framed[1])
	}
	if picture := p.Saved(browser.Click(`[data-save="picture"]`)); !strings.HasPrefix(string(picture), "\x89PNG") {
		t.Errorf("the picture is %.8q", picture)
	}
	p.Click(`[name="blog"][value="html"]`)
	browser.Evaluate[int](p, `((knob) => { knob.value = "shown"; knob.dispatchEvent(new Event("change", { bubbles: true })); })(document.querySelectorAll("#step-look ~ .knobs select, .knobs select")[1]), 0`)
	p.WaitFor(ready + ` && document.querySelectorAll(".copyable pre")[1].textContent.includes('data-coordinates="shown"')`)
	pieces := visit.Snippets(p)
	p.Look("builder of problems")
	if loaded := browser.Evaluate[string](p, `performance.getEntriesByType("resource").map(({ name }) => /[^/]*(?:pbn|pdn|draughts|chess)[^/]*$/.exec(name)?.[0]).filter((name) => name && !/^pbnkit/.test(name)).join(" ")`); loaded != "" {
		t.Errorf("of other games there is %s", loaded)
	}
	p.Sound(0, "the builder of problems", []int64{1280, 360})
	p.NoErrors()

	article = pieces[0] + pieces[1] + framed[0]
	q := browser.Fresh(t, url+"article")
	q.WaitFor(`document.querySelector("iframe").contentDocument?.querySelectorAll("#board .pbi-men [data-square]").length === 7`)
	q.WaitFor(`document.querySelectorAll(".pbi-men [data-square]").length === 7 && document.querySelectorAll(".pbi-coordinates text").length === 16`)
	q.NoErrors()
}

// TestGalleryOfProblems: each example is shown, on a phone, and can be opened in the builder, where its first problem is changed on a board.
func TestGalleryOfProblems(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, "")
	p.Resize(360, 740)
	p.Do(chromedp.Navigate(browser.Serve(t, nil) + "problems/articles.html"))
	p.WaitFor(`((waiting) => { waiting?.scrollIntoView({ block: "center" }); return !waiting; })([...document.querySelectorAll("pre.pbi")].find((pre) => pre.checkVisibility()))`)
	if wide := browser.Evaluate[int](p, `document.documentElement.scrollWidth`); wide > 360 {
		t.Errorf("the page is %d px wide", wide)
	}
	p.Look("gallery of problems")
	p.Click(`#row a.button`)
	p.WaitFor(`document.querySelectorAll(".preview .pbi-diagram").length === 3`)
	p.Click("details:has(#step-deal) > summary")
	p.Click("[name=source][value=board]")
	p.WaitFor(browser.Exists(".problem-editor .pbi-grid"))
	p.TabTo(".pbi-cell")
	p.Press("Q")
	p.WaitFor(`document.querySelectorAll(".preview .pbi-men [data-square]").length === 9 + 1 + 8 + 7 && document.querySelectorAll(".preview .pbi-diagram").length === 3`)
	p.Sound(0, "a problem on a board", []int64{360, 1280})
	p.Click("[name=source][value=text]")
	p.WaitFor(`document.querySelector("#builder textarea")?.value.split("\n").map((line) => line.split(":", 2)[1]).join(" ") === "8/6R1/7p/5K1k/8/6p1/5bPP/Q3S3 8/6R1/7p/5K1k/8/6p1/5bPP/8 8/6R1/7p/5K1k/8/6p1/5bP1/8 "`)
	p.NoErrors()
}
