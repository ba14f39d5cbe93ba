package read

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestReadMenus: a menu closes with Escape, by a click beside it, and when the focus goes on; what is done in it leaves it open,
// as does the second click of a double click.
func TestReadMenus(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "boards.pbn", visit.ManyBoards(4)))
	const open = `document.querySelectorAll(".reader-menu[open]").length`
	opened := func() {
		t.Helper()
		p.Click(`[data-menu="view"] summary`)
		p.WaitFor(open + " === 1")
	}
	opened()
	p.Do(chromedp.Focus(chromedp.CSS("[data-display=points]")), browser.Click("[data-display=points]"))
	if browser.Evaluate[int](p, open) != 1 {
		t.Error("what is set in the menu closes it")
	}
	p.Press(kb.Escape)
	p.WaitFor(open + ` === 0 && document.activeElement.matches('[data-menu="view"] summary')`)
	opened()
	const second = `document.querySelector('[data-menu="view"] summary').dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }))`
	if browser.Evaluate[int](p, second+", "+open) != 1 {
		t.Error("the second click of a double click closes what the first has opened")
	}
	p.Click(".reader-place")
	p.WaitFor(open + " === 0")
	opened()
	p.Do(chromedp.Focus(chromedp.CSS(".reader-search input")))
	p.WaitFor(open + " === 0")
	p.NoErrors()
}

// TestReadMenusOnPhone: what a menu opens is as far from the edges of the window as the board is.
func TestReadMenusOnPhone(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "boards.pbn", visit.ManyBoards(4)))
	// A finger has no menu of keys.
	browser.Call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
	browser.Call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: 360, Height: 740, DeviceScaleFactor: 1, Mobile: true})
	p.WaitFor(`!document.querySelector("[data-menu=keys]").checkVisibility()`)
	for _, menu := range []string{"share", "copy", "print", "view", "more"} {
		p.Click(fmt.Sprintf("[data-menu=%s] summary", menu))
		p.WaitFor(fmt.Sprintf(`document.querySelector("[data-menu=%s][open] .reader-sheet :is(a, button, select)") !== null`, menu))
		if edges := browser.Evaluate[[]float64](p, `[document.querySelector(".reader-board"), document.querySelector("[open] > .reader-sheet")].flatMap((each) => [each.getBoundingClientRect().left, each.getBoundingClientRect().right])`); edges[2] < edges[0] || edges[3] > edges[1] {
			t.Errorf("%s: from %v to %v px, and the board from %v to %v", menu, edges[2], edges[3], edges[0], edges[1])
		}
		p.Press(kb.Escape)
		p.WaitFor(`document.querySelector(".reader-menu[open]") === null`)
	}
	p.NoErrors()
}

// TestReadFindsNothing: where no board is found there is none to go to.
func TestReadFindsNothing(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "boards.pbn", visit.ManyBoards(4)))
	visit.Search(p, "nobody")
	p.WaitFor(`document.querySelector(".reader-found").textContent === "0 of 4 boards"`)
	if browser.Evaluate[int](p, `document.querySelectorAll('[data-turn][aria-disabled="true"]').length`) != 2 || browser.Evaluate[bool](p, `document.querySelector(".boards").checkVisibility()`) {
		t.Error("boards are offered")
	}
	visit.Search(p, "")
	p.WaitFor(`document.querySelectorAll('[data-turn][aria-disabled="true"]').length === 1 && document.querySelector(".boards").checkVisibility()`)
	p.NoErrors()
}

// TestReadListOnPhone: where there is no room beside the board, the list opens over it, by the button or by "/", and closes with a choice.
func TestReadListOnPhone(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", visit.ManyBoards(20)))
	p.Resize(360, 740)
	const seen = `document.querySelector(".boards").checkVisibility()`
	p.WaitFor("!" + seen)
	p.Click(".list-toggle")
	p.WaitFor(seen + ` && document.activeElement.role === "listbox"`)
	p.Press(kb.Escape)
	p.WaitFor("!" + seen + ` && document.activeElement.matches(".list-toggle")`)
	types(p, "/")
	p.WaitFor(seen + ` && document.activeElement.type === "search"`)
	p.Do(chromedp.KeyEvent("north5"))
	p.WaitFor(`document.querySelector(".reader-found").textContent !== ""`)
	p.Click(`.board[data-number="5"]`)
	visit.ShownIs(p, 5)
	p.WaitFor("!" + seen)
	p.NoErrors()
}
