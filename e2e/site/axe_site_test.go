package site

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestAxeOfSite: the states of the site's own parts that TestAxe, TestAxeOfFindings and TestFrameAxe do not see, one after another as a
// person comes to them; light and dark, narrow and wide.
func TestAxeOfSite(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := siteWithHeaders(t, nil)
	const closeMenus = `document.querySelectorAll(".reader-menu[open]").forEach((e) => { e.open = false; }), 0`
	ways := map[string][]struct {
		state string
		come  func(p *browser.Page)
	}{
		"files": {
			{"the first visit", func(p *browser.Page) {}},
			{"the dialog for a text", func(p *browser.Page) {
				p.Click("#drop .drop-buttons button:nth-of-type(3)")
				p.WaitFor(`document.querySelector("dialog[open]") !== null`)
				p.Click("dialog[open] [type=submit]")
				p.WaitFor(`document.querySelector("dialog [role=alert]") !== null`)
			}},
			{"a board with a finding", func(p *browser.Page) {
				p.Click("dialog[open] .dialog-buttons [type=button]")
				p.Choose(browser.Written(p.T, "club.pbn", []byte(visit.WrongScore)))
				p.Finished("club.pbn")
				p.WaitFor(visit.Indexed + ` && document.querySelector(".board-finding") !== null`)
			}},
			{"how boards are shown", func(p *browser.Page) { p.Click("[data-menu=view] summary") }},
			{"nothing was found", func(p *browser.Page) {
				browser.Evaluate[int](p, closeMenus)
				p.Resize(1280, 900)
				visit.Search(p, "nobody")
				p.WaitFor(`document.querySelector(".reader-list .reader-note") !== null`)
			}},
			{"the changes", func(p *browser.Page) {
				visit.Search(p, "")
				p.Click("[data-tab=changes]")
				p.Click("[data-change] .explain")
				p.WaitFor(`document.querySelector("[data-change] .rule-page h3") !== null`)
			}},
			{"a list of files", func(p *browser.Page) {
				p.Click(".expander")
				p.Choose(visit.Example, browser.Written(p.T, "letter.pbn", []byte("Dear partner,\n")))
				p.Finished("example.pbn")
				p.Finished("letter.pbn")
			}},
			{"a list that was cleared", func(p *browser.Page) {
				p.Click(".summary-actions > button:last-of-type")
				p.WaitFor(`document.querySelector(".put-back") !== null`)
			}},
		},
		"ranking": {
			{"a ranking", func(p *browser.Page) {
				visit.ListBoards(p, browser.Written(p.T, "evening.pbn", []byte(visit.WrongScore+"[TotalScoreTable \"Rank\\2R;PairId\\2R;Names\\20L;MP\\5R\"]\n1 4 \"Quill, Oakes\" 61.2\n2 7 \"Fenwick, Barrow\" 55.0\n")))
				p.Click(".ranking-entry")
				p.WaitFor(`document.querySelector("[data-ranking]") !== null`)
			}},
		},
		"open cards": {
			{"a play whose cards are marked", func(p *browser.Page) {
				visit.ListBoards(p, browser.Written(p.T, "club.pbn", []byte(strings.Join([]string{visit.Quick, visit.NotWhole, visit.FourVoids}, "\n"))))
				p.Click(`[data-turn="on"]`)
				p.WaitFor(visit.ChosenBoard + " === 2")
				p.Click(visit.Ask)
				p.WaitFor(visit.OpenCards("known"))
				for range 3 {
					p.Click(".pbn-step-forward")
				}
				p.Click(".pbn-all > button")
				// Where a page is scrolled to, the buttons of the play may be over others.
				p.Resize(360, 800)
				browser.Evaluate[int](p, `document.querySelector(".pbn-costly").scrollIntoView({ block: "start" }), 0`)
			}},
			{"boards that are filled in", func(p *browser.Page) {
				visit.MenuOfFile(p, "club.pbn", "download", "dd")
				p.WaitFor(`document.querySelector(".fill-bar progress").value >= 3`)
			}},
			{"a pause", func(p *browser.Page) {
				p.Click("[data-fill-button=pause]")
				p.WaitFor(browser.Exists("[data-fill=paused]"))
			}},
		},
		"address": {
			{"a link that cannot be opened", func(p *browser.Page) {
				browser.Evaluate[int](p, `(location.hash = "#pbn=aaaaaaaaaaaaaaaaaaaaaaaaaaa", 0)`)
				p.WaitFor(`document.querySelector(".address [role=alert]") !== null`)
			}},
			{"a file of another site", func(p *browser.Page) {
				p.Do(chromedp.Navigate(url + "?src=https://club.invalid/tuesday.pbn"))
				p.Ready()
				p.WaitFor(`document.querySelector(".address .href") !== null`)
			}},
			{"an address that does not exist", func(p *browser.Page) {
				p.Do(chromedp.Navigate(url + "404.html"))
				p.WaitFor(`document.readyState === "complete"`)
			}},
			{"the builder's preview", func(p *browser.Page) {
				p.Do(chromedp.Navigate(url + "publish.html"))
				p.WaitFor(visit.Previewed)
			}},
		},
	}
	for way, states := range ways {
		t.Run(way, func(t *testing.T) {
			p := browser.Open(t, url).Ready()
			p.T = t
			for at, c := range states {
				c.come(p)
				p.LoadAxe()
				p.InColours(at, []int64{360, 1280}, func(scheme string, width int64) {
					results := p.Axe(scheme)
					if len(results.Passes) == 0 {
						t.Errorf("%s: nothing was looked at", c.state)
					}
					for _, found := range results.Violations {
						t.Errorf("%s, %s, %d px: %s", c.state, scheme, width, found)
					}
					p.Look(fmt.Sprintf("state %s, %s, %d", c.state, scheme, width))
				})
			}
			p.NoErrors()
		})
	}
}
