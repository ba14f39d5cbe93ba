package site

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestTitlesByChoice: each page has its title in the language that was chosen; what is at no address says so in it, too. Each language is tried on
// every second page, and the next language on the others.
func TestTitlesByChoice(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	// The page for what is missing knows its files from the root of the host.
	url := siteWithHeaders(t, nil)
	const awake = `!("waits" in document.documentElement.dataset)`
	for of, tag := range visit.SiteLanguages(t) {
		t.Run(tag, func(t *testing.T) {
			p := browser.Blank(t, browser.SavingData)
			visit.Speaks(p, tag)
			word := func(group, name string) string { return visit.SiteWord(t, tag, group, name) }
			for at, page := range []struct{ path, title, is string }{
				{"", word("page", "title"), awake}, {"articles.html", word("titles", "examples"), awake}, {"publish.html", word("titles", "publish"), awake},
				{"developers.html", word("titles", "developers"), awake}, {"help.html", word("titles", "help"), awake}, {"how-to.html", word("titles", "howTo"), awake},
				{"404.html", word("titles", "missing"), fmt.Sprintf(`document.querySelector(".lead").textContent === %q`, word("missing", "lead"))},
				{"embed.html#pbn=" + visit.Packed(visit.BoardOne) + "&lang=" + tag, word("titles", "embed"),
					fmt.Sprintf(`document.querySelector(".pbn-game") !== null && document.querySelector("#open").textContent === %q`, word("embed", "open"))},
			} {
				if !browser.InTurn(of+at, 3) {
					continue
				}
				p.Do(chromedp.Navigate(url + page.path))
				p.WaitFor(fmt.Sprintf(`document.title === %q && %s`, page.title, page.is))
			}
			p.NoErrors()
		})
	}
}

// TestMessagesByChoice: what cannot be opened is said in the language that was chosen.
func TestMessagesByChoice(t *testing.T) {
	t.Parallel()
	for _, tag := range []string{"de", "fr", "pl"} {
		t.Run(tag, func(t *testing.T) {
			p := visit.SiteIn(t, tag)
			browser.Evaluate[int](p, `(location.hash = "#pbn=aaaaaaaaaaaaaaaaaaaaaaaaaaa", 0)`)
			p.WaitFor(fmt.Sprintf(`document.querySelector(".address [role=alert]")?.textContent.endsWith(%q)`, visit.SiteWord(t, tag, "link", "cut")))
			p.Drop(browser.Written(t, "club.zip", visit.Zipped(t, map[string]string{"letter.txt": "none"}, nil)))
			p.WaitFor(fmt.Sprintf(`document.querySelector(".intake-problems")?.textContent.includes(%q)`, visit.SiteWord(t, tag, "zip", "notRead")))
			p.Drop(browser.Written(t, "broken.zip", []byte("PK")))
			p.WaitFor(fmt.Sprintf(`document.querySelector(".intake-problems")?.textContent.includes(%q)`, visit.SiteWord(t, tag, "zip", "broken")))
			p.NoErrors()
		})
	}
}

// TestWithoutScripts: where no script runs, a page says in each language that it needs them.
func TestWithoutScripts(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Blank(t, "")
	browser.Call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	for path, name := range map[string]string{"index.html": "open", "publish.html": "publish", "embed.html": "embed"} {
		p.Do(chromedp.Navigate(url + path))
		text := browser.Evaluate[string](p, `document.body.innerText`)
		for _, tag := range visit.SiteLanguages(t) {
			if want := visit.SiteWord(t, tag, "noScript", name); !strings.Contains(text, want) {
				t.Errorf("%s does not say %q", path, want)
			}
		}
	}
}

// sticksOut are the elements of the page's frames that are seen beyond the frame's edges, and the page where it is wider than the window.
const sticksOut = `(() => {
	const out = document.scrollingElement.scrollWidth > innerWidth ? ["the page is " + document.scrollingElement.scrollWidth + " px wide"] : [];
	// The tabs can be scrolled where a window is smaller than a phone's.
	const frames = ".pages, .drop, .file-line, .reader-head, .summary, .result-head, .foot" + (innerWidth < 360 ? "" : ", .tabs");
	for (const frame of document.querySelectorAll(frames)) {
		const { left, right } = frame.getBoundingClientRect();
		for (const e of frame.querySelectorAll("*")) {
			if (!e.checkVisibility() || e.matches(".hidden-input, .spoken, .turn-word") || e.closest("dialog, .reader-sheet")) continue;
			const box = e.getBoundingClientRect();
			if (box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5)) out.push(frame.className + ": " + e.outerHTML.slice(0, 80));
		}
	}
	return out;
})()`

const besideThePages = `Math.min(...[...document.querySelectorAll("nav.pages a:not(.brand)")].map((link) => link.getBoundingClientRect().left)) -
	Math.max(...[...document.querySelectorAll(".drop-small button")].map((button) => button.getBoundingClientRect().right))`

// TestEachLanguageFits: on a phone and on a smaller one nothing sticks out of its frame, whatever the language, without a file and with one.
func TestEachLanguageFits(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	for at, tag := range visit.SiteLanguages(t) {
		t.Run(tag, func(t *testing.T) {
			p := browser.Blank(t, browser.SavingData)
			visit.Speaks(p, tag)
			fits := func(state string) {
				t.Helper()
				for _, width := range []int64{320, 768} {
					p.Resize(width, 740)
					p.Painted()
					if out := browser.Evaluate[[]string](p, sticksOut); len(out) > 0 {
						t.Errorf("%s, %d px: %q", state, width, out)
					}
					p.Look(fmt.Sprintf("fits %s %s %d", tag, state, width))
				}
			}
			// One language has what a writer sees, and the next what a scorer does.
			ofWriters, ofScorers := browser.InTurn(at, 2), browser.InTurn(at+1, 2)
			if ofWriters {
				p.Do(chromedp.Navigate(url + "publish.html"))
				p.WaitFor(visit.Previewed)
				fits("publish")
			}
			p.Resize(360, 740)
			p.Do(chromedp.Navigate(url))
			p.Ready()
			p.WaitFor(fmt.Sprintf(`document.documentElement.lang === %q && !("waits" in document.documentElement.dataset)`, tag))
			if ofWriters {
				fits("home")
			}
			p.Choose(browser.Written(t, "tuesday.pbn", []byte(visit.Faulty)))
			p.Finished("tuesday.pbn")
			p.WaitFor(visit.Indexed + fmt.Sprintf(` && document.querySelector("[data-shown]").lang === %q`, tag))
			fits("board")
			// Where the buttons are beside the pages, they leave them their room.
			for _, width := range []int64{1200, 1440, 1537} {
				p.Resize(width, 740)
				if room := browser.Evaluate[float64](p, besideThePages); room < 8 {
					t.Errorf("at %d px %.0f px are between the buttons and the pages", width, room)
				}
			}
			p.Resize(360, 740)
			if lines := browser.Evaluate[int](p, `(range => (range.selectNodeContents(document.querySelector(".file-name")), new Set([...range.getClientRects()].map(({ top }) => top)).size))(document.createRange())`); lines != 1 {
				t.Errorf("the name of the file is broken into %d lines", lines)
			}
			if ofScorers {
				p.Click("[data-tab=findings]")
				p.Click(".apply-safe")
				p.WaitFor(visit.HasRepairs)
				fits("repaired")
				p.Choose(visit.Example)
				p.Finished("example.pbn")
				fits("list")
				p.Resize(360, 740)
				// Closed, a file has its buttons on the left.
				p.Click(`[data-file="example.pbn"] .expander`)
				for _, menu := range []string{"download", "more"} {
					p.Click(`[data-file="example.pbn"] [data-file-menu=` + menu + `]`)
					p.WaitFor(browser.Exists("[role=menu]"))
					if outside := browser.Evaluate[bool](p, `(({ left, right }) => left < 0 || right > innerWidth)(document.querySelector("[role=menu]").getBoundingClientRect())`); outside {
						t.Errorf("the menu %q begins or ends outside of the page", menu)
					}
					p.Look("menu " + menu + " " + tag)
					p.Press(kb.Escape)
					p.WaitFor(`document.querySelector("[role=menu]") === null`)
				}
				p.Click("#enter")
				p.WaitFor(`document.querySelector(".new-deal[open]") !== null`)
				fits("new deal")
			}
			p.NoErrors()
		})
	}
}
