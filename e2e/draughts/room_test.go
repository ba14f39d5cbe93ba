// Package draughts tests the page of files of draughts.
package draughts

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// games are four, of three variants: in the second a capture takes too few, the last is the first one again.
const games = `[Event "Saltmarsh Open"]
[Date "2026.03.14"]
[Round "1"]
[White "Oakes, Theo"]
[Black "Quill, Marian"]
[Result "2-0"]
[GameType "20"]

1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10 6. 31-26 20-24 7. 36-31 15-20 8. 33-28 10-15 2-0

[Event "Saltmarsh Open"]
[Date "2026.03.15"]
[Round "2"]
[White "Barrow, Hugh"]
[Black "Fenwick, Ida"]
[Result "0-1"]
[GameType "24"]
[FEN "W:W3,20:BK4,12,K30"]

1. 3-7 30x16 0-1

[Event "Saltmarsh Open"]
[Date "2026.03.16"]
[Round "3"]
[White "Quill, Marian"]
[Black "Barrow, Hugh"]
[Result "*"]
[GameType "25"]

1. c3-d4 d6-c5 *

[Event "Saltmarsh Open"]
[White "Theo Oakes"]
[Black "Quill, Marian"]
[Result "2-0"]
[GameType "20"]

1.32-28 19-23 2.28x19 14x23 3.37-32 10-14 4.41-37 14-19 5.46-41 5-10 6.31-26 20-24 7.36-31 15-20 8.33-28 10-15 2-0
`

// others are words that only bridge and chess have.
var others = regexp.MustCompile(`(?i)\bdeals?\b|\bLIN\b|\bchess\b|\bPGN\b|opening code|[♠♥♦♣]`)

// open opens the page of draughts.
func open(t *testing.T) *browser.Page {
	t.Helper()
	return browser.Open(t, browser.Serve(t, nil)+"draughts/").Ready()
}

// loads are the names of the files that a page has loaded.
func loads(p *browser.Page) string {
	return strings.Join(browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").map(({ name }) => name.slice(name.lastIndexOf("/") + 1))`), " ")
}

// TestDraughtsPage: the page of draughts has words and an example of its own, in which the capture that was owed is drawn, and loads no module of
// another game.
func TestDraughtsPage(t *testing.T) {
	t.Parallel()
	p := open(t)
	if title := browser.Evaluate[string](p, `document.title`); title != "Check, repair and read draughts games in PDN" {
		t.Errorf("its title is %q", title)
	}
	if text := browser.Evaluate[string](p, `document.querySelector("#app > header, #app .drop-zone").innerText`); others.MatchString(text) {
		t.Errorf("it says %s", text)
	}
	p.WaitFor(browser.Exists(".first-deal .pdn-fault button"))
	p.Look("draughts-page-first")
	p.Click(".first-deal .pdn-fault button")
	p.WaitFor(browser.Exists(".first-deal .pdn-owed"))
	p.Look("draughts-page")
	for _, width := range []int64{360, 1920} {
		p.Resize(width, 900)
		p.Look(fmt.Sprintf("draughts-page-%d", width))
	}
	p.Resize(1280, 800)
	p.Click("#example")
	if state := p.Finished("example.pdn"); state != "done" {
		t.Fatalf("the example is %s", state)
	}
	p.WaitFor(`document.querySelector("[data-shown] .pdn-board") !== null`)
	names := loads(p)
	if !strings.Contains(names, "pdn.wasm") || regexp.MustCompile(`\b(pgn|pgnread|pbn|read)\.wasm`).MatchString(names) {
		t.Errorf("it loads %s", names)
	}
	p.Look("draughts-example")
	p.Resize(360, 740)
	p.Painted()
	p.Look("draughts-example-360")
	p.Click("[data-file='example.pdn'] .remove")
	// In Windows-1251, of which bytes say nothing.
	p.Drop(browser.Written(t, "russian.pdn", []byte("[White \"\xc8\xe2\xe0\xed\xee\xe2 \xc0.\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n")))
	p.WaitFor(`document.querySelector("[data-letters='windows-1251']")?.innerText === "Иванов А."`)
	p.Look("draughts-letters")
	p.Click("[data-letters='windows-1251']")
	p.WaitFor(`document.querySelector("[data-letters]") === null && document.querySelector("[data-shown]")?.innerText.includes("Иванов") === true`)
	p.NoErrors()
}

// TestDraughtsFile: a file of draughts is read on the page of bridge in words of draughts: its games are found by tags and variants, a capture is
// stepped man by man, and what was owed is drawn.
func TestDraughtsFile(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	if names := loads(p); regexp.MustCompile(`pdn|draughts`).MatchString(names) {
		t.Errorf("before its file, there was %s", names)
	}
	p.Click("[data-file='example.pbn'] .remove")
	p.Drop(browser.Written(t, "club.pdn", []byte(games)))
	if state := p.Finished("club.pdn"); state != "done" {
		t.Fatalf("it is %s", state)
	}
	row := browser.Row("club.pdn")
	p.WaitFor(row + `.querySelectorAll(".board").length === 4 && document.querySelector("[data-shown='1'] .pdn-board") !== null && ` + browser.Exists("[data-copies=out]"))
	if text := browser.Evaluate[string](p, row+`.innerText`); others.MatchString(text) || !strings.Contains(text, "Games 4") {
		t.Errorf("it says %s", text)
	}
	if marked := browser.Evaluate[int](p, row+`.querySelectorAll(".board-mark").length`); marked != 1 {
		t.Errorf("%d games are marked", marked)
	}
	p.Click(".reader-search input")
	p.Do(chromedp.KeyEvent("spanish"))
	p.WaitFor(`document.querySelectorAll(".board").length === 1`)
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-shown='2'] .pdn-fault") !== null`)
	p.Look("draughts-file")
	p.Click("[data-file='club.pdn'] [data-tab=findings]")
	p.WaitFor(row + `.querySelector(".findings-part .group-title")?.innerText.includes("30x16 takes") ?? false`)
	if saved := string(p.Download("club.pdn")); !strings.Contains(saved, `[White "Barrow, Hugh"]`) {
		t.Errorf("the download is %s", saved)
	}
	p.NoErrors()
}
