package page

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/core/pbn"
	"pbn/core/source"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// watched keeps what moves, and the names of the files that are kept on this device, as document.kept.
const watched = `
	document.shifts = 0;
	new PerformanceObserver((list) => { for (const { value } of list.getEntries()) document.shifts += value; }).observe({ type: "layout-shift", buffered: true });
	setInterval(async () => {
		const [found] = (await indexedDB.databases()).filter(({ name }) => name.startsWith("pbnkit"));
		if (!found) return;
		const opening = indexedDB.open(found.name);
		opening.onsuccess = () => {
			const asked = opening.result.transaction("files").objectStore("files").getAll();
			asked.onsuccess = () => {
				document.kept = asked.result.map(({ found }) => found.file.name + " " + found.file.size).sort().join();
				opening.result.close();
			};
		};
	}, 50);
`

// kept waits until these files are kept, with their sizes.
func kept(p *browser.Page, files string) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`document.kept === %q`, files))
}

const offer = `document.querySelector(".notice > p")?.textContent ?? ""`

// answers presses a button of the offer.
func answers(p *browser.Page, label string) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`[...document.querySelectorAll(".notice button")].some((e) => e.textContent === %q)`, label))
	browser.Evaluate[int](p, fmt.Sprintf(`([...document.querySelectorAll(".notice button")].find((e) => e.textContent === %q).click(), 0)`, label))
}

// TestKept: the files of the last time are offered when the page is loaded anew, at the board that was open, with their fixes, which can be taken back;
// nothing moves for it. Those of a link are not kept, and nothing is after "Forget" or where the list was cleared.
func TestKept(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Blank(t, watched)
	p.Do(chromedp.Navigate(url))
	p.Ready()
	p.Drop(visit.Example)
	p.Finished("example.pbn")
	p.WaitFor(visit.Indexed)
	p.Click(`[data-turn="on"]`)
	p.WaitFor(`location.hash === "#board=8"`)
	size := len(browser.Read(t, visit.Example))
	kept(p, fmt.Sprintf("example.pbn %d", size))
	p.Do(chromedp.Reload())
	p.Ready()
	p.WaitFor(offer + ` === "example.pbn again? It was kept on this device only."`)
	p.Painted()
	if shift := browser.Evaluate[float64](p, `document.shifts`); shift > 0 {
		t.Errorf("for the offer the page moves by %.3f", shift)
	}
	for _, width := range []int64{360, 1280} {
		p.Resize(width, 800)
		p.InColours(0, []int64{width}, func(scheme string, width int64) { p.Look(fmt.Sprintf("offer %s, %d", scheme, width)) })
	}
	p.Resize(360, 800)
	if over := browser.Evaluate[bool](p, `(() => {
		const text = document.querySelector(".notice > p");
		text.firstChild.data = "Rotations_".repeat(9) + text.firstChild.data;
		return text.getBoundingClientRect().right > text.parentElement.getBoundingClientRect().right - 10;
	})()`); over {
		t.Error("a long name is wider than the offer")
	}
	answers(p, "Open")
	p.Finished("example.pbn")
	visit.ShownIs(p, 2)
	p.WaitFor(offer + ` === ""`)

	// A file with fixes comes with them, and one of a link does not come.
	p.Click(`[data-file="example.pbn"] .remove`)
	kept(p, "")
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	p.Click(".apply-safe")
	repaired(p, "")
	want, _, _ := pbn.ApplySafe([]byte(visit.Faulty), source.Automatic, nil)
	// So that nobody is asked.
	repairedFile(p, "faulty.pbn", want)
	p.Drop(visit.Example)
	kept(p, fmt.Sprintf("example.pbn %d,faulty.pbn %d", size, len(want)))
	browser.Evaluate[int](p, fmt.Sprintf(`location.hash = "#pbn=%s", 0`, visit.Packed(visit.BoardOne)))
	p.Finished("shared.pbn")
	p.Click(`[data-file="shared.pbn"] .remove`)
	p.WaitFor(`document.querySelectorAll(".file").length === 2`)
	p.Do(chromedp.Reload())
	p.Ready()
	p.WaitFor(offer + ` === "2 files again? They were kept on this device only."`)
	answers(p, "Open")
	p.Finished("example.pbn")
	p.Finished("faulty.pbn")
	p.WaitFor(browser.Row("faulty.pbn") + `.querySelector(".file-facts").textContent.includes("repaired, ")`)
	p.Click(`[data-file="faulty.pbn"] .expander`)
	repairedFile(p, "faulty.pbn", want)
	kept(p, fmt.Sprintf("example.pbn %d,faulty.pbn %d", size, len(want)))
	p.Click(`[data-file="example.pbn"] .remove`)
	kept(p, fmt.Sprintf("faulty.pbn %d", len(want)))
	p.Do(chromedp.Reload())
	p.Ready()
	answers(p, "Forget")
	kept(p, "")
	p.Do(chromedp.Reload())
	p.Ready()
	p.Drop(visit.Example)
	p.Finished("example.pbn")
	if said := browser.Evaluate[string](p, offer); said != "" {
		t.Errorf("what is forgotten is offered: %s", said)
	}
	p.NoErrors()
}

// TestKeptNowhere: where the browser keeps nothing, nothing is said of it.
func TestKeptNowhere(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, `
		IDBFactory.prototype.open = () => { throw new DOMException("no room", "QuotaExceededError"); };
		document.refused = 0;
		addEventListener("unhandledrejection", () => document.refused++);
	`)
	p.Do(chromedp.Navigate(browser.Serve(t, nil)))
	p.Ready()
	p.Drop(visit.Example)
	p.Finished("example.pbn")
	p.Do(chromedp.Reload())
	p.Ready()
	p.Drop(visit.Example)
	p.Finished("example.pbn")
	if n := browser.Evaluate[int](p, `document.refused`); n > 0 || browser.Evaluate[string](p, offer) != "" {
		t.Errorf("%d failures are told", n)
	}
	p.NoErrors()
}
