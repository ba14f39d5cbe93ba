package draughts

import (
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// study is a game with a capture and a variation.
const study = `[Event "Club championship"]
[White "Oakes, Theo"]
[Black "Quill, Marian"]
[GameType "20"]
[Result "2-0"]

1. 32-28 {The centre.} 19-23 (1... 18-22 2. 37-32) 2. 28x19 14x23 3. 37-32 2-0
`

// TestLink: a link opens its game to be read, and nothing else, and the address goes along with the moves; a frame has the game, or a position.
func TestLink(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Blank(t, `
		document.shifts = 0;
		new PerformanceObserver((list) => { for (const { value } of list.getEntries()) document.shifts += value; }).observe({ type: "layout-shift", buffered: true });
	`)
	p.Resize(360, 740)
	p.Do(chromedp.Navigate(url + "draughts/#pdn=" + visit.Packed(study) + "&move=1b"))
	p.WaitFor(`document.documentElement.dataset.ready === "true" && document.querySelector("#board [aria-current]")?.textContent === "19-23"`)
	p.Painted()
	if hero := browser.Evaluate[bool](p, `[...document.querySelectorAll("h1, .lead, #drop")].some((e) => e.checkVisibility())`); hero {
		t.Error("more than the game is seen")
	}
	if loaded := browser.Evaluate[string](p, `performance.getEntriesByType("resource").map(({ name }) => /\w+\.wasm|worker\.js/.exec(name)?.[0]).filter(Boolean).join(" ")`); loaded != "pdnread.wasm" {
		t.Errorf("it loads %s", loaded)
	}
	if shift := browser.Evaluate[float64](p, `document.shifts`); shift > 0.05 {
		t.Errorf("it moves by %.3f", shift)
	}
	if seen := browser.Evaluate[bool](p, `(({ bottom }) => bottom <= innerHeight)(document.querySelector(".pdn-controls").getBoundingClientRect())`); !seen {
		t.Error("the controls are below the screen")
	}
	p.Look("link of draughts")
	p.Click(".pdn-forward")
	p.WaitFor(`location.hash.includes("&move=2w") && document.querySelector(".pdn-path") !== null`)
	if saved := string(p.Saved(browser.Click("[data-linked=save]"))); saved != study {
		t.Errorf("saved is %q", saved)
	}
	p.Click("[data-linked=open]")
	if state := p.Finished("shared.pdn"); state != "done" {
		t.Fatal(state)
	}
	p.Do(chromedp.Navigate(url + "embed.html#pdn=" + visit.Packed(study) + "&from=2&view=quiz"))
	p.WaitFor(`document.querySelector("#board .pdn-answer") !== null && document.querySelectorAll(".pdn-men use").length === 40`)
	p.Do(chromedp.Navigate("about:blank"), chromedp.Navigate(url+"embed.html#pdn="+visit.Packed("W:Wc3,Ke1:Bh8\n")))
	p.WaitFor(`document.querySelectorAll("#board .pdn-diagram use").length === 3 && document.getElementById("open").href.includes("/draughts/#pdn=")`)
	p.NoErrors()
}
