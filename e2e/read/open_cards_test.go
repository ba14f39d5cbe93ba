package read

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const (
	twice = `[Board "5"]
[Deal "N:A2.3.. A3.4.. Q4.5.. J5.6.."]
`
)

// TestOpenCards: the tricks, the par and the marks of a board are there when a person asks, and at once when the board comes again; what
// is shown can be hidden.
func TestOpenCards(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	path := browser.Written(t, "quick.pbn", []byte(visit.Quick))
	browser.Persons(t, browser.KeysOnPhone, func(t *testing.T, who browser.Person) {
		p := who.Page
		p.Do(chromedp.Navigate(browser.Serve(t, nil)))
		p.Ready()
		visit.ListBoards(p, path)
		who.Use(`[data-turn="on"]`, visit.ChosenBoard+" === 2")
		who.Use(visit.Ask, visit.OpenCards("known"))
		p.WaitFor(`document.querySelectorAll(".pbn-solved .pbn-tricks tbody td").length === 20`)
		if got := browser.Evaluate[string](p, `[...document.querySelectorAll(".pbn-solved tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent).join(" ")).join("; ")`); got != "North 1 1 1 1 1; East 2 2 2 2 2; South 1 1 1 1 1; West 2 2 2 2 2" {
			t.Errorf("the tricks are %s", got)
		}
		if got := browser.Evaluate[string](p, `document.querySelector(".pbn-solved [role=status]").textContent`); got != "1 card of the play costs tricks." {
			t.Errorf("said is %q", got)
		}
		for card := 1; card <= 3; card++ {
			who.Use(".pbn-step-forward", fmt.Sprintf(`%s.startsWith("card %d ")`, place, card))
		}
		p.WaitFor(`document.querySelector(".pbn-costs")?.textContent.includes("costs 1 trick; better:")`)
		p.WaitFor(browser.Exists(".pbn-trick .pbn-side-e .pbn-cost"))
		if browser.Evaluate[bool](p, `((a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)(...[".pbn-trick .pbn-side-e .pbn-cost", ".pbn-side.pbn-side-e > *"].map((one) => document.querySelector(one).getBoundingClientRect()))`) {
			t.Error("the mark covers the letter of the seat")
		}
		// The card is named, and leads to where it was played.
		who.Use(".pbn-step-first", `!`+place+`.startsWith("card 3 ")`)
		if got := browser.Evaluate[string](p, `document.querySelector(".pbn-costly").innerText`); !regexp.MustCompile(`^[♠♥♦♣]\x{FE0E}?\s*(spades|hearts|diamonds|clubs)\s*\w+ \(trick 1\)$`).MatchString(strings.TrimSpace(got)) {
			t.Errorf("the card that costs is named %q", got)
		}
		who.Use(".pbn-costly button", place+`.startsWith("card 3 ")`)
		// Nobody asked for that of the other board.
		who.Use(`[data-turn="back"]`, visit.ChosenBoard+" === 1 && "+visit.OpenCards("open"))
		// What was asked for once is there with the board: nothing is computed, also where the solver could not be loaded again.
		browser.Evaluate[int](p, `(globalThis.Worker = class { constructor() { throw new Error("no other worker"); } }), 0`)
		who.Use(`[data-turn="on"]`, visit.ChosenBoard+" === 2")
		p.WaitFor(visit.OpenCards("known") + ` && document.querySelectorAll(".pbn-solved .pbn-tricks tbody td").length === 20`)
		who.Use(visit.Ask, visit.OpenCards("open")+` && document.querySelector(".pbn-solved .pbn-tricks") === null`)
		who.Use(visit.Ask, visit.OpenCards("known"))
	})
}

// TestCostMarks: whoever plays the card that costs a trick, its mark is over no card and no letter of another.
func TestCostMarks(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const seats = "NESW"
	var file strings.Builder
	for turn := range seats {
		seat := func(at int) string { return string(seats[(at+turn)%4]) }
		fmt.Fprintf(&file, "[Board \"%d\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Deal \"%s:A2.3.. K3.4.. Q4.5.. J5.6..\"]\n[Declarer %q]\n[Contract \"NT\"]\n[Play %q]\nSJ SA SK S4\n*\n\n",
			turn+1, seat(0), seat(2), seat(3))
	}
	p := visit.Reader(t, browser.Written(t, "marks.pbn", []byte(file.String())))
	for turn := range seats {
		if turn > 0 {
			p.Click(`[data-turn="on"]`)
			p.WaitFor(fmt.Sprintf("%s === %d", visit.ChosenBoard, turn+1))
		}
		p.Click(visit.Ask)
		p.WaitFor(visit.OpenCards("known"))
		// All four cards are on the table; the third costs a trick.
		for range 4 {
			p.Click(".pbn-step-forward")
		}
		p.WaitFor(`document.querySelectorAll(".pbn-trick > li").length === 4 && document.querySelectorAll(".pbn-trick .pbn-cost").length === 1`)
		for _, width := range []int64{360, 1280} {
			p.Resize(width, 800)
			p.Painted()
			p.Look(fmt.Sprintf("mark of %c %d", seats[(turn+1)%4], width))
			const covered = `((mark) => {
				const a = mark.getBoundingClientRect();
				return [...document.querySelectorAll(".pbn-trick > li, .pbn-side > *")]
					.filter((one) => !one.contains(mark))
					.filter((one) => { const b = one.getBoundingClientRect(); return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; })
					.map((one) => one.className + " " + one.textContent);
			})(document.querySelector(".pbn-trick .pbn-cost"))`
			if got := browser.Evaluate[[]string](p, covered); len(got) > 0 {
				t.Errorf("the mark of %c, %d px, covers %q", seats[(turn+1)%4], width, got)
			}
		}
	}
	p.NoErrors()
}

// TestOpenCardsStop: a deal that takes long can be stopped; what is known by then stays, and the page is free all the time. The second
// click of a double click stops nothing.
func TestOpenCardsStop(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	path := browser.Written(t, "voids.pbn", []byte(visit.FourVoids))
	browser.Persons(t, browser.KeysOnWideScreen, func(t *testing.T, who browser.Person) {
		p := who.Page
		p.Do(chromedp.Navigate(browser.Serve(t, nil)))
		p.Ready()
		visit.ListBoards(p, path)
		who.Use(visit.Ask, visit.OpenCards("busy"))
		if who.By == "mouse" {
			browser.Evaluate[int](p, `document.querySelector("[data-open-cards]").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })), 0`)
			p.Painted()
			if !browser.Evaluate[bool](p, visit.OpenCards("busy")) {
				t.Error("the second click of a double click stops it")
			}
		}
		who.Use(visit.Ask, visit.OpenCards("stopped"))
		if !browser.Evaluate[bool](p, `document.querySelector(".pbn-solved progress") === null && [...document.querySelectorAll(".pbn-solved .pbn-tricks")].every((table) => /\d/.test(table.tBodies[0].textContent))`) {
			t.Error("the progress is there, or a table of nothing")
		}
		who.Use(visit.Ask, visit.OpenCards("busy"))
	})
}

// TestNothingToRefuse: a button that could only refuse is not there: of deals that cannot be computed, of a board without an auction, and of a
// file without results.
func TestNothingToRefuse(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "refused.pbn", []byte(visit.NotWhole+"\n"+twice)))
	for board := range 2 {
		p.Click(fmt.Sprintf(".board[data-number=\"%d\"]", board+1))
		visit.ShownIs(p, board+1)
		if browser.Evaluate[bool](p, browser.Exists(visit.Ask)) {
			t.Errorf("board %d cannot be computed, and has a button for that", board+1)
		}
	}
	p.Click(`[data-menu="copy"] summary`)
	p.WaitFor(`document.querySelector('[data-copy="copy"]:enabled') !== null`)
	if browser.Evaluate[bool](p, browser.Exists(`[data-copy="auction"]`)) {
		t.Error("an auction can be copied that is not there")
	}
	p.Click("[data-file-menu=download]")
	p.WaitFor(browser.Exists("[data-item=lin]"))
	if browser.Evaluate[bool](p, browser.Exists("[data-item=csv]")) {
		t.Error("results can be saved that are not there")
	}
	p.NoErrors()
}

// TestNothingMovesWhileSteppingJudged: also with the marks, a step moves nothing but what the card changes.
func TestNothingMovesWhileSteppingJudged(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := visit.Reader(t, filepath.Join(visit.Examples, "play.pbn"))
	p.Click(visit.Ask)
	p.WaitFor(visit.OpenCards("known"))
	for _, width := range []int64{360, 1280} {
		p.Resize(width, 800)
		p.Painted()
		browser.Evaluate[int](p, `document.querySelector(".pbn-step-first").click(), delete document.firstBoxes, 0`)
		p.WaitFor(`document.querySelector(".pbn-step-first").ariaDisabled === "true"`)
		p.Painted()
		browser.Evaluate[[]string](p, boxes)
		if moved := browser.EvaluateAsync[[]string](p, fmt.Sprintf(stepThrough, 52)); len(moved) > 0 {
			t.Errorf("%d px: %q", width, moved)
		}
	}
	p.NoErrors()
}

// TestFillIn: all boards of a file are computed, with a pause between, and the file is saved with the tags; boards that cannot be
// computed are named.
func TestFillIn(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	path := browser.Written(t, "club.pbn", []byte(strings.Join([]string{visit.Quick, visit.NotWhole, twice, visit.FourVoids}, "\n")))
	browser.Persons(t, browser.KeysOnWideScreen, func(t *testing.T, who browser.Person) {
		p := who.Page
		p.Do(chromedp.Navigate(browser.Serve(t, nil)))
		p.Ready()
		visit.ListBoards(p, path)
		who.Use("[data-file-menu=download]", browser.Exists("[data-item=dd]"))
		who.Use("[data-item=dd]", browser.Exists("[data-fill]"))
		p.WaitFor(`document.querySelector(".fill-bar progress").value >= 4`)
		who.Use("[data-fill-button=pause]", browser.Exists("[data-fill=paused]"))
		who.Use("[data-fill-button=pause]", browser.Exists("[data-fill=busy]"))
		who.Use(".fill-bar summary", browser.Exists(".fill-bar details[open]"))
		if got := browser.Evaluate[string](p, `document.querySelector(".fill-bar ul").innerText`); !strings.Contains(got, "Board 4: Double dummy needs all four hands") || !strings.Contains(got, "Board 5: Double dummy is not possible") {
			t.Errorf("boards that cannot be computed: %q", got)
		}
		saved := p.Saved(chromedp.Func(func(context.Context, *chromedp.Target) error {
			who.Use("[data-fill-button=download]", "true")
			return nil
		}))
		if got := strings.Count(string(saved), "\r\n[OptimumResultTable \""); got != 2 {
			t.Errorf("%d boards have a table in\n%s", got, saved)
		}
		p.WaitFor(visit.OpenCards("known"))
		who.Use("[data-fill-button=close]", `document.querySelector(".fill-bar") === null`)
	})
}

// TestPrintTricks: hand records have the table where the file has none, if one asks for it.
func TestPrintTricks(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "quick.pbn", []byte(visit.Quick)))
	browser.Evaluate[int](p, `window.print = () => { document.documentElement.dataset.printed = "true"; }, 0`)
	p.Click(`[data-menu="print"] summary`)
	for _, want := range []int{0, 2} {
		p.Click(`[data-menu="print"] [type=submit]`)
		p.WaitFor(`document.documentElement.dataset.printed === "true"`)
		browser.Evaluate[int](p, `delete document.documentElement.dataset.printed, 0`)
		text := strings.Join(p.Printed(fmt.Sprintf("open cards %d", want)), "\n")
		if got := strings.Count(text, "N11111") + strings.Count(text, "N0130130"); got != want {
			t.Errorf("%d tables are printed, want %d: %q", got, want, text)
		}
		// An ending has no par.
		if got := strings.Count(text, "Par:"); got != want/2 {
			t.Errorf("%d pars are printed, want %d", got, want/2)
		}
		p.WaitFor(`document.querySelector(".sheets") === null`)
		p.Click("[data-print=tricks]")
	}
	p.NoErrors()
}

// TestOpenCardsFiles: dd.wasm comes when a person asks, and not before.
func TestOpenCardsFiles(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "quick.pbn", []byte(visit.Quick)))
	const loaded = `performance.getEntriesByType("resource").filter(({ name }) => /dd\.wasm|solve\.js/.test(name)).length`
	if got := browser.Evaluate[int](p, loaded); got != 0 {
		t.Errorf("%d files of the solver are loaded before anybody asks", got)
	}
	p.Click(visit.Ask)
	p.WaitFor(visit.OpenCards("known"))
	if got := browser.Evaluate[int](p, loaded); got == 0 {
		t.Error("the solver came from nowhere")
	}
	p.NoErrors()
}

// TestOpenCardsInArticle: a writer's data-double-dummy gives the reader a button, and what it needs is loaded when the reader presses it;
// without it there is no button, and what the tags say is there at once.
func TestOpenCardsInArticle(t *testing.T) {
	t.Parallel()
	block := func(attributes string) string {
		return `<pre class="pbn" data-games="list"` + attributes + `>` + visit.Quick + `</pre>`
	}
	const loaded = `performance.getEntriesByType("resource").filter(({ name }) => /dd\.wasm|solve\.js|pbn\.wasm/.test(name)).length`
	p := visit.ArticleOf(t, block(""))
	if browser.Evaluate[bool](p, browser.Exists(visit.Ask)) {
		t.Error("there is a button that no writer asked for")
	}
	p = visit.ArticleOf(t, block(" data-double-dummy"))
	p.WaitFor(`document.querySelectorAll("[data-open-cards=open]").length === 2`)
	if got := browser.Evaluate[int](p, loaded); got != 0 {
		t.Errorf("%d files are loaded before the reader asks", got)
	}
	p.WaitFor(visit.TricksOpen)
	p.Click(".pbn-entry:nth-child(2) [data-open-cards]")
	p.WaitFor(visit.OpenCards("known") + ` && document.querySelectorAll(".pbn-solved tbody td").length === 20 && document.querySelector(".pbn-card .pbn-cost") !== null`)
	if got := browser.Evaluate[int](p, loaded); got != 3 {
		t.Errorf("%d files of the solver are loaded", got)
	}
	p.NoErrors()
}
