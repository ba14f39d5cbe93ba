package read

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// line is a JavaScript expression: whether an element has a line that forced colours keep, in another colour than its background.
const line = `(selector, property) => {
	document.documentElement.style.background = "Canvas";
	const canvas = getComputedStyle(document.documentElement).backgroundColor;
	return [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).map(e => {
	const { [property + "Style"]: style, [property + "Width"]: width, [property + "Color"]: color } = getComputedStyle(e);
	return style !== "none" && parseFloat(width) >= 1 && color !== canvas && color !== "rgba(0, 0, 0, 0)";
	});
}`

// TestForcedColors: where the system takes away colours, backgrounds and shadows, what they tell is still seen.
func TestForcedColors(t *testing.T) {
	t.Parallel()
	for _, scheme := range []string{"light", "dark"} {
		t.Run(scheme, func(t *testing.T) {
			p := visit.ArticleOf(t, visit.ExampleBlock(t, "annotated.pbn", `data-at="card:12" data-games="list"`)+visit.ExampleBlock(t, "tables.pbn", ""))
			browser.Evaluate[int](p, `document.querySelector(".pbn-labels button").click(), 0`)
			browser.Evaluate[int](p, `document.querySelector(".pbn-all > .pbn-more").click(), 0`)
			p.Emulate("screen", "forced-colors: active", "prefers-color-scheme: "+scheme)
			if !browser.Evaluate[bool](p, `matchMedia("(forced-colors: active)").matches`) {
				t.Fatal("colours are not forced")
			}
			for _, c := range []struct{ what, selector, property string }{
				{"the vulnerable sides of the table", ".pbn-vulnerable-ns", "borderTop"},
				{"the vulnerable sides of the auction", ".pbn-auction .pbn-vulnerable", "borderBottom"},
				{"the card that has won, on the table", ".pbn-trick .pbn-wins", "outline"},
				{"the card played last, in its trick", ".pbn-to-card[aria-current]", "borderBottom"},
				{"an alert", ".pbn-alerted", "outline"},
				{"a button that is pressed", ".pbn-deal button[aria-pressed=true]", "outline"},
				{"the game's own line", ".pbn-own > td", "borderBottom"},
			} {
				seen := browser.Evaluate[[]bool](p, fmt.Sprintf("(%s)(%q, %q)", line, c.selector, c.property))
				if len(seen) == 0 {
					t.Errorf("%s: there is none", c.what)
				}
				if slices.Contains(seen, false) {
					t.Errorf("%s cannot be seen: %v", c.what, seen)
				}
			}
			// What is marked is not all.
			for _, c := range []struct{ what, selector, property string }{
				{"another card on the table", ".pbn-trick li:not(.pbn-wins)", "outline"},
				{"another card of a trick", ".pbn-to-card:not([aria-current])", "borderBottom"},
			} {
				if seen := browser.Evaluate[[]bool](p, fmt.Sprintf("(%s)(%q, %q)", line, c.selector, c.property)); len(seen) == 0 || slices.Contains(seen, true) {
					t.Errorf("%s is marked: %v", c.what, seen)
				}
			}
			if got := browser.Evaluate[string](p, `getComputedStyle(document.querySelector(".pbn-winner .pbn-bid")).textDecorationLine`); got != "underline" {
				t.Errorf("the winner of a trick has the line %q", got)
			}
			p.Look("forced colours " + scheme)
		})
	}
}

// TestFocusIsSeen: wherever the Tab key leads in the viewer, there is a ring around it, in forced colours as well.
func TestFocusIsSeen(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for _, forced := range []string{"none", "active"} {
		t.Run("forced colours "+forced, func(t *testing.T) {
			p := visit.ArticleOf(t, visit.ExampleBlock(t, "annotated.pbn", `data-at="card:12" data-hidden="EW" data-links="bbo lin pbn" data-show="diagram auction notes play comments results source"`)+visit.ExampleBlock(t, "tables.pbn", ""))
			p.Resize(320, 900)
			p.Emulate("screen", "forced-colors: "+forced)
			stops := 0
			for ; stops < 200; stops++ {
				p.Press(kb.Tab)
				if browser.Evaluate[bool](p, "document.activeElement === document.body") {
					break
				}
				if ring := browser.Evaluate[string](p, `(({ outlineStyle, outlineWidth }) => outlineStyle === "none" || parseFloat(outlineWidth) < 1 ? document.activeElement.outerHTML : "")(getComputedStyle(document.activeElement))`); ring != "" {
					t.Errorf("no ring around %s", ring)
				}
				if stops == 8 {
					p.Look("focus, forced colours " + forced)
				}
			}
			if stops < 25 || stops == 200 {
				t.Errorf("the Tab key stops %d times", stops)
			}
		})
	}
}

// TestReducedMotion: a reader who wants no motion sees none.
func TestReducedMotion(t *testing.T) {
	t.Parallel()
	p := visit.ArticleOf(t, visit.ExampleBlock(t, "play.pbn", "")+visit.ExampleBlock(t, "quiz.pbn", `data-view="quiz"`))
	p.Emulate("screen", "prefers-reduced-motion: reduce")
	browser.Evaluate[int](p, `document.querySelector(".pbn-step-forward").click(), document.querySelectorAll("details").forEach(d => { d.open = true; }), 0`)
	p.Hears("West leads the three of spades.")
	if got := browser.Evaluate[[]string](p, `document.getAnimations().map(a => a.effect.target.outerHTML)`); len(got) > 0 {
		t.Errorf("these move: %q", got)
	}
	if got := browser.Evaluate[[]string](p, `[...document.querySelectorAll("[data-pbn-block] *")].filter(e => {
		const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(e);
		return transitionDuration !== "0s" || animationName !== "none" || scrollBehavior !== "auto";
	}).map(e => e.outerHTML)`); len(got) > 0 {
		t.Errorf("these can move: %q", got)
	}
}

// TestNarrow: no page is wider than the screen, and nothing covers something else, neither where that is small nor where the reader
// has made the text twice as large.
func TestNarrow(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	// Not what is scrolled in a box of its own.
	const tooWide = `document.scrollingElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("main *, body > *")]
		.filter(e => e.getBoundingClientRect().right > innerWidth && !e.closest(".pbn-scroll, .pbn-preformatted, .pbn-spoken"))
		.map(e => e.outerHTML.slice(0, 90)).slice(0, 3).concat("the page is " + document.scrollingElement.scrollWidth + " px wide")`
	const covered = `[...document.querySelectorAll(".pbn-compass")].flatMap(table => {
		const a = table.getBoundingClientRect();
		return [...table.parentElement.children].filter(e => e !== table).filter(e => {
			const b = e.getBoundingClientRect();
			return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
		}).map(e => e.className);
	})`
	for _, c := range []struct {
		name string
		open func(t *testing.T) *browser.Page
	}{
		{"a play", func(t *testing.T) *browser.Page {
			return visit.ArticleOf(t, visit.ExampleBlock(t, "play.pbn", `data-at="card:23" data-links="bbo bsol lin pbn"`))
		}},
		{"notes", func(t *testing.T) *browser.Page {
			return visit.ArticleOf(t, visit.ExampleBlock(t, "annotated.pbn", `data-games="list" data-show="diagram auction notes play comments results dd hcp source" data-at="card:12"`))
		}},
		{"a choice of games", func(t *testing.T) *browser.Page {
			return visit.ArticleOf(t, visit.ExampleBlock(t, "annotated.pbn", ""))
		}},
		{"a quiz", func(t *testing.T) *browser.Page {
			return visit.ArticleOf(t, visit.ExampleBlock(t, "quiz.pbn", `data-view="quiz" data-games="list"`))
		}},
		{"tables", func(t *testing.T) *browser.Page { return visit.ArticleOf(t, visit.ExampleBlock(t, "tables.pbn", "")) }},
		{"errors", func(t *testing.T) *browser.Page {
			return visit.ArticleOf(t, visit.ExampleBlock(t, "errors.pbn", `data-games="list"`))
		}},
		{"pbn render", func(t *testing.T) *browser.Page { return visit.Rendered(t, visit.Examples+"/annotated.pbn") }},
		{"pbn render, of tables", func(t *testing.T) *browser.Page { return visit.Rendered(t, visit.Examples+"/tables.pbn") }},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := c.open(t)
			browser.Evaluate[int](p, `document.querySelectorAll("details").forEach(d => { d.open = true; }), 0`)
			for _, size := range []string{"100%", "200%"} {
				browser.Evaluate[int](p, fmt.Sprintf("document.documentElement.style.fontSize = %q, 0", size))
				for _, width := range []int64{320, 640, 1280} {
					p.Resize(width, 900)
					for _, wide := range browser.Evaluate[[]string](p, tooWide) {
						t.Errorf("%d px, text of %s: %s", width, size, wide)
					}
					if got := browser.Evaluate[[]string](p, covered); len(got) > 0 {
						t.Errorf("%d px, text of %s: the card table covers %q", width, size, got)
					}
				}
				p.Resize(320, 900)
				p.Look("narrow " + c.name + " " + size)
			}
		})
	}
}

// TestNoDeal: the heading of a board without a deal, or with one that cannot be read, stands where the board begins.
func TestNoDeal(t *testing.T) {
	t.Parallel()
	for _, deal := range []string{"", "[Deal \"N:what\"]\n"} {
		p := visit.ArticleOf(t, fmt.Sprintf("<pre class=\"pbn\">[Board \"1\"]\n[Dealer \"N\"]\n%s[Auction \"N\"]\n1S Pass 4S AP\n</pre>", deal))
		if off := browser.Evaluate[float64](p, `document.querySelector(".pbn-labels").getBoundingClientRect().left - document.querySelector(".pbn-game").getBoundingClientRect().left`); off != 0 {
			t.Errorf("%q: the heading stands %v px off", deal, off)
		}
		p.NoErrors()
	}
}

// TestNoteMarks: the mark of a note is as large a target as WCAG asks for, in whatever font an article is.
func TestNoteMarks(t *testing.T) {
	t.Parallel()
	for name, metrics := range map[string]string{
		"narrow and low": "size-adjust: 45%; ascent-override: 140%; descent-override: 40%;",
		"wide and high":  "size-adjust: 140%; ascent-override: 120%; descent-override: 60%;",
	} {
		t.Run(name, func(t *testing.T) {
			p := visit.ArticleOf(t, `<style>@font-face { font-family: given; src: `+browser.LocalFonts+`; `+metrics+` } :root { font-family: given; }</style>`+
				visit.ExampleBlock(t, "annotated.pbn", `data-games="list" data-show="diagram auction notes play comments" data-at="end"`))
			if !browser.EvaluateAsync[bool](p, `document.fonts.ready.then(() => [...document.fonts].some(({ family, status }) => family === "given" && status === "loaded"))`) {
				t.Fatal("there is no font")
			}
			for _, width := range []int64{320, 1280} {
				p.Resize(width, 900)
				marks := browser.Evaluate[[][2]float64](p, `[...document.querySelectorAll("[role=doc-noteref]")].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect()).map(({ width, height }) => [width, height])`)
				if len(marks) < 6 {
					t.Errorf("%d marks", len(marks))
				}
				for at, size := range marks {
					if size[0] < 24 || size[1] < 24 {
						t.Errorf("%d px: mark %d has %.1f × %.1f px", width, at+1, size[0], size[1])
					}
				}
				p.Look(fmt.Sprintf("marks %s, %d", name, width))
			}
		})
	}
}
