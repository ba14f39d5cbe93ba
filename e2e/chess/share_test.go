package chess

import (
	"bytes"
	"encoding/json"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestShare: the menus of a game give it as a link, and its position and moves in every form.
func TestShare(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, nil)
	p := browser.Open(t, site+"chess/").Ready()
	p.Drop(browser.Written(t, "study.pgn", []byte(study)))
	p.Finished("study.pgn")
	p.WaitFor(browser.Exists("[data-shown] .pgn-forward"))
	for range 5 {
		p.Click(".pgn-forward")
	}
	p.WaitFor(`document.querySelector("[data-shown] [aria-current]")?.textContent === "♗c4"`)
	link := visit.LinkOfBoard(p)
	if note := browser.Evaluate[string](p, `document.querySelector(".share-sheet-share .reader-note").textContent`); !strings.Contains(note, "after 3. ♗c4") {
		t.Errorf("it says %s", note)
	}
	p.Sound(0, "share of chess", []int64{1280})

	visit.OpenMenu(p, "copy", ".copy-preview svg")
	p.Look("copy of chess")
	picture, err := png.Decode(bytes.NewReader(p.Saved(browser.Click("[data-copy=save]"))))
	if err != nil || picture.Bounds().Dx() != 960 || picture.Bounds().Dy() != 960 {
		t.Errorf("the picture is %v, %v", picture, err)
	}
	for form, part := range map[string]string{
		"svg":   `aria-label="Position after 3. ♗c4. Black to move."`,
		"fen":   "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3\n",
		"text":  "1. e4 e5 2. ♘f3 ♞c6 3. ♗c4 {The Italian.}",
		"pgn":   study,
		"frame": `<iframe src="` + strings.Replace(strings.Replace(link, "chess/#", "embed.html#", 1), "&", "&amp;", 1) + `" title="Oakes – Quill, 1–0, Club championship"`,
	} {
		p.Click("[data-copy=" + form + "]")
		if saved := string(p.Saved(browser.Click("[data-copy=save]"))); !strings.Contains(saved, part) {
			t.Errorf("as %s, it is %s", form, saved)
		}
	}
	visit.OpenMenu(p, "more", "[data-more=lichess]")
	p.Sound(1, "more of chess", []int64{1280})
	if to := browser.Evaluate[string](p, `document.querySelector("[data-more=lichess]").href`); to != "https://lichess.org/analysis/standard/r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R_b_KQkq_-_3_3" {
		t.Errorf("it is analysed at %s", to)
	}
	p.NoErrors()

	q := browser.Blank(t, watched)
	q.Do(chromedp.Navigate(link))
	q.WaitFor(ready + ` && document.querySelector("#board [aria-current]")?.textContent === "♗c4"`)
	q.NoErrors()
}

// TestLinkPasted: a link of the page that is pasted into it opens there, also into that of another game.
func TestLinkPasted(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Click("#paste")
	p.WaitFor(browser.Exists("dialog[open] textarea"))
	pasted, _ := json.Marshal("https://pbnkit.example/chess/#pgn=" + visit.Packed(study))
	browser.Evaluate[int](p, `(document.querySelector("dialog textarea").value = `+string(pasted)+`, 0)`)
	p.Click("dialog[open] [type=submit]")
	if state := p.Finished("shared.pgn"); state != "done" {
		t.Fatal(state)
	}
	p.WaitFor(browser.Exists("[data-shown] .pgn-view"))
	p.NoErrors()
}
