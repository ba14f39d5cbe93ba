package articles

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/command"
	"pbn/e2e/visit"
)

const (
	aMate     = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"
	aGame     = "[White \"Barrow, Hugh\"]\n[Black \"Fenwick, Ida\"]\n[Result \"0-1\"]\n\n1. d4 d5 2. c4 {A gambit.} e6 (2... dxc4 3. e3) 3. Nc3 Nf6 0-1\n"
	chessHead = `<link rel="stylesheet" href="/pbnkit/pgn.css">` + visit.ScriptTag
)

// loads notes the names of the package's files that pages ask for, and how many bytes all have as they are sent.
type loads struct {
	lock  sync.Mutex
	names []string
	bytes int
}

func (l *loads) note(_ http.ResponseWriter, r *http.Request) bool {
	name, ok := strings.CutPrefix(r.URL.Path, "/pbnkit/")
	if !ok {
		return false
	}
	file, err := os.ReadFile(filepath.Join("js/dist", name))
	if err != nil {
		return false
	}
	var sent bytes.Buffer
	w, _ := gzip.NewWriterLevel(&sent, gzip.BestCompression)
	_, _ = w.Write(file)
	_ = w.Close()
	l.lock.Lock()
	defer l.lock.Unlock()
	l.names, l.bytes = append(l.names, name), l.bytes+sent.Len()
	return false
}

func (l *loads) sorted() []string {
	l.lock.Lock()
	defer l.lock.Unlock()
	slices.Sort(l.names)
	return slices.Compact(l.names)
}

// chessArticle opens an article with chess in a tab, whose policy allows no more than the package needs, and waits until its blocks are shown.
func chessArticle(t *testing.T, body string) (*browser.Page, *loads) {
	t.Helper()
	policy := `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'">`
	l := &loads{}
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(policy+chessHead, body)}, l.note)
	p := browser.Open(t, url+"/")
	p.WaitFor("document.isReady === true")
	return p, l
}

// TestChessLoads: a position needs no module, and a game nothing of bridge; nor a deal anything of chess.
func TestChessLoads(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, body string
		want       []string
		most       int
	}{
		{"a position", `<pre class="fen">` + aMate + `</pre>`, []string{"auto-fen.js", "auto.js", "pgn-language/en.js", "pgn.css"}, 40_000},
		{"a game", `<pre class="pgn">` + aGame + `</pre>`, []string{"auto-pgn-read.js", "auto-pgn.js", "auto.js", "pgn-language/en.js", "pgn.css", "pgnread.wasm"}, 570_000},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, l := chessArticle(t, c.body)
			p.WaitFor(`document.querySelectorAll(".pgn-block svg use").length > 2`)
			if got := l.sorted(); !slices.Equal(got, c.want) {
				t.Errorf("loads %q, want %q", got, c.want)
			}
			if l.bytes > c.most {
				t.Errorf("%d bytes are sent (gzip), want at most %d", l.bytes, c.most)
			}
			p.NoErrors()
		})
	}
	t.Run("a deal", func(t *testing.T) {
		l := &loads{}
		p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, `<pre class="pbn">`+visit.BoardOne+`</pre>`)}, l.note)+"/")
		visit.Shows(p, "1")
		for _, name := range l.sorted() {
			if strings.Contains(name, "pgn") || strings.Contains(name, "fen") {
				t.Errorf("loads %s", name)
			}
		}
	})
}

// TestChessContainers: games and positions are found in whatever holds them, and what is no block stays.
func TestChessContainers(t *testing.T) {
	t.Parallel()
	curly := strings.NewReplacer(" \"", " &#8220;", "\"]", "&#8221;]", "\n", "<br />\n").Replace(aGame)
	// As programs do that make paragraphs of everything: the browser ends the element with the first of them.
	paragraphs := "<p><PGN>" + strings.Replace(aGame, "\n\n", "</p>\n<p>", 1) + "</PGN></p>"
	for _, c := range []struct {
		name, body    string
		games, boards int
		prose         string
	}{
		{"PGN", "<PGN>" + aGame + "</PGN>", 1, 0, "After."},
		{"pgn-game", "<pgn-game>" + aGame + "</pgn-game>", 1, 0, "After."},
		{"code", `<pre><code class="language-pgn">` + aGame + `</code></pre>`, 1, 0, "After."},
		{"a script", `<script type="application/x-chess-pgn">` + aGame + `</script>`, 1, 0, "After."},
		{"a textarea", `<textarea class="pgn">` + aGame + `</textarea>`, 1, 0, "After."},
		{"paragraphs", paragraphs, 1, 0, "After."},
		{"a blog's", `<pre class="pgn" data-repair="cms">` + curly + `</pre>`, 1, 0, "After."},
		{"FEN", "<FEN>" + aMate + "</FEN>", 0, 1, "After."},
		{"code of FEN", `<pre><code class="language-fen">` + aMate + "\n" + strings.Replace(aMate, " w ", " b ", 1) + `</code></pre>`, 0, 2, "After."},
		{"two of three games", `<pre class="pgn" data-game="3,1" data-games="list">` + aGame + "\n1. e4 *\n\n1. c4 *\n</pre>", 2, 0, "After."},
		{"no FEN", `<pre class="fen">8/8/8</pre>`, 0, 0, "8/8/8After."},
		{"no game", `<pre class="pgn">Nothing yet.</pre>`, 0, 0, "Nothing yet.After."},
		{"nopgn", `<pre class="pgn nopgn">1. e4 *</pre>`, 0, 0, "1. e4 *After."},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, _ := chessArticle(t, c.body+"<p>After.</p>")
			if got := browser.Evaluate[[]int](p, `[document.querySelectorAll(".pgn-block .pgn-view").length, document.querySelectorAll(".pgn-diagrams .pgn-diagram").length]`); !slices.Equal(got, []int{c.games, c.boards}) {
				t.Errorf("%d games and positions, want %d and %d", got, c.games, c.boards)
			}
			said := browser.Evaluate[string](p, `(() => {
				const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				let words = "";
				while (walker.nextNode()) {
					const { parentElement, data } = walker.currentNode;
					if (parentElement.checkVisibility() && !parentElement.closest(".pgn-block, .pgn-note-to-writer, script")) words += data;
				}
				return words.replace(/\s+/g, " ").trim();
			})()`)
			if said != c.prose {
				t.Errorf("besides what is shown the page says %q, want %q", said, c.prose)
			}
			p.NoErrors()
		})
	}
}

// TestChessEarly: the board and the moves are there before the module is, and stay where they are when it comes; then the moves can be made.
func TestChessEarly(t *testing.T) {
	t.Parallel()
	for _, width := range []int64{360, 1280} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			body := "<main><p>" + strings.Repeat("What is said before it. ", 12) + `</p><pre class="pgn">` + aGame + "</pre>" + strings.Repeat("<p>What is said after it.</p>", 30) + "</main>"
			url, release, _ := heldModule(t, map[string]string{"/": visit.ArticlePage(chessHead, body)})
			p := openIn(t, width, browser.BlankPage)
			p.Before(moves)
			goTo(p, url+"/")
			p.WaitFor(`document.querySelectorAll(".pgn-block use").length === 32 && document.querySelector(".pgn-block").innerText.includes("A gambit.")`)
			p.Painted()
			places := `JSON.stringify([...document.querySelectorAll("main > p, .pgn-block svg, .pgn-move")].map((element) => [element.getBoundingClientRect().x, element.getBoundingClientRect().y]))`
			before := browser.Evaluate[string](p, places)
			release()
			p.WaitFor(`document.isReady === true`)
			p.Painted()
			if after := browser.Evaluate[string](p, places); after != before {
				t.Errorf("the module moves the page:\n%s\n%s", before, after)
			}
			if sum := browser.Evaluate[float64](p, `document.moves.reduce((sum, { value }) => sum + value, 0)`); sum > 0.05 {
				t.Errorf("the article moves by %.3f", sum)
			}
			p.Click(".pgn-forward")
			p.WaitFor(`document.querySelector('.pgn-block use[data-square="d4"]') !== null`)
			p.NoErrors()
		})
	}
}

// TestChessBlocks: a quiz hides its moves, attributes choose, a script leads, and a link opens a move.
func TestChessBlocks(t *testing.T) {
	t.Parallel()
	p, _ := chessArticle(t, `<pre class="pgn" data-view="quiz" data-orientation="black">`+aGame+`</pre><pre class="pgn" lang="en" data-from="2">1. e4 e5 2. Ke3 *</pre>`)
	if text := browser.Evaluate[string](p, `document.querySelector(".pgn-block").innerText`); !strings.Contains(text, "White to move") || strings.Contains(text, "gambit") {
		t.Errorf("a quiz says %q", text)
	}
	if first := browser.Evaluate[string](p, `document.querySelector(".pgn-block use").getAttribute("data-square")`); first == "" {
		t.Error("there is no man on the board")
	}
	if text := browser.Evaluate[string](p, `document.querySelectorAll(".pgn-block")[1].innerText`); !strings.Contains(text, "Ke3") && !strings.Contains(text, "♔e3") {
		t.Errorf("a game with a fault says %q", text)
	}
	p.Emulate("print")
	if isWhole := browser.Evaluate[bool](p, `(() => {
		const block = document.querySelectorAll(".pgn-block")[1];
		const bottom = (element) => element.getBoundingClientRect().bottom;
		return bottom(block.querySelector(".pgn-moves")) <= bottom(block) + 1 && !block.querySelector("button").checkVisibility() && !block.querySelector(".pgn-fault button").checkVisibility();
	})()`); !isWhole {
		t.Error("on paper moves come over what follows, or there are buttons")
	}
	p.Emulate("")
	browser.Evaluate[int](p, `(import("/pbnkit/auto.js").then(({ blocks }) => {
		const [quiz] = blocks();
		document.addEventListener("pgn-step", ({ detail }) => { document.stepped = detail.move.san; });
		quiz.goTo({ move: "2w" });
	}), 0)`)
	p.WaitFor(`document.stepped === "c4"`)
	browser.Evaluate[int](p, `(location.hash = "game=1&move=3b", 0)`)
	p.WaitFor(`document.stepped === "Nf6"`)
	browser.Evaluate[int](p, `(import("/pbnkit/auto.js").then(({ blocks }) => blocks().forEach((block) => block.destroy())), 0)`)
	p.WaitFor(`document.querySelector(".pgn-block, [data-pgn-hidden]") === null`)
	p.NoErrors()
}

// TestChessInTurn: of many games those far away are drawn when a reader comes near them.
func TestChessInTurn(t *testing.T) {
	t.Parallel()
	const n = 60
	p, _ := chessArticle(t, strings.Repeat(`<p>A game.</p><pre class="pgn">`+aGame+`</pre>`, n))
	drawn := `document.querySelectorAll(".pgn-block").length`
	if now := browser.Evaluate[int](p, drawn); now == 0 || now > 15 {
		t.Errorf("%d blocks are drawn at first", now)
	}
	browser.Evaluate[int](p, `(scrollTo(0, document.documentElement.scrollHeight), 0)`)
	p.WaitFor(`[...document.querySelectorAll("pre.pgn")].at(-1).hasAttribute("data-pgn-hidden")`)
	if now := browser.Evaluate[int](p, drawn); now >= n {
		t.Errorf("%d blocks are drawn, and nobody came near those in the middle", now)
	}
	p.NoErrors()
}

// TestChessThemes: what a page says of elements in general changes nothing of a block.
func TestChessThemes(t *testing.T) {
	t.Parallel()
	looks := func(theme string) string {
		body := `<style>` + theme + `</style><main><pre class="pgn">` + aGame + `</pre><pre class="fen">` + aMate + `</pre></main>`
		p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(`<style>main { width: 45rem; font: 16px/1.5 serif; }</style>`+chessHead, body)}, nil)+"/")
		p.WaitFor("document.isReady === true")
		p.Painted()
		return browser.Evaluate[string](p, `JSON.stringify([...document.querySelectorAll(".pgn-block *")].map((element) => {
			const { width, height } = element.getBoundingClientRect();
			const { color, fontSize, display } = getComputedStyle(element);
			return [element.localName, element.getAttribute("class"), Math.round(width), Math.round(height), color, fontSize, display].join(" ");
		}))`)
	}
	plain := looks("")
	for _, theme := range []string{
		"* { box-sizing: border-box; margin: 0; padding: 0 }",
		"main p, main div div, main figure { line-height: 3; padding: 2px; margin: 4px } article { display: grid; columns: 2; box-shadow: 0 0 4px }",
		"main span { display: block; color: red } main p { font-size: 30px; margin: 2em } main h3 { text-transform: uppercase; font-size: 3em }",
		"main button { padding: 2em; border-radius: 50px; background: red; width: 100% } main svg { width: 24px; height: 24px; display: inline } main figure { margin: 3em; float: left }",
	} {
		if got := looks(theme); got != plain {
			t.Errorf("a theme reaches in: %s\n%s", theme, firstDifference(plain, got))
		}
	}
}

// firstDifference is the first of the elements that two lists have differently.
func firstDifference(a, b string) string {
	as, bs := strings.Split(a, `","`), strings.Split(b, `","`)
	for i := range min(len(as), len(bs)) {
		if as[i] != bs[i] {
			return as[i] + "\n" + bs[i]
		}
	}
	return fmt.Sprintf("%d elements, and %d", len(as), len(bs))
}

// TestChessRendered: games and positions that the command has rendered are there without a script; the embed script takes the same text over, with
// little and without a module, and goes through its moves.
func TestChessRendered(t *testing.T) {
	t.Parallel()
	timed := strings.Replace(aGame, "1. d4", "1. d4 {[%clk 0:59:30][%cal Gd4d5]}", 1)
	body := "<main><p>Before.</p><pre class=\"fen\">" + aMate + "</pre><pre class=\"pgn\">" + timed + "</pre><p>After.</p></main>"
	for _, width := range []int64{360, 1280} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			const keep = `<script>addEventListener("DOMContentLoaded", () => { document.kept = [...document.querySelectorAll(".pgn-move, .pgn-text, .pgn-diagram")]; });</script>`
			l := &loads{}
			page := command.Prerender(t, ".", visit.ArticlePage(keep+chessHead, body))
			p := openIn(t, width, browser.BlankPage)
			p.Before(moves)
			goTo(p, visit.Site(t, map[string]string{"/": page}, l.note)+"/")
			p.WaitFor(`document.isReady === true`)
			p.Painted()
			if want := []string{"auto-pgn-rendered.js", "auto.js", "pgn-language/en.js", "pgn.css"}; !slices.Equal(l.sorted(), want) || l.bytes > 40_000 {
				t.Errorf("loads %q, %d bytes (gzip), want %q and at most 40 kB", l.sorted(), l.bytes, want)
			}
			if sum := browser.Evaluate[float64](p, `document.moves.reduce((sum, { value }) => sum + value, 0)`); sum > 0.01 {
				t.Errorf("the article moves by %.3f", sum)
			}
			if kept := browser.Evaluate[bool](p, `document.kept.length > 9 && document.kept.every((node) => node.isConnected)`); !kept {
				t.Error("the script draws the text anew")
			}
			p.Click(".pgn-forward")
			p.WaitFor(`document.querySelector('.pgn-side use[data-square="d4"]') !== null && document.querySelector(".pgn-now").textContent === "d4"`)
			p.WaitFor(`document.querySelector(".pgn-clock").textContent === "59:30" && document.querySelector(".pgn-side .pgn-marks") !== null`)
			p.Click(".pgn-flip")
			p.Click(".pgn-variation .pgn-move")
			p.WaitFor(`document.querySelector('.pgn-side use[data-square="c4"].pgn-black') !== null`)
			rows := `[...document.querySelectorAll(".pgn-player")].map((row) => row.innerText.replace(/\s+/g, " ").trim()).join()`
			if got, want := browser.Evaluate[string](p, rows), "Barrow, Hugh 59:30,Fenwick, Ida ♟\uFE0E+1"; got != want {
				t.Errorf("the players are %q, want %q", got, want)
			}
			p.NoErrors()
		})
	}
	t.Run("without a script", func(t *testing.T) {
		page := command.Prerender(t, ".", visit.ArticlePage(`<link rel="stylesheet" href="/pbnkit/pgn.css">`, body))
		p := browser.Open(t, visit.Site(t, map[string]string{"/": page}, nil)+"/")
		p.WaitFor(`document.readyState === "complete"`)
		if text := browser.Evaluate[string](p, `document.body.innerText`); !strings.Contains(text, "A gambit.") || !strings.Contains(text, "Barrow") {
			t.Errorf("the page says %q", text)
		}
		if boards := browser.Evaluate[int](p, `[...document.querySelectorAll("svg.pgn-squares")].filter((svg) => svg.getBoundingClientRect().width > 100).length`); boards != 3 {
			t.Errorf("%d boards, want 3", boards)
		}
		p.NoErrors()
	})
}
