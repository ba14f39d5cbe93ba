package articles

import (
	"slices"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/command"
	"pbn/e2e/visit"
)

const (
	aShot        = "[GameType \"20\"]\n[White \"Barrow, Hugh\"]\n[Black \"Fenwick, Ida\"]\n\n1. 32-28 {The centre.} 19-23 (1... 18-22 2. 37-32) 2. 28x19 14x23 *\n"
	aStand       = "W:W27,28,32,K37:B13,18,19"
	draughtsHead = `<link rel="stylesheet" href="/pbnkit/pdn.css">` + visit.ScriptTag
)

// TestDraughtsBlocks: games and positions of draughts are found in whatever holds them, under a strict policy, and load nothing of bridge and chess;
// a capture is played, a fault is told, and a link opens a move.
func TestDraughtsBlocks(t *testing.T) {
	t.Parallel()
	// As programs do that make paragraphs of everything: the browser ends the element with the first of them.
	paragraphs := "<p><PDN>" + strings.Replace(aShot, "\n\n", "</p>\n<p>", 1) + "</PDN></p>"
	body := `<pre class="pdn">` + aShot + `</pre><pre class="pdn-fen">` + aStand + "\nB:WK5:B46</pre>" +
		`<pre><code class="language-pdn">1. 32-28 19-23 2. 33-29 *</code></pre><script type="application/x-draughts-pdn">1. 31-26 *</script>` +
		`<pdn-board data-variant="english">B:W21-32:B1-12</pdn-board>` + paragraphs + `<pre class="pdn nopdn">1. 31-26 *</pre><pre class="pdn">Nothing yet.</pre>`
	policy := `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'">`
	l := &loads{}
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(policy+draughtsHead, body)}, l.note)+"/")
	p.WaitFor("document.isReady === true")
	if got := browser.Evaluate[[]int](p, `[document.querySelectorAll(".pdn-block .pdn-view").length, document.querySelectorAll(".pdn-diagrams .pdn-diagram").length]`); !slices.Equal(got, []int{4, 3}) {
		t.Errorf("%d games and positions, want 4 and 3", got)
	}
	if want := []string{"auto-pdn-fen.js", "auto-pdn-read.js", "auto-pdn-source.js", "auto-pdn.js", "auto.js", "pdn-language/en.js", "pdn.css", "pdn.js", "pdn.wasm", "pdnread.wasm"}; !slices.Equal(l.sorted(), want) {
		t.Errorf("loads %q, want %q", l.sorted(), want)
	}
	if text := browser.Evaluate[string](p, `document.body.innerText`); !strings.Contains(text, "who can capture has to, here with 28x19") || !strings.Contains(text, "Red to move") || !strings.Contains(text, "Nothing yet.") || strings.Contains(text, "[GameType") {
		t.Errorf("the page says %q", text)
	}
	browser.Evaluate[int](p, `(document.addEventListener("pdn-step", ({ detail }) => { document.stepped = detail.move?.san; }), 0)`)
	for range 3 {
		p.Click(".pdn-forward")
	}
	p.WaitFor(`document.stepped === "28x19" && document.querySelector(".pdn-side .pdn-path") !== null`)
	browser.Evaluate[int](p, `(location.hash = "game=1&move=1b", 0)`)
	p.WaitFor(`document.stepped === "19-23"`)
	browser.Evaluate[int](p, `(import("/pbnkit/auto.js").then(({ blocks }) => blocks().forEach((block) => block.destroy())), 0)`)
	p.WaitFor(`document.querySelector(".pdn-block, [data-pdn-hidden]") === null`)
	p.NoErrors()
}

// TestDraughtsRendered: what the command has rendered is there without a script; the embed script takes it over without a module.
func TestDraughtsRendered(t *testing.T) {
	t.Parallel()
	body := "<main><pre class=\"pdn-fen\">" + aStand + "</pre><pre class=\"pdn\">" + aShot + "</pre></main>"
	l := &loads{}
	p := browser.Open(t, browser.BlankPage)
	p.Before(moves)
	goTo(p, visit.Site(t, map[string]string{"/": command.Prerender(t, ".", visit.ArticlePage(draughtsHead, body))}, l.note)+"/")
	p.WaitFor(`document.isReady === true`)
	p.Painted()
	if want := []string{"auto-pdn-rendered.js", "auto.js", "pdn-language/en.js", "pdn.css"}; !slices.Equal(l.sorted(), want) || l.bytes > 40_000 {
		t.Errorf("loads %q, %d bytes (gzip), want %q and at most 40 kB", l.sorted(), l.bytes, want)
	}
	if sum := browser.Evaluate[float64](p, `document.moves.reduce((sum, { value }) => sum + value, 0)`); sum > 0.01 {
		t.Errorf("the article moves by %.3f", sum)
	}
	for range 3 {
		p.Click(".pdn-forward")
	}
	p.WaitFor(`document.querySelector(".pdn-now").textContent === "28x19" && document.querySelector('.pdn-side use[data-square="19"].pdn-white') !== null`)
	p.WaitFor(`document.querySelector(".pdn-captured").textContent === "× 1" && document.querySelector(".pdn-side .pdn-path") !== null`)
	p.NoErrors()
}
