package read

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// listed are the boards of the whole list, as a person scrolls through it: their numbers, and the texts of their rows without spaces.
func listed(p *browser.Page) (numbers []int, texts []string) {
	p.T.Helper()
	type row struct {
		Number int
		Text   string
	}
	rows := browser.EvaluateAsync[[]row](p, `(() => {
		const list = document.querySelector(".boards"), found = new Map();
		const wait = () => new Promise(resolve => setTimeout(resolve, 0));
		return (async () => {
			for (let top = 0; ; top += 200) {
				list.scrollTop = top;
				list.dispatchEvent(new Event("scroll"));
				await wait(); await wait();
				for (const e of list.querySelectorAll(".board")) found.set(Number(e.dataset.number), e.textContent.replace(/\s+/g, ""));
				if (top > list.scrollHeight) break;
			}
			list.scrollTop = 0;
			return [...found].map(([Number, Text]) => ({ Number, Text }));
		})();
	})()`)
	for _, r := range rows {
		numbers, texts = append(numbers, r.Number), append(texts, r.Text)
	}
	return numbers, texts
}

// types presses a key of a letter as a keyboard does: what the page takes for itself is not written.
func types(p *browser.Page, letter string) {
	p.T.Helper()
	for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeKeyDown, input.DispatchKeyEventTypeKeyUp} {
		params := input.DispatchKeyEventParams{Type: kind, Key: letter}
		if kind == input.DispatchKeyEventTypeKeyDown {
			params.Text = letter
		}
		browser.Call(p, input.DispatchKeyEvent, params)
	}
}

// boardsOf are the numbers and boards of a file's games, by the core itself.
func boardsOf(file []byte) (boards []string) {
	pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) {
		board, _ := g.Known("Board")
		boards = append(boards, board)
	})
	return boards
}

// readFiles are files of many kinds.
func readFiles(t *testing.T) []string {
	t.Helper()
	files := []string{visit.Example, "core/pbn/answers/testdata/latin1.pbn"}
	ours, err := filepath.Glob("e2e/testdata/viewer/*.pbn")
	if files = append(files, ours...); len(ours) < 5 {
		t.Fatalf("%d files in e2e/testdata/viewer (%v)", len(ours), err)
	}
	for _, name := range []string{"Rick-Wilson__Bridge-Game-Analysis/tests__integration__source__LBC-2026-01-26.pbn", "BSalita__Calculate_PBN_Results/DDS_Camrose24_1-_BENCAM22_v_WBridge5.pbn"} {
		t.Run(name, func(t *testing.T) { files = append(files, testkit.NeedShared(t, "corpus/"+name)) })
	}
	return files
}

// TestReadList: the list has the games that the core finds, in their order, with their boards.
func TestReadList(t *testing.T) {
	t.Parallel()
	for _, path := range readFiles(t) {
		boards := boardsOf(browser.Read(t, path))
		if len(boards) < 2 {
			continue
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			p := visit.Reader(t, path)
			numbers, texts := listed(p)
			if len(numbers) != len(boards) {
				t.Fatalf("%d boards are listed, want %d", len(numbers), len(boards))
			}
			for i, board := range boards {
				want := "Board" + browser.WithoutSpaces(board)
				if board == "" {
					want = "Boardno." + strconv.Itoa(i+1)
				}
				if numbers[i] != i+1 || !strings.HasPrefix(texts[i], want) {
					t.Errorf("row %d is %d, %q, want %q", i+1, numbers[i], texts[i], want)
				}
			}
			p.NoErrors()
		})
	}
}

// TestReadByMouse: a click in the list shows the board, and so do the buttons beside it.
func TestReadByMouse(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", visit.ManyBoards(36)))
	visit.ShownIs(p, 1)
	p.Click(`.board[data-number="3"]`)
	visit.ShownIs(p, 3)
	p.Click(`[data-turn="on"]`)
	visit.ShownIs(p, 4)
	p.Do(browser.Click(`[data-turn="back"]`), browser.Click(`[data-turn="back"]`))
	visit.ShownIs(p, 2)
	if got := browser.Evaluate[string](p, `document.querySelector(".reader-place").textContent`); got != "Board 2 of 36" {
		t.Error(got)
	}
	if got := browser.Evaluate[string](p, `document.querySelector("[data-shown]").innerText`); !strings.Contains(got, "North2.") {
		t.Errorf("board 2 is %s", got)
	}
	if got := browser.Evaluate[[]string](p, `[...document.querySelectorAll(".board-heading")].map(e => e.textContent)`); got[0] != "Round 1" {
		t.Errorf("the headings are %q", got)
	}
	p.NoErrors()
}

// TestReadByKeyboard: from the row of the file to any board, without a mouse.
func TestReadByKeyboard(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", visit.ManyBoards(100)))
	browser.Evaluate[int](p, `document.querySelector(".expander").focus(), 0`)
	for range 30 {
		if browser.Evaluate[bool](p, `document.activeElement?.role === "listbox"`) {
			break
		}
		p.Press(kb.Tab)
	}
	for _, c := range []struct {
		key  string
		want int
	}{
		{kb.ArrowDown, 2}, {kb.ArrowDown, 3}, {kb.ArrowUp, 2}, {kb.End, 100}, {kb.ArrowDown, 100}, {kb.Home, 1}, {kb.ArrowUp, 1},
		{"j", 2}, {"j", 3}, {"k", 2},
	} {
		p.Press(c.key)
		visit.ShownIs(p, c.want)
		if active := browser.Evaluate[string](p, `document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.dataset.number ?? ""`); active != strconv.Itoa(c.want) {
			t.Errorf("after %q the active board is %q", c.key, active)
		}
	}
	p.Press(kb.PageDown)
	p.WaitFor(visit.SelectedBoard + " > 6")
	p.Press(kb.PageUp)
	visit.ShownIs(p, 2)
	p.Press("7")
	p.Press("3")
	visit.ShownIs(p, 73)
	// What a person has pressed with another key is not ours.
	p.Press("j", chromedp.ModifierCtrl)
	types(p, "/")
	p.WaitFor(`document.activeElement.type === "search"`)
	p.Do(chromedp.KeyEvent("north5"))
	p.WaitFor(`document.querySelector(".reader-found").textContent === "11 of 100 boards"`)
	p.Press("j")
	p.WaitFor(`document.activeElement.value === "north5j"`)
	p.Press(kb.Backspace)
	p.Press(kb.Enter)
	visit.ShownIs(p, 5)
	p.Press(kb.ArrowDown)
	visit.ShownIs(p, 50)
	types(p, "/")
	p.Press(kb.Escape)
	p.WaitFor(`document.activeElement.value === "" && document.querySelector(".reader-found").textContent === ""`)
	visit.ShownIs(p, 50)
	p.Press(kb.Escape)
	p.WaitFor(`document.activeElement.role === "listbox"`)
	p.NoErrors()
}

// TestReadPlayKeys: in the play the arrows go from card to card, and the board stays.
func TestReadPlayKeys(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, visit.Example)
	p.Click(".pbn-step-forward")
	p.Press(kb.ArrowRight)
	p.WaitFor(place + `.startsWith("card 2 of 52")`)
	p.Press(kb.End)
	p.WaitFor(place + `.startsWith("card 52 of 52")`)
	visit.ShownIs(p, 1)
	p.Press("j")
	visit.ShownIs(p, 2)
	p.NoErrors()
}

// TestReadSearch: what the list has of a search is what the values of the tags say.
func TestReadSearch(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", append(visit.ManyBoards(20), "[Event \"Coupe d'Été\"]\n[Board \"1\"]\n[South \"Łukasz Nowak\"]\n[Contract \"3NT\"]\n[Declarer \"E\"]\n[Result \"7\"]\n"...)))
	for _, c := range []struct {
		query string
		want  []int
	}{
		{"7", []int{7}}, {"1", []int{1, 21}}, {"round 2", []int{2, 13, 14, 15, 16, 17, 18, 19, 20}}, {"ETE", []int{21}}, {"lukasz 3nt", []int{21}}, {"by east", []int{21}},
		{"-2", []int{21}}, {"north12.", []int{12}}, {"nobody", nil}, {"<b>", nil},
	} {
		visit.Search(p, c.query)
		p.WaitFor(fmt.Sprintf(`document.querySelector(".reader-found").textContent === "%d of 21 boards"`, len(c.want)))
		if got, _ := listed(p); !slices.Equal(got, c.want) {
			t.Errorf("%q finds %v, want %v", c.query, got, c.want)
		}
	}
	p.NoErrors()
}

// TestReadPlaceStays: a row that was closed and opened again shows the board and the search as they were.
func TestReadPlaceStays(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", visit.ManyBoards(36)))
	visit.Search(p, "north3")
	p.Press(kb.Enter)
	p.Press(kb.ArrowDown)
	visit.ShownIs(p, 30)
	p.Click(".expander")
	p.WaitFor(`document.querySelector(".reader") === null`)
	p.Click(".expander")
	p.WaitFor(visit.Indexed)
	visit.ShownIs(p, 30)
	if got := browser.Evaluate[string](p, `document.querySelector(".reader-search input").value`); got != "north3" {
		t.Errorf("the search is %q", got)
	}
	p.NoErrors()
}

// TestReadDisplay: what a person chooses of the display holds for every board, and is there again the next time.
func TestReadDisplay(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, visit.Example)
	set := func(name, value string) {
		browser.Evaluate[int](p, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-display=%s]"))`, value, name))
	}
	p.Do(browser.Click(`[data-menu="view"] summary`), browser.Click(`[data-display="points"]`))
	set("suits", "4")
	set("ten", "T")
	set("language", "fr")
	check := func() {
		t.Helper()
		p.WaitFor(`document.querySelector(".reader .pbn-board")?.textContent === "Donne 7"`)
		p.WaitFor(`document.querySelector(".reader .pbn-points") !== null && document.querySelector(".reader .pbn-view").matches(".pbn-suits-4[lang=fr]")`)
		if text := browser.Evaluate[string](p, `document.querySelector(".reader .pbn-hand-n").textContent`); strings.Contains(text, "10") {
			t.Errorf("a ten is written in %s", text)
		}
	}
	check()
	p.Do(chromedp.Navigate(browser.Evaluate[string](p, "location.href")))
	p.Ready()
	p.Choose(visit.Example)
	p.WaitFor(visit.Indexed)
	check()
	// Where the browser keeps nothing, the page works all the same.
	browser.Evaluate[int](p, `Object.defineProperty(window, "localStorage", { get() { throw new Error("no storage"); } }), 0`)
	set("suits", "2")
	p.WaitFor(`document.querySelector(".reader .pbn-view").matches(".pbn-suits-2")`)
	p.NoErrors()
}

// TestReadManyBoards: of ten thousand boards few are drawn, and the last one is a key away.
func TestReadManyBoards(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "season.pbn", visit.ManyBoards(10_000)))
	if drawn := browser.Evaluate[int](p, `document.querySelectorAll(".board").length`); drawn < 5 || drawn > 100 {
		t.Errorf("%d boards are drawn", drawn)
	}
	browser.Evaluate[int](p, `document.querySelector("[role=listbox]").focus(), 0`)
	p.Press(kb.End)
	visit.ShownIs(p, 10_000)
	if got := browser.Evaluate[string](p, `document.querySelector("[data-shown]").innerText`); !strings.Contains(got, "North10000.") {
		t.Errorf("the last board is %s", got)
	}
	visit.Search(p, "north777")
	p.WaitFor(`document.querySelector(".reader-found").textContent === "11 of 10,000 boards"`)
	p.NoErrors()
}

// TestReadInheritance: a board that inherits shows what it inherits, though only its own part of the file is read.
func TestReadInheritance(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("[Event \"##Lakeside Cup\"]\n[Site \"Saltmarsh\"]\n[Board \"1\"]\n")
	for i := 2; i <= 500; i++ {
		fmt.Fprintf(&b, "\n[Board \"%d\"]\n[Site \"#\"]\n[Deal \"N:9.JT52.KQ4.AK652 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T9\"]\n", i)
	}
	p := visit.Reader(t, browser.Written(t, "inherits.pbn", []byte(b.String())))
	browser.Evaluate[int](p, `document.querySelector("[role=listbox]").focus(), 0`)
	p.Press(kb.End)
	visit.ShownIs(p, 500)
	text := browser.Evaluate[string](p, `document.querySelector("[data-shown]").innerText`)
	for _, want := range []string{"Lakeside Cup", "Saltmarsh", "Board 500"} {
		if !strings.Contains(text, want) {
			t.Errorf("board 500 does not say %q: %s", want, text)
		}
	}
	p.NoErrors()
}

// TestReadDocument: the games of all blocks of a page.
func TestReadDocument(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "article.html", []byte(`<!doctype html><p>Two boards:</p><pre class="pbn">[Event "A &amp; B"]
[Board "1"]

[Board "2"]</pre><p>And one.</p><PBN>[Board "3"]
[Event "C"]</PBN>`)))
	if numbers, texts := listed(p); len(numbers) != 3 || !strings.HasPrefix(texts[2], "Board3") {
		t.Errorf("%v %q", numbers, texts)
	}
	p.Press(kb.Escape)
	if text := browser.Evaluate[string](p, `document.querySelector("[data-shown]").innerText`); !strings.Contains(text, "A & B") {
		t.Error(text)
	}
	p.Click(`.board[data-number="3"]`)
	visit.ShownIs(p, 3)
	p.NoErrors()
}

// TestReadMarks: a board that needs a person is marked in the list, and no other: what export format wants of all boards, the
// download writes.
func TestReadMarks(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "marks.pbn", []byte("% PBN 2.1\n% EXPORT\n[Board \"1\"]\n\n[Board \"2\"]\n[Dealer \"Q\"]\n\n[Board \"3\"]\n")))
	if got := browser.Evaluate[[]string](p, `[...document.querySelectorAll(".board")].map(e => e.querySelector(".board-mark")?.textContent ?? "")`); len(got) != 3 || got[0] != "" || !strings.Contains(got[1], "Error") || got[2] != "" {
		t.Errorf("the marks are %q", got)
	}
}

// TestReadFirstScreen: with one file the first board begins within the first screen, and the boards come first.
func TestReadFirstScreen(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for _, size := range [][2]int64{{360, 740}, {1280, 800}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := browser.Open(t, browser.Serve(t, nil)).Ready()
			p.Resize(size[0], size[1])
			browser.Evaluate[int](p, `document.querySelector("#example").click(), 0`)
			p.Finished("example.pbn")
			p.WaitFor(visit.Indexed)
			got := browser.Evaluate[[]float64](p, `(({ top, bottom }) => [top, bottom])(document.querySelector("[data-shown] .pbn-hand-n").getBoundingClientRect())`)
			if got[0] < 0 || got[1] > float64(size[1]) {
				t.Errorf("the first hand is from %v to %v px", got[0], got[1])
			}
			// On a phone the buttons are over what comes below that hand.
			if last := browser.Evaluate[float64](p, `document.querySelector("[data-shown] .pbn-hand-e").getBoundingClientRect().bottom`); size[0] > 1000 && last > float64(size[1]) {
				t.Errorf("East's hand ends at %v px", last)
			}
			if size[0] > 1000 {
				head := browser.Evaluate[float64](p, `document.querySelector(".reader-head").getBoundingClientRect().top`)
				controls := browser.Evaluate[float64](p, `document.querySelector("[data-shown] .pbn-stepper").getBoundingClientRect().bottom`)
				if head > 150 || controls > float64(size[1]) {
					t.Errorf("%v px are above the boards, and the controls end at %v px", head, controls)
				}
			}
			if !browser.Evaluate[bool](p, `document.querySelector(".file-comment > b").textContent === "Comment in the file" && document.querySelector(".file-comment").textContent.includes("Three boards of a club evening")
				&& !document.querySelector("[data-shown] .pbn-game").textContent.includes("Three boards")`) {
				t.Error("the comment of the file is not told apart from the board")
			}
			if space := browser.Evaluate[float64](p, `parseFloat(getComputedStyle(document.querySelector("[data-shown] .pbn-game")).marginTop)`); space > 8 {
				t.Errorf("the board is %v px below what is above it", space)
			}
			if tab := browser.Evaluate[string](p, `document.querySelector("[role=tab][aria-selected=true]").dataset.tab`); tab != "boards" {
				t.Error("first comes", tab)
			}
			p.NoErrors()
		})
	}
}
