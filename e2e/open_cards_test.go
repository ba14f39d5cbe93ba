package e2e

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

const (
	// quick are a deal and an ending that are computed as soon as they are asked for; a card of the ending costs a trick.
	quick = `[Event "Quick"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]

[Event "Quick"]
[Board "2"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:A2.3.. K3.4.. Q4.5.. J5.6.."]
[Declarer "S"]
[Contract "NT"]
[Play "W"]
SJ SA SK S4
S5 S2 S3 SQ
H6 H3 H4 H5
*
`
	// fourVoids is the hardest deal known: it takes a browser many seconds.
	fourVoids = `[Board "3"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "S:Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962 .Q853.AJ962.KT74"]
`
	// notWhole and twice cannot be computed.
	notWhole = `[Board "4"]
[Deal "N:A2.3.. K3.4.. - -"]
`
	twice = `[Board "5"]
[Deal "N:A2.3.. A3.4.. Q4.5.. J5.6.."]
`
	ask = "[data-open-cards]"
)

// openCards is a JavaScript expression: how far what a person asked for is.
func openCards(state string) string { return is("[data-open-cards=" + state + "]") }

// TestOpenCards: the tricks, the par and the marks of a board are there when a person asks, and at once when the board comes again; what
// is shown can be hidden.
func TestOpenCards(t *testing.T) {
	t.Parallel()
	path := written(t, "quick.pbn", []byte(quick))
	persons(t, keysOnPhone, func(t *testing.T, who person) {
		p := who.page
		p.do(chromedp.Navigate(serve(t, nil)))
		p.ready()
		p.choose(path)
		p.finished("quick.pbn")
		p.waitFor(indexed)
		who.use(`[data-turn="on"]`, chosenBoard+" === 2")
		who.use(ask, openCards("known"))
		p.waitFor(`document.querySelectorAll(".pbn-solved .pbn-tricks tbody td").length === 20`)
		if got := evaluate[string](p, `[...document.querySelectorAll(".pbn-solved tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent).join(" ")).join("; ")`); got != "North 1 1 1 1 1; East 2 2 2 2 2; South 1 1 1 1 1; West 2 2 2 2 2" {
			t.Errorf("the tricks are %s", got)
		}
		if got := evaluate[string](p, `document.querySelector(".pbn-solved [role=status]").textContent`); got != "1 card of the play costs tricks." {
			t.Errorf("said is %q", got)
		}
		for card := 1; card <= 3; card++ {
			who.use(".pbn-step-forward", fmt.Sprintf(`%s.startsWith("card %d ")`, place, card))
		}
		p.waitFor(`document.querySelector(".pbn-costs")?.textContent.includes("costs 1 trick; better:")`)
		p.waitFor(is(".pbn-trick .pbn-side-e .pbn-cost"))
		if evaluate[bool](p, `((a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)(...[".pbn-trick .pbn-side-e .pbn-cost", ".pbn-side.pbn-side-e > *"].map((one) => document.querySelector(one).getBoundingClientRect()))`) {
			t.Error("the mark covers the letter of the seat")
		}
		// Nobody asked for that of the other board.
		who.use(`[data-turn="back"]`, chosenBoard+" === 1 && "+openCards("open"))
		// What was asked for once is there with the board: nothing is computed, also where the solver could not be loaded again.
		evaluate[int](p, `(globalThis.Worker = class { constructor() { throw new Error("no other worker"); } }), 0`)
		who.use(`[data-turn="on"]`, chosenBoard+" === 2")
		p.waitFor(openCards("known") + ` && document.querySelectorAll(".pbn-solved .pbn-tricks tbody td").length === 20`)
		who.use(ask, openCards("open")+` && document.querySelector(".pbn-solved .pbn-tricks") === null`)
		who.use(ask, openCards("known"))
	})
}

// TestCostMarks: whoever plays the card that costs a trick, its mark is over no card and no letter of another.
func TestCostMarks(t *testing.T) {
	t.Parallel()
	const seats = "NESW"
	var file strings.Builder
	for turn := range seats {
		seat := func(at int) string { return string(seats[(at+turn)%4]) }
		fmt.Fprintf(&file, "[Board \"%d\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Deal \"%s:A2.3.. K3.4.. Q4.5.. J5.6..\"]\n[Declarer %q]\n[Contract \"NT\"]\n[Play %q]\nSJ SA SK S4\n*\n\n",
			turn+1, seat(0), seat(2), seat(3))
	}
	p := reader(t, written(t, "marks.pbn", []byte(file.String())))
	for turn := range seats {
		if turn > 0 {
			p.click(`[data-turn="on"]`)
			p.waitFor(fmt.Sprintf("%s === %d", chosenBoard, turn+1))
		}
		p.click(ask)
		p.waitFor(openCards("known"))
		// All four cards are on the table; the third costs a trick.
		for range 4 {
			p.click(".pbn-step-forward")
		}
		p.waitFor(`document.querySelectorAll(".pbn-trick > li").length === 4 && document.querySelectorAll(".pbn-trick .pbn-cost").length === 1`)
		for _, width := range []int64{360, 1280} {
			p.resize(width, 800)
			p.painted()
			p.look(fmt.Sprintf("mark of %c %d", seats[(turn+1)%4], width))
			const covered = `((mark) => {
				const a = mark.getBoundingClientRect();
				return [...document.querySelectorAll(".pbn-trick > li, .pbn-side > *")]
					.filter((one) => !one.contains(mark))
					.filter((one) => { const b = one.getBoundingClientRect(); return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; })
					.map((one) => one.className + " " + one.textContent);
			})(document.querySelector(".pbn-trick .pbn-cost"))`
			if got := evaluate[[]string](p, covered); len(got) > 0 {
				t.Errorf("the mark of %c, %d px, covers %q", seats[(turn+1)%4], width, got)
			}
		}
	}
	p.noErrors()
}

// TestOpenCardsStop: a deal that takes long can be stopped; what is known by then stays, and the page is free all the time. The second
// click of a double click stops nothing.
func TestOpenCardsStop(t *testing.T) {
	t.Parallel()
	path := written(t, "voids.pbn", []byte(fourVoids))
	persons(t, keysOnWideScreen, func(t *testing.T, who person) {
		p := who.page
		p.do(chromedp.Navigate(serve(t, nil)))
		p.ready()
		p.choose(path)
		p.finished("voids.pbn")
		p.waitFor(indexed)
		who.use(ask, openCards("busy"))
		if who.by == "mouse" {
			evaluate[int](p, `document.querySelector("[data-open-cards]").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })), 0`)
			p.painted()
			if !evaluate[bool](p, openCards("busy")) {
				t.Error("the second click of a double click stops it")
			}
		}
		who.use(ask, openCards("stopped"))
		if !evaluate[bool](p, `document.querySelector(".pbn-solved progress") === null && [...document.querySelectorAll(".pbn-solved .pbn-tricks")].every((table) => /\d/.test(table.tBodies[0].textContent))`) {
			t.Error("the progress is there, or a table of nothing")
		}
		who.use(ask, openCards("busy"))
	})
}

// TestOpenCardsRefused: a deal that cannot be computed says why, when a person asks.
func TestOpenCardsRefused(t *testing.T) {
	t.Parallel()
	for want, board := range map[string]string{
		"Double dummy needs all four hands. Not known: South, West.":       notWhole,
		"Double dummy is not possible: the ♠\ufe0eA is in the deal twice.": twice,
	} {
		p := reader(t, written(t, "refused.pbn", []byte(board)))
		p.click(ask)
		p.waitFor(fmt.Sprintf(`document.querySelector(".pbn-solved [role=status]").textContent === %q`, want))
		p.noErrors()
	}
}

// TestNothingMovesWhileSteppingJudged: also with the marks, a step moves nothing but what the card changes.
func TestNothingMovesWhileSteppingJudged(t *testing.T) {
	t.Parallel()
	p := reader(t, filepath.Join(examples, "play.pbn"))
	p.click(ask)
	p.waitFor(openCards("known"))
	for _, width := range []int64{360, 1280} {
		p.resize(width, 800)
		p.painted()
		evaluate[int](p, `document.querySelector(".pbn-step-first").click(), delete document.firstBoxes, 0`)
		p.waitFor(`document.querySelector(".pbn-step-first").ariaDisabled === "true"`)
		p.painted()
		evaluate[[]string](p, boxes)
		if moved := evaluateAsync[[]string](p, fmt.Sprintf(stepThrough, 52)); len(moved) > 0 {
			t.Errorf("%d px: %q", width, moved)
		}
	}
	p.noErrors()
}

// TestFillIn: all boards of a file are computed, with a pause between, and the file is saved with the tags; boards that cannot be
// computed are named.
func TestFillIn(t *testing.T) {
	t.Parallel()
	path := written(t, "club.pbn", []byte(strings.Join([]string{quick, notWhole, twice, fourVoids}, "\n")))
	persons(t, keysOnWideScreen, func(t *testing.T, who person) {
		p := who.page
		p.do(chromedp.Navigate(serve(t, nil)))
		p.ready()
		p.choose(path)
		p.finished("club.pbn")
		p.waitFor(indexed)
		who.use("[data-menu=more] summary", is("[data-more=fill]"))
		who.use("[data-more=fill]", is("[data-fill]"))
		p.waitFor(`document.querySelector(".fill-bar progress").value >= 4`)
		who.use("[data-fill-button=pause]", is("[data-fill=paused]"))
		who.use("[data-fill-button=pause]", is("[data-fill=busy]"))
		if got := evaluate[string](p, `document.querySelector(".fill-bar ul").innerText`); !strings.Contains(got, "Board 4: Double dummy needs all four hands") || !strings.Contains(got, "Board 5: Double dummy is not possible") {
			t.Errorf("boards that cannot be computed: %q", got)
		}
		saved := p.saved(chromedp.Func(func(context.Context, *chromedp.Target) error {
			who.use("[data-fill-button=download]", "true")
			return nil
		}))
		if got := strings.Count(string(saved), "\r\n[OptimumResultTable \""); got != 2 {
			t.Errorf("%d boards have a table in\n%s", got, saved)
		}
		p.waitFor(openCards("known"))
		who.use("[data-fill-button=close]", `document.querySelector(".fill-bar") === null`)
	})
}

// TestPrintTricks: hand records have the table where the file has none, if one asks for it.
func TestPrintTricks(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "quick.pbn", []byte(quick)))
	evaluate[int](p, `window.print = () => { document.documentElement.dataset.printed = "true"; }, 0`)
	p.click(`[data-menu="print"] summary`)
	for _, want := range []int{0, 2} {
		p.click(`[data-menu="print"] [type=submit]`)
		p.waitFor(`document.documentElement.dataset.printed === "true"`)
		evaluate[int](p, `delete document.documentElement.dataset.printed, 0`)
		text := strings.Join(p.printed(fmt.Sprintf("open cards %d", want)), "\n")
		if got := strings.Count(text, "N11111") + strings.Count(text, "N0130130"); got != want {
			t.Errorf("%d tables are printed, want %d: %q", got, want, text)
		}
		// Of an ending there is none.
		if got := strings.Count(text, "Par:"); got != want/2 {
			t.Errorf("%d pars are printed, want %d", got, want/2)
		}
		p.waitFor(`document.querySelector(".sheets") === null`)
		p.click("[data-print=tricks]")
	}
	p.noErrors()
}

// TestOpenCardsFiles: dd.wasm comes when a person asks, and not before.
func TestOpenCardsFiles(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "quick.pbn", []byte(quick)))
	const loaded = `performance.getEntriesByType("resource").filter(({ name }) => /dd\.wasm|solve\.js/.test(name)).length`
	if got := evaluate[int](p, loaded); got != 0 {
		t.Errorf("%d files of the solver are loaded before anybody asks", got)
	}
	p.click(ask)
	p.waitFor(openCards("known"))
	if got := evaluate[int](p, loaded); got == 0 {
		t.Error("the solver came from nowhere")
	}
	p.noErrors()
}

// TestOpenCardsInArticle: a writer's data-double-dummy gives the reader a button, and what it needs is loaded when the reader presses it;
// without it there is none, and what the tags say is there at once.
func TestOpenCardsInArticle(t *testing.T) {
	t.Parallel()
	block := func(attributes string) string {
		return `<pre class="pbn" data-games="list"` + attributes + `>` + quick + `</pre>`
	}
	const loaded = `performance.getEntriesByType("resource").filter(({ name }) => /dd\.wasm|solve\.js|pbn\.wasm/.test(name)).length`
	p := articleOf(t, block(""))
	if evaluate[bool](p, is(ask)) {
		t.Error("there is a button that no writer asked for")
	}
	p = articleOf(t, block(" data-double-dummy"))
	p.waitFor(`document.querySelectorAll("[data-open-cards=open]").length === 2`)
	if got := evaluate[int](p, loaded); got != 0 {
		t.Errorf("%d files are loaded before the reader asks", got)
	}
	p.click(".pbn-entry:nth-child(2) [data-open-cards]")
	p.waitFor(openCards("known") + ` && document.querySelectorAll(".pbn-solved tbody td").length === 20 && document.querySelector(".pbn-card .pbn-cost") !== null`)
	if got := evaluate[int](p, loaded); got != 3 {
		t.Errorf("%d files of the solver are loaded", got)
	}
	p.noErrors()
}
