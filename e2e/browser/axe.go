package browser

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/chromedp/chromedp"
)

// allRules look for all that the success criteria up to WCAG 2.2 AA forbid, and that a program can see. No rule is switched off.
const allRules = `["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]`

// ofColours are those of them for which it matters whether a page is light or dark.
const ofColours = `{ type: "rule", values: ["color-contrast", "link-in-text-block"] }`

// axeRun has axe look by some rules, and at the order of headings, by which people go through a page who do not see it. The contrast is measured of a single letter or symbol as well, which axe would leave to a person.
const axeRun = `axe.run(document, {
	runOnly: %s, rules: { "heading-order": { enabled: true } },
	selectors: false,
	resultTypes: ["violations", "incomplete"],
	checks: { "color-contrast": { options: {
		ignoreUnicode: false, ignoreLength: true, ignorePseudo: false, boldValue: 700, boldTextPt: 14, largeTextPt: 18,
		contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
		pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03,
	} } },
})`

// Finding is a rule of axe that a page breaks, and where.
type Finding struct {
	ID    string        `json:"id"`
	Help  string        `json:"help"`
	Nodes []findingNode `json:"nodes"`
}

type findingNode struct {
	HTML    string `json:"html"`
	Summary string `json:"failureSummary"`
}

// String names the rule and its places.
func (f Finding) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s", f.ID, f.Help)
	for _, node := range f.Nodes {
		fmt.Fprintf(&b, "\n\t%s\n\t\t%s", node.HTML, strings.ReplaceAll(node.Summary, "\n", "\n\t\t"))
	}
	return b.String()
}

// Without is the finding where it is not known.
func (f Finding) Without(known string) Finding {
	if known != "" {
		f.Nodes = slices.DeleteFunc(f.Nodes, func(node findingNode) bool {
			return strings.Contains(node.HTML+node.Summary, known)
		})
	}
	return f
}

// AloneOpen leaves nothing that the sheet of an open menu may cover: axe cannot tell the background of that.
const AloneOpen = `document.querySelectorAll(".reader-list, .reader-turns > :not(.reader-place), .reader-menu:not([open]), .pbn-view, .foot").forEach(e => e.remove())`

// Undecided is what axe leaves to a person, by its rules, and a person has decided.
var Undecided = map[string]string{
	// An arrow is no text that a name could have.
	"label-content-name-mismatch": `class="pbn-backlink"`,
	// What is scrolled out of a table that is too wide for the page. The wide page has it in view.
	"color-contrast": "partially obscured by another element",
}

// axeResults are what axe is sure of, what it cannot decide, and the rules that what it looked at keeps, each with one place.
type axeResults struct {
	Violations, Incomplete, Passes []Finding
}

// Axe looks at the page as it is now, in a scheme of colours: at everything in the light one, and in the dark one at colours.
func (p *Page) Axe(scheme string) axeResults {
	p.T.Helper()
	// What scrolls can be focused once the page has seen that it does.
	p.Painted()
	rules := allRules
	if scheme == "dark" {
		rules = ofColours
	}
	return EvaluateAsync[axeResults](p, fmt.Sprintf(axeRun, rules))
}

// InColours looks at a state of the page in the light and in the dark scheme, at widths in pixels. Colours hardly depend on the width, so each
// scheme is seen at one width, and in the next state at another. PBN_EVERYTHING=1 has all pairs.
func (p *Page) InColours(state int, widths []int64, look func(scheme string, width int64)) {
	p.T.Helper()
	for which, scheme := range []string{"light", "dark"} {
		// Without transitions, or axe sees the colours of the scheme before.
		p.Emulate("screen", "prefers-color-scheme: "+scheme, "prefers-reduced-motion: reduce")
		for at, width := range widths {
			if InTurn(at+state+which, len(widths)) {
				p.Resize(width, 900)
				look(scheme, width)
			}
		}
	}
}

// Sound has axe look at a state of the page at widths, in both schemes; nothing may be too wide.
func (p *Page) Sound(state int, name string, widths []int64) {
	p.T.Helper()
	p.LoadAxe()
	p.InColours(state, widths, func(scheme string, width int64) {
		for _, found := range p.Axe(scheme).Violations {
			p.T.Errorf("%s, %s, %d px: %s", name, scheme, width, found)
		}
		if over := Evaluate[int](p, "document.documentElement.scrollWidth - innerWidth"); over > 0 {
			p.T.Errorf("%s, %d px: the page is %d px too wide", name, width, over)
		}
		p.Look(fmt.Sprintf("%s, %s, %d", name, scheme, width))
	})
}

// LoadAxe brings axe into the page past its policy, which would not let a script in.
func (p *Page) LoadAxe() {
	p.T.Helper()
	script, err := os.ReadFile("site/node_modules/axe-core/axe.min.js")
	if err != nil {
		p.T.Fatal("There is no axe-core: run make build. ", err)
	}
	p.Do(chromedp.Evaluate[chromedp.Void](string(script)))
}
