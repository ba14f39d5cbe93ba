package engines

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"pbn/e2e/command"
)

// aDraw is a game of international draughts with a comment and a variation.
const aDraw = `[Event "Club championship"]
[White "Verbeek, Saskia"]
[Black "Quill, Marian"]
[GameType "20"]

1. 32-28 19-23 {Early.} (1... 18-23 2. 38-32) 2. 28x19 14x23 *
`

// isCurrent is whether a move is the current one, in what the viewer draws or was rendered.
const isCurrent = `document.querySelector("%s[aria-current], %[1]s.pdn-now")?.textContent.includes(%q) ?? false`

// TestDraughts: a file of draughts is opened, played through with the mouse, turned, and a move of a variation pressed.
func TestDraughts(t *testing.T) {
	url := serveSite(t, nil)
	path := filepath.Join(t.TempDir(), "club.pdn")
	if err := os.WriteFile(path, []byte(aDraw), 0o644); err != nil {
		t.Fatal(err)
	}
	inEach(t, func(p *page) {
		p.ready(url + "draughts/")
		p.must(p.tab.choose("#files", path))
		p.waitFor(`document.querySelector("[data-shown] .pdn-forward") !== null`)
		for range 4 {
			p.must(p.tab.click("[data-shown] .pdn-forward"))
		}
		p.waitFor(fmt.Sprintf(isCurrent, "[data-shown] ", "14x23"))
		p.must(p.tab.click("[data-shown] .pdn-flip"))
		p.must(p.tab.click("[data-shown] .pdn-variation .pdn-move"))
		p.waitFor(fmt.Sprintf(isCurrent, "[data-shown] ", "18-23"))
		p.noErrors()
	})
}

// TestDraughtsArticle: a game in an article is played through, one that the embed script draws and one that was rendered.
func TestDraughtsArticle(t *testing.T) {
	article := `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>An article</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/pbnkit/pdn.css"><script type="module" src="/pbnkit/auto.js"></script></head>
<body><main><p>Before.</p><pre class="pdn">` + aDraw + "</pre><p>After.</p></main></body></html>\n"
	// In Firefox a click can be lost in the moment in which a live game appears, before moves can be tried on its board.
	for name, of := range map[string]struct{ html, isReady string }{
		"live": {article, ".pdn-movable"}, "rendered": {command.Prerender(t, "../..", article), ".pdn-forward"},
	} {
		t.Run(name, func(t *testing.T) {
			url := serveArticle(t, of.html)
			inEach(t, func(p *page) {
				p.navigate(url).waitFor(fmt.Sprintf(`document.querySelector(%q) !== null`, of.isReady))
				for _, move := range []string{"32-28", "19-23", "28x19", "14x23"} {
					p.must(p.tab.click(".pdn-forward"))
					p.waitFor(fmt.Sprintf(isCurrent, "", move))
				}
				p.must(p.tab.click(".pdn-variation .pdn-move"))
				p.waitFor(fmt.Sprintf(isCurrent, "", "18-23"))
				p.noErrors()
			})
		})
	}
}

// TestDraughtsPages: the builder shows what it makes, and the gallery its examples.
func TestDraughtsPages(t *testing.T) {
	url := serveSite(t, nil)
	inEach(t, func(p *page) {
		p.navigate(url + "draughts/publish.html").waitFor(`document.querySelector(".preview svg.pdn-squares") !== null`)
		p.must(p.tab.click(`[data-show="html"]`))
		p.waitFor(`[...document.querySelectorAll(".copyable pre")].some((pre) => pre.textContent.includes("pdn"))`)
		p.noErrors()
		p.navigate(url + "draughts/articles.html").waitFor(`document.querySelector("svg.pdn-squares") !== null`)
		p.noErrors()
	})
}
