package paper

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestReadPrint: hand records have the boards that were asked for, and nothing of the page; afterwards it is as before.
func TestReadPrint(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", visit.ManyBoards(40)))
	browser.Evaluate[int](p, `window.print = () => { document.documentElement.dataset.printed = "true"; }, 0`)
	p.Click(`[data-menu="print"] summary`)
	before := browser.Evaluate[string](p, `document.body.innerHTML`)
	set := func(name, value string) {
		p.T.Helper()
		browser.Evaluate[int](p, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-print=%s]"))`, value, name))
		p.WaitFor(fmt.Sprintf(`document.querySelector("[data-print=%s]").value === %q`, name, value))
	}
	for _, c := range []struct {
		which, what, perPage string
		// How many boards each page has.
		want []int
	}{
		{"list", "deals", "12", []int{12, 12, 12, 4}},
		{"list", "deals", "18", []int{18, 18, 4}},
		{"list", "deals", "36", []int{36, 4}},
		{"one", "deals", "1", []int{1}},
		{"one", "all", "1", []int{1}},
		{"list", "deals", "4", []int{4, 4, 4, 4, 4, 4, 4, 4, 4, 4}},
	} {
		name := fmt.Sprintf("%s %s %s", c.which, c.what, c.perPage)
		p.Click(fmt.Sprintf("[data-print=%s]", c.which))
		set("what", c.what)
		set("per-page", c.perPage)
		p.Click(`[data-menu="print"] [type=submit]`)
		p.WaitFor(`document.documentElement.dataset.printed === "true"`)
		browser.Evaluate[int](p, `delete document.documentElement.dataset.printed, 0`)
		pages := p.Printed("read " + name)
		var got []int
		board := 1
		for _, text := range pages {
			n := 0
			label := "%d·N·NS"
			if c.what == "all" {
				label = "Board%dDealer"
			}
			for ; strings.Contains(text, fmt.Sprintf(label, board)); board++ {
				n++
			}
			got = append(got, n)
			for _, word := range []string{"Download", "Search", "Next", "Findings", "many.pbn", "Addfiles"} {
				if strings.Contains(text, word) {
					t.Errorf("%s: %q is printed", name, word)
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: the pages have %v boards, want %v: %q", name, got, c.want, pages)
		}
		p.WaitFor(`document.querySelector(".sheets") === null && !document.documentElement.matches(".prints-sheets")`)
	}
	p.Click(`[data-print=list]`)
	set("per-page", "12")
	if after := browser.Evaluate[string](p, `document.body.innerHTML`); after != before {
		t.Errorf("the page was\n%s\nand is\n%s", before, after)
	}
	p.NoErrors()
}

// TestReadPrintWhole: boards with all that the file tells, of those that were found.
func TestReadPrintWhole(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "lakeside.pbn", []byte(boardsWithWords(12))))
	browser.Evaluate[int](p, `window.print = () => { document.documentElement.dataset.printed = "true"; }, 0`)
	visit.Search(p, "north1")
	p.WaitFor(`document.querySelector(".reader-found").textContent === "4 of 12 boards"`)
	p.Click(`[data-menu="print"] summary`)
	browser.Evaluate[int](p, `(e => { e.value = "all"; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-print=what]"))`)
	p.WaitFor(`document.querySelector("[data-print=per-page]").value === "4"`)
	p.Click(`[data-menu="print"] [type=submit]`)
	p.WaitFor(`document.documentElement.dataset.printed === "true"`)
	pages := p.Printed("read whole boards")
	if len(pages) != 1 {
		t.Errorf("%d pages", len(pages))
	}
	for board := 1; board <= 12; board++ {
		for _, word := range wordsOfBoard(board) {
			if want := board == 1 || board >= 10; strings.Contains(pages[0], word) != want {
				t.Errorf("%s is printed: %v", word, !want)
			}
		}
	}
	p.NoErrors()
}

// TestPaperTwoBoards: two deals with a club's results have room on a page, with the event once; one that has none is whole on the next page.
func TestPaperTwoBoards(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const boards = 6
	p := visit.Reader(t, browser.Written(t, "tournament.pbn", tournament(boards)))
	asPrinted(p, "all", "2")
	for name, paper := range papers {
		// The ranking is on the last one.
		sheets := sheets(p, "two boards "+name, paper)[:boards/2]
		legible(t, sheets)
		for at, s := range sheets {
			count := func(text string) (n int) {
				for _, w := range s.Words {
					if w.Text == text {
						n++
					}
				}
				return n
			}
			if events, deals, results := count("Saltmarsh"), count("Dealer"), count("Results"); events != 1 || deals != 2 || results != 2 {
				t.Errorf("%s, page %d has %d events, %d deals and %d results, want 1, 2 and 2", name, at+1, events, deals, results)
			}
		}
	}
	noSheets(p)
	if label := browser.Evaluate[string](p, `document.querySelector("[data-print=per-page]").parentElement.firstChild.data`); label != "Boards to a page, at most" {
		t.Errorf("the choice says %q", label)
	}
	p.NoErrors()
}

// TestPrintButton: what is printed is chosen, and the button leads to the browser's print dialog with just these boards. What is in that
// dialog is not of the page.
func TestPrintButton(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	path := browser.Written(t, "many.pbn", visit.ManyBoards(40))
	browser.Persons(t, browser.KeysOnPhone, func(t *testing.T, who browser.Person) {
		p := who.Page
		p.Before(`globalThis.sheets = []; window.print = () => {
			const boards = [...document.querySelectorAll(".sheet")].map((sheet) => [...sheet.querySelectorAll("[data-record]")].map((record) => record.dataset.record));
			sheets.push(boards.length ? JSON.stringify(boards) : document.querySelectorAll(".sheet-board").length + " whole");
			dispatchEvent(new Event("afterprint"));
		};`)
		p.Do(chromedp.Navigate(browser.Serve(t, nil)))
		p.Ready()
		visit.ListBoards(p, path)
		prints := func(want string) {
			t.Helper()
			before := browser.Evaluate[int](p, "sheets.length")
			who.Use(`[data-menu=print] [type=submit]`, fmt.Sprintf("sheets.length > %d", before))
			if got := browser.Evaluate[string](p, "sheets.at(-1)"); got != want {
				t.Errorf("printed is %s, want %s", got, want)
			}
			p.WaitFor(`document.querySelector(".sheets") === null && document.querySelector("[data-menu=print][open] [type=submit]") !== null`)
		}
		who.Use("[data-menu=print] summary", browser.Exists("[data-menu=print][open]"))
		who.Pick("[data-print=per-page]", "36")
		prints(`[[` + quotedNumbers(1, 36) + `],[` + quotedNumbers(37, 40) + `]]`)
		who.Use("[data-print=one]", `document.querySelector("[data-print=one]").checked`)
		prints(`[["1"]]`)
		who.Pick("[data-print=what]", "all")
		prints("1 whole")
		who.Use("[data-print=list]", `document.querySelector("[data-print=list]").checked`)
		prints("40 whole")
	})
}

// quotedNumbers are numbers in a row, as JSON has a list of texts.
func quotedNumbers(from, to int) string {
	var list []string
	for number := from; number <= to; number++ {
		list = append(list, fmt.Sprintf("%q", fmt.Sprint(number)))
	}
	return strings.Join(list, ",")
}
