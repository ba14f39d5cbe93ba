package articles

import (
	"fmt"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// level is a deal in which West has the longer name, with a trick that East wins.
const level = "[Board \"3\"]\n[West \"Fenwick-Whittaker\"]\n[East \"Jo\"]\n[Dealer \"S\"]\n[Vulnerable \"NS\"]\n" +
	"[Deal \"N:KT74.A63.K852.94 AQ986.K5.A743.QJ 32.QJT.QJ.AKT876 J5.98742.T96.532\"]\n[Declarer \"S\"]\n[Contract \"3NT\"]\n[Play \"W\"]\nDT D2 DA DJ\n"

// TestDealLevel: West's and East's cards are level whatever their names are, and so are their names where one hand is hidden; the cards of
// a trick do not touch, and the one that has won is marked.
func TestDealLevel(t *testing.T) {
	t.Parallel()
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+`<meta name="viewport" content="width=device-width">`+visit.ScriptTag,
		`<pre class="pbn" data-at="end">`+visit.Escaped(level)+`</pre><pre class="pbn" data-hidden="E">`+visit.Escaped(level)+`</pre>`)}, nil)
	for _, width := range []int64{360, 1280} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := browser.Open(t, "about:blank")
			p.Resize(width, 900)
			goTo(p, url+"/")
			p.WaitFor(`document.isReady === true && document.querySelectorAll(".pbn-trick li").length === 4 && document.querySelector(".pbn-cover") !== null`)
			p.Look(fmt.Sprintf("level-%d", width))
			const apart = `(block, part) => {
				const [west, east] = ["w", "e"].map((seat) => document.querySelectorAll(".pbn-block")[block].querySelector(".pbn-hand-" + seat + " " + part).getBoundingClientRect());
				return Math.abs(west.bottom - east.bottom);
			}`
			if off := browser.Evaluate[float64](p, `(`+apart+`)(0, ".pbn-holdings")`); off > 1 {
				t.Errorf("West's and East's cards are %v apart", off)
			}
			if off := browser.Evaluate[float64](p, `(`+apart+`)(1, ".pbn-player")`); off > 1 {
				t.Errorf("beside a hidden hand, the names are %v apart", off)
			}
			touching := browser.Evaluate[[]string](p, `(() => {
				const cards = [...document.querySelectorAll(".pbn-trick li")].map((card) => ({ name: card.textContent, box: card.getBoundingClientRect() }));
				return cards.flatMap(({ name, box }, at) => cards.slice(at + 1).flatMap((other) => {
					const apart = Math.max(other.box.left - box.right, box.left - other.box.right, other.box.top - box.bottom, box.top - other.box.bottom);
					return apart < 1 ? [name + " and " + other.name + ": " + apart] : [];
				}));
			})()`)
			if len(touching) > 0 {
				t.Errorf("cards touch: %q", touching)
			}
			if winner := browser.Evaluate[string](p, `document.querySelector(".pbn-trick .pbn-wins").className`); winner != "pbn-side-e pbn-wins" {
				t.Errorf("marked is %q", winner)
			}
			p.NoErrors()
		})
	}
}
