package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// siteLanguages are the tags of the languages that the site speaks.
func siteLanguages(t *testing.T) (tags []string) {
	t.Helper()
	for _, found := range regexp.MustCompile(`\["(\w+)", "`).FindAllStringSubmatch(string(read(t, "../site/src/languages.ts")), -1) {
		tags = append(tags, found[1])
	}
	if len(tags) != 9 {
		t.Fatalf("%d languages", len(tags))
	}
	return tags
}

// siteWord is a text of the site, by its language, its group and its name in that.
func siteWord(t *testing.T, tag, group, name string) string {
	t.Helper()
	var words strings.Builder
	for _, folder := range []string{"", "articles/"} {
		words.Write(read(t, "../site/src/words/"+folder+tag+".ts"))
	}
	_, inside, _ := strings.Cut(words.String(), "\n\t"+group+": {\n")
	inside, _, _ = strings.Cut(inside, "\n\t},")
	found := regexp.MustCompile(`\n?\t\t` + name + `: "([^"]*)",`).FindStringSubmatch(inside)
	if found == nil {
		t.Fatalf("%s has no %s.%s", tag, group, name)
	}
	return found[1]
}

// speaks has the pages that come find that a language was chosen before.
func (p *page) speaks(tag string) {
	p.t.Helper()
	p.before(fmt.Sprintf(`localStorage.setItem("pbnkit.choice", JSON.stringify({ scheme: "", language: %q })); localStorage.setItem("pbnkit.display", JSON.stringify({ language: %[1]q }));`, tag))
}

// TestTitlesByChoice: each page has its title in the language that was chosen; what is at no address says so in it, too. Each language is tried on
// every second page, and the next language on the others.
func TestTitlesByChoice(t *testing.T) {
	t.Parallel()
	// The page for what is missing knows its files from the root of the host.
	url := siteWithHeaders(t, nil)
	const awake = `!("waits" in document.documentElement.dataset)`
	for of, tag := range siteLanguages(t) {
		t.Run(tag, func(t *testing.T) {
			p := blank(t, savingData)
			p.speaks(tag)
			for at, page := range []struct{ path, title, is string }{
				{"", "open", awake}, {"articles.html", "examples", awake}, {"publish.html", "publish", awake}, {"developers.html", "developers", awake},
				{"help.html", "help", awake},
				{"404.html", "missing", fmt.Sprintf(`document.querySelector(".lead").textContent === %q`, siteWord(t, tag, "missing", "lead"))},
				{"embed.html#pbn=" + packed(boardOne) + "&lang=" + tag, "embed",
					fmt.Sprintf(`document.querySelector(".pbn-game") !== null && document.querySelector("#open").textContent === %q`, siteWord(t, tag, "embed", "open"))},
			} {
				if !inTurn(of+at, 3) {
					continue
				}
				p.do(chromedp.Navigate(url + page.path))
				p.waitFor(fmt.Sprintf(`document.title === %q && %s`, siteWord(t, tag, "titles", page.title), page.is))
			}
			p.noErrors()
		})
	}
}

// TestMessagesByChoice: what cannot be opened is said in the language that was chosen.
func TestMessagesByChoice(t *testing.T) {
	t.Parallel()
	url := serve(t, nil)
	for _, tag := range []string{"de", "fr", "pl"} {
		t.Run(tag, func(t *testing.T) {
			p := blank(t, savingData)
			p.speaks(tag)
			p.do(chromedp.Navigate(url))
			p.ready()
			p.waitFor(fmt.Sprintf(`document.documentElement.lang === %q && !("waits" in document.documentElement.dataset)`, tag))
			evaluate[int](p, `(location.hash = "#pbn=aaaaaaaaaaaaaaaaaaaaaaaaaaa", 0)`)
			p.waitFor(fmt.Sprintf(`document.querySelector(".address [role=alert]")?.textContent.endsWith(%q)`, siteWord(t, tag, "link", "cut")))
			p.drop(written(t, "club.zip", zipped(t, map[string]string{"letter.txt": "none"}, nil)))
			p.waitFor(fmt.Sprintf(`document.querySelector(".intake-problems")?.textContent.includes(%q)`, siteWord(t, tag, "zip", "noPbn")))
			p.drop(written(t, "broken.zip", []byte("PK")))
			p.waitFor(fmt.Sprintf(`document.querySelector(".intake-problems")?.textContent.includes(%q)`, siteWord(t, tag, "zip", "broken")))
			p.noErrors()
		})
	}
}

// TestWithoutScripts: where no script runs, a page says in each language that it needs them.
func TestWithoutScripts(t *testing.T) {
	t.Parallel()
	url := serve(t, nil)
	p := blank(t, "")
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	for path, name := range map[string]string{"index.html": "open", "publish.html": "publish", "embed.html": "embed"} {
		p.do(chromedp.Navigate(url + path))
		text := evaluate[string](p, `document.body.innerText`)
		for _, tag := range siteLanguages(t) {
			if want := siteWord(t, tag, "noScript", name); !strings.Contains(text, want) {
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

// TestEachLanguageFits: on a phone and on a smaller one nothing sticks out of its frame, whatever the language, without a file and with one.
func TestEachLanguageFits(t *testing.T) {
	t.Parallel()
	url := serve(t, nil)
	for at, tag := range siteLanguages(t) {
		t.Run(tag, func(t *testing.T) {
			p := blank(t, savingData)
			p.speaks(tag)
			fits := func(state string) {
				t.Helper()
				for _, width := range []int64{320, 768} {
					p.resize(width, 740)
					p.painted()
					if out := evaluate[[]string](p, sticksOut); len(out) > 0 {
						t.Errorf("%s, %d px: %q", state, width, out)
					}
					p.look(fmt.Sprintf("fits %s %s %d", tag, state, width))
				}
			}
			// One language has what a writer sees, and the next what a scorer does.
			ofWriters, ofScorers := inTurn(at, 2), inTurn(at+1, 2)
			if ofWriters {
				p.do(chromedp.Navigate(url + "publish.html"))
				p.waitFor(previewed)
				fits("publish")
			}
			p.resize(360, 740)
			p.do(chromedp.Navigate(url))
			p.ready()
			p.waitFor(fmt.Sprintf(`document.documentElement.lang === %q && !("waits" in document.documentElement.dataset)`, tag))
			if ofWriters {
				fits("home")
			}
			p.choose(written(t, "tuesday.pbn", []byte(faulty)))
			p.finished("tuesday.pbn")
			p.waitFor(indexed + fmt.Sprintf(` && document.querySelector("[data-shown]").lang === %q`, tag))
			fits("board")
			p.resize(360, 740)
			if lines := evaluate[int](p, `(range => (range.selectNodeContents(document.querySelector(".file-name")), new Set([...range.getClientRects()].map(({ top }) => top)).size))(document.createRange())`); lines != 1 {
				t.Errorf("the name of the file is broken into %d lines", lines)
			}
			if ofScorers {
				p.click("[data-tab=findings]")
				p.click(".apply-safe")
				p.waitFor(`document.querySelector("a[data-repaired]") !== null`)
				fits("repaired")
				p.choose(example)
				p.finished("example.pbn")
				fits("list")
			}
			p.noErrors()
		})
	}
}
