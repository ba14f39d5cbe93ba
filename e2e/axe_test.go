package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

const (
	// allRules look for all that the success criteria up to WCAG 2.2 AA forbid, and that a program can see. No rule is switched off.
	allRules = `["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]`
	// ofColours are those of them for which it matters whether a page is light or dark.
	ofColours = `{ type: "rule", values: ["color-contrast", "link-in-text-block"] }`
)

// axeRun has axe look by some rules. The contrast is measured of a single letter or symbol as well, which axe would leave to a person.
const axeRun = `axe.run(document, {
	runOnly: %s,
	selectors: false,
	resultTypes: ["violations", "incomplete"],
	checks: { "color-contrast": { options: {
		ignoreUnicode: false, ignoreLength: true, ignorePseudo: false, boldValue: 700, boldTextPt: 14, largeTextPt: 18,
		contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
		pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03,
	} } },
})`

// finding is a rule of axe that a page breaks, and where.
type finding struct {
	ID    string        `json:"id"`
	Help  string        `json:"help"`
	Nodes []findingNode `json:"nodes"`
}

type findingNode struct {
	HTML    string `json:"html"`
	Summary string `json:"failureSummary"`
}

func (f finding) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s", f.ID, f.Help)
	for _, node := range f.Nodes {
		fmt.Fprintf(&b, "\n\t%s\n\t\t%s", node.HTML, strings.ReplaceAll(node.Summary, "\n", "\n\t\t"))
	}
	return b.String()
}

// without is the finding where it is not known.
func (f finding) without(known string) finding {
	if known != "" {
		f.Nodes = slices.DeleteFunc(f.Nodes, func(node findingNode) bool {
			return strings.Contains(node.HTML+node.Summary, known)
		})
	}
	return f
}

// aloneOpen leaves nothing that the sheet of an open menu may cover: axe cannot tell the background of that.
const aloneOpen = `document.querySelectorAll(".reader-list, .reader-turns > :not(.reader-place), .reader-menu:not([open]), .pbn-view, .foot").forEach(e => e.remove())`

// undecided is what axe leaves to a person, by its rules, and a person has decided.
var undecided = map[string]string{
	// An arrow is no text that a name could have.
	"label-content-name-mismatch": `class="pbn-backlink"`,
	// What is scrolled out of a table that is too wide for the page. The wide page has it in view.
	"color-contrast": "partially obscured by another element",
}

// axeResults are what axe is sure of, what it cannot decide, and the rules that what it looked at keeps, each with one place.
type axeResults struct {
	Violations, Incomplete, Passes []finding
}

// axe looks at the page as it is now, in a scheme of colours: at everything in the light one, and in the dark one at colours.
func (p *page) axe(scheme string) axeResults {
	p.t.Helper()
	// What scrolls can be focused once the page has seen that it does.
	p.painted()
	rules := allRules
	if scheme == "dark" {
		rules = ofColours
	}
	return evaluateAsync[axeResults](p, fmt.Sprintf(axeRun, rules))
}

// inColours looks at a state of the page in the light and in the dark scheme, at widths in pixels. Colours hardly depend on the width, so each
// scheme is seen at one width, and in the next state at another. PBN_EVERYTHING=1 has all pairs.
func (p *page) inColours(state int, widths []int64, look func(scheme string, width int64)) {
	p.t.Helper()
	for which, scheme := range []string{"light", "dark"} {
		// Without transitions, or axe sees the colours of the scheme before.
		p.emulate("screen", "prefers-color-scheme: "+scheme, "prefers-reduced-motion: reduce")
		for at, width := range widths {
			if inTurn(at+state+which, len(widths)) {
				p.resize(width, 900)
				look(scheme, width)
			}
		}
	}
}

// sound has axe look at a state of the page at widths, in both schemes; nothing may be too wide.
func (p *page) sound(state int, name string, widths []int64) {
	p.t.Helper()
	p.loadAxe()
	p.inColours(state, widths, func(scheme string, width int64) {
		for _, found := range p.axe(scheme).Violations {
			p.t.Errorf("%s, %s, %d px: %s", name, scheme, width, found)
		}
		if over := evaluate[int](p, "document.documentElement.scrollWidth - innerWidth"); over > 0 {
			p.t.Errorf("%s, %d px: the page is %d px too wide", name, width, over)
		}
		p.look(fmt.Sprintf("%s, %s, %d", name, scheme, width))
	})
}

// loadAxe brings axe into the page past its policy, which would not let a script in.
func (p *page) loadAxe() {
	p.t.Helper()
	script, err := os.ReadFile("../site/node_modules/axe-core/axe.min.js")
	if err != nil {
		p.t.Fatal("There is no axe-core: run make build. ", err)
	}
	p.do(chromedp.Evaluate[chromedp.Void](string(script)))
}

// TestAxe: every component, light and dark, narrow and wide.
func TestAxe(t *testing.T) {
	t.Parallel()
	const openAll = `document.querySelectorAll("details").forEach(d => { d.open = true; })`
	const everything = `data-games="list" data-show="diagram auction notes play comments results dd hcp source" data-links="bbo bsol lin pbn" `
	shown := func(name, attributes string) func(t *testing.T) *page {
		return func(t *testing.T) *page { return articleOf(t, exampleBlock(t, name, attributes)) }
	}
	reading := func(path string) func(t *testing.T) *page {
		return func(t *testing.T) *page {
			p := reader(t, path)
			// What is around the boards is not theirs; colours that are on their way have no contrast yet; and of what the buttons at the
			// lower edge of a phone cover, axe cannot tell the background.
			evaluate[int](p, `(still => {
				document.querySelectorAll(".page-header, .drop, .summary, .file-line, .panel:not(:has(.reader))").forEach(e => e.remove());
				still.replaceSync("* { transition: none !important; } .pbn-stepper { position: static !important; }");
				document.adoptedStyleSheets = [still];
				return 0;
			})(new CSSStyleSheet())`)
			return p
		}
	}
	fromText := func(name string, flags ...string) func(t *testing.T) *page {
		return func(t *testing.T) *page { return rendered(t, filepath.Join(examples, name), flags...) }
	}
	ofTheSite := func(path string) func(t *testing.T) *page {
		return func(t *testing.T) *page { return open(t, serve(t, nil)+path) }
	}
	menuOf := func(name, ready string) func(t *testing.T) *page {
		return func(t *testing.T) *page {
			p := reading(example)(t)
			p.openMenu(name, ready)
			evaluate[int](p, `document.querySelectorAll(".reader-list, .reader-turns > :not(.reader-place), .pbn-view[data-shown], .foot").forEach(e => e.remove()), 0`)
			return p
		}
	}
	waiting := func(path, is string) func(t *testing.T) *page {
		return func(t *testing.T) *page {
			p := ofTheSite(path)(t)
			p.waitFor(is)
			return p
		}
	}
	for state, c := range []struct {
		name string
		open func(t *testing.T) *page
		// What a reader does before axe looks, as a JavaScript expression.
		act string
	}{
		{"a play before its first card", shown("play.pbn", ""), ""},
		{"a play in a trick, with points", shown("play.pbn", `data-at="card:23"`), `document.querySelector(".pbn-tools button").click()`},
		{"a play at its end, with hidden hands", shown("play.pbn", `data-at="end" data-hidden="EW"`), ""},
		{"hidden hands that were opened", shown("play.pbn", `data-hidden="EW"`), openAll},
		{"notes, remarks and irregularities", shown("annotated.pbn", everything+`data-at="card:12"`), openAll},
		{"four colours", shown("annotated.pbn", everything+`data-at="trick:5" data-suits="4"`), ""},
		{"one colour, rotated", shown("annotated.pbn", everything+`data-at="end" data-suits="mono" data-rotate="declarer-south"`), ""},
		{"a choice of games", shown("annotated.pbn", ""), ""},
		{"a quiz", shown("quiz.pbn", `data-view="quiz" data-games="list"`), ""},
		{"a quiz that was opened", shown("quiz.pbn", `data-view="quiz" data-games="list"`), openAll},
		{"a hand", shown("quiz.pbn", `data-view="hand" data-games="list"`), ""},
		{"an auction", shown("annotated.pbn", `data-view="auction" data-games="list"`), ""},
		{"tables", shown("tables.pbn", ""), ""},
		{"tables, sorted and opened", shown("tables.pbn", `data-suits="4"`),
			`document.querySelectorAll(".pbn-sort").forEach(b => b.click()), document.querySelector(".pbn-more").click(), ` + openAll},
		{"errors", shown("errors.pbn", `data-games="list"`), openAll},
		{"the boards of a file", reading(filepath.Join(examples, "annotated.pbn")), ""},
		{"the boards of a file, a menu", reading(example), `document.querySelector("[data-menu=print]").open = true, ` + aloneOpen},
		{"a board's link", menuOf("share", ".share-link"), aloneOpen},
		// The letters of the picture are those of the board, on white; axe does not see what is below letters in a picture.
		{"a board's copies", menuOf("copy", ".copy-picture svg"), `document.querySelectorAll(".copy-picture text").forEach(e => e.remove()), ` + aloneOpen},
		{"a board elsewhere", menuOf("more", "a[data-more=publish]"), `document.querySelector(".share-take").open = true, ` + aloneOpen},
		{"a board in a frame", waiting("embed.html#pbn="+packed(boardOne), `document.querySelector(".pbn-game") !== null`), ""},
		{"the builder's HTML", waiting("publish.html", previewed), `document.querySelector("[data-show=html]").click()`},
		{"the builder's frame", waiting("publish.html", previewed), `document.querySelector("[data-show=html]").click(), document.querySelector("[name=blog][value=frame]").click()`},
		{"the boards of a file, found", reading(filepath.Join(examples, "annotated.pbn")), `(e => { e.value = "1"; e.dispatchEvent(new Event("input", { bubbles: true })); })(document.querySelector("[type=search]"))`},
		{"pbn render", fromText("annotated.pbn"), ""},
		{"the list of rules", ofTheSite("rules/index.html"), ""},
		{"a rule", ofTheSite("rules/deal/syntax.html"), ""},
		{"the reference", ofTheSite("reference/index.html"), ""},
		{"names of the reference", ofTheSite("reference/viewer.html"), ""},
		{"recipes", ofTheSite("reference/recipes.html"), ""},
		{"a rule for documents", ofTheSite("rules/embed/markup.html"), ""},
		// A hundred clauses more are like those of the first chapter and of the last.
		{"the clauses of the standard", ofTheSite("conformance.html"), `[...document.querySelectorAll(".chapter")].slice(1, -1).forEach(e => e.remove()), ` + openAll},
		{"pbn render, of tables", fromText("tables.pbn", "--show", "diagram auction play results dd hcp"), openAll},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := c.open(t)
			evaluate[int](p, c.act+"; 0")
			// Axe takes a page that sets no background for a white one.
			evaluate[int](p, `document.documentElement.style.background = "Canvas"; 0`)
			p.loadAxe()
			p.inColours(state, []int64{320, 1280}, func(scheme string, width int64) {
				results := p.axe(scheme)
				for _, rule := range []string{"color-contrast", "target-size"} {
					if scheme == "dark" && rule != "color-contrast" {
						continue
					}
					if !slices.ContainsFunc(results.Passes, func(f finding) bool { return f.ID == rule }) {
						t.Errorf("%s, %d px: %s was not looked at", scheme, width, rule)
					}
				}
				for _, found := range results.Violations {
					t.Errorf("%s, %d px: %s", scheme, width, found)
				}
				for _, found := range results.Incomplete {
					if left := found.without(undecided[found.ID]); len(left.Nodes) > 0 {
						t.Errorf("%s, %d px, undecided: %s", scheme, width, left)
					}
				}
				p.look(fmt.Sprintf("axe %s, %s, %d", c.name, scheme, width))
			})
			p.noErrors()
		})
	}
}
