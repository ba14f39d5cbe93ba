package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestReadMenus: a menu closes with Escape, by a click beside it, and when the focus goes on; what is done in it leaves it open.
func TestReadMenus(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "boards.pbn", manyBoards(4)))
	const open = `document.querySelectorAll(".reader-menu[open]").length`
	opened := func() {
		t.Helper()
		p.click(`[data-menu="view"] summary`)
		p.waitFor(open + " === 1")
	}
	opened()
	p.do(chromedp.Focus(chromedp.CSS("[data-display=points]")), chromedp.Click(chromedp.CSS("[data-display=points]")))
	if evaluate[int](p, open) != 1 {
		t.Error("what is set in the menu closes it")
	}
	p.press(kb.Escape)
	p.waitFor(open + ` === 0 && document.activeElement.matches('[data-menu="view"] summary')`)
	opened()
	p.click(".reader-place")
	p.waitFor(open + " === 0")
	opened()
	p.do(chromedp.Focus(chromedp.CSS(".reader-search input")))
	p.waitFor(open + " === 0")
	p.noErrors()
}

// TestReadFindsNothing: where no board is found there is none to go to.
func TestReadFindsNothing(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "boards.pbn", manyBoards(4)))
	p.search("nobody")
	p.waitFor(`document.querySelector(".reader-found").textContent === "0 of 4 boards"`)
	if evaluate[int](p, `document.querySelectorAll('[data-turn][aria-disabled="true"]').length`) != 2 || evaluate[bool](p, `document.querySelector(".boards").checkVisibility()`) {
		t.Error("boards are offered")
	}
	p.search("")
	p.waitFor(`document.querySelectorAll('[data-turn][aria-disabled="true"]').length === 1 && document.querySelector(".boards").checkVisibility()`)
	p.noErrors()
}
