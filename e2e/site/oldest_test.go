package site

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// pagesWithScripts are the pages that say that a browser is too old.
var pagesWithScripts = []string{"", "articles.html", "publish.html"}

// tooOld is what a page says.
const tooOld = `[...document.querySelectorAll("[role=alert].too-old")].map((e) => e.textContent)`

// TestTooOld: a browser that lacks something is told which ones do not, even where no other script can be read.
func TestTooOld(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ script, missing string }{
		"Safari 16.3":  {`const made = RegExp; RegExp = function (source, flags) { if (source.includes("?<=")) throw new SyntaxError(); return new made(source, flags); }; delete globalThis.DecompressionStream;`, "(Missing here: module workers, lookbehind.)"},
		"Firefox 102":  {`delete globalThis.DecompressionStream; CSS.supports = () => false; delete Array.prototype.findLast;`, "(Missing here: module workers, findLast, container queries.)"},
		"no modules":   {`delete HTMLScriptElement.prototype.noModule;`, "(Missing here: modules.)"},
		"one that can": {``, ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := browser.Blank(t, browser.SavingData+c.script)
			url := browser.Serve(t, nil)
			for _, path := range pagesWithScripts {
				p.Do(chromedp.Navigate(url + path))
				p.WaitFor(`document.readyState === "complete"`)
				said := browser.Evaluate[[]string](p, tooOld)
				if c.missing == "" {
					if len(said) > 0 {
						t.Errorf("%s says %q", path, said)
					}
					continue
				}
				if len(said) != 1 || !strings.HasPrefix(said[0], "This browser is too old for this page") || !strings.HasSuffix(said[0], c.missing) || !strings.Contains(said[0], "Safari 16.4") {
					t.Errorf("%s says %q", path, said)
				}
			}
		})
	}
}

// TestWithoutCanParse: a file from a .zip is listed where URL has no canParse.
func TestWithoutCanParse(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, `delete URL.canParse; delete URL.parse;`)
	p.Do(chromedp.Navigate(browser.Serve(t, nil)))
	p.Ready()
	p.Drop(browser.Written(t, "club.zip", visit.Zipped(t, map[string]string{"tuesday.pbn": visit.BoardOne}, nil)))
	p.Finished("tuesday.pbn")
	if boards := browser.Evaluate[[]string](p, `[...document.querySelectorAll("[data-file]")].map((e) => e.textContent)`); !slices.ContainsFunc(boards, func(s string) bool { return strings.Contains(s, "club.zip") }) {
		t.Errorf("the list is %q", boards)
	}
	p.NoErrors()
}
