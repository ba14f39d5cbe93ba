package chess

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
)

// listed opens the page of chess with a file, and waits until its first game is on the board.
func listed(t *testing.T, name, content string) *browser.Page {
	t.Helper()
	p := open(t)
	p.Drop(browser.Written(t, name, []byte(content)))
	if state := p.Finished(name); state != "done" {
		t.Fatalf("%s is %s", name, state)
	}
	return p
}

// names are those of the games of the list.
func names(p *browser.Page) string {
	return strings.Join(browser.Evaluate[[]string](p, `[...document.querySelectorAll(".board .board-name")].map((name) => name.textContent)`), ", ")
}

// search writes a text into the search.
func search(p *browser.Page, text string) {
	p.T.Helper()
	p.Click(".reader-search input")
	browser.Evaluate[int](p, `document.querySelector(".reader-search input").select(), 0`)
	p.Do(chromedp.KeyEvent(text))
}

// TestChessList: games are found by what their tags say and by a position, sorted, and walked by keys; the address says where one is.
func TestChessList(t *testing.T) {
	t.Parallel()
	p := listed(t, "club.pgn", illegal)
	p.WaitFor(`document.querySelectorAll(".board").length === 3 && document.querySelector("[data-shown='1'] .pgn-board") !== null`)
	search(p, "d37")
	p.WaitFor(`document.querySelectorAll(".board").length === 1`)
	if found := names(p); found != "Barrow – Fenwick" {
		t.Errorf("found %s", found)
	}
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-shown='2']") !== null`)
	search(p, "not white ~ barrow")
	p.WaitFor(`document.querySelectorAll(".board").length === 2`)
	search(p, "has white and blak ~ fenwick")
	p.WaitFor(`document.querySelector(".condition-said")?.textContent.includes("from character 15 on: no field is called “blak”. Is “black” meant?") && document.querySelector(".condition-place mark").textContent.startsWith("blak")`)
	p.Click(".conditions > summary")
	p.WaitFor(`document.querySelectorAll(".condition-menu option").length > 20`)
	p.Look("chess-conditions")
	search(p, "quill")
	browser.Evaluate[int](p, `(() => { const field = document.querySelector(".condition-menu input"); field.value = "fen wick"; field.dispatchEvent(new Event("input", { bubbles: true })); return 0; })()`)
	p.Click(".condition-menu button")
	p.WaitFor(`document.querySelector(".reader-search input").value === 'player ~ "fen wick"' && document.querySelectorAll(".board").length === 0`)
	p.Click(".conditions > summary")
	search(p, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w")
	p.WaitFor(`document.querySelectorAll(".board").length === 1 && document.querySelector(".board-name").textContent === "Oakes – Quill"`)
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-shown='1']") !== null && location.hash === "#game=1&move=1b"`)
	p.Look("chess-position")
	search(p, "quill")
	p.WaitFor(`document.querySelectorAll(".board").length === 2`)
	browser.Evaluate[int](p, `(() => { const field = document.querySelector(".reader-order select"); field.value = "white"; field.dispatchEvent(new Event("change", { bubbles: true })); return 0; })()`)
	p.WaitFor(`document.querySelector(".board-name").textContent === "Oakes – Quill"`)
	browser.Evaluate[int](p, `(document.activeElement?.blur(), 0)`)
	p.Press("j")
	p.WaitFor(`document.querySelector("[data-shown='3']") !== null`)
	p.Press("k")
	p.WaitFor(`document.querySelector("[data-shown='1']") !== null`)
	saved := string(p.Saved(browser.Click("[data-save-found]")))
	if strings.Count(saved, "[Event ") != 2 || !strings.Contains(saved, "1. c4 c5 1/2-1/2") {
		t.Errorf("saved were %s", saved)
	}
	p.Click(".look-for")
	p.WaitFor(`document.querySelectorAll(".board").length === 3`)
	p.NoErrors()
}

// TestChessPositions: a file of positions is a sheet of diagrams, with what is found in a line at its position, and stays what it is when it is saved.
func TestChessPositions(t *testing.T) {
	t.Parallel()
	p := listed(t, "suite.epd", "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"castle\";\n8/8/8/8/8/8/8/K1k5 w - - bm Kb1;\n")
	p.WaitFor(`document.querySelectorAll(".positions .pgn-board").length === 2`)
	text := browser.Evaluate[string](p, browser.Row("suite.epd")+`.innerText`)
	for _, want := range []string{"Positions 2", "castle", "White to move", "Kb1 is not possible"} {
		if !strings.Contains(text, want) {
			t.Errorf("it does not say %q: %s", want, text)
		}
	}
	p.Look("chess-positions")
	if saved := browser.Evaluate[string](p, `document.querySelector("[data-download]").download`); saved != "suite (export).epd" {
		t.Errorf("it is saved as %q", saved)
	}
	p.Click("[data-tab=findings]")
	p.WaitFor(`document.querySelector(".findings-part .group-title")?.innerText.includes("Kb1") ?? false`)
	p.NoErrors()
}
