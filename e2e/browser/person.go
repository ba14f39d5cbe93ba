package browser

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Person works a page by one thing alone.
type Person struct {
	Page *Page
	By   string // "finger", "keyboard" or "mouse"
}

// at are the widths, in CSS pixels, that the pages are worked at by a thing.
type at map[string][]int64

// Every way is gone by each thing, and of two ways one has the widths that the other leaves out: over all of them each thing is used on
// a phone and on a wide screen.
var (
	everywhere       = at{"finger": {360, 1280}, "keyboard": {360, 1280}, "mouse": {360, 1280}}
	KeysOnPhone      = at{"finger": {1280}, "keyboard": {360}, "mouse": {1280}}
	KeysOnWideScreen = at{"finger": {360}, "keyboard": {1280}, "mouse": {360}}
)

// Everything is the long run, PBN_EVERYTHING=1: what a test repeats for many widths, schemes, languages or boards, it then does for all of
// them. Otherwise that is spread over the tests.
var Everything = os.Getenv("PBN_EVERYTHING") != ""

// InTurn reports whether a number is the turn of one case in so many; in the long run it always is.
func InTurn(number, of int) bool { return Everything || number%of == 0 }

// Persons runs a test for those who work the pages. PBN_EVERYTHING=1 has each of them everywhere.
func Persons(t *testing.T, widths at, test func(t *testing.T, who Person)) {
	if Everything {
		widths = everywhere
	}
	for by, each := range widths {
		for _, width := range each {
			t.Run(fmt.Sprintf("%s %d", by, width), func(t *testing.T) {
				p := Blank(t, SavingData)
				if by == "finger" {
					Call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
				}
				p.Resize(width, 800)
				test(t, Person{p, by})
				p.NoErrors()
			})
		}
	}
}

// Use presses what can be pressed, chooses what can be chosen, or goes into a field, and waits for what that leads to.
func (who Person) Use(selector, leadsTo string) {
	p := who.Page
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`((e) => e?.checkVisibility() === true && !e.disabled)(document.querySelector(%q))`, selector))
	switch who.By {
	case "finger":
		p.Touch(selector, 0, 0)
	case "mouse":
		p.Click(selector)
	default:
		who.reach(selector)
		if key := Evaluate[string](p, keyOf); key != "" {
			p.Press(key)
		}
	}
	p.WaitFor(leadsTo)
}

// keyOf is a JavaScript expression for the key that uses what has the focus; "" where the focus alone does.
const keyOf = `((e) => e.type === "checkbox" || e.type === "radio" && !e.checked ? " " : e.matches("a, button:not([role=tab]), summary") ? "\r" : "")(document.activeElement)`

// reach gives the focus by the keyboard: the key Tab leads to one of several radio buttons or tabs, forward or back, and an arrow to the
// others; in a menu, arrows to all.
func (who Person) reach(selector string) {
	p := who.Page
	p.T.Helper()
	isFocused := fmt.Sprintf(`document.activeElement.matches(%q)`, selector)
	if Evaluate[bool](p, fmt.Sprintf(`document.querySelector(%q).role === "menuitem"`, selector)) {
		for range 12 {
			if Evaluate[bool](p, isFocused) {
				return
			}
			p.Press(kb.ArrowDown)
		}
		p.T.Fatalf("the arrows do not lead to %s", selector)
	}
	var shift []chromedp.Modifier
	if Evaluate[bool](p, fmt.Sprintf(`document.activeElement !== document.body && (document.querySelector(%q).compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0`, selector)) {
		shift = append(shift, chromedp.ModifierShift)
	}
	p.tabUntil(fmt.Sprintf(`(({ role, type, name }) => {
		const { activeElement } = document;
		return role === "tab" && activeElement.role === "tab" || type === "radio" && activeElement.name === name || activeElement.matches(%q);
	})(document.querySelector(%[1]q))`, selector), shift...)
	for range 10 {
		if Evaluate[bool](p, isFocused) {
			return
		}
		p.Press(kb.ArrowRight)
		p.Painted()
	}
	p.T.Fatalf("the arrows do not lead to %s", selector)
}

// Pick chooses an option of a field. A mouse and a finger open its list, which is the browser's and not of the page: what is in it is
// chosen by keys.
func (who Person) Pick(field, value string) {
	p := who.Page
	p.T.Helper()
	if who.By == "keyboard" {
		who.reach(field)
	} else {
		who.Use(field, fmt.Sprintf(`document.querySelector(%q).matches(":open")`, field))
	}
	steps := Evaluate[int](p, fmt.Sprintf(`((e) => [...e.options].findIndex(({ value }) => value === %q) - e.selectedIndex)(document.querySelector(%q))`, value, field))
	for ; steps > 0; steps-- {
		p.Press(kb.ArrowDown)
	}
	for ; steps < 0; steps++ {
		p.Press(kb.ArrowUp)
	}
	if who.By != "keyboard" {
		p.Press(kb.Enter)
	}
	p.WaitFor(fmt.Sprintf(`document.querySelector(%q).value === %q`, field, value))
	// Without a window Chromium keeps the list open.
	if Evaluate[bool](p, fmt.Sprintf(`document.querySelector(%q).matches(":open")`, field)) {
		p.Press(kb.Escape)
		p.WaitFor(fmt.Sprintf(`!document.querySelector(%q).matches(":open")`, field))
	}
}

// Write puts a text in place of what is in a field.
func (who Person) Write(field, text string) {
	p := who.Page
	p.T.Helper()
	who.Use(field, fmt.Sprintf(`document.activeElement.matches(%q)`, field))
	Evaluate[int](p, `document.activeElement.select(), 0`)
	p.Do(chromedp.KeyEvent(text))
	p.WaitFor(fmt.Sprintf(`document.querySelector(%q).value === %q`, field, text))
}
