package site

import (
	"fmt"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// layouts are what themes say of elements that articles are made of, and resets of all elements.
var layouts = map[string]string{
	"an article in a row":      `article { display: flex; flex-wrap: wrap; justify-content: space-between; }`,
	"an article in a grid":     `article { display: grid; grid-template-columns: 1fr 3fr; }`,
	"an article as a card":     `article { padding: 2rem; border: 1px solid #ccc; border-radius: 8px; background: #fafafa; max-width: 40ch; box-shadow: 0 2px 8px #0002; }`,
	"an article of columns":    `article, section { columns: 2; }`,
	"margins for all":          `* { margin: 4px; padding: 2px; }`,
	"spans as blocks":          `span { display: block; padding: 3px; }`,
	"sections apart":           `section { margin: 3rem 0; padding: 2rem; border-top: 1px solid; } section + section { margin-top: 6rem; }`,
	"figures to the right":     `figure { display: table; float: right; margin: 2rem; } figcaption { display: table-caption; caption-side: bottom; font-size: 0.8rem; }`,
	"bold and italic as marks": `b { display: inline-block; padding: 0 4px; background: yellow; } i { display: block; font-size: 2rem; }`,
	"lists in a row":           `ul, ol { display: flex; gap: 1rem; list-style: none; } li { flex: 1; } dl { display: grid; grid-template-columns: 1fr 1fr; }`,
}

// boxes is a JavaScript expression: where each element of each block is, from the block's own corner, in pixels.
const boxes = `[...document.querySelectorAll("[data-pbn-block]")].flatMap((block) => {
	const from = block.getBoundingClientRect();
	return [...block.querySelectorAll("*")].filter((each) => each.checkVisibility()).map((each) => {
		const { x, y, width, height } = each.getBoundingClientRect();
		return each.localName + "." + (each.getAttribute("class") ?? "") + " " + [x - from.x, y - from.y, width, height].map(Math.round).join(" ");
	});
})`

// TestThemesLeaveTheLayout: what a theme says of articles, sections, figures, spans or all elements moves nothing in the viewer.
func TestThemesLeaveTheLayout(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	body := visit.ExampleBlock(t, "annotated.pbn", `data-at="card:12" data-show="diagram auction notes play comments results"`) + visit.ExampleBlock(t, "tables.pbn", "")
	// The place of a block and of each game in it is the page's to set.
	p := themed(t, "", body)
	for _, width := range []int64{360, 1280} {
		p.Resize(width, 900)
		browser.Evaluate[int](p, `(document.querySelector("#theme").textContent = "", 0)`)
		want := browser.Evaluate[[]string](p, boxes)
		if len(want) < 300 {
			t.Fatalf("%d px: only %d elements", width, len(want))
		}
		for name, theme := range layouts {
			t.Run(fmt.Sprintf("%s, %d px", name, width), func(t *testing.T) {
				browser.Evaluate[int](p, fmt.Sprintf(`(document.querySelector("#theme").textContent = %q, 0)`, theme+" html, body, main, [data-pbn-block], .pbn-view, .pbn-entry { all: revert-layer; }"))
				wrong := 0
				for i, got := range browser.Evaluate[[]string](p, boxes) {
					if got != want[i] {
						if wrong++; wrong <= 5 {
							t.Errorf("%s, want %s", got, want[i])
						}
					}
				}
				if wrong > 5 {
					t.Errorf("and %d more", wrong-5)
				}
				p.Look(fmt.Sprintf("layout %s %d", name, width))
			})
		}
	}
	p.NoErrors()
}
