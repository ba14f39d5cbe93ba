package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// person works a page by one thing alone.
type person struct {
	page *page
	by   string // "finger", "keyboard" or "mouse"
}

// at are the widths, in CSS pixels, that the pages are worked at by a thing.
type at map[string][]int64

// Every way is gone by each thing, and of two ways one has the widths that the other leaves out: over all of them each thing is used on
// a phone and on a wide screen.
var (
	everywhere       = at{"finger": {360, 1280}, "keyboard": {360, 1280}, "mouse": {360, 1280}}
	keysOnPhone      = at{"finger": {1280}, "keyboard": {360}, "mouse": {1280}}
	keysOnWideScreen = at{"finger": {360}, "keyboard": {1280}, "mouse": {360}}
)

// everything is the long run, PBN_EVERYTHING=1: what a test repeats for many widths, schemes, languages or boards, it then does for all of
// them. Otherwise that is spread over the tests.
var everything = os.Getenv("PBN_EVERYTHING") != ""

// inTurn reports whether a number is the turn of one case in so many; in the long run it always is.
func inTurn(number, of int) bool { return everything || number%of == 0 }

// persons runs a test for those who work the pages. PBN_EVERYTHING=1 has each of them everywhere.
func persons(t *testing.T, widths at, test func(t *testing.T, who person)) {
	if everything {
		widths = everywhere
	}
	for by, each := range widths {
		for _, width := range each {
			t.Run(fmt.Sprintf("%s %d", by, width), func(t *testing.T) {
				p := blank(t, savingData)
				if by == "finger" {
					call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
				}
				p.resize(width, 800)
				test(t, person{p, by})
				p.noErrors()
			})
		}
	}
}

// use presses what can be pressed, chooses what can be chosen, or goes into a field, and waits for what that leads to.
func (who person) use(selector, leadsTo string) {
	p := who.page
	p.t.Helper()
	p.waitFor(fmt.Sprintf(`((e) => e?.checkVisibility() === true && !e.disabled)(document.querySelector(%q))`, selector))
	switch who.by {
	case "finger":
		p.touch(selector, 0, 0)
	case "mouse":
		p.click(selector)
	default:
		who.reach(selector)
		if key := evaluate[string](p, keyOf); key != "" {
			p.press(key)
		}
	}
	p.waitFor(leadsTo)
}

// keyOf is a JavaScript expression for the key that uses what has the focus; "" where the focus alone does.
const keyOf = `((e) => e.type === "checkbox" || e.type === "radio" && !e.checked ? " " : e.matches("a, button:not([role=tab]), summary") ? "\r" : "")(document.activeElement)`

// reach gives the focus by the keyboard: the key Tab leads to one of several radio buttons or tabs, forward or back, and an arrow to the
// others.
func (who person) reach(selector string) {
	p := who.page
	p.t.Helper()
	var shift []chromedp.Modifier
	if evaluate[bool](p, fmt.Sprintf(`document.activeElement !== document.body && (document.querySelector(%q).compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0`, selector)) {
		shift = append(shift, chromedp.ModifierShift)
	}
	p.tabUntil(fmt.Sprintf(`(({ role, type, name }) => {
		const { activeElement } = document;
		return role === "tab" && activeElement.role === "tab" || type === "radio" && activeElement.name === name || activeElement.matches(%q);
	})(document.querySelector(%[1]q))`, selector), shift...)
	for range 10 {
		if evaluate[bool](p, fmt.Sprintf(`document.activeElement.matches(%q)`, selector)) {
			return
		}
		p.press(kb.ArrowRight)
		p.painted()
	}
	p.t.Fatalf("the arrows do not lead to %s", selector)
}

// pick chooses an option of a field. A mouse and a finger open its list, which is the browser's and not of the page: what is in it is
// chosen by keys.
func (who person) pick(field, value string) {
	p := who.page
	p.t.Helper()
	if who.by == "keyboard" {
		who.reach(field)
	} else {
		who.use(field, fmt.Sprintf(`document.querySelector(%q).matches(":open")`, field))
	}
	steps := evaluate[int](p, fmt.Sprintf(`((e) => [...e.options].findIndex(({ value }) => value === %q) - e.selectedIndex)(document.querySelector(%q))`, value, field))
	for ; steps > 0; steps-- {
		p.press(kb.ArrowDown)
	}
	for ; steps < 0; steps++ {
		p.press(kb.ArrowUp)
	}
	if who.by != "keyboard" {
		p.press(kb.Enter)
	}
	p.waitFor(fmt.Sprintf(`document.querySelector(%q).value === %q`, field, value))
	// Without a window Chromium keeps the list open.
	if evaluate[bool](p, fmt.Sprintf(`document.querySelector(%q).matches(":open")`, field)) {
		p.press(kb.Escape)
		p.waitFor(fmt.Sprintf(`!document.querySelector(%q).matches(":open")`, field))
	}
}

// write puts a text in place of what is in a field.
func (who person) write(field, text string) {
	p := who.page
	p.t.Helper()
	who.use(field, fmt.Sprintf(`document.activeElement.matches(%q)`, field))
	evaluate[int](p, `document.activeElement.select(), 0`)
	p.do(chromedp.KeyEvent(text))
	p.waitFor(fmt.Sprintf(`document.querySelector(%q).value === %q`, field, text))
}
