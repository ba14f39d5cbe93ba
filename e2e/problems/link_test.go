package problems

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// shared is a problem with its solution.
const shared = `Morphy, Paul:kbK5/pp6/1P6/8/8/8/8/R7:#2:|New York Clipper|1856|:::Ra6:!:Solution\x3a\x0a1.Ra6! zz\x0a  1...bxa6 2.b7#
`

// TestLink: a link opens its problem to be solved, and nothing else: the solution is closed, and no module is loaded before it is opened. A frame
// has the same, as its address says.
func TestLink(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Blank(t, `
		document.shifts = 0;
		new PerformanceObserver((list) => { for (const { value } of list.getEntries()) document.shifts += value; }).observe({ type: "layout-shift", buffered: true });
	`)
	p.Resize(360, 740)
	p.Do(chromedp.Navigate(url + "problems/#pbi=" + visit.Packed(shared)))
	p.WaitFor(`document.documentElement.dataset.ready === "true" && document.querySelectorAll("#board .pbi-men [data-square]").length === 7`)
	p.Painted()
	if hero := browser.Evaluate[bool](p, `[...document.querySelectorAll("h1, .lead, #drop")].some((e) => e.checkVisibility()) || document.body.innerText.includes("Ra6")`); hero {
		t.Error("more than the problem is seen")
	}
	const modules = `performance.getEntriesByType("resource").map(({ name }) => /\w+\.wasm|worker\.js/.exec(name)?.[0]).filter(Boolean).join(" ")`
	if loaded := browser.Evaluate[string](p, modules); loaded != "" {
		t.Errorf("it loads %s", loaded)
	}
	if shift := browser.Evaluate[float64](p, `document.shifts`); shift > 0.05 {
		t.Errorf("it moves by %.3f", shift)
	}
	p.Look("link of problems")
	browser.Evaluate[int](p, `(document.querySelector(".pbi-answer summary").focus(), 0)`)
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector(".pbi-forward") !== null`)
	p.Press(kb.ArrowRight)
	p.WaitFor(`document.querySelector(".pbi-now").textContent === "Ra6"`)
	if loaded := browser.Evaluate[string](p, modules); loaded != "pgnread.wasm" {
		t.Errorf("to play it loads %s", loaded)
	}
	p.Sound(0, "a problem of a link", []int64{360})
	if saved := string(p.Saved(browser.Click("[data-linked=save]"))); saved != shared {
		t.Errorf("saved is %q", saved)
	}
	p.Click("[data-linked=open]")
	if state := p.Finished("shared.pbi"); state != "done" {
		t.Fatal(state)
	}
	p.Do(chromedp.Navigate(url + "embed.html#pbi=" + visit.Packed(shared) + "&solution=none&coordinates=shown&lang=de"))
	p.WaitFor(`document.querySelectorAll("#board .pbi-coordinates text").length === 16 && document.querySelector("#board .pbi-answer") === null`)
	p.WaitFor(`document.getElementById("open").href.includes("/problems/#pbi=")`)
	p.NoErrors()
}
