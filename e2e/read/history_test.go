package read

import (
	"fmt"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// goes has the browser go back (-1) or forward (1).
func goes(p *browser.Page, by int) {
	p.T.Helper()
	browser.Evaluate[int](p, fmt.Sprintf(`(history.go(%d), 0)`, by))
}

// entries is how many pages the tab has to go to.
func entries(p *browser.Page) int {
	p.T.Helper()
	return browser.Evaluate[int](p, `history.length`)
}

// settled waits until the address names a place, and is how many pages there are then.
func settled(p *browser.Page, hash string) int {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`location.hash === %q`, hash))
	return entries(p)
}

// tabIs waits until a tab of a file is shown.
func tabIs(p *browser.Page, file, tab string) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`%s.querySelector('[data-tab=%q][aria-selected=true]') !== null`, browser.Row(file), tab))
}

// TestBackWalks: back and forward walk the boards and the tabs of the files that are open, but not the cards, nor what was passed quickly; before
// the first board is the page from which the person came.
func TestBackWalks(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(visit.Example)
	p.Finished("example.pbn")
	p.WaitFor(visit.Indexed)
	first := settled(p, "#board=7")
	p.Click(".pbn-step-forward")
	if n := settled(p, "#board=7&card=1"); n != first {
		t.Errorf("the first board and its card are %d pages", n-first+1)
	}
	// On and on, in less time than the address takes.
	browser.Evaluate[int](p, `(() => { const on = document.querySelector('[data-turn="on"]'); on.click(); setTimeout(() => document.querySelector('[data-turn="on"]').click()); })(), 0`)
	visit.ShownIs(p, 3)
	if n := settled(p, "#board=9"); n != first+1 {
		t.Errorf("two boards that were passed quickly are %d pages", n-first)
	}
	p.Click("[data-tab=findings]")
	p.WaitFor(`history.state.spot.tab === "findings"`)
	p.Click("[data-tab=changes]")
	p.WaitFor(`history.state.spot.tab === "changes"`)
	if n := entries(p); n != first+3 {
		t.Errorf("two boards and two tabs are %d pages, want 4", n-first+1)
	}

	// Another file.
	p.Drop(browser.Written(t, "other.pbn", []byte(visit.BoardOne)))
	p.Finished("other.pbn")
	settled(p, "#board=1")

	goes(p, -1)
	tabIs(p, "example.pbn", "changes")
	settled(p, "#board=9")
	goes(p, -1)
	tabIs(p, "example.pbn", "findings")
	goes(p, -1)
	tabIs(p, "example.pbn", "boards")
	visit.ShownIs(p, 3)
	goes(p, -1)
	visit.ShownIs(p, 1)
	p.WaitFor(`location.hash === "#board=7&card=1" && document.querySelectorAll(".pbn-trick li").length === 1`)
	// What is behind stays, and of the files none came twice.
	goes(p, 4)
	p.WaitFor(`location.hash === "#board=1"`)
	if n := browser.Evaluate[int](p, `document.querySelectorAll(".file").length`); n != 2 {
		t.Errorf("there are %d files", n)
	}
	// A file that is closed opens, where the person was.
	p.Click(`[data-file="example.pbn"] .expander`)
	p.WaitFor(browser.Row("example.pbn") + `.querySelector("[data-tab]") === null`)
	goes(p, -2)
	tabIs(p, "example.pbn", "findings")
	// One that is gone does not, nor does another one take its boards.
	p.Click(`[data-file="example.pbn"] .remove`)
	p.WaitFor(`document.querySelectorAll(".file").length === 1`)
	goes(p, -1)
	p.WaitFor(`history.state.spot.tab === "boards"`)
	p.Painted()
	if tabs := browser.Evaluate[string](p, `[...document.querySelectorAll("[data-tab][aria-selected=true]")].map((e) => e.dataset.tab).join()`); tabs != "boards" {
		t.Errorf("shown are %s", tabs)
	}
	p.NoErrors()
}

// TestBackWalksLink: back and forward walk the boards of a link as it is read, and as it is open on the page; no board comes twice.
func TestBackWalksLink(t *testing.T) {
	t.Parallel()
	link := "#pbn=" + visit.Packed(string(browser.Read(t, visit.Example)))
	p := browser.Open(t, browser.Serve(t, nil)+link+"&suits=4").Ready()
	picked := func(text string) {
		t.Helper()
		p.WaitFor(fmt.Sprintf(`document.querySelector("#board .pbn-picked")?.textContent === %q`, text))
	}
	picked("1 of 3")
	first := entries(p)
	p.Click(".pbn-turn-on")
	if n := settled(p, link+"&board=8&suits=4"); n != first+1 {
		t.Errorf("a board that is picked is %d pages", n-first)
	}
	p.Click(".pbn-entry:not(.pbn-unpicked) .pbn-step-forward")
	if n := settled(p, link+"&board=8&card=1&suits=4"); n != first+1 {
		t.Errorf("a card is %d pages", n-first-1)
	}
	goes(p, -1)
	picked("1 of 3")
	goes(p, 1)
	picked("2 of 3")
	p.Click("[data-linked=open]")
	p.Finished("shared.pbn")
	visit.ShownIs(p, 2)
	p.WaitFor(`history.state?.spot?.item === 2`)
	p.Click(`[data-turn="on"]`)
	settled(p, link+"&board=9")
	goes(p, -1)
	visit.ShownIs(p, 2)
	goes(p, -1)
	visit.ShownIs(p, 1)
	// Another link, and back to this one.
	other := visit.Packed(visit.BoardOne)
	browser.Evaluate[int](p, fmt.Sprintf(`location.hash = "#pbn=%s", 0`, other))
	p.WaitFor(`document.querySelectorAll('.file[data-state="done"]').length === 2 && history.state?.spot?.row === 2`)
	goes(p, -1)
	p.WaitFor(fmt.Sprintf(`location.hash.startsWith(%q)`, link))
	goes(p, 1)
	p.WaitFor(`history.state?.spot?.row === 2`)
	p.Painted()
	if n := browser.Evaluate[int](p, `document.querySelectorAll(".file").length`); n != 2 {
		t.Errorf("there are %d files", n)
	}
	p.NoErrors()
}
