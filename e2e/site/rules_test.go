package site

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
)

// path is where a page of the site is, as a JavaScript expression; the server leaves out index.html.
const path = `location.pathname.slice("` + browser.SubPath + `".length) + location.hash`

// follow clicks a link by its text and waits for where it leads.
func follow(p *browser.Page, link, to string) {
	p.T.Helper()
	clicked := browser.Evaluate[bool](p, fmt.Sprintf(`(() => {
		const link = [...document.querySelectorAll("a")].find((each) => each.textContent.trim() === %q);
		link?.click();
		return link !== undefined;
	})()`, link))
	if !clicked {
		p.T.Fatalf("there is no link %q", link)
	}
	p.WaitFor(fmt.Sprintf(`document.readyState === "complete" && %s === %q`, path, to))
}

// TestRulesFromTheConverter: from the converter to the list, a rule, the clause that it watches over, and back.
func TestRulesFromTheConverter(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	follow(p, "Rules", "rules/")
	follow(p, "The auction", "rules/#auction")
	follow(p, "A bid is not higher than the one before it", "rules/pbn/auction/insufficient-bid.html")
	if text := browser.Evaluate[string](p, `document.querySelector(".example").innerText`); !strings.Contains(text, "line 3, column 4") {
		t.Errorf("the example says %q", text)
	}
	follow(p, "3.5.1-b", "conformance.html#c-3.5.1-b")
	if !browser.Evaluate[bool](p, `document.querySelector(":target").textContent.includes("auction/illegal-double")`) {
		t.Error("the clause has not its rules")
	}
	follow(p, "auction/illegal-double", "rules/pbn/auction/illegal-double.html")
	follow(p, "Open", "")
	p.Ready()
	p.NoErrors()
}

// TestRuleAtItsOldAddress: links of before lead to a rule, without a script, too.
func TestRuleAtItsOldAddress(t *testing.T) {
	t.Parallel()
	p := browser.WithoutScripts(t, browser.Serve(t, nil)+"rules/auction/insufficient-bid.html")
	p.WaitFor(`document.querySelector("main.rule-article") !== null && ` + path + ` === "rules/pbn/auction/insufficient-bid.html"`)
	p.NoErrors()
}

// TestRulesWithoutScripts: all text of the pages is seen where no script runs, from narrow to wide, and nothing is fetched but
// the page, its style and its icon.
func TestRulesWithoutScripts(t *testing.T) {
	t.Parallel()
	base := browser.Serve(t, nil)
	for _, c := range []struct{ path, seen string }{
		{"rules/index.html", "auction/insufficient-bid"},
		{"rules/pbn/embed/markup.html", `{<b>Bidding.</b> South has a good hand.}`},
		{"rules/pbn/deal/syntax.html", "KQ102.A10.J6542.85"},
		{"conformance.html", "How pbnkit follows the standard"},
	} {
		t.Run(c.path, func(t *testing.T) {
			p := browser.WithoutScripts(t, base+c.path)
			if text := browser.Evaluate[string](p, `document.querySelector("main").innerText`); !strings.Contains(text, c.seen) {
				t.Errorf("%q is not in %q", c.seen, text)
			}
			for _, width := range []int64{320, 768, 1280} {
				p.Resize(width, 900)
				if over := browser.Evaluate[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
					t.Errorf("at %d px the page is %d px too wide", width, over)
				}
			}
			fetched := browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").map((each) => each.name.split("/").pop())`)
			for _, name := range fetched {
				if strings.HasSuffix(name, ".js") || strings.HasSuffix(name, ".wasm") {
					t.Errorf("%s is fetched", name)
				}
			}
			p.NoErrors()
		})
	}
}

// TestClauseByKeyboard: the tests of a clause are opened by keyboard.
func TestClauseByKeyboard(t *testing.T) {
	t.Parallel()
	p := browser.WithoutScripts(t, browser.Serve(t, nil)+"conformance.html")
	const clause = `document.getElementById("c-2.3-a")`
	browser.Evaluate[int](p, clause+`.querySelector("summary").focus(), 0`)
	p.Do(chromedp.KeyEvent("\r"))
	p.WaitFor(clause + `.querySelector(".tests").checkVisibility()`)
	if text := browser.Evaluate[string](p, clause+".innerText"); !strings.Contains(text, "TestWrittenAnew/2.3-a") {
		t.Errorf("it says %q", text)
	}
	p.NoErrors()
}

// TestPrintedRule: on paper a rule has no navigation, and no line of an example is cut off.
func TestPrintedRule(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"rules/pbn/deal/syntax.html")
	p.Emulate("print")
	p.Resize(320, 900)
	if seen := browser.Evaluate[bool](p, `[...document.querySelectorAll("nav")].some((each) => each.checkVisibility())`); seen {
		t.Error("the navigation is printed")
	}
	if cut := browser.Evaluate[bool](p, `[...document.querySelectorAll("pre")].some((each) => each.scrollWidth > each.clientWidth)`); cut {
		t.Error("an example is cut off")
	}
	p.NoErrors()
}
