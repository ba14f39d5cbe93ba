package chess

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/e2e/browser"
)

// open opens the page of chess.
func open(t *testing.T) *browser.Page {
	t.Helper()
	return browser.Open(t, browser.Serve(t, nil)+"chess/").Ready()
}

// TestChessPage: the page of chess has words and an example of its own, loads nothing that reads bridge, and leads to the page of bridge and back.
func TestChessPage(t *testing.T) {
	t.Parallel()
	p := open(t)
	if title := browser.Evaluate[string](p, `document.title`); title != "Check, repair and read chess games in PGN" {
		t.Errorf("its title is %q", title)
	}
	if text := browser.Evaluate[string](p, `document.querySelector("#app").innerText`); strings.Contains(text, "deal") || strings.Contains(text, "LIN") {
		t.Errorf("it says %s", text)
	}
	p.WaitFor(browser.Exists(".first-deal .pgn-board"))
	p.Look("chess-page")
	for _, width := range []int64{360, 1920} {
		p.Resize(width, 900)
		p.Look(fmt.Sprintf("chess-page-%d", width))
	}
	p.Resize(1280, 900)
	p.Click("#example")
	if state := p.Finished("example.pgn"); state != "done" {
		t.Fatalf("the example is %s", state)
	}
	p.WaitFor(`document.querySelector("[data-shown] .pgn-board") !== null`)
	names := strings.Fields(loads(p))
	for _, name := range []string{"pgn.wasm", "pgnread.wasm"} {
		if !slices.Contains(names, name) {
			t.Errorf("without %s, it loads %s", name, names)
		}
	}
	for _, name := range []string{"pbn.wasm", "read.wasm", "index.js", "viewer.js"} {
		if slices.Contains(names, name) {
			t.Errorf("it loads %s", name)
		}
	}
	// They have 176 kB; the viewer of bridge alone is 26.
	if bytes := bytesOf(t, p, ".js"); bytes > 180_000 {
		t.Errorf("its scripts have %d bytes", bytes)
	}
	p.Look("chess-example")
	for _, width := range []int64{360, 1920} {
		p.Resize(width, 800)
		p.Painted()
		p.Look(fmt.Sprintf("chess-example-%d", width))
	}
	p.NoErrors()
}
