package read

import (
	"fmt"
	"path/filepath"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// leftEdges are the left edges of what a play consists of: of the hands, the buttons, the tables and the button of the tricks, and of the
// texts that begin a line. In a wide place the auction has a column of its own, whose edge its parts share.
const leftEdges = `(() => {
	const game = document.querySelector(".pbn-game");
	const seen = (selector) => [...game.querySelectorAll(selector)].filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 0);
	const columns = [...game.querySelectorAll(".pbn-spread > *")];
	const textLeft = (e) => {
		const range = document.createRange();
		range.selectNodeContents(e);
		return range.getBoundingClientRect().left;
	};
	const boxes = [".pbn-deal", ".pbn-steps", ".pbn-auction table", ".pbn-all > button", ".pbn-play table"];
	const texts = [".pbn-board", ".pbn-auction th:first-child", ".pbn-auction tbody tr:not(:first-child) td:first-child", ".pbn-contract"];
	return columns.flatMap((column, at) => {
		const edges = (selectors, leftOf) => selectors.flatMap((selector) => seen(selector).filter((e) => column.contains(e)).map((e) => ({ What: selector, Column: at, Left: leftOf(e) })));
		return [...edges(boxes, (e) => e.getBoundingClientRect().left), ...edges(texts, textLeft)];
	});
})()`

// TestSharedEdges: auction, diagram, controls and tables begin at the same pixel, in an article and in the site; and controls that stay in
// sight hide what they are over.
func TestSharedEdges(t *testing.T) {
	t.Parallel()
	type edge struct {
		What   string
		Column int
		Left   float64
	}
	for _, where := range []string{"article", "site"} {
		t.Run(where, func(t *testing.T) {
			var p *browser.Page
			if where == "site" {
				p = visit.Reader(t, filepath.Join(visit.Examples, "play.pbn"))
			} else {
				p = visit.ArticleOf(t, visit.ExampleBlock(t, "play.pbn", ""))
			}
			p.WaitFor(`document.querySelector(".pbn-step-forward") !== null`)
			p.Click(".pbn-all > button")
			p.WaitFor(`document.querySelector(".pbn-play table").checkVisibility()`)
			for _, width := range []int64{360, 768, 1280} {
				p.Resize(width, 900)
				p.Painted()
				if browser.Evaluate[bool](p, `(({ position, backgroundColor }) => position === "sticky" && backgroundColor.endsWith(", 0)"))(getComputedStyle(document.querySelector(".pbn-stepper")))`) {
					t.Errorf("at %d hands are seen through the buttons over them", width)
				}
				edges := browser.Evaluate[[]edge](p, leftEdges)
				found := map[string]bool{}
				first := map[int]float64{}
				for _, e := range edges {
					found[e.What] = true
					if _, ok := first[e.Column]; !ok {
						first[e.Column] = e.Left
					}
					if e.Left != first[e.Column] {
						t.Errorf("%d px: %s begins at %v, and its column at %v", width, e.What, e.Left, first[e.Column])
					}
				}
				if len(found) < 9 {
					t.Errorf("%d px: only %v was looked at", width, found)
				}
				p.Look(fmt.Sprintf("edges %s %d", where, width))
			}
			p.NoErrors()
		})
	}
}
