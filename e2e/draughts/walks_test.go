package draughts

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
)

// variants are a Frisian game with captures along ranks, a Russian one with squares by letters, and a problem with its setup.
const variants = `[Event "Saltmarsh Cup"]
[Date "2026.02.01"]
[Round "1"]
[White "Oakes, Theo"]
[Black "Quill, Marian"]
[Result "*"]
[GameType "40"]

1. 31-27 18-22 2. 27x18 13x22 3. 32-27 22x31 4. 36x27 19-23 5. 33x13 9x18 *

[Event "Saltmarsh Cup"]
[Date "2026.02.02"]
[Round "2"]
[White "Barrow, Hugh"]
[Black "Fenwick, Ida"]
[Result "1-0"]
[GameType "25"]

1. e3-f4 d6-c5 2. g3-h4 b6-a5 3. c3-b4 a5:c3 4. d2:d6 e7:c5 1-0

[Event "A problem"]
[White "Vale, Nora"]
[Result "2-0"]
[GameType "20"]
[FEN "W:W28,32,38,43,48:B12,13,18,19,24"]

1. 28-23 19x37 2. 38-32 37x28 3. 43-39 2-0
`

// enters presses Enter on what Tab leads to.
func enters(p *browser.Page, selector string) {
	p.T.Helper()
	p.TabTo(selector)
	p.Press(kb.Enter)
}

// TestDraughtsSecretary: the evening of who keeps a club's games of draughts, by keys alone: a capture that takes too few is corrected, others are
// stepped through, and the file is saved.
func TestDraughtsSecretary(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := open(t)
	p.Choose(browser.Written(t, "cup.pdn", []byte(variants)), browser.Written(t, "club.pdn", []byte(games)))
	p.WaitFor(`document.querySelectorAll("[data-state=done]").length === 2`)
	p.Sound(0, "files of draughts", []int64{360, 1280, 1920})
	p.Resize(1280, 800)
	cup := `[data-file="cup.pdn"] `
	enters(p, cup+".show-boards")
	p.WaitFor(browser.Exists(cup + "[data-shown='1'] .pdn-board"))
	for _, game := range []string{"2", "3"} {
		p.Press("j")
		p.WaitFor(browser.Exists(cup + "[data-shown='" + game + "'] .pdn-board"))
	}
	p.TabTo(cup + ".pdn-controls [aria-disabled=false], " + cup + ".pdn-controls button:not([disabled])")
	for range 3 {
		p.Press(kb.ArrowRight)
	}
	p.WaitFor(browser.Exists(cup + ".pdn-path"))
	p.Sound(1, "a capture", []int64{360, 1280, 1920})
	p.Resize(1280, 800)
	club := `[data-file="club.pdn"] `
	enters(p, club+".show-boards")
	p.WaitFor(browser.Exists(club + "[data-shown='1'] .pdn-board"))
	p.Press("j")
	p.WaitFor(browser.Exists(club + "[data-shown] .pdn-fault"))
	p.Sound(2, "a capture that takes too few", []int64{360, 1280, 1920})
	p.Resize(1280, 800)
	enters(p, club+"[data-tab=boards]")
	p.Press(kb.ArrowRight)
	p.WaitFor(browser.Exists(club + ".findings-part .group-title"))
	p.Sound(0, "findings of games", []int64{360, 1280})
	p.Resize(1280, 800)
	enters(p, club+".correct")
	p.WaitFor(`document.activeElement.matches(".correction-form input") && document.activeElement.value.includes("30x16")`)
	p.Press("a", chromedp.ModifierCtrl)
	p.Do(chromedp.KeyEvent("1. 3-7 4x24 0-1"))
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-file='club.pdn']").dataset.errors === "0"`)
	p.TabTo(club + "[data-download]")
	if saved := string(p.Saved(chromedp.KeyEvent(kb.Enter))); strings.Count(saved, "[Event ") != 4 || !strings.Contains(saved, "1. 3-7 4x24") {
		t.Errorf("saved is %s", saved)
	}
	p.NoErrors()
}
