package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// is is a JavaScript expression: whether there is an element.
func is(selector string) string { return fmt.Sprintf(`document.querySelector(%q) !== null`, selector) }

// TestWholeWay: from the first visit over boards, findings and changes to a link, a copy, several boards as a file, and the builder. Each
// step waits for what it leads to.
func TestWholeWay(t *testing.T) {
	t.Parallel()
	copies(t)
	persons(t, keysOnWideScreen, func(t *testing.T, who person) {
		p, use := who.page, who.use
		p.do(chromedp.Navigate(serve(t, nil)))
		p.ready()
		use(".first-deal .pbn-step-forward", `document.querySelectorAll(".first-deal .pbn-trick li").length === 1`)
		use("#example", indexed)
		p.shownIs(1)
		use(`[data-turn="on"]`, chosenBoard+" === 2")
		if evaluate[int](p, "innerWidth") < 600 {
			use(".list-toggle", is(".reader-list.list-open"))
			use(".list-toggle", is(".reader-list:not(.list-open)"))
		}
		use("[data-tab=findings]", is(".findings-part .group"))
		use(".group-toggle", is(".finding .source mark"))
		use(".group-inside .explain", is(".rule-page h3"))
		use("[data-tab=changes]", is("[data-change]"))
		use("[data-tab=boards]", `document.querySelector("[data-shown]")?.checkVisibility()`)
		use("[data-menu=share] summary", is(".share-link"))
		use("[data-share=copy]", `document.querySelector(".share-sheet-share [role=status]").textContent === "Copied"`)
		use("[data-menu=copy] summary", is(".copy-picture svg"))
		use("[data-copy=text]", is(".copy-preview pre"))
		use("[data-menu=more] summary", is("a[data-more=publish]"))
		use(".share-take summary", is(".share-take[open]"))
		use("[data-take=csv]", `document.querySelector("[data-take=csv]").checked`)
		results := p.saved(chromedp.Func(func(context.Context, *chromedp.Target) error {
			use("[data-take=save]", `document.querySelector(".share-take [role=status]").textContent.includes("saved")`)
			return nil
		}))
		if !strings.HasPrefix(string(results), "\ufeffBoard,") {
			t.Errorf("the results of boards are saved as %q", results)
		}
		use("[data-menu=view] summary", is("[data-menu=view][open]"))
		use("[data-display=points]", is(".pbn-view .pbn-hcp, .pbn-view .pbn-points"))
		use(".remove", is(".put-back"))
		use(".put-back", is(`[data-file="example.pbn"][data-state=done]`))
		use(`.pages a[href$="publish.html"]`, previewed)
		use("[data-show=html]", `document.querySelector(".copyable pre").checkVisibility()`)
		use("[name=blog][value=frame]", `document.querySelector("[name=blog][value=frame]").checked`)
		use("[data-copy=html]", `document.querySelector("[data-copy=html] + [role=status]").textContent === "Copied"`)
		if html := p.clipboard(); !strings.HasPrefix(html, "<iframe ") {
			t.Errorf("copied for a frame\n%s", html)
		}
	})
}
