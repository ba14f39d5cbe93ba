package read

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// watched keeps what moves, from before the page's own scripts.
const watched = `
	document.shifts = 0;
	new PerformanceObserver((list) => { for (const { value } of list.getEntries()) document.shifts += value; }).observe({ type: "layout-shift", buffered: true });
`

// TestLinkReads: a link opens its board to be read, and nothing else: no hero before it, no module that checks files, nothing that moves,
// and no hand under the controls of a phone.
func TestLinkReads(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	link := "#pbn=" + visit.Packed(string(browser.Read(t, visit.Example))) + "&board=8&card=2"
	for _, size := range [][2]int64{{360, 740}, {768, 1024}, {1280, 800}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			t.Parallel()
			p := browser.Blank(t, watched)
			p.Resize(size[0], size[1])
			p.Do(chromedp.Navigate(url + link))
			p.Ready()
			p.WaitFor(`document.querySelectorAll(".pbn-trick li").length === 2`)
			if boards := browser.Evaluate[string](p, `document.querySelector("#board .pbn-picked")?.textContent ?? ""`); boards != "2 of 3" {
				t.Errorf("of the boards, it shows %q", boards)
			}
			if hero := browser.Evaluate[bool](p, `[...document.querySelectorAll("h1, .lead, #drop, .first-deal")].some((e) => e.checkVisibility())`); hero {
				t.Error("more than the board is seen")
			}
			if loaded := browser.Evaluate[string](p, `performance.getEntriesByType("resource").map(({ name }) => /\w+\.wasm/.exec(name)?.[0]).filter(Boolean).join(" ")`); loaded != "read.wasm" {
				t.Errorf("it loads %s", loaded)
			}
			// What each link needs is asked for with the page, and not when the module has come.
			if late := browser.Evaluate[string](p, `["auto-settings", "auto-picker", "auto-play"].filter((name) => !document.querySelector("link[rel=modulepreload][href$='" + name + ".js']")).join()`); late != "" {
				t.Errorf("asked for late: %s", late)
			}
			p.Painted()
			if shift := browser.Evaluate[float64](p, `document.shifts`); shift > 0.05 {
				t.Errorf("it moves by %.3f", shift)
			}
			covered := browser.Evaluate[[]string](p, `(() => {
				const stepper = document.querySelector(".pbn-stepper").getBoundingClientRect();
				return [...document.querySelectorAll(".pbn-hand")].filter((hand) => {
					const { top, bottom } = hand.getBoundingClientRect();
					return top < 0 || bottom > innerHeight || (bottom > stepper.top && top < stepper.bottom);
				}).map((hand) => hand.textContent);
			})()`)
			if len(covered) > 0 {
				t.Errorf("hands that are not seen: %q", covered)
			}
			p.InColours(0, []int64{size[0]}, func(scheme string, width int64) { p.Look(fmt.Sprintf("link %s, %d", scheme, width)) })
			p.NoErrors()
		})
	}
}

// TestLinkOpens: the page of files is behind the board, with the board in it; what is changed in the address is followed.
func TestLinkOpens(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"#pbn="+visit.Packed(visit.BoardOne)).Ready()
	p.WaitFor(`document.querySelector("#board .pbn-board") !== null`)
	if saved := string(p.Saved(browser.Click("[data-linked=save]"))); saved != visit.BoardOne {
		t.Errorf("saved is %q", saved)
	}
	p.Click("[data-linked=open]")
	if state := p.Finished("shared.pbn"); state != "done" {
		t.Fatal(state)
	}
	p.WaitFor(visit.Indexed + ` && document.querySelector("#board .pbn-board") === null`)
	p.NoErrors()
}

// TestLinkKeepsSettings: what a link says of how its board is shown stays in the address while a reader steps through the play, since that may be
// sent on; and on the page of files it is named in the language of the page.
func TestLinkKeepsSettings(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"#pbn="+visit.Packed(string(browser.Read(t, visit.Example)))+"&board=7&suits=4&hidden=EW").Ready()
	p.Click(".pbn-step-forward")
	p.WaitFor(`/&card=1(?=&|$)/.test(location.hash) && location.hash.includes("&suits=4") && location.hash.includes("&hidden=EW")`)
	p.Click("[data-linked=open]")
	p.Finished("shared.pbn")
	p.WaitFor(`document.querySelector(".file-name .origin").textContent.includes("from a link")`)
	browser.Evaluate[int](p, `((field) => { field.value = "de"; field.dispatchEvent(new Event("change")); })(document.querySelector("[data-choice=language]")), 0`)
	p.WaitFor(`document.documentElement.lang === "de" && document.querySelector(".file-name .origin").textContent.includes("aus einem Link")`)
	p.NoErrors()
}

// TestLinkPasted: the link of a board that is pasted into the page opens there, as from the address.
func TestLinkPasted(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Click("#paste")
	p.WaitFor(`document.querySelector("dialog[open] textarea") !== null`)
	browser.Evaluate[int](p, fmt.Sprintf(`(document.querySelector("dialog textarea").value = %q, 0)`, "https://pbnkit.example/#pbn="+visit.Packed(visit.BoardOne)))
	p.Click("dialog[open] [type=submit]")
	if state := p.Finished("shared.pbn"); state != "done" {
		t.Fatal(state)
	}
	p.WaitFor(fmt.Sprintf(`location.hash.startsWith("#pbn=%s")`, visit.Packed(visit.BoardOne)))
	p.NoErrors()
}

// TestAddressOfAFile: an address that was copied where a file is open says that the file is not here, until one is.
func TestAddressOfAFile(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"#board=8").Ready()
	const said = `document.querySelector(".address [role=alert]")`
	p.WaitFor(said + `?.textContent.includes("only its sender has")`)
	p.Drop(visit.Example)
	p.Finished("example.pbn")
	visit.ShownIs(p, 2)
	p.WaitFor(said + ` === null`)
	p.NoErrors()
}
