package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
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
	p.do(chromedp.Focus(chromedp.CSS("[data-display=points]")), click("[data-display=points]"))
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

// TestReadMenusOnPhone: what a menu opens is as far from the edges of the window as the board is.
func TestReadMenusOnPhone(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "boards.pbn", manyBoards(4)))
	// A finger has no menu of keys.
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: 360, Height: 740, DeviceScaleFactor: 1, Mobile: true})
	p.waitFor(`!document.querySelector("[data-menu=keys]").checkVisibility()`)
	for _, menu := range []string{"share", "copy", "print", "view", "more"} {
		p.click(fmt.Sprintf("[data-menu=%s] summary", menu))
		p.waitFor(fmt.Sprintf(`document.querySelector("[data-menu=%s][open] .reader-sheet :is(a, button, select)") !== null`, menu))
		if edges := evaluate[[]float64](p, `[document.querySelector(".reader-board"), document.querySelector("[open] > .reader-sheet")].flatMap((each) => [each.getBoundingClientRect().left, each.getBoundingClientRect().right])`); edges[2] < edges[0] || edges[3] > edges[1] {
			t.Errorf("%s: from %v to %v px, and the board from %v to %v", menu, edges[2], edges[3], edges[0], edges[1])
		}
		p.press(kb.Escape)
		p.waitFor(`document.querySelector(".reader-menu[open]") === null`)
	}
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

// TestReadListOnPhone: where there is no room beside the board, the list opens over it, by the button or by "/", and closes with a choice.
func TestReadListOnPhone(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "many.pbn", manyBoards(20)))
	p.resize(360, 740)
	const seen = `document.querySelector(".boards").checkVisibility()`
	p.waitFor("!" + seen)
	p.click(".list-toggle")
	p.waitFor(seen + ` && document.activeElement.role === "listbox"`)
	p.press(kb.Escape)
	p.waitFor("!" + seen + ` && document.activeElement.matches(".list-toggle")`)
	p.types("/")
	p.waitFor(seen + ` && document.activeElement.type === "search"`)
	p.do(chromedp.KeyEvent("north5"))
	p.waitFor(`document.querySelector(".reader-found").textContent !== ""`)
	p.click(`.board[data-number="5"]`)
	p.shownIs(5)
	p.waitFor("!" + seen)
	p.noErrors()
}
