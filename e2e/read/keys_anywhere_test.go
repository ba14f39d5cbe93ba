package read

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestKeysAnywhere: from the moment that a file is open its keys work wherever no field has the focus, and the focus stays with the board when
// another is shown.
func TestKeysAnywhere(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, visit.Example)
	shown := func(number string) string {
		return `document.querySelector("[data-shown]")?.dataset.shown === "` + number + `"`
	}
	press := func(keys string) { types(p, keys) }
	focus := browser.Evaluate[string](p, `(document.activeElement?.blur(), document.activeElement.localName)`)
	if focus != "body" {
		t.Fatalf("the focus is on %s", focus)
	}
	press("j")
	p.WaitFor(shown("2"))
	press("k")
	p.WaitFor(shown("1"))
	p.Press(kb.ArrowRight)
	p.WaitFor(place + `.includes("card 1 ")`)
	p.Press(kb.ArrowLeft)
	p.WaitFor(place + `.includes("card 0 ")`)

	// In the board, j changes it and the focus goes along.
	browser.Evaluate[int](p, `(document.querySelector(".pbn-step-forward").focus(), 0)`)
	press("j")
	p.WaitFor(shown("2") + ` && document.activeElement.closest("[data-shown]") !== null`)
	press("j")
	p.WaitFor(shown("3"))
	press("k")
	press("k")
	p.WaitFor(shown("1"))

	// The list of keys opens with "?" and closes with Escape; while it is open, j turns nothing.
	press("?")
	p.WaitFor(`document.querySelector("[data-menu=keys]").open && document.activeElement.closest("[data-menu=keys]") !== null`)
	p.Look("keys")
	press("j")
	if !browser.Evaluate[bool](p, shown("1")) {
		t.Error("behind the list of keys, another board is shown")
	}
	p.Press(kb.Escape)
	p.WaitFor(`!document.querySelector("[data-menu=keys]").open`)

	// A field keeps its letters, and so does a dialog.
	browser.Evaluate[int](p, `(document.activeElement.blur(), 0)`)
	press("/")
	p.WaitFor(`document.activeElement.matches("input[type=search]")`)
	press("j")
	press("k")
	p.WaitFor(`document.activeElement.value === "jk"`)
	p.Press(kb.Escape)
	p.WaitFor(shown("1"))
	p.NoErrors()
}

// TestKeysOfSeveralFiles: of several open files, the one that is seen has the keys.
func TestKeysOfSeveralFiles(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	other := browser.Written(t, "other.pbn", []byte(strings.ReplaceAll(string(browser.Read(t, visit.Example)), "Harbour", "Lakeside")))
	p.Drop(visit.Example, other)
	visit.Converted(p, visit.Example)
	for _, name := range []string{filepath.Base(visit.Example), "other.pbn"} {
		p.Click(`[data-file="` + name + `"] .show-boards`)
		p.WaitFor(`document.querySelector('[data-file="` + name + `"] [data-shown]') !== null`)
	}
	shown := func(name, number string) string {
		return `document.querySelector('[data-file="` + name + `"] [data-shown]').dataset.shown === "` + number + `"`
	}
	browser.Evaluate[int](p, `(document.activeElement?.blur(), document.querySelector('[data-file="other.pbn"] .reader').scrollIntoView(), 0)`)
	types(p, "j")
	p.WaitFor(shown("other.pbn", "2") + " && " + shown(filepath.Base(visit.Example), "1"))
	p.NoErrors()
}
