package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestAxeOfSite: the states of the site's own parts that TestAxe, TestAxeOfFindings and TestFrameAxe do not see, one after another as a
// person comes to them; light and dark, narrow and wide.
func TestAxeOfSite(t *testing.T) {
	t.Parallel()
	url := siteWithHeaders(t, nil)
	const closeMenus = `document.querySelectorAll(".reader-menu[open]").forEach((e) => { e.open = false; }), 0`
	ways := map[string][]struct {
		state string
		come  func(p *page)
	}{
		"files": {
			{"the first visit", func(p *page) {}},
			{"the dialog for a text", func(p *page) {
				p.click("#drop .drop-buttons button:nth-of-type(3)")
				p.waitFor(`document.querySelector("dialog[open]") !== null`)
				p.click("dialog[open] [type=submit]")
				p.waitFor(`document.querySelector("dialog [role=alert]") !== null`)
			}},
			{"a board with a finding", func(p *page) {
				p.click("dialog[open] .dialog-buttons [type=button]")
				p.choose(written(p.t, "club.pbn", []byte(wrongScore)))
				p.finished("club.pbn")
				p.waitFor(indexed + ` && document.querySelector(".board-finding") !== null`)
			}},
			{"how boards are shown", func(p *page) { p.click("[data-menu=view] summary") }},
			{"nothing was found", func(p *page) {
				evaluate[int](p, closeMenus)
				p.resize(1280, 900)
				p.search("nobody")
				p.waitFor(`document.querySelector(".reader-list .reader-note") !== null`)
			}},
			{"the changes", func(p *page) {
				p.search("")
				p.click("[data-tab=changes]")
				p.click("[data-change] .explain")
				p.waitFor(`document.querySelector("[data-change] .rule-page h3") !== null`)
			}},
			{"a list of files", func(p *page) {
				p.click(".expander")
				p.choose(example, written(p.t, "letter.pbn", []byte("Dear partner,\n")))
				p.finished("example.pbn")
				p.finished("letter.pbn")
			}},
			{"a list that was cleared", func(p *page) {
				p.click(".summary-actions > button:last-of-type")
				p.waitFor(`document.querySelector(".put-back") !== null`)
			}},
		},
		"ranking": {
			{"a ranking", func(p *page) {
				p.choose(written(p.t, "evening.pbn", []byte(wrongScore+"[TotalScoreTable \"Rank\\2R;PairId\\2R;Names\\20L;MP\\5R\"]\n1 4 \"Quill, Oakes\" 61.2\n2 7 \"Fenwick, Barrow\" 55.0\n")))
				p.finished("evening.pbn")
				p.waitFor(indexed)
				p.click(".ranking-entry")
				p.waitFor(`document.querySelector("[data-ranking]") !== null`)
			}},
		},
		"open cards": {
			{"a play whose cards are marked", func(p *page) {
				p.choose(written(p.t, "club.pbn", []byte(strings.Join([]string{quick, notWhole, fourVoids}, "\n"))))
				p.finished("club.pbn")
				p.waitFor(indexed)
				p.click(`[data-turn="on"]`)
				p.waitFor(chosenBoard + " === 2")
				p.click(ask)
				p.waitFor(openCards("known"))
				for range 3 {
					p.click(".pbn-step-forward")
				}
				p.click(".pbn-all > button")
			}},
			{"boards that are filled in", func(p *page) {
				p.click("[data-menu=more] summary")
				p.waitFor(is("[data-more=fill]"))
				p.click("[data-more=fill]")
				p.waitFor(`document.querySelector(".fill-bar progress").value >= 3`)
			}},
			{"a pause", func(p *page) {
				p.click("[data-fill-button=pause]")
				p.waitFor(is("[data-fill=paused]"))
			}},
		},
		"address": {
			{"a link that cannot be opened", func(p *page) {
				evaluate[int](p, `(location.hash = "#pbn=aaaaaaaaaaaaaaaaaaaaaaaaaaa", 0)`)
				p.waitFor(`document.querySelector(".address [role=alert]") !== null`)
			}},
			{"a file of another site", func(p *page) {
				p.do(chromedp.Navigate(url + "?src=https://club.invalid/tuesday.pbn"))
				p.ready()
				p.waitFor(`document.querySelector(".address .href") !== null`)
			}},
			{"an address that does not exist", func(p *page) {
				p.do(chromedp.Navigate(url + "404.html"))
				p.waitFor(`document.readyState === "complete"`)
			}},
			{"the builder's preview", func(p *page) {
				p.do(chromedp.Navigate(url + "publish.html"))
				p.waitFor(previewed)
			}},
		},
	}
	for way, states := range ways {
		t.Run(way, func(t *testing.T) {
			p := open(t, url).ready()
			p.t = t
			for at, c := range states {
				c.come(p)
				p.loadAxe()
				p.inColours(at, []int64{360, 1280}, func(scheme string, width int64) {
					results := p.axe(scheme)
					if len(results.Passes) == 0 {
						t.Errorf("%s: nothing was looked at", c.state)
					}
					for _, found := range results.Violations {
						t.Errorf("%s, %s, %d px: %s", c.state, scheme, width, found)
					}
					p.look(fmt.Sprintf("state %s, %s, %d", c.state, scheme, width))
				})
			}
			p.noErrors()
		})
	}
}
