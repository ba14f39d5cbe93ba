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

// TestProblemsPage: the page of problems has words and an example of its own, its files are card files, of which a problem is found, opened, solved
// and played through by keys alone; no module of another game comes, and that which solves not before it is asked.
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
	p.Click(".reader-search input")
	p.Do(chromedp.KeyEvent("pieces <= 7 and status = cooked"))
	p.WaitFor(`document.querySelectorAll(".card").length === 1`)
	p.Do(chromedp.KeyEvent("x"))
	p.WaitFor(`document.querySelector(".condition-place mark")?.textContent === "cookedx"`)
	p.Click(".conditions > summary")
	p.WaitFor(`document.querySelectorAll(".condition-menu option").length > 20`)
	p.Look("problems-conditions")
	p.Click(".conditions > summary")
	p.Click(".reader-search input")
	p.Press(kb.Escape)
	p.WaitFor(`document.querySelectorAll(".card").length === 7`)
	p.Press(kb.Escape)
	p.WaitFor(`document.activeElement?.matches(".cards")`)
	p.Press(kb.ArrowRight)
	p.Press(kb.ArrowLeft)
	if names := loads(p); !strings.Contains(names, "pbi.wasm") || regexp.MustCompile(`\b(solve|pgn|pgnread|pdn|pbn|read)\.wasm`).MatchString(names) {
		t.Errorf("it loads %s", names)
	}
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-shown='1'] .pbi-squares") !== null && location.hash === "#game=1"`)
	solved(p)
	for range 3 {
		p.Press(kb.ArrowRight)
	}
	p.WaitFor(`document.querySelector("[data-shown] [data-square=a7]")?.classList.contains("pbi-white") === true`)
	p.Look("problems-solved")
	p.Press(kb.Escape)
	p.WaitFor(`document.activeElement?.matches(".cards")`)
	// What was found is there again.
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-shown='1'] .verdict-sound") !== null && document.querySelectorAll(".solution-line").length > 1`)
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

// TestProblemsTwice: problems that a file has twice are told, shown, and taken out of it; the page speaks the language that was chosen, also of
// what is wrong with a condition.
func TestProblemsTwice(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, browser.SavingData)
	visit.Speaks(p, "pl")
	p.Do(chromedp.Navigate(browser.Serve(t, nil) + "problems/"))
	p.Ready()
	const line = "A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2::::::\n"
	p.Drop(browser.Written(t, "twice.pbi", []byte("\uFEFF#PBI 1.2\n"+line+"B. Prototype:8/7S/k7/p7/8/8/Q3K3/7R:#3::::::\n"+line)))
	p.WaitFor(`document.querySelectorAll(".card").length === 3 && document.querySelector(".copies-note") !== null`)
	p.Click("[data-copies=show]")
	p.WaitFor(`document.querySelectorAll(".card").length === 2`)
	p.Look("problems-twice")
	p.Click("[data-copies=out]")
	p.WaitFor(`document.querySelectorAll(".card").length === 2 && document.querySelector("[data-copies=undo]") !== null`)
	p.Click("[data-copies=undo]")
	p.WaitFor(`document.querySelectorAll(".card").length === 3`)
	p.WaitFor(`[...document.querySelectorAll("button")].some(({ innerText }) => innerText === "Nowe zadanie")`)
	p.Click(".reader-search input")
	p.Do(chromedp.KeyEvent("kind = mat"))
	p.WaitFor(`document.querySelector(".condition-said")?.innerText.includes("kind może być: direct, help")`)
	p.NoErrors()
}

// solved solves the problem that is open, by keys, and waits for its solution.
func solved(p *browser.Page) {
	p.T.Helper()
	p.TabTo("[data-shown] [data-solve=start]")
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector(".verdict-sound") !== null && document.querySelectorAll(".solution-line").length > 1`)
}

// TestProblemsSound: cards, and a problem with its solution, are sound at each width; a search that takes long is stopped.
func TestProblemsSound(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	widths := []int64{360, 1280, 1920}
	p := browser.Open(t, browser.Serve(t, nil)+"problems/").Ready()
	p.Drop(browser.Written(t, "hard.pbi", []byte("\uFEFF#PBI 1.2\nA. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2::::::\n:r1bq1rk1/pp2bppp/2s1ps2/2pp4/3P1B2/2PBPS2/PP1S1PPP/R2Q1RK1:#5::::::\n")))
	p.WaitFor(`document.querySelectorAll(".card").length === 2`)
	p.Sound(0, "a card file", widths)
	p.Resize(1280, 800)
	p.Click(".card")
	p.WaitFor(browser.Exists("[data-shown='1']"))
	solved(p)
	p.Sound(1, "a problem that is solved", widths)
	p.Resize(1280, 800)
	p.Press("j")
	p.WaitFor(browser.Exists("[data-shown='2']"))
	p.Click("[data-solve=start]")
	p.WaitFor(browser.Exists("[data-solve=stop]"))
	p.Click("[data-solve=stop]")
	p.WaitFor(`document.querySelector(".solve-said").innerText.startsWith("Stopped") && document.querySelector("[data-solve=start]") !== null`)
	p.NoErrors()
}
