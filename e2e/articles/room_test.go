package articles

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// moves notes what moves on a page from the beginning.
const moves = `
	document.moves = [];
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries()) document.moves.push({ value, what: sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 80)).join(" | ") });
	}).observe({ type: "layout-shift", buffered: true });
`

// TestRoomOfBlocks: a text has about the room of what is shown instead, whatever it has, so that an article hardly moves when that comes.
func TestRoomOfBlocks(t *testing.T) {
	t.Parallel()
	deal, _, _ := strings.Cut(plainDeals, "\n\n")
	const bids = "[Auction \"S\"]\n1S Pass 3C =1= Pass\n4S AP\n[Note \"1:Bergen\"]\n"
	first, _, _ := strings.Cut(strings.ReplaceAll(string(browser.Read(t, visit.Example)), "\r\n", "\n"), "\n\n")
	texts := map[string]string{
		"an auction":        "[Dealer \"S\"]\n[Vulnerable \"EW\"]\n" + bids,
		"a deal":            deal,
		"a deal, bare":      deal[strings.Index(deal, "[Deal "):],
		"a deal with calls": deal + "\n[Contract \"4S\"]\n[Declarer \"S\"]\n[Result \"10\"]\n" + bids,
		"a whole game":      first,
	}
	for at, name := range slices.Sorted(maps.Keys(texts)) {
		for by, width := range []int64{360, 800, 1280} {
			if !browser.InTurn(at+by, 3) {
				continue
			}
			t.Run(fmt.Sprint(name, " at ", width), func(t *testing.T) {
				body := "<p>" + strings.Repeat("What is said before it. ", 12) + "</p><pre class=\"pbn\">" + visit.Escaped(texts[name]) + "</pre>" +
					strings.Repeat("<p class=\"after\">What is said after it, and as much as this.</p>", 30)
				url, release, _ := heldModule(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, body)})
				p := openIn(t, width, browser.BlankPage)
				p.Before(moves)
				goTo(p, url+"/")
				p.WaitFor(`document.querySelectorAll(".after").length === 30`)
				p.Painted()
				release()
				p.WaitFor(`document.querySelector(".pbn-block .pbn-game") !== null`)
				p.Painted()
				type move struct {
					Value float64
					What  string
				}
				sum, all := 0.0, browser.Evaluate[[]move](p, `document.moves`)
				for _, each := range all {
					sum += each.Value
				}
				if sum > 0.05 {
					t.Errorf("the article moves by %.3f: %+v", sum, all)
				}
				p.NoErrors()
			})
		}
	}
}
