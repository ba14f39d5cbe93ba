package site

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestWholeWay: from the first visit over boards, findings and changes to a link, a copy, several boards as a file, and the builder. Each
// step waits for what it leads to.
func TestWholeWay(t *testing.T) {
	t.Parallel()
	browser.Copies(t)
	browser.Persons(t, browser.KeysOnWideScreen, func(t *testing.T, who browser.Person) {
		p, use := who.Page, who.Use
		p.Do(chromedp.Navigate(browser.Serve(t, nil)))
		p.Ready()
		use(".first-deal .pbn-step-forward", `document.querySelectorAll(".first-deal .pbn-trick li").length === 1`)
		use("#example", visit.Indexed)
		visit.ShownIs(p, 1)
		use(`[data-turn="on"]`, visit.ChosenBoard+" === 2")
		if browser.Evaluate[int](p, "innerWidth") < 600 {
			use(".list-toggle", browser.Exists(".reader-list.list-open"))
			use(".list-toggle", browser.Exists(".reader-list:not(.list-open)"))
		}
		use("[data-tab=findings]", browser.Exists(".findings-part .group"))
		use(".group-toggle", browser.Exists(".finding .source mark"))
		use(".group-inside .explain", browser.Exists(".rule-page h3"))
		use("[data-tab=changes]", browser.Exists("[data-change]"))
		use("[data-tab=boards]", `document.querySelector("[data-shown]")?.checkVisibility()`)
		use("[data-menu=share] summary", browser.Exists(".share-link"))
		use("[data-share=copy]", `document.querySelector(".share-sheet-share [role=status]").textContent === "Copied"`)
		use("[data-menu=copy] summary", browser.Exists(".copy-picture svg"))
		use("[data-copy=text]", browser.Exists(".copy-preview pre"))
		use("[data-menu=more] summary", browser.Exists("a[data-more=publish]"))
		use("[data-file-menu=download]", browser.Exists("[data-item=chosen]"))
		use("[data-item=chosen]", browser.Exists("[data-take=save]:enabled"))
		use("[data-take=csv]", `document.querySelector("[data-take=csv]").checked`)
		results := p.Saved(chromedp.Func(func(context.Context, *chromedp.Target) error {
			use("[data-take=save]", `document.querySelector(".share-take [role=status]").textContent.includes("saved")`)
			return nil
		}))
		if !strings.HasPrefix(string(results), "\ufeffBoard,") {
			t.Errorf("the results of boards are saved as %q", results)
		}
		use("[data-dialog=chosen] .dialog-buttons button", `document.querySelector("[data-dialog]") === null`)
		use("[data-menu=view] summary", browser.Exists("[data-menu=view][open]"))
		use("[data-display=points]", browser.Exists(".pbn-view .pbn-hcp, .pbn-view .pbn-points"))
		use(".remove", browser.Exists(".put-back"))
		use(".put-back", browser.Exists(`[data-file="example.pbn"][data-state=done]`))
		use(`.pages a[href$="publish.html"]`, visit.Previewed)
		use("[data-show=html]", `document.querySelector(".copyable pre").checkVisibility()`)
		use("[name=blog][value=frame]", `document.querySelector("[name=blog][value=frame]").checked`)
		use("[data-copy=html]", `document.querySelector("[data-copy=html] + [role=status]").textContent === "Copied"`)
		if html := p.Clipboard(); !strings.HasPrefix(html, "<iframe ") {
			t.Errorf("copied for a frame\n%s", html)
		}
	})
}
