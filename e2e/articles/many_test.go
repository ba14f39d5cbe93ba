package articles

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// manyBlocks is an article with so many blocks of a game with its play, whose boards have numbers and Norths of their own.
func manyBlocks(n int) string {
	var body strings.Builder
	for board := 1; board <= n; board++ {
		game := strings.NewReplacer(`[Board "5"]`, fmt.Sprintf("[Board \"%d\"]", board), "Ann Quill", fmt.Sprintf("North%d.", board)).Replace(aPlay)
		fmt.Fprintf(&body, "<p>Deal %d was a good one.</p>\n<pre class=\"pbn\">%s</pre>\n", board, visit.Escaped(game))
	}
	return body.String()
}

// TestBlocksInTurn: in an article of many games a block is drawn when a reader comes near it, and its table of tricks when it is opened; on
// paper all are there, and a link to a board finds it.
func TestBlocksInTurn(t *testing.T) {
	t.Parallel()
	open := func(t *testing.T, n int) *browser.Page {
		p := visit.Article(t, manyBlocks(n))
		p.WaitFor(`document.isReady === true`)
		return p
	}
	drawn := `document.querySelectorAll(".pbn-block").length`
	t.Run("near the reader", func(t *testing.T) {
		const n = 60
		p := open(t, n)
		if now := browser.Evaluate[int](p, drawn); now == 0 || now > 15 {
			t.Errorf("%d blocks are drawn at first", now)
		}
		if made := browser.Evaluate[int](p, `document.querySelectorAll(".pbn-all table, .pbn-all .pbn-tricks").length`); made != 0 {
			t.Errorf("%d tables of tricks are made", made)
		}
		browser.Evaluate[int](p, `(scrollTo(0, document.documentElement.scrollHeight), 0)`)
		last := fmt.Sprintf(`[...document.querySelectorAll(".pbn-block")].some((block) => block.innerText.includes("North%d."))`, n)
		p.WaitFor(last)
		if now := browser.Evaluate[int](p, drawn); now >= n {
			t.Errorf("%d blocks are drawn, and nobody came near those in the middle", now)
		}
		browser.Evaluate[int](p, `([...document.querySelectorAll(".pbn-all .pbn-more")].at(-1).click(), 0)`)
		p.WaitFor(`[...document.querySelectorAll(".pbn-all")].at(-1).querySelector("[id]").children.length > 0`)
		p.NoErrors()
	})
	t.Run("a link to one far below", func(t *testing.T) {
		p := open(t, 20)
		browser.Evaluate[int](p, `(location.hash = "board=16", 0)`)
		p.WaitFor(`[...document.querySelectorAll(".pbn-block")].some((block) => block.innerText.includes("North16.") && Math.abs(block.getBoundingClientRect().top) < innerHeight)`)
		p.NoErrors()
	})
	t.Run("on paper", func(t *testing.T) {
		const n = 12
		p := open(t, n)
		if now := browser.Evaluate[int](p, drawn); now >= n {
			t.Errorf("%d blocks are drawn before they are printed", now)
		}
		// What is far away is read when the page has nothing else to do.
		p.Until("that all boards are drawn on paper", func(context.Context) (bool, string, error) {
			text := strings.Join(p.Printed("many-blocks"), "")
			for board := 1; board <= n; board++ {
				if strings.Contains(text, fmt.Sprintf(`[Board"%d"]`, board)) || !strings.Contains(text, fmt.Sprintf("North%d.", board)) {
					return false, fmt.Sprint(board), nil
				}
			}
			tables := strings.Count(text, "ThethirdtrickisSouth")
			return tables == n, fmt.Sprint(tables, " tables of tricks"), nil
		})
		p.NoErrors()
	})
}
