package chess

import (
	"archive/zip"
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// enters presses Enter on what Tab leads to.
func enters(p *browser.Page, selector string) {
	p.T.Helper()
	p.TabTo(selector)
	p.Press(kb.Enter)
}

// prints keeps the sheets that are printed in the page.
func prints(p *browser.Page) {
	p.T.Helper()
	browser.Evaluate[int](p, `(window.print = () => { document.documentElement.dataset.printed = "true"; }, 0)`)
}

// TestSecretary: the evening of who keeps a club's games, by keys alone: a move that cannot be is mended, the files of the rounds become one, what is
// there twice goes, openings are named and asked for, each player gets a file, the table is printed and the file saved.
func TestSecretary(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := open(t)
	broken := strings.Replace(rounds[2], "4. c3", "4. Ke3", 1)
	p.Choose(
		browser.Written(t, "round1.pgn", []byte(rounds[0])),
		browser.Written(t, "round2.pgn", []byte(rounds[1]+"\n"+strings.Replace(rounds[0], "Oakes, Theo", "Theo Oakes", 1))),
		browser.Written(t, "round3.pgn", []byte(broken)),
	)
	p.WaitFor(`document.querySelectorAll("[data-state=done]").length === 3`)
	p.Sound(0, "files of rounds", []int64{360, 768, 1280, 1920})
	round := `[data-file="round3.pgn"] `
	enters(p, round+".show-boards")
	p.WaitFor(browser.Exists(round + "[data-shown] .pgn-fault"))
	p.Sound(1, "move that cannot be", []int64{360, 768, 1280, 1920})
	p.Resize(1280, 900)
	enters(p, round+"[data-tab=boards]")
	p.Press(kb.ArrowRight)
	p.WaitFor(`document.activeElement.matches("[data-tab=findings][aria-selected=true]")`)
	p.WaitFor(browser.Exists(round + ".findings-part .group-title"))
	visit.OpenAll(p)
	p.Sound(2, "findings of games", []int64{360, 768, 1280, 1920})
	p.Resize(1280, 900)
	enters(p, round+".correct")
	p.WaitFor(`document.activeElement.matches(".correction-form input") && document.activeElement.value.includes("4. Ke3")`)
	line := browser.Evaluate[string](p, `document.activeElement.value`)
	p.Press("a", chromedp.ModifierCtrl)
	p.Do(chromedp.KeyEvent(strings.Replace(line, "Ke3", "c3", 1)))
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-file='round3.pgn']").dataset.errors === "0" && document.querySelector("[data-file='round3.pgn'] .undo") !== null`)
	p.TabTo("#merge")
	if merged := string(p.Saved(chromedp.KeyEvent(kb.Enter))); strings.Count(merged, "[Event ") != 4 {
		t.Errorf("merged is %s", merged)
	}
	enters(p, "[data-open-merged]")
	if state := p.Finished("merged.pgn"); state != "done" {
		t.Fatal(state)
	}
	p.WaitFor(browser.Exists("[data-copies=out]"))
	p.Sound(3, "games that are there twice", []int64{360, 768, 1280, 1920})
	p.Resize(1280, 900)
	enters(p, "[data-copies=show]")
	p.WaitFor(`document.querySelectorAll(".board").length === 2`)
	enters(p, "[data-copies=out]")
	p.WaitFor(browser.Exists("[data-copies=undo]") + ` && document.querySelector("[data-file='merged.pgn']").dataset.games === "3"`)
	merged := `[data-file="merged.pgn"] `
	enters(p, "[data-openings=name]")
	p.WaitFor(browser.Exists("[data-openings=undo]") + ` && document.querySelectorAll(".board").length === 3 && document.querySelector(".board-facts").textContent.includes("C5")`)
	enters(p, ".conditions > summary")
	p.WaitFor(`document.querySelectorAll(".condition-menu option").length > 20`)
	p.Sound(1, "conditions", []int64{360, 1280, 1920})
	p.Resize(1280, 900)
	p.TabTo(".condition-menu select")
	p.Do(chromedp.KeyEvent("opening"))
	p.TabTo(".condition-menu input")
	p.Do(chromedp.KeyEvent("italian"))
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector(".reader-search input").value === "opening ~ italian" && document.querySelector(".reader-found").textContent.startsWith("3 of 3")`)
	enters(p, merged+"[data-file-menu=download]")
	p.Press(kb.End)
	p.Press(kb.ArrowUp)
	p.WaitFor(`document.activeElement.matches("[data-item=players]")`)
	if players := namesIn(t, p.Saved(chromedp.KeyEvent(kb.Enter))); players != "Barrow-Hugh.pgn Oakes-Theo.pgn Quill-Marian.pgn" {
		t.Errorf("the files of players are %s", players)
	}
	enters(p, merged+"[data-tab=boards]")
	p.Press(kb.ArrowRight)
	p.WaitFor(browser.Exists(merged + ".event-part [data-table=roundRobin]"))
	p.Sound(0, "table of a tournament", []int64{360, 768, 1280, 1920})
	prints(p)
	enters(p, "[data-print-table]")
	p.WaitFor(`document.documentElement.dataset.printed === "true" && document.querySelector(".sheets .event-table") !== null`)
	if text := browser.Evaluate[string](p, `document.querySelector(".sheets").innerText`); !strings.Contains(text, "Oakes, Theo") || strings.Contains(text, "e4") {
		t.Errorf("the sheet says %s", text)
	}
	browser.Evaluate[int](p, `(dispatchEvent(new Event("afterprint")), 0)`)
	p.TabTo(merged + "[data-download]")
	if saved := string(p.Saved(chromedp.KeyEvent(kb.Enter))); strings.Count(saved, "[Event ") != 3 || !strings.Contains(saved, "4. c3 Nf6 1-0") {
		t.Errorf("saved is %s", saved)
	}
	p.NoErrors()
}

// namesIn are the sorted names of the files of a .zip, with blanks between them.
func namesIn(t *testing.T, packed []byte) string {
	t.Helper()
	files, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files.File {
		names = append(names, file.Name)
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// lesson is a study with arrows, circles and a question.
const lesson = `[Event "Lessons: The fork"]
[Result "*"]
[FEN "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1"]
[SetUp "1"]
[Orientation "white"]

{White to play: which square forks? [%csl Gc7,Ra8][%cal Gb5c7]} 1. Nc7+ $1 {The king has to move. [%cal Rc7e8,Rc7a8]} (1. Nd6+ {No fork.} 1... Kd7) 1... Kd7 2. Nxa8 $18 *

`

// TestCoach: the evening of who teaches, by keys alone: a study is looked through with its arrows, becomes a page that asks, and sheets.
func TestCoach(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := open(t)
	p.Choose(browser.Written(t, "lesson.pgn", []byte(lesson+strings.Replace(lesson, "The fork", "Once more", 1))))
	p.WaitFor(browser.Exists("[data-shown='1'] .pgn-board .pgn-marks"))
	p.Sound(0, "study with arrows", []int64{360, 768, 1280, 1920})
	p.Resize(1280, 900)
	enters(p, ".pgn-forward")
	p.WaitFor(`document.querySelector("[data-shown] [aria-current]")?.textContent.includes("c7") ?? false`)
	enters(p, "[data-menu=copy] > summary")
	p.WaitFor(browser.Exists(".copy-preview svg"))
	p.Sound(1, "copies of a position", []int64{360, 768, 1280, 1920})
	p.Resize(1280, 900)
	browser.Person{Page: p, By: "keyboard"}.Use("[data-copy=frame]", `document.querySelector("[data-copy=frame]").checked`)
	p.TabTo("[data-copy=save]")
	frame := string(p.Saved(chromedp.KeyEvent(kb.Enter)))
	_, address, _ := strings.Cut(frame, `src="`)
	address, _, _ = strings.Cut(address, `"`)
	if !strings.Contains(address, "embed.html#pgn=") {
		t.Fatalf("the frame is %s", frame)
	}
	p.Press(kb.Escape)
	prints(p)
	enters(p, "[data-menu=print] > summary")
	p.WaitFor(browser.Exists("[data-menu=print] [type=submit]"))
	p.Sound(2, "what is printed", []int64{360, 768, 1280, 1920})
	p.Resize(1280, 900)
	p.TabTo("[data-print=end]")
	p.Press(" ")
	enters(p, "[data-menu=print] [type=submit]")
	p.WaitFor(`document.documentElement.dataset.printed === "true" && document.querySelectorAll(".sheets .printed-game .pgn-diagram").length === 2`)
	p.NoErrors()

	q := browser.Blank(t, "")
	q.Do(chromedp.Navigate(strings.ReplaceAll(address, "&amp;", "&") + "&hide=moves"))
	q.WaitFor(browser.Exists("#board .pgn-answer"))
	q.Sound(3, "frame that asks", []int64{360, 768})
	enters(q, ".pgn-answer > summary")
	q.WaitFor(`document.querySelector(".pgn-answer").open`)
	q.NoErrors()
}

// TestReaderOnAPhone: who gets a link reads it with a thumb: turns the board round, goes into a variation, and swipes through it.
func TestReaderOnAPhone(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, watched)
	browser.Call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
	p.Resize(360, 740)
	p.Do(chromedp.Navigate(browser.Serve(t, nil) + "chess/#pgn=" + visit.Packed(study)))
	p.WaitFor(ready + ` && document.querySelector("#board .pgn-move") !== null`)
	if edges := browser.Evaluate[string](p, `(({ left, right }) => left + " " + (innerWidth - right))(document.querySelector("#board .pgn-board").getBoundingClientRect())`); edges != "0 0" {
		t.Errorf("beside the board are %s pixels", edges)
	}
	p.Touch(".pgn-flip", 0, 0)
	p.WaitFor(`document.querySelector("#board .pgn-player .pgn-stone")?.classList.contains("pgn-stone-black") === false`)
	p.Touch(".pgn-variation .pgn-move", 0, 0)
	p.WaitFor(`document.querySelector("#board .pgn-variation [aria-current]")?.textContent.includes("f6") ?? false`)
	// A finger that goes to the left leads on, in the variation, too.
	p.Touch(".pgn-swiped", -150, 10)
	p.WaitFor(`document.querySelector("#board .pgn-variation [aria-current]")?.textContent === "d3" && location.hash.includes("move=")`)
	p.Sound(0, "game of a link", []int64{360, 768, 1280, 1920})
	p.NoErrors()
}
