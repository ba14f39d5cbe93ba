package read

import (
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestOpenLargeFile: while the row of a large file is opened, its findings are drawn and all of its boards are read, no task of
// the page does much. PBN_PAGE_MB sets another size.
func TestOpenLargeFile(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	path := visit.Season(t, 4)

	p := visit.OpenCounting(t, "")
	p.Drop(path, visit.Example)
	if state := p.Finished("season.pbn"); state != "done" {
		t.Fatal(state)
	}
	visit.ShortTasks(p, visit.MostSteps, func() {
		p.Click(`[data-file="season.pbn"] .expander`)
		p.WaitFor(`document.querySelector('[data-file="season.pbn"] .expander[aria-expanded=true]') !== null && ` + visit.Indexed)
	})
	p.NoErrors()
}

// TestFirstBoardFirst: the first board of a large file is there before a tenth of it is read, while the file is converted.
func TestFirstBoardFirst(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.Evaluate[int](p, `(() => {
		const seen = new MutationObserver(() => {
			if (!document.querySelector("[data-shown]")) return;
			seen.disconnect();
			const { dataset } = document.documentElement;
			dataset.state = document.querySelector(".file").dataset.state;
			dataset.read = document.querySelector(".reader-progress progress").value;
		});
		seen.observe(document.body, { childList: true, subtree: true });
		return 0;
	})()`)
	p.Drop(visit.Repeated(t, append(browser.Read(t, visit.Example), "\n\n"...), 30<<20))
	p.WaitFor(`document.documentElement.dataset.read !== undefined`)
	if state := browser.Evaluate[string](p, `document.documentElement.dataset.state`); state != "reading" {
		t.Errorf("when the first board is there, the file is %s", state)
	}
	if read := browser.Evaluate[float64](p, `Number(document.documentElement.dataset.read)`); read >= 0.1 {
		t.Errorf("when the first board is there, %v of the file was read", read)
	}
	p.NoErrors()
}
