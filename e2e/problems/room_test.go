// Package problems tests the page of files of chess problems.
package problems

import (
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// others are words that only the other games have.
var others = regexp.MustCompile(`(?i)\bdeals?\b|\bLIN\b|\bgames?\b|[♠♥♦♣]`)

// loads are the names of the files that a page has loaded.
func loads(p *browser.Page) string {
	return strings.Join(browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").map(({ name }) => name.slice(name.lastIndexOf("/") + 1))`), " ")
}

// TestProblemsPage: the page of problems has words and an example of its own, its files are card files, of which a problem is found and opened by
// keys alone, and no module of another game comes.
func TestProblemsPage(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"problems/").Ready()
	if text := browser.Evaluate[string](p, `document.querySelector("#app > header, #app .drop-zone").innerText`); others.MatchString(text) {
		t.Errorf("it says %s", text)
	}
	p.WaitFor(browser.Exists(".first-deal .pbi-squares"))
	p.Look("problems-page")
	p.Click("#example")
	if state := p.Finished("example.pbi"); state != "done" {
		t.Fatalf("the example is %s", state)
	}
	p.WaitFor(`document.querySelectorAll(".card").length === 7 && document.querySelectorAll(".card .board-mark").length === 2`)
	p.Look("problems-cards")
	// By author, stipulation and verdict.
	p.Click(".reader-search input")
	p.Do(chromedp.KeyEvent("#2 chance cooked"))
	p.WaitFor(`document.querySelectorAll(".card").length === 1`)
	p.Press(kb.Escape)
	p.WaitFor(`document.querySelectorAll(".card").length === 7`)
	p.Press(kb.Escape)
	p.WaitFor(`document.activeElement?.matches(".cards")`)
	p.Press(kb.ArrowRight)
	p.Press(kb.ArrowLeft)
	if names := loads(p); !strings.Contains(names, "pbi.wasm") || regexp.MustCompile(`\b(pgn|pgnread|pdn|pbn|read)\.wasm`).MatchString(names) {
		t.Errorf("it loads %s", names)
	}
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-shown='1'] .pbi-squares") !== null && location.hash === "#game=1"`)
	p.Press(kb.Escape)
	p.WaitFor(`document.activeElement?.matches(".cards")`)

	p.Click("[data-file='example.pbi'] [data-tab=findings]")
	p.WaitFor(browser.Row("example.pbi") + `.querySelector(".findings-part .group-title") !== null`)
	if saved := string(visit.SavesAs(p, "example.pbi", "popeye")); !strings.Contains(saved, "Stipulation") {
		t.Errorf("for Popeye it is %s", saved)
	}
	if saved := string(p.Download("example.pbi")); !strings.Contains(saved, "Paul Morphy:kbK5/pp6/1P6/8/8/8/8/R7:#2:") {
		t.Errorf("the download is %s", saved)
	}
	p.NoErrors()
}
