package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestWholeWay: from the first visit over boards, findings and changes to a link, a copy, several boards as a file, and the builder: by
// finger on a phone, by keyboard and by mouse on a wide screen. Each step waits for what it leads to.
func TestWholeWay(t *testing.T) {
	t.Parallel()
	for name, width := range map[string]int64{"finger": 360, "keyboard": 1280, "keyboard, narrow": 360, "mouse": 1280} {
		t.Run(name, func(t *testing.T) {
			p := blank(t, savingData)
			touches := name == "finger"
			if touches {
				call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
			}
			p.do(chromedp.EmulateViewport(width, 800), chromedp.Navigate(serve(t, nil)))
			p.ready()
			use := func(selector, leadsTo string) {
				t.Helper()
				p.waitFor(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility() === true`, selector))
				switch {
				case touches:
					p.touch(selector, 0, 0)
				case strings.HasPrefix(name, "keyboard") && strings.HasPrefix(selector, "[data-tab"):
					// Of the tabs one takes the focus, and arrows lead to the others.
					for range 3 {
						if evaluate[bool](p, fmt.Sprintf(`document.querySelector(%q).ariaSelected === "true"`, selector)) {
							break
						}
						evaluate[int](p, `document.querySelector("[role=tab][aria-selected=true]").focus(), 0`)
						p.press(kb.ArrowRight)
						p.painted()
					}
				case strings.HasPrefix(name, "keyboard"):
					// What the keyboard works has to take the focus.
					if !evaluate[bool](p, fmt.Sprintf(`(e => { e.focus(); return document.activeElement === e && e.tabIndex >= 0; })(document.querySelector(%q))`, selector)) {
						t.Fatalf("%s does not take the focus", selector)
					}
					if evaluate[bool](p, `document.activeElement.matches("input")`) {
						p.do(chromedp.KeyEvent(" "))
					} else {
						p.press(kb.Enter)
					}
				default:
					p.click(selector)
				}
				p.waitFor(leadsTo)
			}
			is := func(selector string) string { return fmt.Sprintf(`document.querySelector(%q) !== null`, selector) }
			use(".first-deal .pbn-step-forward", `document.querySelectorAll(".first-deal .pbn-trick li").length === 1`)
			use("#example", indexed)
			p.shownIs(1)
			use(`[data-turn="on"]`, chosenBoard+" === 2")
			if width < 600 {
				use(".list-toggle", is(".reader-list.list-open"))
				use(".list-toggle", is(".reader-list:not(.list-open)"))
			}
			use("[data-tab=findings]", is(".findings-part .group"))
			use(".group-toggle", is(".finding .source mark"))
			use(".group-inside .explain", is(".rule-page h3"))
			use("[data-tab=changes]", is("[data-change]"))
			use("[data-tab=boards]", `document.querySelector("[data-shown]").checkVisibility()`)
			use("[data-menu=share] summary", is(".share-link"))
			use("[data-share=copy]", `document.querySelector(".share-sheet-share [role=status]").textContent === "Copied"`)
			use("[data-menu=copy] summary", is(".copy-picture svg"))
			use("[data-copy=text]", is(".copy-preview pre"))
			use("[data-menu=more] summary", is("a[data-more=publish]"))
			use(".share-take summary", is(".share-take[open]"))
			use("[data-take=csv]", `document.querySelector("[data-take=csv]").checked`)
			use("[data-take=save]", `document.querySelector(".share-take [role=status]").textContent.includes("saved") || document.querySelector(".share-take [role=status]").textContent.includes("results")`)
			use("[data-menu=view] summary", is("[data-menu=view][open]"))
			use("[data-display=points]", is(".pbn-view .pbn-hcp, .pbn-view .pbn-points"))
			use(".remove", is(".put-back"))
			use(".put-back", is(`[data-file="example.pbn"][data-state=done]`))
			use(`.pages a[href$="publish.html"]`, previewed)
			use("[data-show=html]", `document.querySelector(".copyable pre").checkVisibility()`)
			use("[name=blog][value=frame]", `document.querySelector("[name=blog][value=frame]").checked`)
			use("[data-copy=html]", `document.querySelector("[data-copy=html] + [role=status]").textContent === "Copied"`)
			p.noErrors()
		})
	}
}
