package chess

import (
	"regexp"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// illegal are three games, of which the second has a move that is not legal.
const illegal = `[Event "Club championship"]
[Site "Saltmarsh"]
[Date "2026.03.12"]
[Round "4"]
[White "Oakes, Theo"]
[Black "Quill, Marian"]
[Result "1-0"]
[ECO "C50"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 1-0

[Event "Club championship"]
[Site "Saltmarsh"]
[Date "2026.03.12"]
[Round "4"]
[White "Barrow, Hugh"]
[Black "Fenwick, Ida"]
[Result "0-1"]
[ECO "D37"]

1. d4 d5 2. c4 e6 3. Ke3 Nf6 0-1

[Event "Club championship"]
[Site "Saltmarsh"]
[Date "2026.03.19"]
[Round "5"]
[White "Quill, Marian"]
[Black "Barrow, Hugh"]
[Result "1/2-1/2"]

1. c4 c5 1/2-1/2
`

// ofBridge is what only bridge has.
var ofBridge = regexp.MustCompile(`(?i)\bboards?\b|\bdeals?\b|\bLIN\b|[♠♥♦♣]`)

// loads are the names of the files that a page has loaded.
func loads(p *browser.Page) string {
	return strings.Join(browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").map(({ name }) => name.slice(name.lastIndexOf("/") + 1))`), " ")
}

// TestChessFile: a file of chess is read on the page of bridge as on its own, in words of chess. Nothing of it is loaded before.
func TestChessFile(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	if names := loads(p); strings.Contains(names, "pgn") || strings.Contains(names, "chess") {
		t.Errorf("before its file, there was %s", names)
	}
	p.Click("[data-file='example.pbn'] .remove")
	p.Drop(browser.Written(t, "club.pgn", []byte(illegal)))
	if state := p.Finished("club.pgn"); state != "done" {
		t.Fatalf("it is %s", state)
	}
	p.WaitFor(`document.querySelector("[data-shown]") !== null`)
	row := browser.Row("club.pgn")
	if text := browser.Evaluate[string](p, row+`.innerText`); ofBridge.MatchString(text) || !strings.Contains(text, "Games 3") {
		t.Errorf("it says %s", text)
	}
	if marked := browser.Evaluate[int](p, row+`.querySelectorAll(".board-mark").length`); marked != 1 {
		t.Errorf("%d games are marked", marked)
	}
	p.Look("room-of-chess")
	p.Click("[data-file='club.pgn'] [data-tab=findings]")
	p.WaitFor(row + `.querySelector(".findings-part .group-title")?.innerText.includes("3. Ke3 is not possible") ?? false`)
	if exported := string(p.Download("club.pgn")); !strings.Contains(exported, `[White "Barrow, Hugh"]`) {
		t.Errorf("the download is %s", exported)
	}
	p.NoErrors()
}
