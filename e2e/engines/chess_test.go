package engines

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/e2e/command"
)

// aGame is a game with a clock, a comment, a variation and a check.
const aGame = `[Event "Club championship"]
[White "Oakes, Theo"]
[Black "Quill, Marian"]
[Result "1-0"]

1. e4 {[%clk 0:59:30]} e5 2. Qh5 {Early.} (2. Nf3 Nc6) 2... Nc6 3. Bc4 Nf6 4. Qxf7# 1-0
`

// squaresOf are the men of the board, with what they stand on.
const squaresOf = `[...document.querySelectorAll("%s use[data-square]")].map((man) => man.dataset.square).sort().join(" ")`

// TestChess: a file of chess is opened, played through with the mouse to the mate, turned, and a move of a variation pressed.
func TestChess(t *testing.T) {
	url := serveSite(t, nil)
	path := filepath.Join(t.TempDir(), "club.pgn")
	if err := os.WriteFile(path, []byte(aGame), 0o644); err != nil {
		t.Fatal(err)
	}
	inEach(t, func(p *page) {
		p.ready(url + "chess/")
		p.must(p.tab.choose("#files", path))
		p.waitFor(`document.querySelector("[data-shown] .pgn-forward") !== null`)
		for range 7 {
			p.must(p.tab.click("[data-shown] .pgn-forward"))
		}
		p.waitFor(`document.querySelector("[data-shown] [aria-current]")?.textContent.includes("f7") ?? false`)
		if men := evaluate[string](p, fmt.Sprintf(squaresOf, "[data-shown] .pgn-board")); !strings.Contains(men, "f7") || strings.Contains(men, "h5") {
			p.t.Errorf("after the mate there are men on %s", men)
		}
		p.must(p.tab.click("[data-shown] .pgn-flip"))
		p.must(p.tab.click("[data-shown] .pgn-variation .pgn-move"))
		p.waitFor(`document.querySelector("[data-shown] [aria-current]")?.textContent.includes("f3") ?? false`)
		p.noErrors()
	})
}

// TestChessArticle: a game in an article is played through, one that the embed script draws and one that was rendered.
func TestChessArticle(t *testing.T) {
	article := `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>An article</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/pbnkit/pgn.css"><script type="module" src="/pbnkit/auto.js"></script></head>
<body><main><p>Before.</p><pre class="pgn">` + aGame + "</pre><p>After.</p></main></body></html>\n"
	for name, html := range map[string]string{"live": article, "rendered": command.Prerender(t, "../..", article)} {
		t.Run(name, func(t *testing.T) {
			url := serveArticle(t, html)
			inEach(t, func(p *page) {
				p.navigate(url).waitFor(`document.querySelector(".pgn-forward") !== null`)
				for range 7 {
					p.must(p.tab.click(".pgn-forward"))
				}
				p.waitFor(`document.querySelector("[aria-current], .pgn-now")?.textContent.includes("f7") ?? false`)
				p.must(p.tab.click(".pgn-variation .pgn-move"))
				p.waitFor(`document.querySelector("[aria-current], .pgn-now")?.textContent.includes("f3") ?? false`)
				p.noErrors()
			})
		})
	}
}

// TestChessPages: the builder shows what it makes, the gallery its examples, and the page saves a game that was opened.
func TestChessPages(t *testing.T) {
	url := serveSite(t, nil)
	inEach(t, func(p *page) {
		p.navigate(url + "chess/publish.html").waitFor(`document.querySelector(".preview svg.pgn-squares") !== null`)
		p.must(p.tab.click(`[data-show="html"]`))
		p.waitFor(`[...document.querySelectorAll(".copyable pre")].some((pre) => pre.textContent.includes("pgn"))`)
		p.noErrors()
		p.navigate(url + "chess/articles.html").waitFor(`document.querySelector("svg.pgn-squares") !== null`)
		p.noErrors()
	})
}
