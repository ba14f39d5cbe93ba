package problems

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// two are problems, the second one with fairy pieces.
const two = "\uFEFF#PBI 1.2\n" +
	"A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2:12|Compositions by chance|2026|1::|Pr|Diary|2026:Rh1-b1:!:\n" +
	"B. Prototype::h#2, Circe:::::*:Pieces\\x3a white Kc3, Gd1; black Ka1; neutral Se4\n"

// TestProblemsOut: a problem is shared, copied in its forms, printed and edited, and another one is entered by keys alone.
func TestProblemsOut(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"problems/").Ready()
	p.Drop(browser.Written(t, "two.pbi", []byte(two)))
	p.Finished("two.pbi")
	p.WaitFor(`document.querySelectorAll(".card").length === 2`)
	p.Click(".card")
	p.WaitFor(browser.Exists("[data-shown='1'] .pbi-squares"))
	if link := visit.LinkOfBoard(p); !strings.Contains(link, "/problems/#pbi=") {
		t.Errorf("its link is %s", link)
	}

	visit.OpenMenu(p, "copy", ".copy-preview svg")
	p.Sound(0, "copy of a problem", []int64{360, 1280})
	p.Resize(1280, 900)
	picture, err := png.Decode(bytes.NewReader(p.Saved(browser.Click("[data-copy=save]"))))
	if err != nil || picture.Bounds().Dx() != 960 || picture.Bounds().Dy() != 960 {
		t.Errorf("the picture is %v, %v", picture, err)
	}
	for form, part := range map[string]string{
		"svg":    `aria-label="White: Ke2, Qa2, Rh1, Sh7. Black: Ka6, Pa5."`,
		"fen":    "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1\n",
		"pbi":    "\uFEFF#PBI 1.2\nA. Chance:8/7S/",
		"popeye": "White Ke2 Qa2 Rh1 Sh7",
		"latex":  `\pieces{wKe2, wDa2, wTh1, wSh7, sKa6, sBa5}`,
	} {
		p.Click("[data-copy=" + form + "]")
		if saved := string(p.Saved(browser.Click("[data-copy=save]"))); !strings.Contains(saved, part) {
			t.Errorf("as %s, it is %s", form, saved)
		}
	}
	prints(p)
	edits(p)
	enters(p)
	p.NoErrors()
}

// prints prints both problems, and sheets on which they are solved.
func prints(p *browser.Page) {
	p.T.Helper()
	browser.Evaluate[int](p, `(window.print = () => { document.documentElement.dataset.printed = String(document.querySelectorAll(".sheets [data-printed]").length); }, 0)`)
	visit.OpenMenu(p, "print", "[data-print=what]")
	p.Click("[data-print=list]")
	p.Click("[data-menu=print] button[type=submit]")
	p.WaitFor(`document.documentElement.dataset.printed === "2"`)
	sheets := browser.Evaluate[string](p, `document.querySelector(".sheets").innerText`)
	for _, part := range []string{"A. Chance", "12, Compositions by chance, 2026", "Pr, Diary, 2026", "4+2", "h#2, Circe", "2+1+1", "1.Rb1!"} {
		if !strings.Contains(sheets, part) {
			p.T.Errorf("the sheets have no %q: %s", part, sheets)
		}
	}
	browser.Evaluate[bool](p, `dispatchEvent(new Event("afterprint"))`)
	p.WaitFor(`document.querySelector(".sheets") === null && document.querySelector("[data-menu=print] button[type=submit]") !== null`)
	browser.Evaluate[bool](p, `(({ prototype }) => { const select = document.querySelector("[data-print=what]"); select.value = "contest"; return select.dispatchEvent(new Event("change", { bubbles: true })); })(Event)`)
	p.Click("[data-menu=print] button[type=submit]")
	p.WaitFor(`document.querySelectorAll(".sheets .contest-sheet .contest-lines").length === 2`)
	if sheets := browser.Evaluate[string](p, `document.querySelector(".contest-sheet").innerText`); strings.Contains(sheets, "A. Chance") {
		p.T.Errorf("whoever solves reads the author: %s", sheets)
	}
	browser.Evaluate[bool](p, `dispatchEvent(new Event("afterprint"))`)
	p.WaitFor(`document.querySelector(".sheets") === null`)
}

// edits edits the first problem by keys, and takes that back: every other byte of the file stays.
func edits(p *browser.Page) {
	p.T.Helper()
	p.TabTo("[data-edit]")
	p.Press(kb.Enter)
	p.WaitFor(browser.Exists("dialog.new-problem .pbi-grid"))
	p.TabTo("[data-field=authors] input")
	p.Do(chromedp.KeyEvent("C. Second"))
	p.TabTo("dialog button[type=submit]")
	p.Press(kb.Enter)
	p.WaitFor(`document.activeElement?.matches("[data-edited=undo]") === true && document.querySelector("[data-shown='1'] .pbi-squares") !== null && document.querySelector("[data-file='two.pbi'] .badge.fine") !== null`)
	if saved := string(p.Download("two.pbi")); !strings.Contains(saved, "\nC. Second:8/7S/k7/p7/8/8/Q3K3/7R:#2:12|") || !strings.HasSuffix(saved, two[strings.Index(two, "\nB. Prototype"):]) {
		p.T.Errorf("what is edited is %s", saved)
	}
	p.Click("[data-edited=undo]")
	p.WaitFor(`document.querySelector("[data-edited=undo]") === null && document.querySelector("[data-shown='1']") !== null && document.querySelector("[data-file='two.pbi'] .badge.fine") === null`)
}

// enters enters a problem by keys alone.
func enters(p *browser.Page) {
	p.T.Helper()
	p.TabTo("#enter")
	p.Press(kb.Enter)
	p.WaitFor(browser.Exists("dialog.new-problem .pbi-grid"))
	p.Sound(1, "a new problem", []int64{360, 1280})
	p.Resize(1280, 900)
	p.TabTo(".pbi-cell")
	p.Press("K")
	p.WaitFor(`document.querySelector(".set-faults .error, .set-faults .warning") !== null`)
	for _, key := range []string{kb.ArrowUp, kb.ArrowUp, "k", kb.ArrowRight, "P", kb.ArrowUp, "s", kb.Delete} {
		p.Press(key)
	}
	p.WaitFor(`document.querySelectorAll("dialog .pbi-squares [data-square]").length === 3`)
	p.TabTo("[data-field=authors] input")
	p.Do(chromedp.KeyEvent("C. Newcomer"))
	p.TabTo("dialog button[type=submit]")
	p.Press(kb.Enter)
	p.WaitFor(browser.Exists("[data-file='C-Newcomer-2.pbi']"))
	if saved := string(p.Download("C-Newcomer-2.pbi")); !strings.Contains(saved, "\nC. Newcomer:8/8/8/8/8/kP6/8/K7:#2::::::\n") {
		p.T.Errorf("the problem that is entered is %s", saved)
	}
}
