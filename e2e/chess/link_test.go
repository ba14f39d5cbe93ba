package chess

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// watched keeps what moves, and when the first board with men was painted, from before the page's own scripts.
const watched = `
	document.shifts = 0;
	new PerformanceObserver((list) => { for (const { value } of list.getEntries()) document.shifts += value; }).observe({ type: "layout-shift", buffered: true });
	const look = () => document.querySelector("#board .pgn-men use") ? (document.boardAt ??= performance.now()) : requestAnimationFrame(look);
	requestAnimationFrame(look);
`

// study is a game with a variation and comments.
const study = `[Event "Club championship"]
[Site "Saltmarsh"]
[Date "2026.03.12"]
[Round "4"]
[White "Oakes, Theo"]
[Black "Quill, Marian"]
[Result "1-0"]
[ECO "C50"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 {The Italian.} 3... Bc5 (3... Nf6 4. d3 Be7) 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7 9. h3 h6 10. Nbd2 Re8 11. Nf1 Be6 12. Bc2 d5 13. exd5 Qxd5 1-0
`

const ready = `document.documentElement.dataset.ready === "true"`

// TestLink: a link opens its game to be read, and nothing else; its position stands before the module has come, and nothing moves.
func TestLink(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	for _, size := range [][2]int64{{360, 740}, {1280, 800}, {1920, 1080}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			t.Parallel()
			p := browser.Blank(t, watched)
			p.Resize(size[0], size[1])
			p.Do(chromedp.Navigate(url + "chess/#pgn=" + visit.Packed(study) + "&move=3w"))
			p.WaitFor(ready + ` && document.querySelector("#board [aria-current]") !== null`)
			p.Painted()
			if current := browser.Evaluate[string](p, `document.querySelector("#board [aria-current]").textContent`); current != "♗c4" {
				t.Errorf("it is after %q", current)
			}
			if hero := browser.Evaluate[bool](p, `[...document.querySelectorAll("h1, .lead, #drop")].some((e) => e.checkVisibility())`); hero {
				t.Error("more than the game is seen")
			}
			if loaded := browser.Evaluate[string](p, `performance.getEntriesByType("resource").map(({ name }) => /\w+\.wasm|worker\.js/.exec(name)?.[0]).filter(Boolean).join(" ")`); loaded != "pgnread.wasm" {
				t.Errorf("it loads %s", loaded)
			}
			// A phone on slow 4G has them within 3 s.
			if bytes := bytesOf(t, p, ""); bytes > 500_000 {
				t.Errorf("it loads %d bytes", bytes)
			}
			if shift := browser.Evaluate[float64](p, `document.shifts`); shift > 0.05 {
				t.Errorf("it moves by %.3f", shift)
			}
			if seen := browser.Evaluate[bool](p, `(({ bottom }) => bottom <= innerHeight)(document.querySelector(".pgn-controls").getBoundingClientRect())`); !seen {
				t.Error("the controls are below the screen")
			}
			p.InColours(0, []int64{size[0]}, func(scheme string, width int64) { p.Look(fmt.Sprintf("link of chess %s, %d", scheme, width)) })
			p.NoErrors()
		})
	}
}

// bytesOf is how many bytes a page has loaded, as most hosts send them: compressed by brotli, where that makes them fewer.
func bytesOf(t *testing.T, p *browser.Page, ending string) (sum int64) {
	t.Helper()
	for _, name := range browser.Evaluate[[]string](p, `[location.pathname + "index.html", ...performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)].map((path) => path.slice(new URL("..", location.href).pathname.length))`) {
		if !strings.HasSuffix(name, ending) {
			continue
		}
		file := filepath.Join(browser.Dist, filepath.FromSlash(name))
		info, err := os.Stat(file + ".br")
		if err != nil {
			info, err = os.Stat(file)
		}
		if err != nil {
			t.Fatal(err)
		}
		sum += info.Size()
	}
	return sum
}

// TestLinkSteps: the address goes along with the moves, and the game opens in the page behind it.
func TestLinkSteps(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, watched)
	p.Do(chromedp.Navigate(browser.Serve(t, nil) + "chess/#pgn=" + visit.Packed(illegal) + "&orientation=black&game=3"))
	p.WaitFor(ready + ` && document.querySelector(".linked-games select").value === "3"`)
	p.Click(".pgn-forward")
	p.WaitFor(`location.hash.includes("&game=3&move=1w&orientation=black")`)
	p.Click(".linked-games button")
	p.WaitFor(`document.querySelector(".pgn-title").textContent.includes("Barrow") && location.hash.includes("&game=2&orientation=black")`)
	p.Look("link of several games")
	browser.Evaluate[int](p, `(history.back(), 0)`)
	p.WaitFor(`document.querySelector(".linked-games select").value === "3"`)
	if saved := string(p.Saved(browser.Click("[data-linked=save]"))); saved != illegal {
		t.Errorf("saved is %q", saved)
	}
	p.Click("[data-linked=open]")
	if state := p.Finished("shared.pgn"); state != "done" {
		t.Fatal(state)
	}
	p.WaitFor(`document.querySelector("#board .pgn-view") === null && document.querySelector("[data-shown='3']") !== null`)
	p.NoErrors()
}

// TestLinkOfPosition: a FEN, or moves alone, are games too; what is none says so.
func TestLinkOfPosition(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	for link, there := range map[string]string{
		visit.Packed("8/8/4k3/8/8/4K3/4P3/8 b - - 0 1"): `document.querySelectorAll("#board .pgn-men use").length === 3`,
		"1. e4 e5 2. Nf3": `document.querySelectorAll("#board .pgn-men use").length === 32`,
		visit.Packed("[Event \"<img src=x onerror=alert(1)>\"]\n[White \"<b>Oakes\"]\n[FEN \"x\"]\n\n1. e4 *"): `document.querySelector("#board .pgn-unreadable") !== null`,
		"AAAA": `document.querySelector(".address [role=alert]") !== null`,
	} {
		t.Run(link[:4], func(t *testing.T) {
			t.Parallel()
			p := browser.Blank(t, watched)
			p.Do(chromedp.Navigate(url + "chess/#pgn=" + link))
			p.WaitFor(ready + " && " + there)
			p.NoErrors()
		})
	}
}

// TestFrame: a frame shows the game of its address as that says, and leads to the page of chess.
func TestFrame(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, watched)
	p.Resize(700, 700)
	p.Do(chromedp.Navigate(browser.Serve(t, nil) + "embed.html#pgn=" + visit.Packed(study) + "&orientation=black&from=3&hide=moves&background=none"))
	p.WaitFor(`document.body.dataset.shown === "" && document.querySelector("#board .pgn-answer") !== null`)
	if to := browser.Evaluate[string](p, `document.querySelector("#open").getAttribute("href")`); to != "./chess/#pgn="+visit.Packed(study) {
		t.Errorf("it leads to %s", to)
	}
	if names := loads(p); len(names) == 0 {
		t.Error("nothing is loaded")
	}
	p.Look("frame of chess")
	p.NoErrors()
}
