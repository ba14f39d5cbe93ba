package draughts

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// played is a game of a tournament.
func played(round, white, black, result string) string {
	return "[Event \"Club championship\"]\n[Date \"2026.03.1" + round + "\"]\n[Round \"" + round + "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"" + result + "\"]\n[GameType \"20\"]\n\n" +
		"1. 32-28 19-23 2. 28x19 14x23 {The exchange. [#]} 3. 37-32 *\n"
}

// TestDraughtsShare: a tournament has its table, and a game its link, its copies in every form, the way to where it is analysed, and its sheets.
func TestDraughtsShare(t *testing.T) {
	t.Parallel()
	p := open(t)
	first := played("1", "Oakes, Theo", "Quill, Marian", "2-0")
	p.Drop(browser.Written(t, "club.pdn", []byte(strings.Join([]string{first, played("2", "Barrow, Hugh", "Oakes, Theo", "1-1"), played("3", "Quill, Marian", "Barrow, Hugh", "2-0")}, "\n"))))
	p.Finished("club.pdn")
	p.Click("[data-file='club.pdn'] [data-tab=overview]")
	p.WaitFor(browser.Exists(".event-part [data-table=roundRobin]"))
	text := browser.Evaluate[string](p, `[...document.querySelectorAll(".event-part tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent).join(" ")).join("|")`)
	if want := "1 Oakes, Theo  2 1 3 5|2 Quill, Marian 0  2 2 2|3 Barrow, Hugh 1 0  1 3"; text != want {
		t.Errorf("the table is %s", text)
	}
	p.Click(".event-game[aria-label='2, Oakes, Theo – Quill, Marian']")
	p.WaitFor(browser.Exists("[data-shown='1'] .pdn-forward"))
	for range 2 {
		p.Click(".pdn-forward")
	}
	p.WaitFor(`document.querySelector("[data-shown] [aria-current]")?.textContent === "19-23"`)
	link := visit.LinkOfBoard(p)
	if note := browser.Evaluate[string](p, `document.querySelector(".share-sheet-share .reader-note").textContent`); !strings.Contains(link, "/draughts/#pdn=") || !strings.Contains(note, "after 1… 19-23") {
		t.Errorf("it says %s of %s", note, link)
	}
	visit.OpenMenu(p, "copy", ".copy-preview svg")
	picture, err := png.Decode(bytes.NewReader(p.Saved(browser.Click("[data-copy=save]"))))
	if err != nil || picture.Bounds().Dx() != 960 || picture.Bounds().Dy() != 960 {
		t.Errorf("the picture is %v, %v", picture, err)
	}
	for form, part := range map[string]string{
		"svg":  `aria-label="Position after 1… 19-23. White to move."`,
		"fen":  "W:W28,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20,23\n",
		"text": "Oakes – Quill, 2–0, Club championship\n\n1. 32-28 19-23 2. 28x19 14x23 {The exchange. [#]} 3. 37-32 2-0\n",
		"pdn":  first,
	} {
		p.Click("[data-copy=" + form + "]")
		if saved := string(p.Saved(browser.Click("[data-copy=save]"))); !strings.Contains(saved, part) {
			t.Errorf("as %s, it is %s", form, saved)
		}
	}
	visit.OpenMenu(p, "more", "[data-more=lidraughts]")
	if to := browser.Evaluate[string](p, `document.querySelector("[data-more=lidraughts]").href`); !strings.HasPrefix(to, "https://lidraughts.org/analysis/standard/W:W28,31,") {
		t.Errorf("it is analysed at %s", to)
	}
	prints(p, "whole")
	p.WaitFor(`document.querySelectorAll(".sheets .printed-game .pdn-diagram").length === 1 && document.querySelector(".sheets .printed-head").textContent.includes("international draughts")`)
	prints(p, "positions")
	p.WaitFor(`document.querySelectorAll(".sheets .printed-position svg").length === 1`)
	p.NoErrors()
}

// prints prints the game that is shown from its menu, and leaves the sheets in the page.
func prints(p *browser.Page, what string) {
	p.T.Helper()
	browser.Evaluate[int](p, `window.print = () => {}, document.querySelector(".sheets")?.remove(), 0`)
	p.WaitFor(`document.querySelector(".sheets") === null`)
	if !browser.Evaluate[bool](p, browser.Exists("[data-menu=print][open] [data-print=what]")) {
		visit.OpenMenu(p, "print", "[data-print=what]")
	}
	browser.Evaluate[int](p, `dispatchEvent(new Event("afterprint")), 0`)
	p.WaitFor(browser.Exists("[data-menu=print] [type=submit]"))
	browser.Evaluate[int](p, `((e) => { e.value = "`+what+`"; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-print=what]"))`)
	p.WaitFor(`document.querySelector("[data-print=what]").value === "` + what + `"`)
	p.Click("[data-menu=print] [type=submit]")
}
