package articles

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/command"
	"pbn/e2e/visit"
)

const (
	aProblem = `Morphy, Paul:kbK5/pp6/1P6/8/8/8/8/R7:#2:|New York \x3cb>Clipper|1856|:::Ra6:!:Solution\x3a\x0a1.Ra6! zz\x0a  1...bxa6 2.b7#\x0a  1...Bc7,Bd6 2.Rxa7#`
	study    = ":8/8/1KP5/3r4/8/8/8/k7:+::::c7::"

	problemsHead = `<link rel="stylesheet" href="/pbnkit/pbi.css">` + visit.ScriptTag
)

// TestProblemBlocks: problems are found in whatever holds them, under a strict policy, and drawn without a module; nothing of a solution is seen before
// somebody opens it, and then its moves are played by buttons and keys.
func TestProblemBlocks(t *testing.T) {
	t.Parallel()
	body := `<pre class="pbi">` + aProblem + `</pre><pre><code class="language-pbi">` + study + "\n" + study + `</code></pre>` +
		`<script type="application/x-pbi">` + study + `</script><pbi-problem data-solution="none">` + study + `</pbi-problem><PBI data-coordinates="shown">` + study +
		`</PBI><pre class="pbi nopbi">` + study + `</pre><pre class="pbi">Nothing yet.</pre>`
	policy := `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'">`
	l := &loads{}
	p := browser.Open(t, browser.BlankPage)
	p.Before(moves)
	goTo(p, visit.Site(t, map[string]string{"/": visit.ArticlePage(policy+problemsHead, body)}, l.note)+"/")
	p.WaitFor(`document.querySelectorAll(".pbi-block .pbi-diagram svg").length === 6 && document.isReady === true`)
	if text := browser.Evaluate[string](p, `document.body.innerText`); strings.Contains(text, "Ra6") || strings.Contains(text, "c7\n") || !strings.Contains(text, "New York <b>Clipper, 1856") || !strings.Contains(text, "Nothing yet.") {
		t.Errorf("the page says %q", text)
	}
	if slices.Contains(l.sorted(), "pgnread.wasm") {
		t.Errorf("before a solution is opened it loads %q", l.sorted())
	}
	browser.Evaluate[int](p, `(document.querySelector(".pbi-answer summary").focus(), 0)`)
	p.Press(kb.ArrowRight)
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelectorAll(".pbi-forward").length === 1 && document.querySelector(".pbi-now") === null`)
	p.Press(kb.ArrowRight)
	p.Press(kb.ArrowRight)
	p.WaitFor(`document.querySelector(".pbi-now").textContent === "bxa6" && document.querySelector(".pbi-men").querySelectorAll("[data-square]").length === 6`)
	p.Press(kb.ArrowDown)
	p.Click(".pbi-forward")
	p.WaitFor(`document.querySelector(".pbi-now").textContent === "Rxa7#" && document.querySelector('.pbi-squares').getAttribute("aria-label").includes("rook takes a7, checkmate")`)
	p.Sound(0, "problems in an article", []int64{1280, 360})
	p.Click(".pbi-answer summary")
	p.WaitFor(`document.querySelector(".pbi-men").querySelectorAll("[data-square]").length === 7`)
	// pbi.wasm has been asked whether there is a problem in a text without one, and for the end of a <PBI> that is followed by a problem.
	if want := []string{"auto-pbi-play.js", "auto-pbi-read.js", "auto-pbi-source.js", "auto-pbi.js", "auto-pgn-read.js", "auto.js", "pbi-language/en.js", "pbi.css", "pbi.wasm", "pgn-language/en.js", "pgnread.wasm"}; !slices.Equal(l.sorted(), want) {
		t.Errorf("loads %q, want %q", l.sorted(), want)
	}
	browser.Evaluate[int](p, `(import("/pbnkit/auto.js").then(({ blocks }) => blocks().forEach((block) => block.destroy())), 0)`)
	p.WaitFor(`document.querySelector(".pbi-block, [data-pbi-hidden]") === null`)
	p.NoErrors()
}

// TestProblemsRendered: what the command has rendered is there without a script, with its solution closed; the embed script plays it without a module.
func TestProblemsRendered(t *testing.T) {
	t.Parallel()
	l := &loads{}
	p := browser.Open(t, browser.BlankPage)
	p.Before(moves)
	goTo(p, visit.Site(t, map[string]string{"/": command.Prerender(t, ".", visit.ArticlePage(problemsHead, "<main><PBI>"+aProblem+"</PBI></main>"))}, l.note)+"/")
	p.WaitFor(`document.isReady === true`)
	p.Painted()
	if sum := browser.Evaluate[float64](p, `document.moves.reduce((sum, { value }) => sum + value, 0)`); sum > 0.01 {
		t.Errorf("the article moves by %.3f", sum)
	}
	p.Click(".pbi-answer summary")
	p.WaitFor(`document.querySelector(".pbi-forward") !== null`)
	p.Click(".pbi-forward")
	p.WaitFor(`document.querySelector(".pbi-now").textContent === "Ra6" && document.querySelector('.pbi-men [data-square="a6"].pbi-white') !== null`)
	if want := []string{"auto-pbi-play.js", "auto-pbi-rendered.js", "auto.js", "pbi-language/en.js", "pbi.css", "pgn-language/en.js"}; !slices.Equal(l.sorted(), want) || l.bytes > 40_000 {
		t.Errorf("loads %q, %d bytes (gzip), want %q and at most 40 kB", l.sorted(), l.bytes, want)
	}
	p.NoErrors()
}
