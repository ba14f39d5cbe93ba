package e2e

import (
	"fmt"
	"os"
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
)

const (
	// chosenBoard is the game that is shown, and selectedBoard the one that the list marks.
	chosenBoard   = `Number(document.querySelector("[data-shown]")?.dataset.shown)`
	selectedBoard = `Number(document.querySelector(".board[aria-selected=true]")?.dataset.number ?? 0)`
	// indexed is whether the list has all boards of the file.
	indexed = `document.querySelector("[data-shown]") !== null && document.querySelector(".reader-progress") === null`
)

// reader opens a file on the page, and waits until its boards are listed.
func reader(t *testing.T, path string) *page {
	t.Helper()
	p := open(t, serve(t, nil)).ready()
	p.choose(path)
	p.finished(filepath.Base(path))
	p.waitFor(indexed)
	return p
}

// shownIs waits until a game is shown, and the list marks it.
func (p *page) shownIs(number int) {
	p.t.Helper()
	p.waitFor(fmt.Sprintf("%s === %d && %s === %[2]d", chosenBoard, number, selectedBoard))
}

// listed are the boards of the whole list, as a person scrolls through it: their numbers, and the texts of their rows without spaces.
func (p *page) listed() (numbers []int, texts []string) {
	p.t.Helper()
	type row struct {
		Number int
		Text   string
	}
	rows := evaluateAsync[[]row](p, `(() => {
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

// search writes a text into the search, in the place of what is there.
func (p *page) search(text string) {
	p.t.Helper()
	p.click(".reader-search input")
	evaluate[int](p, `document.querySelector(".reader-search input").select(), 0`)
	if text == "" {
		p.press(kb.Backspace)
		return
	}
	p.do(chromedp.KeyEvent(text))
}

// types presses a key of a letter as a keyboard does: what the page takes for itself is not written.
func (p *page) types(letter string) {
	p.t.Helper()
	for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeKeyDown, input.DispatchKeyEventTypeKeyUp} {
		params := input.DispatchKeyEventParams{Type: kind, Key: letter}
		if kind == input.DispatchKeyEventTypeKeyDown {
			params.Text = letter
		}
		call(p, input.DispatchKeyEvent, params)
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
	files := []string{example, "../core/pbn/answers/testdata/latin1.pbn"}
	ours, err := filepath.Glob("testdata/viewer/*.pbn")
	if files = append(files, ours...); len(ours) < 5 {
		t.Fatalf("%d files in testdata/viewer (%v)", len(ours), err)
	}
	for _, name := range []string{"Rick-Wilson__Bridge-Game-Analysis/tests__integration__source__LBC-2026-01-26.pbn", "BSalita__Calculate_PBN_Results/DDS_Camrose24_1-_BENCAM22_v_WBridge5.pbn"} {
		if path := filepath.Join("../../shared/corpus", name); exists(path) {
			files = append(files, path)
		} else {
			t.Run(filepath.Base(path), func(t *testing.T) { t.Skip("no corpus at ../../shared/corpus") })
		}
	}
	return files
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// TestReadList: the list has the games that the core finds, in their order, with their boards.
func TestReadList(t *testing.T) {
	t.Parallel()
	for _, path := range readFiles(t) {
		boards := boardsOf(read(t, path))
		if len(boards) < 2 {
			continue
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			p := reader(t, path)
			numbers, texts := p.listed()
			if len(numbers) != len(boards) {
				t.Fatalf("%d boards are listed, want %d", len(numbers), len(boards))
			}
			for i, board := range boards {
				want := "Board" + withoutSpaces(board)
				if board == "" {
					want = "Boardno." + strconv.Itoa(i+1)
				}
				if numbers[i] != i+1 || !strings.HasPrefix(texts[i], want) {
					t.Errorf("row %d is %d, %q, want %q", i+1, numbers[i], texts[i], want)
				}
			}
			p.noErrors()
		})
	}
}

// manyBoards is a file of boards, each with what it is called in its names.
func manyBoards(n int) []byte {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "[Event \"Club Pairs\"]\n[Round \"%d\"]\n[Board \"%d\"]\n[North \"North%[2]d.\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n"+
			"[Deal \"N:9.JT52.KQ4.AK652 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T9\"]\n[Contract \"2H\"]\n[Declarer \"S\"]\n[Result \"9\"]\n\n", (i-1)/12+1, i)
	}
	return []byte(b.String())
}

// TestReadByMouse: a click in the list shows the board, and so do the buttons beside it.
func TestReadByMouse(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "many.pbn", manyBoards(36)))
	p.shownIs(1)
	p.click(`.board[data-number="3"]`)
	p.shownIs(3)
	p.click(`[data-turn="on"]`)
	p.shownIs(4)
	p.do(click(`[data-turn="back"]`), click(`[data-turn="back"]`))
	p.shownIs(2)
	if got := evaluate[string](p, `document.querySelector(".reader-place").textContent`); got != "Board 2, 2 of 36" {
		t.Error(got)
	}
	if got := evaluate[string](p, `document.querySelector("[data-shown]").innerText`); !strings.Contains(got, "North2.") {
		t.Errorf("board 2 is %s", got)
	}
	if got := evaluate[[]string](p, `[...document.querySelectorAll(".board-heading")].map(e => e.textContent)`); got[0] != "Round 1" {
		t.Errorf("the headings are %q", got)
	}
	p.noErrors()
}

// TestReadByKeyboard: from the row of the file to any board, without a mouse.
func TestReadByKeyboard(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "many.pbn", manyBoards(100)))
	evaluate[int](p, `document.querySelector(".expander").focus(), 0`)
	for range 30 {
		if evaluate[bool](p, `document.activeElement?.role === "listbox"`) {
			break
		}
		p.press(kb.Tab)
	}
	for _, c := range []struct {
		key  string
		want int
	}{
		{kb.ArrowDown, 2}, {kb.ArrowDown, 3}, {kb.ArrowUp, 2}, {kb.End, 100}, {kb.ArrowDown, 100}, {kb.Home, 1}, {kb.ArrowUp, 1},
		{"j", 2}, {"j", 3}, {"k", 2},
	} {
		p.press(c.key)
		p.shownIs(c.want)
		if active := evaluate[string](p, `document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.dataset.number ?? ""`); active != strconv.Itoa(c.want) {
			t.Errorf("after %q the active board is %q", c.key, active)
		}
	}
	p.press(kb.PageDown)
	p.waitFor(selectedBoard + " > 6")
	p.press(kb.PageUp)
	p.shownIs(2)
	p.press("7")
	p.press("3")
	p.shownIs(73)
	// What a person has pressed with another key is not ours.
	p.press("j", chromedp.ModifierCtrl)
	p.types("/")
	p.waitFor(`document.activeElement.type === "search"`)
	p.do(chromedp.KeyEvent("north5"))
	p.waitFor(`document.querySelector(".reader-found").textContent === "11 of 100 boards"`)
	p.press("j")
	p.waitFor(`document.activeElement.value === "north5j"`)
	p.press(kb.Backspace)
	p.press(kb.Enter)
	p.shownIs(5)
	p.press(kb.ArrowDown)
	p.shownIs(50)
	p.types("/")
	p.press(kb.Escape)
	p.waitFor(`document.activeElement.value === "" && document.querySelector(".reader-found").textContent === ""`)
	p.shownIs(50)
	p.press(kb.Escape)
	p.waitFor(`document.activeElement.role === "listbox"`)
	p.noErrors()
}

// TestReadPlayKeys: in the play the arrows go from card to card, and the board stays.
func TestReadPlayKeys(t *testing.T) {
	t.Parallel()
	p := reader(t, example)
	p.click(".pbn-step-forward")
	p.press(kb.ArrowRight)
	p.waitFor(place + `.startsWith("card 2 of 52")`)
	p.press(kb.End)
	p.waitFor(place + `.startsWith("card 52 of 52")`)
	p.shownIs(1)
	p.press("j")
	p.shownIs(2)
	p.noErrors()
}

// TestReadSearch: what the list has of a search is what the values of the tags say.
func TestReadSearch(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "many.pbn", append(manyBoards(20), "[Event \"Coupe d'Été\"]\n[Board \"1\"]\n[South \"Łukasz Nowak\"]\n[Contract \"3NT\"]\n[Declarer \"E\"]\n[Result \"7\"]\n"...)))
	for _, c := range []struct {
		query string
		want  []int
	}{
		{"7", []int{7}}, {"1", []int{1, 21}}, {"round 2", []int{2, 13, 14, 15, 16, 17, 18, 19, 20}}, {"ETE", []int{21}}, {"lukasz 3nt", []int{21}}, {"by east", []int{21}},
		{"-2", []int{21}}, {"north12.", []int{12}}, {"nobody", nil}, {"<b>", nil},
	} {
		p.search(c.query)
		p.waitFor(fmt.Sprintf(`document.querySelector(".reader-found").textContent === "%d of 21 boards"`, len(c.want)))
		if got, _ := p.listed(); !slices.Equal(got, c.want) {
			t.Errorf("%q finds %v, want %v", c.query, got, c.want)
		}
	}
	p.noErrors()
}

// TestReadPlaceStays: a row that was closed and opened again shows the board and the search as they were.
func TestReadPlaceStays(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "many.pbn", manyBoards(36)))
	p.search("north3")
	p.press(kb.Enter)
	p.press(kb.ArrowDown)
	p.shownIs(30)
	p.click(".expander")
	p.waitFor(`document.querySelector(".reader") === null`)
	p.click(".expander")
	p.waitFor(indexed)
	p.shownIs(30)
	if got := evaluate[string](p, `document.querySelector(".reader-search input").value`); got != "north3" {
		t.Errorf("the search is %q", got)
	}
	p.noErrors()
}

// TestReadDisplay: what a person chooses of the display holds for every board, and is there again the next time.
func TestReadDisplay(t *testing.T) {
	t.Parallel()
	p := reader(t, example)
	set := func(name, value string) {
		evaluate[int](p, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-display=%s]"))`, value, name))
	}
	p.do(click(`[data-menu="view"] summary`), click(`[data-display="points"]`))
	set("suits", "4")
	set("ten", "T")
	set("language", "fr")
	check := func() {
		t.Helper()
		p.waitFor(`document.querySelector(".reader .pbn-board")?.textContent === "Donne 7"`)
		p.waitFor(`document.querySelector(".reader .pbn-points") !== null && document.querySelector(".reader .pbn-view").matches(".pbn-suits-4[lang=fr]")`)
		if text := evaluate[string](p, `document.querySelector(".reader .pbn-hand-n").textContent`); strings.Contains(text, "10") {
			t.Errorf("a ten is written in %s", text)
		}
	}
	check()
	p.do(chromedp.Navigate(evaluate[string](p, "location.href")))
	p.ready()
	p.choose(example)
	p.waitFor(indexed)
	check()
	// Where the browser keeps nothing, the page works all the same.
	evaluate[int](p, `Object.defineProperty(window, "localStorage", { get() { throw new Error("no storage"); } }), 0`)
	set("suits", "2")
	p.waitFor(`document.querySelector(".reader .pbn-view").matches(".pbn-suits-2")`)
	p.noErrors()
}

// TestReadManyBoards: of ten thousand boards few are drawn, and the last one is a key away.
func TestReadManyBoards(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "season.pbn", manyBoards(10_000)))
	if drawn := evaluate[int](p, `document.querySelectorAll(".board").length`); drawn < 5 || drawn > 100 {
		t.Errorf("%d boards are drawn", drawn)
	}
	evaluate[int](p, `document.querySelector("[role=listbox]").focus(), 0`)
	p.press(kb.End)
	p.shownIs(10_000)
	if got := evaluate[string](p, `document.querySelector("[data-shown]").innerText`); !strings.Contains(got, "North10000.") {
		t.Errorf("the last board is %s", got)
	}
	p.search("north777")
	p.waitFor(`document.querySelector(".reader-found").textContent === "11 of 10,000 boards"`)
	p.noErrors()
}

// TestReadInheritance: a board that inherits shows what it inherits, though only its own part of the file is read.
func TestReadInheritance(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("[Event \"##Lakeside Cup\"]\n[Site \"Saltmarsh\"]\n[Board \"1\"]\n")
	for i := 2; i <= 500; i++ {
		fmt.Fprintf(&b, "\n[Board \"%d\"]\n[Site \"#\"]\n[Deal \"N:9.JT52.KQ4.AK652 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T9\"]\n", i)
	}
	p := reader(t, written(t, "inherits.pbn", []byte(b.String())))
	evaluate[int](p, `document.querySelector("[role=listbox]").focus(), 0`)
	p.press(kb.End)
	p.shownIs(500)
	text := evaluate[string](p, `document.querySelector("[data-shown]").innerText`)
	for _, want := range []string{"Lakeside Cup", "Saltmarsh", "Board 500"} {
		if !strings.Contains(text, want) {
			t.Errorf("board 500 does not say %q: %s", want, text)
		}
	}
	p.noErrors()
}

// TestReadDocument: the games of all blocks of a page.
func TestReadDocument(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "article.html", []byte(`<!doctype html><p>Two boards:</p><pre class="pbn">[Event "A &amp; B"]
[Board "1"]

[Board "2"]</pre><p>And one.</p><PBN>[Board "3"]
[Event "C"]</PBN>`)))
	if numbers, texts := p.listed(); len(numbers) != 3 || !strings.HasPrefix(texts[2], "Board3") {
		t.Errorf("%v %q", numbers, texts)
	}
	p.press(kb.Escape)
	if text := evaluate[string](p, `document.querySelector("[data-shown]").innerText`); !strings.Contains(text, "A & B") {
		t.Error(text)
	}
	p.click(`.board[data-number="3"]`)
	p.shownIs(3)
	p.noErrors()
}

// TestReadMarks: a board with an error is marked in the list.
func TestReadMarks(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "marks.pbn", []byte("[Board \"1\"]\n\n[Board \"2\"]\n[Dealer \"Q\"]\n\n[Board \"3\"]\n")))
	if got := evaluate[[]string](p, `[...document.querySelectorAll(".board")].map(e => e.querySelector(".board-mark")?.textContent ?? "")`); len(got) != 3 || got[0] != "" || !strings.Contains(got[1], "Error") || got[2] != "" {
		t.Errorf("the marks are %q", got)
	}
}

// TestReadFirstScreen: with one file the first board begins within the first screen, and the boards come first.
func TestReadFirstScreen(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int64{{360, 740}, {1280, 800}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := open(t, serve(t, nil)).ready()
			p.resize(size[0], size[1])
			evaluate[int](p, `document.querySelector("#example").click(), 0`)
			p.finished("example.pbn")
			p.waitFor(indexed)
			got := evaluate[[]float64](p, `(({ top, bottom }) => [top, bottom])(document.querySelector("[data-shown] .pbn-hand-n").getBoundingClientRect())`)
			if got[0] < 0 || got[1] > float64(size[1]) {
				t.Errorf("the first hand is from %v to %v px", got[0], got[1])
			}
			// On a phone the buttons are over what comes below that hand.
			if last := evaluate[float64](p, `document.querySelector("[data-shown] .pbn-hand-e").getBoundingClientRect().bottom`); size[0] > 1000 && last > float64(size[1]) {
				t.Errorf("East's hand ends at %v px", last)
			}
			if !evaluate[bool](p, `document.querySelector(".file-comment > b").textContent === "Comment in the file" && document.querySelector(".file-comment").textContent.includes("Three boards of a club evening")
				&& !document.querySelector("[data-shown] .pbn-game").textContent.includes("Three boards")`) {
				t.Error("the comment of the file is not told apart from the board")
			}
			if space := evaluate[float64](p, `parseFloat(getComputedStyle(document.querySelector("[data-shown] .pbn-game")).marginTop)`); space > 8 {
				t.Errorf("the board is %v px below what is above it", space)
			}
			if tab := evaluate[string](p, `document.querySelector("[role=tab][aria-selected=true]").dataset.tab`); tab != "boards" {
				t.Error("first comes", tab)
			}
			p.noErrors()
		})
	}
}
