package read

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestTakeBoards: boards of a file are saved as a file of their own by their numbers, by a search, or by marks, each with what it
// inherits; as a web page that needs nothing else; and their results as a table.
func TestTakeBoards(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	var file strings.Builder
	for i := 1; i <= 12; i++ {
		event := "#"
		if i == 1 {
			event = "Harbour Cup"
		}
		fmt.Fprintf(&file, "[Event %q]\n[Board \"%d\"]\n[North \"P%d\"]\n[Dealer \"N\"]\n[Deal \"N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8\"]\n[Declarer \"S\"]\n[Contract \"6H\"]\n[Result \"%d\"]\n\n", event, i, i, i)
	}
	p := visit.Reader(t, browser.Written(t, "cup.pbn", []byte(file.String())))
	visit.ChooseBoards(p)
	p.Click(`[data-take="numbers"]`)
	p.Do(chromedp.KeyEvent("2-4, 11"))
	got := visit.Takes(p)
	if boards := boardsOf([]byte(got)); fmt.Sprint(boards) != "[2 3 4 11]" {
		t.Errorf("saved are the boards %v", boards)
	}
	if events := strings.Count(got, `[Event "Harbour Cup"]`); events != 4 || strings.Count(got, "% PBN") != 1 {
		t.Errorf("saved:\n%s", got)
	}
	if core := visit.Exported(got); core != got {
		t.Errorf("it is not in export format:\n%s\nwant\n%s", got, core)
	}

	numbered := visit.Takes(p, "numbered")
	if boards := boardsOf([]byte(numbered)); fmt.Sprint(boards) != "[1 2 3 4]" || strings.Count(numbered, `[Vulnerable "NS"]`) != 1 {
		t.Errorf("with other numbers:\n%s", numbered)
	}
	p.WaitFor(`document.querySelector(".share-take [role=status]").textContent.includes("played so: 3.")`)
	p.Look("take-numbered")
	p.Click(`[data-take="numbered"]`)

	html := visit.Takes(p, "html")
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
		fmt.Fprint(w, html)
	}))
	t.Cleanup(host.Close)
	browser.Forget(t, host.URL)
	elsewhere := browser.Fresh(t, host.URL)
	if boards := fmt.Sprint(browser.Evaluate[[]string](elsewhere, `[...document.querySelectorAll("article[data-board]")].map((each) => each.dataset.board)`)); boards != "[2 3 4 11]" {
		t.Errorf("the page shows the boards %s", boards)
	}
	if headings := browser.Evaluate[string](elsewhere, `document.querySelector("h1").textContent + document.querySelectorAll("h2").length`); headings != "Harbour Cup4" {
		t.Error(headings)
	}

	lines, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(visit.Takes(p, "csv"), "\uFEFF"))).ReadAll()
	if err != nil || len(lines) != 5 || fmt.Sprint(lines[0], lines[4]) != "[Board North Contract Declarer Result] [11 P11 6H S 11]" {
		t.Errorf("the results: %v, %v", err, lines)
	}

	if text := visit.Takes(p, "lin"); strings.Count(text, "|md|") != 4 || !strings.Contains(text, "|ah|Board 11|") {
		t.Errorf("as LIN:\n%s", text)
	}
	p.Press(kb.Escape)
	p.WaitFor(`document.querySelector("[data-dialog]") === null && document.activeElement.matches("[data-file-menu=download]")`)

	// Marked boards, one here and one that is gone to.
	visit.OpenMenu(p, "more", `[data-take="mark"]`)
	p.Click(`[data-take="mark"]`)
	p.Click(`[data-turn="on"]`)
	visit.ShownIs(p, 2)
	visit.OpenMenu(p, "more", `[data-take="mark"]`)
	p.Click(`[data-take="mark"]`)
	visit.ChooseBoards(p)
	if boards := boardsOf([]byte(visit.Takes(p, "pbn"))); fmt.Sprint(boards) != "[1 2]" {
		t.Errorf("marked are the boards %v", boards)
	}

	p.Click(`[data-take="numbers"]`)
	p.Do(chromedp.KeyEvent("77"))
	p.Click(`[data-take="save"]`)
	p.WaitFor(`document.querySelector(".share-take [role=status]").textContent === "Choose at least one board."`)
	p.NoErrors()
}

// TestMerge: several files become one in the order of their boards, whatever their encodings, with nothing lost of each board.
func TestMerge(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	board := func(number, west string) string {
		return fmt.Sprintf("[Event \"Cup\"]\n[Board %q]\n[West \"%s\"]\n{of board %[1]s}\n", number, west)
	}
	first := browser.Written(t, "a.pbn", []byte("% PBN 2.1\n"+board("10", "S\xf8ren")+"\n"+board("2", "Ann")))
	second := browser.Written(t, "b.pbn", []byte("\uFEFF"+board("1", "Zoë")+"\n"+strings.Replace(board("3", "Bo"), `"Cup"`, `"#"`, 1)))
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Choose(first, second)
	p.Finished("a.pbn")
	p.Finished("b.pbn")
	p.WaitFor(`document.querySelector("#merge") !== null`)
	got := string(p.Saved(browser.Click("#merge")))
	if boards := boardsOf([]byte(got)); fmt.Sprint(boards) != "[1 2 3 10]" {
		t.Errorf("the boards %v", boards)
	}
	if core := visit.Exported(got); core != got || strings.Count(got, "% PBN") != 1 || strings.Count(got, `[Event "Cup"]`) != 4 {
		t.Errorf("merged:\n%s", got)
	}
	for _, part := range []string{"S\xf8ren", "Zo\xeb", "{of board 1}", "{of board 2}", "{of board 3}", "{of board 10}"} {
		if !strings.Contains(got, part) {
			t.Errorf("%q is lost", part)
		}
	}
	p.WaitFor(`document.querySelector("#merge + .said").firstChild?.textContent === "4 boards of 2 files in merged.pbn."`)
	p.NoErrors()
}
