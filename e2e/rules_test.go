package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// path is where a page of the site is, as a JavaScript expression; the server leaves out index.html.
const path = `location.pathname.slice("` + subPath + `".length) + location.hash`

// follow clicks a link by its text and waits for where it leads.
func (p *page) follow(link, to string) {
	p.t.Helper()
	clicked := evaluate[bool](p, fmt.Sprintf(`(() => {
		const link = [...document.querySelectorAll("a")].find((each) => each.textContent.trim() === %q);
		link?.click();
		return link !== undefined;
	})()`, link))
	if !clicked {
		p.t.Fatalf("there is no link %q", link)
	}
	p.waitFor(fmt.Sprintf(`document.readyState === "complete" && %s === %q`, path, to))
}

// TestRulesFromTheConverter: from the converter to the list, a rule, the clause that it watches over, and back.
func TestRulesFromTheConverter(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.follow("Rules", "rules/")
	p.follow("The auction", "rules/#auction")
	p.follow("A bid is not higher than the one before it", "rules/auction/insufficient-bid.html")
	if text := evaluate[string](p, `document.querySelector(".example").innerText`); !strings.Contains(text, "line 3, column 4") {
		t.Errorf("the example says %q", text)
	}
	p.follow("3.5.1-b", "conformance.html#c-3.5.1-b")
	if !evaluate[bool](p, `document.querySelector(":target").textContent.includes("auction/illegal-double")`) {
		t.Error("the clause has not its rules")
	}
	p.follow("auction/illegal-double", "rules/auction/illegal-double.html")
	p.follow("Open", "")
	p.ready()
	p.noErrors()
}

// TestRulesWithoutScripts: all text of the pages is seen where no script runs, from narrow to wide, and nothing is fetched but
// the page, its style and its icon.
func TestRulesWithoutScripts(t *testing.T) {
	t.Parallel()
	base := serve(t, nil)
	for _, c := range []struct{ path, seen string }{
		{"rules/index.html", "auction/insufficient-bid"},
		{"rules/embed/markup.html", `{<b>Bidding.</b> South has a good hand.}`},
		{"rules/deal/syntax.html", "KQ102.A10.J6542.85"},
		{"conformance.html", "How pbnkit keeps the standard"},
	} {
		t.Run(c.path, func(t *testing.T) {
			p := withoutScripts(t, base+c.path)
			if text := evaluate[string](p, `document.querySelector("main").innerText`); !strings.Contains(text, c.seen) {
				t.Errorf("%q is not in %q", c.seen, text)
			}
			for _, width := range []int64{320, 768, 1280} {
				p.resize(width, 900)
				if over := evaluate[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
					t.Errorf("at %d px the page is %d px too wide", width, over)
				}
			}
			fetched := evaluate[[]string](p, `performance.getEntriesByType("resource").map((each) => each.name.split("/").pop())`)
			for _, name := range fetched {
				if strings.HasSuffix(name, ".js") || strings.HasSuffix(name, ".wasm") {
					t.Errorf("%s is fetched", name)
				}
			}
			p.noErrors()
		})
	}
}

// TestClauseByKeyboard: the tests of a clause are opened by keyboard.
func TestClauseByKeyboard(t *testing.T) {
	t.Parallel()
	p := withoutScripts(t, serve(t, nil)+"conformance.html")
	const clause = `document.getElementById("c-2.3-a")`
	evaluate[int](p, clause+`.querySelector("summary").focus(), 0`)
	p.do(chromedp.KeyEvent("\r"))
	p.waitFor(clause + `.querySelector(".tests").checkVisibility()`)
	if text := evaluate[string](p, clause+".innerText"); !strings.Contains(text, "TestWrittenAnew/2.3-a") {
		t.Errorf("it says %q", text)
	}
	p.noErrors()
}

// TestPrintedRule: on paper a rule has no navigation, and no line of an example is cut off.
func TestPrintedRule(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)+"rules/deal/syntax.html")
	p.emulate("print")
	p.resize(320, 900)
	if seen := evaluate[bool](p, `[...document.querySelectorAll("nav")].some((each) => each.checkVisibility())`); seen {
		t.Error("the navigation is printed")
	}
	if cut := evaluate[bool](p, `[...document.querySelectorAll("pre")].some((each) => each.scrollWidth > each.clientWidth)`); cut {
		t.Error("an example is cut off")
	}
	p.noErrors()
}
